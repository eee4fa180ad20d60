"""Programs at a table: real processes that play, dawdle, crash, babble and cheat."""

import contextlib
import json
import shlex
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from breakhouse.bots import Budget, make_bot
from breakhouse.bots.party import Party
from breakhouse.bots.program import Dismissal, Program, seat_player
from breakhouse.core import Refusal
from breakhouse.core.match import Sitting
from breakhouse.core.news import Seating
from breakhouse.games import game
from breakhouse.locales import say

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot.py"
PYTHON = shlex.quote(sys.executable)
ANSWER = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        {0}
"""


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Any]:
    """Starts a program from its text; ends all of them."""
    programs: list[Program] = []

    def start(text: str, game_id: str = "skipbo-breakers") -> Program:
        file = tmp_path / f"bot{len(programs)}.py"
        file.write_text(text)
        programs.append(Program(game_id, f"{PYTHON} {shlex.quote(str(file))}", 0))
        return programs[-1]

    yield start
    for program in programs:
        program.close()


def answering(code: str) -> str:
    return ANSWER.format(code)


def play_out(program: Program, game_id: str = "skipbo-breakers", ms: int = 1500, **options: Any) -> Party:
    sitting = Sitting.start(game(game_id), ["program", "house"], options)
    party = Party(sitting, [program, make_bot(game_id, "random", 1)], Budget(ms=ms))
    party.play()
    assert sitting.match.outcome() is not None, "the table goes on"
    return party


def lost(program: Program) -> Dismissal:
    assert program.notice is not None
    text = say("en", f"notice-{program.notice.code}", **program.notice.params)
    assert "takes over" in text
    return program.notice


@pytest.mark.parametrize(
    ("game_id", "options"),
    [("skipbo-breakers", {}), ("classic", {"turns": 1}), ("mini", {"turns": 1}), ("dice", {"turns": 1})],
)
def test_the_example_plays_every_game(game_id: str, options: dict[str, Any]) -> None:
    program = Program(game_id, f"{PYTHON} {shlex.quote(str(EXAMPLE))}", 0)
    play_out(program, game_id, **options)
    assert program.notice is None or program.notice.code == "program-insists", program.notice
    program.close()


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 40


def test_a_good_program_keeps_its_seat(written: Any) -> None:
    program = written(
        answering('print(json.dumps({"id": message["ask"], "command": message["offers"][0]}), flush=True)')
    )
    party = play_out(program)
    assert program.notice is None
    assert party.refusals == 0


def test_a_program_is_sent_exactly_these_messages(
    written: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    monkeypatch.setattr("breakhouse.bots.program.START_MS", 2_000)
    program = written(
        f"import sys\nout = open({str(heard)!r}, 'w')\n"
        "for line in sys.stdin:\n    out.write(line)\n    out.flush()\n"
    )
    sitting = Sitting.start(game("skipbo-breakers"), ["program", "house"])
    match = sitting.match
    program.hear(Seating(0, match.header.seats, dict(match.header.options)))
    for entry in sitting.log:
        for event in entry.read_events(match.game):
            program.observe(match.game.redact(event, 0))
    program.choose(match.game.view(match.state, 0), match.legal(match.state.turn), Budget(now=5, ms=1))  # type: ignore[attr-defined]
    lines = heard.read_text().splitlines()
    hello = json.loads(lines[0])["hello"]
    assert (hello["protocol"], hello["game"], hello["seat"]) == (2, "skipbo-breakers", 0)
    assert hello["names"] == ["program", "house"]
    assert hello["options"] == json.loads(json.dumps(match.header.options))
    assert hello["pace"]["budget_ms"] == 2_000
    assert lines[1].startswith('{"saw":{"did":"drew"')
    assert lines[-1].startswith('{"ask":1,"view":{"seat":0,')
    assert '"budget_ms":1,"now":5' in lines[-1]
    dealt = next(line for line in lines if '"did":"dealt"' in line)
    assert "null" in dealt, "the other hand stays hidden"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("raise SystemExit(3)", "program-crashed"),
        ("import sys\nprint('oops', file=sys.stderr)\nsys.exit(1)", "program-crashed"),
        (answering("print('hello', flush=True)"), "program-unreadable"),
        (
            answering("print(json.dumps({'id': message['ask'], 'command': {'do': 'fly'}}), flush=True)"),
            "program-unreadable",
        ),
        (answering("print(json.dumps({'id': 99, 'command': None}), flush=True)"), "program-unreadable"),
        (answering("print('[' * 100000, flush=True)"), "program-unreadable"),
        (
            answering(
                "print(json.dumps({'id': message['ask'], 'command': {'do': 'expire', 'tag': 'x'}}), flush=True)"
            ),
            "program-cheats",
        ),
        (answering("sys.stdout.write('x' * 3_000_000); sys.stdout.flush()"), "program-crashed"),
    ],
    ids=["exits", "fails", "babbles", "unknown", "wrong-id", "nested", "cheats", "floods"],
)
def test_a_bad_program_loses_its_seat_and_the_table_goes_on(written: Any, text: str, code: str) -> None:
    program = written(text)
    play_out(program)
    assert lost(program).code == code


def test_a_program_that_insists_on_illegal_moves_loses_its_seat(written: Any) -> None:
    program = written(
        answering(
            'set = {"do": "lay", "set": "1 1 1 1 1 1 1"}; '
            'print(json.dumps({"id": message["ask"], "command": set}), flush=True)'
        )
    )
    party = play_out(program)
    assert lost(program).code == "program-insists"
    assert party.refusals >= 3


def test_a_program_hears_why_it_was_refused_and_how_the_match_ended(written: Any, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program = written(
        "import json, sys\nbad = True\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        f"    if 'refused' in message or 'end' in message: print(line, end='', file=open({str(heard)!r}, 'a'))\n"
        "    if 'ask' in message:\n"
        "        lay = {'do': 'lay', 'set': '1 1 1 1 1 1 1'}\n"
        "        command = lay if bad else message['offers'][0]\n"
        "        print(json.dumps({'id': message['ask'], 'command': command}), flush=True)\n"
        "        bad = False\n"
    )
    party = play_out(program)
    program.close()
    assert program.notice is None
    refused, end = (json.loads(line) for line in heard.read_text().splitlines())
    assert refused["refused"]["id"] == 1
    assert refused["refused"]["code"]
    assert "{" not in refused["refused"]["text"]
    outcome = party.sitting.match.outcome()
    assert outcome is not None
    assert end == {"end": {"scores": [*outcome.scores], "winners": [*outcome.winners], "reason": outcome.reason}}


def test_a_program_that_keeps_everybody_waiting_loses_its_seat(written: Any) -> None:
    program = written(answering("print(json.dumps({'id': message['ask'], 'command': None}), flush=True)"))
    play_out(program)
    assert lost(program).code == "program-waits"


def test_a_programs_last_lines_are_kept_for_its_author(written: Any) -> None:
    program = written("import sys\nprint('one', 'two', sep='\\n', file=sys.stderr)\nraise ValueError('three')")
    play_out(program)
    notice = lost(program)
    assert notice.code == "program-crashed"
    assert notice.stderr.startswith("one\ntwo\n")
    assert notice.stderr.endswith("ValueError: three")
    assert "three" not in str(notice.params), "other players need not read it"


def test_a_program_is_charged_only_for_its_own_processor_time(written: Any) -> None:
    spin = (
        "until = time.process_time() + 0.05\n"
        "        while time.process_time() < until: pass\n"
        "        print(json.dumps({'id': message['ask'], 'command': message['offers'][0]}), flush=True)"
    )
    program = written(answering(spin).replace("import json, sys", "import json, sys, time"))
    party = play_out(program, target=1)  # one hand has questions enough
    asked = program._asked
    assert program.notice is None
    assert asked > 5
    assert 0.05 * (asked - 1) <= program.spent_s < 0.2 * asked
    assert party.refusals == 0


def test_a_slow_program_loses_its_seat_in_time(written: Any) -> None:
    program = written(
        'import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n    if "ask" in m:\n'
        '        print(json.dumps({"id": m["ask"], "command": m["offers"][0]}), flush=True)\n'
        "        sys.stdin.readline()\n        time.sleep(600)\n"
    )
    began = time.monotonic()
    play_out(program, ms=100)
    assert lost(program).code == "program-too-slow"
    assert time.monotonic() - began < 20


def test_a_program_that_never_reads_holds_up_nobody(written: Any) -> None:
    program = written("import time\ntime.sleep(600)")
    sitting = Sitting.start(game("skipbo-breakers"), ["program", "house"])
    match = sitting.match
    event = match.game.redact(sitting.log[0].read_events(match.game)[0], 0)
    began = time.monotonic()
    for _ in range(20_000):
        program.observe(event)
    assert time.monotonic() - began < 10
    program.close()
    assert time.monotonic() - began < 12


def test_a_program_that_cannot_be_started_is_replaced_at_once() -> None:
    notices: list[Dismissal] = []
    program = Program("skipbo-breakers", "/no/such/program", 0, lost=notices.append)
    assert [notice.code for notice in notices] == ["program-not-started"]
    play_out(program)


def test_child_processes_of_a_program_end_with_it(written: Any) -> None:
    """Its child keeps a connection to us, which ends when the child does."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(20)
        call = f"import socket, time; s = socket.create_connection({server.getsockname()}); time.sleep(600)"
        program = written(
            "import subprocess, sys, time\n"
            f"child = subprocess.Popen([sys.executable, '-c', {call!r}])\ntime.sleep(600)"
        )
        connection, _ = server.accept()
    with connection:
        connection.settimeout(20)
        program.close()
        with contextlib.suppress(ConnectionResetError):
            assert connection.recv(1) == b""


def test_the_stand_in_knows_what_the_program_saw() -> None:
    program = Program("dice", "/no/such/program", 0)
    party = play_out(program, "dice", turns=1)
    assert program.notice is not None
    assert program.notice.params["level"] == "casual"
    assert party.sitting.match.outcome().scores[0] > 0  # type: ignore[union-attr]


def test_levels_and_commands_are_told_apart() -> None:
    assert not isinstance(seat_player("dice", "expert", 0), Program)
    with pytest.raises(Refusal) as no:
        seat_player("dice", "exprt", 0)
    assert no.value.code == "no-such-level"
    program = seat_player("dice", f"{PYTHON} -c pass", 0)
    assert isinstance(program, Program)
    program.close()


@pytest.mark.needs("Linux")
def test_a_program_that_takes_too_much_memory_loses_its_seat(
    written: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("breakhouse.bots.pipe.MOST_MEMORY", 300 << 20)
    program = written(answering("hoard = bytearray(1 << 30)"))
    play_out(program)
    assert lost(program).code == "program-crashed"
