"""Waiting for something to hold: it is asked again and again, so that no test has to guess how long it takes."""

import asyncio
import time
from collections.abc import Awaitable, Callable

_PAUSE = 0.02


def wait_for(holds: Callable[[], object], what: str, seconds: float = 30) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, f"waited {seconds} s for {what}"
        time.sleep(_PAUSE)


async def until(holds: Callable[[], object], what: str, seconds: float = 30) -> None:
    """The same on the event loop; `holds` may be a coroutine function."""
    latest = time.monotonic() + seconds
    while not (await found if isinstance(found := holds(), Awaitable) else found):
        assert time.monotonic() < latest, f"waited {seconds} s for {what}"
        await asyncio.sleep(_PAUSE)
