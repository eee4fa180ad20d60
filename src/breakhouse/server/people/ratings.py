"""Ratings, one for each player and pool: what is stored, and what is on its way to the store.

What a match changes is worked out by `rating_model`; `table.fairness` says what a pool is. The changes stay with
the result, so a match can be taken back, and counted again, to the last digit
(docs/decisions/0041-fair-play.md). Where a program plays over the network, only programs are
rated.
"""

import threading
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from breakhouse.server.people import rating_model
from breakhouse.server.people.rating_model import Change, Entrant, Meeting, Rating, newcomer_rating, worth_of
from breakhouse.store import PutRating, RatingRow, Reader, ResultRow, SeatResult, Write

_SCALE = 40
_BASE = 1000
_DAY = 24 * 3600
_NEW_AGAIN = 30 * _DAY
"""People who have not met for so long are new to each other."""
_MATCHES_KEPT = 100
"""Of one person and day; by then everything that is limited counts nothing."""
_PEOPLE_KEPT = 10_000


class _Met(NamedTuple):
    """An opponent in a match of the last day."""

    finished: int
    pool: str
    meeting: Meeting
    gained: float


class Ratings:
    """Remembers recent ratings, so two matches of one player that end together both count."""

    def __init__(self, store: Reader) -> None:
        self._store = store
        self._fresh: dict[tuple[str, str], RatingRow] = {}
        self._recent: dict[str, list[_Met]] = {}
        """By person, also what is still on its way to the store."""
        self._alone = threading.RLock()
        """Matches end, and are taken back, wherever the store is asked."""

    def warm(self) -> None:
        rating_model.warm()

    def rate(self, result: ResultRow) -> tuple[ResultRow, Sequence[Write]]:
        """The result with each seat's rating before and after, and the new ratings, of a match that counts."""
        if not result.rated:
            return result, []
        with self._alone:
            return self._rate(result)

    def _rate(self, result: ResultRow) -> tuple[ResultRow, Sequence[Write]]:
        rows = [self._before(seat) for seat in result.seats]
        entrants = [self._entrant(seat, row, result) for seat, row in zip(result.seats, rows, strict=True)]
        changes = rating_model.rate_match(entrants, self._acquainted(entrants, result))
        seats = [
            _with_change(seat, entrant, row, change)
            for seat, entrant, row, change in zip(result.seats, entrants, rows, changes, strict=True)
        ]
        result = msgspec.structs.replace(result, seats=tuple(seats))
        self._note(result)
        return result, self.count(result)

    def count(self, result: ResultRow, times: int = 1) -> list[Write]:
        """Applies the changes that are stored with a result; with -1, takes them back."""
        with self._alone:
            return list(self._apply(result, times))

    def _apply(self, result: ResultRow, times: int) -> Iterator[Write]:
        for seat in result.seats:
            if seat.change is not None and (seat.who or seat.bot) is not None:
                was = self._before(seat)
                mu, sigma, played, standing = (times * part for part in seat.change)
                row = msgspec.structs.replace(
                    was,
                    mu=was.mu + mu,
                    sigma=was.sigma + sigma,
                    played=was.played + int(played),
                    standing=was.standing + standing,
                )
                self._fresh[row.who, row.pool] = row
                yield PutRating(row, was)

    def _entrant(self, seat: SeatResult, row: RatingRow, result: ResultRow) -> Entrant:
        """Nobody gains anything by an immediate resignation."""
        among_programs = any(one.program for one in result.seats) and not seat.program
        recent = self._find_recent(seat.who, result.finished) if seat.who is not None else []
        stand_in = None if seat.stand_in is None else self._row(f"bot:{seat.stand_in}", seat.pool, seat.stand_in)
        return Entrant(
            row.who,
            seat.place,
            _rating(row),
            worth_of(row.standing) if seat.who is not None else 1.0,
            person=seat.who is not None,
            home=seat.home,
            meetings=[met.meeting for met in recent],
            gained=sum(met.gained for met in recent if met.pool == seat.pool),
            stand_in=None if stand_in is None else _rating(stand_in),
            frozen=among_programs or (result.instant and seat.place == 1),
        )

    def _acquainted(self, entrants: Sequence[Entrant], result: ResultRow) -> set[frozenset[str]]:
        """The pairs who have played this game together before."""
        people, since = [one.who for one in entrants if one.person], result.finished - _NEW_AGAIN
        known: set[frozenset[str]] = set()
        for one, other in combinations(people, 2):
            met = any(met.meeting.other == other for met in self._recent.get(one, ()))
            if met or self._store.meetings(one, other, since, result.game):
                known.add(frozenset((one, other)))
        return known

    def _find_recent(self, who: str, now: int) -> list[_Met]:
        found = self._recent.get(who)
        if found is None:
            if len(self._recent) >= _PEOPLE_KEPT:
                self._recent.clear()
            rows = self._store.results(who=who, limit=_MATCHES_KEPT)
            found = [met for row in reversed(rows) for met in _meetings_of(row, who)]
        self._recent[who] = found = [met for met in found if met.finished > now - _DAY]
        return found

    def _note(self, result: ResultRow) -> None:
        for seat in result.seats:
            if seat.who is not None:
                self._recent.setdefault(seat.who, []).extend(_meetings_of(result, seat.who))

    def look_up_again(self) -> None:
        """A write failed: only what is in the store counts."""
        self._fresh = {}
        self._recent = {}

    def forget(self, who: str) -> None:
        self._fresh = {key: known for key, known in self._fresh.items() if key[0] != who}
        self._recent.pop(who, None)

    def _before(self, seat: SeatResult) -> RatingRow:
        name = seat.name if seat.who else seat.bot or ""  # bots of a level are rated as one
        return self._row(seat.who or f"bot:{seat.bot}", seat.pool, name, seat.program)

    def _row(self, who: str, pool: str, name: str, program: bool = False) -> RatingRow:
        found = self._fresh.get((who, pool)) or self._store.rating(who, pool)
        if found is not None:
            return found
        new = newcomer_rating()
        return RatingRow(who, pool, name, program or who.startswith("bot:"), new.mu, new.sigma, 0)


def _meetings_of(result: ResultRow, who: str) -> Iterator[_Met]:
    """Whom this person met in a match that was rated; what it gave is counted once."""
    own = next(seat for seat in result.seats if seat.who == who)
    gained = 0.0 if own.change is None else own.change[3]
    for other in result.seats if result.rated else ():
        if other.seat != own.seat:
            home = own.home is not None and own.home == other.home
            newcomer = other.who is not None and other.worth < 1
            yield _Met(result.finished, own.pool, Meeting(other.who or f"bot:{other.bot}", home, newcomer), gained)
            gained = 0.0


def _with_change(seat: SeatResult, entrant: Entrant, row: RatingRow, change: Change | None) -> SeatResult:
    seat = msgspec.structs.replace(seat, worth=entrant.worth)
    if change is None:
        return seat
    was = entrant.rating
    after = Rating(*(a + b for a, b in zip(was, change, strict=True)))  # type: ignore[arg-type]
    return msgspec.structs.replace(
        seat,
        rating=(points_of(row), _points(after)),
        provisional=rating_model.is_provisional(after, person=entrant.person),
        change=tuple(change),
    )


def _rating(row: RatingRow) -> Rating:
    return Rating(row.mu, row.sigma, row.played, row.standing)


def _points(rating: Rating) -> int:
    return round(_BASE + _SCALE * (rating.mu - 3 * rating.sigma))


def points_of(row: RatingRow) -> int:
    """The cautious estimate as a number that people are used to."""
    return _points(_rating(row))


def is_provisional(row: RatingRow) -> bool:
    """Whether there is too little to go by yet: few matches, or few different people."""
    return rating_model.is_provisional(_rating(row), person=not row.who.startswith("bot:"))
