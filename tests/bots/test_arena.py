"""The arena: duplicate deals, honest intervals, the same result on one core and on two."""

import json
import random
import shlex
import sys
from pathlib import Path
from statistics import NormalDist, fmean
from xml.etree import ElementTree

import pytest

from breakhouse.bots import arena
from breakhouse.bots.arena import Bout, as_json, bouts, interval, play_deal, run
from breakhouse.bots.chart import bars, curves, histogram
from breakhouse.terminal.cli import main

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot.py"


def test_a_deal_is_played_from_every_seat() -> None:
    deal = play_deal(Bout("skipbo-breakers", "random", "random", seats=3), 7)
    assert deal.moves[1] > deal.moves[0] > 0
    assert 0 <= deal.won <= 1
    assert deal == play_deal(Bout("skipbo-breakers", "random", "random", seats=3), 7) or deal.cpu_ms


def test_loading_and_compiling_do_not_count_as_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    real = arena.play_deal
    monkeypatch.setattr(arena, "_READY", set())
    monkeypatch.setattr(arena, "play_deal", lambda bout, number: played.append(number) or real(bout, number))
    bout = Bout("skipbo-breakers", "casual", "random", deals=2)
    result = run(bout, cores=1)
    assert played == [-1, 0, 1], "a deal that is not counted comes first"
    assert len(result.margins) == 2
    run(bout, cores=1)
    assert played == [-1, 0, 1, 0, 1], "once a process"


def test_better_hands_win_in_the_dice_game() -> None:
    report = run(Bout("dice", "expert", "beginner", deals=4, options={"level": "introduction"}), cores=1)
    assert report.margin > 0
    assert report.won > 0.5


def test_the_result_is_the_same_on_one_core_or_two() -> None:
    bout = Bout("skipbo-breakers", "random", "random", deals=6)
    alone, together = run(bout, cores=1), run(bout, cores=2)
    assert alone.margins == together.margins
    assert together.cores == 2


def test_two_equal_bots_come_out_even() -> None:
    report = run(Bout("skipbo-breakers", "random", "random", deals=60), cores=1)
    assert report.low < 0 < report.high
    assert report.high - report.low < 6


def test_confidence_intervals_hold_in_nineteen_of_twenty_cases() -> None:
    rng = random.Random(5)
    hits = 0
    for _ in range(1500):
        sample = [rng.gauss(1, 3) for _ in range(8)]
        low, high = interval(sample)
        hits += low <= 1 <= high
    spread = NormalDist(0.95 * 1500, (1500 * 0.95 * 0.05) ** 0.5)
    assert abs(hits - spread.mean) < 4.5 * spread.stdev
    assert interval([1.0]) == (float("-inf"), float("inf"))


def test_in_a_round_robin_everybody_meets_everybody() -> None:
    met = [(bout.first, bout.second) for bout in bouts({"game": "dice"}, ["a", "b", "c"])]
    assert met == [("a", "b"), ("a", "c"), ("b", "c")]


def test_the_arena_prints_results_as_json() -> None:
    result = json.loads(as_json([run(Bout("skipbo-breakers", "random", "random", deals=3), cores=1)]))
    report = result["reports"][0]
    assert report["bout"]["deals"] == len(report["margins"]) == 3
    assert report["margin"] == pytest.approx(fmean(report["margins"]))


def test_a_bot_that_loses_its_seat_forfeits_the_deal(tmp_path: Path) -> None:
    """It used to be credited with what its stand-in scored."""
    file = tmp_path / "fails.py"
    file.write_text("import sys\nsys.exit('out of luck')")
    report = run(Bout("skipbo-breakers", f"{shlex.quote(sys.executable)} {file}", "random", deals=4), cores=1)
    assert report.won == 0
    assert all(margin <= 0 for margin in report.margins)
    assert report.forfeits == (8, 0)
    assert {(notice.code, notice.stderr) for notice in report.notices} == {("program-crashed", "out of luck")}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_forfeit_never_pays(seats: int) -> None:
    for scores in ((9,) * seats, (5, -3, 2)[:seats], (-4, 1, 0)[:seats]):
        counted, winners = arena.apply_forfeits(scores, (0,), {0})
        assert counted[0] == min(scores)
        assert set(counted[1:]) == {max(scores)}
        assert winners == tuple(range(1, seats))
    assert arena.apply_forfeits((3, 1), (0,), {0, 1}) == ((1, 1), ())
    assert arena.apply_forfeits((3, 1), (0,), set()) == ((3, 1), (0,))


def test_a_disqualified_program_is_shown_with_its_last_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    idle = tmp_path / "idle.py"
    idle.write_text(
        "import json, sys\nfor line in sys.stdin:\n    ask = json.loads(line).get('ask')\n"
        "    if ask: print(json.dumps({'id': ask, 'command': None}), flush=True)\n"
    )
    crash = tmp_path / "crash.py"
    crash.write_text("import sys\nsys.exit('out of luck')")
    commands = [f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}" for file in (idle, crash)]
    assert main(["--language", "en", "arena", *commands, "random", "--deals", "1", "--cores", "1"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "idle.py was disqualified in 2 matches out of 2 and lost them." in shown
    assert "wouldn’t move, although everyone was waiting" in shown
    assert "out of luck" in shown
    assert "Traceback" not in shown
    assert "inf" not in shown, "one deal has no interval"


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    where = ["--json", str(tmp_path / "a.json"), "--plot", str(tmp_path / "a.svg")]
    assert main(["--language", "en", "arena", "random", program, "--deals", "2", "--cores", "1", *where]) == 0
    printed = capsys.readouterr().out
    assert "first_bot.py" in printed
    assert "95" in printed
    assert json.loads((tmp_path / "a.json").read_text())["reports"]
    ElementTree.parse(tmp_path / "a.svg")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["random"], "two players"),
        (["random", "nobody"], "no opponent"),
        (["random", "random", "--deals", "0"], "one deal"),
        (["random", "random", "--seats", "9"], "9"),
        (["random", "/no/such/program"], "couldn’t be started"),
    ],
)
def test_an_impossible_arena_is_explained(args: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "arena", *args]) == 2
    assert words in capsys.readouterr().err


def test_the_arenas_pictures_are_well_formed() -> None:
    for svg in (
        histogram([1.0, -2.0, 0.5], (-1.0, 1.0), 0.1, "A & B <plot>"),
        curves([("Ann", [0.5, 0.7]), ('B"o', [0.5, 0.3])], "chances", [(0, 1)]),
        bars([("Ann", 3.0, -1.0), ("Bo", -2.0, 0.0)], "luck", ("dice", "choice"), ["3", "-1", "-2", "0"]),
        histogram([0.0], (0.0, 0.0), 0.0, "one"),
    ):
        ElementTree.fromstring(svg)
