"""Moves, networks and imagined hands in compiled code: what the strong levels think with.

Numba is imported here, so import this only where compiled code is wanted (`evaluation` knows).
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np

from breakhouse.bots.skipbo_breakers import features
from breakhouse.games.skipbo_breakers.jit.bits import (
    ANYTHING,
    KEPT,
    PAIR,
    PAIRS,
    RUN,
    SINGLE,
    Generator,
    below,
    chance_of,
    popcount,
    settle,
    stir,
    take,
)
from breakhouse.games.skipbo_breakers.jit.greedy import TUNED, worth
from breakhouse.games.skipbo_breakers.jit.listing import MOST_SPARING, SPARING, list_sets
from breakhouse.games.skipbo_breakers.tiles import FULL, PLANE, TOP, WILD_SHIFT

F = TypeVar("F", bound=Callable[..., Any])

MOST_MOVES = MOST_SPARING + 1


def fast(function: F) -> F:
    """Compiled with reordered sums, so that they run in wide registers; kept on disk."""
    return cast(F, numba.njit(cache=KEPT, fastmath=True, error_model="numpy")(function))


context = fast(features.context)
after = fast(features.after)


@fast
def list_moves(hand: int, to_beat: int, must_lay: bool, tiles: Any, demands: Any) -> int:
    """Every move worth a look: sets that may be laid, and the pass as 0, 0."""
    found = list_sets(hand, to_beat, SPARING, tiles, demands)
    if to_beat != ANYTHING and not (must_lay and found):
        tiles[found], demands[found] = 0, 0
        found += 1
    return found


@fast
def keep_best(hand: int, least: int, tiles: Any, demands: Any, found: int, most: int) -> int:
    """Of too many moves, those that a greedy player likes best, moved to the front."""
    if found <= most:
        return found
    scores = np.empty(found, np.int64)
    for move in range(found):
        scores[move] = worth(hand, tiles[move], demands[move], least, TUNED) if tiles[move] else 1 << 40
    for place in range(most):
        best = place
        for move in range(place + 1, found):
            if scores[move] > scores[best]:
                best = move
        scores[place], scores[best] = scores[best], scores[place]
        tiles[place], tiles[best] = tiles[best], tiles[place]
        demands[place], demands[best] = demands[best], demands[place]
    return most


@fast
def _sum_rows(rows: Any, active: Any, start: int, end: int, out: Any) -> None:
    for n in range(start, end):
        row = rows[active[n]]
        for j in range(len(out)):
            out[j] += row[j]


@fast
def _layer(given: Any, weights: Any, bias: Any, out: Any) -> None:
    """out = bias + weights · max(0, given); what is off costs nothing."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(given)):
        on = given[i]
        if on > 0:
            row = weights[i]
            for j in range(len(out)):
                out[j] += on * row[j]


@fast
def move_worths(
    seat: int,
    hand: int,
    passes: int,
    to_beat: int,
    tiles: Any,
    demands: Any,
    found: int,
    counts: Any,
    unseen: int,
    lone: Any,
    let_pass: Any,
    net: Any,
    values: Any,
) -> None:
    """What the network thinks of each move, in points above the others' mean at the end of the hand."""
    w1, b1, w2, b2, w3, b3, w4, b4 = net
    seats = len(counts)
    active = np.empty(features.MOST_ACTIVE, np.int16)
    base, first = np.empty(w1.shape[1], np.float32), np.empty(w1.shape[1], np.float32)
    second, third = np.empty(w2.shape[1], np.float32), np.empty(w3.shape[1], np.float32)
    known = context(seat, counts, unseen, lone, let_pass, active)
    base[:] = b1
    _sum_rows(w1, active, 0, known, base)
    for move in range(found):
        left = take(hand, tiles[move])
        if left == 0:
            points = 0
            for other in range(seats):
                if other != seat:
                    points += counts[other]
            values[move] = points
            continue
        end = active_after(left, tiles[move], demands[move], to_beat, passes, seats, active, known)
        first[:] = base
        _sum_rows(w1, active, known, end, first)
        _layer(first, w2, b2, second)
        _layer(second, w3, b3, third)
        total = b4[0]
        for j in range(len(third)):
            total += w4[j] * max(np.float32(0), third[j])
        values[move] = 10 * total


@fast
def active_after(
    left: int, laid: int, wanted: int, to_beat: int, passes: int, seats: int, active: Any, known: int
) -> int:
    """Adds the features after a move: a set on top, or one more who passed."""
    if laid:
        return after(left, wanted, 0, active, known)
    if passes + 1 == seats - 1:
        return after(left, ANYTHING, passes + 1, active, known)
    return after(left, to_beat, passes + 1, active, known)


@fast
def class_of(wanted: int) -> int:
    """Like `memory.class_of`, for a demand."""
    kind, length = wanted >> 16, wanted >> 8 & 255
    if kind == SINGLE:
        return 0
    if kind == PAIR:
        return 1
    if kind == PAIRS:
        return 2 if length == 4 else -1
    return length if kind == RUN and length <= 5 else -1


@fast
def _with_tiles(heap: int, tiles: int) -> int:
    """Like `tiles.with_`, but compiled: adds to the tiles on the table."""
    return take(FULL, take(take(FULL, heap), tiles))


@fast
def carry_out(
    turn: int, laid: int, wanted: int, table: int, to_beat: int, passes: int, hands: Any, lone: Any, let_pass: Any
) -> tuple[int, int, int]:
    """A move, and what everybody saw of it: the tiles on the table, the set on top, how many have passed on it."""
    if laid:
        hands[turn] = take(hands[turn], laid)
        if wanted >> 16 == SINGLE:
            lone[turn] |= laid & PLANE
        return _with_tiles(table, laid), wanted, 0
    place = class_of(to_beat)
    if place >= 0:
        let_pass[turn, place] = min(let_pass[turn, place], to_beat & 255)
    if passes + 1 == len(hands) - 1:
        return table, ANYTHING, 0
    return table, to_beat, passes + 1


@fast
def unseen_by(hand: int, table: int) -> int:
    return take(take(FULL, table), hand)


@fast
def _likely(hand: int, lone: int, let_pass: Any, chance: int) -> bool:
    """Whether to believe in an imagined hand: the more its owner could have done with it and didn't, the less
    likely."""
    once, twice, thrice = hand & PLANE, hand >> TOP & PLANE, hand >> 2 * TOP & PLANE
    doubts = 2 * popcount(once & lone)
    rank = let_pass[0]
    if rank < TOP:
        doubts += 2 * min(3, popcount((once & ~twice) >> rank))
    rank = let_pass[1]
    if rank < TOP:
        doubts += 2 * min(2, popcount((twice & ~thrice) >> rank))
    for place in range(3, 6):
        rank = let_pass[place]
        if rank < TOP:
            starts = once
            for step in range(1, place):
                starts &= once >> step
            doubts += 1 * min(2, popcount(starts >> max(0, rank - place + 1)))
    return chance < (1 << 32) >> doubts


@fast
def imagine(
    seat: int,
    counts: Any,
    unseen: int,
    lone: Any,
    let_pass: Any,
    tries: int,
    order: Any,
    hands: Any,
    state: Generator,
) -> Generator:
    """Deals the unseen tiles to the others, believing what their play says in one of so many tries."""
    heap = 0
    for bit in range(WILD_SHIFT):
        if unseen >> bit & 1:
            order[heap] = bit
            heap += 1
    for wild in range(unseen >> WILD_SHIFT):
        order[heap] = WILD_SHIFT + wild
        heap += 1
    first, seats = 0, len(counts)
    for step in range(1, seats):
        other = (seat + step) % seats
        for attempt in range(tries):
            marks, place = 0, first
            for _ in range(counts[other]):
                state = stir(state)
                swap = place + below(heap - place, chance_of(state))
                tile = order[swap]
                order[swap] = order[place]
                order[place] = tile
                marks |= 1 << tile
                place += 1
            hands[other] = settle(marks)
            if attempt + 1 < tries:
                state = stir(state)
                if _likely(hands[other], lone[other], let_pass[other], chance_of(state)):
                    break
        first += counts[other]
    return state
