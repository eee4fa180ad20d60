"""Whether the event loop turns: how late it is, since when a message may have waited, and what held it up.

A timer that fires late says how long everything else that became due in the meantime waited too; a thread looks at
what the loop is doing while it stands still (docs/decisions/0043-measured-from-the-socket.md).
"""

import asyncio
import logging
import sys
import threading
import traceback
from time import perf_counter
from types import FrameType

from breakhouse.server.admin.logs import about
from breakhouse.server.admin.metrics import Timing
from breakhouse.server.admin.slowness import SlowLog

log = logging.getLogger("breakhouse.slow")

EVERY = 0.05
"""Seconds between two beats: any wait longer than that is noticed."""
_LONGEST = 60.0
"""Seconds of a stall that are counted; after so many, a service manager has restarted the house."""
_DEEP = 8
"""Calls of the stack that are logged, the innermost ones."""


class LoopWatch:
    """Made and started on the loop's own thread. Until it's started, the loop counts as never late."""

    def __init__(self, lag: Timing, slow: SlowLog) -> None:
        self.slow = slow
        self._lag = lag
        self._due = float("inf")
        self._loop = asyncio.get_running_loop()
        self._thread_id = threading.get_ident()
        self._hops = 1 if isinstance(self._loop, asyncio.BaseEventLoop) else 2
        """Python's loop reads sockets before it runs timers; libuv's runs timers and what is called soon, then
        reads. Either way the next beat is set only after everything that waited with this one was read."""
        self._beating: asyncio.Handle | None = None
        self._closed = threading.Event()
        self._where = ""

    def start(self) -> None:
        self._set(perf_counter() + EVERY)
        threading.Thread(target=self._look, name="loop-watch", daemon=True).start()

    def stop(self) -> None:
        self._closed.set()
        if self._beating is not None:
            self._beating.cancel()

    def received(self) -> float:
        """When what is being handled now could first have been read from its socket, on the clock of
        `perf_counter`. Once a beat is overdue, nothing was read since it was due, so a message may have waited for
        all that time; that is the bound that counts."""
        now = perf_counter()
        return now if now < self._due else self._due

    def _set(self, due: float) -> None:
        self._due = due
        self._beating = self._loop.call_later(max(0.0, due - perf_counter()), self._beat)

    def _beat(self) -> None:
        now = perf_counter()
        late = max(0.0, now - self._due)
        if late >= self.slow.threshold:
            self.slow.note("stall", late, self._where)
        self._where = ""
        late = min(late, _LONGEST)
        while late >= 0:  # and the beats that could not even be set while this one was late
            self._lag.add(late)
            late -= EVERY
        self._hop(self._hops, now + EVERY)

    def _hop(self, left: int, due: float) -> None:
        if left:
            self._beating = self._loop.call_soon(self._hop, left - 1, due)
        else:
            self._set(due)

    def _look(self) -> None:
        """In a thread: notes where the loop is stuck while it's stuck, so any stall that counts was looked at."""
        reported = 0.0
        while not self._closed.wait(self.slow.threshold / 2):
            late = perf_counter() - self._due
            if late < self.slow.threshold / 2:
                continue
            frame = sys._current_frames().get(self._thread_id)
            self._where = _name(frame)
            if late >= self.slow.threshold and reported != self._due:
                reported = self._due
                stack = "".join(traceback.format_stack(frame)[-_DEEP:])
                facts = about(where=self._where, late_ms=round(late * 1000), stack=stack)
                log.warning("the event loop has not turned for %d ms: %s", late * 1000, self._where, extra=facts)


def _name(frame: FrameType | None) -> str:
    """The innermost call of ours: `tables.registry.find_for:72`."""
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if module.startswith("breakhouse.") and module != __name__:
            return f"{module.removeprefix('breakhouse.')}.{frame.f_code.co_qualname}:{frame.f_lineno}"
        frame = frame.f_back
    return ""
