"""What was slow: commands, requests and moments in which the event loop stood still, logged with their ids.

The latest of each kind are kept in memory for `breakhouse admin stats`; the log has all that there was room for.
"""

import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Literal, get_args

import msgspec

from breakhouse.server.admin.logs import about

log = logging.getLogger("breakhouse.slow")

SlowKind = Literal["stall", "command", "request"]
_KEPT = 50
_MOST_LINES = 30
"""Lines in the log per minute: one stall makes everybody's commands slow, and the first few tell as much."""


class SlowMoment(msgspec.Struct, frozen=True):
    at: int
    """Seconds since 1970."""
    kind: SlowKind
    ms: int
    where: str = ""
    """What the event loop was doing, a request's route, or a command's game."""
    ids: dict[str, str] = {}
    """By which the log and the replays know it: request, table, match, command."""


class SlowLog:
    def __init__(self, threshold: float, wall: Callable[[], float] = time.time) -> None:
        """`threshold`: how many seconds are slow."""
        self.threshold = threshold
        self._wall = wall
        self._kept: dict[str, deque[SlowMoment]] = {kind: deque(maxlen=_KEPT) for kind in get_args(SlowKind)}
        self._minute = 0
        self._lines = 0

    def note(self, kind: SlowKind, seconds: float, where: str = "", **ids: str) -> None:
        """Something took that long, and that was too long."""
        known = {name: id for name, id in ids.items() if id}
        moment = SlowMoment(int(self._wall()), kind, round(seconds * 1000), where, known)
        self._kept[kind].append(moment)
        if self._has_room(moment.at):
            which = "".join(f", {name} {id}" for name, id in known.items())
            facts = about(kind=kind, ms=moment.ms, where=where, **known)
            log.warning("slow %s: %d ms (%s%s)", kind, moment.ms, where, which, extra=facts)

    def _has_room(self, at: int) -> bool:
        minute, left_out = at // 60, self._lines - _MOST_LINES
        if minute != self._minute:
            if left_out > 0:
                log.warning("slow: %d more within that minute", left_out, extra=about(left_out=left_out))
            self._minute, self._lines = minute, 0
        self._lines += 1
        return self._lines <= _MOST_LINES

    def latest(self, since: int = 0) -> list[SlowMoment]:
        """The latest of each kind, in order."""
        kept = (moment for moments in self._kept.values() for moment in moments if moment.at >= since)
        return sorted(kept, key=lambda moment: moment.at)
