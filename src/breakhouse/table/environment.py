"""A table's environment: everything with side effects is passed in here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol

from breakhouse.core import Command, Event, Offers, View
from breakhouse.core.news import News
from breakhouse.core.refusal import Param, Refusal
from breakhouse.store import ResultRow, Store, Write
from breakhouse.table.clock import Handle, HouseClock
from breakhouse.table.state import Sheet


class RemoteBot(Protocol):
    """A bot somewhere away from the event loop; answers come back on it."""

    def saw(self, events: Sequence[Event]) -> None: ...

    def hear(self, news: News) -> None:
        """For programs only."""

    def ask(self, view: View, offers: Offers, now: int, done: "Callable[[Decision | None], None]") -> None:
        """`done` is called once; with None if the bot can no longer answer."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot wants to do: a command (None: nothing now), how long it takes, and the path of its hand."""

    command: Command | None
    after_ms: int = 0
    gesture: bytes | None = None
    lost: tuple[str, dict[str, Param]] | None = None
    """A failed program was replaced by a built-in bot: the notice and its parameters."""


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """A question to the coach: a seat's view, everything it saw, and what it may do."""

    game: str
    seat: int
    seen: Sequence[Event]
    view: View
    offers: Offers
    language: str


@dataclass(frozen=True, slots=True)
class SeatReport:
    """A player's complaint about another seat of their match; `by` is their own."""

    match: str
    game: str
    by: int
    seat: int
    who: str
    name: str
    why: str


Advice = Callable[[Any | None, str, Any | None], None]
"""Called with a command, a sentence and an aim; the command is None when the coach has nothing to say."""
Adviser = Callable[[HintQuestion, Advice, str], None]
"""The last parameter is the address that asks, so that all of them get their turn."""


class Unfinished(Exception):
    """What has to be known first is on its way. `when_known` calls back once it's there; then ask again."""

    def __init__(self, when_known: Callable[[Callable[[], None]], None]) -> None:
        super().__init__()
        self.when_known = when_known


def _at_once(table: str, work: Callable[[], object], done: Callable[[Refusal | None], None]) -> None:
    try:
        work()
    except Refusal as no:
        done(no)
    else:
        done(None)


@dataclass(frozen=True, slots=True)
class Environment:
    clock: HouseClock
    store: Store
    later: Callable[[int, Callable[[], None]], Handle]
    """Calls back after that many milliseconds of server time."""
    soon: Callable[[Callable[[], None]], object]
    """Calls back once the current work is done."""
    wall: Callable[[], int]
    """Seconds since 1970, for the records only."""
    make_bot: Callable[[str, str, int, str, str], RemoteBot]
    """(game, level, seat, seed, the table's id) → a bot. `Refusal` when there is no such level."""
    levels: Callable[[str], Sequence[str]]
    """The levels of bots for a game."""
    coach: Adviser | None
    ended: Callable[[ResultRow], tuple[ResultRow, Sequence[Write]]]
    """The result with its effect on the ratings, and what must be stored with it. May raise `Unfinished`."""
    closed: Callable[[Sheet], None]
    """The table is gone, or another house owns it now; called once."""
    started: Callable[[Sheet], None] = lambda sheet: None
    """Called once a match has begun."""
    received: Callable[[], float] = perf_counter
    """When what is being handled could first have been read from its socket."""
    report: Callable[[SeatReport], None] = lambda report: None
    """Passes a complaint on to the operator."""
    changed: Callable[[str], None] = lambda code: None
    """What lists show of the table with this code may have changed."""
    acknowledged: Callable[[float, Sheet, str], None] = lambda since, sheet, command: None
    """A command is durable and answered: when it was received, the table, and the command's id."""
    away: Callable[[str, Callable[[], object], Callable[[Refusal | None], None]], None] = _at_once
    """Does slow work for a table, by its id, in the background, then calls back, with a refusal if there is one.
    """
