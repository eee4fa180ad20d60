"""Plays a table from what Orca says: `python -m tests.support.reader.play <box> <language> [option=value …]`.

Each line of standard input is keys (`Tab Return 3 shift+Right`, as xdotool names them), or `"` and text to type,
or `+` and seconds that pass in the house. What Orca says to it comes back, and nothing else.
"""

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from breakhouse.games import shelf
from tests.support.browser.house_process import House
from tests.support.browser.people import Pages, People
from tests.support.games import BOXES
from tests.support.reader.orca import Ear, chromium, orca, screen
from tools.servers import free_port

MADE = """async (body) => (await (await fetch("/api/tables", {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)})).json()).path"""


def options(words: list[str]) -> dict[str, object]:
    return {name: json.loads(value) for name, _, value in (word.partition("=") for word in words)}


def table_of(box: str, chosen: dict[str, object]) -> dict[str, object]:
    """With one bot, and begun by whoever sits there."""
    game, options = BOXES[box].game, {**BOXES[box].box.options, **chosen}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
    first = {begins: 0} if (begins := shelf()[game].manifest.begins) else {}
    return {"game": game, "options": options, "seats": seats, "access": "link", "start": True, **first}


def answer(ear: Ear, people: People, line: str) -> list[str]:
    if line.startswith('"'):
        return ear.type(line[1:])
    if line.startswith("+"):
        people.pass_time(float(line[1:]))
        return ear.new()
    return ear.press(*line.split())


def play(folder: Path, box: str, language: str, chosen: dict[str, object]) -> None:
    house = House(folder / "house", free_port())
    house.open()
    with screen(folder) as env, orca(folder, env, language) as ear, sync_playwright() as playwright:
        people = People(Pages(chromium(playwright, env, language)), house)
        page = people.come("Ann", locale=language)
        page.goto("/" if chosen.pop("lobby", None) else page.evaluate(MADE, table_of(box, chosen)))
        page.bring_to_front()  # the keyboard is in the page, not in the browser's address bar
        print(*ear.new(), "", sep="\n", flush=True)
        for line in sys.stdin:
            print(*answer(ear, people, line.strip()), f"({ear.keys} keys)", "", sep="\n", flush=True)
        page.context.browser.close()
    house.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        play(Path(temporary), sys.argv[1], sys.argv[2], options(sys.argv[3:]))
