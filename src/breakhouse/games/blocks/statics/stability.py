"""Whether a stack stands: static equilibrium, not simulation.

A stack stands when there are pushing forces in its contacts that balance every box. The *margin* is how much every
contact may be shortened at both ends, in brick heights, with the stack still in balance; exactly on the edge is
undecided, and undecided does not count as standing. First, loads are passed down by levers, which is a proof
whenever it succeeds and needs no solver; what is left is a non-negative least-squares problem, solved if its
residual is zero.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from math import isfinite

import msgspec

from breakhouse.core import Invalid, Refusal
from breakhouse.games.blocks.bricks.brick import HU
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.bricks.contact import LEVEL, TOLERANCE, Box, Contact, contacts, groups
from breakhouse.games.blocks.statics.forces import forces_balance, hand_down

EDGE = 1e-3
"""The margin, in brick heights, below which a stack is undecided."""
GAP = 1e-6
MOST_BLOCKS = 200
"""The most blocks per check; beyond that, a margin takes a while."""
FRICTION = 1.0
"""More friction than wood on wood: whatever falls even then falls for certain."""
FRICTION_ON_A_MAT = 3.0
_CLOSE = TOLERANCE / HU
_WIDEST = 64.0
_FINE = 1e-6


class Balance(msgspec.Struct, frozen=True):
    """Whether something stands, and how far it is from falling."""

    stands: bool
    margin: float | None
    """Negative: the contacts would have to be that much longer at both ends. None: nothing supports some piece."""


def stability(blocks: Sequence[Box], masses: Sequence[float] | None = None) -> Balance:
    """The balance of blocks `[left, bottom, width, height]` in brick heights; `Invalid` or `Refusal` if they're
    impossible."""
    check_blocks(blocks)
    found = margin(blocks, masses)
    return Balance(found is not None and found > EDGE, found)


def stands(pieces: Sequence[Pose]) -> Balance:
    """The balance of placed pieces, such as those of a card."""
    return stability(heights(pieces), [p.mass for p in pieces])


def balances(
    blocks: Sequence[Box],
    masses: Sequence[float] | None = None,
    shorten: float = EDGE,
    held: Collection[int] = (),
) -> bool:
    """One check: does it balance with every contact shortened at both ends? Held blocks stay where they are."""
    return balances_on(blocks, masses or [1.0] * len(blocks), contacts(blocks, GAP), shorten, held)


def margin(blocks: Sequence[Box], masses: Sequence[float] | None = None) -> float | None:
    """How much every contact may be shortened at both ends, to a millionth; None if one rests on nothing."""
    touching = contacts(blocks, GAP)
    if len({c.upper for c in touching}) < len(blocks):
        return None
    mass = masses or [1.0] * len(blocks)
    if balances_on(blocks, mass, touching, 0.0, ()):
        low, high = 0.0, max(c.right - c.left for c in touching) / 2 + _FINE
    else:
        low, high = -1.0, 0.0
        while low > -_WIDEST and not balances_on(blocks, mass, touching, low, ()):
            low, high = low * 2, low
    while high - low > _FINE:
        middle = (low + high) / 2
        if balances_on(blocks, mass, touching, middle, ()):
            low = middle
        else:
            high = middle
    return round((low + high) / 2, 5)


def certainly_falls(pieces: Sequence[Pose], held: Collection[int] = (), friction: float = FRICTION) -> bool:
    """Whether hand-placed pieces fall even with wider contacts, closed gaps and sides that rub.

    A piece tilted beyond doubt may lean in ways that only the player's physics knows: then nothing is certain.
    """
    if any(abs(p.tilt) > LEVEL for p in pieces):
        return False
    boxes = heights(pieces)
    mass = [float(p.mass) for p in pieces]
    wide = contacts(boxes, gap=_CLOSE, reach=_CLOSE)
    if hand_down(boxes, mass, wide, held):
        return False
    beside = sides_of(boxes)
    return not forces_balance(boxes, mass, wide, held, beside, friction)


def surely_falls(pieces: Sequence[Pose], held: Collection[int] = (), friction: float = FRICTION) -> bool:
    """The same for each connected group: a leaning piece elsewhere doesn't make the others uncertain."""
    if all(abs(p.tilt) <= LEVEL for p in pieces):
        return certainly_falls(pieces, held, friction)
    return any(
        certainly_falls([pieces[i] for i in group], [n for n, i in enumerate(group) if i in held], friction)
        for group in groups(pieces)
    )


def heights(pieces: Sequence[Pose]) -> list[tuple[float, float, float, float]]:
    """Placed pieces as blocks in brick heights."""
    return [(x / HU, y / HU, w / HU, h / HU) for x, y, w, h in (p.box for p in pieces)]


def check_blocks(blocks: Sequence[Box]) -> None:
    if not blocks:
        raise Invalid("no-blocks")
    if len(blocks) > MOST_BLOCKS:
        raise Invalid("too-many-blocks", n=len(blocks), most=MOST_BLOCKS)
    for n, block in enumerate(blocks, 1):
        if len(block) != 4 or not all(isfinite(v) and abs(v) < 1e6 for v in block) or min(block[2:]) <= GAP:
            raise Invalid("block-unreadable", n=n)
        if block[1] < -GAP:
            raise Refusal("block-in-the-table", n=n)
    for (i, a), (j, b) in combinations(enumerate(blocks, 1), 2):
        wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
        high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
        if wide > GAP and high > GAP:
            raise Refusal("blocks-overlap", first=i, second=j)


def balances_on(
    blocks: Sequence[Box],
    mass: Sequence[float],
    touching: Iterable[tuple[int, int, float, float]],
    shorten: float,
    held: Collection[int],
) -> bool:
    """The same with these contacts: (upper, lower, left, right) each."""
    short = [Contact(u, w, a + shorten, b - shorten) for u, w, a, b in touching if b - a >= 2 * shorten]
    if len({c.upper for c in short}.union(held)) < len(blocks):
        return False
    return hand_down(blocks, mass, short, held) or forces_balance(blocks, mass, short, held)


def sides_of(boxes: Sequence[Box]) -> list[tuple[int, int, float, float, float]]:
    """Pairs (left box, right box) whose sides touch: where, and from how low to how high."""
    found = []
    for i, (x, y, w, h) in enumerate(boxes):
        for j, (x2, y2, _, h2) in enumerate(boxes):
            low, high = max(y, y2), min(y + h, y2 + h2)
            if i != j and abs(x2 - x - w) <= _CLOSE and high > low:
                found.append((i, j, x + w, low, high))
    return found
