"""What a learner sees tells nothing of other hands: with these swapped for others as large, it stays the same."""

import random

import numpy as np
import pyspiel
import pytest

import breakhouse.envs.open_spiel  # noqa: F401 — registers the game
from breakhouse.envs import action_table, planes_of
from breakhouse.envs.skipbo_breakers.hands import HandTable
from breakhouse.envs.skipbo_breakers.planes import places, write_row
from breakhouse.envs.skipbo_breakers.stepping import write_mask, write_sight
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import demand_of


def swap(hands: list[int], seat: int, seen: int, rng: random.Random) -> list[int]:
    """Other hands of the same sizes from all that the seat has not seen."""
    heap = t.list_tiles(t.without(t.without(t.FULL, hands[seat]), seen))
    rng.shuffle(heap)
    dealt = []
    for other, hand in enumerate(hands):
        dealt.append(hand if other == seat else t.hand_of([heap.pop() for _ in range(t.count_tiles(hand))]))
    return dealt


@pytest.mark.parametrize("players", [2, 3, 4])
def test_other_hands_change_neither_planes_nor_masks(players: int) -> None:
    rng, table = random.Random(players), HandTable(players, target=40)
    planes = planes_of(players, scores=True, recall=True)
    actions = action_table()
    for _ in range(60):
        if table.is_over:
            table.reset(rng.getrandbits(30))
        at, seat = table.position, table.position.turn
        row, mask, true = write_row(table.look(seat), planes, 40), actions.mask(at), list(at.hands)
        at.hands[:] = swap(true, seat, table.seen, rng)
        assert (write_row(table.look(seat), planes, 40) == row).all()
        assert (actions.mask(at) == mask).all()
        compiled, lit = np.zeros(10_000, np.int8), np.zeros(actions.size, np.int8)
        write_sight(np.array(at.hands), seat, demand_of(at.to_beat), at.passes, table.seen, compiled)
        write_mask(at.hands[seat], demand_of(at.to_beat), lit)
        assert (lit == mask).all()
        at.hands[:] = true
        again = np.zeros(10_000, np.int8)
        write_sight(np.array(true), seat, demand_of(at.to_beat), at.passes, table.seen, again)
        assert (compiled == again).all()
        table.play(rng.choice(at.legal()))


@pytest.mark.parametrize("recall", [False, True])
def test_other_hands_change_nothing_for_open_spiel(recall: bool) -> None:
    rng, game = random.Random(1), pyspiel.load_game("python_skipbo_breakers(players=3)")
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        seat, at, dealt = state.current_player(), state.position, state.dealt
        observer.set_from(state, seat)
        before, words = observer.tensor.copy(), observer.string_from(state, seat)
        true = list(at.hands)
        at.hands[:] = swap(true, seat, state.seen, rng)
        state.dealt = [hand if other == seat else [1] * len(hand[:4]) for other, hand in enumerate(dealt)]
        observer.set_from(state, seat)
        assert (observer.tensor == before).all()
        assert observer.string_from(state, seat) == words
        at.hands[:], state.dealt = true, dealt
        state.apply_action(rng.choice(state.legal_actions()))


def test_public_and_private_planes_are_apart() -> None:
    game = pyspiel.load_game("python_skipbo_breakers")
    public = game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        )
    )
    own = game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
    )
    assert set(own.dict) == {"player", "hand"}
    assert {plane.name for plane in planes_of(2) if not plane.private} | {"player"} == set(public.dict)


def test_a_perfect_recall_observation_contains_every_move() -> None:
    rng, table = random.Random(3), HandTable(3)
    planes = planes_of(3, recall=True)
    while not table.is_over:
        table.play(rng.choice(table.position.legal()))
    row = write_row(table.look(1), planes)
    bits = row[places(planes)["history"]].reshape(-1, 16)
    told = [int(sum(bit << n for n, bit in enumerate(move.tolist()))) - 1 for move in bits]
    assert [move for move in told if move >= 0] == table.history
    assert (row[places(planes)["dealt"]].sum(), row[places(planes)["opener"]].sum()) == (20, 1)
