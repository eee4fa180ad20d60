"""What comes over the bus, passed to whom it concerns; what this house tells the others, and their tables."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

import msgspec

from breakhouse.core import Refusal
from breakhouse.server.cluster.bus import Bus
from breakhouse.server.cluster.messages import (
    AboutTable,
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
from breakhouse.server.tables.registry import Elsewhere, Tables
from breakhouse.table import Table
from breakhouse.table.messages import TableInfo

log = logging.getLogger("breakhouse.bus")

_AT_ONCE = 300
"""Tables in one piece of news."""
_NEWS_MS = 2_000
_OLD_MS = 15_000
"""When news from a silent house is forgotten."""


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
    list_tables: Callable[[], Iterable[TableNews]]
    stop: Callable[[], None]
    """An operator wants this house to leave."""
    outgoing: OutgoingPages = field(init=False)
    incoming: IncomingPages = field(init=False)
    _tables: dict[str, dict[str, TableNews]] = field(default_factory=dict)
    _heard_at: dict[str, int] = field(default_factory=dict)
    _due: int = 0
    _spent: dict[tuple[str, str], float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.outgoing = OutgoingPages(self.house, self.bus.send, self.schedule, self.now)
        self.incoming = IncomingPages(self.house, self.bus.send, self.schedule, self.now, self.accept)

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
            return self.reply(read_question(question))
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
            self._note_tables(read)

    def _note_tables(self, news: TablesNews) -> None:
        self._heard_at[news.sender] = self.now()
        if news.first:
            self._tables[news.sender] = {}
        self._tables.setdefault(news.sender, {}).update({table.code: table for table in news.tables})

    # -------------------------------------------------------------- sent

    def broadcast(self, news: News) -> None:
        self.bus.broadcast(encode(news))

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
        self.outgoing.tick()
        self.incoming.tick()
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
            self.broadcast(TablesNews(self.house, first == 0, tables[first : first + _AT_ONCE]))

    def _tell_spent(self) -> None:
        spent, self._spent = self._spent, {}
        if spent:
            self.broadcast(Spent([(what, whose, amount) for (what, whose), amount in spent.items()]))


def news_of(table: Table) -> TableNews:
    """A table of this house, as the others list it."""
    sheet = table.sheet
    chairs = [
        (
            chair.visitor if chair.visitor and seat in sheet.seats_of(chair.visitor) else None,
            chair.name,
            chair.free,
        )
        for seat, chair in enumerate(sheet.chairs)
    ]
    return TableNews(
        code=sheet.code,
        game=sheet.game,
        options=sheet.options,
        phase=table.phase,
        access=sheet.access,
        here=bool(table.devices),
        chairs=chairs,
        turn=table.to_move(),
        watchers=len(table.describe().watchers),
        made=sheet.made,
    )


def open_elsewhere(router: Router | None, tables: Tables, game: str | None) -> list[TableNews]:
    """Tables of other houses that anybody may find."""
    known = _elsewhere(router, tables)
    return [one for one in known if one.access == "open" and one.here and game in (None, one.game)]


def own_elsewhere(router: Router | None, tables: Tables, visitor: str) -> list[TableNews]:
    """Tables of other houses at which this visitor has a seat."""
    known = _elsewhere(router, tables)
    return [one for one in known if any(owner == visitor for owner, _, _ in one.chairs)]


def _elsewhere(router: Router | None, tables: Tables) -> list[TableNews]:
    known = router.tables_elsewhere() if router is not None else []
    return [one for one in known if one.phase != "over" and one.code not in tables]


async def describe_table(router: Router | None, there: Elsewhere) -> TableInfo:
    """A table of another house, as that house sees it."""
    found = b"" if router is None else await router.ask(there.house, AboutTable(there.row.code))
    if not found:
        raise Refusal("house-waits")
    return msgspec.json.decode(found, type=TableInfo)
