"""Classic Make 'n' Break by number: the base game, each rule as a short piece of play."""

from typing import Any

import pytest

from breakhouse.games.blocks.match_values import (
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
from tests.workbench.builder import Table

rule = pytest.mark.rule

DECK = """\
c01 1 blue coloured: red-@0,0 white.@1,1
c02 2 blue grey: grey|@0,0 grey-@1,0
c03 3 red coloured: brown|@0,0 yellow-@1,0 purple.@2,1
c04 1 red coloured: orange-@0,0 white-@3,0
c05 2 blue coloured: darkblue|@0,0 lightgreen|@1,0
c06 3 blue grey: grey-@0,0 grey-@0.5,1
c07 1 red grey: grey.@0,0 grey|@1,0
c08 2 red coloured: red|@0,0 orange.@0,3
"""


def table(deck: str = DECK, seats: int = 2, **options: Any) -> Table:
    return Table(GAME, deck, seats, **{"first": 0, "timer": "box", **options})


def building(deck: str = DECK, seats: int = 2, **options: Any) -> Table:
    """A table whose first architect has just given the start."""
    found = table(deck, seats, **options)
    if found.state.turn.phase == "roll":
        found.do(0, "roll")
    found.do(0, "start")
    return found


def open_card(found: Table, id: str) -> None:
    """Goes on until this card lies open, building those before it."""
    while found.card.id != id:
        found.complete()


@rule("CL-02")
def test_the_table_draws_who_begins_when_nobody_says_youngest() -> None:
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
    found.do(0, "aside", brick="brown")
    (put,) = found.put("white", "pointing", 1, 1)
    assert put.verdict.matched  # type: ignore[attr-defined]


@rule("CL-08", "CL-R12")
def test_right_and_time_left_means_the_next_card_and_bricks_may_stay() -> None:
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
    found.do(0, "aside", brick=standing)
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


# Rulings


@rule("CL-R3")
@pytest.mark.parametrize(
    ("timer", "longest"), [("screen", (60_000, 80_000, 100_000)), ("box", (30_000, 40_000, 50_000))]
)
def test_the_three_settings_of_the_timer(timer: str, longest: tuple[int, ...]) -> None:
    for seed in range(8):
        found = Table(GAME, DECK, 2, str(seed), first=0, timer=timer)
        (rolled,) = found.do(0, "roll")
        assert rolled.ms == longest[rolled.number - 1]  # type: ignore[attr-defined]


@rule("CL-R3")
def test_a_factor_stretches_the_time_of_the_seat_that_builds() -> None:
    found = table(factors=[1, 2.5], turns=1)
    (rolled,) = found.do(0, "roll")
    assert rolled.ms == 30_000 + 10_000 * (rolled.number - 1)  # type: ignore[attr-defined]
    found.do(0, "start")
    found.wait(60_000)
    assert found.view.factor == 2.5
    (rolled,) = found.do(1, "roll")
    assert rolled.ms == (30_000 + 10_000 * (rolled.number - 1)) * 2.5  # type: ignore[attr-defined]


@rule("CL-R3", "CL-R16")
def test_without_a_timer_nothing_is_rolled_and_the_architect_says_when_it_is_over() -> None:
    found = table(timer="off")
    assert found.refused(0, "roll").code == "no-timer"
    found.do(0, "start")
    assert found.wait(3_600_000) == ()
    assert found.refused(1, "finish").code == "not-the-architect"
    stopped = found.do(0, "finish")[0]
    assert isinstance(stopped, Stopped)
    assert (stopped.why, found.architect) == ("said", 1)
    timed = building()
    assert timed.refused(0, "finish").code == "the-clock-ends-it"


@rule("CL-R6")
def test_a_construction_stands_one_second_with_no_hand_on_it() -> None:
    found = building()
    open_card(found, "c01")
    found.clear()
    found.put("red", "lying", 7, 0)
    found.do(0, "lift", brick="white")
    found.do(0, "hold", brick="red")
    (put,) = found.do(0, "place", after=200, brick="white", how="pointing", x=850, y=150)
    assert put.verdict.matched  # type: ignore[attr-defined]
    assert put.stands_at is None  # type: ignore[attr-defined]
    assert found.wait(3000) == ()
    (freed,) = found.do(0, "free", brick="red")
    assert freed.stands_at == found.now + 1000  # type: ignore[attr-defined]
    assert found.wait(999) == ()
    assert isinstance(found.wait(1)[0], Completed)
    completed_at = [e.at for e in found.sitting.log if e.seat == -1][-1]
    assert completed_at == freed.stands_at  # type: ignore[attr-defined]


@rule("CL-R6")
def test_what_falls_within_its_second_does_not_count() -> None:
    found = building()
    open_card(found, "c01")
    found.build()
    found.wait(900)
    found.do(0, "settle", bricks=[{"piece": "white", "how": "pointing", "x": 500, "y": 50}])
    assert found.wait(5000) == ()
    assert found.card.id == "c01"


@rule("CL-R6")
def test_a_loose_brick_neither_spoils_nor_delays() -> None:
    found = building()
    open_card(found, "c01")
    found.build()
    stands_at = found.state.turn.stands_at
    found.do(0, "lift", after=300, brick="brown")
    (put,) = found.do(0, "place", after=300, brick="brown", how="lying", x=1500, y=50)
    assert put.verdict.matched  # type: ignore[attr-defined]
    assert put.stands_at == stands_at  # type: ignore[attr-defined]


@rule("CL-R6")
def test_a_mirror_image_is_a_mistake() -> None:
    found = building()
    open_card(found, "c03")
    found.clear()
    found.put("brown", "standing", 3, 0)
    found.put("yellow", "lying", 0, 0)
    (put,) = found.put("purple", "pointing", 1, 1)
    assert [d.what for d in put.verdict.differences] == ["mirrored"]  # type: ignore[attr-defined]


def almost(found: Table, before: int) -> None:
    """Lets the clock run until so many milliseconds before the end, and builds the open card exactly then."""
    ends_at = found.state.turn.ends_at
    *first, last = found.assigned(found.card)
    poses = dict(zip((*first, last), found.card.pieces, strict=True))
    for brick in first:
        found.do(0, "lift", brick=brick)
        pose = poses[brick]
        found.do(0, "place", after=200, brick=brick, how=pose.how, x=pose.x, y=pose.y)
    found.do(0, "lift", brick=last)
    found.wait(ends_at - before - found.now)
    pose = poses[last]
    found.do(0, "place", brick=last, how=pose.how, x=pose.x, y=pose.y)


@rule("CL-R6")
def test_the_standing_second_may_end_after_the_time() -> None:
    found = building()
    card = found.card
    almost(found, before=400)
    ends_at = found.state.turn.ends_at
    (stopped,) = found.wait(400)
    assert stopped == Stopped("time", closing=True, sound="stop")
    assert found.state.turn.phase == "closing"
    brick = found.state.bench.placed[0].piece
    assert found.refused(0, "lift", brick=brick).code == "time-is-up"
    events = found.wait(600)
    assert isinstance(events[0], Completed)
    assert isinstance(events[1], TurnEnded)
    assert found.state.scores == (card.points, 0)
    assert [e.at for e in found.sitting.log][-2:] == [ends_at, ends_at + 600]


@rule("CL-R6")
def test_what_falls_after_the_time_ends_the_turn() -> None:
    found = building()
    almost(found, before=400)
    found.wait(500)
    pose = found.state.bench.placed[-1]
    fallen = {"piece": pose.piece, "how": pose.how, "x": pose.x + 900, "y": pose.size[1] // 2}
    events = found.do(0, "settle", bricks=[fallen])
    assert isinstance(events[-1], TurnEnded)
    assert events[-1].points == 0


@rule("CL-R6")
def test_a_hand_still_on_it_when_time_runs_out_is_too_late() -> None:
    found = building()
    found.do(0, "lift", brick=found.assigned(found.card)[0])
    found.do(0, "hold", brick=found.state.bench.hand)
    found.do(0, "aside", brick=found.state.bench.hand)
    found.build()
    held = found.state.bench.placed[0].piece
    found.do(0, "hold", brick=held)
    events = found.wait(60_000)
    assert isinstance(events[0], Stopped)
    assert not events[0].closing
    assert found.state.scores == (0, 0)


@rule("CL-R8")
def test_the_table_judges_every_brick_at_once() -> None:
    found = building()
    open_card(found, "c01")
    found.clear()
    (put,) = found.put("red", "lying", 0, 0)
    (missing,) = put.verdict.differences  # type: ignore[attr-defined]
    assert (missing.what, missing.piece) == ("missing", "white")
    assert found.refused(0, "claim").code == "the-table-judges"
    assert found.refused(1, "confirm").code == "the-table-judges"


@rule("CL-R8")
def test_with_real_bricks_the_architect_claims_and_the_others_judge() -> None:
    found = building(bricks="real", seats=3)
    card = found.card
    assert found.refused(0, "lift", brick="red").code == "bricks-are-real"
    assert found.refused(1, "confirm").code == "nothing-claimed"
    found.do(0, "claim")
    assert found.refused(0, "claim").code == "claimed-already"
    assert found.refused(0, "confirm").code == "others-judge"
    found.do(2, "object")
    assert found.refused(1, "confirm").code == "nothing-claimed"
    found.do(0, "claim")
    events = found.do(1, "confirm")
    assert events[1] == Completed(card.id, card.points, sound="card")
    assert found.card != card
    found.wait(found.state.turn.ends_at - found.now - 1)
    last = found.card
    found.do(0, "claim")
    (stopped,) = found.wait(1)
    assert stopped.closing  # type: ignore[attr-defined]
    assert found.refused(0, "claim").code == "time-is-up"
    found.do(2, "confirm")
    assert found.state.scores == (card.points + last.points, 0, 0)


@rule("CL-R8")
def test_an_objection_after_the_time_ends_the_turn() -> None:
    found = building(bricks="real")
    found.wait(found.state.turn.ends_at - found.now - 1)
    found.do(0, "claim")
    found.wait(1)
    assert isinstance(found.do(1, "object")[-1], TurnEnded)
    assert found.state.scores == (0, 0)


@rule("CL-R10")
def test_no_card_is_seen_before_the_start_and_bricks_stay_untouched() -> None:
    found = table()
    for seat in (0, 1, None):
        shown = [GAME.redact(e, seat) for e in found.happened]
        assert all(getattr(e, "deck", ()) == () for e in shown)
    assert found.refused(0, "lift", brick="red").code == "not-started"
    found.do(0, "roll")
    assert found.refused(0, "lift", brick="red").code == "not-started"
    orders = []
    for seed in ("a", "b", "c"):
        other = Table(GAME, DECK, 2, seed, first=0, timer="off")
        other.do(0, "start")
        for _ in range(7):
            other.complete()
        orders.append([e.card.id for e in other.all(TurnedOver)])
    assert all(sorted(order) == sorted(orders[0]) for order in orders)
    assert len({tuple(order) for order in orders}) == 3


@rule("CL-R10")
@pytest.mark.parametrize("within", [20_000, 5_000, None])
def test_the_timer_starts_by_itself_if_the_signal_does_not_come(within: int | None) -> None:
    found = table(start_within_ms=within)
    found.do(0, "roll", after=1000)
    if within is None:
        assert found.wait(600_000) == ()
        return
    assert found.wait(within - 1) == ()
    started, turned = found.wait(1)
    assert isinstance(started, Started)
    assert (started.by, started.at) == (None, 1000 + within)
    assert isinstance(turned, TurnedOver)


@rule("CL-R11")
def test_with_two_players_the_other_one_does_everything_else() -> None:
    found = building(cunning=True)
    assert found.view.timekeeper == 1
    refused = found.card
    found.do(0, "refuse", after=2000)
    assert found.state.refused[1] == (refused,)
    found.wait(60_000)
    assert (found.architect, found.view.timekeeper) == (1, 0)


def test_a_command_of_the_last_architect_comes_too_late() -> None:
    found = building()
    found.wait(60_000)
    assert found.refused(0, "lift", brick="red").code == "time-is-up"
    assert found.refused(0, "start").code == "time-is-up"


def test_the_house_has_no_hands_and_no_say() -> None:
    found = building(bricks="real")
    found.do(0, "claim")
    for do in ("point", "confirm", "object", "finish", "refuse", "start"):
        assert found.refused(-1, do).code == "no-such-seat"


def test_expiry_that_is_not_due_is_refused() -> None:
    found = building()
    assert found.refused(-1, "expire", tag="time").code == "nothing-due"
    assert found.refused(0, "expire", tag="time").code == "only-the-house-expires"
