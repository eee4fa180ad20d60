"""The data folder: one house at a time may use it; it can be copied while the house is open, and put back."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from types import TracebackType
from typing import IO

from breakhouse.core import Refusal
from breakhouse.store import sql
from breakhouse.store.access import check_readable, files_of, give, me, refuse_if_denied, runner_of
from breakhouse.store.hash_chain import TAIL, find_torn
from breakhouse.store.rows import CaseRow
from breakhouse.store.sqlite import schema
from breakhouse.store.sqlite.connect import check_whole
from breakhouse.store.sqlite.copy import address_to_read, make_copy, open_copy, refuse_newer

DATABASE = "house.sqlite3"
_LOCK = "house.lock"


class Lock:
    """Held while a house is open. The system releases it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: IO[str] | None = None

    def __enter__(self) -> "Lock":
        path = self._folder / _LOCK
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            file = open(path, "a+", encoding="ascii")
        except OSError as wrong:
            refuse_if_denied(wrong, path if os.path.exists(path) else self._folder)
            raise
        give(path, runner_of(self._folder / DATABASE))
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


def used_files(folder: Path) -> list[Path]:
    """What a house writes to."""
    return [*files_of(folder / DATABASE), folder / _LOCK, folder / TAIL]


def read_cases(folder: Path) -> list[CaseRow]:
    """What waits for the operator, even while the house is open; empty for a folder without a house, or with an
    older one."""
    if not (folder / DATABASE).exists():
        return []
    check_readable(folder / DATABASE)
    with closing(_connect_to_read(folder)) as connection:
        if schema.version_of(connection) < schema.VERSION:
            return []
        found = connection.execute("""SELECT "case" FROM cases WHERE state = 'open' ORDER BY opened""")
        return [sql.case(row) for row in found]


def read_key(folder: Path) -> bytes | None:
    """The house's key; None if there is no house, or it can't be read."""
    try:
        with closing(_connect_to_read(folder)) as connection:
            found = connection.execute("SELECT value FROM house WHERE name = 'key'").fetchone()
        return None if found is None else bytes(found[0])
    except sqlite3.Error:
        return None


def _connect_to_read(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(address_to_read(folder / DATABASE), uri=True)


def check_data(folder: Path) -> None:
    """Raises `Refusal` if the file is damaged or from a newer house; only reads it."""
    check_whole(folder / DATABASE)
    # A connection that may write takes its journal away when it's closed; the others would leave root's.
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        found = schema.version_of(connection)
        refuse_newer(folder / DATABASE, found)
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
        make_copy(source, target)
    except OSError as wrong:
        refuse_if_denied(wrong, target)
        raise
    except sqlite3.Error as wrong:
        raise Refusal("backup-failed", why=str(wrong)) from None
    return target


def restore(folder: Path, source: Path) -> Path | None:
    """Puts a backup in place; what was there before is kept next to it, and its path is returned. The new file
    gets the owner and the permissions of the old one, so the server can open it whoever restores it."""
    with Lock(folder), open_copy(source) as copy:
        old, fresh = folder / DATABASE, folder / f"{DATABASE}.new"
        owner, user = runner_of(old), me()
        if owner is not None and user is not None and user.uid not in (0, owner.uid):
            raise Refusal("restore-not-owner", folder=str(folder), owner=owner.name, user=user.name)
        fresh.unlink(missing_ok=True)
        try:
            with closing(sqlite3.connect(fresh)) as new:
                os.chmod(fresh, old.stat().st_mode & 0o777 if old.exists() else 0o600)
                copy.backup(new)
            give(fresh, owner)
            before = _set_aside(folder)
        except sqlite3.Error as wrong:
            fresh.unlink(missing_ok=True)
            raise Refusal("restore-failed", why=str(wrong)) from None
        (folder / TAIL).unlink(missing_ok=True)  # a backup is older on purpose
        fresh.replace(old)
        return before


def _set_aside(folder: Path) -> Path | None:
    """With its journal, which would be taken for the new file's."""
    old = folder / DATABASE
    there = old.exists()
    if there:
        with suppress(sqlite3.Error), closing(sqlite3.connect(old)) as connection:  # it may well be damaged
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode=DELETE")
    number = 1
    while (before := folder / f"{DATABASE}.before-{number}").exists():
        number += 1
    for file in files_of(old)[1:]:
        if file.exists():
            file.rename(before.with_name(before.name + file.name.removeprefix(DATABASE)))
    return before if there else None


def _lock(file: IO[str]) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
