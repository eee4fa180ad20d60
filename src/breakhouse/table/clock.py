"""The table's clock: match time, the purses against lag, and deadlines that wait for a slow connection.

Time is a value: it's passed in, it can be stopped or run faster (`pace`), and a sleeping machine doesn't affect a
match.

When a deadline falls due, it's held back for as long as a present player who could act may still get lag refunded,
and is then dated at its due time; `entries` decides what comes before it and what after.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Protocol

from breakhouse.core import Deadline
from breakhouse.core.match import Play

GAP_MS = 2_000
"""The server checks its clock at least four times in this span; a longer step means that it slept."""

_GAP_NS = GAP_MS * 1_000_000


class Handle(Protocol):
    """A timer that has been set."""

    def cancel(self) -> None: ...


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
    """Match time: what had run when it was last stopped, since when it runs (house time; None: it stands), and how
    many times as fast as house time."""

    base: int = 0
    since: int | None = None
    rate: int = 1

    @property
    def running(self) -> bool:
        return self.since is not None

    def now(self, house: int) -> int:
        since = self.since
        return self.base if since is None or house < since else self.base + (house - since) * self.rate

    def stop(self, house: int) -> "MatchClock":
        return MatchClock(self.now(house), None, self.rate)

    def start(self, house: int) -> "MatchClock":
        return self if self.since is not None else MatchClock(self.base, house, self.rate)

    def run_at(self, rate: int, house: int) -> "MatchClock":
        return MatchClock(self.now(house), None if self.since is None else house, rate)


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


Later = Callable[[int, Callable[[], None]], Handle]


@dataclass(eq=False, slots=True)
class Timekeeping:
    _house: HouseClock
    _later: Later
    _due: Callable[[], None]
    _clock: MatchClock = field(default_factory=MatchClock)
    _purses: dict[int, Purse] = field(default_factory=dict)
    _timer: Handle | None = None
    _asked: Play | None = None
    _deadlines: tuple[Deadline, ...] = ()
    _first: int | None = None

    @property
    def running(self) -> bool:
        return self._clock.since is not None

    def now(self) -> int:
        return self._clock.now(self._house.now())

    @property
    def rate(self) -> int:
        return self._clock.rate

    def run_at(self, rate: int) -> None:
        """From now on, match time runs this many times as fast; timers have to be set again."""
        self._clock = self._clock.run_at(rate, self._house.now())

    def later(self, ms: int, call: Callable[[], None]) -> Handle:
        """Calls back after that many milliseconds of match time, at the rate at which it runs now."""
        return self._later(-(-ms // self._clock.rate), call)

    def reset(self, at: int = 0) -> None:
        """Stands at `at`; all purses are full again."""
        self.stop()
        self._clock = MatchClock(at)
        self._purses = {}

    def start(self) -> None:
        self._clock = self._clock.start(self._house.now())

    def stop(self) -> None:
        self._clock = self._clock.stop(self._house.now())
        self._disarm()

    def deadlines(self, match: Play) -> tuple[Deadline, ...]:
        """Cached for the latest match: each command asks this three times."""
        if match is not self._asked:
            self._asked = match
            self._deadlines = match.game.deadlines(match.state)
            self._first = min(deadline.at for deadline in self._deadlines) if self._deadlines else None
        return self._deadlines

    def first_due(self, match: Play) -> int | None:
        if match is not self._asked:
            self.deadlines(match)
        return self._first

    def stamp(self, seat: int, lag: int, claimed: int | None, match: Play) -> int:
        """The time of a command that has just arrived and claims to have been made at `claimed`."""
        now = self.now()
        if claimed is None or claimed >= now:
            return max(now, match.now)
        purse = self._purses.get(seat, Purse())
        at = max(claimed, now - purse.allowance(now, lag), match.now)
        due = self.first_due(match)
        if due is not None and at < due <= now:
            self._purses[seat] = purse.spend(now - at, now)
        return min(at, max(now, match.now))

    def holds_back(self, match: Play, acting: Iterable[tuple[int, int]]) -> bool:
        """Whether a deadline is due and still held back. `acting`: (seat, lag) of those who might be slow."""
        due = self.first_due(match)
        return due is not None and due <= (now := self.now()) and now < due + self._hold(due, acting)

    def charge(self, match: Play, acting: Iterable[tuple[int, int]]) -> None:
        """A deadline was held back and nothing came: the players it was held back for pay for it."""
        due, now = self.first_due(match), self.now()
        if due is None or now <= due:
            return
        for seat, lag in acting:
            purse = self._purses.get(seat, Purse())
            self._purses[seat] = purse.spend(min(now - due, purse.allowance(due, lag)), now)

    def arm(self, match: Play, acting: Callable[[], Iterable[tuple[int, int]]]) -> None:
        """Sets the timer for the next deadline; once it is due, for the end of what it is held back."""
        if self._timer is not None:
            self._disarm()
        due = self.first_due(match)
        if due is None or not self.running:
            return
        wait = due - self.now()
        if wait <= 0:
            wait += self._hold(due, acting())
        self._timer = self.later(max(0, wait), self._due)

    def _hold(self, due: int, acting: Iterable[tuple[int, int]]) -> int:
        return max((self._purses.get(seat, Purse()).allowance(due, lag) for seat, lag in acting), default=0)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
