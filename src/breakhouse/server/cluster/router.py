"""This house among the others: sorts letters, answers questions, takes in and spreads news."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

import msgspec

from breakhouse.server.cluster.bus import Bus
from breakhouse.server.cluster.messages import (
    News,
    Question,
    Sayings,
    Spent,
    TableNews,
    TablesNews,
    encode,
    read_letter,
    read_news,
    read_question,
)
from breakhouse.server.cluster.proxy import Callers, Gateway, Welcome
from breakhouse.server.flusher import Flushable

log = logging.getLogger("breakhouse.bus")

_AT_ONCE = 300
"""Tables in one piece of news."""
_NEWS_MS = 2_000
_OLD_MS = 15_000
"""When news from a silent house is forgotten."""


@dataclass(eq=False, slots=True)
class Street:
    house: str
    world: str
    bus: Bus
    moment: Callable[[Flushable], None]
    now: Callable[[], int]
    welcome: Welcome
    reply: Callable[[Question], bytes]
    """What this house has to say to it, or nothing."""
    take_in: Callable[[News], None]
    """News handled by the house itself."""
    list_tables: Callable[[], Iterable[TableNews]]
    stop: Callable[[], None]
    """An operator wants this house to leave."""
    gateway: Gateway = field(init=False)
    callers: Callers = field(init=False)
    _tables: dict[str, dict[str, TableNews]] = field(default_factory=dict)
    _heard_at: dict[str, int] = field(default_factory=dict)
    _due: int = 0
    _spent: dict[tuple[str, str], float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.gateway = Gateway(self.house, self.bus.post, self.moment, self.now)
        self.callers = Callers(self.house, self.bus.post, self.moment, self.now, self.welcome)

    def open(self) -> Awaitable[None]:
        return self.bus.open(self.house, self, self.world)

    # -------------------------------------------------------------- what the bus brings

    def take(self, letter: bytes) -> None:
        try:
            read = read_letter(letter)
            self.callers.take(read) if isinstance(read, Sayings) else self.gateway.take(read)
        except msgspec.MsgspecError as wrong:
            log.warning("a letter cannot be read, perhaps of a newer house: %s", wrong)

    def miss(self, house: str) -> None:
        self.gateway.lose(house)

    def answer(self, question: bytes) -> bytes:
        try:
            return self.reply(read_question(question))
        except msgspec.MsgspecError as wrong:
            log.warning("a question cannot be read, perhaps of a newer house: %s", wrong)
            return b""

    def drain(self) -> None:
        self.stop()

    def overhear(self, news: bytes) -> None:
        try:
            read = read_news(news)
        except msgspec.MsgspecError as wrong:
            log.warning("news cannot be read, perhaps of a newer house: %s", wrong)
            return
        if not isinstance(read, TablesNews):
            self.take_in(read)
        elif read.sender != self.house:
            self._note_tables(read)

    def _note_tables(self, news: TablesNews) -> None:
        self._heard_at[news.sender] = self.now()
        if news.first:
            self._tables[news.sender] = {}
        self._tables.setdefault(news.sender, {}).update({table.code: table for table in news.tables})

    # -------------------------------------------------------------- what is told

    def spread(self, news: News) -> None:
        self.bus.spread(encode(news))

    def note_spent(self, what: str, whose: str, amount: float) -> None:
        self._spent[what, whose] = self._spent.get((what, whose), 0.0) + amount

    def tables_elsewhere(self) -> list[TableNews]:
        return [table for tables in self._tables.values() for table in tables.values()]

    async def ask(self, house: str, question: Question) -> bytes:
        """None if that house doesn't answer."""
        return await self.bus.ask(house, encode(question)) or b""

    async def ask_all(self, houses: Iterable[str], question: Question) -> list[bytes]:
        """The answers of those houses that respond."""
        asked = (self.ask(house, question) for house in houses if house != self.house)
        return [answer for answer in await asyncio.gather(*asked) if answer]

    def tick(self) -> None:
        """A few times a second."""
        self.gateway.tick()
        self.callers.tick()
        now = self.now()
        if now >= self._due:
            self._due = now + _NEWS_MS
            self._tell_tables()
            self._tell_spent()
        for house, heard_at in list(self._heard_at.items()):
            if now - heard_at > _OLD_MS:
                del self._heard_at[house]
                self._tables.pop(house, None)

    def _tell_tables(self) -> None:
        tables = list(self.list_tables())
        for first in range(0, max(1, len(tables)), _AT_ONCE):
            self.spread(TablesNews(self.house, first == 0, tables[first : first + _AT_ONCE]))

    def _tell_spent(self) -> None:
        spent, self._spent = self._spent, {}
        if spent:
            self.spread(Spent([(what, whose, amount) for (what, whose), amount in spent.items()]))


async def leave_street(street: Street | None) -> None:
    if street is not None:
        await street.bus.close()
        await asyncio.sleep(0)
