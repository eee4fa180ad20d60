"""How much one visitor and one address may ask of the house, by token buckets.

All of it can be set: a classroom shares one address, a house on the open internet has visitors of every kind.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from breakhouse.core import Refusal

_KEPT = 20_000
"""Buckets remembered; the longest unused are forgotten, and they were full again by then."""


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, so many at once."""

    a_second: float
    burst: int


class Limits(msgspec.Struct, frozen=True):
    messages: Rate = Rate(30, 120)
    """Messages of one socket, gestures apart."""
    gestures: Rate = Rate(25, 50)
    chat: Rate = Rate(0.5, 6)
    hints: Rate = Rate(0.5, 6)
    """Hints and reviews: they cost the coach's time, which is the bots' too."""
    tables: Rate = Rate(1 / 20, 8)
    """Tables made by one visitor."""
    tables_of_address: Rate = Rate(1 / 4, 60)
    guesses: Rate = Rate(1 / 20, 8)
    """Codes of tables that do not exist, tried by one visitor."""
    guesses_of_address: Rate = Rate(1 / 6, 30)
    requests_of_address: Rate = Rate(100, 600)
    sockets: int = 12
    """Open at the same time by one visitor."""
    sockets_of_address: int = 400

    @classmethod
    def boundless(cls) -> "Limits":
        free = Rate(1e9, 1_000_000_000)
        rates = {name: free for name in cls.__struct_fields__ if not name.startswith("sockets")}
        return cls(**rates, sockets=1_000_000, sockets_of_address=1_000_000)

    @classmethod
    def classroom(cls) -> "Limits":
        """Thirty people behind one address."""
        usual = cls()
        changed = {
            name: Rate(rate.a_second * 30, rate.burst * 30)
            for name, rate in ((name, getattr(usual, name)) for name in cls.__struct_fields__)
            if isinstance(rate, Rate) and name.endswith("_of_address")
        }
        return msgspec.structs.replace(usual, **changed, sockets_of_address=4_000)

    def changed(self, setting: str) -> "Limits":
        """With one limit set: `tables=2/30` (two a second, thirty at once) or `sockets=100`."""
        name, _, value = setting.partition("=")
        if name not in self.__struct_fields__:
            raise Refusal("no-such-limit", limit=name, known=", ".join(self.__struct_fields__))
        try:
            if isinstance(getattr(self, name), int):
                return msgspec.structs.replace(self, **{name: int(value)})
            rate, _, burst = value.partition("/")
            return msgspec.structs.replace(self, **{name: Rate(float(rate), int(burst or max(1, float(rate))))})
        except ValueError:
            raise Refusal("unreadable-limit", limit=name, value=value) from None


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
