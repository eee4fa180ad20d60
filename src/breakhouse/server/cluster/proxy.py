"""Pages here at tables of other houses: their messages are carried there, and updates come back.

All pages at tables of one house share a route. When a letter is missing, in either direction, the route is closed
and its pages reconnect: the table's current owner shows them the current state.
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from breakhouse.server.cluster.messages import Arrival, Confirmation, Sayings, Tellings, encode

# Pages of other houses at tables here: like any page, except that their socket is elsewhere.

_ORIGIN_SILENCE_MS = 6_000
"""After this long without a word from a house, its pages count as gone."""


class Outsider(Protocol):
    def hear_from(self, lag: int, data: bytes) -> None: ...

    def note_line(self, weak: bool) -> None: ...

    def leave(self) -> None: ...


Welcome = Callable[[Arrival, "FarOutlet"], Outsider]


@dataclass(eq=False, slots=True)
class Origin:
    """Another house, and its pages here."""

    house: str
    route: int
    _callers: "Callers"
    pages: dict[int, Outsider] = field(default_factory=dict)
    heard_at: int = 0
    n: int = 0
    _sent: int = 0
    _frames: list[tuple[list[int], bytes]] = field(default_factory=list)
    _places: dict[int, int] = field(default_factory=dict)
    """Where in `_frames` a frame stands, by its identity."""
    _last: dict[int, int] = field(default_factory=dict)
    """The last place at which each page stands."""
    _byes: list[tuple[int, bool]] = field(default_factory=list)
    _gone: list[Outsider] = field(default_factory=list)

    def put(self, page: int, frames: list[bytes]) -> None:
        """A message for many pages is sent once, and every page gets its messages in order."""
        self._wake()
        for frame in frames:
            place = self._places.get(id(frame))
            if place is None or place <= self._last.get(page, -1):
                place = self._places[id(frame)] = len(self._frames)
                self._frames.append(([], frame))
            self._frames[place][0].append(page)
            self._last[page] = place

    def let_go(self, page: int, again: bool) -> None:
        self._wake()
        self._byes.append((page, again))
        if (gone := self.pages.pop(page, None)) is not None:
            self._gone.append(gone)

    def _wake(self) -> None:
        if not self._frames and not self._byes:
            self._callers.moment(self)

    def send_off(self) -> None:
        frames, byes = self._frames, self._byes
        self._frames, self._byes, self._places, self._last = [], [], {}, {}
        gone, self._gone = self._gone, []
        if frames or byes:
            self._sent += 1
            self._callers.post(
                self.house, encode(Tellings(self._callers.house, self.route, self._sent, frames, byes))
            )
        for page in gone:
            page.leave()  # its table must not count on it any more

    def beat(self) -> None:
        self._callers.post(self.house, encode(Tellings(self._callers.house, self.route, self._sent)))


@dataclass(eq=False, slots=True)
class Callers:
    house: str
    post: Callable[[str, bytes], None]
    moment: Callable[[Origin], None]
    now: Callable[[], int]
    welcome: Welcome
    _origins: dict[str, Origin] = field(default_factory=dict)

    def take(self, letter: Sayings) -> None:
        origin = self._origins.get(letter.sender)
        if letter.n == 1 and (origin is None or origin.route != letter.route):
            self.drop(letter.sender)
            origin = self._origins[letter.sender] = Origin(letter.sender, letter.route, self)
        good = origin is not None and origin.route == letter.route and letter.n == origin.n + 1
        self.post(letter.sender, encode(Confirmation(self.house, letter.route, letter.n, good)))
        if origin is None or not good:
            if origin is not None and origin.route == letter.route:
                self.drop(letter.sender)
            return
        origin.n, origin.heard_at = letter.n, self.now()
        for arrival in letter.arrivals:
            self._welcome(origin, arrival)
        for page, lag, data in letter.sayings:
            if (caller := origin.pages.get(page)) is not None:
                caller.hear_from(lag, data)
        for page, weak in letter.lines:
            if (caller := origin.pages.get(page)) is not None:
                caller.note_line(weak)
        for page in letter.left:
            if (gone := origin.pages.pop(page, None)) is not None:
                gone.leave()

    def _welcome(self, origin: Origin, arrival: Arrival) -> None:
        caller = self.welcome(arrival, FarOutlet(origin, arrival.page))
        origin.pages[arrival.page] = caller
        caller.hear_from(0, arrival.hello)

    def drop(self, house: str) -> None:
        """That house is gone, or has restarted: its pages leave."""
        origin = self._origins.pop(house, None)
        if origin is not None:
            for caller in list(origin.pages.values()):
                caller.leave()

    def tick(self) -> None:
        for house, origin in list(self._origins.items()):
            if self.now() - origin.heard_at > _ORIGIN_SILENCE_MS:
                self.drop(house)
            else:
                origin.beat()


@dataclass(slots=True)
class FarOutlet:
    """Where a page's frames go: to the house that has its socket."""

    _origin: Origin
    _page: int
    closing: bool = False
    near: bool = False

    def put(self, frames: list[bytes]) -> None:
        if not self.closing:
            self._origin.put(self._page, frames)

    def hang_up(self, again: bool) -> None:
        if not self.closing:
            self.closing = True
            self._origin.let_go(self._page, again)


_ROUTE_SILENCE_MS = 2_500
"""After this long without a receipt, the other house counts as lost."""

_routes = itertools.count(1)
_pages = itertools.count(1)


class FarPage(Protocol):
    def send(self, frame: bytes) -> None: ...

    def let_go(self, again: bool) -> None:
        """The table lets it go."""

    def lose_house(self, welcomed: bool) -> None:
        """The house with the table can't be reached."""


@dataclass(eq=False, slots=True)
class Trail:
    owner: str
    _gateway: "Gateway"
    number: int = field(default_factory=lambda: next(_routes))
    pages: dict[int, FarPage] = field(default_factory=dict)
    welcomed: set[int] = field(default_factory=set)
    _n: int = 0
    _received: int = 0
    _delivered: int = 0
    _waiting_since: int | None = None
    _arrivals: list[Arrival] = field(default_factory=list)
    _sayings: list[tuple[int, int, bytes]] = field(default_factory=list)
    _left: list[int] = field(default_factory=list)
    _lines: list[tuple[int, bool]] = field(default_factory=list)
    _posted: bool = False

    def bring(self, arrival: Arrival, page: FarPage) -> None:
        self.pages[arrival.page] = page
        self._arrivals.append(arrival)
        self._post()

    def say(self, page: int, lag: int, data: bytes) -> None:
        self._sayings.append((page, lag, data))
        self._post()

    def note_line(self, page: int, weak: bool) -> None:
        self._lines.append((page, weak))
        self._post()

    def leave(self, page: int) -> None:
        if self.pages.pop(page, None) is not None:
            self.welcomed.discard(page)
            self._left.append(page)
            self._post()

    def _post(self) -> None:
        if not self._posted:
            self._posted = True
            self._gateway.moment(self)

    def send_off(self) -> None:
        """Everything sent in this moment, in one letter."""
        self._posted = False
        if not self._gateway.knows(self):
            return
        self._n += 1
        if self._waiting_since is None:
            self._waiting_since = self._gateway.now()
        post = self._arrivals, self._sayings, self._left, self._lines
        self._arrivals, self._sayings, self._left, self._lines = [], [], [], []
        letter = Sayings(self._gateway.house, self.number, self._n, *post)
        self._gateway.post(self.owner, encode(letter))

    def receive(self, receipt: Confirmation) -> bool:
        """False when the route is broken."""
        self._received = max(self._received, receipt.n)
        self._waiting_since = None if self._received >= self._n else self._gateway.now()
        return receipt.good

    def tell(self, letter: Tellings) -> bool:
        expected = self._delivered + (1 if letter.frames or letter.byes else 0)
        if letter.n != expected:
            return False
        self._delivered = letter.n
        for pages, frame in letter.frames:
            for page in pages:
                if page in self.pages:
                    self.welcomed.add(page)
                    self.pages[page].send(frame)
        for page, again in letter.byes:
            self.welcomed.discard(page)
            if (gone := self.pages.pop(page, None)) is not None:
                gone.let_go(again)
        return True

    def is_silent(self) -> bool:
        return self._waiting_since is not None and self._gateway.now() - self._waiting_since > _ROUTE_SILENCE_MS


@dataclass(eq=False, slots=True)
class Gateway:
    house: str
    post: Callable[[str, bytes], None]
    moment: Callable[[Trail], None]
    """Sends the route's letter off when this moment is over."""
    now: Callable[[], int]
    _routes: dict[str, Trail] = field(default_factory=dict)

    def open(self, owner: str, page: FarPage, arrival: Callable[[int], Arrival]) -> "Passage":
        route = self._routes.get(owner)
        if route is None:
            route = self._routes[owner] = Trail(owner, self)
        number = next(_pages)
        route.bring(arrival(number), page)
        return Passage(route, number)

    def knows(self, route: Trail) -> bool:
        return self._routes.get(route.owner) is route

    def take(self, letter: Confirmation | Tellings) -> None:
        route = self._routes.get(letter.sender)
        if route is None or route.number != letter.route:
            return
        good = route.receive(letter) if isinstance(letter, Confirmation) else route.tell(letter)
        if not good:
            self.lose(route.owner)

    def lose(self, owner: str) -> None:
        """Closes the route and tells its pages, which may reconnect."""
        route = self._routes.pop(owner, None)
        if route is not None:
            for number, page in list(route.pages.items()):
                page.lose_house(number in route.welcomed)

    def tick(self) -> None:
        """Now and then: a word to every house at whose tables pages are, so that silence is noticed."""
        for owner, route in list(self._routes.items()):
            if route.is_silent():
                self.lose(owner)
            elif route.pages:
                route.send_off()
            else:
                route.send_off()
                del self._routes[owner]


@dataclass(frozen=True, slots=True)
class Passage:
    """One page's way to its table."""

    _route: Trail
    _page: int

    def say(self, lag: int, data: bytes) -> None:
        self._route.say(self._page, lag, data)

    def note_line(self, weak: bool) -> None:
        self._route.note_line(self._page, weak)

    def leave(self) -> None:
        self._route.leave(self._page)
