"""Tables of Mini for the tests: three sheets, six sides."""

from typing import Any

from breakhouse.games.mini import GAME
from tests.support.building.table import Table

DECK = """\
m01a 1 blue coloured: red-@0,0 white.@1,1
m01b 2 blue grey: grey|@0,0 grey-@1,0
m02a 3 blue coloured: brown|@0,0 yellow-@1,0 purple.@2,1
m02b 1 blue coloured: orange-@0,0 white-@3,0
m03a 2 blue coloured: darkblue|@0,0 lightgreen|@1,0
m03b 3 blue grey: grey-@0,0 grey-@0.5,1
"""


def table(deck: str = DECK, seats: int = 2, **options: Any) -> Table:
    return Table(GAME, deck, seats, **{"first": 0, **options})


def building(deck: str = DECK, seats: int = 2, **options: Any) -> Table:
    found = table(deck, seats, **options)
    found.do(0, "start")
    return found


def turn(found: Table, cards: int = 0) -> None:
    """A whole turn without timer with so many cards completed."""
    found.do(found.architect, "start")
    for _ in range(cards):
        found.complete()
    found.do(found.architect, "finish")
