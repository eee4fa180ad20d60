"""Ratings count what is in the store."""

from statistics import median

import msgspec
import pytest

from bench.ratings import BOT_FARMS, FARMS, study
from breakhouse.server.limits.token_buckets import group_of
from breakhouse.server.people.rating_model import POLICY
from breakhouse.server.people.ratings import Ratings, is_provisional, points_of
from breakhouse.store import MemoryStore, PutRating, PutResult, RatingRow, ResultRow, SeatResult, Write
from tests.support.server.client import Person, seated, served
from tests.support.server.matches import finished, resign_in_turn


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
    row = won("a")
    assert [seat.provisional for seat in row.seats] == [False, False], "nothing was rated yet"
    assert [seat.provisional for seat in Ratings(store).rate(row)[0].seats] == [True, True]
    known = [RatingRow(f"who-{n}", "mini", f"P{n}", False, 25.0, 2.0, 40, 5.0 * n) for n in range(2)]
    store.submit([PutRating(one) for one in known], lambda trouble: None)
    shown = [seat.provisional for seat in Ratings(store).rate(won("b"))[0].seats]
    assert shown == [True, False], "forty matches, but never with anybody else"


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


def know(store: MemoryStore, *people: str) -> None:
    """Gives these a full standing."""
    rows = [RatingRow(who, "mini", who, False, 25.0, 25 / 3, 0, 5.0) for who in people]
    store.submit([PutRating(row) for row in rows], lambda trouble: None)


def test_the_same_two_people_again_and_again_count_less_and_less() -> None:
    store = MemoryStore()
    know(store, "who-0", "who-1")
    ratings = Ratings(store)
    points = [points_of(rated(store, ratings, won(f"m{n}"))["who-0"]) for n in range(200)]
    assert points[4] > points[3] > points[0] > 1000, "a few times a day it counts whole"
    assert points[-1] - points[9] < 10
    assert points[-1] < 1600, "without this it would be above 2,000"
    row, writes = ratings.rate(won("once more"))
    assert not writes, "what would change nothing is not worked out"
    assert [seat.rating for seat in row.seats] == [None, None]


def test_each_day_counts_afresh_even_after_a_restart() -> None:
    store = MemoryStore()
    know(store, "who-0", "who-1")
    for n in range(20):
        before = points_of(rated(store, Ratings(store), won(f"m{n}"))["who-0"])
    again = points_of(rated(store, Ratings(store), won("today"))["who-0"])
    assert again - before <= 1
    tomorrow = msgspec.structs.replace(won("tomorrow"), finished=DAY + 1)
    assert points_of(rated(store, Ratings(store), tomorrow)["who-0"]) - again > 20


def test_a_seat_handed_to_a_bot_that_wins_costs_nobody_and_gives_nobody_anything() -> None:
    """The attack: whoever handed over a winning seat lost, so the other side gained 138."""
    store = MemoryStore()
    know(store, "who-0", "who-1")
    row = won("m")
    seats = (msgspec.structs.replace(row.seats[0], stand_in="expert"), row.seats[1])
    after, _ = Ratings(store).rate(msgspec.structs.replace(row, seats=seats))
    assert after.seats[0].rating is None, "what a bot won isn't the owner's, and they aren't punished"
    assert after.seats[1].rating is not None
    assert after.seats[1].rating[1] < after.seats[1].rating[0], "the other side lost to a bot"


def test_handing_over_a_losing_seat_is_no_way_to_escape_nor_a_gift() -> None:
    store = MemoryStore()
    know(store, "who-0", "who-1")
    weak = RatingRow("bot:beginner", "mini", "beginner", True, 10.0, 1.0, 500)
    strong = RatingRow("who-1", "mini", "P1", False, 40.0, 2.0, 500, 5.0)
    store.submit([PutRating(weak), PutRating(strong)], lambda trouble: None)
    row = won("m")
    seats = (row.seats[0], msgspec.structs.replace(row.seats[1], stand_in="beginner"))
    handed = Ratings(store).rate(msgspec.structs.replace(row, seats=seats))[0]
    played_out = Ratings(store).rate(row)[0]
    assert handed.seats[1].rating is not None
    assert handed.seats[1].rating[1] < handed.seats[1].rating[0], "it's lost as if it had been played"
    assert handed.seats[0].change is not None
    assert played_out.seats[0].change is not None
    assert handed.seats[0].change[0] < played_out.seats[0].change[0] / 2, "only the weak bot was beaten"


def meet(store: MemoryStore, ratings: Ratings, winner: str, loser: str, day: int = 0, home: bool = False) -> None:
    number = len(store.results(limit=10**6))
    seats = tuple(
        SeatResult(n, who, who, None, n + 1, "mini", home=0 if home else n)
        for n, who in enumerate((winner, loser))
    )
    row = ResultRow(f"m{number}", "mini", DAY * day + number % 100, True, None, (3, 1), (0,), "points", seats)
    rated(store, ratings, row)


def test_a_rating_settles_with_different_people_over_time() -> None:
    store = MemoryStore()
    know(store, *(f"known-{n}" for n in range(30)))
    ratings = Ratings(store)
    for n in range(30):
        meet(store, ratings, "ann", f"known-{n}") if n % 2 else meet(store, ratings, f"known-{n}", "ann")
    hasty = store.rating("ann", "mini")
    assert hasty is not None
    assert hasty.played == 30
    assert is_provisional(hasty), "thirty people in one day"
    for day in range(1, 6):
        for n in range(5):
            meet(store, ratings, "bo", f"known-{5 * day + n - 5}", day)
    patient = store.rating("bo", "mini")
    assert patient is not None
    assert not is_provisional(patient), patient


def test_a_match_with_a_newcomer_says_little_about_others_and_much_about_the_newcomer() -> None:
    store = MemoryStore()
    know(store, "known")
    meet(store, Ratings(store), "known", "new")
    (row,) = store.results()
    assert row.seats[0].change is not None
    assert row.seats[1].change is not None
    assert abs(row.seats[1].change[0]) > 10 * abs(row.seats[0].change[0])


def test_a_class_behind_one_address_is_rated_slowly_and_in_the_right_order() -> None:
    """Thirty people, each against each once; the first is the strongest."""
    store = MemoryStore()
    ratings = Ratings(store)
    for a in range(30):
        for b in range(a):
            meet(store, ratings, f"{b:02}", f"{a:02}", home=True)
    found = store.ratings()
    assert all(is_provisional(row) for row in found)
    best, worst = (points_of(store.rating(who, "mini") or found[0]) for who in ("00", "29"))
    assert best > 1000 > worst


def test_a_match_that_is_taken_back_and_counted_again_changes_nothing_else() -> None:
    store = MemoryStore()
    ratings = Ratings(store)
    meet(store, ratings, "ann", "bo")
    counted, (row,) = store.ratings(), store.results()
    store.submit(ratings.count(row, -1), lambda trouble: None)
    assert {(one.played, round(one.mu, 9), one.standing) for one in store.ratings()} == {(0, 25.0, 0.0)}
    store.submit(Ratings(store).count(row), lambda trouble: None)
    again = store.ratings()
    assert [one.mu for one in again] == pytest.approx([one.mu for one in counted])
    assert [one.played for one in again] == [1, 1]


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


async def test_twenty_two_cookies_of_one_address_make_no_rating() -> None:
    """The attack: 22 throw-away cookies lost to one, which had 2180 points, not provisional, after 69 seconds."""
    async with served() as house, Person(house.base, "Main") as main:
        for n in range(22):
            async with Person(house.base, f"Cookie {n}") as cookie:
                _, first, second = await seated(main, cookie)
                await finished(first, second)
                await first.close()
                await second.close()
        (pool,) = (await main.get("/api/ratings"))["pools"]
        (line,) = [line for line in pool["lines"] if line["name"] == "Main"]
        assert line["provisional"]
        assert line["rating"] < 1050, line


def test_farms_gain_less_than_an_honest_beginner_and_honest_ratings_still_find_their_order() -> None:
    """A short version of `python -m bench.ratings`."""
    found = study(POLICY, many=30, days=28, beginners=10)
    _, rank, _ = found.fresh[-1]
    assert rank > 0.93
    honest = median(found.beginners)
    for name in FARMS:
        gain, provisional = found.farms[name]
        assert gain < honest, name
        assert provisional, name
    fair, pumped = (found.farms[name][0] for name in BOT_FARMS)
    assert pumped - fair < 10, "nobody makes a bot strong by losing to it"
