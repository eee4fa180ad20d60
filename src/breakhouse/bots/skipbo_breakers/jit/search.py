"""A second look at the moves that the network likes best: each is played out in hands imagined from what was seen,
by the playout network.

Compiled; the same seed and the same number of playouts always give the same answer.
"""

from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers import playout_network
from breakhouse.bots.skipbo_breakers.jit.moves import (
    MOST_MOVES,
    fast,
    imagine,
    keep_best,
    list_moves,
    move_worths,
    unseen_by,
)
from breakhouse.bots.skipbo_breakers.jit.playout import make_room, play_out
from breakhouse.bots.skipbo_breakers.memory import NEVER
from breakhouse.bots.skipbo_breakers.network import Net, blank
from breakhouse.bots.skipbo_breakers.opinion import KEPT, NEAR, TOP_MOVES, TRUST, Opinion, Situation, rank
from breakhouse.games.skipbo_breakers.jit.bits import ANYTHING, BREAKER, chance_seed, take, tile_set
from breakhouse.games.skipbo_breakers.jit.playout import EQUAL_MATCHES, MUST_LAY, margin
from breakhouse.games.skipbo_breakers.kinds import demand_of

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
    small: Any,
    room: Any,
) -> float:
    """Plays the move and the rest of the hand by the playout network, changing the hands; the seat's margin."""
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
        winner = play_out(hands, then, to_beat, passes, options, table, small, room)
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
    small: Any,
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
                    hands, seat, tiles[move], demands[move], to_beat, passes, options, unseen, small, room
                )
                sums[n] += margins[n]
                times[n] += 1
                for other in range(n + 1):
                    products[n, other] += margins[n] * margins[other]
        if deals % ROUND == 0:
            left = drop_losers(alive, values, sums, products, deals, trust, sure)
    return sums / np.maximum(1, times)


@fast
def choices(
    seat: int,
    hand: int,
    to_beat: int,
    passes: int,
    options: int,
    counts: Any,
    unseen: int,
    lone: Any,
    let_pass: Any,
    net: Any,
    small: Any,
    playouts: int,
    seed: int,
) -> Any:
    """One choice in compiled code, from plain values to plain values.

    Returns tiles, demands, the network's values, the moves looked at again and what their playouts gave.
    """
    tiles, demands = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
    values = np.zeros(MOST_MOVES, np.float32)
    aim = to_beat - (options & EQUAL_MATCHES) if to_beat and to_beat >> 16 != BREAKER else to_beat
    found = list_moves(hand, aim, options & MUST_LAY != 0, tiles, demands)
    least = 64
    for other in range(len(counts)):
        if other != seat:
            least = min(least, counts[other])
    found = keep_best(hand, least, tiles, demands, found, KEPT)
    move_worths(seat, hand, passes, to_beat, tiles, demands, found, counts, unseen, lone, let_pass, net, values)
    candidates = best_first(values, found, TOP_MOVES, NEAR)
    again = np.zeros(0)
    if playouts > 0 and len(candidates) > 1:
        again = look_again(
            seat, hand, passes, to_beat, options, tiles, demands, candidates, values[candidates], counts, unseen,
            lone, let_pass, small, TRUST, playouts, TRIES, SURE, seed,
        )  # fmt: skip
    return tiles[:found], demands[:found], values[:found], candidates, again


def opinions(
    now: Situation, net: Net, playouts: int, seed: int, small: playout_network.PlayoutNet | None = None
) -> list[Opinion]:
    """What there is to choose from and what it is worth, best first; `small` is the playout network."""
    tiles, demands, values, candidates, again = choices(
        now.seat,
        now.hand,
        demand_of(now.top),
        now.passes,
        EQUAL_MATCHES * now.equal_matches + MUST_LAY * now.must_lay,
        np.array(now.counts),
        now.unseen,
        np.array(now.lone),
        np.array(now.let_pass),
        net,
        small or playout_network.load(len(now.counts)),
        playouts,
        seed,
    )
    moves = [tile_set(int(laid), int(wanted)) for laid, wanted in zip(tiles, demands, strict=True)]
    played = dict(zip(candidates.tolist(), again.tolist(), strict=True)) if len(again) else {}
    return rank(moves, values.tolist(), played, TRUST)


def warm() -> None:
    """Compiles, or loads what was compiled before."""
    two = Situation(0, 3, None, 0, (2, 1), 8, (0, 0), ((NEVER,) * 6, (NEVER,) * 6), False, False)
    opinions(two, blank(2), 2, 1, playout_network.blank(2))
