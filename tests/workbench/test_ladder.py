"""A gentle start: a new seat's first turn has three bricks and no clock, then five with time, then the usual."""

from typing import Any

import pytest

from breakhouse.core import Refusal
from breakhouse.core.manifest import pool_of
from breakhouse.games import game
from breakhouse.games.blocks.cards.deck import kits, load_shipped
from breakhouse.games.blocks.match.values import Climbed, TurnedOver
from breakhouse.table.fairness import unrated_seats, why_unrated
from breakhouse.table.state import Chair, Sheet
from tests.support.building.table import DiceTable, Table
from tests.support.building.whole_match import begin, check, play

BUILDING = pytest.mark.parametrize("id", kits())


def table(id: str, *ladder: int, **options: Any) -> Table:
    made = DiceTable if "level" in game(id).options_type.__struct_fields__ else Table
    return made(game(id), seats=len(ladder), first=0, ladder=list(ladder), **options)


@BUILDING
def test_the_ladder_is_three_bricks_without_a_clock_then_five_with_one_then_the_pile(id: str) -> None:
    found = table(id, 2, 0)
    begin(found)
    assert (found.view.rung, len(found.card.pieces)) == (2, 3)
    found.wait(600_000)
    assert found.state.turn.phase == "building"
    found.complete()
    assert found.last(Climbed) == Climbed(0, 1, clock=False)
    assert found.state.turn.phase in ("roll", "signal")
    assert found.state.bench.placed == (), "nothing stands where the turn starts"
    begin(found)
    assert (found.view.rung, len(found.card.pieces)) == (1, 5)
    assert found.game.deadlines(found.state) != ()
    assert "finish" not in found.offers(0)
    found.complete()
    assert found.last(Climbed) == Climbed(0, 0, clock=True)
    assert (found.view.rung, found.state.turn.phase) == (0, "building")
    assert len(found.state.turn.done) == 2


@BUILDING
def test_only_the_first_turn_of_a_new_seat_is_gentle(id: str) -> None:
    found = table(id, 0, 1, turns=2)
    rungs = []
    while found.sitting.match.outcome() is None:
        begin(found)
        rungs.append(found.view.rung)
        number = found.state.turn.number
        while found.state.turn.number == number and found.sitting.match.outcome() is None:
            found.wait(60_000)
    assert rungs == [0, 1, 0, 0]


@BUILDING
def test_the_first_rung_can_be_skipped_and_its_card_goes_back(id: str) -> None:
    found = table(id, 2, 0)
    before = found.view.left
    begin(found)
    skipped = found.card
    found.do(0, "finish")
    assert found.last(Climbed) == Climbed(0, 1, clock=False, card=skipped.id)
    assert found.view.left == before
    assert found.state.scores == (0, 0)
    begin(found)
    assert (found.view.rung, len(found.card.pieces)) == (1, 5)


@BUILDING
def test_the_ladder_draws_easy_cards_and_the_match_still_verifies(id: str) -> None:
    first = {table_begun(id, str(seed)).all(TurnedOver)[0].card.id for seed in range(12)}
    assert len(first) > 1
    easiest = sorted(card.difficulty for card in load_shipped(kits()[id]).cards if len(card.pieces) == 3)
    found = table_begun(id, "once")
    assert found.card.difficulty <= easiest[3]
    again = table(id, 2, 2, turns=1)
    play(again)
    check(again)


def table_begun(id: str, seed: str) -> Table:
    found = table(id, 2, 0, seed=seed)
    begin(found)
    return found


@BUILDING
def test_a_ladder_has_a_number_for_each_seat(id: str) -> None:
    with pytest.raises(Refusal) as no:
        Table(game(id), seats=3, ladder=[2, 0])
    assert (no.value.code, no.value.params["n"]) == ("wrong-number-of-rungs", 2)


@BUILDING
def test_a_learner_is_not_rated_whichever_seat_they_have(id: str) -> None:
    chairs = (Chair(bot="random", name="bot"), Chair(visitor="v", who="v", name="Ida"))
    sheet = Sheet("t", "CODE", "m", id, {"ladder": [0, 2]}, "link", "v", chairs, "", 0)
    assert why_unrated(sheet) == "learning"
    assert unrated_seats(sheet, "learning") == [1]
    assert why_unrated(sheet.but(options={"ladder": []})) is None
    assert pool_of(id, game(id).manifest, {"ladder": [0, 2]}, 1) == id
