"""Mini Make 'n' Break by number, each rule as a short piece of play."""

import pytest

from breakhouse.games.blocks.match.turn_sum import FACES, Called
from breakhouse.games.blocks.match.values import Completed, Reshuffled, Started, Stopped, TurnedOver, TurnEnded
from breakhouse.games.mini import GAME
from tests.support.building.loaded_dice import load
from tests.support.building.mini import DECK, building, table, turn
from tests.support.building.table import Table

rule = pytest.mark.rule

SHEETS = {"m01", "m02", "m03"}


@rule("MI-01", "MI-R5")
def test_eight_bricks_in_eight_colours_and_a_die_with_three_blanks() -> None:
    view = table().view
    assert len(view.box) == 8
    assert len({piece.colour for piece in view.box}) == 8
    assert sorted(FACES) == [0, 0, 0, 1, 2, 3]
    assert building().refused(0, "lift", brick="lightblue").code == "no-such-brick"
    assert not hasattr(view, "chips")


@rule("MI-02")
def test_the_youngest_begins_and_the_left_neighbour_keeps_time() -> None:
    assert (table(first=1, seats=3).architect, table(first=1, seats=3).view.timekeeper) == (1, 2)
    assert {Table(GAME, DECK, 3, str(n)).architect for n in range(30)} == {0, 1, 2}
    orders = set()
    for seed in range(12):
        found = Table(GAME, DECK, 2, str(seed), first=0)
        found.do(0, "start")
        orders.add(found.card.id)
    assert len(orders) > 2


@rule("MI-03", "MI-R6")
def test_the_architect_starts_and_builds_the_side_that_nobody_saw() -> None:
    found = table()
    assert found.refused(1, "start").code == "not-the-architect"
    assert found.view.turn.card is None
    assert set(found.view.pile.layers[0]) == SHEETS, "the pile names cards, never the side in play"
    started, turned = found.do(0, "start")
    assert isinstance(started, Started)
    assert isinstance(turned, TurnedOver)
    assert turned.card.id[:-1] in SHEETS
    sides = {Table(GAME, DECK, 2, str(n), first=0).do(0, "start")[1].card.id[-1] for n in range(12)}  # type: ignore[attr-defined]
    assert sides == {"a", "b"}


@rule("MI-04")
def test_grey_counts_by_shape_and_coloured_by_colour() -> None:
    for seed in range(40):
        found = Table(GAME, DECK, 2, str(seed), first=0)
        found.do(0, "start")
        if found.card.id == "m01b":
            break
    found.put("brown", "standing", 0, 0)
    (put,) = found.put("purple", "lying", 1, 0)
    assert put.verdict.matched  # type: ignore[attr-defined]
    for seed in range(40):
        found = Table(GAME, DECK, 2, str(seed), first=0)
        found.do(0, "start")
        if found.card.id == "m01a":
            break
    found.put("red", "lying", 0, 0)
    (put,) = found.put("brown", "pointing", 1, 1)
    assert put.verdict.differences[0].what == "wrong-colour"  # type: ignore[attr-defined]


@rule("MI-05", "MI-R2")
def test_a_construction_counts_when_it_has_stood_one_second() -> None:
    found = building(roll_ms=10_000)
    card = found.card
    found.build()
    assert found.wait(999) == ()
    done, turned = found.wait(1)
    assert done == Completed(card.id, card.points, sound="card")
    assert isinstance(turned, TurnedOver)
    found.do(0, "break")
    assert set(found.offers(0)["lift"].free["brick"].choices) == set(GAME.box)


@rule("MI-06", "MI-R4")
def test_the_used_cards_are_turned_over_the_first_time_in_the_order_they_lie() -> None:
    found = table(timer="off")
    turn(found, 2)
    first = [e.card.id for e in found.all(TurnedOver)]
    assert found.view.left == 0
    found.do(1, "start")
    turned = found.last(Reshuffled)
    other = {"a": "b", "b": "a"}
    expected = [id[:-1] + other[id[-1]] for id in first]
    assert turned.way == "turned"
    assert list(turned.layers) == [(id,) for id in expected]
    drawn = [found.card.id]
    for _ in range(2):
        found.complete()
        drawn.append(found.card.id)
    assert drawn == expected


@rule("MI-06", "MI-R4")
def test_from_the_second_time_on_the_used_cards_are_turned_and_shuffled() -> None:
    found = table(timer="off")
    turn(found, 2)
    turn(found, 2)
    second = [e.card.id for e in found.all(TurnedOver)][3:]
    found.do(0, "start")
    turned = found.last(Reshuffled)
    other = {"a": "b", "b": "a"}
    assert turned.layers == (tuple(sorted(id[:-1] + other[id[-1]] for id in second)),)


@rule("MI-06", "MI-R4")
def test_the_used_cards_may_instead_be_reshuffled_at_once_with_either_side() -> None:
    found = table(timer="off", pile="reshuffle")
    turn(found, 2)
    found.do(1, "start")
    again = found.last(Reshuffled)
    assert again.way == "shuffled"
    assert again.layers == (("m01", "m02", "m03"),)


@rule("MI-06")
def test_a_pile_that_runs_out_in_a_turn_takes_only_cards_of_earlier_turns() -> None:
    found = table(timer="off")
    turn(found)
    found.do(1, "start")
    found.complete()
    assert found.complete()[1] == found.last(Reshuffled)
    completed, stopped = found.complete()[:2]
    assert isinstance(completed, Completed)
    assert isinstance(stopped, Stopped)
    assert stopped.why == "no-cards"


@rule("MI-07")
def test_the_worked_example_two_three_blank_one_is_called_two_five_nothing_six() -> None:
    found = load(table(), small=[2, 3, 0, 1])
    found.do(0, "start")
    called = [e for e in found.wait(8000) if isinstance(e, Called)]
    assert [e.call for e in called] == [2, 5, None, 6]
    assert [e.total for e in called] == [2, 5, 5, 6]
    assert [e.sound for e in called] == ["call", "call", "roll", "call"]
    assert [e.at for e in called] == [2000, 4000, 6000, 8000]


@rule("MI-08")
def test_at_fifteen_or_more_the_architect_stops_at_once() -> None:
    found = load(table(), small=[3, 3, 3, 3, 2, 3])
    found.do(0, "start")
    found.wait(10_000)
    assert found.state.tally.total == 14
    card = found.card
    events = found.wait(2000)
    assert [type(e) for e in events] == [Called, Stopped, TurnEnded]
    assert events[0].total == 17  # type: ignore[attr-defined]
    assert events[1] == Stopped("sum", sound="stop")
    ended = found.last(TurnEnded)
    assert (ended.points, ended.unfinished) == (0, card.id)
    assert found.refused(0, "lift", brick="red").code == "time-is-up"


@rule("MI-08", "MI-R5")
def test_a_construction_that_matched_before_stop_may_finish_its_second() -> None:
    found = load(table(limit=1), small=[1])
    found.do(0, "start")
    card = found.card
    found.wait(1200)
    found.build()
    assert 1200 < found.now < 2000
    events = found.wait(2000 - found.now)
    assert events[-1] == Stopped("sum", closing=True, sound="stop")
    events = found.wait(1000)
    assert isinstance(events[0], Completed)
    assert found.state.scores == (card.points, 0)


@rule("MI-09", "MI-R5")
def test_the_others_see_the_sum_and_point_at_mistakes() -> None:
    found = building(seats=3)
    found.wait(4000)
    for seat in (1, 2, None):
        view = GAME.view(found.state, seat)
        assert sum(view.tally.rolls) == view.tally.total
        assert view.turn.verdict == found.state.turn.verdict
    found.do(2, "point", brick="red")
    assert found.view.turn.pointed[0].seat == 2


@rule("MI-10", "MI-R4")
def test_a_turn_scores_the_numbers_on_the_sides_that_were_built() -> None:
    found = table(timer="off")
    found.do(0, "start")
    points = found.card.points
    found.complete()
    points += found.card.points
    found.complete()
    found.do(0, "finish")
    assert found.state.scores == (points, 0)
    assert found.last(TurnEnded).points == points


@rule("MI-11")
def test_used_cards_are_discarded_and_the_next_players_to_the_left_go_on() -> None:
    found = table(timer="off", seats=3)
    turn(found, 1)
    drawn = tuple(e.card.id for e in found.all(TurnedOver))
    assert found.state.pile.used == drawn
    assert (found.architect, found.view.timekeeper) == (1, 2)


@rule("MI-12", "MI-R1")
def test_after_five_turns_each_the_highest_total_wins_and_ties_share() -> None:
    found = table(timer="off")
    for n in range(10):
        assert found.sitting.match.outcome() is None
        turn(found, 1 if n == 3 else 0)
    outcome = found.sitting.match.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    even = table(timer="off", turns=1, seats=4)
    for _ in range(4):
        turn(even)
    outcome = even.sitting.match.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1, 2, 3)
