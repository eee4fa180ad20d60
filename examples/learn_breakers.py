"""Trains a network from scratch to beat `casual` at Skip-Bo Breakers: NumPy, `VectorHands`, ten minutes.

    python examples/learn_breakers.py --minutes 8

Minutes are of processor time, so that a busy machine learns as much, only later.

It plays against itself at many tables and learns what each action was worth in the end (Deep Monte Carlo): one
output for each action of the compact table, taught with the points above the other's at the end of the hand. Then
it plays `casual` on duplicate deals, each once from either seat, and says by how many points a hand it is better.
"""

import argparse
import time
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean, stdev
from typing import Any

import gymnasium
import numpy as np

from breakhouse.envs import VectorHands

TABLES, STEPS, BATCH = 512, 128, 1024
HIDDEN = 256
POINTS = 10.0
"""The outputs count tens of points."""


class Network:
    """Two hidden layers, and Adam."""

    def __init__(self, inputs: int, outputs: int, seed: int) -> None:
        draw = np.random.default_rng(seed)
        sizes = (inputs, HIDDEN, HIDDEN, outputs)
        self.parts: list[Any] = []
        for given, out in pairwise(sizes):
            scale = np.sqrt(2 / given) * (0.1 if out == outputs else 1)
            self.parts += [draw.normal(0, scale, (given, out)).astype(np.float32), np.zeros(out, np.float32)]
        self._mean = [np.zeros_like(part) for part in self.parts]
        self._square = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def values(self, seen: Any) -> Any:
        w1, b1, w2, b2, w3, b3 = self.parts
        return np.maximum(np.maximum(seen @ w1 + b1, 0) @ w2 + b2, 0) @ w3 + b3

    def learn(self, seen: Any, actions: Any, targets: Any, rate: float) -> float:
        """One step towards these targets for these actions; returns the mean squared error before it."""
        w1, b1, w2, b2, w3, b3 = self.parts
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        rows = np.arange(len(actions))
        error = (second @ w3 + b3)[rows, actions] - targets
        out = np.zeros((len(actions), len(b3)), np.float32)
        out[rows, actions] = 2 * error / len(actions)
        back2 = (out @ w3.T) * (second > 0)
        back1 = (back2 @ w2.T) * (first > 0)
        slopes = (seen.T @ back1, back1.sum(0), first.T @ back2, back2.sum(0), second.T @ out, out.sum(0))
        self._adam(slopes, rate)
        return float((error**2).mean())

    def _adam(self, slopes: Sequence[Any], rate: float) -> None:
        self._steps += 1
        step = rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for part, slope, mean, square in zip(self.parts, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= (step * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def choose(network: Network, observations: Any, masks: Any) -> Any:
    """The best legal action in the network's eyes, for each row."""
    return np.where(masks > 0, network.values(observations.astype(np.float32)), -np.inf).argmax(1)


def play(network: Network, tables: VectorHands, explore: float, draw: Any) -> tuple[Any, Any, Any]:
    """What there is to learn from a number of steps at each table: observations, actions, and what they were
    worth."""
    shape = (STEPS, tables.n)
    seen = np.zeros((*shape, tables.observations.shape[1]), np.int8)
    actions, turns, choices = np.zeros(shape, np.int64), np.zeros(shape, np.int64), np.zeros(shape, bool)
    gains, ends = np.zeros((*shape, tables.players), np.float32), np.zeros(shape, bool)
    for step in range(STEPS):
        seen[step], turns[step], choices[step] = tables.observations, tables.turns, tables.masks.sum(1) > 1
        best = choose(network, tables.observations, tables.masks)
        actions[step] = np.where(draw.random(tables.n) < explore, tables.draw(), best)
        gains[step], ends[step] = tables.step(actions[step])
    worth = np.full(shape, np.nan, np.float32)
    later = np.full((tables.n, tables.players), np.nan, np.float32)
    for step in range(STEPS - 1, -1, -1):
        later[ends[step]] = gains[step][ends[step]]
        worth[step] = later[np.arange(tables.n), turns[step]]
    known = ~np.isnan(worth) & choices  # a hand that goes on beyond the last step, or nothing to choose
    return seen[known], actions[known], worth[known] / POINTS


def train(minutes: float, seed: int, tell: Any = print) -> Network:
    tables, draw = VectorHands(TABLES, players=2), np.random.default_rng(seed)
    tables.reset(seed)
    network = Network(tables.observations.shape[1], tables.masks.shape[1], seed)
    began, told, samples = time.process_time(), 0.0, 0
    while (done := (time.process_time() - began) / (60 * minutes)) < 1:
        seen, actions, worth = play(network, tables, 0.15 - 0.12 * done, draw)
        order, error = draw.permutation(len(worth)), 0.0
        for start in range(0, len(worth) - BATCH, BATCH):
            rows = order[start : start + BATCH]
            error = network.learn(
                seen[rows].astype(np.float32), actions[rows], worth[rows], 1e-3 * (1 - 0.9 * done)
            )
        samples += len(worth)
        if done - told > 0.1:
            told = done
            tell(f"{done:4.0%}  {samples:>10,} decisions  error {error:.3f}")
    return network


def compare(network: Network, level: str, deals: int) -> tuple[float, float]:
    """Points a hand above a level, and half the 95 % interval; the same deals are played from either seat."""
    seats = [
        gymnasium.make("breakhouse/SkipBoBreakers-v0", opponents=level, seat=seat).unwrapped for seat in (0, 1)
    ]
    margins = [fmean(play_hand(network, env, deal) for env in seats) for deal in range(deals)]
    return fmean(margins), 1.96 * stdev(margins) / deals**0.5


def play_hand(network: Network, env: Any, deal: int) -> float:
    observation, _ = env.reset(seed=deal)
    gain, over = 0.0, False
    while not over:
        action = choose(network, observation["observation"][None], observation["action_mask"][None])[0]
        observation, gain, over, _, _ = env.step(int(action))
    return float(gain)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--level", default="casual")
    args = parser.parse_args()
    network = train(args.minutes, args.seed)
    margin, half = compare(network, args.level, args.deals)
    print(f"{margin:+.2f} ± {half:.2f} points a hand above {args.level}, over {args.deals} duplicate deals")


if __name__ == "__main__":
    main()
