"""The example as a stranger would install it: a fresh environment, `pip install`, its tests, every command, and a
browser in front of the house it then finds."""

import json
import os
import subprocess
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tools.servers import free_port

pytestmark = pytest.mark.wide

ROOT = Path(__file__).parent.parent.parent
NIM = ROOT / "examples" / "nim"
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing in it but what pip brings for the house and the example."""
    folder = tmp_path_factory.mktemp("fresh") / "env"
    venv.create(folder, with_pip=True)
    run(folder, "python", *PIP, str(ROOT), cwd=folder)
    run(folder, "python", *PIP, str(NIM), "pytest", cwd=folder)
    return folder


def program(environment: Path, name: str) -> str:
    return str(environment / ("Scripts" if os.name == "nt" else "bin") / name)


def run(environment: Path, command: str, *words: str, typed: str = "", cwd: Path) -> str:
    done = subprocess.run(
        [program(environment, command), *words],
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


def test_house_and_example_are_installed_in_the_environment_alone(fresh: Path) -> None:
    for package in ("breakhouse", "breakhouse_nim"):
        file = run(fresh, "python", "-c", f"import {package}; print({package}.__file__)", cwd=fresh)
        assert Path(file.strip()).is_relative_to(fresh)


def test_the_examples_own_tests_pass_there(fresh: Path) -> None:
    assert "passed" in run(fresh, "python", *PYTEST, str(NIM / "tests"), cwd=fresh)


def test_the_referee_plays_the_example(fresh: Path) -> None:
    requests = (
        {"op": "games"},
        {"op": "new", "game": "nim", "seats": ["Ann", "Bo"], "seed": "fresh"},
        {"op": "legal", "match": "m1", "seat": 0},
    )
    answers = run(fresh, "breakhouse", "referee", typed="\n".join(map(json.dumps, requests)), cwd=fresh)
    games, _, legal = (json.loads(line) for line in answers.splitlines())
    assert "nim" in [one["id"] for one in games["games"]]
    assert {one["do"] for one in legal["commands"]} == {"take"}


def test_the_arena_and_the_terminal_play_the_example(fresh: Path) -> None:
    arena = ("arena", "expert", "random", "--game", "nim", "--deals", "4")
    assert "expert" in run(fresh, "breakhouse", *arena, cwd=fresh)
    shown = run(fresh, "breakhouse", "play", "nim", "--plain", "--option", "wins=1", typed="1\n" * 20, cwd=fresh)
    assert "the match" in shown


def test_a_new_game_written_there_passes_its_tests(fresh: Path, tmp_path: Path) -> None:
    run(fresh, "breakhouse", "new-game", "word-race", cwd=tmp_path)
    project = tmp_path / "breakhouse-word-race"
    run(fresh, "python", *PIP, "--editable", ".", cwd=project)
    assert "passed" in run(fresh, "python", *PYTEST, cwd=project)
    shown = run(fresh, "breakhouse", "play", "word-race", "--plain", typed="1\n" * 30, cwd=project)
    assert "reaches the target" in shown or "reach the target" in shown


@contextmanager
def serving(environment: Path, data: Path) -> Iterator[str]:
    port = free_port()
    command = [program(environment, "breakhouse"), "serve", "--port", str(port), "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=data) as house:
        assert house.stdout is not None
        assert str(port) in house.stdout.readline()
        yield f"http://localhost:{port}"
        house.terminate()
    assert house.returncode == 0


MORE = "(n) => document.querySelector('dialog[open]') || document.querySelectorAll('.log li').length > n"


def play_to_the_end(page: Page) -> None:
    moves = page.locator(".moves .buttons button")
    while not page.get_by_role("dialog").is_visible():
        lines = page.locator(".log li").count()
        if moves.count():
            moves.first.click()
        page.wait_for_function(MORE, arg=lines)


def test_the_example_is_played_in_a_browser(fresh: Path, tmp_path: Path, browser: Browser) -> None:
    with serving(fresh, tmp_path) as address, browser.new_context(base_url=address, locale="en-GB") as context:
        page = context.new_page()
        page.goto("/")
        page.locator(".shelf .box").filter(has_text="Nim").get_by_role("link").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Nim")
        page.goto("/new/nim")
        page.wait_for_url("**/t/*")
        page.locator(".acts .button").nth(1).click()
        page.get_by_role("spinbutton").nth(1).fill("1")
        page.get_by_role("spinbutton").nth(1).blur()
        page.locator(".start .button.full").click()
        expect(page.locator("#moves")).to_be_visible()
        play_to_the_end(page)
        expect(page.get_by_role("dialog")).to_contain_text("the match")
