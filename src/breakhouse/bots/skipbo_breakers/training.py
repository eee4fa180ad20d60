"""How the networks learn: first from greedy hands, then from hands against themselves (Deep Monte Carlo).

The same seed and the same number of rounds give the same network on the same machine. PyTorch is needed here only.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from breakhouse.bots.skipbo_breakers import features
from breakhouse.bots.skipbo_breakers.net import POINTS, WIDTHS, Net

ROUNDS_A_MINUTE = 5
"""So much of a minute's training is one round, whatever the machine: the seed alone decides what comes out."""
GREEDY_SAMPLES = 600_000
ROUND_SAMPLES = 120_000
KEPT_ROUNDS = 5
PASSES_A_ROUND = 3.0
BATCH = 1024
STEEPEST, FLATTEST = 1.0e-3, 4e-5
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
) -> Net:
    """A network for so many players."""
    import torch

    from breakhouse.bots.skipbo_breakers.selfplay import blank, self_play

    torch.manual_seed(seed)
    torch.set_num_threads(1)
    learner = _Learner(torch, seats, seed, start)
    began, hands = time.process_time(), 0
    room = blank(max(GREEDY_SAMPLES, KEPT_ROUNDS * ROUND_SAMPLES))
    kept = 0
    if start is None:
        kept, edge, played = self_play(10**6, seats, learner.net(), True, 0.1, 1.0, 0.0, seed, *room)
        learner.learn(room, kept, int(2 * kept), STEEPEST)
        kept = 0
    for number in range(1, rounds + 1):
        done = number / rounds
        slot = (number - 1) % KEPT_ROUNDS * ROUND_SAMPLES
        part = tuple(side[slot : slot + ROUND_SAMPLES] for side in room)
        part[0][:] = 0
        explore = 0.06 - 0.04 * done
        got, edge, played = self_play(
            10**6, seats, learner.net(), False, explore, CARRY, SPARRING, seed * 1000 + number, *part
        )
        part[1][got:] = 0
        hands += played
        kept = max(kept, slot + ROUND_SAMPLES)
        steep = FLATTEST + (STEEPEST - FLATTEST) * 0.5 * (1 + np.cos(np.pi * done))
        loss = learner.learn(room, kept, int(PASSES_A_ROUND * got), float(steep))
        tell(Round(number, hands, loss, edge, time.process_time() - began), learner.net())
    return learner.net()


class _Learner:
    def __init__(self, torch: Any, seats: int, seed: int, start: Net | None) -> None:
        self._torch = torch
        self._size = features.size(seats)
        first, second, third = WIDTHS
        self._layers = [
            torch.nn.Linear(self._size + 1, first),
            torch.nn.Linear(first, second),
            torch.nn.Linear(second, third),
            torch.nn.Linear(third, 1),
        ]
        with torch.no_grad():
            self._layers[0].weight *= 3  # a fifth of the lamps is lit
        self._model = torch.nn.Sequential(
            *(part for layer in self._layers[:3] for part in (layer, torch.nn.ReLU())), self._layers[3]
        )
        if start is not None:
            self._set(start)
        self._adam = torch.optim.Adam(self._model.parameters(), lr=STEEPEST)
        self._draw = np.random.default_rng(seed)

    def learn(self, room: tuple[Any, Any, Any], kept: int, samples: int, steep: float) -> float:
        """Gradient steps over samples drawn from the room; the mean loss."""
        torch = self._torch
        for group in self._adam.param_groups:
            group["lr"] = steep
        lit, count, target = room
        usable = np.flatnonzero(count[:kept])
        total, steps = 0.0, max(1, samples // BATCH)
        for _ in range(steps):
            rows = usable[self._draw.integers(0, len(usable), BATCH)]
            places = torch.from_numpy(lit[rows].astype(np.int64))
            beyond = torch.arange(lit.shape[1])[None, :] >= torch.from_numpy(count[rows].astype(np.int64))[:, None]
            given = torch.zeros(BATCH, self._size + 1).scatter_(1, places.masked_fill(beyond, self._size), 1.0)
            given[:, self._size] = 0.0
            wanted = torch.from_numpy(target[rows]) / POINTS
            loss = torch.nn.functional.mse_loss(self._model(given)[:, 0], wanted)
            self._adam.zero_grad()
            loss.backward()
            self._adam.step()
            total += float(loss.detach())
        return total / steps

    def net(self) -> Net:
        parts = []
        for layer in self._layers:
            weight = layer.weight.detach().numpy()
            parts += [np.ascontiguousarray(weight.T, np.float32), layer.bias.detach().numpy().astype(np.float32)]
        parts[0] = np.ascontiguousarray(parts[0][: self._size])
        parts[6] = np.ascontiguousarray(parts[6][:, 0])
        w1, b1, w2, b2, w3, b3, w4, b4 = parts
        return w1, b1, w2, b2, w3, b3, w4, b4

    def _set(self, net: Net) -> None:
        torch = self._torch
        with torch.no_grad():
            for n, layer in enumerate(self._layers):
                weight = np.atleast_2d(net[2 * n].T if n < 3 else net[6])
                layer.weight.zero_()
                layer.weight[:, : weight.shape[1]] = torch.from_numpy(np.ascontiguousarray(weight))
                layer.bias.copy_(torch.from_numpy(np.array(net[2 * n + 1])))
