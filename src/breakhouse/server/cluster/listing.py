"""How the houses of a world keep each other's lists: news of what changed, counted, and a way to catch up.

A house that missed some news sees it by the count, in the next news or the next heartbeat, and asks for all lines
of that house again, some at a time.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field

import msgspec

from breakhouse.server.cluster.messages import AboutLines, LinesPage, News, Question, TableNews, TablesNews, encode
from breakhouse.server.reads import start
from breakhouse.server.tables.lobby import Lobby

log = logging.getLogger("breakhouse.bus")

_MOST_BYTES = 256 * 1024
"""Of one piece of news, or one answer: a quarter of what NATS carries at once."""
_MOST_LINES = 1_000
_NEWS_MS = 2_000
_OLD_MS = 15_000
"""When a silent house's tables are forgotten."""


@dataclass(eq=False, slots=True)
class _Peer:
    heard_at: int
    n: int = 0
    """The last news that was taken in."""
    catching_up: bool = False
    missed: list[TablesNews] = field(default_factory=list)
    """What came meanwhile."""


@dataclass(eq=False, slots=True)
class Listing:
    house: str
    lobby: Lobby
    broadcast: Callable[[News], None]
    ask: Callable[[str, Question], Awaitable[bytes]]
    now: Callable[[], int]
    _n: int = 0
    _due: int = 0
    _peers: dict[str, _Peer] = field(default_factory=dict)

    # -------------------------------------------------------------- what changed here

    def tick(self) -> None:
        now = self.now()
        if now < self._due:
            return
        self._due = now + _NEWS_MS
        unsent = self.lobby.take_unsent()
        gone = [code for code, line in unsent.items() if line is None]
        for lines in _cut(line for line in unsent.values() if line is not None):
            self._tell(lines, [])
        if gone:
            self._tell([], gone)
        if not unsent:
            self.broadcast(TablesNews(self.house, self._n))
        for house, peer in list(self._peers.items()):
            if now - peer.heard_at > _OLD_MS:
                del self._peers[house]
                self.lobby.forget(house)

    def _tell(self, lines: list[TableNews], gone: list[str]) -> None:
        self._n += 1
        self.broadcast(TablesNews(self.house, self._n, lines, gone))

    def answer(self, question: AboutLines) -> bytes:
        own = self.lobby.own(question.after, _MOST_LINES)
        return encode(LinesPage(self._n, next(_cut(own), [])))

    # -------------------------------------------------------------- what changed elsewhere

    def receive(self, news: TablesNews) -> None:
        peer = self._peers.get(news.sender)
        if peer is None:
            peer = self._peers[news.sender] = _Peer(self.now())
            self._begin_catching_up(news.sender, peer)
        peer.heard_at = self.now()
        if peer.catching_up:
            peer.missed.append(news)
        else:
            self._take(peer, news)

    def _take(self, peer: _Peer, news: TablesNews) -> None:
        told = bool(news.lines or news.gone)
        if told and news.n == peer.n + 1:
            peer.n = news.n
            self.lobby.note(news.sender, news.lines, news.gone)
        elif news.n > peer.n:
            log.warning("news %d to %d of house %s were lost; asking again", peer.n + 1, news.n, news.sender)
            self._begin_catching_up(news.sender, peer)

    def _begin_catching_up(self, house: str, peer: _Peer) -> None:
        peer.catching_up = True
        start(self._catch_up(house, peer))

    async def _catch_up(self, house: str, peer: _Peer) -> None:
        first, after, seen = None, "", set[str]()
        while True:
            answer = await self.ask(house, AboutLines(after))
            if not answer:
                log.warning("house %s does not say which tables it has; asking again with its next news", house)
                self._peers.pop(house, None)
                return
            page = msgspec.msgpack.decode(answer, type=LinesPage)
            first = page.n if first is None else first
            if not page.lines:
                break
            self.lobby.note(house, page.lines)
            seen.update(line.code for line in page.lines)
            after = page.lines[-1].code
        self.lobby.note(house, (), self.lobby.codes_at(house) - seen)
        peer.n, peer.catching_up = first, False
        missed, peer.missed = peer.missed, []
        for news in missed:
            peer.missed.append(news) if peer.catching_up else self._take(peer, news)


def _cut(lines: Iterable[TableNews]) -> Iterator[list[TableNews]]:
    """In pieces that the bus carries, however long each line is."""
    piece, size = list[TableNews](), 0
    for line in lines:
        length = len(encode(line))
        if piece and size + length > _MOST_BYTES:
            yield piece
            piece, size = [], 0
        piece.append(line)
        size += length
    if piece:
        yield piece
