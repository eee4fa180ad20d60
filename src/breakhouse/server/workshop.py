"""Slow work beside the event loop: one piece at a time, the addresses that wait for it in turn."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from breakhouse.server.accounts import Accounts, Payer
from breakhouse.server.turns import Turns

Start = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Begins a piece of work somewhere else and calls with what came of it; with None when nothing did."""


class Workshop:
    def __init__(self, accounts: Accounts, start: Start, kept: int = 256) -> None:
        self._accounts = accounts
        self._start = start
        self._turns: Turns[tuple[Callable[[], Any], asyncio.Future[Any]]] = Turns()
        self._busy = False
        self._kept = kept
        self._done: OrderedDict[Hashable, Any] = OrderedDict()

    async def find(self, payer: Payer, key: Hashable, work: Callable[[], Any]) -> Any:
        """The same for the same key, also when nothing came of it: worked out once."""
        if key not in self._done:
            self._done[key] = await self.work(payer, work)
            if len(self._done) > self._kept:
                self._done.popitem(last=False)
        return self._done[key]

    async def work(self, payer: Payer, work: Callable[[], Any]) -> Any:
        self._accounts.charge("slow", payer, "too-much-slow-work")
        with self._accounts.holding("waiting", payer, "too-much-slow-work"):
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            self._turns.put(payer.address, (work, done))
            self._go_on()
            return await done

    def forget(self) -> None:
        """Something that was worked out may have changed."""
        self._done.clear()

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
