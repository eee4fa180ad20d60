"""What each seat is offered at each moment, and that the view has all a client needs to say it."""

import pytest

from breakhouse.core.offers import plain
from breakhouse.games.classic import GAME
from tests.support.building.classic import DECK, building, table
from tests.support.building.table import Table


def offered(found: Table, seat: int) -> list[str]:
    return sorted(plain(offer)["do"] for offer in GAME.legal(found.state, seat, found.clock))


def test_a_turn_in_offers() -> None:
    found = table(seats=3, cunning=True)
    assert [offered(found, seat) for seat in range(3)] == [["roll"], [], []]
    found.do(0, "roll")
    assert [offered(found, seat) for seat in range(3)] == [["start"], [], []]
    found.do(0, "start")
    assert [offered(found, seat) for seat in range(3)] == [
        ["lift", "refuse"],
        ["point", "point"],
        ["point", "point"],
    ]
    found.do(0, "lift", brick="red")
    assert offered(found, 0) == ["break", "hold", "lay-aside", "place", "refuse"]
    found.do(0, "place", after=200, brick="red", how="lying", x=150, y=50)
    assert offered(found, 0) == ["break", "hold", "lift", "refuse"]
    found.do(0, "hold", brick="red")
    assert offered(found, 0) == ["break", "lift", "refuse", "release"]
    assert "red" not in found.offers(0)["lift"].free["brick"].choices
    found.do(1, "point")
    assert offered(found, 1) == ["point"]
    assert GAME.legal(found.state, -1, found.clock) == ()
    assert GAME.legal(found.state, 3, found.clock) == ()


def test_a_brick_held_in_the_hand_is_not_offered_to_be_held_again() -> None:
    found = building()
    found.do(0, "lift", brick="red")
    found.do(0, "hold", brick="red")
    assert offered(found, 0) == ["break", "lay-aside", "place", "release"]


def test_a_player_who_has_pointed_at_everything_is_offered_nothing_more_to_point_at() -> None:
    found = building()
    for brick in GAME.box:
        found.do(1, "point", brick=brick)
    assert offered(found, 1) == ["point"]
    found.do(1, "point")
    assert offered(found, 1) == []


def test_places_are_offered_within_the_world_and_tilted_only_for_free_hands() -> None:
    for hands, fields in (("free", {"how", "x", "y", "tilt"}), ("grid", {"how", "x", "y"})):
        found = building(hands=hands)
        found.do(0, "lift", brick="red")
        place = found.offers(0)["place"]
        assert place.fixed == {"brick": "red"}
        assert set(place.free) == fields
        assert place.free["how"].choices == ("lying", "standing", "pointing")
        assert (place.free["x"].low, place.free["x"].high, place.free["y"].high) == (-2000, 2000, 2200)


def test_refused_cards_are_offered_to_be_switched_to() -> None:
    found = building(cunning=True)
    refused = [found.card.id]
    found.do(0, "refuse", after=2000)
    refused.append(found.card.id)
    found.do(0, "refuse", after=2000)
    found.wait(60_000)
    found.do(1, "roll")
    found.do(1, "start")
    assert offered(found, 1) == ["lift", "switch"]
    assert found.offers(1)["switch"].card == refused[1]


def test_with_real_bricks_there_is_a_claim_and_an_answer() -> None:
    found = building(bricks="real", timer="off")
    assert offered(found, 0) == ["claim", "finish"]
    assert offered(found, 1) == ["point", "point"]
    found.do(0, "claim")
    assert offered(found, 0) == ["finish"]
    assert offered(found, 1) == ["confirm", "object", "point", "point"]


def test_when_time_is_up_and_something_stands_no_move_is_offered() -> None:
    found = building(bricks="real")
    found.wait(found.state.turn.ends_at - found.now - 1)
    found.do(0, "claim")
    found.wait(1)
    assert offered(found, 0) == []
    assert "confirm" in offered(found, 1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_view_has_everything_a_picture_or_a_voice_needs(seat: int | None) -> None:
    found = Table(GAME, DECK, 2, first=0, factors=[2, 1], hands=["grid", "free"], timer="box")
    found.do(0, "roll")
    view = GAME.view(found.state, seat)
    assert view.seat == seat
    assert (view.turn.phase, view.architect, view.timekeeper) == ("signal", 0, 1)
    assert (view.turn.starts_at, view.factor, view.hands) == (20_000, 2.0, "grid")
    assert view.timer_ms == (20_000 + 10_000 * view.rolled) * 2
    found.do(0, "start")
    found.put("red", "lying", 0, 0)
    view = GAME.view(found.state, seat)
    assert view.turn.card == found.card.as_shown()
    assert view.turn.verdict is not None
    assert view.turn.ends_at == view.turn.started_at + view.timer_ms
    assert [p.piece for p in view.bench.placed] == ["red"]
    assert (view.left, view.scores, view.turn.done) == (7, (0, 0), ())
