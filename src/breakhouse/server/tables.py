"""The tables of a house: found by code, loaded from the store, handed over to other houses."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from breakhouse.core import Refusal
from breakhouse.store import Store, StoreTrouble, TableRow
from breakhouse.table import Room, Table
from breakhouse.table.ledger import cannot_write

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
