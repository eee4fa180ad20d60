"""The store of many houses: PostgreSQL through asyncpg, on an event loop and a thread of its own.

Writes are gathered as for SQLite, so that a round trip carries many tables. A read keeps its thread waiting for
the database, so it's refused on any thread that runs an event loop: `ask` has threads for it
(docs/decisions/0040-nothing-waits-on-the-loop.md). If the database doesn't answer, reads fail at once until it
does.
"""

import asyncio
import logging
import secrets
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from functools import partial
from typing import Any

import asyncpg

from breakhouse.store import queries, sql
from breakhouse.store.commit_delay import time_to_gather
from breakhouse.store.postgres import ownership
from breakhouse.store.postgres.batch import APPEND, Batch, Job, Links, OutOfOrder, forget_links, put_all
from breakhouse.store.postgres.connect import READERS, connect, explained, open_world
from breakhouse.store.postgres.lease import LONGEST, LOST, UNABLE, Lease
from breakhouse.store.postgres.ownership import take
from breakhouse.store.postgres.schema import ENDS
from breakhouse.store.protocol import Done, Found, Owner, StoreTrouble, Taken, Watch, answer
from breakhouse.store.queries import SqlReader, latest
from breakhouse.store.rows import VisitorRow, Write, mark_of

log = logging.getLogger("breakhouse.store")

_PATIENCE = 3.0
"""Seconds that a read may take before the database counts as gone."""
_SCAN = 600.0
"""The same for a read of a whole table, for a copy of the world."""
_FENCED = StoreTrouble("fenced", "another house owns this table, or the entry does not follow")

_MEETINGS = """
SELECT finished FROM played AS one JOIN played AS other ON other.match = one.match AND other.who = ?
JOIN results ON results.match = one.match WHERE one.who = ? AND finished >= ? AND game = ? AND rated
"""
_NAMING = "SELECT code FROM tables WHERE position(?::bytea IN sheet) > 0"
_THERE = "SELECT name FROM house WHERE name = ANY(?::text[])"
_KNOWN = f"SELECT {sql.VISITOR} FROM visitors WHERE id = ANY(?::text[])"


class PostgresStore(SqlReader):
    """`name`: what operators call this house; `lost` is called with the ids of tables that another house now
    owns."""

    _ends = ENDS

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
        """As the other houses know it: after a restart, a house counts as a new one."""
        self._url = url
        self._deliver = deliver or (lambda call: call())
        self._watch = watch
        self._lease = Lease(url, self.house, name, lease, self._deliver, lost or (lambda table: None))
        self.note_clocks = self._lease.note_clocks
        self._links: Links = {}
        self._jobs: deque[Job] = deque()
        self._awake = self._closing = False
        self._oldest = 0.0
        self._writer: Any = None
        self._loop = asyncio.new_event_loop()
        self._wake = asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_forever, name="store-postgres", daemon=True)
        self._thread.start()
        self._readers = ThreadPoolExecutor(READERS, "store-readers")
        began = time.monotonic()
        try:
            with explained(url):
                self._pool, self._lease.keeper, self._key = self._ask(open_world(url, self.house, name, lease), 20)
            self._lease.certain_until = began + lease
        except BaseException:
            self._loop.call_soon_threadsafe(self._loop.stop)
            raise
        self._writing, self._beating = (
            asyncio.run_coroutine_threadsafe(work(), self._loop) for work in (self._write_on, self._lease.beat_on)
        )

    # -------------------------------------------------------------- writing

    def submit(self, writes: Sequence[Write], done: Done, table: str = "") -> None:
        if self._closing:
            self._deliver(lambda: done(StoreTrouble("closed")))
            return
        self._jobs.append(Job(writes, done, table, self._lease.claims.get(table, 0)))
        if not self._awake:
            self._awake = True
            self._oldest = time.perf_counter()
            self._loop.call_soon_threadsafe(self._wake.set)

    async def _write_on(self) -> None:
        last = 0.0
        while not (self._closing and not self._jobs):
            await self._wake.wait()
            gather = time_to_gather(last, self._oldest, time.perf_counter())
            if gather and not self._closing:
                await asyncio.sleep(gather)
            since, jobs = self._oldest, list[Job]()
            self._wake.clear()
            self._awake = False
            while self._jobs:
                jobs.append(self._jobs.popleft())
            if jobs:
                troubles = await self._commit(jobs)
                last = time.perf_counter()
                self._deliver(partial(self._answer, jobs, troubles, since))

    async def _commit(self, jobs: list[Job]) -> list[StoreTrouble | None]:
        try:
            if self._writer is None or self._writer.is_closed():
                self._writer = await connect(self._url)
        except Exception as wrong:
            return [StoreTrouble("broken", str(wrong))] * len(jobs)
        try:
            return await self._together(jobs)
        except (OutOfOrder, asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError):
            return await self._one_by_one(jobs)
        except Exception as wrong:
            return [self._mend(wrong, jobs)] * len(jobs)

    async def _together(self, jobs: list[Job]) -> list[StoreTrouble | None]:
        """The usual case. If a job is more than entries of one match, either all of it is stored, or it's
        `OutOfOrder`."""
        batch = Batch(jobs)
        async with asyncio.timeout(LONGEST):
            await batch.link(self._links, self._writer)
            if batch.plain:
                good = await self._append(batch)
                if len(good) < batch.count:
                    forget_links(self._links, jobs)
                return [None if good >= groups else _FENCED for groups in batch.groups_of]
            async with self._writer.transaction():
                if len(await self._append(batch)) < batch.count:
                    raise OutOfOrder
                await put_all(self._writer, batch.others)
            return [None] * len(jobs)

    async def _append(self, batch: Batch) -> set[int]:
        found = await self._writer.fetch(APPEND, self.house, *batch.columns())
        return {row[0] for row in found}

    async def _one_by_one(self, jobs: list[Job]) -> list[StoreTrouble | None]:
        """Job by job, so that a table whose log has another owner doesn't affect the others."""
        forget_links(self._links, jobs)
        troubles: list[StoreTrouble | None] = []
        for job in jobs:
            try:
                troubles += await self._together([job])
            except (OutOfOrder, asyncpg.IntegrityConstraintViolationError):
                forget_links(self._links, [job])
                troubles.append(_FENCED)
            except Exception as wrong:
                troubles.append(self._mend(wrong, [job]))
                return troubles + [StoreTrouble("broken", str(wrong))] * (len(jobs) - len(troubles))
        return troubles

    def _mend(self, wrong: BaseException, jobs: Sequence[Job]) -> StoreTrouble:
        """What the database refused wasn't stored; if the connection broke, or whatever else, nobody knows."""
        forget_links(self._links, jobs)
        if isinstance(wrong, LOST) or not isinstance(wrong, asyncpg.PostgresError):
            self._writer.terminate()
            self._writer = None
            return StoreTrouble("unknown", str(wrong))
        return StoreTrouble("full" if isinstance(wrong, asyncpg.DiskFullError) else "broken", str(wrong))

    def _answer(self, jobs: list[Job], troubles: list[StoreTrouble | None], since: float) -> None:
        if self._watch is not None:
            wrong = next((one for one in troubles if one is not None and one.why != "fenced"), None)
            self._watch(time.perf_counter() - since, wrong)
        for job, trouble in zip(jobs, troubles, strict=True):
            if trouble is not None and not trouble.is_final:
                self._lease.let_go(job.table, job.epoch)  # the table itself may have given this write up before
                if self._watch is not None and trouble.why == "fenced":
                    self._watch(0.0, trouble)
            answer(job.done, trouble)

    # -------------------------------------------------------------- owning

    def claim(self, table: str) -> Owner:
        owner, epoch = self._read(lambda connection: ownership.claim(connection, self.house, table))
        if owner.mine:
            self._lease.claims[table] = epoch
        return owner

    def take(self, code: str) -> Taken | None:
        found = self._read(lambda connection: take(connection, self.house, code))
        if found is None:
            return None
        taken, epoch = found
        if taken.owner.mine:
            self._lease.claims[taken.row.id] = epoch
        return taken

    def give_back(self, tables: Sequence[str]) -> None:
        for table in tables:
            self._lease.claims.pop(table, None)
        self._read(lambda connection: ownership.release(connection, self.house, tables))

    def nobodys(self, limit: int) -> list[str]:
        """The codes of some tables that no living house has."""
        return self._read(lambda connection: ownership.nobodys(connection, limit))

    def living(self) -> list[str]:
        """The houses of this world, this one among them."""
        return self._read(ownership.living)

    def others(self) -> list[str]:
        return sorted(house for house in self.living() if house != self.house)

    def naming(self, visitor: str) -> list[str]:
        """The codes of the tables whose sheet names this visitor, whichever house has them."""
        return [code for (code,) in self._all(_NAMING, visitor.encode())]

    def forgotten(self, visitors: Iterable[str]) -> list[str]:
        """Those of them who asked to be forgotten."""
        marks = {mark_of(id): id for id in visitors}
        return [marks[mark] for (mark,) in self._all(_THERE, list(marks))]

    def known(self, visitors: Iterable[str]) -> list[VisitorRow]:
        return [sql.visitor(row) for row in self._all(_KNOWN, list(visitors))]

    def close(self) -> None:
        """Writes what was submitted, gives all tables back, and leaves."""
        if self._closing:
            return
        self._closing = True
        self._loop.call_soon_threadsafe(self._wake.set)
        try:
            self._writing.result(LONGEST)
            self._ask(self._with_connection(lambda line: ownership.leave(line, self.house)), _PATIENCE)
        except (*LOST, asyncpg.PostgresError) as wrong:
            log.warning("the database did not hear that this house closed: %s", wrong)
        self._ask(self._hang_up(), _PATIENCE)
        self._readers.shutdown(wait=False)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _hang_up(self) -> None:
        own = asyncio.current_task()
        for task in asyncio.all_tasks():
            if task is not own:
                task.cancel()
        self._lease.keeper.terminate()
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

    def ask(self, question: "Callable[[PostgresStore], Found]") -> Awaitable[Found]:
        if self._closing:
            raise StoreTrouble("closed")
        return asyncio.get_running_loop().run_in_executor(self._readers, question, self)

    def _read(self, work: Callable[[Any], Coroutine[Any, Any, Found]]) -> Found:
        """Tries twice if the connection broke: the first one may have been dead already."""
        _refuse_event_loops()
        for last in (False, True):
            if self._lease.down or self._closing:
                break
            try:
                return self._ask(self._with_connection(work), _PATIENCE)
            except CancelledError:
                raise StoreTrouble("closed") from None
            except UNABLE as wrong:
                log.debug("a read failed: %s", wrong)
                self._lease.down = last
        raise StoreTrouble("broken", "the database does not answer")

    async def _with_connection(self, work: Callable[[Any], Coroutine[Any, Any, Found]]) -> Found:
        async with self._pool.acquire(timeout=_PATIENCE) as connection:
            return await work(connection)

    def _all(self, query: str, *values: object) -> list[Any]:
        return self._read(lambda connection: connection.fetch(sql.number(query), *values))

    def everything(self) -> Iterator[Write]:
        """As of one moment, however long it takes and whoever writes meanwhile."""
        try:
            line = self._ask(connect(self._url), _PATIENCE)
            try:
                self._ask(line.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"), _PATIENCE)
                yield from queries.everything(
                    lambda query, *given: self._ask(line.fetch(sql.number(query), *given), _SCAN), self._ends
                )
            finally:
                self._loop.call_soon_threadsafe(line.terminate)
        except (*LOST, asyncpg.PostgresError) as wrong:
            raise StoreTrouble("broken", str(wrong) or "the database does not answer") from None

    def _latest(self, game: str | None, who: str | None) -> tuple[str, list[object]]:
        return latest("listed", game, who)

    def meetings(self, who: str, other: str, since: int, game: str) -> list[int]:
        return [int(finished) for (finished,) in self._all(_MEETINGS, other, who, since, game)]

    def is_current(self) -> bool:
        return self._lease.is_certain()

    def key(self) -> bytes:
        return self._key


def _refuse_event_loops() -> None:
    """`RuntimeError` on a thread that serves people: all of them would wait for one answer."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return
    raise RuntimeError("a read across a network would stop the event loop: ask through `Store.ask`")
