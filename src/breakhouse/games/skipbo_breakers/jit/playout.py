"""Whole hands of Skip-Bo Breakers played out in compiled code, by chance or by a greedy player.

A hand costs a few microseconds, so bots can ask "what if" thousands of times a second; the same seed
always plays the same hands. A seat plays greedily if its bit is set in `greedy`, else each move is equally likely.
"""

from typing import Any

import numpy as np

from breakhouse.games.skipbo_breakers.jit.bits import (
    ANYTHING,
    BREAKER,
    Generator,
    below,
    chance_of,
    jit,
    settle,
    stir,
    take,
    tile_count,
)
from breakhouse.games.skipbo_breakers.jit.counting import draw_move
from breakhouse.games.skipbo_breakers.jit.greedy import Weights, greedy_move

RANDOM, GREEDY = 0, 15
"""Everybody by chance; everybody greedily. Bit n is seat n."""
EQUAL_MATCHES, MUST_LAY = 1, 2
"""Options of the rules, to be added up (SB-R2, SB-R1)."""


@jit
def deal(hands: Any, order: Any, state: Generator) -> Generator:
    """Deals fresh hands (SB-04, SB-20) into the array and returns the next state of the generator.

    `order` holds 0 … 63 in any order and is shuffled further.
    """
    seats = len(hands)
    each = 16 if seats == 4 else 20
    place = 0
    for seat in range(seats):
        marks = 0
        for _ in range(each):
            state = stir(state)
            other = place + below(64 - place, chance_of(state))
            tile = order[other]
            order[other] = order[place]
            order[place] = tile
            marks |= 1 << tile
            place += 1
        hands[seat] = settle(marks)
    return state


@jit
def fewest_others(hands: Any, turn: int) -> int:
    """The fewest tiles that another player holds."""
    least = 64
    for seat in range(len(hands)):
        if seat != turn:
            least = min(least, tile_count(hands[seat]))
    return least


@jit
def playout(
    hands: Any,
    turn: int,
    to_beat: int,
    passes: int,
    options: int,
    greedy: int,
    state: Generator,
    weights: Weights,
) -> tuple[int, int, Generator]:
    """Plays the hands, which it changes, to the end: (winner, moves, next state of the generator).

    `to_beat` is a demand (`demands.demand_of`), `passes` how many have passed since a set was laid.
    """
    seats = len(hands)
    equal, must_lay = options & EQUAL_MATCHES, options & MUST_LAY != 0
    moves = 0
    while True:
        moves += 1
        aim = to_beat - equal if to_beat and to_beat >> 16 != BREAKER else to_beat
        if greedy >> turn & 1:
            tiles, laid = greedy_move(hands[turn], aim, must_lay, fewest_others(hands, turn), weights)
        else:
            state = stir(state)
            tiles, laid = draw_move(hands[turn], aim, must_lay, chance_of(state))
        if tiles:
            left = take(hands[turn], tiles)
            hands[turn] = left
            if left == 0:
                return turn, moves, state
            passes = 0
            to_beat = laid
        else:
            passes += 1
            if passes == seats - 1:
                passes = 0
                to_beat = ANYTHING
        turn = turn + 1 if turn + 1 < seats else 0


@jit
def margin(hands: Any, winner: int, seat: int) -> float:
    """The seat's points above the mean of the other seats' points (SB-19), at the end of a hand."""
    points = 0
    for hand in hands:
        points += tile_count(hand)
    return float(points) if winner == seat else -points / (len(hands) - 1)


@jit
def play_hands(n: int, seats: int, options: int, greedy: int, seed: int, weights: Weights) -> tuple[int, Any, Any]:
    """Deals and plays `n` hands, the opener moving on by a seat: (moves, winners by hand, points by hand)."""
    state: Generator = np.uint64(seed)
    order = np.arange(64)
    hands: Any = np.zeros(seats, np.int64)
    winners, points = np.zeros(n, np.int8), np.zeros(n, np.int16)
    moves = 0
    for number in range(n):
        state = deal(hands, order, state)
        winner, made, state = playout(hands, number % seats, ANYTHING, 0, options, greedy, state, weights)
        moves += made
        winners[number] = winner
        for hand in hands:
            points[number] += tile_count(hand)
    return moves, winners, points


@jit
def playouts(
    positions: Any,
    turn: int,
    to_beat: int,
    passes: int,
    options: int,
    greedy: int,
    seed: int,
    weights: Weights,
) -> Any:
    """One playout from each row of hands: the margin of every seat, as an array like `positions`."""
    state: Generator = np.uint64(seed)
    margins = np.zeros(positions.shape)
    hands: Any = np.zeros(positions.shape[1], np.int64)
    for row in range(len(positions)):
        hands[:] = positions[row]
        winner, _, state = playout(hands, turn, to_beat, passes, options, greedy, state, weights)
        for seat in range(len(hands)):
            margins[row, seat] = margin(hands, winner, seat)
    return margins
