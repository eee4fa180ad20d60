"""Ten textures as strokes on a face, told apart by eye and by finger, and the grain of the wood under them.

A texture is drawn for a face of a given length and breadth and turned with the brick, as if it were cut into it;
drawn as strokes and not as tiled patterns, it ends cleanly at every edge and needs no ids.

Swell paper rises wherever it is black, so lines are bold, gaps are wide, and depth, grain and shade are left out.
"""

from collections.abc import Callable, Iterable
from itertools import pairwise
from math import pi, sin

from breakhouse.games.blocks.bricks.brick import HU, PIECES, size_of
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.drawing.pen import Pen, Turn, num, on_end, round_rect, shape, shift, straight, stroke

DIE_TEXTURES: dict[str, str] = {
    "white": "smooth",
    "yellow": "dotted",
    "orange": "wavy",
    "red": "grooved",
    "blue": "striped",
    "green": "diamond",
    "black": "crossed",
}
"""Dice are smooth in the hand; in relief print they borrow the texture of the brick of their colour."""

BLACK = "#000000"
OUTLINE = 0.09
INSET = 0.13
"""How far a texture stays from the edge of its face."""


class Texture:
    """What is cut into a face: lines of one width, and areas that are filled."""

    __slots__ = ("areas", "lines", "width")

    def __init__(self, turn: Turn, width: float) -> None:
        self.lines = Pen(turn)
        self.areas = Pen(turn)
        self.width = width


def texture(name: str, length: float, breadth: float, turn: Turn = straight) -> Texture:
    """The texture of that name on a face of this size, centred on the origin."""
    width, draw = _TEXTURES[name]
    cut = Texture(turn, width)
    draw(cut, length / 2 - INSET, breadth / 2 - INSET)
    return cut


def _even(half: float, spacing: float) -> list[float]:
    """Places from edge to edge at about this spacing, symmetrical about the middle."""
    count = max(1, round(2 * half / spacing))
    return [-half + 2 * half * i / count for i in range(count + 1)]


def _between(half: float, spacing: float) -> list[float]:
    """Middles of equal parts of about this size."""
    count = max(1, round(2 * half / spacing))
    return [-half + 2 * half * (i + 0.5) / count for i in range(count)]


def _smooth(cut: Texture, a: float, b: float) -> None:
    """Nothing is cut in: that's its mark."""


def _dot(cut: Texture, a: float, b: float) -> None:
    for row, y in enumerate(_even(b - 0.05, 0.32)):
        xs = _between(a, 0.4) if row % 2 else _even(a - 0.05, 0.4)
        for x in xs:
            cut.lines.dot(x, y)


def _wave(cut: Texture, a: float, b: float) -> None:
    for y in _even(b - 0.08, 0.3):
        xs = _even(a, 0.3)
        cut.lines.move(xs[0], y)
        for i, (x, end) in enumerate(pairwise(xs)):
            cut.lines.quad(((x + end) / 2, y + (-0.17 if i % 2 else 0.17)), (end, y))


def _groove(cut: Texture, a: float, b: float) -> None:
    for y in _even(b - 0.04, 0.23):
        cut.lines.move(-a, y).line((a, y))


def _cross(cut: Texture, a: float, b: float) -> None:
    for y in _between(b, 0.37):
        for x in _between(a, 0.37):
            cut.lines.move(x - 0.1, y - 0.1).line((x + 0.1, y + 0.1))
            cut.lines.move(x + 0.1, y - 0.1).line((x - 0.1, y + 0.1))


def _ring(cut: Texture, a: float, b: float) -> None:
    for x in _between(a, 0.7):
        cut.lines.ring(x, 0, 0.29)
        if a > b:
            cut.lines.ring(x, 0, 0.1)


def _stripe(cut: Texture, a: float, b: float) -> None:
    for x in _even(a - 0.05, 0.37):
        cut.lines.move(x, -b).line((x, b))


def _diagonal(cut: Texture, a: float, b: float) -> None:
    count = round((2 * a + 2 * b) / 0.42)
    for i in range(count):
        low = -a - b + (2 * a + 2 * b) * (i + 0.5) / count
        x1, x2 = max(-a, low - b), min(a, low + b)
        if x2 - x1 > 0.08:
            cut.lines.move(x1, low - x1).line((x2, low - x2))


def _diamond(cut: Texture, a: float, b: float) -> None:
    xs = _between(a, 0.46)
    half = a / len(xs) - 0.03
    for x in xs:
        cut.areas.move(x - half, 0).line((x, -b), (x + half, 0), (x, b)).close()


def _grain_in(cut: Texture, a: float, b: float) -> None:
    """Long lines that flow around a knot."""
    knot, k = -a * 0.3, min(1, a / 1.3)
    cut.lines.ring(knot, 0, 0.13 * k, 0.06)
    for side in (-1, 1):
        for far, bulge in ((0.62, 0.15 * side), (1.0, 0.0)):
            y = side * b * far
            cut.lines.move(-a, y - bulge).quad((knot - 0.45 * k, y - bulge), (knot - 0.2 * k, y))
            cut.lines.smooth((knot + 0.4 * k, y - bulge / 2)).quad((knot + 0.8 * k, y - bulge), (a, y - bulge))


_TEXTURES: dict[str, tuple[float, Callable[[Texture, float, float], None]]] = {
    "smooth": (0.0, _smooth),
    "dotted": (0.115, _dot),
    "wavy": (0.06, _wave),
    "grooved": (0.07, _groove),
    "crossed": (0.06, _cross),
    "ringed": (0.065, _ring),
    "striped": (0.12, _stripe),
    "diagonal": (0.08, _diagonal),
    "diamond": (0.0, _diamond),
    "grained": (0.055, _grain_in),
}


def grain(seed: int, length: float, breadth: float, turn: Turn = straight) -> Pen:
    """Faint year lines along the wood, each brick its own."""
    pen = Pen(turn)
    a, b = length / 2 - 0.06, breadth / 2 - 0.07
    for i in range(4):
        y = b * (-0.85 + 0.56 * i + 0.12 * _wobble(seed, i))
        start = -a + a * 0.5 * (0.5 + 0.5 * _wobble(seed, i + 11)) * (i % 2)
        end = a - a * 0.6 * (0.5 + 0.5 * _wobble(seed, i + 23)) * ((i + 1) % 2)
        sway = 0.05 * _wobble(seed, i + 37)
        middle = (start + end) / 2
        pen.move(start, y).quad(((start + middle) / 2, y + sway), (middle, y)).smooth((end, y + sway / 2))
    return pen


def end_grain(seed: int, half: float = 0.41) -> str:
    """Year rings around a heart below the square, as on the sawn end of a brick."""
    x, y = 0.25 * _wobble(seed, 3), half + 0.3
    drawn = ""
    for radius in (0.5, 0.66, 0.82, 0.98):
        foot = (radius * radius - 0.09) ** 0.5
        left, right = max(-half, x - foot), min(half, x + foot)
        ends = [(end, y - (radius * radius - (end - x) ** 2) ** 0.5) for end in (left, right)]
        (x1, y1), (x2, y2) = ends
        drawn += f"M{num(x1)} {num(y1)}A{num(radius)} {num(radius)} 0 0 1 {num(x2)} {num(y2)}"
    return drawn


def _wobble(seed: int, i: int) -> float:
    """A fixed number from -1 to 1 for each (seed, i): grain must not change between two prints."""
    return sin(seed * 12.9898 + i * 78.233 + pi / 7)


def relief_piece_svg(piece: str, how: str) -> str:
    """A piece as an outline with its raised texture; pieces of any colour are left empty inside."""
    width, height = (units / HU for units in size_of(piece, how))
    look = {"fill": "#ffffff", "stroke": BLACK, "stroke_width": num(OUTLINE)}
    drawn = round_rect(-width / 2 + 0.06, -height / 2 + 0.06, width - 0.12, height - 0.12, 0.08, **look)
    name = relief_texture(piece)
    return drawn + (texture_svg(name, max(width, height), min(width, height), height > width) if name else "")


def relief_texture(piece: str) -> str | None:
    """The texture that stands for the piece's colour; None where the colour is free."""
    if piece not in PIECES:
        return None
    known = PIECES[piece]
    return known.texture if known.form == "brick" else DIE_TEXTURES[known.colour]


def texture_svg(name: str, length: float, breadth: float, turned: bool = False) -> str:
    """The texture alone, drawn a little inside the outline so that a finger can tell the two apart."""
    cut = texture(name, length - 0.16, breadth - 0.16, on_end if turned else straight)
    lines = stroke(cut.lines, BLACK, 1.25 * cut.width) if str(cut.lines) else ""
    return lines + (shape(cut.areas, fill=BLACK) if str(cut.areas) else "")


def relief_svg(pieces: Iterable[Pose]) -> str:
    """A construction in relief: table's top at y = 0, one unit a brick height."""
    return "".join(shift(relief_piece_svg(p.piece, p.how), p.x / HU, -p.y / HU, 1, -p.tilt / 10) for p in pieces)
