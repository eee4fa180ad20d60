"""Which files somebody can't use, found out by asking the system, for whoever runs this process.

Files are never opened for it: when a process closes a file, it loses all its locks on that file, those of SQLite
too, and the next to come would take a database that is in use for one that isn't.

The doctor also hands this module's source to a process of another user, who may not be able to read Breakhouse
itself; so it imports nothing but Python's own modules.
"""

import errno
import json
import os
import sys
import tempfile
from collections.abc import Iterable

DENIED = (errno.EACCES, errno.EPERM, errno.EROFS)
"""Errors that tell of permissions, and nothing of what is in a file."""


def find_closed(paths: Iterable[str]) -> list[tuple[str, int]]:
    """Those that this process can't write to, each with its error; nothing is changed, and what isn't there counts
    as open."""
    closed = []
    for path in paths:
        try:
            if os.path.isdir(path):
                with tempfile.TemporaryFile(dir=path):
                    pass
            else:
                os.stat(path)
                if not may(path, os.R_OK | os.W_OK):
                    raise OSError(errno.EROFS if is_read_only(path) else errno.EACCES, "")
        except OSError as wrong:
            if wrong.errno in DENIED:
                closed.append((path, wrong.errno))
    return closed


def may(path: str, how: int) -> bool:
    return os.access(path, how, effective_ids=os.access in os.supports_effective_ids)


def is_read_only(path: str) -> bool:
    return hasattr(os, "statvfs") and bool(os.statvfs(path).f_flag & os.ST_RDONLY)


if __name__ == "__main__":
    print(json.dumps(find_closed(sys.argv[1:])))
