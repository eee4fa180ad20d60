"""Random play in the peers, run by the Python of their own environment; it may import nothing of ours.

`python peers.py NAME` reads a number of CPU seconds a line and answers with what it played in about that time.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

SAMPLE = 400
"""Games in Python from which the length of a rollout is known: the C++ loop does not count its moves."""


def openspiel_games() -> Callable[[], tuple[int, float]]:
    """Whole games, deal included, in OpenSpiel's C++ loop over its own C++ uniformly random bots."""
    import pyspiel

    game = pyspiel.load_game("dou_dizhu")
    bots = [pyspiel.make_uniform_random_bot(player, 10 + player) for player in range(3)]
    seeds = iter(range(1 << 30))

    def play() -> tuple[int, float]:
        began = time.process_time()
        states = [game.new_initial_state() for _ in range(100)]
        for state in states:
            pyspiel.evaluate_bots(state, bots, next(seeds))
        spent = time.process_time() - began
        return sum(_decisions(state) for state in states), spent

    return play


def openspiel_rollouts() -> Callable[[], tuple[int, float]]:
    """Rollouts from dealt positions in OpenSpiel's C++ evaluator, reached through a search of one simulation."""
    import pyspiel

    game = pyspiel.load_game("dou_dizhu")
    rng = random.Random(1)
    starts = [_dealt(game, rng) for _ in range(SAMPLE)]
    mean = sum(_decisions(_play(start.clone(), rng)) for start in starts) / SAMPLE
    evaluator = pyspiel.RandomRolloutEvaluator(20, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def play() -> tuple[int, float]:
        began = time.process_time()
        for start in starts:
            bot.mcts_search(start)
        return round(mean * 20 * SAMPLE), time.process_time() - began

    return play


def openspiel_python() -> Callable[[], tuple[int, float]]:
    """Whole games, deal included, one step at a time through OpenSpiel's Python interface, as its examples do."""
    import pyspiel

    game = pyspiel.load_game("dou_dizhu")
    rng = random.Random(1)

    def play() -> tuple[int, float]:
        began = time.process_time()
        states = [_played_with_chance(game.new_initial_state(), rng) for _ in range(100)]
        spent = time.process_time() - began
        return sum(_decisions(state) for state in states), spent

    return play


def openspiel_shortcut() -> Callable[[], tuple[int, float]]:
    """The same, but each card is drawn as if it were a move: right only because all are equally likely."""
    import pyspiel

    game = pyspiel.load_game("dou_dizhu")
    rng = random.Random(1)

    def play() -> tuple[int, float]:
        began = time.process_time()
        states = [_play(game.new_initial_state(), rng) for _ in range(100)]
        spent = time.process_time() - began
        return sum(_decisions(state) for state in states), spent

    return play


def rlcard_python() -> Callable[[], tuple[int, float]]:
    """Whole games, deal included, in RLCard's environment."""
    import rlcard

    env = rlcard.make("doudizhu", config={"seed": 1})
    rng = random.Random(1)

    def play() -> tuple[int, float]:
        began = time.process_time()
        moves = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves, time.process_time() - began

    return play


def pgx_tables() -> Callable[[], tuple[int, float]]:
    """1,024 tables of Leduc Hold'em at once in Pgx, compiled by JAX, with its masks and observations; it starts a
    new game where one is over. It has no climbing game, and this is its smallest with hidden cards."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env, n, steps = pgx.make("leduc_holdem"), 1024, 100
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, own, fresh = jax.random.split(key, 3)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            actions = jax.random.categorical(own, logits, axis=-1)
            return (step(state, actions, jax.random.split(fresh, n)), key), None

        return jax.lax.scan(one, (state, key), None, length=steps)[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), n))
    state, key = run(state, jax.random.PRNGKey(2))
    kept = [state, key]

    def play() -> tuple[int, float]:
        began = time.process_time()
        kept[:] = run(*kept)
        jax.block_until_ready(kept[0])
        return n * steps, time.process_time() - began

    return play


def _play(state: Any, rng: random.Random) -> Any:
    choice = rng.choice
    while not state.is_terminal():
        state.apply_action(choice(state.legal_actions()))
    return state


def _played_with_chance(state: Any, rng: random.Random) -> Any:
    choice, choices = rng.choice, rng.choices
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(actions, weights)[0])
        else:
            state.apply_action(choice(state.legal_actions()))
    return state


def _dealt(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _decisions(state: Any) -> int:
    """The moves of players in a game; dealing a card is none."""
    return sum(1 for step in state.full_history() if step.player >= 0)


CONTESTANTS = {
    "openspiel-games": openspiel_games,
    "openspiel-rollouts": openspiel_rollouts,
    "openspiel-python": openspiel_python,
    "openspiel-shortcut": openspiel_shortcut,
    "rlcard": rlcard_python,
    "pgx": pgx_tables,
}


def serve(play: Callable[[], tuple[int, float]], asked: Iterator[str]) -> None:
    """Answers each line, a number of CPU seconds, with moves and the CPU seconds they took."""
    for line in asked:
        moves, spent = 0, 0.0
        while spent < float(line):
            more, took = play()
            moves, spent = moves + more, spent + took
        print(json.dumps({"moves": moves, "seconds": spent}), flush=True)


if __name__ == "__main__":
    serve(CONTESTANTS[sys.argv[1]](), iter(sys.stdin))
