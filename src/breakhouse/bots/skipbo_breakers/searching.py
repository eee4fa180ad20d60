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
ROUND = 16
"""After so many deals each, moves that have fallen behind are dropped."""
SURE = 2.5
"""By how many standard errors; the difference of two moves in the same deals has a small one."""


@fast
def best_first(values: Any, found: int, most: int, near: float) -> Any:
    """The indices of the best moves, up to a number and not too far behind."""
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
def drop_losers(alive: Any, values: Any, sums: Any, products: Any, deals: int, trust: float, sure: float) -> int:
    """Leaves alone what the leader is surely better than, going by the deals both were in; how many are left."""
    worths = np.where(alive, trust * values + (1 - trust) * sums / deals, -np.inf)
    lead, left = np.argmax(worths), 0
    for n in range(len(alive)):
        both = products[max(n, lead), min(n, lead)]
        spread = (products[n, n] + products[lead, lead] - 2 * both) / deals - ((sums[n] - sums[lead]) / deals) ** 2
        doubt = sure * (1 - trust) * np.sqrt(max(spread, 1.0) / deals)
        alive[n] = worths[n] + doubt >= worths[lead]
        left += alive[n]
    return left


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
    values: Any,
    counts: Any,
    unseen: int,
    lone: Any,
    let_pass: Any,
    pocket: Any,
    trust: float,
    playouts: int,
    tries: int,
    sure: float,
    seed: int,
) -> Any:
    """The mean margin of each candidate in imagined deals, as many as it takes to know it's not the best.

    `values` are the network's, of the candidates; `trust` is their share in what a move is worth.
    """
    seats, found = len(counts), len(candidates)
    sums, times, products = np.zeros(found), np.zeros(found, np.int64), np.zeros((found, found))
    margins, alive = np.zeros(found), np.ones(found, np.bool_)
    dealt, hands = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    order, room = np.empty(64, np.int64), make_room(seats)
    state = chance_seed(seed, 1)
    spent, deals, left = 0, 0, found
    dealt[seat] = hand
    while spent < playouts and left > 1:
        state = imagine(seat, counts, unseen, lone, let_pass, tries, order, dealt, state)
        deals += 1
        spent += left
        for n in range(found):
            if alive[n]:
                hands[:] = dealt
                move = candidates[n]
                margins[n] = play_after(
                    hands, seat, tiles[move], demands[move], to_beat, passes, options, unseen, pocket, room
                )
                sums[n] += margins[n]
                times[n] += 1
                for other in range(n + 1):
                    products[n, other] += margins[n] * margins[other]
        if deals % ROUND == 0:
            left = drop_losers(alive, values, sums, products, deals, trust, sure)
    return sums / np.maximum(1, times)
