"""The server's core: makes the parts of a house, starts them on one event loop, and closes them again.

“House” is the product's word for one running server with its tables, visitors and store. Nothing else takes the
whole of it: requests and sockets are given the parts that they use.
"""

import asyncio
import logging
import shutil
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from breakhouse.server.admin.logs import about
from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.admin.slowness import SlowLog
from breakhouse.server.bots.accounts import BotAccounts
from breakhouse.server.bots.online import ConnectedBots
from breakhouse.server.cluster.bus import World
from breakhouse.server.cluster.caretaker import Caretaker
from breakhouse.server.cluster.messages import News, Rated
from breakhouse.server.cluster.proxy import OutgoingPages
from breakhouse.server.cluster.router import Router
from breakhouse.server.flusher import Flusher
from breakhouse.server.http.cached import TimedCache
from breakhouse.server.http.catalogue import pack_games
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.limits.token_buckets import Accounts
from breakhouse.server.loop_watch import LoopWatch
from breakhouse.server.people.endings import Ended, Endings
from breakhouse.server.people.fair_play import FairPlay
from breakhouse.server.people.ratings import Ratings
from breakhouse.server.people.sessions import Signer
from breakhouse.server.people.visitors import Profiles, Visitors
from breakhouse.server.tables.lobby import Lobby
from breakhouse.server.tables.registry import Reopening, Tables
from breakhouse.server.workers.jobs import Jobs
from breakhouse.server.workers.pool import Workers
from breakhouse.server.writes import WriteHealth, WriteProbe, write
from breakhouse.server.ws.endpoint import SocketServices
from breakhouse.server.ws.frames import CHECK_S, check_quiet
from breakhouse.store import MemoryStore, PutRating, Reader, ResultRow, Store
from breakhouse.store.folder import DATABASE
from breakhouse.store.postgres import open_postgres
from breakhouse.store.sqlite.store import SqliteStore
from breakhouse.table import Environment, Sheet
from breakhouse.table.clock import Handle, HouseClock

if TYPE_CHECKING:
    from breakhouse.store.postgres.store import PostgresStore

log = logging.getLogger("breakhouse.house")
TABLES = logging.getLogger("breakhouse.tables")

_BEAT_MS = 250
_LISTEN = CHECK_S * 1000 // _BEAT_MS
"""Beats between two checks for quiet pages."""
_TELL = 8
"""Beats between two announcements of connected bots to other houses, and looks for idle workers."""


class House:
    """Made and opened inside a running event loop. Without a folder everything is kept in memory."""

    def __init__(
        self,
        folder: Path | None = None,
        budgets: Budgets | None = None,
        programs: dict[str, str] | None = None,
        clock: HouseClock | None = None,
        prepare: str = "",
        world: World | None = None,
        slow: float = 0.25,
        thinkers: int | None = None,
    ) -> None:
        """`slow`: how many seconds a command, a request or a turn of the loop may take before it's logged.
        `thinkers`: worker processes for bots and the coach, at most."""
        self._loop = asyncio.get_running_loop()
        post = self._loop.call_soon_threadsafe
        self.clock = clock or HouseClock()
        self._folder = folder
        self.metrics = Metrics(self.gauges)
        self.slow = SlowLog(slow)
        self.watch = LoopWatch(self.metrics.loop_lag, self.slow)
        self.health = WriteHealth(self.metrics)
        self.accounts = Accounts(budgets or Budgets(), lambda: self.clock.now() / 1000, self.later)
        self.world = world
        self.router: Router | None = None
        """The other houses, where there may be any."""
        opened: MemoryStore | SqliteStore | PostgresStore = MemoryStore()
        self.id = ""
        """As the other houses know it."""
        shared = None
        if folder is not None:
            opened = SqliteStore(folder / DATABASE, post, prepare, self.health.note)
        elif world is not None:
            opened = shared = open_postgres(
                world.store, world.name, post, self.health.note, self._lose, world.lease
            )
            self.id = shared.house
        self.store: Store = opened
        self.reader: Reader = opened
        """The same store, for work in other threads."""
        self.signer = Signer(self.store.key())
        self.visitors = Visitors(self.store, self.signer)
        self.ratings = Ratings(opened)
        self.health.on_trouble = self.ratings.look_up_again
        self._endings = Endings(self.store, self.ratings.rate, self.ratings.look_up_again)
        self.workers = Workers(post, programs, thinkers, most_programs=self.accounts.budgets.programs.address)
        self.jobs = Jobs(self.accounts, self.workers)
        self.fair_play = FairPlay(self.store, self.ratings, self.workers.run, self.metrics, self._recount)
        self.catalogue = cache(partial(pack_games, self.workers.levels))
        self.flusher = Flusher(self._loop.call_soon)
        self.lists = TimedCache(self.clock.now)
        self.write_probe = WriteProbe(partial(write, self.store), self.metrics)
        self.lobby = Lobby(lambda code: self.tables.get(code))
        self.tables = Tables(
            self._make_room(),
            self.store,
            self.accounts,
            self.jobs,
            lambda: self.metrics.count("takeovers_total"),
            self.lobby.mark,
        )
        self.bots = ConnectedBots(
            self.id,
            BotAccounts(self.store, self.signer),
            self.store,
            self.clock.now,
            self.tables.get,
            self.broadcast,
        )
        self.profiles = Profiles(
            self.store,
            self.visitors,
            self.ratings,
            self.tables,
            self.bots.accounts.drop_all,
            self._collect,
            self._drop_caches,
            self.broadcast,
        )
        self.caretaker: Caretaker | None = None
        if shared is not None:
            self.caretaker = Caretaker(self.tables, self.visitors, self.profiles, self.signer.who, shared)
        self.socket_services = SocketServices(
            accounts=self.accounts,
            metrics=self.metrics,
            clock=self.clock,
            flusher=self.flusher,
            signer=self.signer,
            visitors=self.visitors,
            tables=self.tables,
            later=self.later,
            invite=self.bots.invite,
            outgoing=self._outgoing,
        )
        self.sockets = self.socket_services.sockets
        self._reopening: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def _make_room(self) -> Environment:
        return Environment(
            clock=self.clock,
            store=self.store,
            later=self.later,
            soon=self.flusher.after,
            wall=lambda: int(time.time()),
            make_bot=self.jobs.bot,
            levels=self.workers.levels,
            coach=self.workers.hint,
            ended=self._end,
            closed=lambda sheet: self.tables.drop(sheet),
            away=self.jobs.run_for_table,
            changed=self.lobby.mark,
            started=lambda sheet: self.metrics.count_for(sheet.game, "matches_started_total"),
            received=self.watch.received,
            acknowledged=self._acknowledge,
            report=self.fair_play.report,
        )

    # -------------------------------------------------------------- from opening to closing

    async def open(self) -> int:
        """Brings the tables back as they were and starts the clock; returns how many there are."""
        await self.visitors.bans.reload()
        rows = [] if self.world is not None else await self.store.ask(lambda store: store.tables())
        reopening = Reopening(rows, self.tables)
        await reopening.hurry()
        self._reopening = self._loop.create_task(reopening.finish())
        self._tasks = [self._reopening, self._loop.create_task(self._beat())]
        self._tasks.append(self._loop.create_task(self.fair_play.examine_all(self.world is None)))
        if self.caretaker is not None:
            self._tasks.append(self._loop.create_task(self.caretaker.run()))
        return len(rows)

    async def reopened(self) -> None:
        """Waits until all tables are back."""
        if self._reopening is not None:
            await self._reopening

    def say_goodbye(self) -> None:
        """Tells every page that the server is closing, so it reconnects by itself."""
        self.tables.dismiss("house-closes")

    async def close(self) -> None:
        if self.router is not None:
            await self.router.close()
        self.watch.stop()
        for task in self._tasks:
            task.cancel()
        self.jobs.close()
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.store.close)
        await asyncio.sleep(0)  # the last answers of the store

    async def _beat(self) -> None:
        """Checks the clock often enough to notice a sleep, and the tables once a second."""
        beats = 0
        while True:
            await asyncio.sleep(_BEAT_MS / 1000)
            beats += 1
            slept = self.clock.woke()
            if beats % _LISTEN == 0:
                check_quiet(self.sockets)
            if self.router is not None and beats % 2 == 0:
                self.router.tick()
            if beats % _TELL == 0:
                self.bots.tell()
                self.workers.end_idle()
            for table in list(self.tables.values()):
                try:
                    if slept:
                        table.wake_up()
                    if beats % 4 == 0:
                        table.tick()
                except Exception:
                    log.exception("table %s failed", table.sheet.id, extra=about(table=table.sheet.id))

    # -------------------------------------------------------------- what ties the parts together

    def later(self, ms: int, call: Callable[[], None]) -> Handle:
        return self._loop.call_later(ms / 1000, call)

    def broadcast(self, news: News) -> None:
        """To the other houses, where there are any."""
        if self.router is not None:
            self.router.broadcast(news)

    async def living(self) -> Sequence[str]:
        """The ids of all houses of this world, from the store they share."""
        return [] if self.caretaker is None else await self.caretaker.store.ask(lambda store: store.living())

    def gauges(self) -> dict[str, int]:
        playing = sum(table.sheet.phase == "playing" for table in self.tables.values())
        here = {"tables": len(self.tables), "connections": len(self.sockets), "matches_running": playing}
        return {
            **here,
            **self._disk(),
            "cases_open": self.fair_play.open_cases,
            "thinkers": self.workers.running(),
            "thinkers_waiting": self.workers.waiting(),
        }

    def _disk(self) -> dict[str, int]:
        if self._folder is None:
            return {}
        try:
            disk = shutil.disk_usage(self._folder)
        except OSError:
            return {}  # the folder is gone, so writes fail, and that rings
        return {"data_free_bytes": disk.free, "data_size_bytes": disk.total}

    def _outgoing(self) -> OutgoingPages | None:
        return None if self.router is None else self.router.outgoing

    def _lose(self, table: str) -> None:
        self.tables.lose(table)

    async def _collect(self, visitor: str) -> None:
        """Loads every table that may name somebody who is about to be forgotten."""
        await self.reopened()
        if self.caretaker is not None:
            await self.caretaker.gather(visitor)

    def _drop_caches(self) -> None:
        self.jobs.forget()
        self.lists.forget()

    def _acknowledge(self, since: float, sheet: Sheet, command: str) -> None:
        took = time.perf_counter() - since
        self.metrics.acknowledged.add(took)
        if took >= self.slow.threshold:
            self.slow.note("command", took, sheet.game, table=sheet.id, match=sheet.match, command=command)

    def _end(self, result: ResultRow) -> Ended:
        rated, writes = self._endings.end(result)
        self.metrics.count_for(result.game, "matches_finished_total")
        TABLES.info("a match of %s is over: %s", result.game, result.reason, extra=about(match=result.match))
        if any(isinstance(write, PutRating) for write in writes):
            self._tell_rated(result)
        return rated, [*writes, *self.fair_play.enqueue(rated)]

    def _tell_rated(self, result: ResultRow) -> None:
        """The ratings of these people change: the other houses must look them up again."""
        self.broadcast(Rated([seat.who or f"bot:{seat.bot}" for seat in result.seats]))

    def _recount(self, result: ResultRow) -> None:
        """A match counts after all, or no longer does."""
        self._tell_rated(result)
        self.lists.forget()
