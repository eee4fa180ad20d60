"""The tiles of Skip-Bo Breakers, and the lid of their box.

A tile has a rule of fifteen steps under its number, so that its rank shows by length and 6 and 9 stay apart
whichever way round they lie.
"""

import json

from breakhouse.games.blocks.drawing.boxes import box_svg
from breakhouse.games.blocks.drawing.glyphs import letters
from breakhouse.games.blocks.drawing.palette import INK, WOOD, Tone, mix
from breakhouse.games.blocks.drawing.pen import Pen, round_rect, shape, shift, stroke
from breakhouse.games.skipbo_breakers.manifest import MANIFEST

TILE_WIDTH, TILE_HEIGHT = 1.0, 1.36
TOP_NUMBER = 15
TILE = Tone("#fbf5e7", INK)
TILE_WILD = "#b3261e"
WILD = "∞"
_RULE_TONES = ("#2c6aa8", "#b3610a", "#8a2f5f")
"""Low, middle and high numbers; the length of the rule says the same."""


def pictures() -> dict[str, str]:
    """The file next to the manifest, by name."""
    (box,) = MANIFEST.boxes
    fan = [(3, -1.2, -2.7, -14), (4, -0.45, -2.95, -5), (5, 0.45, -2.95, 5), (None, 1.2, -2.7, 14)]
    back = [(8, -0.95, -4.15, -8), (8, -0.05, -4.3, 0), (8, 0.85, -4.15, 8)]
    drawn = "".join(shift(tile_svg(face), x - 0.15, y, 1.0, turn) for face, x, y, turn in back)
    drawn += "".join(shift(tile_svg(face), x - 0.2, y + 0.95, 1.35, turn) for face, x, y, turn in fan)
    return {box.picture: box_svg(box.colours, drawn)}


def export() -> dict[str, str]:
    """For the browser: the tiles `1` … `15`, `*` and `back`, each 1 wide and 1.36 high, centred on the origin."""
    numbers = {str(n): tile_svg(n) for n in range(1, TOP_NUMBER + 1)}
    tiles = {**numbers, "*": tile_svg(None), "back": tile_back_svg()}
    return {"drawing-tiles.json": json.dumps(tiles, ensure_ascii=False, indent=0) + "\n"}


def tile_svg(face: int | None) -> str:
    """A tile of Skip-Bo Breakers from the front, centred: 1 to 15, None for the wild ∞ (SB-01)."""
    figure = WILD if face is None else str(face)
    colour = TILE_WILD if face is None else TILE.mark
    size = 0.6 if face is None or face > 9 else 0.66
    return _tile_body() + letters(figure, -0.03 if face == 1 else 0, -0.14, size, colour, 0.15) + _rule(face)


def tile_back_svg() -> str:
    """The back: bare wood with the Breakhouse mark, the same for every tile."""
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
