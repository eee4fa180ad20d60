"""Whether the server can write now, proved by a write."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from breakhouse.core import Refusal
from breakhouse.store import Prove, Write

_PATIENCE = 5.0
"""Seconds within which a write must be durable."""
_FRESH = 1.0
"""How long a proof is valid: asking in a loop causes no more writes than this."""


class Proof:
    def __init__(self, written: Callable[[Sequence[Write]], Awaitable[None]]) -> None:
        self._written = written
        self.expire()

    def expire(self) -> None:
        """The next request causes another write."""
        self._proved = float("-inf")

    async def give(self) -> bool:
        if time.monotonic() - self._proved < _FRESH:
            return True
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._written([Prove(int(time.time()))])
        except (Refusal, TimeoutError):
            return False
        self._proved = time.monotonic()
        return True
