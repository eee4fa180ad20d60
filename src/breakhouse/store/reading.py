"""What is read alike from every database that has these tables."""

from collections.abc import Iterator
from typing import Any

from breakhouse.store import lists, rows
from breakhouse.store.links import TAILS, read_entries
from breakhouse.store.writes import (
    EntryRow,
    MatchRow,
    PaceRow,
    RatingRow,
    ResultRow,
    TableRow,
    VisitorRow,
    Write,
    mark_of,
)


class Reading:
    """A database says how it is asked (`_all`, with `?` for values) and how it lists results."""

    _ends = TAILS

    def _all(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    def _latest(self, game: str | None, who: str | None) -> tuple[str, list[object]]:
        """The query for results, newest first, and its values; limit and offset are still to come."""
        raise NotImplementedError

    def everything(self) -> Iterator[Write]:
        return lists.everything(self._all, self._ends)

    def tables(self) -> list[TableRow]:
        return [rows.table(row) for row in self._all(f"SELECT {rows.TABLE} FROM tables")]

    def table(self, code: str) -> TableRow | None:
        found = self._all(f"SELECT {rows.TABLE} FROM tables WHERE code = ?", code)
        return rows.table(found[0]) if found else None

    def match(self, id: str) -> MatchRow | None:
        found = self._all(f"SELECT {rows.MATCH} FROM matches JOIN secrets ON match = id WHERE id = ?", id)
        return rows.match(found[0]) if found else None

    def entries(self, match: str) -> list[EntryRow]:
        return [rows.entry(row) for row in read_entries(self._all, match, self._ends)]

    def visitor(self, id: str) -> VisitorRow | None:
        found = self._all(f"SELECT {rows.VISITOR} FROM visitors WHERE id = ?", id)
        return rows.visitor(found[0]) if found else None

    def is_forgotten(self, id: str) -> bool:
        return bool(self._all("SELECT 1 FROM house WHERE name = ?", mark_of(id)))

    def result(self, match: str) -> ResultRow | None:
        found = self._all("SELECT result FROM results WHERE match = ?", match)
        return rows.result(found[0]) if found else None

    def results(
        self, game: str | None = None, who: str | None = None, limit: int = 50, first: int = 0
    ) -> list[ResultRow]:
        query, values = self._latest(game, who)
        return [rows.result(row) for row in self._all(query, *values, limit, first)]

    def pace(self, who: str, game: str) -> PaceRow | None:
        found = self._all(f"SELECT {rows.PACE} FROM paces WHERE who = ? AND game = ?", who, game)
        return rows.pace(found[0]) if found else None

    def paces(self) -> list[PaceRow]:
        return [rows.pace(row) for row in self._all(f"SELECT {rows.PACE} FROM paces")]

    def rating(self, who: str, pool: str) -> RatingRow | None:
        found = self._all(f"SELECT {rows.RATING} FROM ratings WHERE who = ? AND pool = ?", who, pool)
        return rows.rating(found[0]) if found else None

    def ratings(
        self, who: str | None = None, limit: int = 100, pool: str | None = None, first: int = 0
    ) -> list[RatingRow]:
        if who is not None:
            return [rows.rating(row) for row in self._all(lists.OWN, who)]
        pools = [row[0] for row in self._all(lists.POOLS)] if pool is None else [pool]
        return [rows.rating(row) for each in pools for row in self._all(lists.BEST, each, limit, first)]

    def visitors(self, text: str = "", limit: int = 100, first: int = 0) -> list[VisitorRow]:
        return [rows.visitor(row) for row in self._all(lists.VISITORS, text, f"%{text.lower()}%", limit, first)]

    def finished_before(self, before: int, limit: int) -> list[str]:
        return [match for (match,) in self._all(lists.FINISHED_BEFORE, before, limit)]

    def notes(self, start: str) -> list[tuple[str, bytes]]:
        return [(name, bytes(value)) for name, value in self._all(lists.KEPT, start, f"{start}\U0010ffff")]
