"""The peers' own conformance tests, from their released packages."""

import pickle
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import gymnasium
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as spiel_tests
from pettingzoo.test import api_test, seed_test

import breakhouse.envs.open_spiel
from breakhouse.envs import dice_v0, skipbo_breakers_v0

EXCUSED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""PettingZoo says this of every environment with masks in its observations that it does not know by name."""
SKIPBO = ({}, {"players": 3, "target": 30}, {"players": 4, "recall": True}, {"actions": "full"})
DICE = ({}, {"players": 3})
GYMNASIUM = ("breakhouse/SkipBoBreakers-v0", "breakhouse/Dice-v0", "breakhouse/Building-v0")


@contextmanager
def warned_only_of(*excused: str) -> Iterator[None]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    said = {str(one.message) for one in caught}
    assert [text for text in said if not text.startswith(excused or ("nothing",))] == []


@pytest.mark.parametrize("masks", ["observation", "info"])
@pytest.mark.parametrize(
    ("module", "options"),
    [*((skipbo_breakers_v0, options) for options in SKIPBO), *((dice_v0, options) for options in DICE)],
    ids=str,
)
def test_pettingzoos_own_checks_pass(module: object, options: dict[str, object], masks: str) -> None:
    cycles = 40 if module is skipbo_breakers_v0 else 6
    with warned_only_of(*(EXCUSED if masks == "observation" else ())):
        api_test(module.env(masks=masks, **options), num_cycles=cycles)  # type: ignore[attr-defined]
    seed_test(lambda: module.env(masks=masks, **options), num_cycles=cycles)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["breakhouse/skipbo_breakers_v0", "breakhouse/dice_v0"])
def test_the_environments_can_be_made_through_pettingzoos_registry(name: str) -> None:
    env = pettingzoo.make("aec", name, players=3)
    env.reset(seed=1)
    assert env.num_agents == 3
    raw = pickle.loads(pickle.dumps(env.unwrapped))
    raw.reset(seed=1)
    assert raw.agent_selection == env.agent_selection


@pytest.mark.parametrize("masks", ["observation", "info"])
@pytest.mark.parametrize("id", GYMNASIUM)
def test_gymnasiums_own_checks_pass(id: str, masks: str) -> None:
    with warned_only_of():
        check_env(gymnasium.make(id, masks=masks).unwrapped)


class TestOpenSpiel(spiel_tests.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # no types there
    game_name = "python_skipbo_breakers"
    game = pyspiel.load_game(game_name)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_open_spiels_random_simulations_pass(players: int) -> None:
    game = pyspiel.load_game(f"python_skipbo_breakers(players={players})")
    assert isinstance(game, breakhouse.envs.open_spiel.SpielBreakers)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_open_spiel_plays_with_the_full_table_too() -> None:
    """Its own simulation lists 62,564 strings at each step, which takes ten seconds a hand."""
    rng, game = Random(1), pyspiel.load_game("python_skipbo_breakers(actions=full)")
    assert game.num_distinct_actions() == 62_564
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(rng.choice(state.chance_outcomes())[0] if chance else rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
    assert max(state.returns()) > 0
