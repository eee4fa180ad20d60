"""Gradient steps for the networks, in NumPy and compiled code; the first layer only touches lamps that are lit."""

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
"""A fifth of the lamps is lit, so that the first layer starts with larger weights."""

Room = tuple[Any, Any, Any]
"""Samples: the lamps that are lit, how many they are, and what the choice turned out to be worth."""


@fast
def _light(rows: Any, lit: Any, count: Any, weights: Any, bias: Any, out: Any) -> None:
    """out = bias + the rows of the lamps that are lit."""
    for n in range(len(rows)):
        given = lit[rows[n]]
        for j in range(len(bias)):
            out[n, j] = bias[j]
        for lamp in range(count[rows[n]]):
            row = weights[given[lamp]]
            for j in range(len(bias)):
                out[n, j] += row[j]


@fast
def _trace(rows: Any, lit: Any, count: Any, slope: Any, out: Any) -> None:
    """The slope of each lamp's row: the sum over samples in which it is lit."""
    out[:] = 0
    for n in range(len(rows)):
        given = lit[rows[n]]
        for lamp in range(count[rows[n]]):
            row = out[given[lamp]]
            for j in range(slope.shape[1]):
                row[j] += slope[n, j]


@fast
def _adam(part: Any, slope: Any, mean: Any, square: Any, step: float) -> None:
    for i in range(len(part)):
        mean[i] += np.float32(1 - FORGET) * (slope[i] - mean[i])
        square[i] += np.float32(1 - FORGET_SQUARES) * (slope[i] * slope[i] - square[i])
        part[i] -= np.float32(step) * mean[i] / (np.sqrt(square[i]) + np.float32(TINY))


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
    """A network and Adam's memory of its slopes."""

    def __init__(self, seats: int, seed: int, start: Net | None = None) -> None:
        self._draw = np.random.default_rng(seed)
        self.net: Net = fresh(seats, self._draw) if start is None else _copy(start)
        self._means = [np.zeros(part.size, np.float32) for part in self.net]
        self._squares = [np.zeros(part.size, np.float32) for part in self.net]
        self._steps = 0
        self._first = np.empty((BATCH, WIDTHS[0]), np.float32)
        self._rows = np.empty_like(self.net[0])

    def learn(self, room: Room, kept: int, samples: int, steep: float) -> float:
        """Gradient steps over samples drawn from the room; the mean loss."""
        usable = np.flatnonzero(room[1][:kept])
        steps = max(1, samples // BATCH)
        return (
            sum(self._step(room, usable[self._draw.integers(0, len(usable), BATCH)], steep) for _ in range(steps))
            / steps
        )

    def _step(self, room: Room, rows: Any, steep: float) -> float:
        w1, b1, w2, b2, w3, b3, w4, b4 = self.net
        lit, count, target = room
        _light(rows, lit, count, w1, b1, self._first)
        one = np.maximum(self._first, 0)
        two = np.maximum(one @ w2 + b2, 0)
        three = np.maximum(two @ w3 + b3, 0)
        error = three @ w4 + b4[0] - target[rows] / np.float32(POINTS)
        back = (2 / len(rows)) * error
        back3 = back[:, None] * w4 * (three > 0)
        back2 = back3 @ w3.T * (two > 0)
        back1 = back2 @ w2.T * (one > 0)
        _trace(rows, lit, count, back1, self._rows)
        slopes = (
            self._rows, back1.sum(0), one.T @ back2, back2.sum(0), two.T @ back3, back3.sum(0),
            three.T @ back, back.sum(keepdims=True),
        )  # fmt: skip
        self._steps += 1
        step = steep * (1 - FORGET_SQUARES**self._steps) ** 0.5 / (1 - FORGET**self._steps)
        for part, slope, mean, square in zip(self.net, slopes, self._means, self._squares, strict=True):
            _adam(part.reshape(-1), slope.reshape(-1), mean, square, step)
        return float((error * error).mean())


def _copy(net: Net) -> Net:
    w1, b1, w2, b2, w3, b3, w4, b4 = (np.array(part, np.float32) for part in net)
    return w1, b1, w2, b2, w3, b3, w4, b4
