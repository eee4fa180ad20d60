"""Laying the card over the table: which piece stands for which of the card's, and where the card's left edge is.

Every piece that could be one of the card's proposes a position for the whole card; the proposal that explains most
wins. Plain Python over a dozen pieces, because it runs for every placed brick.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from breakhouse.games.blocks.bricks.brick import ANY, form_of
from breakhouse.games.blocks.bricks.construction import Construction, Pose
from breakhouse.games.blocks.bricks.contact import LEVEL, TOLERANCE


@dataclass(frozen=True, slots=True)
class Alignment:
    shift: int
    hits: tuple[int | None, ...]
    """For each of the card's pieces the piece of the right shape in its place."""
    fits: tuple[bool, ...]
    """Whether that piece is also of the colour wanted."""
    tilted: tuple[tuple[int, int], ...]
    """(of the card, on the table): in its place but askew."""

    @property
    def colours(self) -> int:
        return sum(self.fits)

    @staticmethod
    def could_be(wanted: Pose, there: Pose) -> bool:
        """CL-06, DI-14: on grey and neutral cards the form decides; CL-07, DI-13: otherwise the very piece."""
        if wanted.piece in ANY:
            return form_of(there.piece) == ANY[wanted.piece]
        return there.piece == wanted.piece


Pairs = list[list[tuple[int, int]]]


def align(wanted: Construction, placed: Construction, from_left: bool = False) -> Alignment:
    """The best place for the card: most pieces of the right shape there, then most of the right colour.

    Among places that are equally good, the leftmost; `from_left` takes what stands for the card's left part.
    """
    near = _pairs(wanted, placed)
    shifts = {offset for row in near for _, offset in row}
    if not shifts:
        return _hit(wanted, placed, near, _guess(wanted, placed))
    fitting = [{p for p, _ in row if Alignment.could_be(wanted[c], placed[p])} for c, row in enumerate(near)]
    way = 1 if from_left else -1
    best = max(shifts, key=lambda shift: (*_score(near, fitting, shift), way * shift))
    return _hit(wanted, placed, near, best)


def _pairs(wanted: Construction, placed: Construction) -> Pairs:
    """For each of the card's pieces: which pieces have its shape and height, and the shift that each proposes."""
    rows: Pairs = []
    forms = [form_of(p.piece) for p in placed]
    for want in wanted:
        form = form_of(want.piece)
        rows.append(
            [
                (i, p.x - want.x)
                for i, p in enumerate(placed)
                if p.how == want.how and abs(p.y - want.y) <= TOLERANCE and forms[i] == form
            ]
        )
    return rows


def _score(near: Pairs, fitting: Sequence[set[int]], shift: int) -> tuple[int, int]:
    hits = off = 0
    for row, fit in zip(near, fitting, strict=True):
        best = TOLERANCE + 1
        colour = 0
        for p, offset in row:
            away = abs(offset - shift)
            if away < best:
                best, colour = away, p in fit
        if best <= TOLERANCE:
            hits += 2 + colour
            off += best
    return hits, -off


def _hit(wanted: Construction, placed: Construction, near: Pairs, shift: int) -> Alignment:
    hits: list[int | None] = []
    for row in near:
        close = [(abs(offset - shift), p) for p, offset in row if abs(offset - shift) <= TOLERANCE]
        hits.append(min(close)[1] if close else None)
    fits = [p is not None and Alignment.could_be(want, placed[p]) for want, p in zip(wanted, hits, strict=True)]
    tilted = [(c, p) for c, p in enumerate(hits) if p is not None and abs(placed[p].tilt) > LEVEL]
    return Alignment(shift, tuple(hits), tuple(fits), tuple(tilted))


def _guess(wanted: Construction, placed: Construction) -> int:
    """Where the card might be when nothing is at the right height: over the lowest that could be its first."""
    if not placed:
        return 0
    first = min(placed, key=lambda p: (not Alignment.could_be(wanted[0], p), p.bottom, p.left))
    return first.x - wanted[0].x
