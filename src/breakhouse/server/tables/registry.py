"""The tables of a house: found by code, loaded from the store, handed over to other houses."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from breakhouse.core import Refusal
from breakhouse.locales import LANGUAGES
from breakhouse.server.limits.accounts import Payer, slow_down
from breakhouse.store import Store, StoreTrouble, TableRow
from breakhouse.table import Room, Table
from breakhouse.table.ledger import cannot_write, put

if TYPE_CHECKING:
    from breakhouse.server.house import House

_HANDING_OVER = 10.0
"""Seconds that tables have for it when the house closes."""


class Elsewhere(Exception):
    """The table is played at another house."""

    def __init__(self, house: str, row: TableRow) -> None:
        super().__init__(house)
        self.house = house
        self.row = row


@dataclass(eq=False, slots=True)
class Hall:
    _room: Room
    _store: Store
    _count: Callable[[], None]
    """Another house's table was taken over."""
    here: dict[str, Table] = field(default_factory=dict)
    """By code."""
    leaving: bool = False
    """The house is handing its tables over, and takes in no more."""

    def find(self, code: str) -> Table:
        """`Elsewhere` when another house has it."""
        found = self.here.get(code) or self.here.get(code.upper()) or self.load(code)
        if found is None and code != code.upper():
            found = self.load(code.upper())
        if found is None:
            raise Refusal("no-such-table")
        return found

    def load(self, code: str) -> Table | None:
        """Loads it from the store: it belongs to this house from now on, unless another has it."""
        taken = self._store.take(code)
        if taken is None:
            return None
        if not taken.owner.mine:
            raise Elsewhere(taken.owner.house, taken.row)
        if self.leaving:
            self._store.give_back([taken.row.id])
            raise StoreTrouble("closed", "this house is leaving")
        if taken.owner.taken:
            self._count()
        if taken.match is None:
            return None
        table = Table.load(self._room, taken.row, taken.match, taken.entries, taken.owner)
        self.here[code] = table
        return table

    def lose(self, id: str) -> None:
        for table in list(self.here.values()):
            if table.sheet.id == id:
                table.lose()

    async def hand_over(self) -> None:
        """Releases all tables, each as it is, and tells their pages to reconnect."""
        self.leaving = True
        tables = list(self.here.values())
        waiting = [asyncio.get_running_loop().create_future() for _ in tables]
        for table, done in zip(tables, waiting, strict=True):
            table.hand_over(partial(_let_go, table, done))
        if waiting:
            await asyncio.wait(waiting, timeout=_HANDING_OVER)
        with suppress(StoreTrouble):  # without the database, they are free once this house is gone
            await asyncio.to_thread(self._store.give_back, [table.sheet.id for table in tables])


def _let_go(table: Table, done: "asyncio.Future[None]", _: StoreTrouble | None) -> None:
    table.lose()
    if not done.done():
        done.set_result(None)


def settle(waiting: "asyncio.Future[None]") -> Callable[[StoreTrouble | None], None]:
    """Answers the future when the store has answered."""

    def answer(trouble: StoreTrouble | None) -> None:
        if not waiting.done():
            waiting.set_exception(cannot_write(trouble)) if trouble else waiting.set_result(None)

    return answer


# Loads a folder's tables: some before the server opens, the others while people are served.

log = logging.getLogger("breakhouse.house")

OPENING = 1.0
"""Seconds that a house takes for its tables before it opens."""


class Reopening:
    def __init__(self, rows: Sequence[TableRow], back: Container[str], load: Callable[[str], object]) -> None:
        """`back`: the codes of those that are there already, because somebody asked for them."""
        self._waiting = deque(rows)
        self._back = back
        self._load = load

    def hurry(self) -> None:
        """As many as can be brought back in a moment."""
        began = time.monotonic()
        while self._waiting and time.monotonic() - began < OPENING:
            self._bring_back(self._waiting.popleft())

    async def finish(self) -> None:
        """The others, one by one; a table somebody asks for is loaded at once."""
        while self._waiting:
            await asyncio.sleep(0)
            self._bring_back(self._waiting.popleft())

    def _bring_back(self, row: TableRow) -> None:
        try:
            if row.code not in self._back:
                self._load(row.code)
        except Exception as wrong:
            log.error("table %s cannot be brought back: %s", row.id, type(wrong).__name__)


# Finds a table by its code, and a language by its name.


def language_of(language: str) -> str:
    """One of our languages: `de-AT` becomes `de`, an unknown one English."""
    short = language.split("-")[0].lower()
    return short if short in LANGUAGES or short == "xx" else "en"


def find_table(house: "House", payer: Payer, code: str) -> Table:
    """The table of this code, or `Elsewhere`. Wrong codes are counted: a few are mistakes, many are guesses."""
    wait = house.accounts.wait_for("guesses", payer)
    if wait:
        raise slow_down("too-many-guesses", wait)
    try:
        return house.table(code)
    except Refusal:
        house.accounts.owe("guesses", payer)
        raise


def find_row(house: "House", payer: Payer, code: str) -> TableRow:
    """The stored table of this code, whichever house it's played at."""
    try:
        return put(find_table(house, payer, code).sheet).row
    except Elsewhere as there:
        return there.row
