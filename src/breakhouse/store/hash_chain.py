"""Every entry carries a hash of itself and of the one before, so damaged rows are noticed when a match is read.
Which entry is the last is stored separately, in the same write, and the number of commits also in a file of its
own, so a lost tail isn't mistaken for the end."""

import hashlib
import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from breakhouse.core.refusal import Invalid

log = logging.getLogger("breakhouse.store")

TAIL = "house.tail"
_LENGTH = 16
_NAMED = 20

ENTRY = "seq, at, seat, command_id, command, events"
END = "match, seq, link"
_BEFORE = "SELECT link FROM entries WHERE match = ? AND seq = ?"
_ENTRIES = f"SELECT {ENTRY}, link FROM entries WHERE match = ? ORDER BY seq"
_LAST = "SELECT seq, link FROM {ends} WHERE match = ? ORDER BY seq DESC LIMIT 1"
_TORN = """
SELECT match, max(seq) FROM {ends} AS e
WHERE NOT EXISTS (SELECT 1 FROM entries WHERE entries.match = e.match AND entries.seq = e.seq) GROUP BY match
"""
TAILS = "tails"
"""Where the last entries of matches are stored, unless a store says otherwise."""

_Bytes = bytes | bytearray


def link(before: bytes, seq: int, at: int, seat: int, command: _Bytes, events: _Bytes) -> bytes:
    head = b"%b %d %d %d %d " % (before, seq, at, seat, len(command))
    return hashlib.sha256(head + command + events).digest()[:_LENGTH]


def link_before(connection: sqlite3.Connection, match: str, seq: int) -> bytes:
    """The link of the entry before; empty for the first."""
    found = connection.execute(_BEFORE, (match, seq - 1)).fetchone()
    return b"" if found is None else bytes(found[0])


def find_torn(ends: str = TAILS) -> str:
    """Asks for the matches without the last of their entries, and its number."""
    return _TORN.format(ends=ends)


def check_links(rows: Sequence[Sequence[Any]], tail: Sequence[Any] | None = None) -> None:
    """`Invalid` at the first row (seq, at, seat, id, command, events, link) that is not what was written, or when
    `tail`, the last one written (seq, link), is missing; entries after it are fine."""
    before = b""
    for number, (seq, at, seat, _, command, events, stored) in enumerate(rows):
        if seq != number or link(before, seq, at, seat, command, events) != stored:
            raise Invalid("entries-damaged", entry=number)
        before = stored
    if tail is not None and len(rows) <= tail[0]:
        raise Invalid("entries-missing", entry=len(rows))
    if tail is not None and rows[tail[0]][6] != tail[1]:
        raise Invalid("entries-damaged", entry=tail[0])


def read_entries(find: Callable[..., list[Any]], match: str, ends: str = TAILS) -> list[Any]:
    """The rows of a match, checked; `find` asks the database, with `?` for values."""
    return check_entries(*(find(ask, match) for ask in ask_entries(ends)))


def ask_entries(ends: str) -> tuple[str, str]:
    """The questions for the last entry of a match that was written, and for all of them, in this order: what comes
    in between is no fault."""
    return _LAST.format(ends=ends), _ENTRIES


def check_entries(tail: list[Any], found: list[Any]) -> list[Any]:
    check_links(found, tail[0] if tail else None)
    return found


def report_torn(found: Sequence[Sequence[Any]]) -> int:
    """Reports which matches have lost their end; returns how many."""
    for match, seq in found[:_NAMED]:
        log.error("the end of match %s is missing: its last entry was number %d", match, seq)
    if len(found) > _NAMED:
        log.error("the end of %d more matches is missing", len(found) - _NAMED)
    return len(found)


class CommitCounter:
    """Counts commits, in the database and in a file next to it. The file isn't forced to disk, so it may be
    behind; if it's ahead, commits that were durable are gone."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path.with_name(TAIL)
        found = connection.execute("SELECT value FROM house WHERE name = 'commits'").fetchone()
        self._count = int(found[0]) if found else 0
        self.lost = max(0, self._beside() - self._count)
        """How many commits are missing."""
        if self.lost:
            log.error(
                "the last %d writes to %s are missing: an older copy, or one without its -wal?", self.lost, path
            )

    def mark(self, connection: sqlite3.Connection) -> None:
        """Within the transaction."""
        connection.execute("REPLACE INTO house VALUES ('commits', ?)", (b"%d" % (self._count + 1),))

    def keep(self) -> None:
        """After it."""
        self._count += 1
        with suppress(OSError):
            file = os.open(self._path, os.O_WRONLY | os.O_CREAT, 0o600)
            try:
                os.write(file, b"%020d" % self._count)
            finally:
                os.close(file)

    def _beside(self) -> int:
        try:
            return int(self._path.read_bytes())
        except (OSError, ValueError):
            return 0
