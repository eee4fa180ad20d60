"""What a backup holds, and whether a house could go on from it: everything is opened, and some of it replayed.

`python -m breakhouse.store.verify FILE` does it in a process of its own and prints what is wrong as JSON, because
replaying takes seconds of a processor that a house needs for its tables.
"""

import hashlib
import os
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from breakhouse.core import Chance, Invalid, Refusal
from breakhouse.core.match import Play
from breakhouse.core.refusal import Param
from breakhouse.core.versions import translate
from breakhouse.games import game, game_ids
from breakhouse.store.hash_chain import find_torn
from breakhouse.store.queries import SqlReader
from breakhouse.store.rows import MatchRow
from breakhouse.store.sqlite import schema
from breakhouse.store.sqlite.copy import open_copy

_NEWEST, _OTHERS = 5, 15
"""How many matches are replayed: the latest, and some of the others, different ones each time."""
_PATIENT = 10
"""How far a process that only verifies steps back behind others."""


class Contents(msgspec.Struct, frozen=True):
    version: int
    """Of the data, as it is in the file."""
    matches: int
    finished: int
    entries: int
    tables: int
    visitors: int
    latest: int
    """When the last match started, in seconds; 0 if none did."""
    replayed: int
    unknown: tuple[str, ...]
    """Games that aren't installed here, so their matches weren't replayed."""
    house: str
    """Tells houses apart; made from the house's key."""


class _Copy(SqlReader):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def _all(self, query: str, *values: object) -> list[Any]:
        return self._connection.execute(query, values).fetchall()

    def count(self, rows: str) -> int:
        return int(self._all(f"SELECT count(*) FROM {rows}")[0][0])


def verify_copy(file: Path) -> Contents:
    """`Refusal` if anything is wrong with it."""
    with open_copy(file) as copy, closing(sqlite3.connect("")) as today:  # a file that nobody else sees
        version = schema.version_of(copy)
        if version < schema.VERSION:
            copy.backup(today)
            schema.migrate(today)
        return _verify(_Copy(copy if version == schema.VERSION else today), version, file)


def identify_house(key: bytes) -> str:
    return hashlib.sha256(b"house" + key).hexdigest()[:16]


def _verify(copy: _Copy, version: int, file: Path) -> Contents:
    if torn := len(copy._all(find_torn())):
        raise Refusal("backup-torn", file=str(file), matches=torn)
    key = copy._all("SELECT value FROM house WHERE name = 'key'")
    if not key:
        raise Refusal("backup-foreign", file=str(file))
    started = copy._all("SELECT id, started FROM matches WHERE header IS NOT NULL ORDER BY started DESC")
    others = started[_NEWEST:]
    sample = [*started[:_NEWEST], *random.sample(others, min(_OTHERS, len(others)))]
    rows = [row for id, _ in sample if (row := copy.match(id)) and row.header]
    known = [row for row in rows if row.header and row.header.game in game_ids()]
    for row in known:
        _replay(copy, row, file)
    return Contents(
        version=version,
        matches=len(started),
        finished=copy.count("results"),
        entries=copy.count("entries"),
        tables=copy.count("tables"),
        visitors=copy.count("visitors"),
        latest=int(started[0][1] or 0) if started else 0,
        replayed=len(known),
        unknown=tuple(sorted({row.header.game for row in rows if row.header} - set(game_ids()))),
        house=identify_house(bytes(key[0][0])),
    )


def _replay(copy: _Copy, row: MatchRow, file: Path) -> None:
    assert row.header is not None
    rules = game(row.header.game)
    try:
        entries = [one.entry for one in copy.entries(row.id)]
        match = Play.before(rules, row.header, Chance(row.header.seed(row.secret, row.nonces)))
        for entry in translate(rules, row.header, entries):
            match = match.replay(entry)
    except sqlite3.Error:
        raise
    except Exception as wrong:  # damaged rows can contain anything
        why = wrong.code if isinstance(wrong, (Invalid, Refusal)) else repr(wrong)
        raise Refusal("backup-unplayable", file=str(file), match=row.id[:8], why=why[:200]) from None


class Verdict(msgspec.Struct, frozen=True):
    """What the process prints: the refusal, if there is one."""

    code: str = ""
    params: dict[str, Param] = {}


def main(file: Path) -> None:
    if hasattr(os, "nice"):
        os.nice(_PATIENT)
    verdict = Verdict()
    try:
        verify_copy(file)
    except Refusal as no:
        verdict = Verdict(no.code, dict(no.params))
    sys.stdout.buffer.write(msgspec.json.encode(verdict))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
