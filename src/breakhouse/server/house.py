"""The server's core: its tables, visitors, store and bots, on one event loop."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.server.admin.logs import about
from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.admin.readiness import Proof
from breakhouse.server.bots.accounts import Tokens
from breakhouse.server.bots.online import Programs
from breakhouse.server.cluster.bus import World
from breakhouse.server.cluster.caretaker import Caretaker
from breakhouse.server.cluster.messages import Changed, Forgotten, News, Rated, Renamed
from breakhouse.server.cluster.router import Router
from breakhouse.server.http.cached import Fresh
from breakhouse.server.http.catalogue import pack_games
from breakhouse.server.http.forms import NewTable
from breakhouse.server.http.middleware import Turnstile
from breakhouse.server.limits.accounts import Accounts, Payer
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.people.hand_speed import Paces
from breakhouse.server.people.ratings import Ratings
from breakhouse.server.people.sessions import Keyring
from breakhouse.server.people.visitors import Visitors
from breakhouse.server.tables.create import forget_at_tables, new_code, new_sheet
from breakhouse.server.tables.difficulty import prepare
from breakhouse.server.tables.registry import Hall, Reopening, settle
from breakhouse.server.workers.jobs import Jobs
from breakhouse.server.workers.pool import Workers
from breakhouse.server.ws.frames import CHECK_S, Wire, listen_to
from breakhouse.server.ws.outbox import Moment
from breakhouse.store import (
    Forget,
    MemoryStore,
    PutVisitor,
    ResultRow,
    SqliteStore,
    Store,
    StoreTrouble,
    VisitorRow,
    Write,
)
from breakhouse.store.folder import DATABASE
from breakhouse.store.postgres import open_postgres
from breakhouse.table import Room, Sheet, Table
from breakhouse.table.clock import Handle, HouseClock

log = logging.getLogger("breakhouse.house")
TABLES = logging.getLogger("breakhouse.tables")

_BEAT_MS = 250
_LISTEN = CHECK_S * 1000 // _BEAT_MS
"""Beats between two checks for quiet pages."""
_TELL = 8
"""Beats between two announcements of connected programs to other houses."""


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
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self.clock = clock or HouseClock()
        self.metrics = Metrics(self.gauges)
        self.accounts = Accounts(budgets or Budgets(), lambda: self.clock.now() / 1000, self.later)
        post = self._loop.call_soon_threadsafe
        self._troubled = False
        self.store: Store = MemoryStore()
        self.id = ""
        """As the other houses know it."""
        self.caretaker: Caretaker | None = None
        if folder is not None:
            self.store = SqliteStore(folder / DATABASE, post, prepare, self._note_commit)
        elif world is not None:
            shared = open_postgres(world.store, world.name, post, self._note_commit, self._lose, world.lease)
            self.store, self.id = shared, shared.house
            self.caretaker = Caretaker(self, shared)
        self.keyring = Keyring(self.store.key())
        self.ratings = Ratings(self.store)
        self._paces = Paces(self.store)
        self.workers = Workers(post, programs, most_programs=self.accounts.budgets.programs.address)
        self.catalogue = cache(partial(pack_games, self.workers.levels))
        self.moment = Moment(self._loop.call_soon)
        self.turnstile = Turnstile(self._loop.call_soon)
        self.lists = Fresh(self.clock.now)
        self.wires: set[Wire] = set()
        self.visitors = Visitors(self.store, self.keyring)
        self.world = world
        self.router: Router | None = None
        """The other houses, where there may be any."""
        self._tasks: list[asyncio.Task[None]] = []
        self.programs = Programs(
            Tokens(self.store, self.keyring), self.clock.now, lambda code: self.tables.get(code), self.broadcast
        )
        self.jobs = Jobs(self.accounts, self.workers)
        self._bringing: asyncio.Task[None] | None = None
        self.proof = Proof(self.written)
        self._room = Room(
            clock=self.clock,
            store=self.store,
            later=self.later,
            soon=self.moment.after,
            wall=lambda: int(time.time()),
            thinker=self.jobs.bot,
            levels=self.workers.levels,
            coach=self.workers.hint,
            ended=self._rate,
            closed=self._drop_table,
            away=self.jobs.run_for_table,
            acknowledged=self.metrics.acknowledged.add,
        )
        self._hall = Hall(self._room, self.store, lambda: self.metrics.count("takeovers_total"))
        self.tables = self._hall.here
        self.hand_over = self._hall.hand_over

    @property
    def connections(self) -> int:
        return len(self.wires)

    @property
    def leaving(self) -> bool:
        return self._hall.leaving

    def open(self) -> int:
        """Brings the tables back as they were and starts the clock; returns how many there are."""
        rows = [] if self.world is not None else self.store.tables()
        reopening = Reopening(rows, self.tables, self._hall.load)
        reopening.hurry()
        self._bringing = self._loop.create_task(reopening.finish())
        self._tasks = [self._bringing, self._loop.create_task(self._beat())]
        if self.caretaker is not None:
            self._tasks.append(self._loop.create_task(self.caretaker.run()))
        return len(rows)

    def say_goodbye(self) -> None:
        """Tells every page that the server is closing, so it reconnects by itself."""
        for table in list(self.tables.values()):
            for device in list(table.devices):
                device.dismiss("house-closes", True)

    async def close(self) -> None:
        if self.router is not None:
            await self.router.close()
        for task in self._tasks:
            task.cancel()
        self.jobs.close()
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.store.close)
        await asyncio.sleep(0)  # the last answers of the store

    def later(self, ms: int, call: Callable[[], None]) -> Handle:
        return self._loop.call_later(ms / 1000, call)

    async def _beat(self) -> None:
        """Checks the clock often enough to notice a sleep, and the tables once a second."""
        beats = 0
        while True:
            await asyncio.sleep(_BEAT_MS / 1000)
            beats += 1
            slept = self.clock.woke()
            if beats % _LISTEN == 0:
                listen_to(self.wires)
            if self.router is not None and beats % 2 == 0:
                self.router.tick()
            if beats % _TELL == 0:
                self.programs.tell(self.id)
            for table in list(self.tables.values()):
                try:
                    if slept:
                        table.wake_up()
                    if beats % 4 == 0:
                        table.tick()
                except Exception:
                    log.exception("table %s stumbled", table.sheet.id, extra=about(table=table.sheet.id))

    async def written(self, writes: Sequence[Write]) -> None:
        """Waits until these are durable; `Refusal` when they cannot be."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.store.submit(writes, settle(done))
        await done

    async def forget(self, id: str) -> None:
        """Deletes a person's data: everything that names them goes, what others played stays."""
        if self._bringing is not None:
            await self._bringing  # a table that isn't loaded yet may name them
        if self.caretaker is not None:
            await self.caretaker.gather(id)
        row = self.visitors.find(id)
        for account in self.programs.tokens.of(row.who):
            await self.written(self.programs.tokens.drop(account))
            await self.forget(account.id)
        self.broadcast(Forgotten(id, row.who))
        await self.strike_off(id, row.who, self.visitors.drop_notes(row))

    async def strike_off(self, id: str, who: str, more: Sequence[Write] = ()) -> None:
        """At the tables of this house, and in the store."""
        name = say("en", "forgotten-name")
        self.visitors.forget(id)
        playing = forget_at_tables(self.tables.values(), id, name)
        self.ratings.forget(who)
        self.jobs.forget()
        await self.written([Forget(id, who, name, tuple(playing)), *more])
        self.lists.forget()

    async def remember(self, row: VisitorRow, old: str | None = None) -> None:
        """Stores a visitor's data; with `old`, shows the new name wherever the old one was."""
        self.visitors.keep(row)
        await self.written([PutVisitor(row)])
        self.broadcast(Changed(row.id))
        if old is not None:
            self.rename(row.id, old, row.name)
            self.broadcast(Renamed(row.id, old, row.name))

    def broadcast(self, news: News) -> None:
        """To the other houses, where there are any."""
        if self.router is not None:
            self.router.broadcast(news)

    def rename(self, id: str, old: str, name: str) -> None:
        for table in self.tables.values():
            table.seats.rename(id, old, name)

    # -------------------------------------------------------------- tables

    def table(self, code: str) -> Table:
        """`Elsewhere` when another house has it."""
        return self._hall.find(code)

    async def make_table(self, row: VisitorRow, form: NewTable, payer: Payer) -> Table:
        form = prepare(form, row.who, self.store)
        code = new_code(form.access, lambda code: code in self.tables)
        sheet = new_sheet(form, row, code, self._room.wall(), self.workers.levels(form.game))
        self.store.claim(sheet.id)
        made: asyncio.Future[None] = self._loop.create_future()
        self.jobs.open_account(sheet.id, payer)
        try:
            table = self.tables[code] = Table.make(self._room, sheet, settle(made))
            await made
        except Refusal:
            self.tables.pop(code, None)
            self.jobs.close_account(sheet.id)
            raise
        TABLES.info("a table for %s was made", sheet.game, extra=about(table=sheet.id, who=row.who))
        return table

    def gauges(self) -> dict[str, int]:
        playing = sum(table.sheet.phase == "playing" for table in self.tables.values())
        here = {"tables": len(self.tables), "connections": self.connections, "matches_running": playing}
        return {**here, "thinkers_waiting": self.workers.waiting()}

    def well(self) -> bool:
        return not self._troubled

    def _note_commit(self, seconds: float, trouble: StoreTrouble | None) -> None:
        """The store answered: counts failed writes, and logs them once."""
        if trouble is not None and trouble.why == "fenced":
            self.metrics.count("fenced_appends_total")
            return
        self.metrics.durable.add(seconds)
        if trouble is not None:
            self.metrics.count("store_troubles_total")
            self.ratings.look_up_again()
        if (trouble is not None) != self._troubled:
            self._troubled = trouble is not None
            if trouble is not None:
                log.error("the store cannot write (%s): %s", trouble.why, trouble.detail)
            else:
                log.info("the store can write again")

    def _rate(self, result: ResultRow) -> tuple[ResultRow, Sequence[Write]]:
        TABLES.info("a match of %s is over: %s", result.game, result.reason, extra=about(match=result.match))
        rated, writes = self.ratings.rate(result)
        if writes:
            self.broadcast(Rated([seat.who or f"bot:{seat.bot}" for seat in result.seats]))
        return rated, [*writes, *self._paces.add(result)]

    def _lose(self, id: str) -> None:
        self._hall.lose(id)

    def _drop_table(self, sheet: Sheet) -> None:
        TABLES.info("a table for %s is no longer here", sheet.game, extra=about(table=sheet.id))
        self.tables.pop(sheet.code, None)
        self.jobs.close_account(sheet.id)
