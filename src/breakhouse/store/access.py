"""Who may use the files of a house.

A missing permission is reported as one and never called damage, and what root puts into a folder belongs to the
user who runs the house there (docs/decisions/0042-recovery-that-recovers.md).
"""

import errno
import getpass
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from breakhouse.core import Refusal
from breakhouse.store import probe


@dataclass(frozen=True, slots=True)
class Account:
    """A user of this machine, and the group that files are given to."""

    uid: int
    gid: int

    @property
    def name(self) -> str:
        """Its number where the system knows no name, as in many containers."""
        import pwd

        try:
            return pwd.getpwuid(self.uid).pw_name
        except KeyError:
            return str(self.uid)

    @property
    def groups(self) -> list[int]:
        return os.getgrouplist(self.name, self.gid) if not self.name.isdigit() else [self.gid]


def me() -> Account | None:
    """Who this process is; None on systems without owners."""
    return Account(os.geteuid(), os.getegid()) if hasattr(os, "geteuid") else None


def my_name() -> str:
    user = me()
    return getpass.getuser() if user is None else user.name


def owner_of(path: Path) -> Account | None:
    """Of a file, or of the nearest folder above it that is there and can be seen."""
    for one in (path, *path.absolute().parents):
        try:
            found = one.stat()
        except OSError:
            continue
        return None if me() is None else Account(found.st_uid, found.st_gid)
    return None


def runner_of(database: Path) -> Account | None:
    """The user who runs the house: the owner of its data or, if that is root's, of its folder. Root alone can own
    data that another user has to open, and only by mistake."""
    return next((who for file in (database, database.parent) if (who := owner_of(file)) and who.uid), me())


def give(file: Path, user: Account | None) -> None:
    """Makes them the owner; only root ever has to."""
    if user is not None and os.geteuid() == 0 and owner_of(file) != user:
        os.chown(file, user.uid, user.gid)


def refuse_if_denied(wrong: OSError, path: Path) -> None:
    """Raises the `Refusal` that says who may use it; other errors aren't about permissions."""
    if wrong.errno == errno.EROFS:
        raise Refusal("file-read-only", file=str(path)) from None
    if wrong.errno in probe.DENIED:
        owner, user = owner_of(path), my_name()
        name = user if owner is None else owner.name
        raise Refusal("file-closed", file=str(path), user=user, owner=name, yours=str(name == user)) from None


def check_readable(file: Path) -> None:
    """`Refusal` for a file that isn't there or that we may not read."""
    try:
        if not file.is_file():
            raise Refusal("no-such-file", file=str(file))
        if not probe.may(str(file), os.R_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
    except OSError as wrong:
        refuse_if_denied(wrong, file)
        raise


def check_usable(database: Path) -> None:
    """`Refusal` if we may not write to the database, to what SQLite keeps beside it, or into its folder."""
    for path, number in probe.find_closed(map(str, files_of(database))):
        refuse_if_denied(OSError(number, ""), Path(path))


def files_of(database: Path) -> list[Path]:
    """A database as SQLite uses it: its folder, where it makes files, and the files."""
    return [database.parent, *(database.with_name(database.name + end) for end in ("", "-wal", "-shm"))]


def find_closed(paths: Iterable[Path], user: Account | None) -> list[tuple[Path, int]]:
    """What this user can't write to, and the error: found out, as root, in a process of theirs."""
    names = [str(path.absolute()) for path in paths]
    if user is None or os.geteuid() != 0 or user.uid == 0:
        found = probe.find_closed(names)
    else:
        source = Path(probe.__file__).read_text(encoding="utf-8")
        command = [sys.executable, "-I", "-S", "-c", source, *names]
        who = {"user": user.uid, "group": user.gid, "extra_groups": user.groups}
        try:
            found = json.loads(subprocess.check_output(command, cwd="/", **who))  # type: ignore[call-overload]
        except PermissionError:
            raise Refusal("program-closed", file=sys.executable, user=user.name) from None
    return [(Path(path), number) for path, number in found]
