"""The dice game from start to winner with the shipped deck, in every variant."""

from typing import Any

import pytest

from breakhouse.games.blocks.match.values import TurnedOver
from breakhouse.games.dice import GAME
from tests.support.building.table import DiceTable, Table
from tests.support.building.whole_match import check, play

VARIANTS: dict[str, dict[str, Any]] = {
    "basic": {},
    "introduction": {"level": "introduction"},
    "advanced": {"level": "advanced", "factors": [3, 3]},
    "player stops": {"stopper": "player"},
    "no timer": {"timer": "off"},
    "real dice": {"bricks": "real", "stopper": "player"},
    "grid hands": {"hands": "grid", "limit": 60},
    "quick throws": {"throw_ms": 0, "reach_ms": 0, "roll_ms": 1000},
    "daily deck": {"deck": "daily:2026-11-15", "turns": 1},
}


@pytest.mark.parametrize("name", VARIANTS)
def test_two_players_finish_a_whole_match(name: str) -> None:
    found = DiceTable(GAME, seed=name, **VARIANTS[name])
    play(found)
    check(found)


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_finish_a_whole_match(seats: int) -> None:
    found = DiceTable(GAME, seats=seats, level="introduction")
    play(found)
    check(found)


@pytest.mark.rule("DI-01", "DI-03", "DI-15")
@pytest.mark.parametrize("level", ["introduction", "advanced"])
def test_all_thirty_cards_of_each_side_can_be_built(level: str) -> None:
    found: Table = DiceTable(GAME, first=0, timer="off", turns=1, hands="grid", level=level)
    assert found.view.left == 30
    found.do(0, "ready")
    found.wait(3000)
    while found.state.turn.number == 0:
        found.complete()
    seen = [e.card for e in found.all(TurnedOver)]
    assert len({card.id for card in seen}) == 30
    assert {card.kind for card in seen} >= {"coloured", "neutral"}
    assert found.state.scores[0] == sum(card.points for card in seen)
