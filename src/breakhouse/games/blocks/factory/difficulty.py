"""What makes a construction hard: how many pieces, how high, how it balances, how it reads.

The features are facts about the construction; difficulty is a weighted sum of them from 0 to 100, here or in the
kit. Points follow from difficulty, and the colour of the number follows from the statics alone (CL-R2).
"""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from breakhouse.games.blocks.bricks.brick import HALF, HU
from breakhouse.games.blocks.bricks.construction import Construction, extent, mirror, outline
from breakhouse.games.blocks.bricks.contact import TABLE, Contact, contacts
from breakhouse.games.blocks.factory.order import COMFORT, Order, Scaffold

LEAST_MARGIN = 0.2
"""No card balances more narrowly than this."""
EASY_MARGIN = 0.4
"""From here on it stands easily."""
TOWER = 6 * HU


class Features(msgspec.Struct, frozen=True):
    pieces: int
    height: int
    margin: float
    hands: int
    bridges: int
    """Pieces that span a gap between two others."""
    overhangs: int
    """Pieces that reach at least a brick height beyond what they rest on."""
    counterweight: bool
    """Some piece stays only because another weighs it down."""
    symmetric: bool
    halves: int
    """Pieces that stand half a step off those they rest on, which is easily misread."""
    upright: int
    pointing: int
    stacked: int
    """The longest chain of pieces lying on pieces."""
    hesitant: bool
    """No order has comfort at each step."""

    @property
    def tower(self) -> bool:
        return self.height >= TOWER

    @property
    def tricky(self) -> bool:
        """CL-R2: a counterweight, a second hand, or a narrow balance."""
        return self.counterweight or self.hands == 2 or self.margin < EASY_MARGIN or self.hesitant


def features_of(pieces: Construction, order: Order, scaffold: Scaffold | None = None) -> Features | None:
    """The facts, or None when the margin is too small for a card."""
    scaffold = scaffold or Scaffold.of(pieces)
    found = _margin(scaffold)
    if found is None:
        return None
    touching = [c for c in contacts([p.box for p in pieces]) if c.lower != TABLE]
    under: list[list[Contact]] = [[c for c in touching if c.upper == i] for i in range(len(pieces))]
    return Features(
        pieces=len(pieces),
        height=extent(pieces)[1],
        margin=found,
        hands=2 if any(step.hold is not None for step in order) else 1,
        bridges=sum(_bridges(below) for below in under),
        overhangs=sum(_overhangs(p.left, p.right, below) for p, below in zip(pieces, under, strict=True)),
        counterweight=_has_counterweight(scaffold),
        symmetric=outline(mirror(pieces)) == outline(pieces),
        halves=sum(
            any((pieces[c.upper].left - pieces[c.lower].left) % HU == HALF for c in below) for below in under
        ),
        upright=sum(p.how in ("standing", "upright") for p in pieces),
        pointing=sum(p.how == "pointing" for p in pieces),
        stacked=_chain(under),
        hesitant=scaffold.one_hand(COMFORT) is None,
    )


def difficulty_of(f: Features, coloured: bool) -> int:
    """0 to 100."""
    found = 7.0 * (f.pieces - 2) + 1.6 * max(0, f.height // HU - 3)
    found += 3.0 * f.halves + 1.5 * f.overhangs + 1.0 * f.bridges + 1.0 * f.upright
    found += 8.0 * (f.hands - 1) + 4.0 * f.counterweight + 12.0 * max(0.0, 0.5 - f.margin) + 2.0 * f.hesitant
    found *= 0.9 if f.symmetric else 1.0
    return max(1, min(100, round(found * (1.08 if coloured else 1.0))))


def stands_well(scaffold: Scaffold) -> bool:
    """Whether the whole has the margin that a card needs."""
    return scaffold.stands((1 << len(scaffold.blocks)) - 1, shorten=LEAST_MARGIN)


def _margin(scaffold: Scaffold) -> float | None:
    """The margin to a fiftieth, from below, or None below what a card needs."""
    full = (1 << len(scaffold.blocks)) - 1
    if not stands_well(scaffold):
        return None
    low, high = LEAST_MARGIN, 0.52
    while high - low > 0.02:
        middle = (low + high) / 2
        low, high = (middle, high) if scaffold.stands(full, shorten=middle) else (low, middle)
    return round(low, 2)


def _has_counterweight(scaffold: Scaffold) -> bool:
    """Whether removing one piece that nothing rests on makes others fall."""
    full = (1 << len(scaffold.blocks)) - 1
    bearing = {c.lower for c in scaffold.touching}
    tops = [i for i in range(len(scaffold.blocks)) if i not in bearing]
    return any(full != 1 << i and not scaffold.stands(full & ~(1 << i)) for i in tops)


def _bridges(below: Sequence[Contact]) -> bool:
    ends = sorted((c.left, c.right) for c in below)
    return any(b[0] - a[1] >= HALF for a, b in pairwise(ends))


def _overhangs(left: int, right: int, below: Sequence[Contact]) -> bool:
    if not below:
        return False
    return min(c.left for c in below) - left >= HU or right - max(c.right for c in below) >= HU


def _chain(under: Sequence[Sequence[Contact]]) -> int:
    """Pieces come in canonical order, so what is below has been counted before."""
    depth: list[int] = []
    for below in under:
        depth.append(1 + max((depth[c.lower] for c in below), default=0))
    return max(depth, default=0)
