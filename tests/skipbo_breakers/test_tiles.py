"""A hand in one integer: it reads back what was written, and taking and adding undo each other."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from breakhouse.core import Invalid
from breakhouse.games.skipbo_breakers import tiles as t

hands = st.lists(st.integers(1, t.WILD), max_size=64).map(
    lambda drawn: sorted((Counter(drawn) & Counter(t.deck())).elements())
)


@pytest.mark.rule("SB-01")
def test_the_deck_has_four_of_each_number_and_four_wilds() -> None:
    assert Counter(t.deck()) == dict.fromkeys(range(1, 17), 4)
    assert t.hand_of(t.deck()) == t.FULL
    assert t.count_tiles(t.FULL) == 64
    assert t.FULL < 1 << 63


@given(hands)
def test_a_hand_is_written_as_the_tiles_it_holds(drawn: list[int]) -> None:
    hand = t.hand_of(drawn)
    assert t.list_tiles(hand) == drawn
    assert t.count_tiles(hand) == len(drawn)
    assert t.wilds(hand) == drawn.count(t.WILD)
    assert t.parse_tiles(t.write_tiles(hand)) == hand
    assert t.of_counts([drawn.count(n) for n in range(1, t.WILD)], drawn.count(t.WILD)) == hand


@given(st.text(alphabet="0123456789*∞ -x", max_size=30))
def test_any_text_is_a_hand_or_invalid(text: str) -> None:
    try:
        hand = t.parse_tiles(text)
    except Invalid:
        return
    assert t.parse_tiles(t.write_tiles(hand)) == hand


@given(hands, st.randoms())
def test_taking_and_adding_undo_each_other(drawn: list[int], rng: random.Random) -> None:
    taken = rng.sample(drawn, rng.randint(0, len(drawn)))
    hand, part = t.hand_of(drawn), t.hand_of(taken)
    left = t.hand_of((Counter(drawn) - Counter(taken)).elements())
    assert t.holds(hand, part)
    assert t.without(hand, part) == left
    assert t.with_(left, part) == hand


@given(hands, hands)
def test_a_hand_holds_tiles_when_it_has_enough_of_each(drawn: list[int], wanted: list[int]) -> None:
    assert t.holds(t.hand_of(drawn), t.hand_of(wanted)) == (not Counter(wanted) - Counter(drawn))


@given(st.sets(st.integers(0, 63)))
def test_physical_tiles_are_counted_into_a_hand(marks: set[int]) -> None:
    number = [1 + mark % t.TOP if mark < t.WILD_SHIFT else t.WILD for mark in marks]
    assert t.settle(sum(1 << mark for mark in marks)) == t.hand_of(number)


def test_both_signs_of_the_wild_are_read_in_any_order() -> None:
    assert t.parse_tiles(" ∞ 15  3 * ") == t.hand_of([3, 15, 16, 16])
    assert t.write_tiles(t.parse_tiles("∞ 4 3")) == "3 4 *"
    assert t.write_tiles(t.parse_tiles("")) == ""


@pytest.mark.parametrize("wrong", ["0", "16", "-1", "1.5", "٣", "03", "**", "a"])
def test_something_that_is_no_tile_is_named(wrong: str) -> None:
    with pytest.raises(Invalid) as raised:
        t.parse_tiles(f"3 {wrong}")
    assert (raised.value.code, dict(raised.value.params)) == ("not-a-tile", {"tile": wrong})


@pytest.mark.rule("SB-01")
def test_a_fifth_tile_is_refused() -> None:
    for text, tile in (("7 7 7 7 7", "7"), ("* * * * ∞", "*")):
        with pytest.raises(Invalid) as raised:
            t.parse_tiles(text)
        assert (raised.value.code, dict(raised.value.params)) == ("too-many-of-a-tile", {"tile": tile, "count": 5})


def test_numbers_outside_the_deck_are_refused() -> None:
    for tile in (0, 17):
        with pytest.raises(Invalid):
            t.hand_of([tile])
    with pytest.raises(Invalid):
        t.of_counts([-1])
