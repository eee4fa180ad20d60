"""The building games for somebody who does not see: tables, decks, and lines that are typed."""

import re

from tests.support.browser.blind_player import Blind, comes, seat
from tests.support.browser.people import DOOR, People

DECKS = {
    "classic": "deck easy classic 1\ne1 1 blue coloured: darkblue-@0,0 red-@0,1\n"
    "e2 1 blue coloured: white-@0,0 brown|@1,1\ne3 1 blue grey: grey-@0,0 grey.@1,1\n",
    "mini": "deck easy mini 1\ne1a 1 blue coloured: darkblue-@0,0 red-@0,1\n"
    "e1b 1 blue coloured: white-@0,0 brown|@1,1\n"
    "e2a 2 blue grey: grey-@0,0 grey.@1,1\ne2b 1 blue coloured: orange.@0,0 red.@2,0 white-@0,1\n",
    "dice": "deck easy dice 1\ne1y 1 yellow coloured: die-red.@0,0 die-yellow.@2,0\n"
    "e1b 1 blue coloured: die-blue.@0,0 cuboid-orange-@1,0\n"
    "e2y 1 yellow coloured: die-blue.@0,0 die-white.@1,0\ne2b 1 blue coloured: die-black.@0,0 die-green.@2.5,0\n",
}


GAMES = {
    "classic": ("classic", {"timer": "off"}),
    "tactile": ("classic", {"timer": "off", "edition": "tactile"}),
    "mini": ("mini", {"timer": "off"}),
    "dice": ("dice", {"timer": "off", "countdown_ms": 0, "throw_ms": 0}),
}


FORMS = {box: "piece" if box == "dice" else "brick" for box in GAMES}
"""What is built with."""


def table(people: People, box: str, first: int = 0, **more: object) -> tuple[Blind, Blind]:
    game, options = GAMES[box]
    ann, bert = comes(people, "Ann", "en", at=DOOR), comes(people, "Bert", "de", at=DOOR)
    seat(
        [ann, bert],
        game,
        {**options, "turns": 1, "hands": ["grid", "free"], "deck": DECKS[game], "first": first, **more},
    )
    ann.hears(re.compile("Your turn|Ready"))
    return ann, bert


def begin(player: Blind) -> None:
    """Rolls and starts by key, wherever the keyboard is; the start puts it where one builds."""
    roll = player.find("button", "bench-roll")
    roll.or_(player.find("button", "bench-start")).first.wait_for()
    if roll.count():
        player.activate("bench-roll")
        player.find("button", "bench-start").wait_for()
    player.activate("bench-start")


def in_hand(player: Blind) -> str | None:
    """What the table says is in the hand; an arrow key must say the same."""
    spoken = player.ask("h", re.compile("hand"))
    held = re.search(r"In your hand: ([a-z ]+)\.", spoken)
    assert ("Your hand is empty" in player.ask("ArrowLeft")) == (held is None), spoken
    return held[1] if held else None


def type_line(player: Blind, line: str, wanted: str) -> None:
    """Types at the box and comes back to the bench, as Escape brings one back."""
    player.forget()
    player.press("/")
    player.page.keyboard.type(line)
    player.press("Enter")
    for _ in range(12):
        player.people.pass_time(0.1)
        if re.search(wanted, player.since()):
            break
        player.page.wait_for_timeout(40)
    player.hears(re.compile(wanted))
    player.press("Escape")
