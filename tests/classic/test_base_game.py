"""Classic Make 'n' Break by number: the base game, each rule as a short piece of play."""

import pytest

from breakhouse.games.blocks.match.values import (
    Completed,
    PointedAt,
    Reshuffled,
    Started,
    Stopped,
    TurnedOver,
    TurnEnded,
    Won,
)
from breakhouse.games.classic import GAME
from breakhouse.games.classic.values import Paid, Rolled
from tests.support.building.classic import DECK, building, open_card, table
from tests.support.building.table import Table

rule = pytest.mark.rule


@rule("CL-02")
def test_the_table_draws_who_begins_when_nobody_claims_to_be_the_youngest() -> None:
    begins = {Table(GAME, DECK, 4, seed=str(n)).architect for n in range(40)}
    assert begins == {0, 1, 2, 3}
    assert [Table(GAME, DECK, 4, seed="s", first=seat).architect for seat in range(4)] == [0, 1, 2, 3]


@rule("CL-02", "CL-13")
def test_play_goes_clockwise_and_the_left_neighbour_keeps_the_timer() -> None:
    found = table(seats=3, first=1, turns=2)
    seen = []
    for n in range(6):
        seen.append((found.architect, found.view.timekeeper))
        assert (found.view.round, found.view.rounds) == (1 + n // 3, 2)
        found.do(found.architect, "roll")
        found.do(found.architect, "start")
        found.wait(60_000)
    assert seen == [(1, 2), (2, 0), (0, 1)] * 2
    assert [e.next for e in found.all(TurnEnded)] == [2, 0, 1, 2, 0, None]


@rule("CL-03")
def test_the_architect_rolls_and_the_die_sets_the_timer() -> None:
    found = table()
    assert found.refused(1, "roll").code == "not-the-architect"
    assert found.refused(0, "start").code == "roll-first"
    (rolled,) = found.do(0, "roll")
    assert isinstance(rolled, Rolled)
    assert rolled.ms == {1: 30_000, 2: 40_000, 3: 50_000}[rolled.number]
    assert rolled.sound == "roll"
    assert found.refused(0, "roll").code == "rolled-already"
    numbers = {table(turns=1).do(0, "roll")[0].number}  # type: ignore[attr-defined]
    for seed in range(30):
        other = Table(GAME, DECK, 2, str(seed), first=0)
        numbers.add(other.do(0, "roll")[0].number)  # type: ignore[attr-defined]
    assert numbers == {1, 2, 3}


@rule("CL-04", "CL-05")
def test_the_signal_starts_the_timer_and_turns_over_the_top_card() -> None:
    found = table()
    found.do(0, "roll")
    assert found.state.turn.card is None
    assert found.refused(1, "start").code == "not-the-architect"
    started, turned = found.do(0, "start", after=700)
    assert isinstance(started, Started)
    assert (started.at, started.sound) == (700, "start")
    assert started.ends_at == 700 + found.state.timer_ms
    assert isinstance(turned, TurnedOver)
    assert found.card == turned.card
    assert found.view.left == 7
    assert found.refused(0, "start").code == "started-already"


@rule("CL-06")
def test_on_a_grey_card_colours_do_not_count() -> None:
    found = building(turns=10)
    open_card(found, "c06")
    found.clear()
    found.put("brown", "lying", 0, 0)
    (put,) = found.put("lightblue", "lying", 0.5, 1)
    assert put.verdict.matched  # type: ignore[attr-defined]


@rule("CL-07")
def test_on_a_coloured_card_every_brick_has_the_colour_shown() -> None:
    found = building()
    open_card(found, "c01")
    found.clear()
    found.put("red", "lying", 0, 0)
    (put,) = found.put("brown", "pointing", 1, 1)
    assert not put.verdict.matched  # type: ignore[attr-defined]
    (wrong,) = put.verdict.differences  # type: ignore[attr-defined]
    assert (wrong.what, wrong.piece, wrong.other) == ("wrong-colour", "brown", "white")
    found.do(0, "lift", brick="brown")
    found.do(0, "lay-aside", brick="brown")
    (put,) = found.put("white", "pointing", 1, 1)
    assert put.verdict.matched  # type: ignore[attr-defined]


@rule("CL-08", "CL-R12")
def test_after_a_correct_card_with_time_left_the_next_one_follows_and_bricks_may_stay() -> None:
    found = building()
    card = found.card
    done, turned = found.complete()
    assert isinstance(done, Completed)
    assert (done.card, done.sound) == (card.id, "card")
    assert isinstance(turned, TurnedOver)
    assert turned.card != card
    assert len(found.state.bench.placed) == len(card.pieces)
    standing = found.state.bench.placed[0].piece
    found.do(0, "lift", brick=standing)
    assert (
        set(found.offers(0)["lift"].free["brick"].choices) == set(GAME.box) if "lift" in found.offers(0) else True
    )
    found.do(0, "lay-aside", brick=standing)
    assert set(found.offers(0)["lift"].free["brick"].choices) == set(GAME.box)


@rule("CL-09")
def test_others_point_at_mistakes_and_a_mistake_never_counts() -> None:
    found = building(seats=3)
    open_card(found, "c01")
    found.clear()
    found.put("red", "lying", 0, 0)
    found.put("white", "pointing", 2, 1)
    (pointed,) = found.do(2, "point", brick="white")
    assert pointed == PointedAt(2, "white", sound="mistake")
    assert found.refused(2, "point", brick="white").code == "pointed-already"
    assert found.refused(0, "point").code == "others-point"
    assert found.refused(1, "point", brick="pink").code == "no-such-brick"
    assert found.wait(5000) == ()
    assert found.card.id == "c01"
    found.do(0, "lift", brick="white")
    found.do(0, "place", after=200, brick="white", how="pointing", x=150, y=150)
    assert found.state.turn.pointed == ()
    found.wait(1000)
    assert found.card.id != "c01"


def short(cards: int) -> str:
    return "\n".join(DECK.splitlines()[:cards])


@rule("CL-10", "CL-R7")
def test_a_pile_that_is_nearly_used_up_is_filled_before_the_next_turn() -> None:
    """Eight cards, two drawn: seven or fewer than the most drawn and five more. Then the used ones come under."""
    found = building()
    first = [found.card.id]
    found.complete()
    first.append(found.card.id)
    events = found.wait(60_000)
    (shuffled,) = [e for e in events if isinstance(e, Reshuffled)]
    assert events.index(shuffled) > next(n for n, e in enumerate(events) if isinstance(e, TurnEnded))
    assert sorted(first) == sorted(shuffled.layers[0])
    pile = found.state.piles[0]
    assert pile.left == 8
    assert len(pile.layers[0]) == 6
    assert set(pile.layers[1]) == set(first)


@rule("CL-10", "CL-R7")
def test_a_pile_with_enough_cards_is_left_alone() -> None:
    found = building()
    events = found.wait(60_000)
    assert not [e for e in events if isinstance(e, Reshuffled)]
    assert (found.state.piles[0].left, found.state.piles[0].most) == (7, 1)
    found.do(1, "roll")
    found.do(1, "start")
    events = found.wait(60_000)
    assert found.state.piles[0].left == 6
    assert not [e for e in events if isinstance(e, Reshuffled)]
    found.do(0, "roll")
    found.do(0, "start")
    assert [e for e in found.wait(60_000) if isinstance(e, Reshuffled)]


@rule("CL-R7")
def test_a_pile_that_runs_out_takes_the_used_cards_of_earlier_turns_at_once() -> None:
    found = building(short(3), timer="off")
    (one,) = found.complete()[:1]
    assert isinstance(one, Completed)
    found.do(0, "finish")
    assert found.state.piles[0].left == 3
    found.do(1, "start")
    drawn = [found.card.id]
    for _ in range(2):
        found.complete()
        drawn.append(found.card.id)
    assert sorted(drawn) == ["c01", "c02", "c03"]
    events = found.complete()
    assert [type(e) for e in events][:3] == [Completed, Stopped, TurnEnded]
    assert events[1].why == "no-cards"  # type: ignore[attr-defined]


@rule("CL-R7")
def test_within_a_turn_the_clock_runs_while_the_used_cards_are_shuffled() -> None:
    """A card used in an earlier turn comes back in the middle of this one when nothing else is left."""
    found = building(factors=[1, 10])
    used = found.card.id
    assert not [e for e in found.wait(60_000) if isinstance(e, Reshuffled)]
    found.do(1, "roll")
    found.do(1, "start")
    ends_at = found.state.turn.ends_at
    for _ in range(6):
        found.complete()
    completed, shuffled, turned = found.complete()
    assert isinstance(completed, Completed)
    assert shuffled == Reshuffled(0, ((used,),), sound="shuffle")
    assert turned.card.id == used  # type: ignore[attr-defined]
    assert found.state.turn.ends_at == ends_at


@rule("CL-11", "CL-R9")
def test_points_are_paid_in_chips_of_ten_and_one() -> None:
    found = building(timer="off")
    points = 0
    for _ in range(7):
        points += found.card.points
        found.complete()
    assert points >= 10
    found.do(0, "finish")
    assert found.last(Paid) == Paid(0, points // 10, points % 10, sound="chips")
    assert found.state.scores == (points, 0)
    chips = found.view.chips[0]
    assert (chips.tens, chips.ones) == divmod(points, 10)
    found.do(1, "start")
    more = found.card.points
    found.complete()
    found.do(1, "finish")
    assert found.view.chips[1].ones == more
    assert all(pile.ones < 10 for pile in found.view.chips)


@rule("CL-12")
def test_the_card_in_progress_does_not_count_and_is_discarded() -> None:
    found = building()
    done = found.card
    found.complete()
    begun = found.card
    found.clear()
    found.put(found.assigned(begun)[0], begun.pieces[0].how, 0, 0)
    found.wait(60_000)
    ended = found.last(TurnEnded)
    assert (ended.points, ended.cards, ended.unfinished) == (done.points, (done.id,), begun.id)
    assert found.state.scores == (done.points, 0)
    assert (found.view.last.seat, found.view.last.points, found.view.last.cards) == (0, done.points, (done.id,))
    assert found.state.bench.placed == ()


@rule("CL-14", "CL-R4")
def test_after_four_turns_each_the_most_points_win_and_ties_share() -> None:
    found = table(seats=3, start_within_ms=None)
    for turn in range(12):
        assert found.sitting.match.outcome() is None
        who = found.architect
        found.do(who, "roll")
        found.do(who, "start")
        if turn in (0, 4):
            while found.card.points != 3:
                found.complete()
            found.complete()
        found.wait(60_000)
    scores = found.state.scores
    outcome = found.sitting.match.outcome()
    assert outcome is not None
    assert outcome.scores == scores
    best = max(scores)
    assert outcome.winners == tuple(n for n, s in enumerate(scores) if s == best)
    assert found.last(Won).winners == outcome.winners
    assert found.refused(0, "roll").code == "match-is-over"
    assert found.game.legal(found.state, 0, found.now) == ()
    nobody = table(turns=1)
    for who in (0, 1):
        nobody.do(who, "roll")
        nobody.do(who, "start")
        nobody.wait(60_000)
    even = nobody.sitting.match.outcome()
    assert even is not None
    assert even.winners == (0, 1)
