"""Loads a folder's tables: some before the server opens, the others while people are served."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Container, Sequence

from breakhouse.store import TableRow

log = logging.getLogger("breakhouse.house")

OPENING = 1.0
"""Seconds that a house takes for its tables before it opens."""


class Reopening:
    def __init__(self, rows: Sequence[TableRow], back: Container[str], load: Callable[[str], object]) -> None:
        """`back`: the codes of those that are there already, because somebody asked for them."""
        self._waiting = deque(rows)
        self._back = back
        self._load = load

    def hurry(self) -> None:
        """As many as can be brought back in a moment."""
        began = time.monotonic()
        while self._waiting and time.monotonic() - began < OPENING:
            self._bring_back(self._waiting.popleft())

    async def finish(self) -> None:
        """The others, one by one; a table somebody asks for is loaded at once."""
        while self._waiting:
            await asyncio.sleep(0)
            self._bring_back(self._waiting.popleft())

    def _bring_back(self, row: TableRow) -> None:
        try:
            if row.code not in self._back:
                self._load(row.code)
        except Exception as wrong:
            log.error("table %s cannot be brought back: %s", row.id, type(wrong).__name__)
