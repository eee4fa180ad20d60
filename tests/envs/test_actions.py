"""The action tables: stable, named, and what the compact one leaves out."""

import hashlib
import random

import pytest

from breakhouse.envs import IllegalAction, action_table
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import demand_of
from breakhouse.games.skipbo_breakers.notation import parse_set
from breakhouse.games.skipbo_breakers.position import Position

COMPACT, FULL = action_table("compact"), action_table("full")
V0 = {
    "compact": (261, "9675a5645185cf1f"),
    "full": (62_564, "7cc518ab9084abf6"),
}
"""How many actions, and a hash of all their names: another table is another version."""


def positions(hands: int = 60) -> list[Position]:
    """Random positions, hands with many wilds among them."""
    rng, found = random.Random(1), []
    for n in range(hands):
        position = Position.deal(2 + n % 3, rng)
        if n % 2:
            position.hands[position.turn] = t.hand_of([*rng.sample(range(1, 16), 9), *[16] * (1 + n % 4)])
        while not position.is_over and len(found) < 40 * (n + 1):
            found.append(position.copy())
            position.advance(rng.choice(position.legal()))
    return found


@pytest.mark.parametrize("space", V0)
def test_a_version_of_a_table_never_changes(space: str) -> None:
    names = action_table(space).names
    assert (len(names), hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]) == V0[space]
    assert len(set(names)) == len(names)


def test_every_action_of_the_full_table_is_the_set_of_its_name() -> None:
    for index in (0, *random.Random(2).sample(range(1, FULL.size), 500)):
        assert FULL.index_of(parse_set(FULL.names[index])) == index


def test_the_full_table_plays_every_legal_move() -> None:
    for position in positions(12):
        moves = position.legal()
        assert int(FULL.mask(position).sum()) == len(moves)
        assert [FULL.move(position, FULL.index_of(move)) for move in moves] == list(moves)


def test_the_compact_table_leaves_out_only_wilds_spent_for_numbers_that_are_held() -> None:
    left_out = 0
    for position in positions():
        mask = COMPACT.mask(position)
        for move in position.legal():
            meant = COMPACT.move(position, COMPACT.index_of(move))
            assert mask[COMPACT.index_of(move)]
            if move is None or move == meant:
                continue
            left_out += 1
            assert meant is not None
            assert demand_of(meant) == demand_of(move), "the next player has to beat the same"
            assert t.wilds(meant.tiles) < t.wilds(move.tiles)
            assert t.holds(meant.tiles & t.NUMBERS, move.tiles & t.NUMBERS), "only wilds stand for held numbers"
    assert left_out > 1000


def test_the_compact_table_has_no_action_that_is_not_legal() -> None:
    for position in positions(20):
        legal = {COMPACT.index_of(move) for move in position.legal()}
        assert set(COMPACT.mask(position).nonzero()[0]) == legal


@pytest.mark.parametrize("action", [-1, 261, 10**9, "3", None, 1.0, True])
def test_an_unknown_action_is_illegal(action: object) -> None:
    position = Position.parse("3 4 | 5; 0; -; 0")
    with pytest.raises(IllegalAction):
        COMPACT.move(position, action)  # type: ignore[arg-type]


def test_an_illegal_action_says_why() -> None:
    position = Position.parse("3 4 | 5; 0; -; 0")
    with pytest.raises(IllegalAction, match=r"\(pass\): seat 0 may not play it now"):
        COMPACT.move(position, 0)
    over = Position.parse("| 5; 1; single 4; 0")
    assert not COMPACT.mask(over).any()
    with pytest.raises(IllegalAction, match="the hand is over"):
        COMPACT.move(over, 0)
    with pytest.raises(ValueError, match="compact or full"):
        action_table("huge")
