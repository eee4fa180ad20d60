"""Hands that the network plays against itself, in compiled code, with what there is to learn from them.

Each choice becomes one sample: the features that are active after the move, and what it turned out to be worth.
"""

from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers import features
from breakhouse.bots.skipbo_breakers.jit.moves import (
    MOST_MOVES,
    active_after,
    carry_out,
    context,
    fast,
    keep_best,
    list_moves,
    move_worths,
    unseen_by,
)
from breakhouse.bots.skipbo_breakers.memory import NEVER
from breakhouse.games.skipbo_breakers.jit.bits import ANYTHING, chance_of, chance_seed, stir, take, tile_count
from breakhouse.games.skipbo_breakers.jit.greedy import TUNED, greedy_move
from breakhouse.games.skipbo_breakers.jit.playout import deal, fewest_others, margin

MOST_CANDIDATES = 32
"""How many moves the network looks at while it learns: half as many as at a table, for twice as many hands."""
MOST_STEPS = 400
"""More choices than any hand has."""


@fast
def self_play(
    n: int,
    seats: int,
    net: Any,
    untrained: bool,
    explore: float,
    carry: float,
    sparring: float,
    rival: Any,
    alone: bool,
    seed: int,
    features_out: Any,
    feature_count: Any,
    target: Any,
) -> tuple[int, float, int]:
    """Plays up to `n` hands until the arrays are full: (samples, margin of network seats over greedy ones, hands).

    A seat spars (plays greedily) with probability `sparring`; with an untrained network, all do, and every choice
    is kept. With `alone`, the network has one seat, and `rival`, another network that never explores, all the
    others. `carry` is how much of a sample's target comes from the end of the hand rather than from the next
    choice.
    """
    state = chance_seed(seed, 7)
    order = np.arange(64)
    hands, lone = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    counts, let_pass = np.zeros(seats, np.int64), np.zeros((seats, 6), np.int64)
    tiles, demands = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
    values = np.zeros(MOST_MOVES, np.float32)
    spars = np.zeros(seats, np.bool_)
    who, best_value = np.zeros(MOST_STEPS, np.int64), np.zeros(MOST_STEPS)
    explored, gain = np.zeros(MOST_STEPS, np.bool_), np.zeros(seats)
    samples, edge, met = 0, 0.0, 0
    for number in range(n):
        if samples + MOST_STEPS > len(target):
            return samples, edge / max(1, met), number
        state = deal(hands, order, state)
        for seat in range(seats):
            state = stir(state)
            spars[seat] = chance_of(state) < sparring * 4294967296.0
            if alone:
                spars[seat] = number // seats % seats != seat
        lone[:] = 0
        let_pass[:] = NEVER
        table, turn, to_beat, passes, first = 0, number % seats, ANYTHING, 0, samples
        while True:
            for seat in range(seats):
                counts[seat] = tile_count(hands[seat])
            hand = hands[turn]
            found = list_moves(hand, to_beat, False, tiles, demands)
            least = fewest_others(hands, turn)
            found = keep_best(hand, least, tiles, demands, found, MOST_CANDIDATES)
            chosen = found - 1
            unseen = unseen_by(hand, table)
            keep = False
            if found > 1:
                state = stir(state)
                chance = chance_of(state)
                wander = chance < explore * 4294967296.0 and not (alone and spars[turn])
                keep = not spars[turn] or untrained
                step = samples - first
                if untrained or (spars[turn] and not alone):
                    laid, wanted = greedy_move(hand, to_beat, False, least, TUNED)
                    chosen = -1
                    for move in range(found):
                        if tiles[move] == laid and demands[move] == wanted:
                            chosen = move
                    if chosen < 0:
                        chosen = found - 1
                        tiles[chosen], demands[chosen] = laid, wanted
                    best_value[step] = 0.0
                else:
                    move_worths(
                        turn,
                        hand,
                        passes,
                        to_beat,
                        tiles,
                        demands,
                        found,
                        counts,
                        unseen,
                        lone,
                        let_pass,
                        rival if spars[turn] else net,
                        values,
                    )
                    chosen = 0
                    for move in range(1, found):
                        if values[move] > values[chosen]:
                            chosen = move
                    best_value[step] = values[chosen]
                if wander:
                    state = stir(state)
                    chosen = chance_of(state) * found >> 32
                if keep:
                    explored[step], who[step] = wander, turn
                    known = context(turn, counts, unseen, lone, let_pass, features_out[samples])
                    left = take(hand, tiles[chosen])
                    end = active_after(
                        left, tiles[chosen], demands[chosen], to_beat, passes, seats, features_out[samples], known
                    )
                    feature_count[samples] = end
                    if left:
                        samples += 1
            laid, wanted = tiles[chosen], demands[chosen]
            table, to_beat, passes = carry_out(turn, laid, wanted, table, to_beat, passes, hands, lone, let_pass)
            if hands[turn] == 0:
                break
            turn = turn + 1 if turn + 1 < seats else 0
        mixed = spars.any()
        for seat in range(seats):
            gain[seat] = margin(hands, turn, seat)
            if mixed and not spars[seat]:
                edge += gain[seat]
                met += 1
        for step in range(samples - first - 1, -1, -1):
            seat = who[step]
            target[first + step] = gain[seat]
            if untrained:
                continue
            gain[seat] = (
                best_value[step] if explored[step] else (1 - carry) * best_value[step] + carry * gain[seat]
            )
    return samples, edge / max(1, met), n


def blank_samples(samples: int) -> tuple[Any, Any, Any]:
    """Room for so many samples."""
    return (
        np.zeros((samples, features.MOST_ACTIVE), np.int16),
        np.zeros(samples, np.int16),
        np.zeros(samples, np.float32),
    )
