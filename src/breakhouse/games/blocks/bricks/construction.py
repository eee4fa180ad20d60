"""Pieces in their places: a construction is a tuple of placed pieces in whole world units.

Whole numbers make a pose the same on every machine and in every log: hundredths of a brick height and tenths of
a degree.
"""

from collections.abc import Iterable
from math import cos, radians, sin

import msgspec

from breakhouse.core import Invalid
from breakhouse.games.blocks.bricks.brick import HU, How, mass_of, size_of

LEFT, RIGHT, TOP = -20 * HU, 20 * HU, 22 * HU
"""The world: how far the centre of a piece may be from the middle of the table, and how high. Its top is y = 0."""
MOST_PIECES = 40
"""More than any box holds."""
MOST_TILT = 900
"""A quarter turn in tenths of a degree; beyond it the piece is turned another way."""


class Pose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece in its place. x and y are the CENTRE of its box, y upwards; tilt is anticlockwise."""

    piece: str
    how: How
    x: int
    y: int
    tilt: int = 0

    @property
    def size(self) -> tuple[int, int]:
        return size_of(self.piece, self.how)

    @property
    def mass(self) -> int:
        return mass_of(self.piece)

    @property
    def left(self) -> int:
        return self.x - self.size[0] // 2

    @property
    def right(self) -> int:
        return self.x + self.size[0] // 2

    @property
    def bottom(self) -> int:
        return self.y - self.size[1] // 2

    @property
    def top(self) -> int:
        return self.y + self.size[1] // 2

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, bottom, width, height, as if it were not tilted."""
        width, height = self.size
        return self.x - width // 2, self.y - height // 2, width, height

    def shift(self, dx: int, dy: int = 0) -> "Pose":
        return Pose(self.piece, self.how, self.x + dx, self.y + dy, self.tilt)


Construction = tuple[Pose, ...]


def at(piece: str, how: How, left: int, bottom: int) -> Pose:
    """A piece by its left and bottom edge: the way cards are written."""
    width, height = size_of(piece, how)
    return Pose(piece, how, left + width // 2, bottom + height // 2)


def corners(placed: Pose) -> tuple[tuple[float, float], ...]:
    """The four corners, tilt included, anticlockwise from the lower left one."""
    width, height = placed.size
    half = ((-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2))
    if placed.tilt == 0:
        return tuple((placed.x + dx, placed.y + dy) for dx, dy in half)
    turn = radians(placed.tilt / 10)
    c, s = cos(turn), sin(turn)
    return tuple((placed.x + c * dx - s * dy, placed.y + s * dx + c * dy) for dx, dy in half)


def check_pose(placed: Pose) -> Pose:
    """The piece unchanged, or `Invalid`: there's no such piece, it can't be turned that way, or it's outside the
    world."""
    size_of(placed.piece, placed.how)
    if not (LEFT <= placed.x <= RIGHT and 0 <= placed.y <= TOP):
        raise Invalid("out-of-the-world", piece=placed.piece, x=placed.x, y=placed.y)
    if abs(placed.tilt) > MOST_TILT:
        raise Invalid("tilted-too-far", piece=placed.piece, tilt=placed.tilt, most=MOST_TILT)
    return placed


def check_construction(pieces: Iterable[Pose]) -> Construction:
    """The construction in canonical order, or `Invalid`; each real piece may occur only once."""
    placed = canonical(check_pose(p) for p in pieces)
    if len(placed) > MOST_PIECES:
        raise Invalid("too-many-pieces", n=len(placed), most=MOST_PIECES)
    seen: set[str] = set()
    for p in placed:
        if p.piece in seen and p.piece not in ("grey", "die", "cuboid"):
            raise Invalid("piece-placed-twice", piece=p.piece)
        seen.add(p.piece)
    return placed


def canonical(pieces: Iterable[Pose]) -> Construction:
    """Bottom to top, left to right: the order in which constructions are written, compared and described."""
    return tuple(sorted(pieces, key=lambda p: (p.bottom, p.left, p.piece, p.how, p.tilt)))


def align(pieces: Iterable[Pose]) -> Construction:
    """In canonical order, moved sideways so that the leftmost edge is at 0."""
    placed = canonical(pieces)
    shift = min((p.left for p in placed), default=0)
    return canonical(p.shift(-shift) for p in placed)


def mirror(pieces: Iterable[Pose]) -> Construction:
    """The mirror image, leftmost edge at 0."""
    return align(Pose(p.piece, p.how, -p.x, p.y, -p.tilt) for p in pieces)


def outline(pieces: Iterable[Pose]) -> list[tuple[str, int, int]]:
    """Its shape regardless of colour: two constructions with the same outline look alike."""
    return sorted((p.how, p.x, p.y) for p in pieces)


def extent(pieces: Construction) -> tuple[int, int]:
    """Width and height of the whole."""
    if not pieces:
        return 0, 0
    return max(p.right for p in pieces) - min(p.left for p in pieces), max(p.top for p in pieces)
