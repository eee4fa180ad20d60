"""Pieces in their places as one picture: the same on a card, on the table and in print.

The drawing order creates the painted depth, so it's decided here and nowhere else.
"""

from collections.abc import Iterable, Mapping

from breakhouse.games.blocks.bricks.brick import HU
from breakhouse.games.blocks.bricks.construction import Construction, Pose, corners
from breakhouse.games.blocks.drawing.pen import shift
from breakhouse.games.blocks.drawing.pieces import DEPTH, piece_svg


def construction_svg(pieces: Iterable[Pose], pips: Mapping[str, int] | None = None, shadow: str = "") -> str:
    """A fragment in brick heights: x to the right, the table's top at y = 0, everything above it negative."""
    values = pips or {}
    placed = sorted(pieces, key=_from_behind)
    drawn = _shadows(placed, shadow) if shadow else ""
    return drawn + "".join(
        shift(piece_svg(p.piece, p.how, values.get(p.piece)), p.x / HU, -p.y / HU, 1, -p.tilt / 10) for p in placed
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
