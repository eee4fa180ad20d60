"""A random set of a hand, in compiled code: counts the sets and builds the one that was drawn.

Counting costs much less than listing, and random playouts do hardly anything else. With the index -1 a function
counts: the answer is (count, 0, 0); with an index from 0 it gives that set: (anything, tiles, demand).
"""

from typing import Any

import numpy as np

from breakhouse.games.skipbo_breakers.jit.bits import (
    ANYTHING,
    BREAKER,
    PAIR,
    PAIRS,
    RUN,
    SINGLE,
    below,
    bit_at,
    columns,
    demand,
    jit,
    popcount,
)
from breakhouse.games.skipbo_breakers.jit.windows import START, filling, fillings, inside_of, next_windows
from breakhouse.games.skipbo_breakers.tiles import COPIES, PLANE, TOP, WILD, WILD_SHIFT


def _unbroken() -> Any:
    """For every mask of numbers, how many windows of two or more consecutive numbers are in it."""
    masks = np.arange(PLANE + 1)
    starts, total = masks.copy(), np.zeros(PLANE + 1, np.int64)
    for offset in range(1, TOP):
        starts &= masks >> offset
        total += np.bitwise_count(starts)
    return total.astype(np.uint8)


_UNBROKEN = _unbroken()
_NO_SET = (0, 0)


@jit
def sequence_sets(kind: int, hand: int, only: int, beaten: int, index: int) -> tuple[int, int, int]:
    """Counts the runs or sequential pairs above a rank, or gives the one with this index.

    `only` is the one span of numbers that is allowed, 0 for all.
    """
    if not hand >> WILD_SHIFT:
        return _plain_sequences(kind, hand, only, beaten, index)
    depth, wilds, total = 1 if kind == RUN else 2, hand >> WILD_SHIFT, 0
    walk = START
    while True:
        walk = next_windows(walk, kind, hand, only, beaten)
        _, span, starts = walk
        if not starts:
            return total, 0, 0
        while starts:
            bottom = starts & -starts
            starts ^= bottom
            inside = inside_of(kind, hand, span, bottom)
            here = fillings(depth, span, inside, wilds, bottom)
            if 0 <= index < total + here:
                tiles = filling(depth, span, inside, wilds, bottom, index - total)
                return total, tiles, demand(kind, depth * span, popcount(bottom - 1) + span)
            total += here


@jit
def _plain_sequences(kind: int, hand: int, only: int, beaten: int, index: int) -> tuple[int, int, int]:
    """`sequence_sets` without wilds: a span's windows are the bits of one mask, and each has one set."""
    depth = 1 if kind == RUN else 2
    lowest = max(0, beaten - only + 1) if only else 0
    mask = hand >> (depth - 1) * TOP & PLANE >> lowest << lowest
    fewest = only if only else 4 - depth
    starts = mask
    for offset in range(1, fewest):
        starts &= mask >> offset
    span, total = fewest, 0
    while starts:
        here = popcount(starts)
        if 0 <= index < total + here:
            start = bit_at(starts, index - total)
            return total, columns(((1 << span) - 1) << start, depth), demand(kind, depth * span, start + span)
        total += here
        if only:
            break
        starts &= mask >> span
        span += 1
    return total, 0, 0


def _runs() -> Any:
    """How many runs there are, by wild tiles and mask of numbers: counted once, as openers need it often."""
    table = np.zeros((COPIES + 1, PLANE + 1), np.uint16)
    return _count_runs(table)


@jit
def _count_runs(table: Any) -> Any:
    for wilds in range(len(table)):
        for mask in range(PLANE + 1):
            table[wilds, mask] = sequence_sets(RUN, mask | wilds << WILD_SHIFT, 0, 0, -1)[0]
    return table


_RUNS = _runs()


@jit
def alike_set(kind: int, hand: int, beaten: int, index: int) -> tuple[int, int, int]:
    """Counts the singles or pairs above a rank, or gives the one with this index."""
    wilds = hand >> WILD_SHIFT
    natural = (hand >> (kind - 1) * TOP & PLANE) >> beaten << beaten
    total = popcount(natural)
    if 0 <= index < total:
        bit = bit_at(natural, index)
        return 0, columns(1 << bit, kind), demand(kind, kind, bit + 1)
    if not wilds:
        return total, 0, 0
    if kind == PAIR:
        completed = (hand & PLANE) >> beaten << beaten
        if 0 <= index - total < popcount(completed):
            bit = bit_at(completed, index - total)
            return 0, 1 << bit | 1 << WILD_SHIFT, demand(kind, kind, bit + 1)
        total += popcount(completed)
    if wilds < kind or beaten >= WILD:
        return total, 0, 0
    if index > total:
        return total + 1, 0, 0
    return total + 1, kind << WILD_SHIFT, demand(kind, kind, WILD)


@jit
def breaker_set(hand: int, length: int, rank: int, index: int) -> tuple[int, int, int]:
    """Counts the Breakers above a length and rank, or gives the one with this index."""
    total = 0
    for copies in (3, 4):
        if copies < length:
            continue
        beaten = rank if copies == length else 0
        mask = (hand >> (copies - 1) * TOP & PLANE) >> beaten << beaten
        here = popcount(mask)
        if 0 <= index - total < here:
            bit = bit_at(mask, index - total)
            return 0, columns(1 << bit, copies), demand(BREAKER, copies, bit + 1)
        total += here
        if hand >> WILD_SHIFT >= copies and beaten < WILD:
            if index == total:
                return 0, copies << WILD_SHIFT, demand(BREAKER, copies, WILD)
            total += 1
    return total, 0, 0


@jit
def higher_set(hand: int, to_beat: int, index: int) -> tuple[int, int, int]:
    """Counts the sets of the demanded kind that beat the demand, or gives the one with this index."""
    kind, length, rank = to_beat >> 16, to_beat >> 8 & 255, to_beat & 255
    if kind <= PAIR:
        return alike_set(kind, hand, rank, index)
    if kind == BREAKER:
        return breaker_set(hand, length, rank, index)
    return sequence_sets(kind, hand, length if kind == RUN else length >> 1, rank, index)


@jit
def draw_opening(hand: int, chance: int) -> tuple[int, int]:
    """One of all sets of a hand, each equally likely: (tiles, demand)."""
    singles = alike_set(SINGLE, hand, 0, -1)[0]
    pairs = alike_set(PAIR, hand, 0, -1)[0] + singles
    more_pairs = sequence_sets(PAIRS, hand, 0, 0, -1)[0] + pairs
    runs = _RUNS[hand >> WILD_SHIFT, hand & PLANE] + more_pairs
    index = below(runs + breaker_set(hand, 0, 0, -1)[0], chance)
    if index < singles:
        return alike_set(SINGLE, hand, 0, index)[1:]
    if index < pairs:
        return alike_set(PAIR, hand, 0, index - singles)[1:]
    if index < more_pairs:
        return sequence_sets(PAIRS, hand, 0, 0, index - pairs)[1:]
    if index < runs:
        return sequence_sets(RUN, hand, 0, 0, index - more_pairs)[1:]
    return breaker_set(hand, 0, 0, index - runs)[1:]


@jit
def draw_plain_opening(hand: int, chance: int) -> tuple[int, int]:
    """`draw_opening` for a hand without wilds."""
    once, twice = hand & PLANE, hand >> TOP & PLANE
    singles = popcount(once)
    runs = singles + _UNBROKEN[once] - popcount(once & once >> 1)
    pairs = runs + popcount(twice)
    more_pairs = pairs + _UNBROKEN[twice]
    index = below(more_pairs + popcount(hand >> 2 * TOP), chance)
    if index < singles:
        bit = bit_at(once, index)
        return 1 << bit, demand(SINGLE, 1, bit + 1)
    if index < runs:
        return _plain_sequences(RUN, hand, 0, 0, index - singles)[1:]
    if index < pairs:
        bit = bit_at(twice, index - runs)
        return columns(1 << bit, 2), demand(PAIR, 2, bit + 1)
    if index < more_pairs:
        return _plain_sequences(PAIRS, hand, 0, 0, index - pairs)[1:]
    return breaker_set(hand, 0, 0, index - more_pairs)[1:]


@jit
def draw_plain_move(hand: int, to_beat: int, must_lay: bool, chance: int) -> tuple[int, int]:
    """`draw_move` without wilds, on anything but a Breaker: one mask has a bit for every higher set."""
    kind, length, rank = to_beat >> 16, to_beat >> 8 & 255, to_beat & 255
    doubled = kind in (PAIR, PAIRS)
    span = length >> doubled
    mask = hand >> doubled * TOP & PLANE
    lowest = rank - span + 1
    starts = mask >> lowest << lowest
    for offset in range(1, span):
        starts &= mask >> offset
    higher = popcount(starts)
    total = higher + popcount(hand >> 2 * TOP)
    if total == 0:
        return _NO_SET
    index = below(total + (not must_lay), chance)
    if index < higher:
        start = bit_at(starts, index)
        window = ((1 << span) - 1) << start
        return window | (window << TOP) * doubled, to_beat + start + span - rank
    if index < total:
        return breaker_set(hand, 0, 0, index - higher)[1:]
    return _NO_SET


@jit
def draw_move(hand: int, to_beat: int, must_lay: bool, chance: int) -> tuple[int, int]:
    """One of all legal moves, each equally likely: (tiles, demand), or (0, 0) for a pass."""
    plain = hand >> WILD_SHIFT == 0
    if to_beat == ANYTHING:
        return draw_plain_opening(hand, chance) if plain else draw_opening(hand, chance)
    if plain and to_beat >> 16 != BREAKER:
        return draw_plain_move(hand, to_beat, must_lay, chance)
    higher = higher_set(hand, to_beat, -1)[0]
    breakers = 0 if to_beat >> 16 == BREAKER else breaker_set(hand, 0, 0, -1)[0]
    total = higher + breakers
    if total == 0:
        return _NO_SET
    index = below(total + (not must_lay), chance)
    if index < higher:
        return higher_set(hand, to_beat, index)[1:]
    if index < total:
        return breaker_set(hand, 0, 0, index - higher)[1:]
    return _NO_SET
