"""Breakhouse as other users of this machine run it; only root can do that."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.needs import STRANGER

_HOMELESS = ("HOME", "USER", "LOGNAME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
"""What a user whom the system doesn't know hasn't got."""
STRANGELY: dict[str, Any] = {
    "user": STRANGER,
    "group": STRANGER,
    "extra_groups": [],
    "env": {name: value for name, value in os.environ.items() if name not in _HOMELESS},
    "cwd": "/",
}


def as_stranger(command: Sequence[str], **changes: Any) -> "subprocess.CompletedProcess[str]":
    how = {**STRANGELY, **changes}
    return subprocess.run(
        command, **how, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )


def run_as(user: int, *words: str, group: int | None = None) -> "subprocess.CompletedProcess[str]":
    """Runs `breakhouse …`."""
    command = [sys.executable, "-m", "breakhouse", "--language", "en", *words]
    return as_stranger(command, user=user, group=group or user)


def give_away(folder: Path, user: int = STRANGER) -> None:
    for path in (folder, *folder.rglob("*")):
        os.chown(path, user, user)


@contextmanager
def public_folder() -> Iterator[Path]:
    """One that every user can enter; those of pytest are for whoever runs it."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        yield Path(folder)
