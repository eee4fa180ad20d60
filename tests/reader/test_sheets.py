"""Sheets over the table, by ear: heard when they open, read on, and when they close one hears where one is."""

import pytest

from tests.support.reader.desk import Desk
from tests.support.reader.listener import Listener

pytestmark = pytest.mark.wide

HELD = "ctrl+alt+shift"
"""A letter is let go after these, so that Orca, in its browse mode, takes it for one of its own keys."""
TOGGLE = "Insert+a"
TIMES = 3
GAMES = {
    "skipbo-breakers": ({"target": 500}, "rack-name", {"count": 20}),
    "classic": ({"turns": 1, "hands": ["grid", "free"], "first": 0}, "bench-name", {"form": "brick"}),
}


def open_and_close(ann: Listener, key: str, title: str, follows: str, where: str) -> None:
    assert title in ann.press(key, until=title), ann.script
    assert follows in ann.press("Down", until=follows), ann.script
    assert where in ann.press("Escape", until=where), ann.script


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_is_announced_when_it_opens_and_the_place_behind_it_when_it_closes(desk: Desk, game: str) -> None:
    """By its letter where the keys work, and held with modifiers from a heading: after a key of its own, and
    after the bench, Orca ignores the focus of a button."""
    ann, (options, label, params) = desk.ann, GAMES[game]
    desk.sit(game, options)
    where = ann.player.word(label, **params)
    say = ann.player.word
    rules = (say("rules-of", box=say(f"box-{game}")), say(f"rules-{game}-aim-title"))
    tour = (say("tour-title"), say("tour-first"))
    for key, (title, follows) in {"u": tour, "question": rules}.items():
        for _ in range(TIMES):
            open_and_close(ann, key, title, follows, where)
        for _ in range(TIMES):
            ann.press(TOGGLE)
            ann.press("h")
            open_and_close(ann, f"{HELD}+{key}", title, follows, where)
