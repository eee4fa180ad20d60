"""Paper and where cards lie on it: sizes in millimetres, a grid in the middle, marks where to cut.

Backs are laid in mirrored columns, so that a sheet printed on both sides and flipped on its long edge has each
back behind its front; the grid is centred, so it doesn't matter which way the sheet is fed.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from breakhouse.core import Refusal
from breakhouse.games.blocks.drawing.pen import num


@dataclass(frozen=True, slots=True)
class Paper:
    name: str
    width: float
    height: float


PAPERS: dict[str, Paper] = {"a4": Paper("a4", 210, 297), "letter": Paper("us-letter", 215.9, 279.4)}


def paper_of(name: str) -> Paper:
    """A paper size by name, or a `Refusal` that lists the known ones."""
    if name.lower() not in PAPERS:
        raise Refusal("no-such-paper", paper=name[:40], known=", ".join(PAPERS))
    return PAPERS[name.lower()]


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards in columns and rows with a gutter between; the bleed fills half the gutter."""

    columns: int
    rows: int
    width: float
    height: float
    gutter: float = 4

    @property
    def places(self) -> int:
        return self.columns * self.rows

    @property
    def bleed(self) -> float:
        return self.gutter / 2

    def corner(self, paper: Paper, place: int, behind: bool = False) -> tuple[float, float]:
        """The upper left corner of a place, counted row by row; `behind` counts each row from the right."""
        row, column = divmod(place, self.columns)
        if behind:
            column = self.columns - 1 - column
        left, top = self.margins(paper)
        return left + column * (self.width + self.gutter), top + row * (self.height + self.gutter)

    def margins(self, paper: Paper) -> tuple[float, float]:
        wide = self.columns * (self.width + self.gutter) - self.gutter
        high = self.rows * (self.height + self.gutter) - self.gutter
        return (paper.width - wide) / 2, (paper.height - high) / 2

    def cut_marks(self, paper: Paper) -> Iterator[tuple[float, float, float, float]]:
        """Short lines outside the bleed, in line with every edge that is cut."""
        left, top = self.margins(paper)
        near, long = self.bleed + 0.6, 3.0
        for start in (left + column * (self.width + self.gutter) for column in range(self.columns)):
            for x in (start, start + self.width):
                for y in (top - near - long, paper.height - top + near):
                    yield x, y, x, y + long
        for start in (top + row * (self.height + self.gutter) for row in range(self.rows)):
            for y in (start, start + self.height):
                for x in (left - near - long, paper.width - left + near):
                    yield x, y, x + long, y

    def cut_path(self, paper: Paper) -> str:
        """The marks as the path of an SVG."""
        return "".join(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}" for x1, y1, x2, y2 in self.cut_marks(paper))


CARDS = Grid(3, 4, 60, 60)
"""Twelve square cards per sheet, on A4 and Letter."""
RELIEF = Grid(2, 2, 88, 122, 6)
"""Four large cards per sheet: a texture needs room under a finger."""
RELIEF_WIDE = Grid(1, 2, 182, 122, 6)
RELIEF_TALL = Grid(2, 1, 88, 250, 6)
"""Two per sheet, for constructions that would otherwise be too small."""
