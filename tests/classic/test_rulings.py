"""Classic Make 'n' Break by number: the rulings, each as a short piece of play."""

import pytest

from breakhouse.games.blocks.match.values import Completed, Started, Stopped, TurnedOver, TurnEnded
from breakhouse.games.classic import GAME
from breakhouse.locales import say_why
from tests.support.building.classic import DECK, building, open_card, table
from tests.support.building.table import Table

rule = pytest.mark.rule


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
def test_without_a_timer_nothing_is_rolled_and_the_architect_ends_the_turn() -> None:
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
    (released,) = found.do(0, "release", brick="red")
    assert released.stands_at == found.now + 1000  # type: ignore[attr-defined]
    assert found.wait(999) == ()
    assert isinstance(found.wait(1)[0], Completed)
    completed_at = [e.at for e in found.sitting.log if e.seat == -1][-1]
    assert completed_at == released.stands_at  # type: ignore[attr-defined]


@rule("CL-R6")
def test_a_construction_that_falls_within_its_second_does_not_count() -> None:
    found = building()
    open_card(found, "c01")
    found.build()
    found.wait(900)
    found.do(0, "settle", bricks=[{"piece": "white", "how": "pointing", "x": 500, "y": 50}])
    assert found.wait(5000) == ()
    assert found.card.id == "c01"


@rule("CL-R6")
def test_a_loose_brick_neither_spoils_nor_delays_a_card() -> None:
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
def test_a_construction_that_falls_after_time_is_up_ends_the_turn() -> None:
    found = building()
    almost(found, before=400)
    found.wait(500)
    pose = found.state.bench.placed[-1]
    fallen = {"piece": pose.piece, "how": pose.how, "x": pose.x + 900, "y": pose.size[1] // 2}
    events = found.do(0, "settle", bricks=[fallen])
    assert isinstance(events[-1], TurnEnded)
    assert events[-1].points == 0


@rule("CL-R6")
def test_a_construction_still_held_when_time_runs_out_does_not_count() -> None:
    found = building()
    found.do(0, "lift", brick=found.assigned(found.card)[0])
    found.do(0, "hold", brick=found.state.bench.hand)
    found.do(0, "lay-aside", brick=found.state.bench.hand)
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


@rule("CL-R8", "CL-09")
def test_a_claim_at_the_end_of_the_time_that_nobody_judges_counts_after_a_while() -> None:
    found = building(bricks="real")
    card = found.card
    found.wait(found.state.turn.ends_at - found.now - 1)
    found.do(0, "claim")
    found.wait(1)
    assert found.state.turn.phase == "closing"
    assert found.wait(29_999) == ()
    completed, ended, *_ = found.wait(1)
    assert isinstance(completed, Completed)
    assert isinstance(ended, TurnEnded)
    assert found.state.scores == (card.points, 0)


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
def test_the_timer_starts_by_itself_if_nobody_gives_the_signal(within: int | None) -> None:
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


def test_a_command_of_the_previous_architect_is_too_late() -> None:
    found = building()
    found.wait(60_000)
    assert found.refused(0, "lift", brick="red").code == "time-is-up"
    assert found.refused(0, "start").code == "time-is-up"


def test_the_house_has_no_hands_and_no_say() -> None:
    found = building(bricks="real")
    found.do(0, "claim")
    for do in ("point", "confirm", "object", "finish", "refuse", "start"):
        assert found.refused(-1, do).code == "no-such-seat"


def test_an_expiry_that_is_not_due_is_refused() -> None:
    found = building()
    assert found.refused(-1, "expire", tag="time").code == "nothing-due"
    assert found.refused(0, "expire", tag="time").code == "only-the-house-expires"


@rule("TA-R1")
def test_in_the_tactile_edition_a_refusal_names_textures_and_keeps_its_parameters() -> None:
    felt, seen = table(edition="tactile", timer="off"), table(timer="off")
    for found, name in ((felt, "the grooved red brick"), (seen, "the red brick")):
        found.do(0, "start")
        no = found.refused(0, "lay-aside", brick="red")
        assert no.params["brick"] == "red"
        assert name in say_why("en", no)
