"""Slow work outside the event loop: one job at a time, address by address."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from breakhouse.server.accounts import Accounts, Payer
from breakhouse.server.turns import Turns

Start = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Starts a job somewhere else and calls back with the result, or with None if there is none."""


class Workshop:
    """`price`: what a job costs, from the budget for slow work."""

    def __init__(self, accounts: Accounts, start: Start, kept: int = 256, price: float = 1) -> None:
        self._accounts = accounts
        self._start = start
        self._turns: Turns[tuple[Callable[[], Any], asyncio.Future[Any]]] = Turns()
        self._busy = False
        self._kept = kept
        self._price = price
        self._done: OrderedDict[Hashable, Any] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Future[Any]] = {}

    async def find(self, payer: Payer, key: Hashable, work: Callable[[], Any], price: float = 0) -> Any:
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

    async def work(self, payer: Payer, work: Callable[[], Any]) -> Any:
        return await self._begin(payer, work)

    def _begin(self, payer: Payer, work: Callable[[], Any], price: float = 0) -> "asyncio.Future[Any]":
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
