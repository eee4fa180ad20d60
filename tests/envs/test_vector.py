"""Many tables at once play the same game as one, and refuse what one refuses."""

import numpy as np
import pytest

from breakhouse.envs import IllegalAction, VectorHands, action_table, planes_of
from breakhouse.envs.skipbo_breakers.hands import HandTable
from breakhouse.envs.skipbo_breakers.planes import write_row
from breakhouse.games.skipbo_breakers.position import Position

ACTIONS = action_table("compact")


def beside(tables: VectorHands, n: int) -> HandTable:
    """A table that stands where the nth does, at the beginning of a hand."""
    one = HandTable(tables.players)
    one.position = Position([int(hand) for hand in tables.hands[n]], int(tables.turns[n]))
    return one


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_table_plays_as_one_alone_would(players: int) -> None:
    tables = VectorHands(8, players)
    tables.reset(5)
    twins, ended = [beside(tables, n) for n in range(8)], 0
    for _ in range(150):
        for n, twin in enumerate(twins):
            assert (tables.masks[n] == ACTIONS.mask(twin.position)).all()
            sight = twin.look(twin.position.turn)
            assert (tables.observations[n] == write_row(sight, planes_of(players))).all()
        actions = tables.draw().copy()
        rewards, dones = tables.step(actions)
        for n, twin in enumerate(twins):
            gains = twin.play(ACTIONS.move(twin.position, int(actions[n])))
            assert rewards[n] == pytest.approx(gains)
            assert dones[n] == twin.is_over
        twins = [beside(tables, n) if dones[n] else twin for n, twin in enumerate(twins)]
        ended += int(dones.sum())
    assert ended > 5


def test_the_same_seeds_give_the_same_hands() -> None:
    one, other = VectorHands(5, 3), VectorHands(9, 3)
    one.reset(7)
    other.reset(7)
    assert (one.hands == other.hands[:5]).all()
    assert len({tuple(hands) for hands in other.hands}) == 9
    seeds = np.arange(5)
    assert (one.reset(seeds)[0] == one.reset(seeds)[0]).all()
    before = one.hands.copy()
    assert (one.reset(seeds[::-1].copy()) and one.hands[::-1] == before).all()


def test_the_arrays_stay_in_place_and_are_shared_without_a_copy() -> None:
    tables = VectorHands(4)
    observations, masks = tables.reset(1)
    shared = np.from_dlpack(observations)
    rewards, dones = tables.step(tables.draw())
    assert observations is tables.observations
    assert masks is tables.masks
    assert np.shares_memory(shared, tables.observations)
    assert (rewards is tables.rewards, dones is tables.dones) == (True, True)


def test_an_illegal_action_leaves_every_table_as_it_was() -> None:
    tables = VectorHands(6, 2)
    tables.reset(1)
    actions = tables.draw().copy()
    before = [array.copy() for array in (tables.observations, tables.masks, tables.hands, tables.turns)]
    for wrong in (0, -1, 261, 10**12):
        bad = actions.copy()
        bad[4] = wrong  # opening a round, one may not pass
        with pytest.raises(IllegalAction, match="table 4"):
            tables.step(bad)
    after = (tables.observations, tables.masks, tables.hands, tables.turns)
    assert all((now == then).all() for now, then in zip(after, before, strict=True))


@pytest.mark.parametrize(
    "actions", [[], [1], [1.0, 1.0], [[1, 1]], ["1", "1"], [True, False], None, 3, [None, None]], ids=str
)
def test_actions_of_another_shape_or_type_are_refused(actions: object) -> None:
    tables = VectorHands(2)
    tables.reset(1)
    with pytest.raises(ValueError, match="2 whole numbers"):
        tables.step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "seeds", [-1, 1 << 63, 1 << 70, 1.5, "1", [1], [1, 2, 3], [1, -2], [[1, 2]], True], ids=str
)
def test_seeds_out_of_range_or_of_another_shape_are_refused(seeds: object) -> None:
    with pytest.raises(ValueError, match="whole number"):
        VectorHands(2).reset(seeds)  # type: ignore[arg-type]


@pytest.mark.parametrize(("n", "players"), [(0, 2), (-1, 2), (1 << 30, 2), (1.5, 2), (True, 2), (3, 1), (3, 5)])
def test_an_impossible_number_of_tables_is_refused(n: int, players: int) -> None:
    with pytest.raises(ValueError, match="not"):
        VectorHands(n, players)


def test_stepping_before_reset_is_refused() -> None:
    tables = VectorHands(2)
    for ask in (tables.draw, lambda: tables.step([1, 1])):
        with pytest.raises(RuntimeError, match="reset"):
            ask()


def test_without_seeds_the_hands_are_random() -> None:
    tables = VectorHands(3)
    tables.reset()
    first = tables.hands.copy()
    tables.reset()
    assert (tables.hands != first).any()
    assert tables.masks.any(axis=1).all()
