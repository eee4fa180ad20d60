"""`breakhouse simulate`: what it counts, draws and refuses."""

import argparse
from pathlib import Path

import pytest

from breakhouse.core import Refusal
from breakhouse.terminal.skipbo_breakers import simulate


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--language", default="en")
    commands = parser.add_subparsers()
    simulate.add_parser(commands)
    args = parser.parse_args(words)
    code: int = args.run(args)
    return code


def test_greedy_beats_random(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "hands.svg"
    words = (
        "simulate",
        "skipbo-breakers",
        "--hands",
        "3000",
        "--players",
        "greedy",
        "random",
        "--plot",
        str(picture),
    )
    assert run(*words) == 0
    shown = capsys.readouterr().out
    assert "+6." in shown or "+7." in shown
    assert "█" in shown
    assert picture.read_text().startswith("<svg")


def test_the_same_seed_counts_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    tables = []
    for _ in range(2):
        run("simulate", "skipbo-breakers", "--hands", "500", "--seats", "4", "--seed", "3")
        tables.append([line for line in capsys.readouterr().out.splitlines() if "│" in line])
    assert tables[0] == tables[1]
    assert len(tables[0]) == 4


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("simulate", "dice"), "no-compiled-players"),
        (("simulate", "skipbo-breakers", "--players", "wizard"), "unknown-player"),
        (("simulate", "skipbo-breakers", "--players", "greedy", "random", "--seats", "3"), "players-for-seats"),
        (("simulate", "skipbo-breakers", "--seats", "5"), "wrong-number-of-seats"),
        (("simulate", "skipbo-breakers", "--hands", "0"), "needs-hands"),
    ],
)
def test_invalid_commands_are_refused(words: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as no:
        run(*words)
    assert no.value.code == code


def test_without_the_compiler_it_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "find_spec", lambda _: None)
    with pytest.raises(Refusal) as no:
        run("simulate", "skipbo-breakers")
    assert no.value.code == "needs-numba"
