"""What a server does with its data on its own: scheduled backups, and deleting what is old enough."""

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
from breakhouse.server.durable import write
from breakhouse.server.people.profiles import Profiles
from breakhouse.server.people.visitors import Visitors
from breakhouse.server.settings import Backups, Retention
from breakhouse.store import DropMatch, Store
from breakhouse.store.folder import backup
from breakhouse.store.migrate import copy_to_file

log = logging.getLogger("breakhouse.keeping")

LOOK_S = 60
_AGAIN_S = 600
"""After a failed backup."""
_SWEEP_S = 3600
_AT_ONCE = 100
"""Matches deleted in one write: others want to write in between."""
_DAY = 86_400
_NAME = "house-%Y%m%dT%H%M%SZ.sqlite3"

Copy = Callable[[Path], object]


class Keeping:
    """`copy` writes all data into a new file; `drop_caches` drops what was computed from deleted matches."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        visitors: Visitors,
        profiles: Profiles,
        drop_caches: Callable[[], None],
        backups: Backups,
        retention: Retention,
        copy: Copy | None,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._visitors = visitors
        self._profiles = profiles
        self._drop_caches = drop_caches
        self._backups = backups
        self._retention = retention
        self._copy = copy
        self._wall = wall
        self._again = 0.0
        self._sweep_due = 0.0

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("keeping the data in order stumbled")
            await asyncio.sleep(LOOK_S)

    async def look(self) -> None:
        """Does what is due."""
        if self._copy is not None and self._backups.to and self._wall() >= max(self._again, self._due()):
            await self._back_up(self._copy)
        if self._wall() >= self._sweep_due:
            self._sweep_due = self._wall() + _SWEEP_S
            await self._sweep()

    # -------------------------------------------------------------- backups

    async def _back_up(self, copy: Copy) -> None:
        folder, metrics = Path(self._backups.to), self._metrics
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
        metrics.last_backup = now
        for old in _copies(folder)[: -self._backups.keep]:
            old.unlink(missing_ok=True)
        log.info("backed up to %s", target)

    def _due(self) -> float:
        """Based on existing copies: this house may be new, or another one may have made a copy."""
        copies = _copies(Path(self._backups.to))
        if not copies:
            return 0.0
        self._metrics.last_backup = _time_of(copies[-1])
        return self._metrics.last_backup + self._backups.every_hours * 3600

    # -------------------------------------------------------------- retention

    async def _sweep(self) -> None:
        now, kept = int(self._wall()), self._retention
        if kept.matches_days is not None:
            await self._drop_matches(now - kept.matches_days * _DAY)
        if kept.visitors_days is not None:
            await self._forget_visitors(now - kept.visitors_days * _DAY)

    async def _drop_matches(self, before: int) -> None:
        while ids := self._store.finished_before(before, _AT_ONCE):
            await write(self._store, [DropMatch(id) for id in ids])
            self._drop_caches()
            self._metrics.count("matches_deleted_total", len(ids))
            log.info("deleted %d old matches", len(ids))

    async def _forget_visitors(self, before: int) -> None:
        idle = await asyncio.to_thread(self._visitors.idle_since, before)
        for id in idle:
            await self._profiles.forget(id)
            self._metrics.count("visitors_deleted_total")
        if idle:
            log.info("forgot %d visitors who had not come back", len(idle))


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
