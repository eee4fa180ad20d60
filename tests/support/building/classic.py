"""Tables for the tests of classic: a small deck, and the way to the first brick."""

from typing import Any

from breakhouse.games.classic import GAME
from tests.support.building.table import Table

DECK = """\
c01 1 blue coloured: red-@0,0 white.@1,1
c02 2 blue grey: grey|@0,0 grey-@1,0
c03 3 red coloured: brown|@0,0 yellow-@1,0 purple.@2,1
c04 1 red coloured: orange-@0,0 white-@3,0
c05 2 blue coloured: darkblue|@0,0 lightgreen|@1,0
c06 3 blue grey: grey-@0,0 grey-@0.5,1
c07 1 red grey: grey.@0,0 grey|@1,0
c08 2 red coloured: red|@0,0 orange.@0,3
"""


def table(deck: str = DECK, seats: int = 2, **options: Any) -> Table:
    return Table(GAME, deck, seats, **{"first": 0, "timer": "box", **options})


def building(deck: str = DECK, seats: int = 2, **options: Any) -> Table:
    """A table whose first architect has just given the start."""
    found = table(deck, seats, **options)
    if found.state.turn.phase == "roll":
        found.do(0, "roll")
    found.do(0, "start")
    return found


def open_card(found: Table, id: str) -> None:
    """Goes on until this card lies open, building those before it."""
    while found.card.id != id:
        found.complete()
