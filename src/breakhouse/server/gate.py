"""The limits kept, by token buckets."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from breakhouse.core import Refusal
from breakhouse.server.limits import Limits, Rate

_KEPT = 20_000
"""Buckets remembered; the longest unused are forgotten, and they were full again by then."""


@dataclass(slots=True)
class Bucket:
    rate: Rate
    level: float
    at: float

    def take(self, now: float) -> float:
        """0 when there was a token, else the seconds until there is one."""
        level = min(self.rate.burst, self.level + (now - self.at) * self.rate.a_second)
        self.at = now
        if level >= 1:
            self.level = level - 1
            return 0.0
        self.level = level
        return (1 - level) / self.rate.a_second


class Gate:
    """Buckets by what they are for and whose they are."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.limits = limits
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def bucket(self, name: str) -> Bucket:
        """A bucket that belongs to one socket and dies with it."""
        rate: Rate = getattr(self.limits, name)
        return Bucket(rate, rate.burst, self._now())

    def wait(self, name: str, whose: str) -> float:
        """Takes a token; the seconds to wait when there is none."""
        return self._bucket(name, whose).take(self._now())

    def empty(self, name: str, whose: str) -> float:
        """The seconds until there is a token, without taking one."""
        bucket = self._bucket(name, whose)
        level = min(bucket.rate.burst, bucket.level + (self._now() - bucket.at) * bucket.rate.a_second)
        return 0.0 if level >= 1 else (1 - level) / bucket.rate.a_second

    def _bucket(self, name: str, whose: str) -> Bucket:
        key = (name, whose)
        found = self._buckets.get(key)
        if found is None:
            found = self._buckets[key] = self.bucket(name)
            if len(self._buckets) > _KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return found


def slow_down(code: str, wait: float) -> Refusal:
    return Refusal(code, seconds=max(1, round(wait + 0.5)))
