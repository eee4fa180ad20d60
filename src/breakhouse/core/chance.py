"""Chance that can be checked: every draw is keyed by (seed, purpose, counter).

A hidden draw has a purpose and a counter of its own, so it never shifts a public one, and anybody who knows
the seed can recompute each draw alone. Nothing here touches a global generator.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Stream:
    """An endless stream of uniform draws: HMAC-SHA256 in counter mode, whole numbers by rejection."""

    __slots__ = ("_block", "_bytes", "_key", "_used")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._bytes = b""
        self._used = 0

    def _take(self, n: int) -> int:
        if self._used + n > len(self._bytes):
            counter = self._block.to_bytes(8, "big")
            self._bytes = hmac.digest(self._key, counter, "sha256")
            self._block += 1
            self._used = 0
        taken = self._bytes[self._used : self._used + n]
        self._used += n
        return int.from_bytes(taken, "big")

    def below(self, n: int) -> int:
        """A whole number 0 ≤ x < n, each equally likely."""
        if not 0 < n <= 1 << 64:
            raise ValueError(f"cannot draw below {n}")
        width = max(1, ((n - 1).bit_length() + 7) // 8)
        limit = (1 << (8 * width)) // n * n
        while True:
            x = self._take(width)
            if x < limit:
                return x % n

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A new list in random order (Fisher–Yates)."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out


@dataclass(frozen=True, slots=True)
class Chance:
    """The generator of one match. `chance.stream("deal", 3)` is the same stream every time."""

    seed: bytes

    @classmethod
    def of(cls, text: str) -> "Chance":
        return cls(hashlib.sha256(text.encode()).digest())

    def stream(self, purpose: str, counter: int) -> Stream:
        return Stream(hmac.digest(self.seed, f"{purpose}/{counter}".encode(), "sha256"))


class Draw(msgspec.Struct, frozen=True):
    """The draws of one stream for one entry: a number below `below` each time, and the results in `drawn`. Anyone
    with the seed can recompute them without knowing the game.
    """

    entry: int
    purpose: str
    counter: int
    below: tuple[int, ...]
    drawn: tuple[int, ...]


class NotingStream(Stream):
    """Records every draw."""

    __slots__ = ("below_what", "counter", "drawn", "purpose")

    def __init__(self, key: bytes, purpose: str, counter: int) -> None:
        super().__init__(key)
        self.purpose = purpose
        self.counter = counter
        self.below_what: list[int] = []
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        x = super().below(n)
        self.below_what.append(n)
        self.drawn.append(x)
        return x


@dataclass(frozen=True, slots=True)
class NotingChance(Chance):
    """The same generator, for replaying a finished match: it remembers what was drawn."""

    _streams: list[NotingStream] = field(default_factory=list)

    def stream(self, purpose: str, counter: int) -> Stream:
        key = hmac.digest(self.seed, f"{purpose}/{counter}".encode(), "sha256")
        self._streams.append(NotingStream(key, purpose, counter))
        return self._streams[-1]

    def take_notes(self, entry: int) -> list[Draw]:
        """What was drawn since the last call."""
        noted = [
            Draw(entry, one.purpose, one.counter, tuple(one.below_what), tuple(one.drawn))
            for one in self._streams
            if one.drawn
        ]
        self._streams.clear()
        return noted


def commitment_of(secret: bytes) -> str:
    """The commitment of a match that one party runs alone: shown beforehand, so the secret can't be changed
    afterwards. At a table of people the seats have a say too: see `shuffle`.
    """
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The seed of such a match: its secret, mixed with the nonces, if any.

    Lengths are part of what is hashed, so no two lists of nonces give the same bytes.
    """
    stirred = b"".join(len(n.encode()).to_bytes(4, "big") + n.encode() for n in nonces)
    return hmac.digest(secret, stirred, "sha256")
