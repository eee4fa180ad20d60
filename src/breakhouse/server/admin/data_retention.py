"""Deletes what has been kept for as long as the settings say: finished matches, and visitors who stayed away."""

import asyncio
import logging
import time
from collections.abc import Callable

from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.people.visitors import Profiles, idle_since
from breakhouse.server.settings import Retention
from breakhouse.server.writes import write
from breakhouse.store import DropMatch, Reader, Store

log = logging.getLogger("breakhouse.retention")

_AT_ONCE = 100
"""Matches deleted in one write: others want to write in between."""
_DAY = 86_400


class Expiry:
    """`reader`: the same store, for long reads in another thread; `drop_caches` drops what was computed from
    deleted matches."""

    def __init__(
        self,
        settings: Retention,
        store: Store,
        reader: Reader,
        profiles: Profiles,
        drop_caches: Callable[[], None],
        metrics: Metrics,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._settings = settings
        self._store = store
        self._reader = reader
        self._profiles = profiles
        self._drop_caches = drop_caches
        self._metrics = metrics
        self._wall = wall

    async def delete_old(self) -> None:
        now, settings = int(self._wall()), self._settings
        if settings.matches_days is not None:
            await self._drop_matches(now - settings.matches_days * _DAY)
        if settings.visitors_days is not None:
            await self._forget_visitors(now - settings.visitors_days * _DAY)

    async def _drop_matches(self, before: int) -> None:
        while ids := await self._store.ask(lambda store: store.finished_before(before, _AT_ONCE)):
            await write(self._store, [DropMatch(id) for id in ids])
            self._drop_caches()
            self._metrics.count("matches_deleted_total", len(ids))
            log.info("deleted %d old matches", len(ids))

    async def _forget_visitors(self, before: int) -> None:
        idle = await asyncio.to_thread(idle_since, self._reader, before)
        for id in idle:
            await self._profiles.forget(id)
            self._metrics.count("visitors_deleted_total")
        if idle:
            log.info("forgot %d visitors who had not come back", len(idle))
