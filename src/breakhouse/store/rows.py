"""Values to rows and back."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from breakhouse.core.match import Entry, Header
from breakhouse.store.memory import forgotten, unnamed
from breakhouse.store.writes import (
    Append,
    DropTable,
    EntryRow,
    Forget,
    MatchRow,
    PutMatch,
    PutRating,
    PutResult,
    PutTable,
    PutVisitor,
    RatingRow,
    ResultRow,
    TableRow,
    VisitorRow,
    Write,
)

TABLE = "id, code, sheet"
MATCH = 'id, "table", secret, header, nonces, started'
ENTRY = "seq, at, seat, command_id, command, events"
ENTRY_WIDTH = 7
VISITOR = "id, who, name, named, language, settings, since"
RATING = "who, pool, name, bot, mu, sigma, played"

Row = Sequence[Any]

_events = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


def append(write: Append) -> tuple[Any, ...]:
    """As arrays of bytes, which `sqlite3` takes as they are; for bytes it first looks for an adapter."""
    entry = write.entry
    events = bytearray(b"[%b]" % b",".join(entry.events))
    return (write.match, entry.seq, entry.at, entry.seat, write.command_id, bytearray(entry.command), events)


def entry(row: Row) -> EntryRow:
    seq, at, seat, command_id, command, events = row
    return EntryRow(Entry(seq, at, seat, msgspec.Raw(command), _events.decode(events)), command_id)


def table(row: Row) -> TableRow:
    return TableRow(*row)


def match(row: Row) -> MatchRow:
    id, table_id, secret, header, nonces, started = row
    read = None if header is None else msgspec.json.decode(header, type=Header)
    return MatchRow(id, table_id, secret, read, msgspec.json.decode(nonces, type=tuple[str, ...]), started)


def visitor(row: Row) -> VisitorRow:
    id, who, name, named, language, settings, since = row
    return VisitorRow(id, who, name, bool(named), language, msgspec.json.decode(settings), since)


def result(row: Row) -> ResultRow:
    return msgspec.json.decode(row[0], type=ResultRow)


def rating(row: Row) -> RatingRow:
    who, pool, name, bot, mu, sigma, played = row
    return RatingRow(who, pool, name, bool(bot), mu, sigma, played)


def put_all(connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
    """Any writes but `Append`, in order; of a table or a rating that comes several times the last is enough."""
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
    for write in last.values():
        put(connection, write)


def put(connection: sqlite3.Connection, write: Write) -> None:
    """Any write but `Append`."""
    match write:
        case PutTable(row):
            connection.execute(f"REPLACE INTO tables ({TABLE}) VALUES (?, ?, ?)", (row.id, row.code, row.sheet))
        case DropTable(id):
            connection.execute("DELETE FROM tables WHERE id = ?", (id,))
        case PutMatch(row):
            _put_match(connection, row)
        case PutVisitor(row):
            settings = msgspec.json.encode(row.settings)
            values = (row.id, row.who, row.name, row.named, row.language, settings, row.since)
            connection.execute(f"REPLACE INTO visitors ({VISITOR}) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        case PutResult(row):
            _put_result(connection, row)
        case PutRating(row):
            rated = (row.who, row.pool, row.name, row.bot, row.mu, row.sigma, row.played)
            connection.execute(f"REPLACE INTO ratings ({RATING}) VALUES (?, ?, ?, ?, ?, ?, ?)", rated)
        case Forget():
            _forget(connection, write)


def _put_match(connection: sqlite3.Connection, row: MatchRow) -> None:
    header = None if row.header is None else msgspec.json.encode(row.header)
    connection.execute(
        'REPLACE INTO matches (id, "table", header, nonces, started) VALUES (?, ?, ?, ?, ?)',
        (row.id, row.table, header, msgspec.json.encode(row.nonces), row.started),
    )
    connection.execute("REPLACE INTO secrets (match, secret) VALUES (?, ?)", (row.id, row.secret))


def _put_result(connection: sqlite3.Connection, row: ResultRow) -> None:
    connection.execute(
        "REPLACE INTO results (match, game, finished, result) VALUES (?, ?, ?, ?)",
        (row.match, row.game, row.finished, msgspec.json.encode(row)),
    )
    people = [(seat.who, row.match) for seat in row.seats if seat.who is not None]
    connection.executemany("INSERT OR IGNORE INTO played (who, match) VALUES (?, ?)", people)


def _forget(connection: sqlite3.Connection, write: Forget) -> None:
    connection.execute("DELETE FROM visitors WHERE id = ?", (write.id,))
    connection.execute("DELETE FROM ratings WHERE who = ?", (write.who,))
    played = connection.execute(
        "SELECT result FROM results WHERE match IN (SELECT match FROM played WHERE who = ?)", (write.who,)
    ).fetchall()
    connection.execute("DELETE FROM played WHERE who = ?", (write.who,))
    for row in played:
        before = result(row)
        seats = {seat.seat for seat in before.seats if seat.who == write.who}
        _put_result(connection, forgotten(before, write.who, write.name))
        _unname(connection, before.match, seats, write.name)


def _unname(connection: sqlite3.Connection, id: str, seats: set[int], name: str) -> None:
    found = connection.execute("SELECT header FROM matches WHERE id = ?", (id,)).fetchone()
    if found is None or found[0] is None:
        return
    header = unnamed(msgspec.json.decode(found[0], type=Header), seats, name)
    connection.execute("UPDATE matches SET header = ? WHERE id = ?", (msgspec.json.encode(header), id))
