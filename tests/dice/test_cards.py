"""The cards of the dice game by number: coloured, neutral and free ones, and the pile they come from."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.games.blocks.bench.workbench import Fault
from breakhouse.games.blocks.match.values import Stopped, TurnedOver
from breakhouse.games.dice import GAME
from breakhouse.games.dice.values import ShuffledBack
from tests.support.building.dice import (
    FOUR,
    LONG,
    THREE,
    TOWER,
    building,
    throw,
)
from tests.support.building.loaded_dice import load
from tests.support.building.table import Table

rule = pytest.mark.rule


@rule("DI-R5")
def test_in_the_basic_level_cards_come_back_with_a_side_drawn_at_random() -> None:
    back = []
    for seed in range(60):
        found = Table(GAME, LONG, 2, str(seed), first=0, bricks="real", timer="off")
        found.do(0, "ready")
        found.wait(3000)
        found.complete()
        found.do(0, "finish")
        shuffled = found.last(ShuffledBack)
        assert shuffled.cards == 2
        assert (
            found.state.yellow
            == 15 - sum(e.card.number == "yellow" for e in found.all(TurnedOver)) + shuffled.yellow
        )
        back.append(shuffled.yellow)
    assert set(back) == {0, 1, 2}


@rule("DI-R5", "DI-03")
@given(seed=st.text(max_size=8), built=st.lists(st.integers(0, 14), min_size=20, max_size=20))
@settings(max_examples=20, deadline=None)
def test_in_the_basic_level_the_colours_of_the_pile_stay_about_equal(seed: str, built: list[int]) -> None:
    """Twenty turns, in each of which some of the cards are built."""
    found = Table(GAME, LONG, 2, seed, first=0, turns=10, bricks="real", timer="off", countdown_ms=0)
    for cards in built[:-1]:
        found.do(found.architect, "ready")
        found.wait(0)
        for _ in range(cards):
            found.complete()
        found.do(found.architect, "finish")
        assert 13 <= found.state.yellow <= 17
        assert found.view.left == 30


@rule("DI-R5")
def test_a_pile_that_runs_out_ends_the_turn() -> None:
    found = building(TOWER)
    throw(found, die_white=1, die_yellow=2)
    found.put("die-white", "flat", 0, 0)
    found.put("die-yellow", "flat", 0, 1)
    events = found.wait(1000)
    stopped = next(e for e in events if isinstance(e, Stopped))
    assert stopped.why == "no-cards"
    assert found.architect == 1
    assert found.view.left == 1


@rule("DI-13")
def test_a_coloured_card_says_which_piece_goes_where() -> None:
    found = building()
    throw(found, die_white=1, die_black=1, cuboid_blue=1, die_yellow=1)
    found.put("die-black", "flat", 0, 0)
    found.put("die-white", "flat", 1, 0)
    found.put("cuboid-blue", "lying", 0, 1)
    (put,) = found.put("die-yellow", "flat", 0, 2)
    assert not put.verdict.matched  # type: ignore[attr-defined]
    assert put.verdict.differences[0].what == "swapped"  # type: ignore[attr-defined]


@rule("DI-14", "DI-R9")
def test_a_neutral_card_leaves_the_choice_of_pieces_but_not_of_their_number() -> None:
    found = building(TOWER)
    assert (found.view.needs.dice, found.view.needs.cuboids) == (2, 0)
    no = found.refused(0, "throw", pieces=["die-red", "die-green", "die-blue"])
    assert (no.code, no.params["n"]) == ("too-many-in-play", 2)
    assert found.refused(0, "throw", pieces=["cuboid-blue"]).code == "too-many-in-play"
    throw(found, die_red=6, die_green=3)
    assert found.refused(0, "throw", pieces=["die-blue"]).code == "too-many-in-play"
    assert found.refused(0, "throw", pieces=["die-blue"], out=["die-white"]).code == "not-in-play"
    found.put("die-green", "flat", 0, 0)
    assert found.refused(0, "throw", pieces=["die-blue"], out=["die-green"]).code == "take-it-off-first"
    load(found, [4])
    found.do(0, "throw", pieces=["die-blue"], out=["die-red"])
    assert found.view.values == {"die-green": 3, "die-blue": 4}
    assert found.view.in_play == ("die-green", "die-blue")
    found.wait(600)
    (put,) = found.put("die-blue", "flat", 0, 1)
    assert put.verdict.matched  # type: ignore[attr-defined]


@rule("DI-R9")
def test_two_dice_never_stand_for_a_cuboid() -> None:
    found = building("d09y 1 yellow neutral: cuboid-@0,0 die.@0,1")
    assert found.refused(0, "throw", pieces=["die-red", "die-green"]).code == "too-many-in-play"


@rule("DI-15", "DI-R10")
def test_red_cards_allow_any_pieces_in_any_single_construction() -> None:
    found = building(THREE)
    no = found.refused(0, "throw", pieces=["die-red", "die-green", "die-blue", "die-white"])
    assert (no.code, no.params["n"]) == ("too-many-in-play", 3)
    throw(found, die_red=5, cuboid_blue=4, die_green=1)
    found.put("die-red", "flat", 0, 0)
    found.put("cuboid-blue", "upright", 0, 1)
    (put,) = found.put("die-green", "flat", 2, 0)
    assert not put.verdict.matched  # type: ignore[attr-defined]
    found.do(0, "lift", brick="die-green")
    (put,) = found.do(0, "place", after=200, brick="die-green", how="flat", x=50, y=350)
    assert put.verdict.matched  # type: ignore[attr-defined]
    assert put.faults == ()  # type: ignore[attr-defined]
    four = building(FOUR)
    throw(four, die_white=1, die_yellow=2, die_blue=3, die_black=2)
    for n, piece in enumerate(("die-white", "die-yellow", "die-blue", "die-black")):
        (put,) = four.put(piece, "flat", 0, n)
    assert put.verdict.matched  # type: ignore[attr-defined]
    assert put.faults == (Fault("pips", "die-black", 2, "die-blue", 3),)  # type: ignore[attr-defined]
