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
        self._fresh: dict[tuple[str, str], RatingRow] = {}

    def warm(self) -> None:
        """The model is slow to import: better now than when the first match ends."""
        _model()

    def rated(self, result: ResultRow) -> Sequence[Write]:
        """The new ratings of everybody in a match that counts."""
        if not result.rated:
            return []
        model = _model()
        before = [self._row(seat) for seat in result.seats]
        teams = [[model.rating(mu=row.mu, sigma=row.sigma)] for row in before]
        after = model.rate(teams, ranks=place_groups(result.seats))
        rows = [_after(row, team[0]) for row, team in zip(before, after, strict=True)]
        self._fresh.update({(row.who, row.pool): row for row in rows})
        return [PutRating(row) for row in rows]

    def look_up_again(self) -> None:
        """Something could not be written: only what is in the store counts."""
        self._fresh = {}

    def forget(self, who: str) -> None:
        self._fresh = {key: row for key, row in self._fresh.items() if row.who != who}

    def _row(self, seat: SeatResult) -> RatingRow:
        who = seat.who or f"bot:{seat.bot}"
        found = self._fresh.get((who, seat.pool)) or self._store.rating(who, seat.pool)
        if found is not None:
            return found
        new = _model().rating()
        name = seat.name if seat.who else seat.bot or ""  # bots of a level are rated as one
        return RatingRow(who, seat.pool, name, seat.who is None, new.mu, new.sigma, 0)


def shown(row: RatingRow) -> int:
    """The cautious estimate as a number that people are used to."""
    return round(_BASE + _SCALE * (row.mu - 3 * row.sigma))


def _after(row: RatingRow, rating: Any) -> RatingRow:
    return RatingRow(row.who, row.pool, row.name, row.bot, rating.mu, rating.sigma, row.played + 1)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()
