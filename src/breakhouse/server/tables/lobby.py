"""What lists show of all tables, at this house and at others: kept in order, so that a list costs what it shows.

A table says when something about it changed; its line is made again before the next list or the next news. Lines
of other houses come with their news (`cluster.listing`). Why: docs/decisions/0027-many-houses-one-world.md.
"""

import hashlib
from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

import msgspec

from breakhouse.server.cluster.messages import TableNews
from breakhouse.table import Table

HERE = ""
"""Instead of the id of another house."""
PAGE = 200
"""Lines in one list."""
_LONGEST = 200
"""Bytes of an option in a list."""

_Place = tuple[int, str]
"""When a table was made, the latest first, and its code."""


class Lobby:
    """`find` gives a table of this house by its code."""

    def __init__(self, find: Callable[[str], Table | None]) -> None:
        self._find = find
        self._lines: dict[str, tuple[str, TableNews]] = {}
        """By code: the house, and what it said."""
        self._at: dict[str, set[str]] = {}
        """By house: codes."""
        self._open: dict[str | None, list[_Place]] = {}
        """By game, and under None of all games: tables that anybody may find."""
        self._of: dict[str, dict[str, None]] = {}
        """By visitor: codes of tables with a seat of theirs."""
        self._marked: set[str] = set()
        self._unsent: dict[str, TableNews | None] = {}
        """By code: what the other houses don't know yet; None where the table is gone."""

    # -------------------------------------------------------------- lists

    def open_tables(self, game: str | None = None, first: int = 0) -> list[TableNews]:
        """A page of those that anybody may find, the latest first."""
        self.refresh()
        places = self._open.get(game, [])
        return [self._lines[code][1] for _, code in islice(places, first, first + PAGE)]

    def of(self, visitor: str) -> list[tuple[str, TableNews]]:
        """Those at which this visitor has a seat, each with its house."""
        self.refresh()
        return [self._lines[code] for code in self._of.get(visitor, ())]

    def __len__(self) -> int:
        return len(self._lines)

    # -------------------------------------------------------------- this house

    def mark(self, code: str) -> None:
        """Something about this table changed, or it came or went."""
        self._marked.add(code)

    def refresh(self) -> None:
        marked, self._marked = self._marked, set()
        for code in marked:
            table = self._find(code)
            house, line = self._lines.get(code, (None, None))
            fresh = None if table is None else describe_line(table)
            if table is None and house == HERE:
                self._drop(code)
                self._unsent[code] = None
            elif fresh is not None and (house != HERE or fresh != line):
                self._put(HERE, fresh)
                self._unsent[code] = fresh

    def take_unsent(self) -> dict[str, TableNews | None]:
        """What changed here since the last time."""
        self.refresh()
        unsent, self._unsent = self._unsent, {}
        return unsent

    def own(self, after: str, limit: int) -> list[TableNews]:
        """Some of this house's tables, in the order of their codes: for a house that missed some news."""
        self.refresh()
        codes = sorted(code for code in self._at.get(HERE, ()) if code > after)[:limit]
        return [self._lines[code][1] for code in codes]

    # -------------------------------------------------------------- other houses

    def note(self, house: str, lines: Iterable[TableNews], gone: Iterable[str] = ()) -> None:
        for line in lines:
            if self._find(line.code) is None:  # else it has moved here meanwhile
                self._put(house, line)
        for code in gone:
            if self._lines.get(code, (None,))[0] == house:
                self._drop(code)

    def codes_at(self, house: str) -> set[str]:
        return set(self._at.get(house, ()))

    def forget(self, house: str) -> None:
        for code in self.codes_at(house):
            self._drop(code)

    # -------------------------------------------------------------- in order

    def _put(self, house: str, line: TableNews) -> None:
        if line.code in self._lines:
            self._drop(line.code)
        self._lines[line.code] = house, line
        self._at.setdefault(house, set()).add(line.code)
        for key in _lists(line):
            insort(self._open.setdefault(key, []), _place(line))
        for visitor in _seated(line):
            self._of.setdefault(visitor, {})[line.code] = None

    def _drop(self, code: str) -> None:
        house, line = self._lines.pop(code)
        self._at[house].discard(code)
        for key in _lists(line):
            places = self._open[key]
            del places[bisect_left(places, _place(line))]
        for visitor in _seated(line):
            codes = self._of[visitor]
            codes.pop(code, None)
            if not codes:
                del self._of[visitor]


def _lists(line: TableNews) -> tuple[str | None, ...]:
    """The lists of open tables on which it stands."""
    return (None, line.game) if line.access == "open" and line.here and line.phase != "over" else ()


def _place(line: TableNews) -> _Place:
    return -line.made, line.code


def _seated(line: TableNews) -> Iterator[str]:
    return (visitor for visitor in {owner for owner, _, _ in line.chairs} if visitor is not None)


def describe_line(table: Table) -> TableNews:
    sheet = table.sheet
    chairs = [
        (
            chair.visitor if chair.visitor and seat in sheet.seats_of(chair.visitor) else None,
            chair.name,
            chair.free,
        )
        for seat, chair in enumerate(sheet.chairs)
    ]
    return TableNews(
        code=sheet.code,
        game=sheet.game,
        options=shorten(sheet.options),
        phase=table.phase,
        access=sheet.access,
        here=bool(table.devices),
        chairs=chairs,
        watchers=len(table.describe().watchers),
        made=sheet.made,
    )


def shorten(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as lists show them: whatever is long, such as a deck of one's own, by an id."""
    return {name: _by_id(value) for name, value in options.items()}


def _by_id(value: Any) -> Any:
    if isinstance(value, (int, float, bool, type(None))) or (
        isinstance(value, str) and len(value) <= _LONGEST // 4
    ):
        return value
    written = msgspec.json.encode(value)
    return value if len(written) <= _LONGEST else f"id:{hashlib.sha256(written).hexdigest()[:16]}"
