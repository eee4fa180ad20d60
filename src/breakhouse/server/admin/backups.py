"""Scheduled backups: made when they are due, so many and no more."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from breakhouse.core import Refusal
from breakhouse.locales import say_why
from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.settings import Backups
from breakhouse.store import Store
from breakhouse.store.folder import backup
from breakhouse.store.migrate import copy_to_file

log = logging.getLogger("breakhouse.backups")

_AGAIN_S = 600
"""After a failed backup."""
_NAME = "house-%Y%m%dT%H%M%SZ.sqlite3"

Copy = Callable[[Path], object]


class ScheduledBackups:
    """`copy` writes all data into a new file."""

    def __init__(
        self, settings: Backups, copy: Copy | None, metrics: Metrics, wall: Callable[[], float] = time.time
    ) -> None:
        self._settings = settings
        self._copy = copy
        self._metrics = metrics
        self._wall = wall
        self._again = 0.0
        if copy is not None and settings.to:
            metrics.backup_interval = settings.every_hours * 3600

    async def make_if_due(self) -> None:
        if self._copy is not None and self._settings.to and self._wall() >= max(self._again, self._due()):
            await self._back_up(self._copy)

    async def _back_up(self, copy: Copy) -> None:
        folder, metrics = Path(self._settings.to), self._metrics
        now = self._wall()
        target = folder / datetime.fromtimestamp(now, UTC).strftime(_NAME)
        try:
            await asyncio.to_thread(_copy_whole, copy, target)
        except (Refusal, OSError) as no:
            metrics.count("backups_failed_total")
            self._again = now + _AGAIN_S
            why = say_why("en", no) if isinstance(no, Refusal) else f"{no.strerror or no} ({folder})"
            log.error("the scheduled backup failed: %s", why)
            return
        metrics.count("backups_total")
        metrics.last_backup = metrics.last_good_backup = now
        for old in _copies(folder)[: -self._settings.keep]:
            old.unlink(missing_ok=True)
        log.info("backed up to %s", target)

    def _due(self) -> float:
        """Based on existing copies: this house may be new, or another one may have made a copy."""
        copies = _copies(Path(self._settings.to))
        if not copies:
            return 0.0
        self._metrics.last_backup = _time_of(copies[-1])
        return self._metrics.last_backup + self._settings.every_hours * 3600


def _copy_whole(copy: Copy, target: Path) -> None:
    """Written under a temporary name first, so a file with a backup's name is complete."""
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_suffix(f".{secrets.token_hex(4)}.unfinished")
    try:
        copy(unfinished)
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)


def _copies(folder: Path) -> list[Path]:
    """The oldest first; other files in the folder are left alone."""
    return sorted(file for file in folder.glob("house-*.sqlite3") if _time_of(file))


def _time_of(file: Path) -> float:
    try:
        return datetime.strptime(file.name, _NAME).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return 0.0


def copy_of(folder: Path | None, shared: Store | None = None) -> Copy | None:
    """How to copy the data of this folder, or of a shared world; a server in memory has none."""
    if shared is not None:
        return lambda target: copy_to_file(shared, target)
    return None if folder is None else lambda target: backup(folder, target)
