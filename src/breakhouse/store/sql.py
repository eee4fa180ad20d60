"""What SQLite and PostgreSQL have in common: the columns of their tables, and values to rows and back."""

from collections.abc import Sequence
from typing import Any

import msgspec

from breakhouse.core.entry import Entry, Header
from breakhouse.store.hash_chain import link
from breakhouse.store.rows import (
    Append,
    CaseRow,
    EntryRow,
    MatchRow,
    RatingRow,
    ResultRow,
    TableRow,
    TallyRow,
    VisitorRow,
)

TABLE = "id, code, sheet"
MATCH_ALONE = 'id, "table", header, nonces, started'
SECRET = "match, secret"
NOTE = "name, value"
MATCH = 'id, "table", secret, header, nonces, started'
VISITOR = "id, who, name, named, language, settings, since"
TALLY = "who, game, sign, count, total, squares"
CASE = 'match, seat, who, state, opened, "case"'
RATING = "who, pool, name, bot, mu, sigma, played, standing"
RESULT = "match, game, finished, result"

Row = Sequence[Any]

_events = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


def append_linked(write: Append, before: bytes) -> tuple[tuple[Any, ...], bytes]:
    """The row, and its link to the entry before. Long values are arrays of bytes, which `sqlite3` takes as they
    are; for bytes (and truth values) it looks for an adapter first."""
    entry = write.entry
    command, events = bytearray(entry.command), bytearray(b"[%b]" % b",".join(entry.events))
    linked = link(before, entry.seq, entry.at, entry.seat, command, events)
    row = (write.match, entry.seq, entry.at, entry.seat, write.command_id, command, events, linked)
    return row, linked


def entry(row: Row) -> EntryRow:
    seq, at, seat, command_id, command, events = row[:6]
    return EntryRow(Entry(seq, at, seat, msgspec.Raw(command), _events.decode(events)), command_id)


def table(row: Row) -> TableRow:
    return TableRow(*row)


def match(row: Row) -> MatchRow:
    id, table_id, secret, header, nonces, started = row
    read = None if header is None else msgspec.json.decode(header, type=Header)
    return MatchRow(id, table_id, secret, read, msgspec.json.decode(nonces, type=tuple[str | None, ...]), started)


def visitor(row: Row) -> VisitorRow:
    id, who, name, named, language, settings, since = row
    return VisitorRow(id, who, name, bool(named), language, msgspec.json.decode(settings), since)


def result(row: Row) -> ResultRow:
    return msgspec.json.decode(row[0], type=ResultRow)


def rating(row: Row) -> RatingRow:
    who, pool, name, bot, mu, sigma, played, standing = row
    return RatingRow(who, pool, name, bool(bot), mu, sigma, played, standing)


def tally(row: Row) -> TallyRow:
    return TallyRow(*row)


def case(row: Row) -> CaseRow:
    return msgspec.json.decode(row[0], type=CaseRow)


def case_values(row: CaseRow) -> tuple[Any, ...]:
    return (row.match, row.seat, row.who, row.state, row.opened, msgspec.json.encode(row))


def table_values(row: TableRow) -> tuple[Any, ...]:
    return (row.id, row.code, bytearray(row.sheet))


def match_values(row: MatchRow) -> tuple[Any, ...]:
    """Without the secret, which is kept apart."""
    header = None if row.header is None else msgspec.json.encode(row.header)
    return (row.id, row.table, header, msgspec.json.encode(row.nonces), row.started)


def visitor_values(row: VisitorRow) -> tuple[Any, ...]:
    settings = msgspec.json.encode(row.settings)
    return (row.id, row.who, row.name, int(row.named), row.language, settings, row.since)


def rating_values(row: RatingRow) -> tuple[Any, ...]:
    return (row.who, row.pool, row.name, int(row.bot), row.mu, row.sigma, row.played, row.standing)


def number(query: str) -> str:
    """A query as PostgreSQL wants it: `$1` for the first `?`."""
    return "".join(f"${n}{part}" if n else part for n, part in enumerate(query.split("?")))
