"""What the front end has from Python is committed: a wheel is built without a house. It must be current."""

import json
from pathlib import Path

from breakhouse.games.blocks.drawing.export import exported
from breakhouse.server.typescript import games_text, messages_text

WEB = Path(__file__).parents[2] / "web"


def test_messages_are_those_of_the_server() -> None:
    assert (WEB / "src/generated/messages.ts").read_text() == messages_text()


def test_games_are_those_of_the_rules() -> None:
    assert (WEB / "src/generated/games.ts").read_text() == games_text()


def test_drawings_are_those_of_the_press() -> None:
    for name, text in exported().items():
        if (WEB / "src/generated" / name).exists():
            assert (WEB / "src/generated" / name).read_text() == text, f"{name} is not what the drawing gives now"


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
