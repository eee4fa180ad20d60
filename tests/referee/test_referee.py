"""The referee answers every line, and nothing that is sent to it kills it."""

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from breakhouse.games import shelf
from breakhouse.locales import LANGUAGES
from breakhouse.referee import Referee, describe
from breakhouse.terminal.cli import main


def ask(referee: Referee, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(next(iter(referee.serve([json.dumps(request).encode()]))))
    return answer


def new(referee: Referee, **more: Any) -> str:
    request = {"game": "skipbo-breakers", "seats": ["Ann", "Bo"], "options": {}, "seed": "a"} | more
    match: str = ask(referee, op="new", **request)["match"]
    return match


def test_the_games_operation_lists_ids_seats_and_options() -> None:
    games = {g["id"]: g for g in ask(Referee(), op="games")["games"]}
    assert list(games) == list(shelf())
    assert games["skipbo-breakers"]["seats"] == [2, 4]
    assert games["skipbo-breakers"]["options"]["target"]["default"] == 50


def test_the_same_seed_gives_the_same_match_and_commitment() -> None:
    referee = Referee()
    first, second = (
        ask(referee, op="new", game="skipbo-breakers", seats=["Ann", "Bo"], options={}, seed="x") for _ in "ab"
    )
    assert first["commitment"] == second["commitment"]
    views = [ask(referee, op="view", match=m["match"], seat=0) for m in (first, second)]
    assert views[0] == views[1]


def test_a_whole_match_is_played_by_json_lines() -> None:
    referee, rng = Referee(), Random(1)
    match = new(referee, options={"target": 20})
    while ask(referee, op="outcome", match=match)["outcome"] is None:
        view = ask(referee, op="view", match=match, seat=None)["view"]
        commands = ask(referee, op="legal", match=match, seat=view["turn"])["commands"]
        assert ask(referee, op="legal", match=match, seat=1 - view["turn"])["commands"] == []
        answer = ask(referee, op="do", match=match, seat=view["turn"], command=rng.choice(commands))
        assert answer["events"][0]["did"] in ("laid", "passed")
    outcome = ask(referee, op="outcome", match=match)["outcome"]
    assert max(outcome["scores"]) >= 20
    log = ask(referee, op="log", match=match)["log"]
    again = ask(referee, op="replay", log=log)["match"]
    assert ask(referee, op="outcome", match=again)["outcome"] == outcome
    assert ask(referee, op="replay", log=log[:-1])["error"]["code"] == "log-cut"
    assert ask(referee, op="replay", log=[log[0], *log[2:]])["error"]["code"] == "log-altered"


def test_events_are_redacted_to_the_seat_that_acts() -> None:
    referee = Referee()
    match = new(referee, options={"think_ms": 5000})
    events = ask(referee, op="time", match=match, at=5000)["events"]
    assert [e["did"] for e in events] == ["laid"]
    assert ask(referee, op="time", match=match, at=4000)["error"]["code"] == "time-went-back"


def test_a_refusal_has_code_params_and_text() -> None:
    referee = Referee()
    match = new(referee)
    turn = ask(referee, op="view", match=match, seat=None)["view"]["turn"]
    refused = ask(referee, op="do", match=match, seat=turn, command={"do": "lay", "set": "1 x"})["refused"]
    assert refused["code"] == "not-a-tile"
    assert refused["params"] == {"tile": "x"}
    assert "“x” isn’t a tile" in refused["text"]
    passed = ask(referee, op="do", match=match, seat=turn, command={"do": "pass"})["refused"]
    assert passed["code"] == "opener-must-lay"


def test_the_sets_operation_gives_those_of_the_design() -> None:
    beat = {"kind": "pair", "length": 2, "rank": 4}
    answer = ask(Referee(), op="sets", hand="1 1 2 5 *", to_beat=beat, options={})
    assert answer == {"sets": [{"kind": "pair", "length": 2, "rank": 5, "tiles": "5 *"}]}
    opening = ask(Referee(), op="sets", hand="7 7 *", to_beat=None, options={})["sets"]
    assert {(s["kind"], s["tiles"]) for s in opening} == {
        ("single", "7"),
        ("single", "*"),
        ("pair", "7 7"),
        ("pair", "7 *"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_operation_with_a_line_that_works(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--language", language, "referee", "--help"])
    assert done.value.code == 0
    shown = capsys.readouterr().out
    referee, log = Referee(), "null"
    for op, about, line in describe(language):
        assert f"  {op} " in shown
        assert about in shown
        assert line in shown
        answer = referee.answer(line.replace("LOG", log).encode())
        assert not {"error", "refused"} & answer.keys(), (line, answer)
        assert answer != {"commands": []}, "there is something to do for whoever tries these lines"
        log = json.dumps(answer.get("log")) if op == "log" else log


def test_the_stability_and_judge_operations_answer() -> None:
    stands = ask(Referee(), op="stability", blocks=[[0, 0, 3, 1], [1, 1, 1, 3]])
    assert stands["stands"] is True
    assert stands["margin"] > 0
    falls = ask(Referee(), op="stability", blocks=[[0, 0, 1, 1], [0.75, 1, 3, 1]])
    assert falls["stands"] is False
    assert falls["margin"] < 0
    assert ask(Referee(), op="stability", blocks=[[0, 2, 3, 1]]) == {"stands": False, "margin": None}
    card = "c1 1 blue grey: grey-@0,0 grey|@1,1"
    verdict = ask(Referee(), op="judge", card=card, construction="red-@5,0 white|@6,1")
    assert verdict["matched"] is True
    verdict = ask(Referee(), op="judge", card=card, construction="red-@5,0")
    assert verdict["matched"] is False
    assert ask(Referee(), op="judge", card="nonsense", construction="")["error"]["code"] == "notation-card"


def test_bad_requests_are_answered_with_what_was_wrong() -> None:
    referee = Referee()
    assert ask(referee, op="view", match="m9", seat=0)["error"]["code"] == "no-such-match"
    match = new(referee)
    assert ask(referee, op="view", match=match, seat=2)["error"]["code"] == "no-such-seat"
    assert ask(referee, op="new", game="chess", seats=["a", "b"])["error"]["code"] == "no-such-game"
    assert ask(referee, op="new", game="skipbo-breakers", seats=["a"])["error"]["code"] == "wrong-number-of-seats"
    wrong = {"game": "skipbo-breakers", "seats": ["a", "b"]}
    assert ask(referee, op="new", **wrong, options={"taget": 3})["error"]["code"] == "unknown-option"
    assert ask(referee, op="new", **wrong, options={"target": 0})["error"]["code"] == "impossible-option"
    unreadable = ask(referee, op="new", **wrong, surprise=1)["error"]
    assert unreadable["code"] == "unreadable-request"
    assert "surprise" in unreadable["text"]


REQUESTS = (
    {"op": "games"},
    {"op": "new", "game": "skipbo-breakers", "seats": ["a", "b"], "options": {}, "seed": "s"},
    {"op": "view", "match": "m1", "seat": 0},
    {"op": "legal", "match": "m1", "seat": 1},
    {"op": "do", "match": "m1", "seat": 0, "command": {"do": "lay", "set": "3 4 *", "kind": "run"}, "at": 5},
    {"op": "time", "match": "m1", "at": 60000},
    {"op": "sets", "hand": "1 1 2 5 *", "to_beat": {"kind": "pair", "length": 2, "rank": 4}, "options": {}},
    {"op": "stability", "blocks": [[0, 0, 3, 1], [0, 1, 1, 1]]},
    {"op": "judge", "card": "c1 1 blue grey: grey-@0,0", "construction": "red-@0,0"},
    {"op": "replay", "log": ["match {}", "end {}"]},
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    """A request with some of its values, names or bytes replaced."""
    request = json.loads(json.dumps(draw(st.sampled_from(REQUESTS))))
    for _ in range(draw(st.integers(0, 3))):
        name = draw(st.sampled_from(sorted(request)) | st.text(max_size=6))
        request[name] = draw(JSON)
    line = json.dumps(request).encode()
    if draw(st.booleans()):
        cut = draw(st.integers(0, len(line)))
        line = line[:cut] + draw(st.binary(max_size=6)).replace(b"\n", b"") + line[cut + draw(st.integers(0, 3)) :]
    return line


@given(st.lists(requests() | st.binary(max_size=60).map(lambda b: b.replace(b"\n", b"")), max_size=8))
@example([b"[" * 100_000])
@example([b'{"op":"do","match":"m1","seat":' + b"9" * 400 + b"}"])
@settings(max_examples=400, deadline=None)
def test_nothing_kills_the_referee(lines: list[bytes]) -> None:
    referee = Referee()
    new(referee)
    answers = list(referee.serve(lines))
    assert len(answers) == sum(1 for line in lines if line.strip())
    for answer in answers:
        assert isinstance(json.loads(answer), dict)
    assert "view" in ask(referee, op="view", match="m1", seat=0)


def test_the_command_speaks_json_lines() -> None:
    lines = b'{"op":"games"}\n\nnonsense\n{"op":"outcome","match":"m1"}\n'
    done = subprocess.run(
        [sys.executable, "-m", "breakhouse", "referee"], input=lines, capture_output=True, timeout=60, check=True
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert ["games" in answers[0], "error" in answers[1], "error" in answers[2]] == [True, True, True]
    assert done.stderr == b""
