"""Writes to the store: waiting until one is durable, whether the last succeeded, and whether another would."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from breakhouse.core import Refusal
from breakhouse.server.admin.metrics import Metrics
from breakhouse.store import Prove, Store, StoreTrouble, Write
from breakhouse.table.ledger import cannot_write

log = logging.getLogger("breakhouse.house")

_PATIENCE = 5.0
"""Seconds within which a write must be durable."""
_FRESH = 1.0
"""How long a success counts: asking in a loop causes no more writes than this."""


async def write(store: Store, writes: Sequence[Write]) -> None:
    """Waits until these are durable; `Refusal` when they cannot be."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.submit(writes, settle(done))
    await done


def settle(waiting: "asyncio.Future[None]") -> Callable[[StoreTrouble | None], None]:
    """Answers the future when the store has answered."""

    def answer(trouble: StoreTrouble | None) -> None:
        if not waiting.done():
            waiting.set_exception(cannot_write(trouble)) if trouble else waiting.set_result(None)

    return answer


class WriteHealth:
    """Whether the last write succeeded: failed ones are counted, and logged once."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.good = True
        self.on_trouble: Callable[[], None] = lambda: None
        """Called when a write failed."""

    def note(self, seconds: float, trouble: StoreTrouble | None) -> None:
        """The store has answered."""
        if trouble is not None and trouble.why == "fenced":
            self._metrics.count("fenced_appends_total")
            return
        self._metrics.durable.add(seconds)
        self._metrics.store_trouble = "" if trouble is None else trouble.why
        if trouble is not None:
            self._metrics.count("store_troubles_total")
            self.on_trouble()
        if (trouble is None) != self.good:
            self.good = trouble is None
            if trouble is not None:
                log.error("the store cannot write (%s): %s", trouble.why, trouble.detail)
            else:
                log.info("the store can write again")


class WriteProbe:
    """Proves that the server can write, by a write that changes nothing else."""

    def __init__(self, written: Callable[[Sequence[Write]], Awaitable[None]], metrics: Metrics) -> None:
        self._written = written
        self._metrics = metrics
        self.expire()

    def expire(self) -> None:
        """The next request causes another write."""
        self._proved = float("-inf")

    async def check(self) -> bool:
        if time.monotonic() - self._proved < _FRESH:
            return True
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._written([Prove(int(time.time()))])
        except Refusal:
            return False
        except TimeoutError:
            self._metrics.store_trouble = "silent"
            return False
        self._proved = time.monotonic()
        return True
