"""What happens at the end of a turn of the event loop: tables announce, then every page gets its messages.

Many messages and many answers from the disk arrive together. Handling them all at once saves a turn of the loop
per table and a system call per page (docs/decisions/0010-frames-read-where-they-arrive.md).
"""

import logging
from collections.abc import Callable
from typing import Protocol

log = logging.getLogger("breakhouse.house")


class Flushable(Protocol):
    def send_off(self) -> None:
        """Sends what was collected."""


class Flusher:
    """Runs calls, then flushes outboxes, at the end of this turn of the event loop."""

    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self._soon = soon
        self._calls: list[Callable[[], None]] = []
        self._full: list[Flushable] = []
        self._waiting = False

    def after(self, call: Callable[[], None]) -> None:
        self._calls.append(call)
        if not self._waiting:
            self._waiting = True
            self._soon(self._flush)

    def post(self, outbox: Flushable) -> None:
        """Sends it off when all calls are done; submit it once per turn."""
        self._full.append(outbox)
        if not self._waiting:
            self._waiting = True
            self._soon(self._flush)

    def _flush(self) -> None:
        while self._calls:
            calls, self._calls = self._calls, []
            for call in calls:
                _try(call)
        self._waiting = False
        full, self._full = self._full, []
        for outbox in full:
            _try(outbox.send_off)


def _try(call: Callable[[], None]) -> None:
    """One that fails doesn't stop the others."""
    try:
        call()
    except Exception:
        log.exception("a table or a connection failed")
