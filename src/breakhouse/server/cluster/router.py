"""What comes over the bus, passed to whom it concerns; what this house tells the others, and their tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

import msgspec

from breakhouse.core import Refusal
from breakhouse.server.cluster.bus import Bus
from breakhouse.server.cluster.listing import Listing
from breakhouse.server.cluster.messages import (
    AboutLines,
    AboutTable,
    AboutTurns,
    News,
    PageMessages,
    Question,
    Spent,
    TableNews,
    TablesNews,
    encode,
    read_message,
    read_news,
    read_question,
)
from breakhouse.server.cluster.proxy import Accept, IncomingPages, OutgoingPages
from breakhouse.server.flusher import Flushable
from breakhouse.server.tables.lobby import Lobby
from breakhouse.server.tables.registry import Elsewhere
from breakhouse.table.messages import TableInfo

log = logging.getLogger("breakhouse.bus")

_SPENT_MS = 2_000


@dataclass(eq=False, slots=True)
class Router:
    house: str
    world: str
    bus: Bus
    schedule: Callable[[Flushable], None]
    """Calls `send_off` at the end of this turn of the event loop."""
    now: Callable[[], int]
    accept: Accept
    reply: Callable[[Question], bytes]
    """What this house has to say to it, or nothing."""
    handle_news: Callable[[News], None]
    """News handled by the house itself."""
    lobby: Lobby
    stop: Callable[[], None]
    """An operator wants this house to leave."""
    outgoing: OutgoingPages = field(init=False)
    incoming: IncomingPages = field(init=False)
    listing: Listing = field(init=False)
    _due: int = 0
    _spent: dict[tuple[str, str], float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.outgoing = OutgoingPages(self.house, self.bus.send, self.schedule, self.now)
        self.incoming = IncomingPages(self.house, self.bus.send, self.schedule, self.now, self.accept)
        self.listing = Listing(self.house, self.lobby, self.broadcast, self.ask, self.now)

    def open(self) -> Awaitable[None]:
        return self.bus.open(self.house, self, self.world)

    async def close(self) -> None:
        await self.bus.close()
        await asyncio.sleep(0)  # what the bus brought last is handled

    # -------------------------------------------------------------- received

    def receive(self, message: bytes) -> None:
        try:
            read = read_message(message)
            self.incoming.receive(read) if isinstance(read, PageMessages) else self.outgoing.receive(read)
        except msgspec.MsgspecError as wrong:
            log.warning("cannot decode a message from another house, which may be newer: %s", wrong)

    def note_undelivered(self, house: str) -> None:
        self.outgoing.lose(house)

    def answer(self, question: bytes) -> bytes:
        try:
            read = read_question(question)
            return self.listing.answer(read) if isinstance(read, AboutLines) else self.reply(read)
        except msgspec.MsgspecError as wrong:
            log.warning("cannot decode a question from another house, which may be newer: %s", wrong)
            return b""

    def drain(self) -> None:
        self.stop()

    def receive_news(self, news: bytes) -> None:
        try:
            read = read_news(news)
        except msgspec.MsgspecError as wrong:
            log.warning("cannot decode news from another house, which may be newer: %s", wrong)
            return
        if not isinstance(read, TablesNews):
            self.handle_news(read)
        elif read.sender != self.house:
            self.listing.receive(read)

    # -------------------------------------------------------------- sent

    def broadcast(self, news: News) -> None:
        self.bus.broadcast(encode(news))

    def note_spent(self, what: str, whose: str, amount: float) -> None:
        self._spent[what, whose] = self._spent.get((what, whose), 0.0) + amount

    async def ask(self, house: str, question: Question) -> bytes:
        """None if that house doesn't answer."""
        return await self.bus.ask(house, encode(question)) or b""

    async def ask_all(self, houses: Iterable[str], question: Question) -> list[bytes]:
        """The answers of those houses that respond."""
        asked = (self.ask(house, question) for house in houses if house != self.house)
        return [answer for answer in await asyncio.gather(*asked) if answer]

    def tick(self) -> None:
        """A few times a second."""
        self.outgoing.tick()
        self.incoming.tick()
        self.listing.tick()
        now = self.now()
        if now >= self._due:
            self._due = now + _SPENT_MS
            self._tell_spent()

    def _tell_spent(self) -> None:
        spent, self._spent = self._spent, {}
        if spent:
            self.broadcast(Spent([(what, whose, amount) for (what, whose), amount in spent.items()]))


async def ask_turns(router: Router | None, lines: Iterable[tuple[str, TableNews]]) -> dict[str, int | None]:
    """Whose turn it is at tables of other houses, by code; those of a house that doesn't answer are missing."""
    codes: dict[str, list[str]] = {}
    for house, line in lines:
        codes.setdefault(house, []).append(line.code)
    if router is None:
        return {}
    answers = await asyncio.gather(*(router.ask(house, AboutTurns(some)) for house, some in codes.items()))
    return {code: turn for answer in answers if answer for code, turn in _read_turns(answer)}


_read_turns = msgspec.msgpack.Decoder(list[tuple[str, int | None]]).decode


async def describe_table(router: Router | None, there: Elsewhere) -> TableInfo:
    """A table of another house, as that house sees it."""
    found = b"" if router is None else await router.ask(there.house, AboutTable(there.row.code))
    if not found:
        raise Refusal("house-waits")
    return msgspec.json.decode(found, type=TableInfo)
