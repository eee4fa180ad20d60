"""The store of many houses: PostgreSQL by asyncpg, on an event loop and a thread of its own.

Writes gather as they do before SQLite, so that a round trip carries many tables. Reads are waited for, as those of
a file are: they are rare, and where the database does not answer they fail at once until it does.
"""

import asyncio
import logging
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

import asyncpg

from breakhouse.store import ownership, postgres_rows
from breakhouse.store.batch import Batch, Order, OutOfOrder
from breakhouse.store.postgres_opening import connect, open_world
from breakhouse.store.reading import Reading
from breakhouse.store.store import Done, Owner, StoreTrouble, Watch
from breakhouse.store.writes import Write

log = logging.getLogger("breakhouse.store")

_APART = 0.02
"""Seconds between two round trips under load; who comes alone never waits."""
_PATIENCE = 3.0
"""Seconds that a read may take before the database counts as gone."""
_LONGEST = 10.0
"""Seconds after which nobody knows what became of a write."""

Found = TypeVar("Found")
_Lost = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)


class PostgresStore(Reading):
    """`name`: how operators call this house; `lost` is told the ids of tables that another house owns by now."""

    def __init__(
        self,
        url: str,
        name: str = "house",
        deliver: Callable[[Callable[[], None]], object] | None = None,
        watch: Watch | None = None,
        lost: Callable[[str], None] | None = None,
        lease: float = ownership.LEASE_S,
    ) -> None:
        self.house = f"{name}-{secrets.token_hex(4)}"
        """As the other houses know it: a house that starts again is another."""
        self._url, self._name, self._lease = url, name, lease
        self._deliver = deliver or (lambda call: call())
        self._watch = watch
        self._tell_lost = lost or (lambda table: None)
        self._claims: dict[str, int] = {}
        """By table: the epoch under which this house owns it."""
        self._links: dict[str, tuple[int, bytes]] = {}
        """By match: the last entry's number and link."""
        self._jobs: deque[Order] = deque()
        self._awake = self._closing = self._down = False
        self._oldest = 0.0
        self._writer: Any = None
        self._loop = asyncio.new_event_loop()
        self._wake = asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_forever, name="store-postgres", daemon=True)
        self._thread.start()
        try:
            self._pool, self._keeper, self._key = self._ask(open_world(url, self.house, name, lease), 20)
        except BaseException:
            self._loop.call_soon_threadsafe(self._loop.stop)
            raise
        self._writing, self._beating = (
            asyncio.run_coroutine_threadsafe(work(), self._loop) for work in (self._write_on, self._beat)
        )

    # -------------------------------------------------------------- writing

    def submit(self, writes: Sequence[Write], done: Done, table: str = "") -> None:
        if self._closing:
            self._deliver(lambda: done(StoreTrouble("closed")))
            return
        self._jobs.append(Order(writes, done, table))
        if not self._awake:
            self._awake = True
            self._oldest = time.perf_counter()
            self._loop.call_soon_threadsafe(self._wake.set)

    async def _write_on(self) -> None:
        last = 0.0
        while not (self._closing and not self._jobs):
            await self._wake.wait()
            gather = last + _APART - time.monotonic()
            if gather > 0 and not self._closing:
                await asyncio.sleep(gather)
            since, jobs = self._oldest, list[Order]()
            self._wake.clear()
            self._awake = False
            while self._jobs:
                jobs.append(self._jobs.popleft())
            if jobs:
                troubles = await self._commit(jobs)
                last = time.monotonic()
                self._deliver(partial(self._answer, jobs, troubles, since))

    async def _commit(self, jobs: list[Order]) -> list[StoreTrouble | None]:
        try:
            if self._writer is None or self._writer.is_closed():
                self._writer = await connect(self._url)
        except (*_Lost, asyncpg.PostgresError) as wrong:
            return [StoreTrouble("broken", str(wrong))] * len(jobs)
        try:
            return await self._together(jobs)
        except (OutOfOrder, asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError):
            return await self._one_by_one(jobs)
        except (*_Lost, asyncpg.PostgresError) as wrong:
            return [self._mend(wrong)] * len(jobs)

    async def _together(self, jobs: list[Order]) -> list[StoreTrouble | None]:
        """The usual case. Where a job is more than entries of one match, all of them are kept or `OutOfOrder`."""
        batch = Batch(jobs, self._claims)
        async with asyncio.timeout(_LONGEST):
            await batch.link(self._links, self._writer)
            if batch.plain:
                good = await self._append(batch)
                if len(good) < batch.count:
                    self._links.clear()
                return [None if good >= groups else _FENCED for groups in batch.groups_of]
            async with self._writer.transaction():
                if len(await self._append(batch)) < batch.count:
                    raise OutOfOrder
                await postgres_rows.put_all(self._writer, batch.others)
            return [None] * len(jobs)

    async def _append(self, batch: Batch) -> set[int]:
        found = await self._writer.fetch(postgres_rows.APPEND, self.house, *batch.columns())
        return {row[0] for row in found}

    async def _one_by_one(self, jobs: list[Order]) -> list[StoreTrouble | None]:
        """So that one table whose log has another owner takes nobody with it."""
        self._links.clear()
        troubles: list[StoreTrouble | None] = []
        for job in jobs:
            try:
                troubles += await self._together([job])
            except (OutOfOrder, asyncpg.IntegrityConstraintViolationError):
                self._links.clear()
                troubles.append(_FENCED)
            except (*_Lost, asyncpg.PostgresError) as wrong:
                troubles.append(self._mend(wrong))
                return troubles + [StoreTrouble("broken", str(wrong))] * (len(jobs) - len(troubles))
        return troubles

    def _mend(self, wrong: BaseException) -> StoreTrouble:
        """What the database refused was not kept; where the line broke, nobody knows."""
        self._links.clear()
        if isinstance(wrong, _Lost):
            self._writer.terminate()
            self._writer = None
            return StoreTrouble("unknown", str(wrong))
        return StoreTrouble("full" if isinstance(wrong, asyncpg.DiskFullError) else "broken", str(wrong))

    def _answer(self, jobs: list[Order], troubles: list[StoreTrouble | None], since: float) -> None:
        if self._watch is not None:
            wrong = next((one for one in troubles if one is not None and one.why != "fenced"), None)
            self._watch(time.perf_counter() - since, wrong)
        for job, trouble in zip(jobs, troubles, strict=True):
            if trouble is not None and not trouble.is_final:
                self._claims.pop(job.table, None)
                if self._watch is not None and trouble.why == "fenced":
                    self._watch(0.0, trouble)
            job.done(trouble)

    # -------------------------------------------------------------- owning

    def claim(self, table: str) -> Owner:
        owner, epoch = self._read(lambda connection: ownership.claim(connection, self.house, table))
        if owner.mine:
            self._claims[table] = epoch
        return owner

    def give_back(self, tables: Sequence[str]) -> None:
        for table in tables:
            self._claims.pop(table, None)
        self._read(lambda connection: ownership.release(connection, self.house, tables))

    async def _beat(self) -> None:
        """Renews the lease, and looks which tables are still this house's."""
        while not self._closing:
            await asyncio.sleep(self._lease / 3)
            try:
                async with asyncio.timeout(_LONGEST):
                    await self._renew()
                self._down = False
            except (*_Lost, asyncpg.PostgresError) as wrong:
                self._down = True
                self._keeper.terminate()
                log.debug("the lease could not be renewed: %s", wrong)

    async def _renew(self) -> None:
        if self._keeper.is_closed():
            self._keeper = await connect(self._url)
            await ownership.join(self._keeper, self.house, self._name, self._lease)
        await ownership.renew(self._keeper, self.house, self._lease)
        believed = dict(self._claims)
        owned = await ownership.owned(self._keeper, self.house)
        for table, epoch in believed.items():
            if owned.get(table) != epoch:
                self._deliver(partial(self._let_go, table, epoch))

    def _let_go(self, table: str, epoch: int) -> None:
        if self._claims.get(table) == epoch:
            del self._claims[table]
            self._tell_lost(table)

    def close(self) -> None:
        """Writes what was submitted, gives all tables back, and leaves."""
        if self._closing:
            return
        self._closing = True
        self._loop.call_soon_threadsafe(self._wake.set)
        try:
            self._writing.result(_LONGEST)
            self._ask(ownership.leave(self._keeper, self.house), _PATIENCE)
        except (*_Lost, asyncpg.PostgresError) as wrong:
            log.warning("the database did not hear that this house closed: %s", wrong)
        self._ask(self._hang_up(), _PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _hang_up(self) -> None:
        own = asyncio.current_task()
        for task in asyncio.all_tasks():
            if task is not own:
                task.cancel()
        self._keeper.terminate()
        self._pool.terminate()
        if self._writer is not None:
            self._writer.terminate()
        await asyncio.sleep(0)

    # -------------------------------------------------------------- reading

    def _ask(self, work: Coroutine[Any, Any, Found], seconds: float) -> Found:
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result(seconds)
        except TimeoutError:
            future.cancel()
            raise

    def _read(self, work: Callable[[Any], Coroutine[Any, Any, Found]]) -> Found:
        """Twice where the line was cut: the first connection may have been a dead one."""
        for last in (False, True):
            if self._down:
                break
            try:
                return self._ask(self._with_connection(work), _PATIENCE)
            except _Lost as wrong:
                log.debug("a read failed: %s", wrong)
                self._down = last
        raise StoreTrouble("broken", "the database does not answer")

    async def _with_connection(self, work: Callable[[Any], Coroutine[Any, Any, Found]]) -> Found:
        async with self._pool.acquire(timeout=_PATIENCE) as connection:
            return await work(connection)

    def _all(self, sql: str, *values: object) -> list[Any]:
        numbered = "".join(f"${n}{part}" if n else part for n, part in enumerate(sql.split("?")))
        return self._read(lambda connection: connection.fetch(numbered, *values))

    def _latest(self, game: str | None, who: str | None) -> tuple[str, list[object]]:
        return postgres_rows.latest(game, who)

    def meetings(self, who: str, other: str, since: int) -> list[int]:
        return [int(finished) for (finished,) in self._all(postgres_rows.MEETINGS, other, who, since)]

    def key(self) -> bytes:
        return self._key


_FENCED = StoreTrouble("fenced", "another house owns this table, or the entry does not follow")
