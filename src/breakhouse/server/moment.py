"""What happens at the end of a moment: tables announce, then every page gets its messages in one write.

Many messages and many answers from the disk arrive together; handling them all at once saves a turn of the event
loop per table and a system call per page.
"""

import logging
from collections.abc import Callable
from typing import Protocol

log = logging.getLogger("breakhouse.house")


class Mailbag(Protocol):
    def send_off(self) -> None: ...


class Moment:
    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self._soon = soon
        self._calls: list[Callable[[], None]] = []
        self._bags: list[Mailbag] = []
        self._waiting = False

    def after(self, call: Callable[[], None]) -> None:
        self._calls.append(call)
        if not self._waiting:
            self._waiting = True
            self._soon(self._over)

    def post(self, bag: Mailbag) -> None:
        """Sends the bag when all calls are done; submit it once per moment."""
        self._bags.append(bag)
        if not self._waiting:
            self._waiting = True
            self._soon(self._over)

    def _over(self) -> None:
        while self._calls:
            calls, self._calls = self._calls, []
            for call in calls:
                _try(call)
        self._waiting = False
        bags, self._bags = self._bags, []
        for bag in bags:
            _try(bag.send_off)


def _try(call: Callable[[], None]) -> None:
    """Whoever stumbles does so alone."""
    try:
        call()
    except Exception:
        log.exception("a table stumbled")
