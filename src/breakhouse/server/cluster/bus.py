"""How houses reach each other, whatever the transport; and the bus for houses in one process."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Protocol


class Ears(Protocol):
    """A house as the bus knows it. None of these may wait."""

    def take(self, letter: bytes) -> None:
        """A letter, in order with all others of its sender; some may be missing."""

    def miss(self, house: str) -> None:
        """A letter to that house didn't arrive: nobody is there, or the bus is down."""

    def answer(self, question: bytes) -> bytes: ...

    def overhear(self, news: bytes) -> None: ...

    def drain(self) -> None:
        """The house should hand its tables over and leave."""


class Bus(Protocol):
    async def open(self, house: str, ears: Ears, world: str) -> None:
        """`world`: a mark of the world, so that several can share a bus."""

    def post(self, house: str, letter: bytes) -> None: ...

    def ask(self, house: str, question: bytes) -> Awaitable[bytes | None]:
        """None when there is no answer."""

    def spread(self, news: bytes) -> None:
        """To all other houses."""

    def ask_worker(self, request: bytes, seconds: float, worker: str = "") -> Awaitable[bytes | None]:
        """To any worker, or to that one; None if nobody answers."""

    def well(self) -> bool: ...

    async def try_out(self) -> str:
        """The address at which it answers, or `Refusal`; for the doctor, without opening it."""

    async def close(self) -> None: ...


class LocalBus:
    """Houses in one process share the dictionary `street`."""

    def __init__(self, street: dict[str, Ears]) -> None:
        self._street = street
        self._house = ""

    async def open(self, house: str, ears: Ears, world: str) -> None:
        self._house = house
        self._street[house] = ears

    def post(self, house: str, letter: bytes) -> None:
        soon = asyncio.get_running_loop().call_soon
        there = self._street.get(house)
        if there is not None:
            soon(there.take, letter)
        elif self._house in self._street:
            soon(self._street[self._house].miss, house)

    async def ask(self, house: str, question: bytes) -> bytes | None:
        there = self._street.get(house)
        return None if there is None else there.answer(question)

    def spread(self, news: bytes) -> None:
        for house, there in list(self._street.items()):
            if house != self._house:
                asyncio.get_running_loop().call_soon(there.overhear, news)

    async def ask_worker(self, request: bytes, seconds: float, worker: str = "") -> bytes | None:
        return None

    def well(self) -> bool:
        return True

    async def try_out(self) -> str:
        return "localhost"

    async def close(self) -> None:
        self._street.pop(self._house, None)


# What a house has in common with others.


@dataclass(frozen=True, slots=True)
class World:
    """What many houses share: the store, the bus, and this one's name."""

    store: str
    bus: Bus | None = None
    name: str = "house"
    lease: float = 6.0
    """How many seconds to wait for a house that doesn't answer."""
