"""A second look at the moves that the network likes best: each is played out in hands imagined from what was seen,
by the pocket network.

Compiled; the same seed and the same number of playouts always give the same answer.
"""

from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers.fast import fast, imagine, unseen_by
from breakhouse.bots.skipbo_breakers.pocket_play import make_room, pocket_playout
from breakhouse.games.skipbo_breakers.bits import chance_seed, take
from breakhouse.games.skipbo_breakers.demands import ANYTHING
from breakhouse.games.skipbo_breakers.playout import margin

TRIES = 4
"""How often an imagined hand that does not fit what its owner did is dealt anew."""


@fast
def best_first(values: Any, found: int, most: int, near: float) -> Any:
    """The indices of the best moves, at most so many and not too far behind."""
    chosen = np.empty(min(found, most), np.int64)
    taken = np.zeros(found, np.bool_)
    count = 0
    while count < len(chosen):
        best = -1
        for move in range(found):
            if not taken[move] and (best < 0 or values[move] > values[best]):
                best = move
        if count and values[best] < values[chosen[0]] - near:
            break
        taken[best] = True
        chosen[count] = best
        count += 1
    return chosen[:count]


@fast
def play_after(
    hands: Any,
    seat: int,
    laid: int,
    wanted: int,
    to_beat: int,
    passes: int,
    options: int,
    unseen: int,
    pocket: Any,
    room: Any,
) -> float:
    """Plays the move and the rest of the hand by the pocket network, changing the hands; the seat's margin."""
    seats = len(hands)
    hands[seat] = take(hands[seat], laid)
    winner = seat
    if hands[seat]:
        then, passes = seat + 1 if seat + 1 < seats else 0, 0 if laid else passes + 1
        if laid:
            to_beat = wanted
        elif passes == seats - 1:
            to_beat, passes = ANYTHING, 0
        table = unseen_by(hands[seat], unseen)  # all that is neither in a hand nor aside
        winner = pocket_playout(hands, then, to_beat, passes, options, table, pocket, room)
    return margin(hands, winner, seat)


@fast
def look_again(
    seat: int,
    hand: int,
    passes: int,
    to_beat: int,
    options: int,
    tiles: Any,
    demands: Any,
    candidates: Any,
    counts: Any,
    unseen: int,
    lone: Any,
    let_pass: Any,
    pocket: Any,
    playouts: int,
    tries: int,
    seed: int,
) -> Any:
    """The mean margin of each candidate. After a third of the playouts the worse half is left alone."""
    seats = len(counts)
    sums, times = np.zeros(len(candidates)), np.zeros(len(candidates), np.int64)
    alive = np.ones(len(candidates), np.bool_)
    dealt, hands = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    order, room = np.empty(64, np.int64), make_room(seats)
    state = chance_seed(seed, 1)
    spent, halved = 0, len(candidates) <= 2
    dealt[seat] = hand
    while spent < playouts:
        state = imagine(seat, counts, unseen, lone, let_pass, tries, order, dealt, state)
        for n in range(len(candidates)):
            if alive[n]:
                hands[:] = dealt
                move = candidates[n]
                sums[n] += play_after(
                    hands, seat, tiles[move], demands[move], to_beat, passes, options, unseen, pocket, room
                )
                times[n] += 1
                spent += 1
        if not halved and 3 * spent >= playouts:
            halved = True
            means = sums / np.maximum(1, times)
            middle = np.sort(means)[len(means) // 2]
            for n in range(len(candidates)):
                alive[n] = means[n] >= middle
    return sums / np.maximum(1, times)
