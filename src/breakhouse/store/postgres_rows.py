"""Writes to PostgreSQL: the fenced append of many tables in one statement, and everything else one by one.

Ratings and paces are written as what a match added to them, so if two houses end matches of one person at the same
moment, both count.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from breakhouse.core.entry import Header
from breakhouse.store import rows
from breakhouse.store.links import END, ENTRY
from breakhouse.store.memory import forgotten
from breakhouse.store.writes import (
    DropMatch,
    DropTable,
    Forget,
    Prove,
    PutMatch,
    PutNote,
    PutPace,
    PutRating,
    PutResult,
    PutTable,
    PutVisitor,
    Write,
)

_TAIL = f"INSERT INTO tails AS t ({END})"
_LATER = "ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, link = excluded.link WHERE t.seq < excluded.seq"

APPEND = f"""
WITH wanted AS (
    SELECT * FROM unnest(
        $2::int[], $3::text[], $4::bigint[], $5::text[], $6::int[], $7::int[], $8::bytea[], $9::bool[])
        AS w(g, "table", epoch, match, first, last, link, noted)
), own AS (
    SELECT w.g, s.match, s.seq, s.link FROM seats s JOIN wanted w ON w."table" = s."table" AND w.epoch = s.epoch
    WHERE s.house IS NOT DISTINCT FROM $1 ORDER BY s."table" FOR NO KEY UPDATE OF s
), good AS (
    SELECT w.* FROM wanted w
    WHERE (w."table" = '' OR w.g IN (SELECT own.g FROM own))
      AND (w.first < 0 OR coalesce((SELECT max(e.seq) FROM entries e WHERE e.match = w.match), -1) = w.first - 1)
), added AS (
    INSERT INTO entries (match, {ENTRY}, link, epoch) SELECT good.match, {ENTRY}, e.link, good.epoch
    FROM unnest(
        $10::int[], $11::int[], $12::bigint[], $13::int[], $14::text[], $15::bytea[], $16::bytea[], $17::bytea[])
        AS e(g, {ENTRY}, link) JOIN good USING (g)
), noted AS (
    UPDATE seats s SET match = good.match, seq = good.last, link = good.link
    FROM good WHERE good.noted AND s."table" = good."table"
), beside AS (
    SELECT good.match, good.last AS seq, good.link FROM good WHERE good.first >= 0 AND NOT good.noted
), left_behind AS (
    SELECT own.match, own.seq, own.link FROM own JOIN good USING (g)
    WHERE good.noted AND own.match <> good.match AND own.match NOT IN (SELECT beside.match FROM beside)
), ended AS (
    {_TAIL} SELECT * FROM beside UNION ALL SELECT * FROM left_behind {_LATER}
)
SELECT g FROM good
"""
"""Fence and append: one line a table in `wanted`, with the epoch under which this house owns it, the match, the
numbers of the first new entry (-1: none) and of the last, and its link. What comes back is what was kept.

The rows of `seats` are locked in the order of the tables, so that nothing deadlocks, and looked at again after
waiting for another's claim. (No index can answer IS NOT DISTINCT FROM: else a database without statistics goes
through all the tables of the house.) The end of the match is `noted` in that row, which is written anyway; when
the table goes on to another match, what stood there is put among the `tails`, and so is the end of a match that
ran without a table."""


Statement = tuple[str, tuple[Any, ...]]


async def put_all(connection: Any, writes: Sequence[Write]) -> None:
    """Any writes except `Append`, within a transaction; those of one kind share a round trip."""
    gathered: dict[str, list[tuple[Any, ...]]] = {}
    for write in writes:
        if isinstance(write, Forget):
            await _flush(connection, gathered)
            await _forget(connection, write)
            continue
        if isinstance(write, DropTable | DropMatch):
            await _flush(connection, gathered)
        for sql, values in _statements(write):
            gathered.setdefault(sql, []).append(values)
    await _flush(connection, gathered)


async def _flush(connection: Any, gathered: dict[str, list[tuple[Any, ...]]]) -> None:
    """Rows in the order of their keys, so that two houses don't wait for each other."""
    for sql, values in gathered.items():
        await connection.executemany(sql, sorted(values, key=lambda one: one[:1]))
    gathered.clear()


def _statements(write: Write) -> list[Statement]:
    match write:
        case PutTable(row):
            return [(_TABLE, rows.table_values(row))]
        case DropTable(id):
            return [(_LEAVE, (id,)), *_delete(_TABLE_ROWS, id)]
        case PutMatch(row):
            return [(_MATCH, rows.match_values(row)), (_SECRET, (row.id, row.secret))]
        case DropMatch(id):
            return [(_UNNOTE, (id,)), *_delete(_MATCH_ROWS, id)]
        case PutVisitor(row):
            return [(_VISITOR, rows.visitor_values(row))]
        case PutNote(name, None):
            return [("DELETE FROM house WHERE name = $1", (name,))]
        case PutNote(name, value):
            return [(_HOUSE, (name, value))]
        case Prove(at):
            return [(_HOUSE, ("proved", b"%d" % at))]
        case _:
            return _sums(write)


def _sums(write: Write) -> list[Statement]:
    match write:
        case PutResult(row):
            result = (row.match, row.game, row.finished, msgspec.json.encode(row), row.listed, row.rated)
            played = [(_PLAYED, (seat.who, row.match)) for seat in row.seats if seat.who is not None]
            return [(_RESULT, result), *played]
        case PutRating(row, was):
            more: tuple[float, ...] = (row.mu, row.sigma, row.played)
            if was is not None:
                more = (row.mu - was.mu, row.sigma - was.sigma, row.played - was.played)
            return [(_RATING, (*rows.rating_values(row), was is not None, *more))]
        case PutPace(row, was):
            fields = ("matches", "count", "ms", "squares", "regular")
            more = tuple(getattr(row, name) - (getattr(was, name) if was else 0) for name in fields)
            return [(_PACE, (*msgspec.structs.astuple(row), was is not None, *more))]
        case _:
            raise TypeError(type(write).__name__)


def _delete(places: Sequence[tuple[str, str]], id: str) -> list[Statement]:
    return [(f"DELETE FROM {table} WHERE {column} = $1", (id,)) for table, column in places]


def _replace(table: str, columns: str, key: str) -> str:
    names = [name.strip() for name in columns.split(",")]
    values = ", ".join(f"${n + 1}" for n in range(len(names)))
    changes = ", ".join(f"{name} = excluded.{name}" for name in names if name != key)
    return f"INSERT INTO {table} ({columns}) VALUES ({values}) ON CONFLICT ({key}) DO UPDATE SET {changes}"


_TABLE_ROWS = (("tables", "id"), ("seats", '"table"'), ("clocks", '"table"'))
_MATCH_ROWS = (
    ("played", "match"), ("entries", "match"), ("tails", "match"), ("secrets", "match"), ("results", "match"),
    ("matches", "id"),
)  # fmt: skip
_LEAVE = f'{_TAIL} SELECT {END} FROM seats WHERE "table" = $1 AND match IS NOT NULL {_LATER}'
_UNNOTE = "UPDATE seats SET match = NULL, seq = NULL, link = NULL WHERE match = $1"
_TABLE = _replace("tables", rows.TABLE, "id")
_MATCH = _replace("matches", rows.MATCH_ALONE, "id")
_SECRET = _replace("secrets", rows.SECRET, "match")
_HOUSE = _replace("house", rows.NOTE, "name")
_VISITOR = _replace("visitors", rows.VISITOR, "id")
_RESULT = _replace("results", f"{rows.RESULT}, listed, rated", "match")
_PLAYED = "INSERT INTO played VALUES ($1, $2) ON CONFLICT DO NOTHING"
_RATING = f"""
INSERT INTO ratings AS r ({rows.RATING}) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (who, pool) DO UPDATE SET name = excluded.name,
    mu = CASE WHEN $8 THEN r.mu ELSE 0 END + $9,
    sigma = greatest(CASE WHEN $8 THEN r.sigma ELSE 0 END + $10, 0.1),
    played = CASE WHEN $8 THEN r.played ELSE 0 END + $11
"""
_PACE = f"""
INSERT INTO paces AS p ({rows.PACE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (who, game) DO UPDATE SET name = excluded.name,
    matches = CASE WHEN $9 THEN p.matches ELSE 0 END + $10, count = CASE WHEN $9 THEN p.count ELSE 0 END + $11,
    ms = CASE WHEN $9 THEN p.ms ELSE 0 END + $12, squares = CASE WHEN $9 THEN p.squares ELSE 0 END + $13,
    regular = CASE WHEN $9 THEN p.regular ELSE 0 END + $14
"""


async def _forget(connection: Any, write: Forget) -> None:
    await connection.execute("INSERT INTO house VALUES ($1, '') ON CONFLICT DO NOTHING", write.mark)
    await connection.execute("DELETE FROM visitors WHERE id = $1", write.id)
    await connection.execute("DELETE FROM ratings WHERE who = $1", write.who)
    await connection.execute("DELETE FROM paces WHERE who = $1", write.who)
    played = await connection.fetch(
        "SELECT result FROM results WHERE match IN (SELECT match FROM played WHERE who = $1)", write.who
    )
    await connection.execute("DELETE FROM played WHERE who = $1", write.who)
    for row in played:
        before = rows.result(row)
        seats = {seat.seat for seat in before.seats if seat.who == write.who}
        await put_all(connection, [PutResult(forgotten(before, write.who, write.name))])
        await _unname(connection, before.match, seats, write.name)
    for id, seat in write.playing:
        await _unname(connection, id, {seat}, write.name)


async def _unname(connection: Any, id: str, seats: set[int], name: str) -> None:
    found = await connection.fetchval("SELECT header FROM matches WHERE id = $1 FOR UPDATE", id)
    if found is not None:
        header = msgspec.json.decode(found, type=Header).without_names(seats, name)
        await connection.execute("UPDATE matches SET header = $2 WHERE id = $1", id, msgspec.json.encode(header))


def latest(game: str | None, who: str | None) -> tuple[str, list[object]]:
    """Like `lists.latest`, for PostgreSQL."""
    which = ["listed" if who is None else "match IN (SELECT match FROM played WHERE who = ?)"]
    if game is not None:
        which.append("game = ?")
    values: list[object] = [value for value in (who, game) if value is not None]
    return (
        f"SELECT result FROM results WHERE {' AND '.join(which)} ORDER BY finished DESC LIMIT ? OFFSET ?",
        values,
    )


MEETINGS = """
SELECT finished FROM played AS one JOIN played AS other ON other.match = one.match AND other.who = ?
JOIN results ON results.match = one.match WHERE one.who = ? AND finished >= ? AND rated
"""
NAMING = "SELECT code FROM tables WHERE position(?::bytea IN sheet) > 0"
THERE = "SELECT name FROM house WHERE name = ANY(?::text[])"
KNOWN = f"SELECT {rows.VISITOR} FROM visitors WHERE id = ANY(?::text[])"


def number(sql: str) -> str:
    """Values as PostgreSQL wants them: `$1` for the first `?`."""
    return "".join(f"${n}{part}" if n else part for n, part in enumerate(sql.split("?")))
