"""Work outside the event loop, and who pays for it: lookups, making cards, thinking."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from breakhouse.core import Refusal
from breakhouse.core.memo import learn
from breakhouse.server.limits.accounts import Account, Accounts
from breakhouse.server.limits.fair_queue import FairQueue
from breakhouse.server.workers.pool import Thinkers
from breakhouse.table.environment import Thinker

# Slow work outside the event loop: one job at a time, address by address.

Start = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Starts a job somewhere else and calls back with the result, or with None if there is none."""


class Workshop:
    """`price`: what a job costs, from the budget for slow work."""

    def __init__(self, accounts: Accounts, start: Start, kept: int = 256, price: float = 1) -> None:
        self._accounts = accounts
        self._start = start
        self._turns: FairQueue[tuple[Callable[[], Any], asyncio.Future[Any]]] = FairQueue()
        self._busy = False
        self._kept = kept
        self._price = price
        self._done: OrderedDict[Hashable, Any] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Future[Any]] = {}

    async def find(self, payer: Account, key: Hashable, work: Callable[[], Any], price: float = 0) -> Any:
        """The same result for the same key, even if it failed: computed once for everyone who asks meanwhile.
        `price` is what this job costs if that's more than usual."""
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        if key not in self._under_way:
            found = self._under_way[key] = self._begin(payer, work, price)
            found.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._under_way[key])

    def _keep(self, key: Hashable, found: "asyncio.Future[Any]") -> None:
        if self._under_way.get(key) is not found:
            return  # something was forgotten since it began
        del self._under_way[key]
        if not found.cancelled():
            self._done[key] = found.result()
            if len(self._done) > self._kept:
                self._done.popitem(last=False)

    async def work(self, payer: Account, work: Callable[[], Any]) -> Any:
        return await self._begin(payer, work)

    def _begin(self, payer: Account, work: Callable[[], Any], price: float = 0) -> "asyncio.Future[Any]":
        self._accounts.charge("slow", payer, "too-much-slow-work", max(price, self._price))
        self._accounts.take("waiting", payer, "too-much-slow-work")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda _: self._accounts.give_back("waiting", payer))
        self._turns.put(payer.address, (work, done))
        self._go_on()
        return done

    def forget(self) -> None:
        """A computed result may have changed."""
        self._done.clear()
        self._under_way.clear()

    def _go_on(self) -> None:
        while not self._busy and (job := self._turns.take()) is not None:
            work, done = job
            if not done.done():
                self._busy = True
                self._start(work, lambda found, done=done: self._finish(done, found))  # type: ignore[misc]

    def _finish(self, done: "asyncio.Future[Any]", found: Any) -> None:
        self._busy = False
        if not done.done():
            done.set_result(found)
        self._go_on()


class Errands:
    def __init__(self, accounts: Accounts, thinkers: Thinkers) -> None:
        self._accounts = accounts
        self._thinkers = thinkers
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "slow")
        self.desk = Workshop(accounts, self._look_up, kept=64, price=0.25)
        """For a look into old matches: tenths of a second, in a thread."""
        self.workshop = Workshop(accounts, thinkers.work)
        """For seconds of work, in a process of its own."""
        self._payers: dict[str, Account] = {}

    def open_account(self, table: str, payer: Account) -> None:
        """From now on this payer pays for this table's work."""
        self._accounts.take("open_tables", payer, "too-many-tables")
        self._payers[table] = payer

    def close_account(self, table: str) -> None:
        payer = self._payers.pop(table, None)
        if payer is not None:
            self._accounts.give_back("open_tables", payer)

    def _payer(self, table: str) -> Account:
        return self._payers.get(table) or Account("", table)

    def thinker(self, game: str, level: str, seat: int, seed: str, table: str) -> Thinker:
        return self._thinkers.thinker(game, level, seat, seed, self._payer(table).address)

    def away(self, table: str, work: Callable[[], object], done: Callable[[Refusal | None], None]) -> None:
        self._loop.create_task(self._prepare(table, work)).add_done_callback(lambda made: done(made.result()))

    async def _prepare(self, table: str, work: Callable[[], object]) -> Refusal | None:
        """Sets a match up in another process and takes over what it cached."""
        try:
            found = await self.workshop.work(self._payer(table), partial(_do, work))
        except Refusal as no:
            return no
        if found is None:
            return Refusal("setup-failed")
        _, refusal, lessons = found
        learn(lessons)
        return None if refusal is None else Refusal(refusal[0], **refusal[1])

    def _look_up(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        self._loop.run_in_executor(self._thread, work).add_done_callback(
            lambda worked: done(None if worked.cancelled() or worked.exception() else worked.result())
        )

    def forget(self) -> None:
        """Drops results that may name somebody whose data is deleted."""
        self.desk.forget()
        self.workshop.forget()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _do(work: Callable[[], object]) -> None:
    """The match itself isn't needed, so it isn't sent back."""
    work()
