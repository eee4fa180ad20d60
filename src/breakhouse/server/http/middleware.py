"""Requests: how much event-loop time each costs, and how many start before others get their turn."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

from breakhouse.server.limits.fair_queue import Turns

T = TypeVar("T")

_AT_ONCE = 2
"""How many requests start per turn of the loop, however many there are: sockets are read in between."""


class Turnstile:
    """Lets requests in, address by address, a few per turn of the event loop."""

    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self._soon = soon
        self._turns: Turns[asyncio.Future[None]] = Turns()
        self._left = _AT_ONCE

    async def enter(self, address: str) -> None:
        if self._left:
            self._count()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.put(address, turn)
        await turn

    def _count(self) -> None:
        if self._left == _AT_ONCE:
            self._soon(self._turn)
        self._left -= 1

    def _turn(self) -> None:
        self._left = _AT_ONCE
        while self._left and (turn := self._turns.take()) is not None:
            if not turn.done():
                self._count()
                turn.set_result(None)


class MeteredWork(Generic[T]):
    """Awaits some work and reports, step by step, how much of this thread's processor time it took."""

    def __init__(self, work: Coroutine[Any, Any, T], took: Callable[[float], None]) -> None:
        self._work = work
        self._took = took

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self._work.send
        result: Any = None
        while True:
            began = time.thread_time()
            try:
                waiting = step(result)
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]
            finally:
                self._took(time.thread_time() - began)
            try:
                step, result = self._work.send, (yield waiting)
            except BaseException as wrong:
                step, result = self._work.throw, wrong
