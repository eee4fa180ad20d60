"""Matches to push and pop: what a program can do with one, and what happens when it does something wrong."""

import re
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

import pytest

import breakhouse
from breakhouse import Invalid, Match, Refusal
from tests.support.games import GAMES


@pytest.mark.parametrize("id", GAMES)
def test_a_match_of_every_game_starts_is_written_and_read_back(id: str) -> None:
    match = Match(id, seed=3)
    again = Match.read(match.write())
    assert again.view(0) == match.view(0)
    assert again.names == match.names
    assert id in repr(match)


@pytest.mark.parametrize("id", GAMES)
def test_popping_what_was_pushed_restores_the_match(id: str) -> None:
    match = Match(id, seed=5)
    before, written = match.view(0), match.write()
    seat = match.movers[0]
    match.push(next(offer for offer in match.legal(seat) if isinstance(offer, breakhouse.Command)), seat)
    assert match.write() != written
    match.pop()
    assert (match.view(0), match.write()) == (before, written)
    with pytest.raises(IndexError):
        match.pop()


def test_time_that_passes_can_be_taken_back() -> None:
    match = Match("skipbo-breakers", 2, {"think_ms": 5000}, seed=1)
    written = match.write()
    assert match.wait()
    assert match.now == 5000
    match.pop()
    assert match.write() == written


def test_a_refused_push_leaves_everything_as_it_was() -> None:
    match = Match("skipbo-breakers", 2, {"think_ms": 5000}, seed=1)
    written = match.write()
    for wrong in ({"do": "pass"}, {"do": "lay", "set": "99"}, {"do": "dance"}, "pass", {}):
        with pytest.raises(Refusal):
            match.push(wrong)
    with pytest.raises(Refusal):
        match.push({"do": "lay", "set": "99"}, seat=1 - (match.turn or 0), at=6000)
    assert match.write() == written


def test_a_copy_is_independent() -> None:
    match = Match("skipbo-breakers", seed=1)
    written = match.write()
    twin = match.copy()
    twin.push(twin.legal()[0])
    assert match.write() == written != twin.write()


def test_a_seat_sees_only_its_own_tiles() -> None:
    match = Match("skipbo-breakers", seed=1)
    dealt = [event for event in match.events(0) if type(event).__name__ == "Dealt"]
    assert dealt[0].hands[0] is not None  # type: ignore[attr-defined]
    assert dealt[0].hands[1] is None  # type: ignore[attr-defined]


@pytest.mark.parametrize("seat", [-1, 2, 9, "0", True, 0.5])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    match = Match("skipbo-breakers", seed=1)
    for ask in (match.legal, match.view, match.events, partial(match.push, match.legal()[0])):
        with pytest.raises(ValueError, match="no seat"):
            ask(seat)


def test_a_match_that_cannot_start_says_why() -> None:
    with pytest.raises(Refusal, match="no-such-game"):
        Match("chess")
    with pytest.raises(Refusal, match="wrong-number-of-seats"):
        Match("skipbo-breakers", 7)
    with pytest.raises(Refusal):
        Match("skipbo-breakers", 2, {"target": -1})
    with pytest.raises(ValueError, match="seed"):
        Match("skipbo-breakers", seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(Invalid):
        Match.read("nonsense")


@pytest.mark.parametrize("command", [{"do": "fly"}, {"do": "lay"}, {}, 5, "fly"])
def test_an_unreadable_command_is_invalid_and_refused(command: Any) -> None:
    match = Match("skipbo-breakers", seed=1)
    written = match.write()
    for kind in (Invalid, Refusal):
        with pytest.raises(kind, match="unreadable-command"):
            match.push(command)
    with pytest.raises(Refusal) as no:
        match.push({"do": "lay", "set": "3 5"})
    assert not isinstance(no.value, Invalid)
    assert match.write() == written


@pytest.mark.parametrize("players", ["Ann", b"Ann", True, 2.0, None, [1, 2]])
def test_players_are_a_number_or_names(players: Any) -> None:
    with pytest.raises(ValueError, match=r"players are|names are"):
        Match("skipbo-breakers", players)


@pytest.mark.parametrize("at", [1.5, "1", True])
def test_match_time_is_whole_milliseconds(at: Any) -> None:
    match = Match("skipbo-breakers", 2, {"think_ms": 5000}, seed=1)
    written = match.write()
    for act in (partial(match.push, match.legal()[0], at=at), partial(match.wait, at)):
        with pytest.raises(ValueError, match="whole milliseconds"):
            act()
    assert match.write() == written


def test_time_does_not_run_backwards() -> None:
    match = Match("skipbo-breakers", 2, {"think_ms": 5000}, seed=1)
    match.wait()
    with pytest.raises(Refusal, match="time-went-back"):
        match.wait(4000)


def test_nobody_acts_after_the_end() -> None:
    match = breakhouse.play(Match("skipbo-breakers", options={"target": 1}), ["random", "random"])
    for seat in (None, 0):
        with pytest.raises(Refusal, match="match-is-over"):
            match.push("pass", seat)


@pytest.mark.parametrize("wrong", [{"deals": 0}, {"deals": 1.5}, {"cores": 0}, {"cores": True}])
def test_a_comparison_needs_deals_and_cores(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="whole number from 1"):
        breakhouse.compare("casual", "beginner", "skipbo-breakers", **wrong)


def test_a_comparison_names_the_game_that_is_missing() -> None:
    with pytest.raises(Refusal, match="no-such-game"):
        breakhouse.compare("casual", "beginner", "chess")


@pytest.mark.parametrize("move", [5, ["3", "4"], True])
def test_something_that_is_not_a_move_at_all_is_refused_as_such(move: Any) -> None:
    position = breakhouse.skipbo_breakers.Position.parse("3 4 5 9 | 7 8 8 *; 0; -; 0")
    with pytest.raises(ValueError, match="a move is a set"):
        position.push(move)
    assert str(position) == "3 4 5 9 | 7 8 8 *; 0; -; 0"


def test_bots_arena_and_coach_can_be_imported_from_the_library() -> None:
    match = Match("skipbo-breakers", seed=2, options={"target": 1})
    assert breakhouse.hint(match) is not None
    breakhouse.play(match, ["casual", "beginner"])
    assert breakhouse.verify(match.write()) > 0
    assert len(breakhouse.review(match, breakhouse.Budget(playouts=10)).of_seats) == 2
    with pytest.raises(ValueError, match="players"):
        breakhouse.play(match, ["casual"])


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chessboard'"):
        _ = breakhouse.Chessboard  # type: ignore[attr-defined]
    assert [name for name in dir(breakhouse) if not name.startswith("__")] == sorted(breakhouse.__all__)
    assert breakhouse.__version__ == version("breakhouse")


def test_an_unknown_game_has_no_levels() -> None:
    with pytest.raises(breakhouse.Refusal, match="no-such-game"):
        breakhouse.levels("chess")
    with pytest.raises(breakhouse.Refusal, match="no-such-game"):
        breakhouse.make_bot("chess", "casual", 0)


def test_a_template_is_filled_in_before_it_is_pushed() -> None:
    match = Match("classic", seed=1)
    while not any(isinstance(offer, breakhouse.Template) for offer in match.legal(1)):
        match.push(match.legal(match.movers[0])[0], match.movers[0])
    lift = match.legal(1)[0]
    assert isinstance(lift, breakhouse.Template)
    with pytest.raises(Invalid, match=r"fill in the template first: fill\(brick=…\)"):
        match.push(lift, 1)
    match.push(lift.fill(brick="red"), 1)
    place = match.legal(1)[0]
    assert isinstance(place, breakhouse.Template)
    assert place.fill(how="lying", x=0, y=0, tilt=0) == {
        "do": "place",
        "brick": "red",
        "how": "lying",
        "x": 0,
        "y": 0,
        "tilt": 0,
    }


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({}, "place has to be filled in with how, x, not with nothing"),
        ({"how": "lying", "y": 1}, "with how, x, not with how, y"),
        ({"how": "upside", "x": 0}, "how is one of lying, standing, not 'upside'"),
        ({"how": "lying", "x": 901}, "x is a whole number from 0 to 900, not 901"),
        ({"how": "lying", "x": True}, "x is a whole number from 0 to 900, not True"),
        ({"how": "lying", "x": 1.5}, "x is a whole number from 0 to 900, not 1.5"),
    ],
)
def test_a_template_says_what_it_needs(fields: dict[str, Any], why: str) -> None:
    free = {"how": breakhouse.Free(choices=("lying", "standing")), "x": breakhouse.Free(low=0, high=900)}
    with pytest.raises(ValueError, match=re.escape(why)):
        breakhouse.Template("place", {}, free).fill(**fields)


def test_moves_played_by_bots_are_popped_together() -> None:
    match = Match("skipbo-breakers", seed=2, options={"target": 1})
    match.push(match.legal()[0])
    before = match.write()
    breakhouse.play(match, ["random", "random"])
    assert match.is_over
    match.pop()
    assert match.write() == before
    match.pop()
    with pytest.raises(IndexError):
        match.pop()


@pytest.mark.parametrize("seats", [0, 1, 5, 9, True, "2"])
def test_a_deal_needs_enough_tiles_for_all_players(seats: Any) -> None:
    with pytest.raises(ValueError, match="seats is a whole number from 2 to 4, not"):
        breakhouse.skipbo_breakers.Position.deal(seats, Random(1))


def test_the_players_are_checked_before_anybody_plays() -> None:
    match = Match("skipbo-breakers", seed=2)
    before = match.write()
    with pytest.raises(ValueError, match=r"a bot that can observe and choose; not 3"):
        breakhouse.play(match, ["random", 3])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="the seat is a whole number from 0 to 3, not 4"):
        breakhouse.make_bot("dice", "casual", 4)
    assert match.write() == before
