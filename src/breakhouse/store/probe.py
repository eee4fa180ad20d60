"""Which files somebody can't use, found out by opening them.

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
                os.close(os.open(path, os.O_RDWR))
        except OSError as wrong:
            if wrong.errno in DENIED:
                closed.append((path, wrong.errno))
    return closed


if __name__ == "__main__":
    print(json.dumps(find_closed(sys.argv[1:])))
