"""Rulings of Mini by number: the pace of the die, two players, real bricks, what may be left out."""

import pytest

from breakhouse.core import Refusal
from breakhouse.games.blocks.match.turn_sum import Called
from breakhouse.games.blocks.match.values import Reshuffled
from tests.support.building.loaded_dice import load
from tests.support.building.mini import building, table, turn

rule = pytest.mark.rule


@rule("MI-13")
def test_for_young_architects_the_sum_goes_on_to_twenty() -> None:
    found = load(table(young=[1]), small=[3])
    assert found.view.limit == 15
    found.do(0, "start")
    found.wait(10_000)
    assert found.architect == 1
    assert found.view.limit == 20
    found.do(1, "start")
    found.wait(12_000)
    assert found.state.tally.total == 18
    found.wait(2000)
    assert found.architect == 0


@rule("MI-R3")
def test_the_table_rolls_at_its_pace_and_the_builders_factor_stretches_it() -> None:
    found = building(factors=[2, 1], roll_ms=1000)
    assert found.refused(1, "roll").code == "the-table-rolls"
    assert found.wait(1999) == ()
    (called,) = found.wait(1)
    assert isinstance(called, Called)
    assert called.by is None
    assert found.view.roll_ms == 2000
    assert found.view.roll_at == 4000


@rule("MI-R3")
def test_a_player_cannot_hurry_the_clock_and_is_helped_when_stalling() -> None:
    found = building(timekeeper="player", seats=3)
    no = found.refused(1, "roll", after=1500)
    assert (no.code, dict(no.params)) == ("roll-too-soon", {"left": 500})
    assert found.refused(2, "roll", after=500).code == "not-the-timekeeper"
    assert found.refused(0, "roll").code == "not-the-timekeeper"
    (called,) = found.do(1, "roll")
    assert (called.by, called.at) == (1, 2000)  # type: ignore[attr-defined]
    assert found.wait(2999) == ()
    (helped,) = found.wait(1)
    assert (helped.by, helped.at) == (None, 5000)  # type: ignore[attr-defined]


def test_an_offer_to_roll_holds_until_its_time_has_come() -> None:
    found = building(timekeeper="player")
    assert found.offers(1)["roll"].free == {}
    found.wait(2000)
    assert not hasattr(found.offers(1)["roll"], "free")
    assert "roll" not in found.offers(0)


@rule("MI-R5")
def test_with_two_players_the_other_one_keeps_time_and_no_card_is_skipped() -> None:
    found = building(timekeeper="player")
    assert found.view.timekeeper == 1
    with pytest.raises(Refusal) as no:
        found.do(0, "refuse")
    assert no.value.code == "unreadable-command"


@rule("MI-R5")
def test_bricks_may_stay_standing_for_the_next_card() -> None:
    found = building(timer="off")
    found.complete()
    assert found.state.bench.placed


def test_before_the_start_nobody_rolls_and_without_a_timer_never() -> None:
    found = table(timekeeper="player")
    assert found.refused(1, "roll").code == "not-started"
    off = building(timer="off", timekeeper="player")
    assert off.refused(1, "roll").code == "no-timer"
    assert off.wait(600_000) == ()


def test_without_grey_buildings_cards_have_only_their_coloured_side() -> None:
    found = table(grey=False, timer="off")
    assert set(found.view.pile.layers[0]) == {"m01a", "m02", "m03a"}
    turn(found, 2)
    found.do(1, "start")
    assert {id for layer in found.last(Reshuffled).layers for id in layer} >= {"m01a", "m03a"}


def test_with_real_bricks_the_table_keeps_die_sum_and_score() -> None:
    found = building(bricks="real")
    card = found.card
    found.do(0, "claim", after=1000)
    found.do(1, "confirm")
    assert found.state.turn.done == (card,)
    assert isinstance(found.wait(1000)[0], Called)


@pytest.mark.rule("MI-13")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"young": [0], "young_limit": 10}, "young-have-less-time"),
        ({"young_limit": 14}, "young-have-less-time"),
        ({"young": [0], "limit": 25}, "young-have-less-time"),
        ({"young": [1, 1]}, "seat-twice"),
    ],
)
def test_young_architects_are_named_once_and_have_no_less_time(options: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal) as no:
        table(**options)  # type: ignore[arg-type]
    assert no.value.code == code
    assert table(limit=25), "nobody is young here"
