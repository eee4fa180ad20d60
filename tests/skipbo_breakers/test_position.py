"""One hand, step by step: rounds, passing, going out; and the same play through the rules of the game."""

import random

import pytest

from breakhouse.core import Chance, Invalid, Refusal
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import TileSet, readings
from breakhouse.games.skipbo_breakers.position import PASS, Position, tiles_each


def at(*hands: str, **more: bool) -> Position:
    return Position([t.parse_tiles(hand) for hand in hands], **more)


def laid(text: str) -> TileSet:
    return readings(t.parse_tiles(text))[0]


def play(position: Position, *moves: str) -> Position:
    """Pushes moves, `-` for a pass, each of which must be legal."""
    for text in moves:
        move = PASS if text == "-" else laid(text)
        assert move in position.legal(), f"{text} at {position}"
        position.push(move)
    return position


@pytest.mark.rule("SB-04")
@pytest.mark.parametrize(("seats", "each"), [(2, 20), (3, 20), (4, 16)])
def test_a_deal_gives_each_seat_its_tiles(seats: int, each: int) -> None:
    for chance in (random.Random(1), Chance.of("deal").stream("deal", 0)):
        position = Position.deal(seats, chance)
        assert [t.count_tiles(hand) for hand in position.hands] == [each] * seats == [tiles_each(seats)] * seats
        t.hand_of([tile for hand in position.hands for tile in t.list_tiles(hand)])


def test_a_deal_comes_from_its_generator_alone() -> None:
    dealt = [Position.deal(3, random.Random(7)).hands for _ in range(2)]
    assert dealt[0] == dealt[1] != Position.deal(3, random.Random(8)).hands


@pytest.mark.rule("SB-20")
def test_every_tile_is_equally_likely_everywhere() -> None:
    rng = random.Random(3)
    seen = [0] * 17
    for _ in range(3000):
        for tile in t.list_tiles(Position.deal(2, rng).hands[1]):
            seen[tile] += 1
    assert all(3450 < n < 4050 for n in seen[1:])


@pytest.mark.rule("SB-R1", "SB-06")
def test_the_opener_may_not_pass_and_a_follower_may() -> None:
    position = at("3 9", "5 8")
    assert PASS not in position.legal()
    assert play(position, "3").legal() == (PASS, laid("5"), laid("8"))


@pytest.mark.rule("SB-R1")
def test_with_must_lay_a_player_who_can_lay_has_to() -> None:
    position = play(at("3 9", "5 8", must_lay=True), "3")
    assert position.legal() == (laid("5"), laid("8"))
    assert play(at("9 9", "5 8", must_lay=True), "9").legal() == (PASS,)


@pytest.mark.rule("SB-12", "SB-14")
def test_a_round_ends_when_all_others_have_passed_and_its_winner_opens() -> None:
    position = play(at("4 4 1", "5 5 2", "7 7 3", "9 9 6 6 6"), "4 4", "5 5", "7 7", "9 9", "-", "-", "-")
    assert (position.turn, position.to_beat, position.passes) == (3, None, 0)
    assert laid("6 6 6") in position.legal()


@pytest.mark.rule("SB-13")
def test_a_player_who_passed_may_lay_again() -> None:
    position = play(at("3 9 1", "5 8 1", "4 7 1"), "3", "-", "4")
    assert (position.turn, position.passes) == (0, 0)
    assert play(position, "-", "5").to_beat == laid("5")


@pytest.mark.rule("SB-19", "SB-R9")
def test_going_out_ends_the_hand_at_once() -> None:
    position = play(at("3 4 *", "5 5 5", "1 2"), "3 4 *")
    assert position.is_over
    assert (position.winner, position.points) == (0, 5)


def test_a_copy_is_independent() -> None:
    position = at("3 9", "5 8")
    twin = position.copy()
    play(twin, "3")
    assert (position.turn, position.to_beat, t.write_tiles(position.hands[0])) == (0, None, "3 9")
    assert str(position) == "3 9 | 5 8; 0; -; 0"
    assert repr(twin) == "<Position 9 | 5 8; 1; single 3; 0>"


@pytest.mark.parametrize("options", [{}, {"equal_matches": True}, {"must_lay": True}])
def test_random_play_comes_to_an_end(options: dict[str, bool]) -> None:
    rng = random.Random(5)
    for _ in range(50):
        position = Position.deal(rng.choice([2, 3, 4]), rng, **options)
        while not position.is_over:
            legal = position.legal()
            assert len(set(legal)) == len(legal)
            before = sum(map(t.count_tiles, position.hands))
            move = rng.choice(legal)
            position.push(move)
            assert sum(map(t.count_tiles, position.hands)) == before - (move.length if move else 0)
        assert position.hands[position.winner or 0] == 0


@pytest.mark.parametrize("options", [{}, {"equal_matches": True}, {"equal_matches": True, "must_lay": True}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_is_one_line_of_text(seats: int, options: dict[str, bool]) -> None:
    rng = random.Random(seats)
    position = Position.deal(seats, rng, 1, **options)
    while not position.is_over:
        again = Position.parse(str(position))
        assert (str(again), again.legal()) == (str(position), position.legal())
        position.push(rng.choice(position.legal()))
    assert Position.parse(str(position)).is_over


def test_popping_everything_pushed_restores_the_position() -> None:
    rng = random.Random(4)
    position = Position.deal(3, rng)
    seen = [str(position)]
    while not position.is_over:
        position.push(rng.choice(position.legal()))
        seen.append(str(position))
    while len(seen) > 1:
        assert str(position) == seen.pop()
        position.pop()
    assert str(position) == seen[0]
    with pytest.raises(IndexError):
        position.pop()


def test_an_illegal_push_is_refused_and_changes_nothing() -> None:
    position = at("3 4 5 9", "7 8 8")
    for wrong in ("pass", "9 9", "7", PASS):
        with pytest.raises(Refusal):
            position.push(wrong)
    for wrong in ("nonsense", "3 9", "", "run 3 4"):
        with pytest.raises(Invalid):
            position.push(wrong)
    assert str(position) == "3 4 5 9 | 7 8 8; 0; -; 0"


def test_of_several_kinds_the_legal_one_is_chosen() -> None:
    position = Position.parse("3 3 4 | 5 5 *  *; 1; pairs 3 3 4 4; 0")
    with pytest.raises(Invalid, match="say-which-kind"):
        at("5 6 * *", "3").push("5 6 * *")
    assert position.legal()[0] is PASS
    position.push("5 5 * *")
    assert position.is_over


@pytest.mark.parametrize(
    "text",
    ["", "3 4", "3 | 4; 0; -", "3 | 4; 2; -; 0", "3 | 4; 0; -; 1", "3 | 4; 0; 3 9; 0", "3; 0; -; 0",
     "3 | 4; 0; -; 0; x", "3 3 3 | 3 3; 0; -; 0", "x | 4; 0; -; 0"],
)  # fmt: skip
def test_text_that_is_no_position_is_invalid(text: str) -> None:
    with pytest.raises(Invalid):
        Position.parse(text)
