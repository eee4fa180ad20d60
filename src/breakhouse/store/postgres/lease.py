"""The heartbeat of a house in PostgreSQL: its lease is renewed, and it learns which tables are still its own.

Every beat also reports the clocks of its tables: a house that's killed can't do that any more, and whoever takes a
table over continues its clock from there.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import asyncpg

from breakhouse.store.postgres import ownership
from breakhouse.store.postgres.connect import connect
from breakhouse.store.postgres.ownership import Reading

log = logging.getLogger("breakhouse.store")

LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
"""What is raised when the connection to the database breaks."""
UNABLE = (
    *LOST,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)
"""The same, and what a database says that can't serve us for now: too many connections, another password."""
LONGEST = 10.0
"""Seconds after which nobody waits for the database any more."""


class Lease:
    """`deliver` calls `lost` on the tables' thread, with the id of a table that another house now owns."""

    def __init__(
        self,
        url: str,
        house: str,
        name: str,
        seconds: float,
        deliver: Callable[[Callable[[], None]], object],
        lost: Callable[[str], None],
    ) -> None:
        self._url, self._house, self._name, self._seconds = url, house, name, seconds
        self._deliver = deliver
        self._tell_lost = lost
        self.keeper: Any = None
        """The connection whose lock proves that the house is alive."""
        self.claims: dict[str, int] = {}
        """By table: the epoch under which this house owns it."""
        self.down = False
        """The database did not answer last time."""
        self._missed = False
        """The operator has been told so."""
        self.certain_until = 0.0
        """Until then, by this machine's monotonic clock, no other house can believe that this one is dead."""
        self._locked = True
        """The keeper has the lock: without it, every other house may take this one's tables."""
        self._clocks: Mapping[str, Reading] = {}
        self._kept: dict[str, Reading] = {}

    def note_clocks(self, clocks: Mapping[str, Reading]) -> None:
        """Called on the tables' thread; sent with the next beat."""
        self._clocks = clocks

    def is_certain(self) -> bool:
        """Whether no other house can have taken this one's tables: the lease is good, and so is the lock."""
        return self._locked and not self.keeper.is_closed() and time.monotonic() < self.certain_until

    async def beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / 3)
            try:
                async with asyncio.timeout(LONGEST):
                    await self._beat()
                if self._missed:
                    log.warning("the database answers again")
                self.down = self._missed = False
            except Exception as wrong:  # whatever it is, a house without a lease loses all its tables
                if not self._missed:
                    why = str(wrong) or type(wrong).__name__
                    log.error("the database doesn't answer (%s); waiting for it", why)
                self.down = self._missed = True
                self.keeper.terminate()

    async def _beat(self) -> None:
        if self.keeper.is_closed():
            self.keeper, self._locked = await connect(self._url), False
        if not self._locked:
            self._locked = await ownership.join(self.keeper, self._house, self._name, self._seconds)
        began = time.monotonic()
        await ownership.renew(self.keeper, self._house, self._seconds)
        self.certain_until = began + self._seconds
        believed = dict(self.claims)
        owned = await ownership.owned_tables(self.keeper, self._house)
        for table, epoch in believed.items():
            if owned.get(table) != epoch:
                self._deliver(partial(self.let_go, table, epoch))
        await self._keep_clocks({table for table, epoch in believed.items() if owned.get(table) == epoch})

    async def _keep_clocks(self, own: set[str]) -> None:
        """Reports the clocks that moved since the last time, of tables that certainly belong to this house."""
        clocks = {table: reading for table, reading in self._clocks.items() if table in own}
        moved = {table: reading for table, reading in clocks.items() if self._kept.get(table) != reading}
        if moved:
            await ownership.keep_clocks(self.keeper, moved, self.claims)
        self._kept = clocks

    def let_go(self, table: str, epoch: int) -> None:
        if self.claims.get(table) == epoch:
            del self.claims[table]
            self._tell_lost(table)
