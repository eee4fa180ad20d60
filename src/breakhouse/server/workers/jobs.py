"""Slow work away from the event loop, charged to whoever asks: looking things up, reviews, making cards.

Why: docs/decisions/0017-budgets.md.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from breakhouse.core import Refusal
from breakhouse.core.memo import add_entries
from breakhouse.server.limits.fair_queue import FairQueue
from breakhouse.server.limits.token_buckets import Account, Accounts
from breakhouse.server.workers.pool import Workers
from breakhouse.table.environment import RemoteBot

Start = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Starts a job somewhere else and calls back with the result, or with None if there is none."""


class JobQueue:
    """One job at a time, address by address. `price`: what a job costs, from the budget for slow work."""

    def __init__(self, accounts: Accounts, start: Start, kept: int = 256, price: float = 1) -> None:
        self._accounts = accounts
        self._start = start
        self._waiting: FairQueue[tuple[Callable[[], Any], asyncio.Future[Any]]] = FairQueue()
        self._busy = self._closed = False
        self._kept = kept
        self._price = price
        self._results: OrderedDict[Hashable, Any] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Future[Any]] = {}

    async def run_once(self, payer: Account, key: Hashable, work: Callable[[], Any], price: float = 0) -> Any:
        """The same result for the same key, even if it failed: computed once for everyone who asks meanwhile.
        `price` is what this job costs if that's more than usual."""
        if key in self._results:
            self._results.move_to_end(key)
            return self._results[key]
        if key not in self._under_way:
            job = self._under_way[key] = self._enqueue(payer, work, price)
            job.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._under_way[key])

    async def run(self, payer: Account, work: Callable[[], Any]) -> Any:
        return await self._enqueue(payer, work)

    def forget(self) -> None:
        """A computed result may have changed."""
        self._results.clear()
        self._under_way.clear()

    def _keep(self, key: Hashable, job: "asyncio.Future[Any]") -> None:
        if self._under_way.get(key) is not job:
            return  # everything was forgotten since it began
        del self._under_way[key]
        if not job.cancelled():
            self._results[key] = job.result()
            if len(self._results) > self._kept:
                self._results.popitem(last=False)

    def _enqueue(self, payer: Account, work: Callable[[], Any], price: float = 0) -> "asyncio.Future[Any]":
        self._accounts.charge("slow", payer, "too-much-slow-work", max(price, self._price))
        self._accounts.take("waiting", payer, "too-much-slow-work")
        job: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._closed:
            job.set_result(None)
        job.add_done_callback(lambda _: self._accounts.give_back("waiting", payer))
        self._waiting.put(payer.address, (work, job))
        self._start_next()
        return job

    def close(self) -> None:
        """Nothing more is started: whoever waits gets no result."""
        self._closed = True
        while (waiting := self._waiting.take()) is not None:
            if not waiting[1].done():
                waiting[1].set_result(None)

    def _start_next(self) -> None:
        while not (self._busy or self._closed) and (waiting := self._waiting.take()) is not None:
            work, job = waiting
            if not job.done():
                self._busy = True
                self._start(work, partial(self._finish, job))

    def _finish(self, job: "asyncio.Future[Any]", result: Any) -> None:
        self._busy = False
        if not job.done():
            job.set_result(result)
        self._start_next()


class Jobs:
    """What a house does in the background, and who pays for which table's part of it."""

    def __init__(self, accounts: Accounts, workers: Workers) -> None:
        self._accounts = accounts
        self._workers = workers
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "lookups")
        self.lookups = JobQueue(accounts, self._run_in_thread, kept=64, price=0.25)
        """For a look into old matches: tenths of a second, in a thread."""
        self.slow = JobQueue(accounts, workers.run)
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

    def bot(self, game: str, level: str, seat: int, seed: str, table: str) -> RemoteBot:
        return self._workers.bot(game, level, seat, seed, self._payer(table).address)

    def run_for_table(
        self, table: str, work: Callable[[], object], done: Callable[[Refusal | None], None]
    ) -> None:
        """Does the work in another process, only for what it leaves in the caches, and takes that over."""
        task = self._loop.create_task(self._run_for_table(table, work))
        task.add_done_callback(lambda finished: done(finished.result()))

    async def _run_for_table(self, table: str, work: Callable[[], object]) -> Refusal | None:
        try:
            result = await self.slow.run(self._payer(table), partial(_without_result, work))
            if result is None:
                return Refusal("setup-failed")
            add_entries(result.cached)
            result.get()
        except Refusal as no:
            return no
        return None

    def _run_in_thread(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        self._loop.run_in_executor(self._thread, work).add_done_callback(
            lambda worked: done(None if worked.cancelled() or worked.exception() else worked.result())
        )

    def forget(self) -> None:
        """Drops results that may name somebody whose data is deleted."""
        self.lookups.forget()
        self.slow.forget()

    def close(self) -> None:
        self.lookups.close()
        self.slow.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _without_result(work: Callable[[], object]) -> None:
    """What was made isn't needed, so it isn't sent back."""
    work()
