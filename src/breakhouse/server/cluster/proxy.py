"""Pages at tables of another house: one house has the socket, the other the table.

The house with the socket sends its pages' messages on (`OutgoingPages`), the one with the table treats them as it
treats its own and sends back what they are shown (`IncomingPages`). All pages of one house at tables of another
share a route. When a message is missing, in either direction, the route is closed and its pages reconnect: the
table's current owner shows them the current state. Why: docs/decisions/0027-many-houses-one-world.md.
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from breakhouse.server.cluster.messages import JoinRequest, PageMessages, Receipt, TableMessages, encode

_PEER_SILENCE_MS = 6_000
"""After this long without a message from a house, its pages count as gone."""
_ROUTE_SILENCE_MS = 2_500
"""After this long without a receipt, the other house counts as lost."""

_route_numbers = itertools.count(1)
_page_numbers = itertools.count(1)

Send = Callable[[str, bytes], None]
"""(house, message)."""


# -------------------------------------------------------------- where the socket is


class LocalPage(Protocol):
    """A page whose table is elsewhere."""

    def send(self, frame: bytes) -> None: ...

    def let_go(self, again: bool) -> None:
        """The table disconnects it."""

    def lose_house(self, welcomed: bool) -> None:
        """The house with the table can't be reached."""


@dataclass(eq=False, slots=True)
class Route:
    """From here to the house that owns the tables."""

    owner: str
    _outgoing: "OutgoingPages"
    number: int = field(default_factory=lambda: next(_route_numbers))
    pages: dict[int, LocalPage] = field(default_factory=dict)
    welcomed: set[int] = field(default_factory=set)
    """Pages that the table has sent something."""
    _sent: int = 0
    _confirmed: int = 0
    _received: int = 0
    _waiting_since: int | None = None
    _joining: list[JoinRequest] = field(default_factory=list)
    _messages: list[tuple[int, int, bytes]] = field(default_factory=list)
    _left: list[int] = field(default_factory=list)
    _weak: list[tuple[int, bool]] = field(default_factory=list)
    _scheduled: bool = False

    def join(self, request: JoinRequest, page: LocalPage) -> None:
        self.pages[request.page] = page
        self._joining.append(request)
        self._schedule()

    def say(self, page: int, lag: int, data: bytes) -> None:
        self._messages.append((page, lag, data))
        self._schedule()

    def note_line(self, page: int, weak: bool) -> None:
        self._weak.append((page, weak))
        self._schedule()

    def leave(self, page: int) -> None:
        if self.pages.pop(page, None) is not None:
            self.welcomed.discard(page)
            self._left.append(page)
            self._schedule()

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            self._outgoing.schedule(self)

    def send_off(self) -> None:
        """Sends everything since the last time in one message."""
        self._scheduled = False
        if not self._outgoing.has(self):
            return
        self._sent += 1
        if self._waiting_since is None:
            self._waiting_since = self._outgoing.now()
        batch = self._joining, self._messages, self._left, self._weak
        self._joining, self._messages, self._left, self._weak = [], [], [], []
        message = PageMessages(self._outgoing.house, self.number, self._sent, *batch)
        self._outgoing.send(self.owner, encode(message))

    def receive_receipt(self, receipt: Receipt) -> bool:
        """False if the route is broken."""
        self._confirmed = max(self._confirmed, receipt.n)
        self._waiting_since = None if self._confirmed >= self._sent else self._outgoing.now()
        return receipt.good

    def receive(self, message: TableMessages) -> bool:
        """False if the route is broken."""
        expected = self._received + (1 if message.frames or message.closed else 0)
        if message.n != expected:
            return False
        self._received = message.n
        for pages, frame in message.frames:
            for page in pages:
                if page in self.pages:
                    self.welcomed.add(page)
                    self.pages[page].send(frame)
        for page, again in message.closed:
            self.welcomed.discard(page)
            if (gone := self.pages.pop(page, None)) is not None:
                gone.let_go(again)
        return True

    def is_silent(self) -> bool:
        return self._waiting_since is not None and self._outgoing.now() - self._waiting_since > _ROUTE_SILENCE_MS


@dataclass(frozen=True, slots=True)
class Channel:
    """One page's part of a route."""

    _route: Route
    _page: int

    def say(self, lag: int, data: bytes) -> None:
        self._route.say(self._page, lag, data)

    def note_line(self, weak: bool) -> None:
        self._route.note_line(self._page, weak)

    def leave(self) -> None:
        self._route.leave(self._page)


@dataclass(eq=False, slots=True)
class OutgoingPages:
    house: str
    send: Send
    schedule: Callable[[Route], None]
    """Calls `send_off` at the end of this turn of the event loop."""
    now: Callable[[], int]
    _routes: dict[str, Route] = field(default_factory=dict)

    def open(self, owner: str, page: LocalPage, request: Callable[[int], JoinRequest]) -> Channel:
        route = self._routes.get(owner)
        if route is None:
            route = self._routes[owner] = Route(owner, self)
        number = next(_page_numbers)
        route.join(request(number), page)
        return Channel(route, number)

    def has(self, route: Route) -> bool:
        return self._routes.get(route.owner) is route

    def receive(self, message: Receipt | TableMessages) -> None:
        route = self._routes.get(message.sender)
        if route is None or route.number != message.route:
            return
        good = route.receive_receipt(message) if isinstance(message, Receipt) else route.receive(message)
        if not good:
            self.lose(route.owner)

    def lose(self, owner: str) -> None:
        """Closes the route and tells its pages, which may reconnect."""
        route = self._routes.pop(owner, None)
        if route is not None:
            for number, page in list(route.pages.items()):
                page.lose_house(number in route.welcomed)

    def tick(self) -> None:
        """Sends a message, if only an empty one, on every route, so that silence is noticed."""
        for owner, route in list(self._routes.items()):
            if route.is_silent():
                self.lose(owner)
                continue
            route.send_off()
            if not route.pages:
                del self._routes[owner]


# -------------------------------------------------------------- where the table is


class RemotePage(Protocol):
    """A page whose socket is elsewhere."""

    def hear_from(self, lag: int, data: bytes) -> None: ...

    def note_line(self, weak: bool) -> None: ...

    def leave(self) -> None: ...


Accept = Callable[[JoinRequest, "RemoteOutlet"], RemotePage]


@dataclass(eq=False, slots=True)
class Peer:
    """Another house, and its pages at tables here."""

    house: str
    route: int
    _incoming: "IncomingPages"
    pages: dict[int, RemotePage] = field(default_factory=dict)
    heard_at: int = 0
    received: int = 0
    _sent: int = 0
    _frames: list[tuple[list[int], bytes]] = field(default_factory=list)
    _places: dict[int, int] = field(default_factory=dict)
    """Where in `_frames` a frame stands, by its identity."""
    _last: dict[int, int] = field(default_factory=dict)
    """The last place at which each page stands."""
    _closed: list[tuple[int, bool]] = field(default_factory=list)
    _gone: list[RemotePage] = field(default_factory=list)

    def put(self, page: int, frames: list[bytes]) -> None:
        """A frame for many pages is sent once, and every page gets its frames in order."""
        self._schedule()
        for frame in frames:
            place = self._places.get(id(frame))
            if place is None or place <= self._last.get(page, -1):
                place = self._places[id(frame)] = len(self._frames)
                self._frames.append(([], frame))
            self._frames[place][0].append(page)
            self._last[page] = place

    def let_go(self, page: int, again: bool) -> None:
        self._schedule()
        self._closed.append((page, again))
        if (gone := self.pages.pop(page, None)) is not None:
            self._gone.append(gone)

    def _schedule(self) -> None:
        if not self._frames and not self._closed:
            self._incoming.schedule(self)

    def send_off(self) -> None:
        """Sends everything since the last time in one message."""
        frames, closed = self._frames, self._closed
        self._frames, self._closed, self._places, self._last = [], [], {}, {}
        gone, self._gone = self._gone, []
        if frames or closed:
            self._sent += 1
            self._send(frames, closed)
        for page in gone:
            page.leave()  # its table must not count on it any more

    def send_heartbeat(self) -> None:
        self._send([], [])

    def _send(self, frames: list[tuple[list[int], bytes]], closed: list[tuple[int, bool]]) -> None:
        message = TableMessages(self._incoming.house, self.route, self._sent, frames, closed)
        self._incoming.send(self.house, encode(message))


@dataclass(slots=True)
class RemoteOutlet:
    """Where a page's frames go: to the house that has its socket."""

    _peer: Peer
    _page: int
    closing: bool = False
    near: bool = False

    def put(self, frames: list[bytes]) -> None:
        if not self.closing:
            self._peer.put(self._page, frames)

    def hang_up(self, again: bool) -> None:
        if not self.closing:
            self.closing = True
            self._peer.let_go(self._page, again)


@dataclass(eq=False, slots=True)
class IncomingPages:
    house: str
    send: Send
    schedule: Callable[[Peer], None]
    """Calls `send_off` at the end of this turn of the event loop."""
    now: Callable[[], int]
    accept: Accept
    _peers: dict[str, Peer] = field(default_factory=dict)

    def receive(self, message: PageMessages) -> None:
        peer = self._peers.get(message.sender)
        if message.n == 1 and (peer is None or peer.route != message.route):
            self.drop(message.sender)
            peer = self._peers[message.sender] = Peer(message.sender, message.route, self)
        good = peer is not None and peer.route == message.route and message.n == peer.received + 1
        self.send(message.sender, encode(Receipt(self.house, message.route, message.n, good)))
        if peer is None or not good:
            if peer is not None and peer.route == message.route:
                self.drop(message.sender)
            return
        peer.received, peer.heard_at = message.n, self.now()
        for request in message.joining:
            self._join(peer, request)
        for number, lag, data in message.messages:
            if (page := peer.pages.get(number)) is not None:
                page.hear_from(lag, data)
        for number, weak in message.weak:
            if (page := peer.pages.get(number)) is not None:
                page.note_line(weak)
        for number in message.left:
            if (page := peer.pages.pop(number, None)) is not None:
                page.leave()

    def _join(self, peer: Peer, request: JoinRequest) -> None:
        page = self.accept(request, RemoteOutlet(peer, request.page))
        peer.pages[request.page] = page
        page.hear_from(0, request.hello)

    def drop(self, house: str) -> None:
        """That house is gone, or has restarted: its pages leave."""
        peer = self._peers.pop(house, None)
        if peer is not None:
            for page in list(peer.pages.values()):
                page.leave()

    def tick(self) -> None:
        for house, peer in list(self._peers.items()):
            if self.now() - peer.heard_at > _PEER_SILENCE_MS:
                self.drop(house)
            else:
                peer.send_heartbeat()
