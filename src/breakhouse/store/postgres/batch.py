"""Writes to PostgreSQL: entries of many tables in one fenced statement, everything else by kind.

Ratings and tallies are written as what a match added to them, so if two houses end matches of one person at the
same moment, both count.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from breakhouse.core.entry import Header
from breakhouse.store import sql
from breakhouse.store.hash_chain import END, ENTRY
from breakhouse.store.memory import forgotten
from breakhouse.store.protocol import Done
from breakhouse.store.rows import (
    Append,
    DropMatch,
    DropTable,
    Forget,
    Prove,
    PutCase,
    PutMatch,
    PutNote,
    PutRating,
    PutResult,
    PutTable,
    PutTally,
    PutVisitor,
    Write,
)

_KNOWN = 20_000
_NONE = (-1, b"")
_LINKS = "SELECT match, link FROM entries JOIN unnest($1::text[], $2::int[]) AS w(match, seq) USING (match, seq)"


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

Links = dict[str, tuple[int, bytes]]
"""By match: the last entry's number and link, if known."""


class OutOfOrder(Exception):
    """Something in the batch cannot be kept."""


@dataclass(frozen=True, slots=True)
class Job:
    writes: Sequence[Write]
    done: Done
    table: str = ""
    """The table that this house must own; empty if the writes belong to no table."""
    epoch: int = 0
    """The ownership it was submitted under: what waited while the house lost the table and got it back is too
    late."""


@dataclass(slots=True)
class _Group:
    """The entries of one match, and who must own its table."""

    number: int
    table: str
    epoch: int
    match: str
    appends: list[Append] = field(default_factory=list)
    link: bytes = b""
    """That of the last of them."""

    @property
    def first(self) -> int:
        return self.appends[0].entry.seq if self.appends else -1

    @property
    def last(self) -> int:
        return self.appends[-1].entry.seq if self.appends else -1


class Batch:
    """`OutOfOrder` where an entry does not follow the one before it in the same batch."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self._groups: dict[tuple[str, int, str], _Group] = {}
        self.others: list[Write] = []
        self.groups_of: list[set[int]] = [self._sort(job) for job in jobs]
        self._lines: list[tuple[Any, ...]] = []

    @property
    def count(self) -> int:
        return len(self._groups)

    @property
    def plain(self) -> bool:
        """Whether each job stands alone: entries of one match and nothing else."""
        return not self.others and all(len(groups) == 1 for groups in self.groups_of)

    def _sort(self, job: Job) -> set[int]:
        groups = set()
        for write in job.writes:
            if type(write) is Append:
                group = self._group(job, write.match)
                if group.appends and write.entry.seq != group.appends[-1].entry.seq + 1:
                    raise OutOfOrder
                group.appends.append(write)
                groups.add(group.number)
            else:
                self.others.append(write)
        if job.table and not groups:
            groups.add(self._group(job, "").number)
        return groups

    def _group(self, job: Job, match: str) -> _Group:
        group = _Group(len(self._groups), job.table, job.epoch, match)
        return self._groups.setdefault((job.table, job.epoch, match), group)

    async def link(self, known: Links, connection: Any) -> None:
        """Gives every entry the hash of the one before."""
        if len(known) > _KNOWN:
            known.clear()
        groups = [group for group in self._groups.values() if group.appends]
        asked = {one.match: one.first - 1 for one in groups if known.get(one.match, _NONE)[0] != one.first - 1}
        found = dict(await connection.fetch(_LINKS, list(asked), list(asked.values()))) if asked else {}
        for group in groups:
            before = found.get(group.match) if group.match in asked else known.get(group.match, _NONE)[1]
            before = before or b""
            for append in group.appends:
                row, before = sql.append_linked(append, before)
                self._lines.append((group.number, *row[1:]))
            group.link = before
            known[group.match] = (group.last, before)

    def columns(self) -> list[list[Any]]:
        groups = self._groups.values()
        noted = {group.table: group for group in groups if group.table and group.appends}
        wanted = [
            (
                group.number, group.table, group.epoch, group.match, group.first, group.last, group.link,
                noted.get(group.table) is group,
            )
            for group in groups
        ]  # fmt: skip
        return _columns(wanted, 8) + _columns(self._lines, 8)


def forget_links(known: Links, jobs: Sequence[Job]) -> None:
    """It's no longer known which entries come last in the matches of these jobs."""
    for job in jobs:
        for write in job.writes:
            if isinstance(write, Append):
                known.pop(write.match, None)


def _columns(lines: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    """Rows as arrays, one for each column, as `unnest` wants them."""
    return [list(column) for column in zip(*lines, strict=True)] if lines else [[] for _ in range(width)]


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
        for statement, values in _statements(write):
            gathered.setdefault(statement, []).append(values)
    await _flush(connection, gathered)


async def _flush(connection: Any, gathered: dict[str, list[tuple[Any, ...]]]) -> None:
    """Rows in the order of their keys, so that two houses don't wait for each other."""
    for statement, values in gathered.items():
        await connection.executemany(statement, sorted(values, key=lambda one: one[:1]))
    gathered.clear()


def _statements(write: Write) -> list[Statement]:
    match write:
        case PutTable(row):
            return [(_TABLE, sql.table_values(row))]
        case DropTable(id):
            return [(_LEAVE, (id,)), *_delete(_TABLE_ROWS, id)]
        case PutMatch(row):
            return [(_MATCH, sql.match_values(row)), (_SECRET, (row.id, row.secret))]
        case DropMatch(id):
            return [(_UNNOTE, (id,)), *_delete(_MATCH_ROWS, id)]
        case PutVisitor(row):
            return [(_VISITOR, sql.visitor_values(row))]
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
            more = _added(row, was, "mu", "sigma", "played", "standing")
            return [(_RATING, (*sql.rating_values(row), was is not None, *more))]
        case PutCase(row):
            return [(_CASE, sql.case_values(row))]
        case PutTally(row, was):
            more = _added(row, was, "count", "total", "squares")
            return [(_TALLY, (*msgspec.structs.astuple(row), was is not None, *more))]
        case _:
            raise TypeError(type(write).__name__)


def _added(row: object, was: object | None, *fields: str) -> tuple[float, ...]:
    return tuple(getattr(row, name) - (0 if was is None else getattr(was, name)) for name in fields)


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
    ("cases", "match"), ("matches", "id"),
)  # fmt: skip
_LEAVE = f'{_TAIL} SELECT {END} FROM seats WHERE "table" = $1 AND match IS NOT NULL {_LATER}'
_UNNOTE = "UPDATE seats SET match = NULL, seq = NULL, link = NULL WHERE match = $1"
_TABLE = _replace("tables", sql.TABLE, "id")
_MATCH = _replace("matches", sql.MATCH_ALONE, "id")
_SECRET = _replace("secrets", sql.SECRET, "match")
_HOUSE = _replace("house", sql.NOTE, "name")
_VISITOR = _replace("visitors", sql.VISITOR, "id")
_RESULT = _replace("results", f"{sql.RESULT}, listed, rated", "match")
_PLAYED = "INSERT INTO played VALUES ($1, $2) ON CONFLICT DO NOTHING"
_RATING = f"""
INSERT INTO ratings AS r ({sql.RATING}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (who, pool) DO UPDATE SET name = excluded.name,
    mu = CASE WHEN $9 THEN r.mu ELSE 0 END + $10,
    sigma = greatest(CASE WHEN $9 THEN r.sigma ELSE 0 END + $11, 0.1),
    played = CASE WHEN $9 THEN r.played ELSE 0 END + $12,
    standing = CASE WHEN $9 THEN r.standing ELSE 0 END + $13
"""
_TALLY = f"""
INSERT INTO tallies AS t ({sql.TALLY}) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (who, game, sign) DO UPDATE SET
    count = CASE WHEN $7 THEN t.count ELSE 0 END + $8, total = CASE WHEN $7 THEN t.total ELSE 0 END + $9,
    squares = CASE WHEN $7 THEN t.squares ELSE 0 END + $10
"""
_CASE = f"""
INSERT INTO cases ({sql.CASE}) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (match, seat) DO UPDATE SET state = excluded.state, "case" = excluded."case"
"""


async def _forget(connection: Any, write: Forget) -> None:
    await connection.execute("INSERT INTO house VALUES ($1, '') ON CONFLICT DO NOTHING", write.mark)
    await connection.execute("DELETE FROM visitors WHERE id = $1", write.id)
    await connection.execute("DELETE FROM ratings WHERE who = $1", write.who)
    await connection.execute("DELETE FROM tallies WHERE who = $1", write.who)
    await connection.execute("DELETE FROM cases WHERE who = $1", write.who)
    played = await connection.fetch(
        "SELECT result FROM results WHERE match IN (SELECT match FROM played WHERE who = $1)", write.who
    )
    await connection.execute("DELETE FROM played WHERE who = $1", write.who)
    for row in played:
        before = sql.result(row)
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
