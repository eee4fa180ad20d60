"""The drawing for fingers: black outlines and raised textures on white, nothing else.

Swell paper rises wherever it is black, so lines are bold, gaps are wide, and depth, grain and shade are left out.
"""

from collections.abc import Iterable

from breakhouse.games.blocks.bricks.brick import HU, PIECES, size_of
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.drawing.pen import num, on_end, round_rect, shape, shift, straight, stroke
from breakhouse.games.blocks.drawing.textures import DIE_TEXTURES, texture

BLACK = "#000000"
OUTLINE = 0.09


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
