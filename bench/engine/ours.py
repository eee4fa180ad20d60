"""Random play in Breakhouse, measured the same way as the peers: `python -m bench.engine.ours NAME SEATS
[TABLES]`."""

import random
import sys
import time
from collections.abc import Callable

from bench.engine.peers import serve
from breakhouse.games.skipbo_breakers.position import Position

HANDS = 100


def stepwise(seats: int) -> Callable[[], tuple[int, float]]:
    """Whole hands, deal included, one step at a time: list the legal moves, choose one, push it."""
    rng = random.Random(1)

    def play() -> tuple[int, float]:
        choice, moves = rng.choice, 0
        began = time.process_time()
        for _ in range(HANDS):
            position = Position.deal(seats, rng)
            while position.winner is None:
                position.advance(choice(position.legal()))
                moves += 1
        return moves, time.process_time() - began

    return play


def compiled_hands(seats: int) -> Callable[[], tuple[int, float]]:
    """Whole hands, deal included, in compiled code."""
    from breakhouse.games.skipbo_breakers.jit.greedy import TUNED
    from breakhouse.games.skipbo_breakers.jit.playout import RANDOM, play_hands

    seeds = iter(range(1 << 30))
    play_hands(1, seats, 0, RANDOM, 0, TUNED)

    def play() -> tuple[int, float]:
        began = time.process_time()
        moves, _, _ = play_hands(100 * HANDS, seats, 0, RANDOM, next(seeds), TUNED)
        return moves, time.process_time() - began

    return play


def compiled_rollouts(seats: int) -> Callable[[], tuple[int, float]]:
    """Playouts from dealt positions in compiled code."""
    import numpy as np

    from breakhouse.games.skipbo_breakers.jit.bits import ANYTHING
    from breakhouse.games.skipbo_breakers.jit.greedy import TUNED
    from breakhouse.games.skipbo_breakers.jit.playout import RANDOM, play_hands, playouts

    rng = random.Random(1)
    rows = np.array([Position.deal(seats, rng).hands for _ in range(100 * HANDS)])
    mean = play_hands(200 * HANDS, seats, 0, RANDOM, 1, TUNED)[0] / (200 * HANDS)
    seeds = iter(range(1 << 30))
    playouts(rows[:1], 0, ANYTHING, 0, 0, RANDOM, 0, TUNED)

    def play() -> tuple[int, float]:
        began = time.process_time()
        playouts(rows, 0, ANYTHING, 0, 0, RANDOM, next(seeds), TUNED)
        return round(mean * len(rows)), time.process_time() - began

    return play


def vector(players: int, n: int) -> Callable[[], tuple[int, float]]:
    """So many tables at once, with observations and masks; random legal actions are drawn in the time, too."""
    from breakhouse.envs import VectorHands

    tables = VectorHands(n, players)
    tables.reset(1)
    steps = max(1, 100_000 // n)

    def play() -> tuple[int, float]:
        began = time.process_time()
        for _ in range(steps):
            tables.step(tables.draw())
        return steps * n, time.process_time() - began

    return play


def wrapper(players: int) -> Callable[[], tuple[int, float]]:
    """The PettingZoo environment as its users drive it: `last` with observation and mask, `sample`, `step`."""
    from breakhouse.envs import skipbo_breakers_v0

    env, seeds = skipbo_breakers_v0.env(players=players), iter(range(1 << 30))

    def play() -> tuple[int, float]:
        began, moves = time.process_time(), 0
        env.reset(seed=next(seeds))
        for agent in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            moves += not over
        return moves, time.process_time() - began

    return play


CONTESTANTS: dict[str, Callable[..., Callable[[], tuple[int, float]]]] = {
    "stepwise": stepwise,
    "compiled-hands": compiled_hands,
    "compiled-rollouts": compiled_rollouts,
    "vector": vector,
    "pettingzoo": wrapper,
}

if __name__ == "__main__":
    serve(CONTESTANTS[sys.argv[1]](*map(int, sys.argv[2:])), iter(sys.stdin))
