"""Ratings count what is in the store."""

from breakhouse.server.ratings import Ratings
from breakhouse.store import MemoryStore, PutRating, ResultRow, SeatResult, Write


def won(match: str) -> ResultRow:
    seats = tuple(SeatResult(n, f"who-{n}", f"P{n}", None, n + 1, "mini") for n in range(2))
    return ResultRow(match, "mini", 0, True, None, (3, 1), (0,), "points", seats)


def played(writes: list[Write]) -> list[int]:
    return [write.row.played for write in writes if isinstance(write, PutRating)]


def test_two_matches_that_end_together_both_count() -> None:
    ratings = Ratings(MemoryStore())
    first = list(ratings.rate(won("a")))
    assert played(list(ratings.rate(won("b")))) == [2, 2]
    assert played(first) == [1, 1]


def test_what_could_not_be_written_does_not_count_when_it_comes_again() -> None:
    ratings = Ratings(MemoryStore())
    lost = list(ratings.rate(won("a")))
    ratings.look_up_again()
    assert list(ratings.rate(won("a"))) == lost
