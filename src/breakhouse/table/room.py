"""What a table stands in: everything with an effect is handed to it here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from breakhouse.core import Command, Event, Offers, View
from breakhouse.core.news import News
from breakhouse.core.refusal import Param, Refusal
from breakhouse.store import ResultRow, Store, Write
from breakhouse.table.clock import HouseClock
from breakhouse.table.sheet import Sheet


class Handle(Protocol):
    def cancel(self) -> None: ...


class Thinker(Protocol):
    """A bot somewhere away from the event loop; answers come back on it."""

    def saw(self, events: Sequence[Event]) -> None: ...

    def hear(self, news: News) -> None:
        """What only programs care for."""

    def ask(self, view: View, offers: Offers, now: int, done: "Callable[[Thought | None], None]") -> None:
        """`done` is called once; with None when the bot cannot answer any more."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot wants to do: a command (None: nothing now), how long it takes over it, the way of its hand."""

    command: Command | None
    after_ms: int = 0
    gesture: bytes | None = None
    lost: tuple[str, dict[str, Param]] | None = None
    """A program that failed was replaced by a house bot: the notice and its parameters."""


@dataclass(frozen=True, slots=True)
class Consultation:
    """What the coach is asked: a seat's view, all that it saw, and what it may do."""

    game: str
    seat: int
    seen: Sequence[Event]
    view: View
    offers: Offers
    language: str


Advice = Callable[[Any | None, str, Any | None], None]
"""Called with a command, a sentence and an aim; the command is None when the coach has nothing to say."""
Adviser = Callable[[Consultation, Advice, str], None]
"""The last: whose address asks, so that all of them get their turn."""


def _at_once(table: str, work: Callable[[], object], done: Callable[[Refusal | None], None]) -> None:
    try:
        work()
    except Refusal as no:
        done(no)
    else:
        done(None)


@dataclass(frozen=True, slots=True)
class Room:
    clock: HouseClock
    store: Store
    later: Callable[[int, Callable[[], None]], Handle]
    """Calls after that many milliseconds of house time."""
    soon: Callable[[Callable[[], None]], object]
    """Calls once what is being done now is done."""
    wall: Callable[[], int]
    """Seconds since 1970, for the records only."""
    thinker: Callable[[str, str, int, str, str], Thinker]
    """(game, level, seat, seed, the table's id) → a bot. `Refusal` when there is no such level."""
    levels: Callable[[str], Sequence[str]]
    """The levels of bots for a game."""
    coach: Adviser | None
    ended: Callable[[ResultRow], tuple[ResultRow, Sequence[Write]]]
    """The result with what it did to the ratings, and what must be kept together with it."""
    closed: Callable[[Sheet], None]
    """The table is gone, or another house owns it now; called once."""
    acknowledged: Callable[[float], None] = lambda seconds: None
    """Hears how long a command waited for its acknowledgement."""
    away: Callable[[str, Callable[[], object], Callable[[Refusal | None], None]], None] = _at_once
    """Does slow work for a table, by its id, where nobody waits for it, then calls, with a refusal if any."""
