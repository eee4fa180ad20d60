"""The dice game by number: what the sheet lays down, each rule as a short piece of play."""

from typing import Any

import pytest

from breakhouse.games.blocks.bench.workbench import Broken, Fault
from breakhouse.games.blocks.bricks.brick import PIECES
from breakhouse.games.blocks.match.turn_sum import Called
from breakhouse.games.blocks.match.values import Completed, Started, Stopped, TurnedOver, TurnEnded
from breakhouse.games.dice import GAME
from breakhouse.games.dice.values import ShuffledBack, Thrown
from tests.support.building.dice import (
    GATE,
    LONG,
    MIXED,
    POST,
    TOWER,
    building,
    gate,
    sides,
    table,
    throw,
)
from tests.support.building.loaded_dice import load
from tests.support.building.table import Table

rule = pytest.mark.rule


@rule("DI-01", "DI-R4", "DI-R11")
def test_the_six_dice_and_two_cuboids_are_named_by_form_and_colour() -> None:
    box = [piece.id for piece in table().view.box]
    assert box == [
        "die-white",
        "die-yellow",
        "die-blue",
        "die-black",
        "die-red",
        "die-green",
        "cuboid-blue",
        "cuboid-orange",
    ]
    assert [PIECES[id].mass for id in box] == [1] * 6 + [2] * 2


@rule("DI-02", "DI-R11")
def test_the_oldest_begins_and_the_right_neighbour_is_the_stopper() -> None:
    found = table(seats=4, first=2)
    assert (found.architect, found.view.timekeeper) == (2, 1)
    assert {Table(GAME, sides(GATE), 4, str(n), level="introduction").architect for n in range(40)} == {0, 1, 2, 3}
    assert table(seats=2).view.timekeeper == 1


@rule("DI-03")
@pytest.mark.parametrize(
    ("level", "colours"), [("introduction", {"yellow"}), ("advanced", {"blue"}), ("basic", {"yellow", "blue"})]
)
def test_the_level_says_which_sides_are_in_play(level: str, colours: set[str]) -> None:
    found = Table(GAME, LONG, 2, first=0, level=level, bricks="real", timer="off")
    assert found.view.left == 30
    found.do(0, "ready")
    found.wait(3000)
    numbers = [found.card.number]
    for _ in range(29):
        found.complete()
        if found.state.turn.phase == "building":
            numbers.append(found.card.number)
    assert set(numbers) == colours
    if level == "basic":
        assert numbers.count("yellow") == 15


@rule("DI-03", "DI-R12")
def test_the_pile_does_not_tell_which_side_comes() -> None:
    found = Table(GAME, LONG, 2, first=0, level="basic")
    assert all(id[-1].isdigit() for layer in found.view.pile.layers for id in layer)
    assert found.view.turn.card is None


@rule("DI-04")
def test_the_stopper_starts_and_calls_the_sum_after_every_roll_even_a_blank() -> None:
    found = load(table(stopper="player", seats=3), small=[2, 3, 1, 0, 2, 2, 0, 1])
    assert found.view.timekeeper == 2
    assert found.refused(0, "start").code == "the-stopper-starts"
    assert found.refused(2, "ready").code == "say-start"
    started = found.do(2, "start")[0]
    assert isinstance(started, Started)
    assert started.sound == "start"
    called = [found.do(2, "roll", after=2000)[0] for _ in range(8)]
    assert [e.call for e in called if isinstance(e, Called)] == [2, 5, 6, 6, 8, 10, 10, 11]


@rule("DI-04", "DI-11")
def test_at_thirty_or_more_the_turn_ends_at_once() -> None:
    found = load(table(), small=[3])
    found.do(0, "ready")
    found.wait(3000 + 9 * 2000)
    assert found.state.tally.total == 27
    events = found.wait(2000)
    assert [type(e) for e in events[:3]] == [Called, Stopped, TurnEnded]
    assert events[0].total == 30  # type: ignore[attr-defined]
    ended = found.last(TurnEnded)
    assert (ended.points, ended.unfinished) == (0, "d01y")
    assert found.refused(0, "throw", pieces=["die-white"]).code == "time-is-up"


@rule("DI-05")
def test_the_builder_takes_what_the_card_needs_and_the_match_rolls_it() -> None:
    found = building()
    assert found.refused(0, "lift", brick="die-white").code == "throw-first"
    assert found.refused(0, "throw", pieces=["die-red"]).code == "not-needed"
    assert found.refused(1, "throw", pieces=["die-white"]).code == "not-the-architect"
    load(found, [1, 6, 2, 3])
    (thrown,) = found.do(0, "throw", pieces=["cuboid-blue", "die-black", "die-yellow", "die-white"])
    assert isinstance(thrown, Thrown)
    assert found.view.values == {"die-white": 1, "die-yellow": 6, "die-black": 2, "cuboid-blue": 3}
    assert found.view.needs.pieces == ("die-white", "die-black", "cuboid-blue", "die-yellow")


@rule("DI-06")
def test_all_or_some_may_be_rolled_again_as_often_as_wanted() -> None:
    found = building()
    throw(found, die_white=5, die_black=5, cuboid_blue=1, die_yellow=1)
    throw(found, die_white=1, die_black=2)
    throw(found, cuboid_blue=2)
    assert found.view.values == {"die-white": 1, "die-black": 2, "cuboid-blue": 2, "die-yellow": 1}


@rule("DI-07")
def test_built_in_pieces_may_be_taken_and_rolled_but_not_from_under_others() -> None:
    found = building()
    throw(found, die_white=3, die_black=3, cuboid_blue=2, die_yellow=2)
    put = gate(found)
    assert put.verdict.matched
    assert {(f.piece, f.below) for f in put.faults} == {("cuboid-blue", "die-white"), ("cuboid-blue", "die-black")}
    no = found.refused(0, "throw", pieces=["die-white"])
    assert (no.code, no.params["other"]) == ("something-rests-on-it", "cuboid-blue")
    throw(found, cuboid_blue=4, die_yellow=4)
    assert found.state.bench.find("cuboid-blue") is None
    found.put("cuboid-blue", "lying", 0, 1)
    (put,) = found.put("die-yellow", "flat", 0, 2)
    assert put.faults == ()  # type: ignore[attr-defined]
    assert isinstance(found.wait(1000)[0], Completed)


@rule("DI-07")
@pytest.mark.parametrize("hands", ["free", "grid"])
def test_a_piece_may_be_rolled_from_under_another_that_the_other_hand_holds(hands: str) -> None:
    """What the refusal offers: it asks to take the upper piece off or to hold it."""
    found = building(hands=hands)
    throw(found, die_white=3, die_black=3, cuboid_blue=2, die_yellow=2)
    gate(found)
    assert found.refused(0, "throw", pieces=["die-white"]).code == "something-rests-on-it"
    found.do(0, "hold", brick="cuboid-blue")
    throw(found, die_white=1)
    assert found.state.bench.find("die-white") is None
    assert found.state.bench.find("cuboid-blue") is not None
    assert found.refused(0, "throw", pieces=["cuboid-blue"]).code == "brick-is-held"


@rule("DI-08", "DI-R1")
@pytest.mark.parametrize(
    ("white", "black", "cuboid", "yellow", "wrong"),
    [
        (1, 2, 2, 2, []),
        (1, 3, 4, 6, []),
        (1, 2, 1, 2, [Fault("pips", "cuboid-blue", 1, "die-black", 2)]),
        (2, 2, 1, 2, [("cuboid-blue", "die-white"), ("cuboid-blue", "die-black")]),
        (1, 2, 3, 2, [Fault("pips", "die-yellow", 2, "cuboid-blue", 3)]),
        (1, 1, 1, 1, []),
    ],
)
def test_the_worked_example(white: int, black: int, cuboid: int, yellow: int, wrong: list[Any]) -> None:
    found = building()
    throw(found, die_white=white, die_black=black, cuboid_blue=cuboid, die_yellow=yellow)
    put = gate(found)
    assert put.verdict.matched
    faults = [f if isinstance(w, Fault) else (f.piece, f.below) for f, w in zip(put.faults, wrong, strict=True)]
    assert faults == wrong
    assert (put.stands_at is not None) is (not wrong)
    found.wait(1000)
    assert (len(found.state.turn.done) == 1 or found.state.turn.number == 1) is (not wrong)


@rule("DI-09", "DI-R6", "DI-R7")
def test_an_upright_cuboid_takes_any_value_below_and_above() -> None:
    found = building(POST)
    throw(found, die_red=6, cuboid_orange=1, die_green=1)
    found.put("die-red", "flat", 0, 0)
    found.put("cuboid-orange", "upright", 0, 1)
    (put,) = found.put("die-green", "flat", 0, 3)
    assert put.verdict.matched  # type: ignore[attr-defined]
    assert put.faults == ()  # type: ignore[attr-defined]
    assert found.view.values["cuboid-orange"] == 0


@rule("DI-R7")
def test_across_a_die_and_an_upright_cuboid_only_the_die_binds() -> None:
    found = building(MIXED)
    throw(found, die_white=1, die_yellow=4, cuboid_blue=3, cuboid_orange=2)
    found.put("die-white", "flat", 0, 0)
    found.put("cuboid-blue", "upright", 1, 0)
    found.put("die-yellow", "flat", 0, 1)
    (put,) = found.put("cuboid-orange", "lying", 0, 2)
    assert put.verdict.matched  # type: ignore[attr-defined]
    assert put.faults == (Fault("pips", "cuboid-orange", 2, "die-yellow", 4),)  # type: ignore[attr-defined]


@rule("DI-R7")
def test_touching_sides_do_not_count() -> None:
    found = building("d09y 1 yellow neutral: die.@0,0 die.@1,0")
    throw(found, die_white=6, die_yellow=1)
    found.put("die-white", "flat", 0, 0)
    (put,) = found.put("die-yellow", "flat", 1, 0)
    assert put.faults == ()  # type: ignore[attr-defined]


@rule("DI-10", "DI-R8")
def test_a_finished_construction_is_knocked_down_and_everything_is_rolled_again() -> None:
    found = building(GATE, POST)
    first = found.card
    assert first.id == "d01y"
    throw(found, die_white=1, die_black=1, cuboid_blue=1, die_yellow=1)
    gate(found)
    events = found.wait(1000)
    assert [type(e) for e in events] == [Completed, Broken, TurnedOver]
    assert events[1].sound == "crash"  # type: ignore[attr-defined]
    assert found.state.turn.done == (first,)
    assert (found.state.bench.placed, found.view.values, found.view.in_play) == ((), {}, ())
    assert found.refused(0, "lift", brick="die-red").code == "throw-first"
    found.do(0, "finish")
    assert found.state.scores == (first.points, 0)


@rule("DI-12", "DI-R5")
def test_cards_are_shuffled_back_and_the_old_builder_is_the_new_stopper() -> None:
    found = building(GATE, POST, TOWER, seats=3)
    throw(found, die_white=1, die_black=1, cuboid_blue=1, die_yellow=1)
    gate(found)
    found.wait(1000)
    assert found.view.left == 1
    found.do(0, "finish")
    assert found.last(ShuffledBack) == ShuffledBack(2, 2)
    assert found.view.left == 3
    assert (found.architect, found.view.timekeeper) == (1, 0)


@rule("DI-16", "DI-R2")
def test_after_three_turns_each_the_highest_sum_wins_and_ties_share() -> None:
    found = building(GATE, POST)
    for n in range(6):
        assert found.sitting.match.outcome() is None
        who = found.architect
        if n:
            found.do(who, "ready")
            found.wait(3000)
        if n == 1:
            throw(found, die_white=1, die_black=1, cuboid_blue=1, die_yellow=1)
            gate(found)
            found.wait(1000)
        found.do(who, "finish")
    outcome = found.sitting.match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 2), (1,))
    even = building(turns=1)
    even.do(0, "finish")
    even.do(1, "ready")
    even.wait(3000)
    even.do(1, "finish")
    outcome = even.sitting.match.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
