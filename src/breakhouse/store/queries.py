"""What is read alike from SQLite and PostgreSQL: lists come a page at a time, and each through an index."""

from collections.abc import Callable, Iterator
from typing import Any

from breakhouse.store import sql
from breakhouse.store.hash_chain import TAILS, read_entries
from breakhouse.store.rows import (
    Append,
    CaseRow,
    EntryRow,
    MatchRow,
    PutCase,
    PutMatch,
    PutNote,
    PutRating,
    PutResult,
    PutTable,
    PutTally,
    PutVisitor,
    RatingRow,
    ResultRow,
    TableRow,
    TallyRow,
    VisitorRow,
    Write,
    mark_of,
)

POOLS = """
WITH RECURSIVE p(pool) AS (
    SELECT min(pool) FROM ratings
    UNION ALL SELECT (SELECT min(pool) FROM ratings WHERE pool > p.pool) FROM p WHERE p.pool IS NOT NULL
) SELECT pool FROM p WHERE pool IS NOT NULL
"""
"""From pool to pool, whatever the number of ratings."""
BEST = f"SELECT {sql.RATING} FROM ratings WHERE pool = ? ORDER BY mu - 3 * sigma DESC LIMIT ? OFFSET ?"
OWN = f"SELECT {sql.RATING} FROM ratings WHERE who = ? ORDER BY pool"

VISITORS = f"""
SELECT {sql.VISITOR} FROM visitors WHERE who = ? OR lower(name) LIKE ?
ORDER BY since DESC, id LIMIT ? OFFSET ?
"""
FINISHED_SINCE = "SELECT result FROM results WHERE finished >= ? ORDER BY finished DESC, match LIMIT ? OFFSET ?"
FINISHED_BEFORE = """
SELECT match FROM results WHERE finished < ? AND NOT EXISTS
    (SELECT 1 FROM matches JOIN tables ON tables.id = matches."table" WHERE matches.id = results.match)
ORDER BY finished LIMIT ?
"""
KEPT = "SELECT name, value FROM house WHERE name >= ? AND name < ? ORDER BY name"
_NOTES = "SELECT name, value FROM house WHERE name NOT IN ('commits', 'proved', 'version')"


def latest(listed: str, game: str | None, who: str | None) -> tuple[str, list[object]]:
    """The query for results, newest first, and its values; limit and offset are still to come. `listed`: the
    condition for those that everybody may find."""
    which = [listed if who is None else "match IN (SELECT match FROM played WHERE who = ?)"]
    if game is not None:
        which.append("game = ?")
    found = f"SELECT result FROM results WHERE {' AND '.join(which)} ORDER BY finished DESC LIMIT ? OFFSET ?"
    return found, [value for value in (who, game) if value is not None]


def everything(find: Callable[..., list[Any]], ends: str = TAILS) -> Iterator[Write]:
    """The contents of any database with these tables; `find` queries it, with `?` for values."""
    yield from (PutNote(name, bytes(value)) for name, value in find(_NOTES))
    yield from (PutVisitor(sql.visitor(row)) for row in find(f"SELECT {sql.VISITOR} FROM visitors"))
    yield from (PutRating(sql.rating(row)) for row in find(f"SELECT {sql.RATING} FROM ratings"))
    yield from (PutTally(sql.tally(row)) for row in find(f"SELECT {sql.TALLY} FROM tallies"))
    yield from (PutCase(sql.case(row)) for row in find('SELECT "case" FROM cases'))
    for row in find(f"SELECT {sql.MATCH} FROM matches JOIN secrets ON match = id"):
        yield PutMatch(sql.match(row))
    for (match,) in find(f"SELECT match FROM entries UNION SELECT match FROM {ends}"):
        found = map(sql.entry, read_entries(find, match, ends))
        yield from (Append(match, one.entry, one.command_id) for one in found)
    yield from (PutResult(sql.result(row)) for row in find("SELECT result FROM results"))
    yield from (PutTable(sql.table(row)) for row in find(f"SELECT {sql.TABLE} FROM tables"))


class SqlReader:
    """All that a store is asked. A database says how to query it (`_all`, with `?` for values) and how it finds
    results."""

    _ends = TAILS

    def _all(self, query: str, *values: object) -> list[Any]:
        raise NotImplementedError

    def _latest(self, game: str | None, who: str | None) -> tuple[str, list[object]]:
        """The query for results, newest first, and its values; limit and offset are still to come."""
        raise NotImplementedError

    def everything(self) -> Iterator[Write]:
        return everything(self._all, self._ends)

    def tables(self) -> list[TableRow]:
        return [sql.table(row) for row in self._all(f"SELECT {sql.TABLE} FROM tables")]

    def table(self, code: str) -> TableRow | None:
        found = self._all(f"SELECT {sql.TABLE} FROM tables WHERE code = ?", code)
        return sql.table(found[0]) if found else None

    def match(self, id: str) -> MatchRow | None:
        found = self._all(f"SELECT {sql.MATCH} FROM matches JOIN secrets ON match = id WHERE id = ?", id)
        return sql.match(found[0]) if found else None

    def entries(self, match: str) -> list[EntryRow]:
        return [sql.entry(row) for row in read_entries(self._all, match, self._ends)]

    def visitor(self, id: str) -> VisitorRow | None:
        found = self._all(f"SELECT {sql.VISITOR} FROM visitors WHERE id = ?", id)
        return sql.visitor(found[0]) if found else None

    def is_forgotten(self, id: str) -> bool:
        return bool(self._all("SELECT 1 FROM house WHERE name = ?", mark_of(id)))

    def result(self, match: str) -> ResultRow | None:
        found = self._all("SELECT result FROM results WHERE match = ?", match)
        return sql.result(found[0]) if found else None

    def results(
        self, game: str | None = None, who: str | None = None, limit: int = 50, first: int = 0
    ) -> list[ResultRow]:
        query, values = self._latest(game, who)
        return [sql.result(row) for row in self._all(query, *values, limit, first)]

    def tallies(self, who: str, game: str) -> list[TallyRow]:
        found = self._all(f"SELECT {sql.TALLY} FROM tallies WHERE who = ? AND game = ? ORDER BY sign", who, game)
        return [sql.tally(row) for row in found]

    def case(self, match: str, seat: int) -> CaseRow | None:
        found = self._all('SELECT "case" FROM cases WHERE match = ? AND seat = ?', match, seat)
        return sql.case(found[0]) if found else None

    def cases(self, state: str = "open", limit: int = 50, first: int = 0) -> list[CaseRow]:
        order = "opened" if state == "open" else "opened DESC"
        query = f'SELECT "case" FROM cases WHERE state = ? ORDER BY {order}, match, seat LIMIT ? OFFSET ?'
        return [sql.case(row) for row in self._all(query, state, limit, first)]

    def rating(self, who: str, pool: str) -> RatingRow | None:
        found = self._all(f"SELECT {sql.RATING} FROM ratings WHERE who = ? AND pool = ?", who, pool)
        return sql.rating(found[0]) if found else None

    def ratings(
        self, who: str | None = None, limit: int = 100, pool: str | None = None, first: int = 0
    ) -> list[RatingRow]:
        if who is not None:
            return [sql.rating(row) for row in self._all(OWN, who)]
        pools = [row[0] for row in self._all(POOLS)] if pool is None else [pool]
        return [sql.rating(row) for each in pools for row in self._all(BEST, each, limit, first)]

    def visitors(self, text: str = "", limit: int = 100, first: int = 0) -> list[VisitorRow]:
        return [sql.visitor(row) for row in self._all(VISITORS, text, f"%{text.lower()}%", limit, first)]

    def finished_since(self, since: int, limit: int, first: int = 0) -> list[ResultRow]:
        return [sql.result(row) for row in self._all(FINISHED_SINCE, since, limit, first)]

    def finished_before(self, before: int, limit: int) -> list[str]:
        return [match for (match,) in self._all(FINISHED_BEFORE, before, limit)]

    def notes(self, start: str) -> list[tuple[str, bytes]]:
        return [(name, bytes(value)) for name, value in self._all(KEPT, start, f"{start}\U0010ffff")]
