"""Copies of a database: made while it is in use, and read without leaving anything beside them."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from breakhouse.core import Refusal
from breakhouse.store.access import check_readable, check_usable, give, owner_of
from breakhouse.store.sqlite import schema

_TIMED = "%Y%m%dT%H%M%SZ"
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def make_copy(source: Path, target: Path) -> None:
    """One file with everything that is in the database at this moment, checked; only for the owner of its folder.
    Whatever goes wrong, nothing is left behind."""
    with closing(_connect(source)) as old:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL, 0o600))
        try:
            with closing(sqlite3.connect(target)) as new:
                old.backup(new)
                new.execute("PRAGMA journal_mode=DELETE")
                check_copy(new, target)
            give(target, owner_of(target.parent))
        except BaseException:
            target.unlink(missing_ok=True)
            raise


def _connect(source: Path) -> sqlite3.Connection:
    """To write as well, because only then SQLite can tidy up after a house that was killed. From a disk that can
    only be read, data can still be rescued."""
    try:
        check_usable(source)
    except Refusal as closed:
        check_readable(source)
        rescued = sqlite3.connect(address_to_read(source), uri=True)
        try:
            rescued.execute("SELECT 1 FROM sqlite_master")
        except sqlite3.OperationalError:
            rescued.close()
            raise closed from None
        return rescued
    return sqlite3.connect(source)


@contextmanager
def open_copy(file: Path) -> Iterator[sqlite3.Connection]:
    """`Refusal` if it isn't the copy of a house, whole, and of a version that we know."""
    check_readable(file)
    try:
        with closing(sqlite3.connect(address_to_read(file), uri=True)) as connection:
            check_copy(connection, file)
            yield connection
    except sqlite3.Error as wrong:
        raise Refusal("store-unreadable", file=str(file), why=str(wrong)) from None


def address_to_read(file: Path) -> str:
    """To read only. SQLite needn't expect anybody to write, unless somebody left a journal; so it makes no files,
    and reads from where it couldn't make any."""
    alone = not file.with_name(f"{file.name}-wal").exists()
    return f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"


def check_copy(connection: sqlite3.Connection, file: Path) -> None:
    if not file.stat().st_size:
        raise Refusal("backup-empty", file=str(file))
    if damage := find_damage(connection):
        raise Refusal("not-a-backup", file=str(file), why=damage)
    version = schema.version_of(connection)
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if version < 1 or not (_names(version) if version <= schema.VERSION else {"house"}) <= names:
        raise Refusal("backup-foreign", file=str(file))
    if version > schema.VERSION:
        raise Refusal("store-from-a-newer-house", version=version, known=schema.VERSION)


def find_damage(connection: sqlite3.Connection) -> str:
    """What is broken inside the file; empty if it's whole. Other errors (a lock, a permission, a failing disk)
    tell nothing of its contents and are raised."""
    try:
        found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(3)")]
    except sqlite3.DatabaseError as wrong:
        if wrong.sqlite_errorcode & 0xFF not in _DAMAGE:
            raise
        found = [str(wrong)]
    return "" if found == ["ok"] else "; ".join(found)[:300]


@cache
def _names(version: int) -> set[str]:
    """Of all tables and indexes of a version."""
    with closing(sqlite3.connect(":memory:")) as empty:
        empty.executescript("".join(schema.STEPS[:version]))
        return {name for (name,) in empty.execute("SELECT name FROM sqlite_master WHERE sql IS NOT NULL")}


def copy_before_upgrade(path: Path, version: int) -> Path:
    """A copy of the data as this version left it, for the way back; kept for good."""
    copy = path.with_name(f"{path.name}.version-{version}-{time.strftime(_TIMED, time.gmtime())}")
    try:
        make_copy(path, copy)
    except (sqlite3.Error, OSError) as wrong:
        raise Refusal("upgrade-without-copy", folder=str(path.parent), why=str(wrong)) from None
    return copy


def refuse_newer(path: Path, version: int) -> None:
    """Raises `Refusal` if a newer version wrote this data, with the way back if it left a copy."""
    if version <= schema.VERSION:
        return
    for known in range(schema.VERSION, 0, -1):
        if copies := sorted(path.parent.glob(f"{path.name}.version-{known}-*")):
            raise Refusal("store-upgraded", version=version, known=schema.VERSION, copy=str(copies[-1]))
    raise Refusal("store-from-a-newer-house", version=version, known=schema.VERSION)
