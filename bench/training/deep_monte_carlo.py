"""How the networks are trained: first from greedy hands, then from hands against themselves (Deep Monte Carlo).

The same seed and the same number of rounds give the same network on the same machine.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from bench.training.gradients import NetLearner
from bench.training.self_play import blank_samples, self_play
from breakhouse.bots.skipbo_breakers.network import Net

ROUNDS_A_MINUTE = 5
"""How many rounds stand for a minute of training, on any machine: so the seed alone decides the outcome."""
GREEDY_SAMPLES = 600_000
ROUND_SAMPLES = 120_000
KEPT_ROUNDS = 5
PASSES_A_ROUND = 3.0
HIGHEST_RATE, LOWEST_RATE = 1.0e-3, 4e-5
CARRY = 0.8
SPARRING = 0.1


class Round(NamedTuple):
    """What one round of training gave."""

    number: int
    hands: int
    loss: float
    edge: float
    """Points of the network above greedy players in hands where both sat."""
    cpu: float
    """Seconds of processor time since the beginning."""


def train(
    seats: int,
    rounds: int,
    seed: int,
    tell: Callable[[Round, Net], None] = lambda *_: None,
    start: Net | None = None,
    rival: Net | None = None,
) -> Net:
    """A network for this many players, from scratch or from a network to start with.

    With a rival, it learns to beat that one, which has all the other seats and doesn't change.
    """
    learner = NetLearner(seats, seed, start)
    began, hands = time.process_time(), 0
    samples = blank_samples(max(GREEDY_SAMPLES, KEPT_ROUNDS * ROUND_SAMPLES))
    kept = 0
    highest = HIGHEST_RATE if start is None else HIGHEST_RATE / 2  # keep what it already knows
    if start is None:
        kept, edge, played = self_play(
            10**6, seats, learner.net, True, 0.1, 1.0, 0.0, learner.net, False, seed, *samples
        )
        learner.learn(samples, kept, int(2 * kept), HIGHEST_RATE)
        kept = 0
    for number in range(1, rounds + 1):
        done = number / rounds
        slot = (number - 1) % KEPT_ROUNDS * ROUND_SAMPLES
        part = tuple(side[slot : slot + ROUND_SAMPLES] for side in samples)
        part[0][:] = 0
        explore = 0.06 - 0.04 * done
        got, edge, played = self_play(
            10**6,
            seats,
            learner.net,
            False,
            explore,
            CARRY,
            SPARRING,
            rival or learner.net,
            rival is not None,
            seed * 1000 + number,
            *part,
        )
        part[1][got:] = 0
        hands += played
        kept = max(kept, slot + ROUND_SAMPLES)
        rate = LOWEST_RATE + (highest - LOWEST_RATE) * 0.5 * (1 + np.cos(np.pi * done))
        loss = learner.learn(samples, kept, int(PASSES_A_ROUND * got), float(rate))
        tell(Round(number, hands, loss, edge, time.process_time() - began), learner.net)
    return learner.net
