"""Gradient steps for the networks, in NumPy and compiled code; the first layer only touches active features."""

from itertools import pairwise
from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers import features
from breakhouse.bots.skipbo_breakers.jit.moves import fast
from breakhouse.bots.skipbo_breakers.network import POINTS, WIDTHS, Net

BATCH = 1024
FORGET, FORGET_SQUARES = 0.9, 0.999
TINY = 1e-8
BROAD = 3.0
"""A fifth of the features is active, so that the first layer starts with larger weights."""

Samples = tuple[Any, Any, Any]
"""The active features, how many they are, and what the choice turned out to be worth."""


@fast
def _first_layer(rows: Any, active: Any, count: Any, weights: Any, bias: Any, out: Any) -> None:
    """out = bias + the rows of the active features."""
    for n in range(len(rows)):
        given = active[rows[n]]
        for j in range(len(bias)):
            out[n, j] = bias[j]
        for place in range(count[rows[n]]):
            row = weights[given[place]]
            for j in range(len(bias)):
                out[n, j] += row[j]


@fast
def _first_gradient(rows: Any, active: Any, count: Any, gradient: Any, out: Any) -> None:
    """The gradient of each feature's row: the sum over samples in which it is active."""
    out[:] = 0
    for n in range(len(rows)):
        given = active[rows[n]]
        for place in range(count[rows[n]]):
            row = out[given[place]]
            for j in range(gradient.shape[1]):
                row[j] += gradient[n, j]


@fast
def adam(part: Any, gradient: Any, mean: Any, square: Any, rate: float) -> None:
    """A step of Adam; `rate` already allows for the means that begin at 0."""
    for i in range(len(part)):
        mean[i] += np.float32(1 - FORGET) * (gradient[i] - mean[i])
        square[i] += np.float32(1 - FORGET_SQUARES) * (gradient[i] * gradient[i] - square[i])
        part[i] -= np.float32(rate) * mean[i] / (np.sqrt(square[i]) + np.float32(TINY))


def fresh(seats: int, draw: np.random.Generator) -> Net:
    """A network that knows nothing yet, its weights drawn at random."""
    sizes = (features.size(seats), *WIDTHS, 1)
    parts = []
    for layer, (given, out) in enumerate(pairwise(sizes)):
        width = given**-0.5
        weights = draw.uniform(-width, width, (given, out)) * (1 if layer else BROAD)
        parts += [weights.astype(np.float32), draw.uniform(-width, width, out).astype(np.float32)]
    w1, b1, w2, b2, w3, b3, w4, b4 = parts
    return w1, b1, w2, b2, w3, b3, np.ascontiguousarray(w4[:, 0]), b4


class NetLearner:
    """A network and Adam's memory of its gradients."""

    def __init__(self, seats: int, seed: int, start: Net | None = None) -> None:
        self._draw = np.random.default_rng(seed)
        self.net: Net = fresh(seats, self._draw) if start is None else _copy(start)
        self.means = [np.zeros(part.size, np.float32) for part in self.net]
        self._squares = [np.zeros(part.size, np.float32) for part in self.net]
        self._steps = 0
        self._first = np.empty((BATCH, WIDTHS[0]), np.float32)
        self._rows = np.empty_like(self.net[0])

    def learn(self, samples: Samples, kept: int, draws: int, rate: float) -> float:
        """Gradient steps over samples drawn from what was kept; the mean loss."""
        usable = np.flatnonzero(samples[1][:kept])
        steps = max(1, draws // BATCH)
        return (
            sum(self.step(samples, usable[self._draw.integers(0, len(usable), BATCH)], rate) for _ in range(steps))
            / steps
        )

    def step(self, samples: Samples, rows: Any, rate: float) -> float:
        """One step over these samples, against the gradient; the loss before it."""
        w1, b1, w2, b2, w3, b3, w4, b4 = self.net
        active, count, target = samples
        _first_layer(rows, active, count, w1, b1, self._first)
        one = np.maximum(self._first, 0)
        two = np.maximum(one @ w2 + b2, 0)
        three = np.maximum(two @ w3 + b3, 0)
        error = three @ w4 + b4[0] - target[rows] / np.float32(POINTS)
        back = (2 / len(rows)) * error
        back3 = back[:, None] * w4 * (three > 0)
        back2 = back3 @ w3.T * (two > 0)
        back1 = back2 @ w2.T * (one > 0)
        _first_gradient(rows, active, count, back1, self._rows)
        gradients = (
            self._rows, back1.sum(0), one.T @ back2, back2.sum(0), two.T @ back3, back3.sum(0),
            three.T @ back, back.sum(keepdims=True),
        )  # fmt: skip
        self._steps += 1
        step = rate * (1 - FORGET_SQUARES**self._steps) ** 0.5 / (1 - FORGET**self._steps)
        for part, gradient, mean, square in zip(self.net, gradients, self.means, self._squares, strict=True):
            adam(part.reshape(-1), gradient.reshape(-1), mean, square, step)
        return float((error * error).mean())


def _copy(net: Net) -> Net:
    w1, b1, w2, b2, w3, b3, w4, b4 = (np.array(part, np.float32) for part in net)
    return w1, b1, w2, b2, w3, b3, w4, b4
