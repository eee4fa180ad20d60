"""The tables of a house: made, found by code, loaded from the store, handed over to other houses."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from breakhouse.core import Refusal
from breakhouse.server.admin.logs import about
from breakhouse.server.limits.token_buckets import Account, Accounts, slow_down
from breakhouse.server.reads import ask_for
from breakhouse.server.workers.jobs import Jobs
from breakhouse.server.writes import settle
from breakhouse.store import Store, StoreTrouble, TableRow
from breakhouse.store.protocol import Ask, Taken
from breakhouse.table import Environment, Guest, Sheet, Table
from breakhouse.table.create import NewTable, new_code, new_sheet
from breakhouse.table.difficulty import prepare
from breakhouse.table.ledger import put

log = logging.getLogger("breakhouse.tables")

_HANDING_OVER = 10.0
"""Seconds that tables have for it when the house closes."""
OPENING = 1.0
"""Seconds that a house takes for its tables before it opens."""


class Elsewhere(Exception):
    """The table is played at another house."""

    def __init__(self, house: str, row: TableRow) -> None:
        super().__init__(house)
        self.house = house
        self.row = row


@dataclass(eq=False, slots=True)
class Tables(Mapping[str, Table]):
    """Those that are in memory here, by code; others are loaded when somebody asks for them."""

    _environment: Environment
    _store: Store
    _accounts: Accounts
    _jobs: Jobs
    _note_takeover: Callable[[], None]
    """Another house's table was taken over."""
    _mark: Callable[[str], None]
    """The table with this code came or went."""
    _here: dict[str, Table] = field(default_factory=dict)
    _loading: dict[str, "asyncio.Future[None]"] = field(default_factory=dict)
    """By code: those that are on their way from the store."""
    leaving: bool = False
    """The house is handing its tables over, and takes in no more."""

    def __getitem__(self, code: str) -> Table:
        return self._here[code]

    def __iter__(self) -> Iterator[str]:
        return iter(self._here)

    def __len__(self) -> int:
        return len(self._here)

    # -------------------------------------------------------------- made and found

    async def make(self, form: NewTable, maker: Guest, account: Account) -> Table:
        """A new table, once it's durable; the account pays for its bots and cards."""
        given = form
        form = await ask_for(account, self._accounts, self._store, lambda store: prepare(given, maker.who, store))
        code = new_code(form.access, lambda code: code in self._here)
        sheet = new_sheet(form, maker, code, self._environment.wall(), self._environment.levels(form.game))
        await ask_for(account, self._accounts, self._store, lambda store: store.claim(sheet.id))
        made: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.open_account(sheet.id, account)
        try:
            table = self._here[code] = Table.make(self._environment, sheet, settle(made))
            await made
        except Refusal:
            self._here.pop(code, None)
            self._jobs.close_account(sheet.id)
            raise
        log.info("a table for %s was made", sheet.game, extra=about(table=sheet.id, who=maker.who))
        return table

    async def find(self, code: str, ask: Ask | None = None) -> Table:
        """`Elsewhere` when another house has it. `ask`: with somebody who pays for looking it up."""
        found = self._here.get(code) or self._here.get(code.upper()) or await self.load(code, ask)
        if found is None and code != code.upper():
            found = await self.load(code.upper(), ask)
        if found is None:
            raise Refusal("no-such-table")
        if not self._store.is_current():  # another house may have it by now
            raise StoreTrouble("unknown")
        return found

    async def find_for(self, account: Account, code: str) -> Table:
        """As `find`. Wrong codes are counted: a few are mistakes, many are guesses."""
        wait = self._accounts.wait_for("guesses", account)
        if wait:
            raise slow_down("too-many-guesses", wait)
        try:
            return await self.find(code, partial(ask_for, account, self._accounts, self._store))
        except Refusal:
            self._accounts.owe("guesses", account)
            raise

    async def find_row(self, account: Account, code: str) -> TableRow:
        """The stored table of this code, whichever house it's played at."""
        try:
            return put((await self.find_for(account, code)).sheet).row
        except Elsewhere as there:
            return there.row

    async def load(self, code: str, ask: Ask | None = None) -> Table | None:
        """Loads it from the store: it belongs to this house from now on, unless another has it."""
        while (loading := self._loading.get(code)) is not None:
            await asyncio.wait([loading])  # to claim it twice would fence the first claim
            if code in self._here:
                return self._here[code]
        loaded = self._loading[code] = asyncio.get_running_loop().create_future()
        try:
            return await self._load(code, ask or self._store.ask)
        finally:
            del self._loading[code]
            loaded.set_result(None)

    async def _load(self, code: str, ask: Ask) -> Table | None:
        taken: Taken | None = await ask(lambda store: store.take(code))
        if taken is None:
            return None
        if not taken.owner.mine:
            raise Elsewhere(taken.owner.house, taken.row)
        if self.leaving:
            await self._give_back([taken.row.id])
            raise StoreTrouble("closed", "this house is leaving")
        if taken.owner.taken:
            self._note_takeover()
        if taken.match is None:
            return None
        table = Table.load(self._environment, taken.row, taken.match, taken.entries, taken.owner)
        self._here[code] = table
        self._mark(code)
        return table

    # -------------------------------------------------------------- who sits there

    def rename(self, visitor: str, old: str, name: str) -> None:
        for table in self._here.values():
            table.seats.rename(visitor, old, name)

    def forget(self, visitor: str, name: str) -> list[tuple[str, int]]:
        """Takes a visitor off the tables; the matches and seats that have no result yet."""
        playing: list[tuple[str, int]] = []
        for table in list(self._here.values()):
            sheet = table.sheet
            seats = [seat for seat, chair in enumerate(sheet.chairs) if chair.visitor == visitor]
            playing += [(sheet.match, seat) for seat in seats if sheet.phase != "gathering"]
            if seats or any(device.guest.visitor == visitor for device in table.devices):
                table.seats.forget(visitor, name)
        return playing

    # -------------------------------------------------------------- gone

    def drop(self, sheet: Sheet) -> None:
        """It's no longer played here."""
        log.info("a table for %s is no longer here", sheet.game, extra=about(table=sheet.id))
        self._here.pop(sheet.code, None)
        self._mark(sheet.code)
        self._jobs.close_account(sheet.id)

    def lose(self, id: str) -> None:
        for table in list(self._here.values()):
            if table.sheet.id == id:
                table.lose()

    def dismiss(self, code: str) -> None:
        """Tells every page to come back in a moment."""
        for table in list(self._here.values()):
            for device in list(table.devices):
                device.dismiss(code, True)

    async def hand_over(self) -> None:
        """Releases all tables, each as it is, and tells their pages to reconnect."""
        self.leaving = True
        tables = list(self._here.values())
        waiting = [asyncio.get_running_loop().create_future() for _ in tables]
        for table, done in zip(tables, waiting, strict=True):
            table.hand_over(partial(_let_go, table, done))
        if waiting:
            await asyncio.wait(waiting, timeout=_HANDING_OVER)
        with suppress(StoreTrouble):  # without the database, they are free once this house is gone
            await self._give_back([table.sheet.id for table in tables])

    async def _give_back(self, ids: Sequence[str]) -> None:
        await self._store.ask(lambda store: store.give_back(ids))


def _let_go(table: Table, done: "asyncio.Future[None]", _: StoreTrouble | None) -> None:
    table.lose()
    if not done.done():
        done.set_result(None)


class Reopening:
    """Loads a folder's tables: some before the server opens, the others while people are served."""

    def __init__(self, rows: Sequence[TableRow], tables: Tables) -> None:
        self._waiting = deque(rows)
        self._tables = tables

    async def hurry(self) -> None:
        """As many as can be loaded in a moment."""
        began = time.monotonic()
        while self._waiting and time.monotonic() - began < OPENING:
            await self._load(self._waiting.popleft())

    async def finish(self) -> None:
        """The others, one by one; a table somebody asks for is loaded at once."""
        while self._waiting:
            await asyncio.sleep(0)
            await self._load(self._waiting.popleft())

    async def _load(self, row: TableRow) -> None:
        try:
            if row.code not in self._tables:
                await self._tables.load(row.code)
        except Exception as wrong:
            log.error("table %s cannot be loaded: %s", row.id, type(wrong).__name__)
