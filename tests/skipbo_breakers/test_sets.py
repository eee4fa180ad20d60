"""Every set of a hand, once: the fast generator against the naive one, and the rules about sets one by one."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.examples import EXAMPLES, Example
from breakhouse.games.skipbo_breakers.kinds import KINDS, TileSet, arrange, beats, readings
from breakhouse.games.skipbo_breakers.sets import can_follow, opening, sets
from tests.support.skipbo_breakers import naive_sets as naive


def described(found: list[TileSet]) -> set[tuple[str, int, int, tuple[int, ...]]]:
    """The sets as the naive generator says them; none may come twice."""
    spoken = [(s.kind, s.length, s.rank, tuple(t.list_tiles(s.tiles))) for s in found]
    assert len(set(spoken)) == len(spoken)
    return set(spoken)


def read(text: str, kind: str | None = None) -> TileSet:
    (found,) = [s for s in readings(t.parse_tiles(text)) if kind in (None, s.kind)]
    return found


def kinds(text: str) -> dict[str, int]:
    return {s.kind: s.rank for s in readings(t.parse_tiles(text))}


def some_hand(rng: random.Random, fewest: int, most: int) -> list[int]:
    """Tiles of a deal, often with more wilds and closer together than chance would have them."""
    heap = [tile for tile in t.deck() if tile >= rng.choice([1, 1, 6, 10])]
    drawn = rng.sample(heap, min(len(heap), rng.randint(fewest, most)))
    wilds = rng.choice([0, 0, 1, 2, 3, 4])
    return sorted((Counter([t.WILD] * wilds + drawn) & Counter(t.deck())).elements())[-most:]


@pytest.mark.rule("SB-06", "SB-07", "SB-08", "SB-15", "SB-16", "SB-18", "SB-R3", "SB-R4", "SB-R5")
def test_small_hands_agree_with_every_handful() -> None:
    rng = random.Random(1)
    for _ in range(2500):
        hand = some_hand(rng, 1, 8)
        assert described(sets(t.hand_of(hand))) == naive.all_sets(hand), hand


@pytest.mark.rule("SB-15", "SB-R4", "SB-R5")
def test_big_hands_agree_with_every_replacement() -> None:
    rng = random.Random(2)
    for _ in range(30):
        hand = some_hand(rng, 9, 20)
        assert described(sets(t.hand_of(hand))) == naive.all_sets_of_many(hand), hand


def test_the_two_naive_ways_agree() -> None:
    rng = random.Random(3)
    for _ in range(100):
        hand = some_hand(rng, 1, 8)
        assert naive.all_sets(hand) == naive.all_sets_of_many(hand)


@pytest.mark.rule("SB-09", "SB-10", "SB-11", "SB-16", "SB-17", "SB-R2")
@pytest.mark.parametrize("equal_matches", [False, True])
def test_following_is_opening_with_what_beats(equal_matches: bool) -> None:
    rng = random.Random(4)
    for _ in range(700):
        hand = t.hand_of(some_hand(rng, 1, 20))
        opening = sets(hand)
        for old in rng.sample(sets(t.hand_of(some_hand(rng, 4, 20))), 4):
            follow = sets(hand, old, equal_matches)
            assert follow == [new for new in follow if beats(new, old, equal_matches)]
            assert len(set(follow)) == len(follow)
            assert set(follow) == {new for new in opening if naive.may_follow(new, old[:3], equal_matches)}
            assert can_follow(hand, old, equal_matches) == bool(follow)


@settings(max_examples=300)
@given(st.lists(st.integers(1, t.WILD), min_size=1, max_size=20))
def test_sets_are_held_and_read_back(drawn: list[int]) -> None:
    hand = t.hand_of((Counter(drawn) & Counter(t.deck())).elements())
    for found in sets(hand):
        assert t.holds(hand, found.tiles)
        assert found in readings(found.tiles)
        assert found.length == t.count_tiles(found.tiles)


@settings(max_examples=300)
@given(st.lists(st.integers(1, t.WILD), min_size=1, max_size=9))
def test_readings_follow_the_definitions(drawn: list[int]) -> None:
    handful = tuple(sorted((Counter(drawn) & Counter(t.deck())).elements()))
    assert described(readings(t.hand_of(handful))) == set(naive.classify(handful))


@pytest.mark.rule("SB-17")
def test_beats_is_a_strict_order_in_each_kind() -> None:
    found = random.Random(5).sample(sets(t.hand_of([*range(1, 16), 3, 3, 3, 5, 5, 5, 9, 9, 14, 16, 16, 16])), 150)
    for a in found:
        assert not beats(a, a)
        for b in found:
            assert not (beats(a, b) and beats(b, a))
            if a.kind == b.kind and a.length == b.length and a.rank != b.rank:
                assert beats(a, b) or beats(b, a)
            for c in found[:20]:
                assert not (a.kind == b.kind == c.kind and beats(a, b) and beats(b, c)) or beats(a, c)


def test_groups_are_shared_between_hands() -> None:
    assert opening(t.parse_tiles("3 4 5 9"))[-1] is opening(t.parse_tiles("1 3 4 5"))[-1]


@pytest.mark.rule("SB-07")
@pytest.mark.parametrize(
    ("text", "rank"), [("3 3 4 4", 4), ("7 7 * *", 8), ("15 15 * *", 15), ("1 2 2 *", 2), ("9 10 11 * * *", 11)]
)
def test_sequential_pairs_are_recognised(text: str, rank: int) -> None:
    assert kinds(text)["pairs"] == rank


@pytest.mark.rule("SB-08")
@pytest.mark.parametrize(
    ("text", "rank"),
    [("3 4 5", 5), ("8 9 *", 10), ("3 * *", 5), ("14 15 *", 15), ("15 * * *", 15), ("2 5 * *", 5)],
)
def test_runs_are_recognised(text: str, rank: int) -> None:
    assert kinds(text)["run"] == rank


@pytest.mark.rule("SB-07", "SB-08")
@pytest.mark.parametrize("text", ["3 4", "3 3 5 5", "1 2 4", "3 3 4 4 5", "3 3 4 5", "1 14 15", "2 6 * *"])
def test_tiles_that_are_not_consecutive_or_too_few_are_no_set(text: str) -> None:
    assert kinds(text) == {}


@pytest.mark.rule("SB-R4")
def test_runs_do_not_wrap_and_wilds_alone_are_no_run() -> None:
    assert "run" not in kinds("15 1 2")
    assert kinds("* * *") == {"breaker": 16}
    assert kinds("* * * *") == {"breaker": 16}
    assert max(s.rank for s in sets(t.parse_tiles("13 14 15 * * * *")) if s.kind == "run") == 15


@pytest.mark.rule("SB-15", "SB-R3")
def test_the_wild_alone_ranks_above_fifteen_and_completes_a_pair() -> None:
    assert kinds("*") == {"single": 16}
    assert kinds("* *") == {"pair": 16}
    assert kinds("5 *") == {"pair": 5}
    assert beats(read("*"), read("15"))
    assert beats(read("* *"), read("15 15"))
    assert beats(read("* * *"), read("15 15 15"))
    assert not beats(read("* * *"), read("1 1 1 1"))


@pytest.mark.rule("SB-18")
def test_a_wild_never_completes_a_breaker() -> None:
    assert kinds("7 7 *") == {}
    assert kinds("7 7 7 *") == {}
    assert kinds("7 7 * *") == {"pairs": 8}
    assert all(s.kind != "breaker" for s in sets(t.parse_tiles("7 7 * *")))


@pytest.mark.rule("SB-16", "SB-17")
def test_breakers_beat_everything_but_higher_breakers() -> None:
    three_ones, three_twos, four_ones = read("1 1 1"), read("2 2 2"), read("1 1 1 1")
    for other in ("15", "15 15", "13 14 15", "14 14 15 15"):
        assert beats(three_ones, read(other))
        assert not beats(read(other), three_ones)
    assert beats(three_twos, three_ones)
    assert not beats(three_ones, three_twos)
    assert beats(four_ones, three_twos)
    assert not beats(three_twos, four_ones)
    assert not beats(three_ones, three_ones, equal_matches=True)


@pytest.mark.rule("SB-10", "SB-11")
def test_kinds_and_lengths_do_not_mix() -> None:
    assert not beats(read("8 9 10"), read("2 2"))
    assert not beats(read("9 9"), read("2"))
    assert not beats(read("8 9 10 11"), read("3 4 5"))
    assert not beats(read("7 8 * *", "run"), read("2 2 3 3"))
    assert beats(read("7 8 * *", "pairs"), read("2 2 3 3"))


@pytest.mark.rule("SB-R2")
def test_an_equal_rank_is_enough_only_by_option() -> None:
    for text in ("9", "9 9", "7 8 9", "8 8 9 9"):
        assert not beats(read(text), read(text))
        assert beats(read(text), read(text), equal_matches=True)
    assert sets(t.parse_tiles("9"), read("9")) == []
    assert sets(t.parse_tiles("9"), read("9"), equal_matches=True) == [read("9")]
    assert sets(t.parse_tiles("*"), read("*"), equal_matches=True) == [read("*")]


@pytest.mark.rule("SB-R5")
def test_the_highest_rank_counts_and_two_kinds_are_two_sets() -> None:
    assert kinds("7 8 * *") == {"pairs": 8, "run": 10}
    found = described(sets(t.parse_tiles("7 8 * *")))
    assert {s for s in found if s[1] == 4} == {("pairs", 4, 8, (7, 8, 16, 16)), ("run", 4, 10, (7, 8, 16, 16))}


@pytest.mark.rule("SB-R5")
def test_a_wild_may_stand_for_a_number_that_is_held() -> None:
    runs = {s[3]: s[2] for s in described(sets(t.parse_tiles("3 4 5 *"))) if s[0] == "run"}
    assert runs == {(3, 4, 5): 5, (3, 4, 16): 5, (3, 5, 16): 5, (4, 5, 16): 6, (3, 4, 5, 16): 6}
    assert ("pair", 2, 9, (9, 16)) in described(sets(t.parse_tiles("9 9 *")))


def test_every_kind_of_the_full_deck_is_listed_once() -> None:
    found = sets(t.FULL)
    assert {s.kind for s in found} == set(KINDS)
    assert len(described(found)) == len(found)


@pytest.mark.rule("SB-15", "SB-R5")
@pytest.mark.parametrize(
    ("text", "kind", "arranged"),
    [
        ("6 8 *", "run", "6 * 8"),
        ("14 15 *", "run", "* 14 15"),
        ("8 9 *", "run", "8 9 *"),
        ("7 7 9 * * *", "pairs", "7 7 * * 9 *"),
        ("7 *", "pair", "7 *"),
    ],
)
def test_a_wild_is_placed_at_the_number_it_stands_for(text: str, kind: str, arranged: str) -> None:
    laid = read(text, kind)
    faces = ["*" if tile == t.WILD else str(tile) for tile in arrange(laid)]
    assert " ".join(faces) == arranged
    assert t.hand_of(arrange(laid)) == laid.tiles


@pytest.mark.rule("SB-09", "SB-10", "SB-11", "SB-18")
@pytest.mark.parametrize("one", EXAMPLES, ids=lambda one: one.kind)
def test_the_examples_of_the_reference_card_are_right(one: Example) -> None:
    opens, follows = read(one.opens, one.kind), read(one.follows, one.kind)
    assert beats(follows, opens)
    wrong = readings(t.parse_tiles(one.never))
    assert not any(beats(laid, opens, equal_matches=True) for laid in wrong)
    if one.why == "wild":
        assert not wrong, "no set at all"
    elif one.why == "length":
        assert [laid.kind for laid in wrong] == [one.kind]
        assert wrong[0].length > opens.length
    else:
        assert {laid.kind == one.kind for laid in wrong} == {one.why == "lower"}
