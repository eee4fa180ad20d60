"""Pages here at tables of other houses: their messages are carried there, and updates come back.

All pages at tables of one house share a route. When a letter is missing, in either direction, the route is closed
and its pages reconnect: the table's current owner shows them the current state.
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from breakhouse.server.neighbours.letters import Arrival, Confirmation, Sayings, Tellings, encode

SILENCE_MS = 2_500
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
        return self._waiting_since is not None and self._gateway.now() - self._waiting_since > SILENCE_MS


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
