"""What a house checks before it opens a data file: that the file is intact, and SQLite new enough."""

import logging
import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from breakhouse.core import Refusal
from breakhouse.store.access import check_usable
from breakhouse.store.sqlite import schema
from breakhouse.store.sqlite.copy import copy_before_upgrade, find_damage, refuse_newer

log = logging.getLogger("breakhouse.store")

MINIMUM = (3, 38, 0)
"""JSON is built in since then. Before 3.51.3 a file could be damaged when one connection wrote while another
carried the journal over (the WAL-reset bug); here one connection alone writes and carries over, see `connect`."""


def check_sqlite(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> None:
    if version < MINIMUM:
        raise Refusal("sqlite-too-old", found=_write_version(version), least=_write_version(MINIMUM))


def check_whole(file: Path) -> None:
    """Raises a `Refusal` that says what's wrong and what to do, instead of an error in the middle of a match."""
    check_usable(file)
    try:
        with closing(sqlite3.connect(file)) as connection:
            damage = find_damage(connection)
    except sqlite3.Error as wrong:
        raise Refusal("store-unreadable", file=str(file), why=str(wrong)) from None
    if damage:
        raise Refusal("store-damaged", file=str(file), why=damage)


def _write_version(version: tuple[int, ...]) -> str:
    return ".".join(str(part) for part in version)


def connect(path: Path | str, writes: bool = True) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5.0)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint={4000 if writes else 0}")
    connection.execute("PRAGMA temp_store=MEMORY")
    return connection


def identify(path: Path) -> tuple[int, int]:
    """Which file has this name now."""
    found = path.stat()
    return found.st_dev, found.st_ino


def open_whole(path: Path) -> tuple[int, bytes]:
    """Checks the file, brings it up to date, and gives the version found and the house's key."""
    check_sqlite()
    path.parent.mkdir(parents=True, exist_ok=True)
    new = not path.exists()
    if not new:
        check_whole(path)
    with closing(connect(path)) as connection:
        if new:
            os.chmod(path, 0o600)  # cookies and running matches depend on what's in it
        found = schema.version_of(connection)
        refuse_newer(path, found)
        _bring_up_to_date(connection, path, found)
        connection.execute("INSERT OR IGNORE INTO house VALUES ('key', ?)", (secrets.token_bytes(32),))
        return found, bytes(connection.execute("SELECT value FROM house WHERE name = 'key'").fetchone()[0])


def _bring_up_to_date(connection: sqlite3.Connection, path: Path, found: int) -> None:
    copy = copy_before_upgrade(path, found) if 0 < found < schema.VERSION else None
    try:
        schema.migrate(connection)
    except sqlite3.Error as wrong:
        if copy is None:
            raise
        copy.unlink()  # it is the data: a house that is started again and again would fill the disk with copies
        raise Refusal("upgrade-failed", version=found, known=schema.VERSION, why=str(wrong)) from None
    if copy is not None:
        log.info("the data went from version %d to %d; how it was is in %s", found, schema.VERSION, copy)
