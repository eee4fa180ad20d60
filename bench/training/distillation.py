"""How the playout network learns: from the network's choices, and what the network thinks of each move.

It only has to learn how much better one move is than another, above all among the good ones. The same
seed gives the same playout network on the same machine.
"""

from typing import Any, NamedTuple

import numpy as np

from bench.training.gradients import FORGET, FORGET_SQUARES, adam
from bench.training.self_play import MOST_CANDIDATES
from breakhouse.bots.skipbo_breakers import features
from breakhouse.bots.skipbo_breakers.jit.moves import (
    MOST_MOVES,
    active_after,
    carry_out,
    fast,
    keep_best,
    list_moves,
    move_worths,
    unseen_by,
)
from breakhouse.bots.skipbo_breakers.memory import NEVER
from breakhouse.bots.skipbo_breakers.network import Net
from breakhouse.bots.skipbo_breakers.playout_network import OTHERS, PER_OTHER, WIDTH, PlayoutNet, size
from breakhouse.games.skipbo_breakers.jit.bits import ANYTHING, chance_of, chance_seed, stir, take, tile_count
from breakhouse.games.skipbo_breakers.jit.playout import deal, fewest_others
from breakhouse.games.skipbo_breakers.tiles import WILD_SHIFT

CHOICES, PASSES = 150_000, 14
MOVES_A_CHOICE = 12
"""Room for so many on average; when it is full, that is enough."""
EXPLORE = 0.08
"""How often the network plays a move by chance, so that hands go other ways too."""
NEAR = 2.0
"""A move so many points behind the best counts e times less."""
BATCH = 32
HIGHEST_RATE, LOWEST_RATE = 4.2e-3, 2e-4


class Choices(NamedTuple):
    """The features of each choice that no move changes; for each move the others, and the network's value."""

    known: Any
    known_count: Any
    start: Any
    """Where a choice's moves begin; those of the next one are the end."""
    after: Any
    after_count: Any
    value: Any


def blank_choices(number: int) -> Choices:
    moves = number * MOVES_A_CHOICE
    return Choices(
        np.zeros((number, 72), np.int16),
        np.zeros(number, np.int16),
        np.zeros(number + 1, np.int64),
        np.zeros((moves, 28), np.int16),
        np.zeros(moves, np.int16),
        np.zeros(moves, np.float32),
    )


@fast
def write_known(turn: int, counts: Any, unseen: int, active: Any) -> int:
    """Writes the features of what was not seen and how many tiles each of the others holds; returns how many."""
    n = 0
    for bit in range(WILD_SHIFT):
        if unseen >> bit & 1:
            active[n] = features.UNSEEN + bit
            n += 1
    for wild in range(unseen >> WILD_SHIFT):
        active[n] = features.UNSEEN + WILD_SHIFT + wild
        n += 1
    seats = len(counts)
    for step in range(1, seats):
        held = counts[(turn + step) % seats]
        active[n] = OTHERS + PER_OTHER * (step - 1) + min(max(held, 1), PER_OTHER) - 1
        n += 1
    return n


@fast
def watch(seats: int, net: Any, seed: int, choices: Any) -> int:
    """The network plays hands against itself until there is no room for more; how many choices there are then."""
    known, known_count, start, active, active_count, value = choices
    state, order = chance_seed(seed, 7), np.arange(64)
    hands, lone = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    counts, let_pass = np.zeros(seats, np.int64), np.zeros((seats, 6), np.int64)
    tiles, demands = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
    values = np.zeros(MOST_MOVES, np.float32)
    made, rows, number = 0, 0, 0
    while True:
        state = deal(hands, order, state)
        lone[:] = 0
        let_pass[:] = NEVER
        table, turn, to_beat, passes = 0, number % seats, ANYTHING, 0
        number += 1
        while True:
            if made + 1 == len(known) or rows + MOST_CANDIDATES > len(value):
                return made
            for seat in range(seats):
                counts[seat] = tile_count(hands[seat])
            hand, unseen = hands[turn], unseen_by(hands[turn], table)
            found = list_moves(hand, to_beat, False, tiles, demands)
            found = keep_best(hand, fewest_others(hands, turn), tiles, demands, found, MOST_CANDIDATES)
            chosen = 0
            if found > 1:
                move_worths(
                    turn, hand, passes, to_beat, tiles, demands, found, counts, unseen, lone, let_pass, net, values
                )
                goes_out = False
                for move in range(found):
                    goes_out |= take(hand, tiles[move]) == 0
                    if values[move] > values[chosen]:
                        chosen = move
                if not goes_out:
                    known_count[made] = write_known(turn, counts, unseen, known[made])
                    for move in range(found):
                        left = take(hand, tiles[move])
                        active_count[rows] = active_after(
                            left, tiles[move], demands[move], to_beat, passes, seats, active[rows], 0
                        )
                        value[rows] = values[move]
                        rows += 1
                    made += 1
                    start[made] = rows
                state = stir(state)
                if chance_of(state) < EXPLORE * 4294967296.0:
                    state = stir(state)
                    chosen = chance_of(state) * found >> 32
            laid, wanted = tiles[chosen], demands[chosen]
            table, to_beat, passes = carry_out(turn, laid, wanted, table, to_beat, passes, hands, lone, let_pass)
            if hands[turn] == 0:
                break
            turn = turn + 1 if turn + 1 < seats else 0


@fast
def _add(active: Any, count: int, rows: Any, sums: Any) -> None:
    for n in range(count):
        feature = active[n]
        for j in range(WIDTH):
            sums[j] += rows[feature, j]


@fast
def _add_gradient(active: Any, count: int, gradients: Any, back: Any) -> None:
    for n in range(count):
        feature = active[n]
        for j in range(WIDTH):
            gradients[feature, j] += back[j]


@fast
def _study_choice(n: int, choices: Any, small: Any, gradients: Any, sums: Any) -> tuple[float, float]:
    """Adds the gradients of one choice: (what the playout network missed, what there was to know)."""
    known, known_count, start, active, active_count, value = choices
    rows, counts = small
    first, end = start[n], start[n + 1]
    base, back, all_back = sums[0], sums[1], sums[2]
    base[:] = rows[len(rows) - 1]
    _add(known[n], known_count[n], rows, base)
    best = value[first:end].max()
    guess, weight = np.empty(end - first), np.empty(end - first)
    for k in range(end - first):
        layer = sums[3 + k]
        layer[:] = base
        _add(active[first + k], active_count[first + k], rows, layer)
        guess[k] = layer[0]
        for j in range(1, WIDTH):
            guess[k] += counts[j] * max(np.float32(0), layer[j])
        weight[k] = np.exp((value[first + k] - best) / NEAR) + 0.02
    truth = value[first:end] - (weight * value[first:end]).sum() / weight.sum()
    guess -= (weight * guess).sum() / weight.sum()
    all_back[:] = 0
    for k in range(end - first):
        gradient, layer = np.float32(weight[k] * (guess[k] - truth[k])), sums[3 + k]
        back[0] = gradient
        for j in range(1, WIDTH):
            on = layer[j] > 0
            back[j] = gradient * counts[j] if on else np.float32(0)
            gradients[1][j] += gradient * layer[j] if on else np.float32(0)
        _add_gradient(active[first + k], active_count[first + k], gradients[0], back)
        all_back += back
    _add_gradient(known[n], known_count[n], gradients[0], all_back)
    gradients[0][len(rows) - 1] += all_back
    return (weight * (guess - truth) ** 2).sum(), (weight * truth**2).sum()


@fast
def _step(part: Any, gradient: Any, mean: Any, square: Any, rate: float) -> None:
    """A step of Adam by the mean gradient of the batch, which begins anew at 0."""
    gradient /= BATCH
    adam(part, gradient, mean, square, rate)
    gradient[:] = 0


@fast
def study(order: Any, choices: Any, small: Any, memory: Any, step: int, peak: float) -> tuple[float, int]:
    """Once through these choices: (the share of the differences that is understood, steps of Adam so far)."""
    gradients, means, squares = memory
    sums = np.zeros((3 + MOST_CANDIDATES, WIDTH), np.float32)
    missed, total = 0.0, 0.0
    for n in range(len(order)):
        wrong, all_of_it = _study_choice(order[n], choices, small, gradients, sums)
        missed += wrong
        total += all_of_it
        if (n + 1) % BATCH == 0:
            step += 1
            rate = peak * np.sqrt(1 - FORGET_SQUARES**step) / (1 - FORGET**step)
            for row in range(len(small[0])):
                _step(small[0][row], gradients[0][row], means[0][row], squares[0][row], rate)
            _step(small[1], gradients[1], means[1], squares[1], rate)
    return 1 - missed / total, step


def distil(
    seats: int, net: Net, seed: int, choices: int = CHOICES, passes: int = PASSES
) -> tuple[PlayoutNet, float]:
    """A playout network for so many players, and what share of the network's differences it understands."""
    seen, draw = blank_choices(choices), np.random.default_rng(seed)
    made = watch(seats, net, seed, seen)
    rows = draw.normal(0, 0.25, (size(seats) + 1, WIDTH)).astype(np.float32)
    rows[:, 0] = rows[-1] = 0
    small = rows, draw.normal(0, 0.5, WIDTH).astype(np.float32)
    small[1][0] = 0
    memory = tuple((np.zeros_like(small[0]), np.zeros_like(small[1])) for _ in range(3))
    step, understood = 0, 0.0
    for number in range(passes):
        peak = HIGHEST_RATE + (LOWEST_RATE - HIGHEST_RATE) * number / passes
        understood, step = study(draw.permutation(made), seen, small, memory, step, peak)
    return small, understood
