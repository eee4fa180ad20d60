"""The sets of a hand in compiled code: what `sets` gives, for playouts, greedy players and searching bots.

Callers pass a function that gets the sets one after another, to rate them or write them down. Many sets differ
only in the wild tiles they spend; most callers needn't see them all, and say how sparing to be.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from breakhouse.games.skipbo_breakers.jit.bits import (
    ANYTHING,
    BREAKER,
    PAIR,
    PAIRS,
    RUN,
    SINGLE,
    columns,
    demand,
    inline,
    jit,
    popcount,
)
from breakhouse.games.skipbo_breakers.jit.windows import START, filling, fillings, inside_of, next_windows
from breakhouse.games.skipbo_breakers.tiles import COPIES, PLANE, TOP, WILD, WILD_SHIFT

S = TypeVar("S")
A = TypeVar("A")
Visit = Callable[[S, A, int, int], S]
"""Takes its result for the sets before, its context, and the next set: its tiles and its demand."""

EVERY, SPARING, FEWEST = range(3)
"""Every set; each window with the fewest wilds, or with one more that keeps a number in hand; with the fewest."""
MOST_SETS, MOST_SPARING, MOST_FEWEST = 1 << 16, 1 << 12, 1 << 9
"""How long an array must be: even all 64 tiles give fewer sets."""


@jit
def list_sets(hand: int, to_beat: int, thrift: int, tiles: Any, demands: Any) -> int:
    """Writes the sets that may be laid on a demand into two arrays; returns how many."""
    return visit_sets(hand, to_beat, thrift, _write, (tiles, demands), 0)


@jit
def _write(found: int, lists: tuple[Any, Any], laid: int, wanted: int) -> int:
    lists[0][found], lists[1][found] = laid, wanted
    return found + 1


@inline
def visit_sets(hand: int, to_beat: int, thrift: int, visit: Visit[S, A], about: A, first: S) -> S:
    """Passes every set that may be laid on a demand to `visit`, which is compiled; returns its last result."""
    kind, length, rank = to_beat >> 16, to_beat >> 8 & 255, to_beat & 255
    opens = to_beat == ANYTHING
    state = first
    if opens or kind == SINGLE:
        state = _visit_alike(SINGLE, hand, rank, visit, about, state)
    if opens or kind == PAIR:
        state = _visit_alike(PAIR, hand, rank, visit, about, state)
    if opens or kind == RUN:
        state = _visit_sequences(RUN, hand, length, rank, thrift, visit, about, state)
    if opens or kind == PAIRS:
        state = _visit_sequences(PAIRS, hand, length >> 1, rank, thrift, visit, about, state)
    if kind == BREAKER:
        return _visit_breakers(hand, length, rank, visit, about, state)
    return _visit_breakers(hand, 0, 0, visit, about, state)


@inline
def _visit_alike(kind: int, hand: int, beaten: int, visit: Visit[S, A], about: A, state: S) -> S:
    """The singles or pairs above a rank."""
    wilds = hand >> WILD_SHIFT
    for spent in range(min(wilds, kind - 1) + 1):
        copies = kind - spent
        mask = (hand >> (copies - 1) * TOP & PLANE) >> beaten << beaten
        while mask:
            bit = mask & -mask
            mask ^= bit
            laid = columns(bit, copies) | spent << WILD_SHIFT
            state = visit(state, about, laid, demand(kind, kind, popcount(bit - 1) + 1))
    if wilds >= kind and beaten < WILD:
        state = visit(state, about, kind << WILD_SHIFT, demand(kind, kind, WILD))
    return state


@inline
def _visit_breakers(hand: int, length: int, rank: int, visit: Visit[S, A], about: A, state: S) -> S:
    """The Breakers above a length and rank."""
    for copies in (3, 4):
        if copies < length:
            continue
        beaten = rank if copies == length else 0
        mask = (hand >> (copies - 1) * TOP & PLANE) >> beaten << beaten
        while mask:
            bit = mask & -mask
            mask ^= bit
            state = visit(state, about, columns(bit, copies), demand(BREAKER, copies, popcount(bit - 1) + 1))
        if hand >> WILD_SHIFT >= copies and beaten < WILD:
            state = visit(state, about, copies << WILD_SHIFT, demand(BREAKER, copies, WILD))
    return state


@inline
def _visit_sequences(
    kind: int, hand: int, only: int, beaten: int, thrift: int, visit: Visit[S, A], about: A, state: S
) -> S:
    """The runs or sequential pairs above a rank; `only` is the one span of numbers that is allowed, 0 for all."""
    depth, wilds = 1 if kind == RUN else 2, hand >> WILD_SHIFT
    walk = START
    while True:
        walk = next_windows(walk, kind, hand, only, beaten)
        _, span, starts = walk
        if not starts:
            return state
        while starts:
            bottom = starts & -starts
            starts ^= bottom
            inside = inside_of(kind, hand, span, bottom)
            wanted = demand(kind, depth * span, popcount(bottom - 1) + span)
            if thrift == EVERY:
                for index in range(fillings(depth, span, inside, wilds, bottom)):
                    state = visit(state, about, filling(depth, span, inside, wilds, bottom, index), wanted)
            else:
                missing = depth * span - popcount(inside)
                state = visit(state, about, inside | missing << WILD_SHIFT, wanted)
                if thrift == SPARING and missing < wilds:
                    kept = _worth_keeping(hand, depth, span, inside, bottom, only > 0)
                    while kept:
                        tile = kept & -kept
                        kept ^= tile
                        state = visit(state, about, inside ^ tile | (missing + 1) << WILD_SHIFT, wanted)


@jit
def _worth_keeping(hand: int, depth: int, span: int, inside: int, bottom: int, follows: bool) -> int:
    """The tiles of a window for which a wild may be spent although they are held.

    An opener has many windows, so there only a number is kept that would be torn apart.
    """
    kept = 0
    if popcount(inside) == 1:
        return kept  # SB-R4: a number stays
    column = bottom
    for _ in range(span):
        copies = popcount(inside & columns(column, depth))
        moves_up = copies == 1 and column == bottom and bottom << span <= PLANE
        torn = copies < COPIES and hand & column << copies * TOP
        if copies and not moves_up and (follows or torn):
            kept |= column << (copies - 1) * TOP
        column <<= 1
    return kept
