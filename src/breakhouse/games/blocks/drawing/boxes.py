"""Boxes for the shelf: a lid with a disc on it, and before it what is in the box.

A picture is 6 wide and 6 high, standing on y = 0 with its middle at x = 0; names are set beside it as text. Each
game draws what is in its box.
"""

from collections.abc import Mapping

from breakhouse.games.blocks.cards.notation import read_construction
from breakhouse.games.blocks.drawing.palette import Tone, mix
from breakhouse.games.blocks.drawing.pen import num, polygon, round_rect, shape, shift
from breakhouse.games.blocks.drawing.pieces import construction_svg
from breakhouse.games.blocks.drawing.textures import relief_svg

SIDE = 5.6
DEEP = 0.4
_SHADOW = "#3b2a17"


def box_svg(colours: tuple[str, str], inside: str) -> str:
    """A box in the colours of its lid and of the disc on it, with what is in it."""
    ground, disc = colours
    return _lid(Tone(ground, disc), disc) + inside


def stand_before(notation: str, width: float, scale: float, pips: Mapping[str, int] | None = None) -> str:
    """A construction of this width, standing before the lid."""
    return _centre(construction_svg(read_construction(notation), pips, _SHADOW), width, scale)


def stand_in_relief(notation: str, width: float, scale: float) -> str:
    return _centre(relief_svg(read_construction(notation)), width, scale)


def _centre(drawn: str, width: float, scale: float) -> str:
    return shift(drawn, -width * scale / 2 - 0.2, -0.5, scale)


def _lid(tone: Tone, disc: str) -> str:
    x, d = SIDE / 2, DEEP
    top = polygon((-x, -SIDE), (-x + d, -SIDE - d), (x + d, -SIDE - d), (x, -SIDE))
    side = polygon((x, -SIDE), (x + d, -SIDE - d), (x + d, -d), (x, 0))
    soft = {"stroke_width": ".05", "stroke_linejoin": "round"}
    inner = SIDE - 0.28
    line = mix(tone.face, disc, 0.5)
    return shift(
        shape(side, fill=tone.side, stroke=tone.side, **soft)
        + shape(top, fill=tone.top, stroke=tone.top, **soft)
        + round_rect(-x, -SIDE, SIDE, SIDE, 0.1, fill=tone.face)
        + f'<circle cy="{num(-SIDE / 2)}" r="2.25" fill="{disc}"/>'
        + round_rect(-inner / 2, -SIDE + 0.14, inner, inner, 0.06, fill="none", stroke=line, stroke_width=".05"),
        -DEEP / 2,
        0,
    )
