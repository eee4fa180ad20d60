"""How many played what, today and this week, and what was slow: for the operator."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from breakhouse.locales import say
from breakhouse.server.admin.slowness import SlowMoment
from breakhouse.store import Reader, ResultRow

_DAY = 86_400
_PAGE = 1_000
"""Results read at once: whoever else reads waits for no more than that."""


class GamePlays(msgspec.Struct, frozen=True):
    game: str
    matches: int
    people: int
    """Different ones, without bots; somebody who played two games counts in both."""


class Period(msgspec.Struct, frozen=True):
    since: int
    matches: int
    people: int
    games: list[GamePlays]
    """Those that were played, the most played first."""


class Stats(msgspec.Struct, frozen=True):
    today: Period
    """Since midnight, UTC."""
    week: Period
    """The last seven days, today included."""
    running: int
    pages: int
    slow: list[SlowMoment]
    """The latest at each house since it started."""


def periods(store: Reader, now: int) -> tuple[Period, Period]:
    """Today and this week, from the finished matches."""
    midnight = now - now % _DAY
    week = midnight - 6 * _DAY
    rows = list(_results(store, week))
    return count_plays(midnight, (row for row in rows if row.finished >= midnight)), count_plays(week, rows)


def _results(store: Reader, since: int) -> Iterator[ResultRow]:
    """In pages from the newest to the oldest; what ends meanwhile may move a row to the next page, so each counts
    once."""
    seen: set[str] = set()
    first = 0
    while page := store.finished_since(since, _PAGE, first):
        yield from (row for row in page if row.match not in seen)
        seen.update(row.match for row in page)
        first += _PAGE


def count_plays(since: int, rows: Iterable[ResultRow]) -> Period:
    matches: Counter[str] = Counter()
    people: defaultdict[str, set[str]] = defaultdict(set)
    for row in rows:
        matches[row.game] += 1
        people[row.game].update(seat.who for seat in row.seats if seat.who is not None and not seat.program)
    games = [GamePlays(game, count, len(people[game])) for game, count in matches.most_common()]
    return Period(since, matches.total(), len(set[str]().union(*people.values())), games)


class Line(NamedTuple):
    text: str
    head: bool = False
    """Those after it belong to it."""


def describe(stats: Stats, language: str) -> Iterator[Line]:
    for name, period in (("today", stats.today), ("week", stats.week)):
        yield Line(say(language, f"admin-stats-{name}", matches=period.matches, people=period.people), head=True)
        for plays in period.games:
            said = say(language, "admin-stats-game", game=plays.game, matches=plays.matches, people=plays.people)
            yield Line(said)
    yield Line(say(language, "admin-stats-now", matches=stats.running, pages=stats.pages), head=True)
    yield Line(say(language, "admin-stats-slow" if stats.slow else "admin-stats-not-slow"), head=True)
    yield from (Line(_describe(moment, language)) for moment in stats.slow)


def _describe(moment: SlowMoment, language: str) -> str:
    when = datetime.fromtimestamp(moment.at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    what = say(language, f"admin-slow-{moment.kind}", seconds=f"{moment.ms / 1000:.1f}")
    details = ", ".join(filter(None, (moment.where, *(f"{name} {id}" for name, id in moment.ids.items()))))
    return f"{when} {what} ({details})" if details else f"{when} {what}"
