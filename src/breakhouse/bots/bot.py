"""What a bot is: it observes the events of its seat, and chooses when asked. It never gets a state.

How it is asked (a table, the arena and the seat protocol all do the same): after every entry the bot observes its
redacted events; if it has offers and no move is pending it is asked, away from the event loop; its command is
played `after_ms` of match time later. A pending move stays pending while others act, like a hand that is already
moving, unless nothing of its name is offered any more (`core.offers.still_open`): then it is dropped and the bot
asked again. A bot that answered None is asked again after the next event that it sees. A refused command is
dropped too and the bot asked again; `bots.seated.SeatedBot` keeps track of all this.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import msgspec

from breakhouse.core import Command, Event, Offers, Seat, View
from breakhouse.core.news import News
from breakhouse.core.refusal import Param

LEVELS = ("beginner", "casual", "strong", "expert")
RANDOM = "random"
"""Any legal command, with free fields filled at random: for tests, and as the last resort at a table."""
HINTS = "expert"
"""The level whose evaluations the coach uses."""


class Budget(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one choice may cost, and when it's requested. Tests give playouts, tables give milliseconds."""

    now: int = 0
    """Match time of the question; `after_ms` counts from here."""
    ms: int | None = None
    playouts: int | None = None


AT_LEISURE = Budget()
"""No limit: every bot decides how much is enough."""


class Waypoint(msgspec.Struct, frozen=True, array_like=True):
    """Where the hand is, `ms` after the question: hundredths of a brick height, tenths of a degree."""

    ms: int
    x: int
    y: int
    tilt: int = 0


class Reach(msgspec.Struct, frozen=True, omit_defaults=True):
    """The path of one hand up to the command, for watchers only: it has no effect on the game."""

    steps: tuple[Waypoint, ...]
    piece: str | None = None
    """What the hand carries, and how it is turned …"""
    how: str | None = None
    other: tuple[Waypoint, ...] = ()
    """The path of the other hand."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chosen command, and how long the player takes to carry it out, in match time."""

    command: Command
    after_ms: int = 0
    gesture: Reach | None = None


class Reason(msgspec.Struct, frozen=True):
    """One honest half-sentence: a message of `coach.ftl` and its parameters."""

    message: str
    params: Mapping[str, Param | float] = {}


def figure(value: float) -> int | float:
    """A number as people say it: with one decimal, or none if that is zero, so that plurals come out right."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


class Weighed(msgspec.Struct, frozen=True):
    """One command with what the bot thinks of it: the higher the value the better, in the unit of its game."""

    command: Command
    value: float
    reasons: tuple[Reason, ...] = ()
    then: Command | None = None
    """The purpose of a move: where a brick that is lifted will go."""


class Bot(Protocol):
    """A player without a screen. `choose` may take its time, so never call it on an event loop."""

    def observe(self, event: Event) -> None:
        """One event as this seat may see it, in order, its own included."""

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        """What to do and when; `offers` is never empty. None: nothing until something else happens. A watcher, for
        example, may point at mistakes but needn't.
        """


@runtime_checkable
class Listener(Protocol):
    """A bot that also wants to know where it sits, why it was refused and how the match ended: a program."""

    def hear(self, news: News) -> None: ...


@runtime_checkable
class Resumable(Protocol):
    """A bot that is more than what it saw, because it draws at random or has plans. Another process can go on with
    it: one of the same seed that observed the same events makes the same moves once it's restored."""

    def save(self) -> bytes: ...

    def restore(self, saved: bytes) -> None: ...


@dataclass(frozen=True, slots=True)
class Bots:
    """What a package provides for a game under `breakhouse.bots`. Cheap to import: `make` loads the rest."""

    make: Callable[[str, Seat, int | str], Bot]
    """A bot of this level for this seat; the same seed and the same events give the same moves."""
    levels: tuple[str, ...] = LEVELS
    """The weakest first: some of `LEVELS`, or names of its own."""
    baseline: Callable[[str, Seat, int | str], Bot] | None = None
    """Baselines for comparisons, by name, or `Refusal`; they never sit at a table."""
    warm: Callable[[], None] | None = None
    """Starts loading in the background whatever is slow to load, before anybody has to wait for it."""


@runtime_checkable
class Weigher(Protocol):
    """A bot that can say what each command is worth; the coach uses it."""

    unit: str
    """What `value` counts: `points`, `throws`, `ms`. More is better, so a cost is negative."""

    def weigh(self, view: View, offers: Offers, budget: Budget) -> Sequence[Weighed]:
        """The offers that were considered, best first."""
