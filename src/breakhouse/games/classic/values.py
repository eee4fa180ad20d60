"""What classic Make 'n' Break is made of: options, commands, events, the state and what a seat sees of it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from breakhouse.core import Command, Expire, Seat
from breakhouse.games.blocks.bench.workbench import Name, Sounded
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.options import BuildingOptions, Milliseconds, SeatNumber
from breakhouse.games.blocks.match.pile import Pile
from breakhouse.games.blocks.match.values import (
    BuildingState,
    BuildingView,
    CommonCommand,
    CommonEvent,
    Ready,
    Roll,
    SetTimer,
)

TIMER_MS = {"screen": (60_000, 80_000, 100_000), "box": (30_000, 40_000, 50_000)}  # CL-R3
"""What the timer's three settings stand for, by what `timer` says."""


class ClassicOptions(BuildingOptions, frozen=True):
    turns: Annotated[int, Meta(ge=1, le=10)] = 4
    """CL-14: turns per player."""
    cunning: bool = False
    """CL-20: cards may be refused."""
    young: bool = False
    """CL-30: a pile of blue numbers for the young and new, one of red numbers for the experienced."""
    experts: tuple[SeatNumber, ...] = ()
    """CL-30: with `young`, the seats that draw from the red pile."""
    timer: Literal["screen", "box", "off"] = "screen"
    """CL-R3: which times the three settings of the timer stand for."""
    start_within_ms: Milliseconds | None = 20_000
    """CL-R10: how long after the roll the timer starts by itself; None waits for ever."""
    timer_by: Literal["architect", "neighbour"] = "architect"
    """CL-03, CL-04: `neighbour` leaves the timer and START to the left neighbour, as on the sheet."""
    edition: Literal["standard", "tactile"] = "standard"
    """TA-R1: `tactile` names textures, reads cards out and sounds the timer."""
    grey: bool = True
    """Whether the deck has grey cards."""
    grip: bool = False
    """TA-R1: the anti-slip mat; bricks do not slide."""

    @property
    def felt(self) -> bool:
        return self.edition == "tactile"


# Commands


class Refuse(Command, frozen=True, tag="refuse"):
    """CL-20: the card in progress goes to the left neighbour."""


class Switch(Command, frozen=True, tag="switch"):
    """CL-R13: builds another of the refused cards first."""

    card: Name


ClassicCommand = CommonCommand | Roll | SetTimer | Ready | Refuse | Switch | Expire


# Events


class Rolled(Sounded, frozen=True, tag="rolled"):
    """CL-03: the die says how the timekeeper sets the timer."""

    number: int
    ms: int
    """What the timer is set to, the architect's factor included."""
    starts_at: int | None = None


class TimerSet(Sounded, frozen=True, tag="timer-set"):
    """CL-03: the left neighbour has set the timer to the number rolled."""

    seat: Seat


class Signalled(Sounded, frozen=True, tag="signalled"):
    """CL-04: the architect gives the signal, and the left neighbour may press START."""

    seat: Seat


class CardRefused(Sounded, frozen=True, tag="card-refused"):
    """CL-20: the neighbour is paid a chip of 1. `kept` is False when there is nothing to build for it."""

    card: str
    seat: Seat
    to: Seat
    kept: bool


class Paid(Sounded, frozen=True, tag="paid"):
    """CL-11: points in chips of 10 and 1."""

    seat: Seat
    tens: int
    ones: int


ClassicEvent = CommonEvent | Rolled | TimerSet | Signalled | CardRefused | Paid


# State and view


class Chips(msgspec.Struct, frozen=True):
    """CL-R9: change is always made, so ten ones never lie side by side."""

    tens: int
    ones: int


def chips(points: int) -> Chips:
    return Chips(*divmod(points, 10))


class ClassicState(BuildingState, frozen=True):
    options: ClassicOptions
    piles: tuple[Pile, ...] = ()
    """One, or the blue and the red one (CL-30)."""
    refused: tuple[tuple[Card, ...], ...] = ()
    """CL-20: for each seat the refused cards that lie in front of it."""
    gone: tuple[str, ...] = ()
    """Cards refused in this turn that nobody has to build; with the turn they go to the used ones."""
    rolled: int | None = None
    timer_ms: int | None = None
    timer_set: bool = False
    """With `timer_by`: the neighbour has set it."""
    signalled: bool = False
    """With `timer_by`: the architect has given the signal."""
    refusals: int = 0
    """How many cards the architect has refused in this turn."""


class Buttons(msgspec.Struct, frozen=True):
    """TA-04: what the timer's buttons look like, so that shape alone tells them apart."""

    start: Literal["green-circle"] = "green-circle"
    stop: Literal["red-octagon"] = "red-octagon"


class ClassicView(BuildingView, frozen=True):
    options: ClassicOptions
    piles: tuple[Pile, ...]
    refused: tuple[tuple[Card, ...], ...]
    gone: tuple[str, ...]
    rolled: int | None
    timer_ms: int | None
    timer_set: bool
    signalled: bool
    chips: tuple[Chips, ...]
    buttons: Buttons
    speaks: bool
    """TA-R1: cards are read out and the timer is heard without being asked for."""
    refusable_at: int | None
    """CL-R13: from when on the card in progress may be refused; None when it may not."""
