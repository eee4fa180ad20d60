"""Scheduled backups: made when they are due, verified, so many and no more, and kept in a second place if there
is one."""

import asyncio
import logging
import os
import secrets
import shutil
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from breakhouse.core import Refusal
from breakhouse.locales import say_why
from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.settings import Backups, expand
from breakhouse.store import Reader
from breakhouse.store.folder import backup
from breakhouse.store.migrate import copy_to_file
from breakhouse.store.verify import Verdict

log = logging.getLogger("breakhouse.backups")

_AGAIN_S = 600
"""After a failed backup."""
_LEFT_OVER_S = 86_400
"""After which an unfinished file is no longer being written."""
_NAME = "house-%Y%m%dT%H%M%SZ.sqlite3"

Copy = Callable[[Path], object]
Verify = Callable[[Path], Awaitable[None]]


async def verify_apart(file: Path) -> None:
    """In a process of its own; `Refusal` if the copy isn't good."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "breakhouse.store.verify", str(file), stdout=asyncio.subprocess.PIPE
    )
    try:
        said, _ = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if process.returncode != 0:
        raise Refusal("backup-failed", why=f"verifying it ended with {process.returncode}")
    verdict = msgspec.json.decode(said, type=Verdict)
    if verdict.code:
        raise Refusal(verdict.code, **verdict.params)


class ScheduledBackups:
    """`copy` writes all data into a new file."""

    def __init__(
        self,
        settings: Backups,
        copy: Copy | None,
        metrics: Metrics,
        wall: Callable[[], float] = time.time,
        verify: Verify = verify_apart,
    ) -> None:
        self._settings = settings
        self._copy = copy if settings.to else None
        self._metrics = metrics
        self._wall = wall
        self._verify = verify
        self._good: dict[Path, bool] = {}
        """What was found out about copies so far."""
        self._again = 0.0
        if self._copy is not None:
            metrics.backup_interval = settings.every_hours * 3600

    async def make_if_due(self) -> None:
        """A copy that can't be written, verified or put into its second place is tried again in ten minutes."""
        now = self._wall()
        if self._copy is None or now < self._again:
            return
        folder, *more = places(self._settings)
        try:
            newest = await self._newest_good(folder)
            if newest is None or now >= time_of(newest) + self._settings.every_hours * 3600:
                newest = await self._back_up(self._copy, folder, now)
            for place in more:
                await self._keep(newest, place)
            self._metrics.last_good_backup = time_of(newest)
        except (Refusal, OSError) as no:
            self._metrics.count("backups_failed_total")
            self._again = now + _AGAIN_S
            why = (
                say_why("en", no) if isinstance(no, Refusal) else f"{no.strerror or no} ({no.filename or folder})"
            )
            log.error("the scheduled backup failed: %s", why)

    async def _newest_good(self, folder: Path) -> Path | None:
        """Goes by the copies that are there: this house may be new, another one may have made a copy, and a disk
        may have damaged one."""
        copies = list_copies(folder)
        self._metrics.last_backup = time_of(copies[-1]) if copies else 0.0
        for file in reversed(copies):
            if await self._is_good(file):
                return file
        return None

    async def _is_good(self, file: Path) -> bool:
        if file not in self._good:
            try:
                await self._verify(file)
                self._good[file] = True
            except Refusal as no:
                self._good[file] = False
                self._metrics.count("backups_failed_total")
                log.error("a backup isn't good: %s", say_why("en", no))
        return self._good[file]

    async def _back_up(self, copy: Copy, folder: Path, now: float) -> Path:
        target = folder / datetime.fromtimestamp(now, UTC).strftime(_NAME)
        await self._write(copy, target)
        self._metrics.count("backups_total")
        self._metrics.last_backup = now
        log.info("backed up to %s", target)
        return target

    async def _keep(self, newest: Path, place: Path) -> None:
        target = place / newest.name
        if not target.exists() or not await self._is_good(target):
            await self._write(lambda unfinished: _copy_file(newest, unfinished), target)
            log.info("copied to %s", target)

    async def _write(self, copy: Copy, target: Path) -> None:
        """Under a temporary name first, so a file with a backup's name is complete and was good."""
        folder = target.parent
        folder.mkdir(parents=True, exist_ok=True)
        unfinished = target.with_suffix(f".{secrets.token_hex(4)}.unfinished")
        try:
            await asyncio.to_thread(copy, unfinished)
            await self._verify(unfinished)
            os.replace(unfinished, target)
        finally:
            unfinished.unlink(missing_ok=True)
        self._good[target] = True
        left = (
            file for file in folder.glob("house-*.unfinished") if file.stat().st_mtime < time.time() - _LEFT_OVER_S
        )
        for old in (*list_copies(folder)[: -self._settings.keep], *left):
            old.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    with (
        open(source, "rb") as old,
        open(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new,
    ):
        shutil.copyfileobj(old, new)
        new.flush()
        os.fsync(new.fileno())


def places(settings: Backups) -> list[Path]:
    """The folders that get every backup."""
    return [expand(folder) for folder in (settings.to, settings.also_to) if folder]


def list_copies(folder: Path) -> list[Path]:
    """The oldest first; other files in the folder are left alone."""
    return sorted(file for file in folder.glob("house-*.sqlite3") if time_of(file))


def time_of(copy: Path) -> float:
    try:
        return datetime.strptime(copy.name, _NAME).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return 0.0


def copy_of(folder: Path | None, shared: Reader | None = None) -> Copy | None:
    """How to copy the data of this folder, or of a shared world; a server in memory has none."""
    if shared is not None:
        return lambda target: copy_to_file(shared, target)
    return None if folder is None else lambda target: backup(folder, target)
