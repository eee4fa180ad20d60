"""Dice with figures and chips: the small things that lie beside the bricks."""

from breakhouse.games.blocks.drawing.glyphs import letters
from breakhouse.games.blocks.drawing.palette import WOOD, Tone, mix, tone_of
from breakhouse.games.blocks.drawing.pen import num
from breakhouse.games.blocks.drawing.pieces import block_svg, readable

TEN = Tone("#583525", "#f0d9b8")
"""Dark wood for the chip of ten."""


def figure_die_svg(face: int | None, small: bool = False) -> str:
    """A die with figures: of bare wood with 1, 2, 3 (CL-01), or the small yellow one with blanks (DI-01)."""
    tone = tone_of("die-yellow") if small else WOOD
    figure = "" if face is None else letters(str(face), 0, 0, 0.56, readable(tone), 0.17)
    return block_svg(1, 1, tone, 90 + (face or 0)) + figure


def chip_svg(worth: int) -> str:
    """A chip of 1 or 10 (CL-01): told apart by rim and size as well as by figure."""
    if worth == 1:
        return _disc(0.42, WOOD, "") + letters("1", -0.03, 0, 0.38, WOOD.mark, 0.17)
    ring = f'<circle r=".45" fill="none" stroke="{TEN.mark}" stroke-width=".03"/>'
    return _disc(0.5, TEN, ring) + letters("10", 0, 0, 0.36, TEN.mark, 0.17)


def _disc(radius: float, tone: Tone, rim: str) -> str:
    r, ring = num(radius), mix(tone.face, tone.mark, 0.5)
    return (
        f'<circle cy=".05" r="{r}" fill="{tone.side}"/>'
        f'<circle r="{r}" fill="{tone.face}" stroke="{tone.edge}" stroke-width=".025"/>{rim}'
        f'<circle r="{num(radius * 0.76)}" fill="{tone.face}" stroke="{ring}" stroke-width=".03"/>'
    )
