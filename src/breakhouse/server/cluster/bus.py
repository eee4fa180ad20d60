"""How houses reach each other, whatever the transport; and the bus for houses in one process."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Protocol


class Listener(Protocol):
    """A house as the bus knows it. None of these may wait."""

    def receive(self, message: bytes) -> None:
        """A message, in order with all others of its sender; some may be missing."""

    def note_undelivered(self, house: str) -> None:
        """A message to that house didn't arrive: nobody is there, or the bus is down."""

    def answer(self, question: bytes) -> bytes: ...

    def receive_news(self, news: bytes) -> None:
        """What another house broadcast."""

    def drain(self) -> None:
        """The house should hand its tables over and leave."""


class Bus(Protocol):
    async def open(self, house: str, listener: Listener, world: str) -> None:
        """`world`: a mark of the world, so that several can share a bus."""

    def send(self, house: str, message: bytes) -> None: ...

    def ask(self, house: str, question: bytes) -> Awaitable[bytes | None]:
        """None when there is no answer."""

    def broadcast(self, news: bytes) -> None:
        """To all other houses."""

    def ask_worker(self, request: bytes, seconds: float, worker: str = "") -> Awaitable[bytes | None]:
        """To any worker, or to that one; None if nobody answers."""

    def is_connected(self) -> bool: ...

    async def check(self) -> str:
        """The address at which it answers, or `Refusal`; for the doctor, without opening it."""

    async def close(self) -> None: ...


class LocalBus:
    """Houses in one process share the dictionary `houses`."""

    def __init__(self, houses: dict[str, Listener]) -> None:
        self._houses = houses
        self._house = ""

    async def open(self, house: str, listener: Listener, world: str) -> None:
        self._house = house
        self._houses[house] = listener

    def send(self, house: str, message: bytes) -> None:
        soon = asyncio.get_running_loop().call_soon
        there = self._houses.get(house)
        if there is not None:
            soon(there.receive, message)
        elif self._house in self._houses:
            soon(self._houses[self._house].note_undelivered, house)

    async def ask(self, house: str, question: bytes) -> bytes | None:
        there = self._houses.get(house)
        return None if there is None else there.answer(question)

    def broadcast(self, news: bytes) -> None:
        for house, there in list(self._houses.items()):
            if house != self._house:
                asyncio.get_running_loop().call_soon(there.receive_news, news)

    async def ask_worker(self, request: bytes, seconds: float, worker: str = "") -> bytes | None:
        return None

    def is_connected(self) -> bool:
        return True

    async def check(self) -> str:
        return "localhost"

    async def close(self) -> None:
        self._houses.pop(self._house, None)


@dataclass(frozen=True, slots=True)
class World:
    """What many houses share: the store, the bus, and this one's name."""

    store: str
    bus: Bus | None = None
    name: str = "house"
    lease: float = 6.0
    """How many seconds to wait for a house that doesn't answer."""
