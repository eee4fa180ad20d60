"""Mini from start to winner with the shipped deck, in every variant."""

from typing import Any

import pytest

from breakhouse.games.blocks.match.values import TurnedOver
from breakhouse.games.mini import GAME
from tests.support.building.table import Table
from tests.support.building.whole_match import check, play

VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "player keeps time": {"timekeeper": "player"},
    "young": {"young": [1], "roll_ms": 1000},
    "reshuffle": {"pile": "reshuffle", "timer": "off", "turns": 10},
    "turned over": {"timer": "off", "turns": 10},
    "no timer": {"timer": "off"},
    "no grey": {"grey": False, "grip": True},
    "real bricks": {"bricks": "real", "timekeeper": "player"},
    "grid hands": {"hands": "grid", "factors": [2, 10]},
    "endless deck": {"deck": "endless:tests", "turns": 1},
}


@pytest.mark.parametrize("name", VARIANTS)
def test_two_players_finish_a_whole_match(name: str) -> None:
    found = Table(GAME, seed=name, **VARIANTS[name])
    play(found)
    check(found)


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_finish_a_whole_match(seats: int) -> None:
    found = Table(GAME, seats=seats)
    play(found, cards=1)
    check(found)


@pytest.mark.rule("MI-01", "MI-06")
def test_thirty_cards_have_sixty_buildings() -> None:
    found = Table(GAME, first=0, timer="off", turns=1, hands="grid")
    assert found.view.left == 30
    for who in (0, 1):
        found.do(who, "start")
        while found.state.turn.number == who and found.sitting.match.outcome() is None:
            done = len(found.state.turn.done)
            if who == 0 and done == 29:
                found.do(who, "finish")
            else:
                found.complete()
    assert len({e.card.id for e in found.all(TurnedOver)}) == 60
