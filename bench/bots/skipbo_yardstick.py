"""The yardstick for Skip-Bo Breakers, compiled: PIMC and others around one table over duplicate deals.

PIMC imagines the other hands at random from what was not seen and lets everybody play on greedily, each move tried
in the same imagined hands; it learns nothing from what others laid or let pass.
"""

from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers.jit.moves import (
    MOST_MOVES,
    carry_out,
    fast,
    imagine,
    keep_best,
    list_moves,
    move_worths,
    unseen_by,
)
from breakhouse.bots.skipbo_breakers.jit.search import best_first, look_again
from breakhouse.bots.skipbo_breakers.memory import NEVER
from breakhouse.bots.skipbo_breakers.opinion import KEPT
from breakhouse.games.skipbo_breakers.jit.bits import (
    ANYTHING,
    Generator,
    chance_of,
    chance_seed,
    stir,
    take,
    tile_count,
)
from breakhouse.games.skipbo_breakers.jit.counting import draw_move
from breakhouse.games.skipbo_breakers.jit.greedy import Weights, greedy_move
from breakhouse.games.skipbo_breakers.jit.playout import GREEDY as ALL_GREEDY
from breakhouse.games.skipbo_breakers.jit.playout import deal, fewest_others, margin, playout
from breakhouse.games.skipbo_breakers.tiles import WILD_SHIFT

RANDOM, GREEDY, PIMC, NETWORK, EXPERT = range(5)

TUNED: Weights = (87, 22, 115, 800, 270, -20, -940, 1950)
"""The yardstick's own greedy player, chosen among some forty so that all three known distances come out together:
they are fitted, so they say how long the yardstick is, not that anything is good. Breakhouse's own greedy player
is better than this one and is measured too.
"""


@fast
def _plain_moves(hand: int, to_beat: int, tiles: Any, demands: Any) -> int:
    """Every set with the fewest wilds, and the pass: what the prototype's PIMC chose from."""
    found = list_moves(hand, to_beat, False, tiles, demands)
    kept = 0
    for move in range(found):
        spends = False
        for other in range(move):
            same = demands[other] == demands[move] and tiles[move] and tiles[other]
            spends |= bool(same) and tiles[other] >> WILD_SHIFT < tiles[move] >> WILD_SHIFT
        if not spends:
            tiles[kept], demands[kept] = tiles[move], demands[move]
            kept += 1
    return kept


@fast
def play_after(
    hands: Any,
    seat: int,
    laid: int,
    wanted: int,
    to_beat: int,
    passes: int,
    options: int,
    state: Generator,
    weights: Weights,
) -> float:
    """Plays the move and the rest of the hand greedily, changing the hands; the seat's margin at the end."""
    seats = len(hands)
    hands[seat] = take(hands[seat], laid)
    winner = seat
    if hands[seat]:
        then = seat + 1 if seat + 1 < seats else 0
        if laid:
            winner = playout(hands, then, wanted, 0, options, ALL_GREEDY, state, weights)[0]
        elif passes + 1 == seats - 1:
            winner = playout(hands, then, ANYTHING, 0, options, ALL_GREEDY, state, weights)[0]
        else:
            winner = playout(hands, then, to_beat, passes + 1, options, ALL_GREEDY, state, weights)[0]
    return margin(hands, winner, seat)


@fast
def pimc_move(
    seat: int,
    hand: int,
    to_beat: int,
    passes: int,
    counts: Any,
    unseen: int,
    playouts: int,
    blank: Any,
    seed: int,
    weights: Weights,
) -> tuple[int, int]:
    tiles, demands = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
    found = _plain_moves(hand, to_beat, tiles, demands)
    if found == 1:
        return tiles[0], demands[0]
    seats = len(counts)
    sums = np.zeros(found)
    dealt, hands, order = np.zeros(seats, np.int64), np.zeros(seats, np.int64), np.empty(64, np.int64)
    lone = np.zeros(seats, np.int64)
    dealt[seat] = hand
    state = chance_seed(seed, 3)
    for _ in range(max(1, playouts // found)):
        state = imagine(seat, counts, unseen, lone, blank, 1, order, dealt, state)
        for move in range(found):
            hands[:] = dealt
            sums[move] += play_after(hands, seat, tiles[move], demands[move], to_beat, passes, 0, state, weights)
    best = np.argmax(sums)
    return tiles[best], demands[best]


@fast
def play_deal(
    dealt: Any,
    opener: int,
    policies: Any,
    playouts: Any,
    net: Any,
    small: Any,
    knobs: Any,
    seed: int,
    choices: Any,
    weights: Weights,
) -> int:
    """Plays one hand, changing `dealt`; returns the winner. `choices` counts real choices by policy.

    `knobs` of the expert: moves looked at again, how near, trust in the network, tries of belief, how sure to be.
    """
    seats = len(dealt)
    state = chance_seed(seed, 5)
    lone, blank = np.zeros(seats, np.int64), np.full((seats, 6), NEVER, np.int64)
    counts, let_pass = np.zeros(seats, np.int64), np.full((seats, 6), NEVER, np.int64)
    tiles, demands = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
    values = np.zeros(MOST_MOVES, np.float32)
    table, turn, to_beat, passes = 0, opener, ANYTHING, 0
    while True:
        for seat in range(seats):
            counts[seat] = tile_count(dealt[seat])
        hand, policy = dealt[turn], policies[turn]
        state = stir(state)
        chance = chance_of(state)
        if policy == RANDOM:
            laid, wanted = draw_move(hand, to_beat, False, chance)
        elif policy == GREEDY:
            laid, wanted = greedy_move(hand, to_beat, False, fewest_others(dealt, turn), weights)
        elif policy == PIMC:
            unseen = unseen_by(hand, table)
            laid, wanted = pimc_move(
                turn, hand, to_beat, passes, counts, unseen, playouts[turn], blank, chance, weights
            )
        else:
            found = list_moves(hand, to_beat, False, tiles, demands)
            found = keep_best(hand, fewest_others(dealt, turn), tiles, demands, found, KEPT)
            best = 0
            if found > 1:
                unseen = unseen_by(hand, table)
                move_worths(
                    turn, hand, passes, to_beat, tiles, demands, found, counts, unseen, lone, let_pass, net, values
                )
                candidates = best_first(values, found, int(knobs[0]), knobs[1])
                best = candidates[0]
                if policy == EXPERT and len(candidates) > 1:
                    again = look_again(
                        turn, hand, passes, to_beat, 0, tiles, demands, candidates, values[candidates], counts,
                        unseen, lone, let_pass, small, knobs[2], playouts[turn], int(knobs[3]), knobs[4], chance,
                    )  # fmt: skip
                    top = -1e9
                    for n in range(len(candidates)):
                        value = knobs[2] * values[candidates[n]] + (1 - knobs[2]) * again[n]
                        if value > top:
                            top, best = value, candidates[n]
            laid, wanted = tiles[best], demands[best]
        choices[policy] += 1
        table, to_beat, passes = carry_out(turn, laid, wanted, table, to_beat, passes, dealt, lone, let_pass)
        if dealt[turn] == 0:
            return turn
        turn = turn + 1 if turn + 1 < seats else 0


@fast
def duplicate(
    deals: int,
    seats: int,
    lone: int,
    others: int,
    playouts: Any,
    net: Any,
    small: Any,
    knobs: Any,
    seed: int,
    choices: Any,
    weights: Weights,
) -> Any:
    """For each deal, the single player's margin, averaged over every seat; the deal stays the same."""
    order = np.arange(64)
    fresh, hands = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    policies, budget = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    margins = np.zeros(deals)
    for number in range(deals):
        deal(fresh, order, chance_seed(seed, 2 * number + 1))
        for place in range(seats):
            hands[:] = fresh
            policies[:], budget[:] = others, playouts[1]
            policies[place], budget[place] = lone, playouts[0]
            winner = play_deal(
                hands, number % seats, policies, budget, net, small, knobs, seed + number, choices, weights
            )
            margins[number] += margin(hands, winner, place) / seats
    return margins
