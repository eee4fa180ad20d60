"""How SQLite takes many writes: the rows of one table together, a few statements for hundreds of them."""

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from breakhouse.core.entry import Header
from breakhouse.store import sql
from breakhouse.store.hash_chain import END, ENTRY
from breakhouse.store.memory import forgotten
from breakhouse.store.rows import (
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

LINKED_ENTRY: str = f"INSERT OR FAIL INTO entries (match, {ENTRY}, link)"
"""If it fails, the caller rolls everything back, so SQLite needn't be ready to roll back a single statement."""
TAIL: str = f"INSERT INTO tails ({END})"
NEWER: str = "ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, link = excluded.link"

_Gathered = defaultdict[str, list[Any]]
"""Values one after the other, by where they are inserted."""

_TABLE = f"REPLACE INTO tables ({sql.TABLE})"
_MATCH = f"REPLACE INTO matches ({sql.MATCH_ALONE})"
_SECRET = f"REPLACE INTO secrets ({sql.SECRET})"
_HOUSE = f"REPLACE INTO house ({sql.NOTE})"
_VISITOR = f"REPLACE INTO visitors ({sql.VISITOR})"
_RESULT = f"REPLACE INTO results ({sql.RESULT})"
_PLAYED = "INSERT OR IGNORE INTO played (who, match)"
_TALLY = f"REPLACE INTO tallies ({sql.TALLY})"
_CASE = f"REPLACE INTO cases ({sql.CASE})"
_RATING = f"REPLACE INTO ratings ({sql.RATING})"

_ROWS = tuple(1 << n for n in range(8, -1, -1))
"""How many rows a statement inserts: with powers of two, any hundred rows take a few of them."""


def put_all(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    """Any writes except `Append`; if a table or a rating occurs several times, the last one is enough."""
    last: dict[object, Write] = {}
    for write in writes:
        if type(write) is PutTable:
            key: object = write.row.id
        elif type(write) is PutRating:
            key = (write.row.who, write.row.pool)
        else:
            key = object()
        last.pop(key, None)
        last[key] = write
    put(connection, *last.values())


def put(connection: sqlite3.Connection, *writes: Write) -> None:
    """Any writes except `Append`, as if one after the other; rows for the same table go together."""
    gathered: _Gathered = defaultdict(list)
    for write in writes:
        match write:
            case DropTable(id):
                _insert_all(connection, gathered)
                connection.execute("DELETE FROM tables WHERE id = ?", (id,))
            case DropMatch(id):
                _insert_all(connection, gathered)
                _drop_match(connection, id)
            case PutNote(name, None):
                _insert_all(connection, gathered)
                connection.execute("DELETE FROM house WHERE name = ?", (name,))
            case Forget():
                _insert_all(connection, gathered)
                _forget(connection, write)
            case _:
                _gather(write, gathered)
    _insert_all(connection, gathered)


def _gather(write: Write, gathered: _Gathered) -> None:
    """Adds the rows of this write to the others that go to the same place."""
    match write:
        case PutTable(row):
            gathered[_TABLE] += sql.table_values(row)
        case PutMatch(row):
            gathered[_MATCH] += sql.match_values(row)
            gathered[_SECRET] += (row.id, row.secret)
        case PutVisitor(row):
            gathered[_VISITOR] += sql.visitor_values(row)
        case PutResult(row):
            gathered[_RESULT] += (row.match, row.game, row.finished, bytearray(msgspec.json.encode(row)))
            for seat in row.seats:
                if seat.who is not None:
                    gathered[_PLAYED] += (seat.who, row.match)
        case PutTally(row):
            gathered[_TALLY] += msgspec.structs.astuple(row)
        case PutCase(row):
            gathered[_CASE] += sql.case_values(row)
        case PutNote(name, value):
            gathered[_HOUSE] += (name, value)
        case Prove(at):
            gathered[_HOUSE] += ("proved", str(at).encode())
        case PutRating(row):
            gathered[_RATING] += sql.rating_values(row)


def _insert_all(connection: sqlite3.Connection, gathered: _Gathered) -> None:
    for into, values in gathered.items():
        insert(connection, into, values)
    gathered.clear()


def insert(connection: sqlite3.Connection, into: str, values: Sequence[Any], otherwise: str = "") -> None:
    """Inserts many rows per statement: around each statement, Python releases its lock and has to get it back."""
    at = 0
    for count in _ROWS:
        statement, width = _statement(into, count, otherwise)
        while len(values) - at >= width:
            connection.execute(statement, values[at : at + width])
            at += width


@cache
def _statement(into: str, count: int, otherwise: str) -> tuple[str, int]:
    columns = into.count(",") + 1
    row = f"({', '.join('?' * columns)})"
    return f"{into} VALUES {', '.join([row] * count)} {otherwise}", columns * count


def _forget(connection: sqlite3.Connection, write: Forget) -> None:
    connection.execute("INSERT OR IGNORE INTO house VALUES (?, ?)", (write.mark, b""))
    connection.execute("DELETE FROM visitors WHERE id = ?", (write.id,))
    connection.execute("DELETE FROM ratings WHERE who = ?", (write.who,))
    connection.execute("DELETE FROM tallies WHERE who = ?", (write.who,))
    connection.execute("DELETE FROM cases WHERE who = ?", (write.who,))
    played = connection.execute(
        "SELECT result FROM results WHERE match IN (SELECT match FROM played WHERE who = ?)", (write.who,)
    ).fetchall()
    connection.execute("DELETE FROM played WHERE who = ?", (write.who,))
    for row in played:
        before = sql.result(row)
        seats = {seat.seat for seat in before.seats if seat.who == write.who}
        put(connection, PutResult(forgotten(before, write.who, write.name)))
        _unname(connection, before.match, seats, write.name)
    for id, seat in write.playing:
        _unname(connection, id, {seat}, write.name)


def _drop_match(connection: sqlite3.Connection, id: str) -> None:
    for row in connection.execute("SELECT result FROM results WHERE match = ?", (id,)).fetchall():
        for seat in sql.result(row).seats:
            connection.execute("DELETE FROM played WHERE who = ? AND match = ?", (seat.who, id))
    for table in ("entries", "tails", "secrets", "results", "cases"):
        connection.execute(f"DELETE FROM {table} WHERE match = ?", (id,))
    connection.execute("DELETE FROM matches WHERE id = ?", (id,))


def _unname(connection: sqlite3.Connection, id: str, seats: set[int], name: str) -> None:
    found = connection.execute("SELECT header FROM matches WHERE id = ?", (id,)).fetchone()
    if found is None or found[0] is None:
        return
    header = msgspec.json.decode(found[0], type=Header).without_names(seats, name)
    connection.execute("UPDATE matches SET header = ? WHERE id = ?", (msgspec.json.encode(header), id))
