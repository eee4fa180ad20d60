"""In which order a construction can be built, and whether one hand is enough.

One hand: some order in which everything stands after each piece, each piece put after those it rests on. When
there is none (all are tried, once a set of pieces) two hands are needed, and an order that says what to hold is
found.
"""

import heapq
from collections.abc import Sequence

from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.bricks.contact import TABLE, Box, contacts
from breakhouse.games.blocks.cards.card import Step
from breakhouse.games.blocks.statics.stability import EDGE, GAP, balances_on, heights

COMFORT = 0.2
"""The margin, in brick heights, that each step of an easy order has."""

Order = tuple[Step, ...]


class Scaffold:
    """One finished construction and the balance of each set of its pieces, each computed at most once."""

    def __init__(self, blocks: Sequence[Box], masses: Sequence[float]) -> None:
        self.blocks = blocks
        self.masses = masses
        self.touching = contacts(blocks, GAP)
        self._known: dict[tuple[int, int, float], bool] = {}
        everything = range(len(blocks))
        self.rests_on = [0] * len(blocks)
        for c in self.touching:
            if c.lower != TABLE:
                self.rests_on[c.upper] |= 1 << c.lower
        self.drops_past = [self.rests_on[i] | _below(blocks, i) for i in everything]
        """What must be there before a piece comes down from above."""

    @classmethod
    def of(cls, pieces: Sequence[Pose]) -> "Scaffold":
        return cls(heights(pieces), [p.mass for p in pieces])

    def stands(self, mask: int, held: int = TABLE, shorten: float = EDGE) -> bool:
        """Whether this set of pieces balances, one of them perhaps held."""
        key = (mask, held, shorten)
        if key not in self._known:
            self._known[key] = self._stands(mask, held, shorten)
        return self._known[key]

    def _stands(self, mask: int, held: int, shorten: float) -> bool:
        there = [i for i in range(len(self.blocks)) if mask >> i & 1]
        new = {old: n for n, old in enumerate(there)}
        new[TABLE] = TABLE
        touching = [(new[u], new[w], a, b) for u, w, a, b in self.touching if u in new and w in new]
        pinned = (new[held],) if held != TABLE else ()
        blocks, masses = [self.blocks[i] for i in there], [self.masses[i] for i in there]
        return balances_on(blocks, masses, touching, shorten, pinned)

    def one_hand(self, shorten: float = EDGE, from_above: bool = True) -> tuple[int, ...] | None:
        """An order in which everything stands after each piece, or None: then there is none."""
        before = self.drops_past if from_above else self.rests_on
        full = (1 << len(self.blocks)) - 1
        hopeless: set[int] = set()
        order: list[int] = []

        def build(mask: int) -> bool:
            if mask == full:
                return True
            for k in range(len(self.blocks)):
                after = mask | 1 << k
                if after == mask or before[k] & ~mask or after in hopeless:
                    continue
                if self.stands(after, shorten=shorten):
                    order.append(k)
                    if build(after):
                        return True
                    order.pop()
                hopeless.add(after)
            return False

        return tuple(order) if build(0) else None

    def two_hands(self) -> Order | None:
        """The order that holds a piece for the fewest steps, or None when even two hands are too few."""
        full = (1 << len(self.blocks)) - 1
        queue: list[tuple[int, int, int, tuple[tuple[int, int], ...]]] = [(0, 0, TABLE, ())]
        done: set[tuple[int, int]] = set()
        while queue:
            cost, mask, held, steps = heapq.heappop(queue)
            if mask == full and held == TABLE:
                return tuple(Step(put, None if hold == TABLE else hold) for put, hold in steps)
            if (mask, held) in done:
                continue
            done.add((mask, held))
            for k in range(len(self.blocks)):
                after = mask | 1 << k
                if after == mask or self.drops_past[k] & ~mask:
                    continue
                for hold in self._holds(mask, held, k):
                    if self.stands(after, hold):
                        heapq.heappush(queue, (cost + (hold != TABLE), after, hold, (*steps, (k, hold))))
        return None

    def _holds(self, mask: int, held: int, k: int) -> list[int]:
        """What the other hand may hold once k is put: nothing, k itself, or what it held or took before."""
        taken = [held] if held != TABLE else [i for i in range(len(self.blocks)) if mask >> i & 1]
        return [TABLE, k, *taken]


def building_order(pieces: Sequence[Pose], scaffold: Scaffold | None = None) -> Order | None:
    """One hand if possible, comfortably if possible; otherwise two; None if it can't be built."""
    scaffold = scaffold or Scaffold.of(pieces)
    found = scaffold.one_hand(COMFORT) or scaffold.one_hand()
    if found is not None:
        return tuple(Step(k) for k in found)
    if scaffold.one_hand(from_above=False) is not None:
        return None  # it can be pushed in from the side by one hand: neither a fair one-hand nor a two-hand card
    return scaffold.two_hands()


def order_stands(pieces: Sequence[Pose], order: Order) -> bool:
    """Whether everything stands after each step of this order, with what it says to hold."""
    scaffold = Scaffold.of(pieces)
    mask = 0
    for step in order:
        if scaffold.rests_on[step.put] & ~mask:
            return False
        mask |= 1 << step.put
        if not scaffold.stands(mask, TABLE if step.hold is None else step.hold):
            return False
    return mask == (1 << len(pieces)) - 1 and order[-1].hold is None


def needs_two_hands(pieces: Sequence[Pose]) -> bool:
    """The proof: no order that places each piece after its supports stands at every step."""
    return Scaffold.of(pieces).one_hand(from_above=False) is None


def _below(blocks: Sequence[Box], i: int) -> int:
    left, bottom, width, _ = blocks[i]
    mask = 0
    for j, (left2, bottom2, width2, height2) in enumerate(blocks):
        if (
            j != i
            and bottom2 + height2 <= bottom + GAP
            and left2 < left + width - GAP
            and left < left2 + width2 - GAP
        ):
            mask |= 1 << j
    return mask
