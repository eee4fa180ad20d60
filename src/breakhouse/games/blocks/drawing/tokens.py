"""The small things of the five boxes: tiles with numbers, dice with figures, chips.

The tile has a rule of fifteen steps under its number, so that its rank shows by length and 6 and 9 stay apart
whichever way round they lie.
"""

from breakhouse.games.blocks.drawing.glyphs import letters
from breakhouse.games.blocks.drawing.palette import TILE, TILE_WILD, WOOD, Tone, mix, tone_of
from breakhouse.games.blocks.drawing.pen import Pen, num, round_rect, shape, stroke
from breakhouse.games.blocks.drawing.pieces import block_svg, readable

TILE_WIDTH, TILE_HEIGHT = 1.0, 1.36
TOP_NUMBER = 15
WILD = "∞"
TEN = Tone("#583525", "#f0d9b8")
"""Dark wood for the chip of ten."""

_RULE_TONES = ("#2c6aa8", "#b3610a", "#8a2f5f")
"""Low, middle and high numbers; the length of the rule says the same."""


def tile_svg(face: int | None) -> str:
    """A tile of Skip-Bo Breakers from the front, centred: 1 to 15, None for the wild ∞ (SB-01)."""
    figure = WILD if face is None else str(face)
    colour = TILE_WILD if face is None else TILE.mark
    size = 0.6 if face is None or face > 9 else 0.66
    return _tile_body() + letters(figure, -0.03 if face == 1 else 0, -0.14, size, colour, 0.15) + _rule(face)


def tile_back_svg() -> str:
    """The back: bare wood with the house's mark, the same for every tile."""
    line = mix(WOOD.face, WOOD.mark, 0.55)
    back = round_rect(-0.36, -0.54, 0.72, 1.08, 0.08, fill="none", stroke=line, stroke_width=".03")
    mark = shape(
        "M-.21-.2H.21V-.08H-.21ZM-.21-.04H-.09V.2H-.21ZM.09-.04H.21V.2H.09Z", fill=mix(WOOD.face, WOOD.mark, 0.7)
    )
    return _tile_body(WOOD) + back + mark


def _tile_body(tone: Tone = TILE) -> str:
    x, y = TILE_WIDTH / 2 - 0.03, TILE_HEIGHT / 2 - 0.03
    foot = round_rect(-x, -y + 0.05, 2 * x, 2 * y, 0.14, fill=mix(WOOD.face, "#1a130c", 0.22))
    lit = (
        Pen()
        .move(-x + 0.05, y - 0.2)
        .line((-x + 0.05, -y + 0.17))
        .quad((-x + 0.05, -y + 0.05), (-x + 0.17, -y + 0.05))
    )
    lit.line((x - 0.2, -y + 0.05))
    face = round_rect(
        -x,
        -y,
        2 * x,
        2 * y - 0.05,
        0.13,
        fill=tone.face,
        stroke=mix(tone.face, "#1a130c", 0.4),
        stroke_width=".025",
    )
    return foot + face + stroke(lit, "#ffffff", 0.035, opacity=".8")


def _rule(face: int | None) -> str:
    """Fifteen steps in three fives; filled up to the number, all of them for ∞."""
    left, step, y = -0.345, 0.046, 0.42
    filled = TOP_NUMBER if face is None else face
    drawn = ""
    for five, colour in enumerate(_RULE_TONES):
        x = left + five * 5 * step
        rest = Pen().move(x, y).line((x + 5 * step - 0.035, y))
        drawn += _step(rest, mix(TILE.face, TILE.mark, 0.16), ".05")
        here = min(5, filled - 5 * five)
        if here > 0:
            ink = TILE_WILD if face is None else colour
            line = Pen().move(x, y).line((x + here * step - (0.035 if here == 5 else 0), y))
            drawn += _step(line, ink, ".1")
    return drawn


def _step(line: Pen, colour: str, width: str) -> str:
    return shape(line, stroke=colour, stroke_width=width)


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
