"""The example as a stranger would install it: a fresh environment, `pip install`, its tests, every command."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NIM = ROOT / "examples" / "nim"
PIP = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation")
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the house and the example. What the house needs comes from the one that runs this test:
    that is where it was downloaded to already; the two packages themselves are built and installed by pip."""
    folder = tmp_path_factory.mktemp("fresh") / "env"
    venv.create(folder, with_pip=True)
    ours = [path for path in sys.path if path.endswith("site-packages")]
    theirs = next(folder.glob("lib/python*/site-packages"), folder / "Lib" / "site-packages")
    (theirs / "downloaded.pth").write_text("\n".join(ours))
    for project in (ROOT, NIM):
        run(folder, "python", *PIP, "--force-reinstall", str(project), cwd=folder)
    return folder


def run(environment: Path, command: str, *words: str, typed: str = "", cwd: Path) -> str:
    where = environment / ("Scripts" if os.name == "nt" else "bin")
    done = subprocess.run(
        [str(where / command), *words],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, "PYTHONUTF8": "1", "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"},
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_both_are_installed_here_and_nowhere_else(fresh: Path) -> None:
    for package in ("breakhouse", "breakhouse_nim"):
        file = run(fresh, "python", "-c", f"import {package}; print({package}.__file__)", cwd=fresh)
        assert Path(file.strip()).is_relative_to(fresh)


def test_its_own_tests_pass(fresh: Path) -> None:
    assert "passed" in run(fresh, "python", *PYTEST, str(NIM / "tests"), cwd=fresh)


def test_the_referee_plays_it(fresh: Path) -> None:
    requests = (
        {"op": "games"},
        {"op": "new", "game": "nim", "seats": ["Ann", "Bo"], "seed": "fresh"},
        {"op": "legal", "match": "m1", "seat": 0},
    )
    told = run(fresh, "breakhouse", "referee", typed="\n".join(map(json.dumps, requests)), cwd=fresh)
    games, _, legal = (json.loads(line) for line in told.splitlines())
    assert "nim" in [one["id"] for one in games["games"]]
    assert {one["do"] for one in legal["commands"]} == {"take"}


def test_the_arena_and_the_terminal_play_it(fresh: Path) -> None:
    arena = ("arena", "expert", "random", "--game", "nim", "--deals", "4")
    assert "expert" in run(fresh, "breakhouse", *arena, cwd=fresh)
    told = run(fresh, "breakhouse", "play", "nim", "--plain", "--option", "wins=1", typed="1\n" * 20, cwd=fresh)
    assert "the match" in told


def test_a_new_game_written_there_passes_its_tests(fresh: Path, tmp_path: Path) -> None:
    run(fresh, "breakhouse", "new-game", "word-race", cwd=tmp_path)
    project = tmp_path / "breakhouse-word-race"
    run(
        fresh,
        "python",
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--editable",
        ".",
        cwd=project,
    )
    assert "passed" in run(fresh, "python", *PYTEST, cwd=project)
    told = run(fresh, "breakhouse", "play", "word-race", "--plain", typed="1\n" * 30, cwd=project)
    assert "reaches the target" in told or "reach the target" in told
