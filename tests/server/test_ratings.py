"""Ratings count what is in the store."""

import msgspec
import pytest

from breakhouse.server.limits.token_buckets import group_of
from breakhouse.server.people.ratings import Ratings, is_provisional, points_of
from breakhouse.store import MemoryStore, PutRating, PutResult, RatingRow, ResultRow, SeatResult, Write
from tests.support.server.matches import resign_in_turn


def won(match: str) -> ResultRow:
    seats = tuple(SeatResult(n, f"who-{n}", f"P{n}", None, n + 1, "mini") for n in range(2))
    return ResultRow(match, "mini", 0, True, None, (3, 1), (0,), "points", seats)


def played(writes: list[Write]) -> list[int]:
    return [write.row.played for write in writes if isinstance(write, PutRating)]


def test_two_matches_that_end_together_both_count() -> None:
    ratings = Ratings(MemoryStore())
    first = list(ratings.rate(won("a"))[1])
    assert played(list(ratings.rate(won("b"))[1])) == [2, 2]
    assert played(first) == [1, 1]


def test_a_result_shows_its_effect_on_each_rating() -> None:
    ratings = Ratings(MemoryStore())
    (won_before, won_after), (lost_before, lost_after) = [seat.rating for seat in ratings.rate(won("a"))[0].seats]
    assert won_before == lost_before == 1000
    assert won_after > won_before
    assert lost_after != lost_before


def test_a_result_shows_which_ratings_are_provisional() -> None:
    store = MemoryStore()
    ratings = Ratings(store)
    row = won("a")
    assert [seat.provisional for seat in row.seats] == [False, False], "nothing was rated yet"
    assert [seat.provisional for seat in ratings.rate(row)[0].seats] == [True, True]
    for n in range(2):
        store.submit(
            [PutRating(RatingRow(f"who-{n}", "mini", f"P{n}", False, 25.0, 2.0, 40))], lambda trouble: None
        )
    assert [seat.provisional for seat in Ratings(store).rate(won("b"))[0].seats] == [False, False]


def test_a_rating_whose_write_failed_is_not_counted_twice() -> None:
    ratings = Ratings(MemoryStore())
    lost = list(ratings.rate(won("a"))[1])
    ratings.look_up_again()
    assert list(ratings.rate(won("a"))[1]) == lost


DAY = 24 * 3600


def rated(store: MemoryStore, ratings: Ratings, row: ResultRow) -> dict[str, RatingRow]:
    """The ratings after one more match, which is kept."""
    row, more = ratings.rate(row)
    store.submit([PutResult(row), *more], lambda trouble: None)
    return {one.who: one for one in store.ratings()}


def test_the_same_two_people_again_and_again_count_less_and_less() -> None:
    store = MemoryStore()
    ratings = Ratings(store)
    points = [points_of(rated(store, ratings, won(f"m{n}"))["who-0"]) for n in range(200)]
    assert points[4] > points[3] > points[0] > 1000, "a few times a day it counts whole"
    assert points[-1] - points[9] < 10
    assert points[-1] < 1600, "without this it would be above 2,000"
    assert is_provisional(store.ratings()[0])
    row, writes = ratings.rate(won("once more"))
    assert not writes, "what would change nothing is not worked out"
    assert [seat.rating for seat in row.seats] == [None, None]


def test_each_day_counts_afresh_even_after_a_restart() -> None:
    store = MemoryStore()
    for n in range(20):
        before = points_of(rated(store, Ratings(store), won(f"m{n}"))["who-0"])
    again = points_of(rated(store, Ratings(store), won("today"))["who-0"])
    assert again - before <= 1
    tomorrow = msgspec.structs.replace(won("tomorrow"), finished=DAY + 1)
    assert points_of(rated(store, Ratings(store), tomorrow)["who-0"]) - again > 20


def test_a_shared_address_alone_changes_nothing() -> None:
    """A family's first matches of a day count whole; only when the same two go on does the address matter."""
    apart, together = MemoryStore(), MemoryStore()
    for n in range(2):
        here = rated(together, Ratings(together), msgspec.structs.replace(won(f"m{n}"), shared=True))
        there = rated(apart, Ratings(apart), won(f"m{n}"))
        assert here == there
    here = rated(together, Ratings(together), msgspec.structs.replace(won("third"), shared=True))
    assert points_of(here["who-0"]) < points_of(rated(apart, Ratings(apart), won("third"))["who-0"])


def test_a_class_behind_one_address_is_rated_like_everybody() -> None:
    """Thirty people, each against each once a day."""
    store = MemoryStore()
    ratings = Ratings(store)
    for a in range(30):
        for b in range(a):
            seats = tuple(SeatResult(n, f"who-{who}", "P", None, n + 1, "mini") for n, who in enumerate((a, b)))
            row = ResultRow(f"{a}-{b}", "mini", 0, True, None, (3, 1), (0,), "points", seats, shared=True)
            found = rated(store, ratings, row)
    assert {row.played for row in found.values()} == {29}
    assert not any(is_provisional(row) for row in found.values())


def test_an_immediate_resignation_wins_the_opponent_nothing_and_still_costs_the_loser() -> None:
    store = MemoryStore()
    found = rated(store, Ratings(store), msgspec.structs.replace(won("m"), reason="resigned", instant=True))
    assert list(found) == ["who-1"]
    assert points_of(found["who-1"]) < 1000


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_addresses_are_grouped_by_household(address: str, group: str) -> None:
    assert group_of(address) == group


async def test_two_cookies_that_resign_to_each_other_get_nowhere() -> None:
    """The attack: 2014 points in 4.7 seconds, by resigning again and again."""
    await resign_in_turn(24)
