"""What can be built with: ten bricks, six dice, two cuboids, and the ways to turn them.

One table of facts, because judge, drawing, print and voice all need colour, texture, form and mass.
"""

from typing import Literal

import msgspec

from breakhouse.core import Invalid

HU = 100
"""World units in one brick height."""
HALF = HU // 2
"""The grid of the cards: positions are multiples of half a brick height (CL-R1)."""

How = Literal["lying", "standing", "pointing", "upright", "flat"]
Form = Literal["brick", "die", "cuboid"]


class Piece(msgspec.Struct, frozen=True):
    """The facts of one piece. Its id is the colour for a brick, form and colour for dice and cuboids (DI-R11)."""

    id: str
    form: Form
    colour: str
    texture: str
    """The word for its surface; dice and cuboids are smooth and carry pips."""
    mass: int
    """All bricks weigh the same; a cuboid weighs as much as two dice."""


SIZES: dict[Form, dict[How, tuple[int, int]]] = {
    "brick": {"lying": (3 * HU, HU), "standing": (HU, 3 * HU), "pointing": (HU, HU)},  # CL-R1
    "die": {"flat": (HU, HU)},  # DI-R4
    "cuboid": {"lying": (2 * HU, HU), "upright": (HU, 2 * HU)},  # DI-R4, DI-R6: never pointing
}
"""Width and height of each form as seen from the front, by how it is turned."""

TEXTURES: dict[str, str] = {  # TA-01
    "white": "smooth",
    "yellow": "dotted",
    "orange": "wavy",
    "red": "grooved",
    "purple": "crossed",
    "lightblue": "ringed",
    "darkblue": "striped",
    "lightgreen": "diagonal",
    "darkgreen": "diamond",
    "brown": "grained",
}

BRICKS: tuple[str, ...] = tuple(TEXTURES)  # CL-01: ten bricks
DICE: tuple[str, ...] = ("die-white", "die-yellow", "die-blue", "die-black", "die-red", "die-green")  # DI-01
CUBOIDS: tuple[str, ...] = ("cuboid-blue", "cuboid-orange")  # DI-01

PIECES: dict[str, Piece] = {
    **{colour: Piece(colour, "brick", colour, texture, 1) for colour, texture in TEXTURES.items()},
    **{name: Piece(name, "die", name.partition("-")[2], "smooth", 1) for name in DICE},
    **{name: Piece(name, "cuboid", name.partition("-")[2], "smooth", 2) for name in CUBOIDS},
}
"""Every piece that exists, by id."""

ANY: dict[str, Form] = {"grey": "brick", "die": "die", "cuboid": "cuboid"}
"""Pieces as they stand on grey and neutral cards: the form is given, the colour is free (CL-06, DI-14)."""


def form_of(piece: str) -> Form:
    """The form of a piece, or of a colourless one on a card; `Invalid` when there is no such piece."""
    if piece in ANY:
        return ANY[piece]
    if piece in PIECES:
        return PIECES[piece].form
    raise Invalid("no-such-piece", piece=str(piece)[:40])


def mass_of(piece: str) -> int:
    return 2 if form_of(piece) == "cuboid" else 1


def hows_of(piece: str) -> tuple[How, ...]:
    """The ways in which this piece may be turned."""
    return tuple(SIZES[form_of(piece)])


def size_of(piece: str, how: str) -> tuple[int, int]:
    """Width and height from the front, or `Invalid` when the piece cannot be turned that way."""
    sizes = SIZES[form_of(piece)]
    if how not in sizes:
        raise Invalid("no-such-pose", piece=piece, how=str(how)[:40], known=", ".join(sizes))
    return sizes[how]
