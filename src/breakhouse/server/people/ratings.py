"""Ratings by openskill, one for each player and pool; `table.fairness` says what a pool is.

A match may count only in part. Nobody gains anything by an immediate resignation. The same two people count fully
a few times a day, then half, a quarter and so on; sooner from one address. An address alone changes nothing, so a
family or a class that plays among itself is rated like everybody. Where a program plays over the network, only
programs are rated.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

import msgspec

from breakhouse.store import PutRating, RatingRow, ResultRow, SeatResult, Store, Write
from breakhouse.table.fairness import place_groups

_SCALE = 40
_BASE = 1000
_DAY = 24 * 3600
_WHOLE = 5
_WHOLE_FROM_ONE_ADDRESS = 2
"""How many matches a day of the same two people count fully."""
_HALVED = 10
"""What has been halved more often counts nothing: it would be less than a point."""
_MEETINGS_KEPT = _WHOLE + _HALVED
_PAIRS_KEPT = 10_000
_SETTLED_AFTER = 10
_SETTLED_BELOW = 6.0
"""A rating is provisional before this many matches, and while its deviation is larger than this."""


class Ratings:
    """Remembers recent ratings, so two matches of one player that end together both count."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._fresh: dict[tuple[str, str], tuple[RatingRow, Any]] = {}
        self._met: dict[tuple[str, str], list[int]] = {}
        """When two people met in matches that counted, also those that are still on their way to the store."""

    def warm(self) -> None:
        """The model is slow to import: better now than at the end of the first match."""
        _model()

    def rate(self, result: ResultRow) -> tuple[ResultRow, Sequence[Write]]:
        """The result with each seat's rating before and after, and the new ratings, of a match that counts."""
        if not result.rated:
            return result, []
        weights = self._weigh(result)
        if not any(weights):
            return result, []
        model = _model()
        before = [self._before(seat) for seat in result.seats]
        after = model.rate([[rating] for _, rating in before], ranks=place_groups(result.seats))
        writes: list[Write] = []
        seats = list(result.seats)
        for seat, ((was, _), (rating,), weight) in enumerate(zip(before, after, weights, strict=True)):
            if weight == 0:
                continue
            mu = was.mu + weight * (rating.mu - was.mu)
            sigma = was.sigma + weight * (rating.sigma - was.sigma)
            row = RatingRow(was.who, was.pool, was.name, was.bot, mu, sigma, was.played + (weight >= 0.5))
            self._fresh[row.who, row.pool] = (row, model.rating(mu=mu, sigma=sigma))
            writes.append(PutRating(row, was))
            seats[seat] = msgspec.structs.replace(
                seats[seat], rating=(points_of(was), points_of(row)), provisional=is_provisional(row)
            )
        return msgspec.structs.replace(result, seats=tuple(seats)), writes

    def _weigh(self, result: ResultRow) -> list[float]:
        """How much the match counts for each seat."""
        people = sorted({seat.who for seat in result.seats if seat.who is not None})
        pairs: dict[frozenset[str | None], float] = {
            frozenset(pair): self._weigh_pair(*pair, result) for pair in combinations(people, 2)
        }
        among_programs = any(seat.program for seat in result.seats)
        weights: list[float] = []
        for seat in result.seats:
            others = [
                pairs.get(frozenset((seat.who, other.who)), 1.0) for other in result.seats if other is not seat
            ]
            unchanged = (result.instant and seat.place == 1) or (among_programs and not seat.program)
            weights.append(0.0 if unchanged or not others else sum(others) / len(others))
        return weights

    def _weigh_pair(self, one: str, other: str, result: ResultRow) -> float:
        met = self._met.get((one, other))
        if met is None:
            if len(self._met) >= _PAIRS_KEPT:
                self._met.clear()
            met = sorted(self._store.meetings(one, other, result.finished - _DAY))
        before = [finished for finished in met[-_MEETINGS_KEPT:] if finished > result.finished - _DAY]
        self._met[one, other] = [*before, result.finished]
        whole = _WHOLE_FROM_ONE_ADDRESS if result.shared else _WHOLE
        halved = max(0, len(before) - whole + 1)
        return 0.5**halved if halved <= _HALVED else 0.0

    def look_up_again(self) -> None:
        """A write failed: only what is in the store counts."""
        self._fresh = {}
        self._met = {}

    def forget(self, who: str) -> None:
        self._fresh = {key: known for key, known in self._fresh.items() if key[0] != who}
        self._met = {pair: met for pair, met in self._met.items() if who not in pair}

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
        return RatingRow(who, seat.pool, name, seat.who is None or seat.program, new.mu, new.sigma, 0), new


def points_of(row: RatingRow) -> int:
    """The cautious estimate as a number that people are used to."""
    return round(_BASE + _SCALE * (row.mu - 3 * row.sigma))


def is_provisional(row: RatingRow) -> bool:
    """Whether there are too few matches to go by yet."""
    return row.played < _SETTLED_AFTER or row.sigma > _SETTLED_BELOW


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()
