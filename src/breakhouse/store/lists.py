"""The lists that anybody may ask for, a page at a time and each through an index."""

from collections.abc import Callable, Iterator
from typing import Any

from breakhouse.store import rows, schema
from breakhouse.store.links import TAILS, read_entries
from breakhouse.store.writes import (
    Append,
    PutMatch,
    PutNote,
    PutPace,
    PutRating,
    PutResult,
    PutTable,
    PutVisitor,
    Write,
)

POOLS = """
WITH RECURSIVE p(pool) AS (
    SELECT min(pool) FROM ratings
    UNION ALL SELECT (SELECT min(pool) FROM ratings WHERE pool > p.pool) FROM p WHERE p.pool IS NOT NULL
) SELECT pool FROM p WHERE pool IS NOT NULL
"""
"""From pool to pool, whatever the number of ratings."""
BEST = f"SELECT {rows.RATING} FROM ratings WHERE pool = ? ORDER BY mu - 3 * sigma DESC LIMIT ? OFFSET ?"
OWN = f"SELECT {rows.RATING} FROM ratings WHERE who = ? ORDER BY pool"

VISITORS = f"""
SELECT {rows.VISITOR} FROM visitors WHERE who = ? OR lower(name) LIKE ?
ORDER BY since DESC, id LIMIT ? OFFSET ?
"""
FINISHED_BEFORE = """
SELECT match FROM results WHERE finished < ? AND NOT EXISTS
    (SELECT 1 FROM matches JOIN tables ON tables.id = matches."table" WHERE matches.id = results.match)
ORDER BY finished LIMIT ?
"""
KEPT = "SELECT name, value FROM house WHERE name >= ? AND name < ? ORDER BY name"


def latest(game: str | None, who: str | None) -> tuple[str, list[object]]:
    """The query for results, newest first, and its values; limit and offset are still to come."""
    which = [schema.LISTED if who is None else "match IN (SELECT match FROM played WHERE who = ?)"]
    values: list[object] = [] if who is None else [who]
    if game is not None:
        which.append("game = ?")
        values.append(game)
    return (
        f"SELECT result FROM results WHERE {' AND '.join(which)} ORDER BY finished DESC LIMIT ? OFFSET ?",
        values,
    )


_NOTES = "SELECT name, value FROM house WHERE name NOT IN ('commits', 'proved', 'version')"


def everything(find: Callable[..., list[Any]], ends: str = TAILS) -> Iterator[Write]:
    """The contents of any database with these tables; `find` queries it, with `?` for values."""
    yield from (PutNote(name, bytes(value)) for name, value in find(_NOTES))
    yield from (PutVisitor(rows.visitor(row)) for row in find(f"SELECT {rows.VISITOR} FROM visitors"))
    yield from (PutRating(rows.rating(row)) for row in find(f"SELECT {rows.RATING} FROM ratings"))
    yield from (PutPace(rows.pace(row)) for row in find(f"SELECT {rows.PACE} FROM paces"))
    for row in find(f"SELECT {rows.MATCH} FROM matches JOIN secrets ON match = id"):
        yield PutMatch(rows.match(row))
    for (match,) in find(f"SELECT match FROM entries UNION SELECT match FROM {ends}"):
        found = map(rows.entry, read_entries(find, match, ends))
        yield from (Append(match, one.entry, one.command_id) for one in found)
    yield from (PutResult(rows.result(row)) for row in find("SELECT result FROM results"))
    yield from (PutTable(rows.table(row)) for row in find(f"SELECT {rows.TABLE} FROM tables"))
