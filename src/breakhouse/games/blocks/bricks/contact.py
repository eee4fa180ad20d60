"""Where pieces touch: on each other, on the table, or inside one another.

Pure geometry on boxes (left, bottom, width, height), in any unit. Judge, stability and the games all use it, so
"lies on" means one thing.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from breakhouse.games.blocks.bricks.construction import Construction, Pose, corners

TABLE = -1
"""Stands for the table in place of the index of a lower piece."""

TOLERANCE = 25
"""Hand-placed pieces may be off by a quarter of a brick height."""
LEVEL = 50
"""Tenths of a degree up to which a piece counts as not tilted."""
SQUEEZE = 10
"""World units by which hand-placed pieces may sink into each other: rounding and soft physics, never more."""

Box = Sequence[float]
_LEAST = 1e-9  # an edge on an edge is no contact


class Contact(NamedTuple):
    """The upper box rests on the lower one (or on the table) from `left` to `right`."""

    upper: int
    lower: int
    left: float
    right: float


def contacts(boxes: Sequence[Box], gap: float = 0.0, reach: float = 0.0) -> list[Contact]:
    """Every resting contact of upright boxes. `gap` is how far apart faces may be and still touch; `reach` widens
    each contact at both ends."""
    found = []
    for upper, (left, bottom, width, _) in enumerate(boxes):
        right = left + width
        if abs(bottom) <= gap:
            found.append(Contact(upper, TABLE, left - reach, right + reach))
        for lower, (left2, bottom2, width2, height2) in enumerate(boxes):
            if lower == upper or abs(bottom2 + height2 - bottom) > gap:
                continue
            a = left if left > left2 else left2
            b = right if right < left2 + width2 else left2 + width2
            if b - a + 2 * reach > _LEAST:
                found.append(Contact(upper, lower, a - reach, b + reach))
    return found


def overlap(a: Pose, b: Pose, slack: float = 0.0) -> bool:
    """Whether two pieces are inside one another by more than `slack` in every direction."""
    if a.tilt == 0 and b.tilt == 0:
        (aw, ah), (bw, bh) = a.size, b.size
        return abs(a.x - b.x) * 2 < aw + bw - 2 * slack and abs(a.y - b.y) * 2 < ah + bh - 2 * slack
    return distance(a, b) < -slack


def distance(a: Pose, b: Pose) -> float:
    """How far apart two boxes are along their best separating side; negative when they are inside one another."""
    ca, cb = corners(a), corners(b)
    return max(_apart(ca, cb), _apart(cb, ca))


def _apart(of: Sequence[tuple[float, float]], other: Sequence[tuple[float, float]]) -> float:
    """The greatest gap seen along the sides of the first box."""
    best = float("-inf")
    for i in range(4):
        (x1, y1), (x2, y2) = of[i], of[(i + 1) % 4]
        nx, ny = y2 - y1, x1 - x2
        length = (nx * nx + ny * ny) ** 0.5
        gap = min((x - x1) * nx + (y - y1) * ny for x, y in other) / length
        best = max(best, gap)
    return best


def overlaps(pieces: Sequence[Pose], slack: float = SQUEEZE) -> list[tuple[int, int]]:
    """Pairs of pieces that are inside one another. Pieces sunk into the table come as (i, TABLE)."""
    found = [(i, TABLE) for i, p in enumerate(pieces) if lowest(p) < -slack]
    for i, a in enumerate(pieces):
        for j in range(i + 1, len(pieces)):
            if overlap(a, pieces[j], slack):
                found.append((i, j))
    return found


def lowest(placed: Pose) -> float:
    return placed.bottom if placed.tilt == 0 else min(y for _, y in corners(placed))


def touches(a: Pose, b: Pose, slack: float = SQUEEZE) -> bool:
    return distance(a, b) <= slack


def supports(pieces: Sequence[Pose]) -> list[tuple[int, int]]:
    """Pairs (upper, lower) where the upper lies on the lower along some length; sides do not count (DI-R7)."""
    found = contacts([p.box for p in pieces], gap=TOLERANCE)
    return [(c.upper, c.lower) for c in found if c.lower != TABLE and c.right - c.left > SQUEEZE]


def resting_on(pieces: Sequence[Pose], low: Iterable[int | None]) -> set[int | None]:
    """These pieces and all that lies on them, directly or through others."""
    found, on = set(low), supports(pieces)
    while more := {up for up, lower in on if lower in found} - found:
        found |= more
    return found


def on_table(pieces: Sequence[Pose]) -> list[int]:
    """The pieces that touch the table (DI-15)."""
    return [i for i, p in enumerate(pieces) if lowest(p) <= TOLERANCE]


def in_air(placed: Pose, construction: Construction) -> bool:
    """Whether the piece is held up by nothing: neither table nor any other piece. A tilted one may lean."""
    if lowest(placed) <= TOLERANCE:
        return False
    others = [p for p in construction if p.piece != placed.piece]
    return not any(_bears(p, placed) for p in others)


def _bears(lower: Pose, upper: Pose) -> bool:
    if max(abs(lower.tilt), abs(upper.tilt)) > LEVEL:
        return touches(lower, upper, TOLERANCE)
    beside = abs(lower.x - upper.x) * 2 >= lower.size[0] + upper.size[0] + 2 * TOLERANCE
    return not beside and abs(upper.bottom - lower.top) <= TOLERANCE


def groups(pieces: Sequence[Pose], slack: float = TOLERANCE) -> list[list[int]]:
    """Pieces that touch each other, directly or through others, belong together (CL-R6: loose bricks do not)."""
    found: list[list[int]] = []
    for i in range(len(pieces)):
        if not any(i in group for group in found):
            found.append(part_of(pieces, [i], slack))
    return found


def part_of(pieces: Sequence[Pose], core: Sequence[int], slack: float = SQUEEZE) -> list[int]:
    """The core and all that touches it, directly or through others (CL-R6)."""
    part, edge = set(core), list(core)
    while edge:
        i = edge.pop()
        near = [j for j in range(len(pieces)) if j not in part and touches(pieces[i], pieces[j], slack)]
        part.update(near)
        edge += near
    return sorted(part)


def potential_energy(pieces: Sequence[Pose]) -> int:
    """Mass times height, summed: what a collapse can only lower."""
    return sum(p.mass * p.y for p in pieces)
