"""Ratings by openskill, one for each player and pool; what a pool is stands in `table.fairness`."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from breakhouse.store import PutRating, RatingRow, ResultRow, SeatResult, Store, Write
from breakhouse.table.fairness import place_groups

_SCALE = 40
_BASE = 1000


class Ratings:
    """Keeps what was rated lately, so that two matches of one player that end together both count."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._fresh: dict[tuple[str, str], tuple[RatingRow, Any]] = {}

    def warm(self) -> None:
        """The model is slow to import: better now than when the first match ends."""
        _model()

    def rate(self, result: ResultRow) -> Sequence[Write]:
        """The new ratings of everybody in a match that counts."""
        if not result.rated:
            return []
        model = _model()
        before = [self._before(seat) for seat in result.seats]
        after = model.rate([[rating] for _, rating in before], ranks=place_groups(result.seats))
        writes: list[Write] = []
        for (was, _), (rating,) in zip(before, after, strict=True):
            row = RatingRow(was.who, was.pool, was.name, was.bot, rating.mu, rating.sigma, was.played + 1)
            self._fresh[row.who, row.pool] = (row, rating)
            writes.append(PutRating(row))
        return writes

    def look_up_again(self) -> None:
        """Something could not be written: only what is in the store counts."""
        self._fresh = {}

    def forget(self, who: str) -> None:
        self._fresh = {key: known for key, known in self._fresh.items() if key[0] != who}

    def _before(self, seat: SeatResult) -> tuple[RatingRow, Any]:
        """The row as it is, and what the model makes of it."""
        who = seat.who or f"bot:{seat.bot}"
        fresh = self._fresh.get((who, seat.pool))
        if fresh is not None:
            return fresh
        found = self._store.rating(who, seat.pool)
        if found is not None:
            return found, _model().rating(mu=found.mu, sigma=found.sigma)
        new = _model().rating()
        name = seat.name if seat.who else seat.bot or ""  # bots of a level are rated as one
        return RatingRow(who, seat.pool, name, seat.who is None, new.mu, new.sigma, 0), new


def points_of(row: RatingRow) -> int:
    """The cautious estimate as a number that people are used to."""
    return round(_BASE + _SCALE * (row.mu - 3 * row.sigma))


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()
