"""The data folder: one house at a time may use it; it can be copied while the house is open, and put back."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import IO

from breakhouse.core import Refusal
from breakhouse.store import sql
from breakhouse.store.hash_chain import TAIL, find_torn
from breakhouse.store.rows import PaceRow
from breakhouse.store.sqlite import schema
from breakhouse.store.sqlite.connect import check_whole

DATABASE = "house.sqlite3"
_LOCK = "house.lock"


class Lock:
    """Held while a house is open. The system releases it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._file: IO[str] | None = None

    def __enter__(self) -> "Lock":
        file = open(self._folder / _LOCK, "a+", encoding="ascii")
        try:
            _lock(file)
        except OSError:
            file.close()
            raise Refusal("folder-in-use", folder=str(self._folder)) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        self._file = file
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def read_paces(folder: Path) -> list[PaceRow]:
    """How everybody's hands work, even while the house is open; empty for a folder without a house, or with an
    older one."""
    if not (folder / DATABASE).exists():
        return []
    with closing(sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True)) as connection:
        if schema.version_of(connection) < schema.VERSION:
            return []
        return [sql.pace(row) for row in connection.execute(f"SELECT {sql.PACE} FROM paces")]


def check_data(folder: Path) -> None:
    """Raises `Refusal` if the file is damaged or from a newer house; only reads it."""
    check_whole(folder / DATABASE)
    with closing(sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True)) as connection:
        if (found := schema.version_of(connection)) > schema.VERSION:
            raise Refusal("store-from-a-newer-house", version=found, known=schema.VERSION)
        if found == schema.VERSION and (torn := len(connection.execute(find_torn()).fetchall())):
            raise Refusal("store-torn", file=str(folder / DATABASE), matches=torn)


def backup(folder: Path, target: Path) -> Path:
    """A consistent copy, even while the house is open: one file that contains everything, including the house's
    key."""
    source = folder / DATABASE
    if not source.exists():
        raise Refusal("nothing-to-back-up", folder=str(folder))
    if target.is_dir():
        target = target / DATABASE
    if target.exists():
        raise Refusal("file-is-there", file=str(target))
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            os.chmod(target, 0o600)
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            _check(new, target)
    except sqlite3.Error as wrong:
        target.unlink(missing_ok=True)
        raise Refusal("backup-failed", why=str(wrong)) from None
    return target


def restore(folder: Path, source: Path) -> Path | None:
    """Puts a backup in place; what was there before is kept next to it, and its path is returned."""
    if not source.is_file():
        raise Refusal("no-such-file", file=str(source))
    with Lock(folder):
        try:
            with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as copy:
                _check(copy, source)
                fresh = folder / f"{DATABASE}.new"
                fresh.unlink(missing_ok=True)
                with closing(sqlite3.connect(fresh)) as new:
                    os.chmod(fresh, 0o600)
                    copy.backup(new)
        except sqlite3.Error as wrong:
            raise Refusal("not-a-backup", file=str(source), why=str(wrong)) from None
        before = _set_aside(folder)
        (folder / TAIL).unlink(missing_ok=True)  # a backup is older on purpose
        fresh.replace(folder / DATABASE)
        return before


def _set_aside(folder: Path) -> Path | None:
    old = folder / DATABASE
    if not old.exists():
        return None
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
    number = 1
    while (before := folder / f"{DATABASE}.before-{number}").exists():
        number += 1
    return old.rename(before)


def _check(connection: sqlite3.Connection, file: Path) -> None:
    verdict = connection.execute("PRAGMA quick_check").fetchone()[0]
    version = schema.version_of(connection)
    if verdict != "ok" or version < 1:
        raise Refusal("not-a-backup", file=str(file), why=str(verdict))
    if version > schema.VERSION:
        raise Refusal("store-from-a-newer-house", version=version, known=schema.VERSION)


def _lock(file: IO[str]) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
