"""Classic from start to winner with the shipped deck, in every variant."""

from typing import Any

import pytest

from breakhouse.games.classic import GAME
from tests.support.building.table import Table
from tests.support.building.whole_match import check, play

VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "box timer": {"timer": "box", "turns": 1},
    "no timer": {"timer": "off"},
    "cunning": {"cunning": True},
    "young": {"young": True, "experts": [1]},
    "cunning and young": {"cunning": True, "young": True, "experts": [0]},
    "tactile": {"edition": "tactile", "grip": True, "grey": False},
    "real bricks": {"bricks": "real", "cunning": True},
    "grid hands": {"hands": "grid", "turns": 2},
    "mixed hands": {"hands": ["grid", "free"], "factors": [4, 1]},
    "ten turns": {"turns": 10, "first": 1},
    "endless deck": {"deck": "endless:tests", "turns": 1},
}


@pytest.mark.parametrize("name", VARIANTS)
def test_two_players_finish_a_whole_match(name: str) -> None:
    options = VARIANTS[name]
    found = Table(GAME, seed=name, **options)
    play(found, refuse=options.get("cunning", False))
    check(found)
    assert found.state.turn.number + 1 == 2 * found.view.rounds


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_finish_a_whole_match(seats: int) -> None:
    found = Table(GAME, seats=seats, cunning=True)
    play(found, cards=1, refuse=True)
    check(found)


@pytest.mark.rule("CL-01", "CL-R1", "CL-R2", "TA-R2")
def test_all_eighty_cards_can_be_built_in_their_order() -> None:
    """Grid hands, for which the referee refuses whatever would fall on the way."""
    found = Table(GAME, first=0, timer="off", turns=1, hands="grid", edition="tactile")
    found.do(0, "start")
    seen = []
    for _ in range(80):
        seen.append(found.card)
        found.complete()
    assert found.state.turn.number == 1
    assert len({card.id for card in seen}) == 80
    assert {card.points for card in seen} == {1, 2, 3}
    assert {card.number for card in seen} == {"blue", "red"}
    assert {p.how for card in seen for p in card.pieces} == {"lying", "standing", "pointing"}
    assert found.state.scores[0] == sum(card.points for card in seen)
