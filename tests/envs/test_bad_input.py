"""Wrong input to the environments: an error in that interface's manner, and nothing has happened."""

import gymnasium
import numpy as np
import pyspiel
import pytest

import breakhouse.envs.open_spiel  # noqa: F401 — registers the game
from breakhouse.envs import IllegalAction, dice_v0, planes_of, skipbo_breakers_v0

SOLO = ("breakhouse/SkipBoBreakers-v0", "breakhouse/Dice-v0", "breakhouse/Building-v0")


@pytest.mark.parametrize("module", [skipbo_breakers_v0, dice_v0], ids=lambda module: module.__name__)
@pytest.mark.parametrize("action", [0, -1, 10**6, "1", None, 1.5, True])
def test_a_raw_pettingzoo_environment_raises_and_stays_as_it_was(module: object, action: object) -> None:
    env = module.raw_env()  # type: ignore[attr-defined]
    env.reset(seed=1)
    agent, before = env.agent_selection, env.observe(env.agent_selection)
    expected = IllegalAction if type(action) is int else ValueError
    with pytest.raises(expected, match=r"whole number|may not|no action"):
        env.step(action)
    with pytest.raises(ValueError, match="there is no agent 'nobody': they are player_0, player_1"):
        env.observe("nobody")
    assert env.agent_selection == agent
    assert (env.observe(agent)["observation"] == before["observation"]).all()
    assert (env.observe(agent)["action_mask"] == before["action_mask"]).all()


def test_the_wrapped_environment_ends_with_an_illegal_action() -> None:
    env = skipbo_breakers_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)  # passing, by whoever opens
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "1", True])
@pytest.mark.parametrize("module", [skipbo_breakers_v0, dice_v0], ids=lambda module: module.__name__)
def test_a_seed_is_a_whole_number(module: object, seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        module.env().reset(seed=seed)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "value"),
    [("players", 1), ("players", 5), ("players", "2"), ("players", 2.0), ("players", True), ("target", 0),
     ("target", 501), ("target", "5"), ("target", 5.5), ("actions", "all"), ("masks", "x"),
     ("render_mode", "human")],
)  # fmt: skip
def test_an_impossible_environment_is_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"not|Expected"):
        skipbo_breakers_v0.env(**{name: value})


@pytest.mark.parametrize(("name", "value"), [("players", 2.0), ("turns", 0), ("turns", "x"), ("hands", "nobody")])
def test_an_impossible_dice_environment_is_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"not|Expected"):
        dice_v0.env(**{name: value})


@pytest.mark.parametrize("module", [skipbo_breakers_v0, dice_v0], ids=lambda module: module.__name__)
def test_nobody_acts_before_the_beginning_or_after_the_end(module: object) -> None:
    env = module.raw_env()  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    for agent in env.agent_iter():
        mask = env.observe(agent)["action_mask"]
        env.step(int(mask.nonzero()[0][-1]) if mask.any() else None)
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


@pytest.mark.parametrize("id", SOLO)
@pytest.mark.parametrize(
    "action", [-1, 10**6, "1", None, 1.5, True, [1], [[1], [1, 2]], np.array([1, 2])], ids=str
)
def test_gymnasium_reports_an_invalid_action_without_raising(id: str, action: object) -> None:
    env = gymnasium.make(id).unwrapped
    before, _ = env.reset(seed=3)
    after, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert "whole number" in info["refused"]
    assert (after["observation"] == before["observation"]).all()


def test_gymnasium_reports_an_illegal_move_without_raising() -> None:
    env = gymnasium.make("breakhouse/SkipBoBreakers-v0").unwrapped
    before, _ = env.reset(seed=3)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    after, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["refused"]) == (0.0, False, f"action {illegal} may not be played now")
    assert (after["action_mask"] == before["action_mask"]).all()


@pytest.mark.parametrize("id", SOLO)
def test_nothing_happens_after_the_end(id: str) -> None:
    env = gymnasium.make(id).unwrapped
    observation, _ = env.reset(seed=2)
    over = False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, _, over, _, info = env.step(int(legal[-1]))
        assert "refused" not in info
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["refused"]) == (0.0, True, "it is over: call reset()")


def test_stepping_before_reset_is_gymnasiums_error() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        gymnasium.make("breakhouse/Dice-v0").unwrapped.step(0)


@pytest.mark.parametrize(
    "options",
    [{"opponents": ["casual", "casual"]}, {"opponents": "nobody"}, {"opponents": 5}, {"players": 9},
     {"players": "2"}, {"players": 2.0}, {"seat": 2}, {"masks": "x"}],
    ids=str,
)  # fmt: skip
@pytest.mark.parametrize("id", SOLO)
def test_an_impossible_table_is_refused(id: str, options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"not|no-such"):
        gymnasium.make(id, **options)


@pytest.mark.parametrize(
    ("id", "options"),
    [
        (SOLO[0], {"target": 0}),
        *((id, options) for id in SOLO[1:] for options in ({"turns": 0}, {"hands": "nobody"})),
    ],
    ids=str,
)
def test_options_the_game_does_not_allow_are_refused_at_once(id: str, options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"not|Expected"):
        gymnasium.make(id, **options)


def test_a_zero_dimensional_array_is_an_action() -> None:
    env = gymnasium.make(SOLO[2]).unwrapped
    env.reset(seed=3)
    assert "refused" not in env.step(np.array(0))[-1]


def test_open_spiel_says_what_is_wrong_with_parameters() -> None:
    for wrong in ("players=5", "actions=all"):
        with pytest.raises(Exception, match="not"):
            pyspiel.load_game(f"python_skipbo_breakers({wrong})")


def test_open_spiel_deals_only_tiles_that_exist() -> None:
    state = pyspiel.load_game("python_skipbo_breakers").new_initial_state()
    for _ in range(4):
        state.apply_action(2)
    before = str(state)
    for tile in (2, 16, 99):
        with pytest.raises(IllegalAction, match="tile"):
            state.apply_action(tile)
    assert str(state) == before


@pytest.mark.parametrize("players", [1, 9, "2", 2.0])
def test_observation_planes_match_those_of_a_table(players: int) -> None:
    planes_of(2)
    with pytest.raises(ValueError, match="players is a whole number from 2 to 4"):
        planes_of(players)
