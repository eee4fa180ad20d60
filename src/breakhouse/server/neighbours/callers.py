"""Pages of other houses at tables here: like any page, except that their socket is elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from breakhouse.server.neighbours.letters import Arrival, Confirmation, Sayings, Tellings, encode

SILENCE_MS = 6_000
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
            if self.now() - origin.heard_at > SILENCE_MS:
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
