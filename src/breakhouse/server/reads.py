"""Reads from the store for somebody who pays for them, and work that waits only where it has to.

Why: docs/decisions/0040-nothing-waits-on-the-loop.md.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Any

from breakhouse.server.limits.token_buckets import Account, Accounts
from breakhouse.store import Reader, Store
from breakhouse.store.protocol import Found

log = logging.getLogger("breakhouse.house")

_under_way: set[asyncio.Task[None]] = set()
"""Nobody else holds on to them."""


async def ask_for(
    account: Account, accounts: Accounts, store: Store, question: Callable[[Reader], Found]
) -> Found:
    """The store's answer. Whoever wants it pays for the time it took, but not for those who asked before."""
    took = 0.0

    def ask(reader: Reader) -> Found:
        nonlocal took
        began = time.perf_counter()
        try:
            return question(reader)
        finally:
            took = time.perf_counter() - began

    try:
        return await store.ask(ask)
    finally:
        accounts.owe("reading", account, took)


def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Does as much of it as needs no waiting; if anything is left, that becomes a task."""
    try:
        waiting = work.send(None)
    except StopIteration:
        return None
    task = asyncio.get_running_loop().create_task(_go_on(work, waiting))
    _under_way.add(task)
    task.add_done_callback(_finish)
    return task


async def _go_on(work: Coroutine[Any, Any, None], waiting: Any) -> None:
    await _Rest(work, waiting)


class _Rest:
    """What is left of some work that waits for its first answer."""

    def __init__(self, work: Coroutine[Any, Any, None], waiting: Any) -> None:
        self._work = work
        self._waiting = waiting

    def __await__(self) -> Generator[Any, Any, None]:
        step: Callable[[Any], Any]
        waiting = self._waiting
        while True:
            try:
                step, result = self._work.send, (yield waiting)
            except BaseException as wrong:
                step, result = self._work.throw, wrong
            try:
                waiting = step(result)
            except StopIteration:
                return


def _finish(task: asyncio.Task[None]) -> None:
    _under_way.discard(task)
    if not task.cancelled() and (wrong := task.exception()) is not None:
        log.error("something in the background failed", exc_info=wrong)
