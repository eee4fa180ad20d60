"""Every piece from the front, in painted depth, alone and in its place: bricks, dice, chips and constructions.

A piece is its face, a strip of lit top and one of shaded side. The face is exactly the piece's box, centred on the
origin, one unit a brick height, y downwards as SVG has it; top and side stick out by `DEPTH` to the upper right. A
construction is drawn from below to above and from left to right, so that every face covers what lies behind it;
that order is decided here and nowhere else.
"""

from collections.abc import Iterable, Mapping
from functools import partial

from breakhouse.games.blocks.bricks.brick import BRICKS, CUBOIDS, DICE, HU, PIECES, form_of, size_of
from breakhouse.games.blocks.bricks.construction import Construction, Pose, corners
from breakhouse.games.blocks.drawing.glyphs import letters
from breakhouse.games.blocks.drawing.palette import (
    IVORY,
    WOOD,
    Lettering,
    Tone,
    contrast,
    letter_of,
    mix,
    tone_of,
)
from breakhouse.games.blocks.drawing.pen import (
    Pen,
    num,
    on_end,
    polygon,
    round_rect,
    shape,
    shift,
    straight,
    stroke,
)
from breakhouse.games.blocks.drawing.textures import end_grain, grain, texture

DEPTH = 0.2
SOFT = 0.1
"""The radius of a worn wooden edge."""
TEN = Tone("#583525", "#f0d9b8")
"""Dark wood for the chip of ten."""

DRAWN: tuple[str, ...] = (*BRICKS, "grey", *DICE, "die", *CUBOIDS, "cuboid")

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def piece_svg(piece: str, how: str, pips: int | None = None, lettering: Lettering = letter_of) -> str:
    """The fragment of a piece turned so; dice and lying cuboids may show what they were rolled to."""
    width, height = (units / HU for units in size_of(piece, how))
    tone = tone_of(piece)
    seed = DRAWN.index(piece)
    if form_of(piece) == "brick":
        return (
            _body(width, height, tone)
            + _wood(seed, how, width, height, tone)
            + _engrave(piece, how, tone, lettering)
        )
    return block_svg(width, height, tone, seed) + _marks(piece, how, tone, pips, lettering)


def block_svg(width: float, height: float, tone: Tone, seed: int) -> str:
    """A plain block of wood with nothing cut in: what figures and pips are put on."""
    how = "flat" if width == height else "lying"
    return _body(width, height, tone, 0.16) + _wood(seed, how, width, height, tone)


def _body(width: float, height: float, tone: Tone, soft: float = SOFT) -> str:
    """Top, side and face, with the light from the upper left."""
    x, y, d = width / 2, height / 2, DEPTH
    slope = soft * 0.3
    behind = Pen().move(-x + slope, -y + slope).line((-x + d, -y - d), (x + d, -y - d), (x + d, y - d))
    behind.line((x - slope, y - slope), (x - soft, -y + soft)).close()
    top = polygon((-x + slope, -y + slope), (-x + d, -y - d), (x + d, -y - d), (x - slope, -y + slope))
    joined = {"stroke_linejoin": "round"}
    return (
        shape(behind, fill=tone.side, stroke=tone.edge, stroke_width=".06", **joined)
        + shape(top, fill=tone.top, stroke=tone.top, stroke_width=".03", **joined)
        + round_rect(-x, -y, width, height, soft, fill=tone.face, stroke=tone.edge, stroke_width=".03")
        + _light(width, height, soft, tone)
    )


def _light(width: float, height: float, soft: float, tone: Tone) -> str:
    """A worn edge catches light at the top and left and loses it at the bottom and right."""
    x, y = width / 2 - 0.045, height / 2 - 0.045
    lit = Pen().move(-x, y - soft).line((-x, -y + soft)).quad((-x, -y), (-x + soft, -y)).line((x - soft, -y))
    shade = Pen().move(-x + soft, y).line((x - soft, y)).quad((x, y), (x, y - soft)).line((x, -y + soft))
    return stroke(lit, mix(tone.face, "#ffffff", 0.5), 0.045) + stroke(
        shade, mix(tone.face, "#1a130c", 0.26), 0.06
    )


def _wood(seed: int, how: str, width: float, height: float, tone: Tone) -> str:
    colour = mix(tone.face, "#2a1606", 0.22) if contrast(tone.face, IVORY) < 6 else mix(tone.face, IVORY, 0.14)
    if how in ("pointing", "flat"):
        return stroke(end_grain(seed), colour, 0.022)
    turn = on_end if height > width else straight
    return stroke(grain(seed, max(width, height), min(width, height), turn), colour, 0.022)


def _engrave(piece: str, how: str, tone: Tone, lettering: Lettering) -> str:
    """The texture of a brick and, on its end, the letter."""
    if piece not in PIECES:
        return ""
    length = 1 if how == "pointing" else 3
    cut = texture(PIECES[piece].texture, length, 1, on_end if how == "standing" else straight)
    drawn = stroke(cut.lines, tone.mark, cut.width) if str(cut.lines) else ""
    drawn += shape(cut.areas, fill=tone.mark) if str(cut.areas) else ""
    return drawn + (_plate(lettering(piece), tone) if how == "pointing" else "")


def _plate(letter: str | None, tone: Tone) -> str:
    ink = readable(tone)
    return f'<circle r=".27" fill="{tone.face}"/>' + letters(letter or "", 0, 0, 0.36, ink, 0.18)


def readable(tone: Tone) -> str:
    """The ink for a letter or pip on this wood: the darker or the lighter one, whichever reads better."""
    return max(
        (mix(tone.face, "#120a04", 0.88), mix(tone.face, "#ffffff", 0.97)), key=lambda c: contrast(c, tone.face)
    )


def _marks(piece: str, how: str, tone: Tone, pips: int | None, lettering: Lettering) -> str:
    mark = partial(letter_mark, piece, lettering=lettering)
    if how == "upright":  # DI-09: blank ends, any value
        return mark(0, 0, 0.36)
    if pips is None:
        return mark(0, 0, 0.36)
    return pips_svg(pips, readable(tone)) + mark(0.74 if how == "lying" else 0, 0.36, 0.16)


def pips_svg(value: int, colour: str, reach: float = 0.26, size: float = 0.19) -> str:
    pen = Pen()
    for x, y in _PIPS[value]:
        pen.dot(x * reach, y * reach - 0.03)
    return stroke(pen, colour, size) if value else ""


def letter_mark(piece: str, x: float, y: float, height: float, lettering: Lettering = letter_of) -> str:
    """The letter of a coloured piece anywhere on its face; nothing where the colour is free."""
    letter = lettering(piece)
    return letters(letter, x, y, height, readable(tone_of(piece)), 0.18) if letter else ""


def construction_svg(
    pieces: Iterable[Pose],
    pips: Mapping[str, int] | None = None,
    shadow: str = "",
    lettering: Lettering = letter_of,
) -> str:
    """A fragment in brick heights: x to the right, the table's top at y = 0, everything above it negative."""
    values = pips or {}
    placed = sorted(pieces, key=_from_behind)
    drawn = _shadows(placed, shadow) if shadow else ""
    return drawn + "".join(
        shift(piece_svg(p.piece, p.how, values.get(p.piece), lettering), p.x / HU, -p.y / HU, 1, -p.tilt / 10)
        for p in placed
    )


def bounds(pieces: Construction) -> tuple[float, float, float, float]:
    """Left, top, width and height of the drawing in brick heights, depth included."""
    points = [corner for p in pieces for corner in corners(p)] or [(0.0, 0.0)]
    left, right = min(x for x, _ in points) / HU, max(x for x, _ in points) / HU
    top = max(y for _, y in points) / HU
    return left, -top - DEPTH, right - left + DEPTH, top + DEPTH


def _from_behind(p: Pose) -> tuple[int, int]:
    """Below before above, left before right: each face then covers the sides behind it."""
    return p.bottom, p.left


def _shadows(pieces: list[Pose], colour: str) -> str:
    """A soft strip on the table under what stands on it."""
    low = [p for p in pieces if p.bottom <= HU // 10]
    return "".join(
        f'<ellipse cx="{p.x / HU + 0.12:g}" cy=".02" rx="{(p.right - p.left) / HU / 2 + 0.22 - grow:g}" '
        f'ry="{0.13 - grow / 2:g}" fill="{colour}" opacity=".12"/>'
        for p in low
        for grow in (0, 0.1)
    )


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
