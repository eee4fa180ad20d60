"""Packages from outside: the example's tests pass, a new game's pass as written, all commands know both."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from breakhouse.locales import LANGUAGES
from breakhouse.terminal.cli import main
from tests.support.plugins import BIDS, NIM, announce_project

Run = Callable[..., str]


def runner(project: Path, folder: Path) -> Run:
    """Commands for which the project is installed."""
    path = os.pathsep.join(map(str, announce_project(folder, project)))

    def run(*command: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", *command],
            input=typed,
            capture_output=True,
            text=True,
            cwd=project,
            env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"},
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return runner(NIM, tmp_path_factory.mktemp("nim"))


def test_the_examples_own_tests_pass(nim: Run) -> None:
    assert "passed" in nim("pytest", "-q", "-p", "no:cacheprovider", "tests")


def test_the_example_with_sealed_choices_passes_its_tests_and_can_be_played(tmp_path: Path) -> None:
    run = runner(BIDS, tmp_path)
    assert "passed" in run("pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert "expert" in run("breakhouse", "arena", "expert", "random", "--game", "bids", "--deals", "2")


def test_the_referee_knows_the_example(nim: Run) -> None:
    requests = [
        {"op": "games"},
        {"op": "new", "game": "nim", "seats": ["Ann", "Bo"], "seed": "a"},
        {"op": "do", "match": "m1", "seat": 0, "command": {"do": "pass"}},
        {"op": "do", "match": "m1", "seat": 0, "command": {"do": "take", "card": 1}},
    ]
    answers = [
        json.loads(line)
        for line in nim("breakhouse", "referee", typed="\n".join(map(json.dumps, requests))).splitlines()
    ]
    assert "nim" in [one["id"] for one in answers[0]["games"]]
    assert "can’t pass" in answers[2]["refused"]["text"]
    assert answers[3]["events"] == [{"did": "taken", "seat": 0, "card": 1, "left": 11}]


def test_the_arena_and_the_terminal_know_the_example(nim: Run) -> None:
    assert "expert" in nim("breakhouse", "arena", "expert", "random", "--game", "nim", "--deals", "2")
    printed = nim("breakhouse", "play", "nim", "--plain", "--option", "wins=1", typed="1\n" * 20)
    assert "the match" in printed


def test_a_new_game_passes_its_tests_as_it_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "new-game", "word-race", "--into", str(tmp_path)]) == 0
    assert "breakhouse play word-race" in capsys.readouterr().out
    run = runner(tmp_path / "breakhouse-word-race", tmp_path)
    assert "passed" in run("pytest", "-q", "-p", "no:cacheprovider")
    for language in LANGUAGES:
        printed = run("breakhouse", "--language", language, "play", "word-race", "--plain", typed="1\n" * 30)
        assert "21" in printed
    run("mypy", "--strict", "--cache-dir", os.devnull, "src")


def test_no_existing_file_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["--language", "en", "new-game", "race", "--into", str(tmp_path)]
    assert [main(line), main(line)] == [0, 2]
    assert "already exists; nothing was written." in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", "Race", "9lives", "two words", "a--b", "-a", "class", "x" * 31, "../up"])
def test_a_new_game_needs_a_valid_name(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "new-game", "--into", str(tmp_path), "--", name]) == 2
    assert "can’t be the name of a game" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_name_already_on_the_shelf_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tests.support.games import GAMES

    assert main(["--language", "en", "new-game", GAMES[0], "--into", str(tmp_path)]) == 2
    assert "already" in capsys.readouterr().err
