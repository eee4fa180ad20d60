"""Time as a value: it's passed in, it can be stopped, and a sleeping machine doesn't affect a match."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

GAP_MS = 2_000
"""The server checks its clock at least four times in this span; a longer step means that it slept."""

_GAP_NS = GAP_MS * 1_000_000


class HouseClock:
    """Milliseconds in which the server was awake.

    The system's monotonic clock counts a suspended machine on some systems and a stopped process on all; here a
    step longer than `GAP_MS` counts as nothing, so no turn ends while nobody could play. Wall time is never read.
    """

    def __init__(self, source: Callable[[], int] = time.monotonic_ns) -> None:
        self._source = source
        self._last = source()
        self._lost = 0
        self._slept = False

    def now(self) -> int:
        raw = self._source()
        step = raw - self._last
        if not 0 <= step <= _GAP_NS:
            self._lost += step
            self._slept = True
        self._last = raw
        return (raw - self._lost) // 1_000_000

    def woke(self) -> bool:
        """Whether the server slept since the last call."""
        self.now()
        slept, self._slept = self._slept, False
        return slept


@dataclass(frozen=True, slots=True)
class MatchClock:
    """Match time: what had run when it was last stopped, and since when it runs (house time; None: it stands)."""

    base: int = 0
    since: int | None = None

    @property
    def running(self) -> bool:
        return self.since is not None

    def now(self, house: int) -> int:
        since = self.since
        return self.base if since is None or house < since else self.base + house - since

    def stop(self, house: int) -> "MatchClock":
        return MatchClock(self.now(house), None)

    def start(self, house: int) -> "MatchClock":
        return self if self.since is not None else MatchClock(self.base, house)


@dataclass(frozen=True, slots=True)
class Purse:
    """The lag that may still be refunded to a seat: small, capped, and slowly refilled by playing."""

    cap: int = 500
    regained_a_second: int = 20
    left: int = 500
    at: int = 0

    def available(self, now: int) -> int:
        return min(self.cap, self.left + (now - self.at) * self.regained_a_second // 1000)

    def allowance(self, now: int, lag: int) -> int:
        """How far back a command may be dated: no more than its connection's lag and what the purse holds."""
        return min(self.available(now), lag + _JITTER)

    def spend(self, ms: int, now: int) -> "Purse":
        return replace(self, left=max(0, self.available(now) - ms), at=now)


_JITTER = 30
