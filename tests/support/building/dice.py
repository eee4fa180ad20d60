"""Tables for the tests of the dice game: cards from the sheet, loaded dice, and the way to the first throw."""

from typing import Any

from breakhouse.games.dice import GAME
from tests.support.building.loaded_dice import load
from tests.support.building.table import Table

GATE = "d01y 2 yellow coloured: die-white.@0,0 die-black.@1,0 cuboid-blue-@0,1 die-yellow.@0,2"
"""The sheet's example: white and black on the table, the blue cuboid across both, the yellow die on it."""
TOWER = "d02y 1 yellow neutral: die.@0,0 die.@0,1"
POST = "d03y 3 yellow coloured: die-red.@0,0 cuboid-orange|@0,1 die-green.@0,3"
MIXED = "d04y 2 yellow neutral: die.@0,0 cuboid|@1,0 cuboid-@0,2 die.@0,1"
THREE = "d05y 1 yellow free: 3"
FOUR = "d06y 2 yellow free: 4"


def sides(*cards: str) -> str:
    """These yellow sides with a blue side each, which no match of these tests plays."""
    blue = [f"{card.split()[0][:-1]}b 3 blue free: 4" for card in cards]
    return "\n".join((*cards, *blue))


LONG = "\n".join(
    f"d{n:02}{side} 1 {number} free: {3 + (side == 'b')}"
    for n in range(1, 31)
    for side, number in (("y", "yellow"), ("b", "blue"))
)


def table(*cards: str, seats: int = 2, **options: Any) -> Table:
    return Table(GAME, sides(*(cards or (GATE,))), seats, **{"first": 0, "level": "introduction", **options})


def building(*cards: str, seats: int = 2, **options: Any) -> Table:
    found = load(table(*cards, seats=seats, **{"timer": "off", **options}))
    found.do(0, "ready")
    found.wait(3000)
    return found


def throw(found: Table, **values: int) -> None:
    """Throws these pieces (die_red=3) so that they show these values, and waits until they lie."""
    names = {name.replace("_", "-"): value for name, value in values.items()}
    order = [piece for piece in GAME.box if piece in names]
    load(found, [names[piece] for piece in order])
    found.do(found.architect, "throw", pieces=list(names))
    found.wait(600)


def gate(found: Table) -> Any:
    found.put("die-white", "flat", 0, 0)
    found.put("die-black", "flat", 1, 0)
    found.put("cuboid-blue", "lying", 0, 1)
    return found.put("die-yellow", "flat", 0, 2)[-1]
