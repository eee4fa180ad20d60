"""Compiling takes about a minute, once per version of the code; standard error says so meanwhile.

Only what is missing from the cache on disk is announced. Numba is imported by `announce` and not before.

Numba unpickles what it finds in that cache, and whoever can write a pickle can run code: the folder has to be out
of everybody else's reach, up to the root of the disk, or nothing is kept.
"""

import os
import stat
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from breakhouse.core.refusal import Param

EVERY_S = 3.0
"""How often progress is reported."""
ENGLISH = {
    "compiling-begins": "Compiling the fast engine. This takes about a minute, but only once.",
    "compiling-each-time": "Compiling the fast engine. This takes about a minute each time, because others could "
    "change what is kept in {folder}. Set NUMBA_CACHE_DIR to a folder that only you can write to.",
    "compiling-goes-on": "  Functions compiled so far: {functions} ({seconds} s)",
}

Say = Callable[[str, dict[str, Param]], str]


def _say_in_english(message: str, params: dict[str, Param]) -> str:
    return ENGLISH[message].format(**params)


class CompilingNotice:
    """Says that something is being compiled, and from time to time how much is done."""

    def __init__(self, patience: float = EVERY_S) -> None:
        self.say: Say = _say_in_english
        self.unsafe_folder = ""
        """Where nothing may be kept."""
        self._patience = patience
        self._lock = threading.Lock()
        self._began: float | None = None
        self._reported_at = 0.0
        self._functions = 0

    def begin(self) -> None:
        with self._lock:
            if self._began is None:
                self._began = self._reported_at = time.monotonic()
                if self.unsafe_folder:
                    self._tell("compiling-each-time", {"folder": self.unsafe_folder})
                else:
                    self._tell("compiling-begins", {})

    def count(self) -> None:
        with self._lock:
            self._functions += 1
            now = time.monotonic()
            if now - self._reported_at >= self._patience:
                self._reported_at = now
                seconds = round(now - (self._began or now))
                self._tell("compiling-goes-on", {"functions": self._functions, "seconds": seconds})

    def _tell(self, message: str, params: dict[str, Param]) -> None:
        print(self.say(message, params), file=sys.stderr, flush=True)


NOTICE = CompilingNotice()
"""Of this process. The command line lets it speak the player's language."""


def announce() -> None:
    """From now on this process reports when numba compiles something that isn't cached on disk."""
    from numba.core import event

    class Ear(event.Listener):
        def on_start(self, _: Any) -> None:
            NOTICE.begin()

        def on_end(self, _: Any) -> None:
            NOTICE.count()

    event.register("numba:compile", Ear())  # type: ignore[no-untyped-call] # numba has no types


def find_cache(version: str) -> Path | None:
    """A folder for this version of the compiled code that nobody else can have written to; None, with a sentence
    when something is compiled, if there's none. The operator's own choice has to be safe too."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    for folder in (Path(chosen),) if chosen else _usual_folders(version):
        try:
            _make_private(folder)
            real = folder.resolve()  # a link could be turned round later
            if is_private(real):
                return real
        except OSError:
            pass
        NOTICE.unsafe_folder = NOTICE.unsafe_folder or str(folder)
    return None


def _usual_folders(version: str) -> Iterator[Path]:
    with suppress(RuntimeError):  # a user without a home
        yield user_cache_path("breakhouse") / "compiled" / version
    mine = f"breakhouse-{os.geteuid()}" if hasattr(os, "geteuid") else "breakhouse"
    yield Path(tempfile.gettempdir()) / mine / "compiled" / version


def _make_private(folder: Path) -> None:
    if not folder.is_dir():
        _make_private(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def is_private(folder: Path) -> bool:
    """Whether only this user and root can change what is in it, or put another folder in its place."""
    if not hasattr(os, "geteuid"):  # Windows: both are within the user's profile
        return True
    if not os.access(folder, os.W_OK):
        return False
    for place in (folder, *folder.parents):
        found = place.stat()
        sticky = place != folder and found.st_mode & stat.S_ISVTX  # others can't rename what isn't theirs
        others = found.st_mode & stat.S_IWOTH or (found.st_mode & stat.S_IWGRP and not _is_own_group(found.st_gid))
        if found.st_uid not in (0, os.geteuid()) or (others and not sticky):
            return False
    return True


def _is_own_group(group: int) -> bool:
    """Whether it is the group that many systems make for each user alone."""
    import grp
    import pwd

    try:
        user, found = pwd.getpwuid(os.geteuid()), grp.getgrgid(group)
    except KeyError:
        return False
    return found.gr_name == user.pw_name and set(found.gr_mem) <= {user.pw_name}
