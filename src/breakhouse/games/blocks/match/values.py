"""What the building games have in common as values: commands, events, the state, and what a seat sees of it.

The only hidden thing in a building game is the next card of a pile, and that isn't decided before it comes. So the
view leaves out only the deck, and adds a few derived values.
"""

from functools import cache
from typing import Literal

import msgspec

from breakhouse.core import Command, Event, Seat, State, View
from breakhouse.games.blocks.bench.workbench import Bench, BenchCommand, BenchEvent, Judged, Name, Sounded
from breakhouse.games.blocks.bricks.brick import PIECES
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.options import BuildingOptions, HandsKind
from breakhouse.games.blocks.match.speech import Words
from breakhouse.games.blocks.match.turn import Turn

# Commands


class Start(Command, frozen=True, tag="start"):
    """The start signal: building begins."""


class Roll(Command, frozen=True, tag="roll"):
    """Rolls the die that measures time."""


class Ready(Command, frozen=True, tag="ready"):
    """Whoever builds is ready: the table counts down (DI-R11), or the neighbour presses START (CL-04)."""


class SetTimer(Command, frozen=True, tag="set"):
    """CL-03: the left neighbour sets the timer to the number rolled."""


class Finish(Command, frozen=True, tag="finish"):
    """Ends a turn that has no timer (CL-R16, DI-R12)."""


class Point(Command, frozen=True, tag="point"):
    """Points at a mistake, at one brick or at the whole (CL-09)."""

    brick: Name | None = None


class Claim(Command, frozen=True, tag="claim"):
    """Real bricks: the architect says that the card is done."""


class Confirm(Command, frozen=True, tag="confirm"):
    """Real bricks: one of the others says that it is right."""


class Object(Command, frozen=True, tag="object"):
    """Real bricks: one of the others says that it is not."""


CommonCommand = Start | Finish | Point | Claim | Confirm | Object | BenchCommand


# Events


class LaidOut(Sounded, frozen=True, tag="laid-out"):
    """The table is set: the deck in play, and who begins. Seats learn how many cards there are, not which."""

    first: Seat
    cards: int
    deck: tuple[Card, ...] = ()


class Started(Sounded, frozen=True, tag="started"):
    """The start signal, given by a seat or by the clock (None)."""

    at: int
    by: Seat | None = None
    ends_at: int | None = None


class TurnedOver(Judged, frozen=True, tag="turned-over"):
    """A card lies open to be built: from which pile, or from the refused ones in front of the architect."""

    card: Card
    at: int
    pile: int | None = 0


class Reshuffled(Sounded, frozen=True, tag="reshuffled"):
    """Used cards came back under what was left of a pile."""

    pile: int
    layers: tuple[tuple[str, ...], ...]
    way: Literal["shuffled", "turned"] = "shuffled"


class PointedAt(Sounded, frozen=True, tag="pointed-at"):
    seat: Seat
    brick: str | None = None


class Claimed(Event, frozen=True, tag="claimed"):
    seat: Seat


class Confirmed(Event, frozen=True, tag="confirmed"):
    seat: Seat


class Objected(Sounded, frozen=True, tag="objected"):
    seat: Seat


class Completed(Sounded, frozen=True, tag="completed"):
    """The card in progress is done and counts."""

    card: str
    points: int


class Climbed(Event, frozen=True, tag="climbed"):
    """The seat has climbed a rung of the learning ladder; `left` are still to come. After the one without a clock,
    the turn begins like any other.
    """

    seat: Seat
    left: int
    clock: bool
    card: str | None = None
    """What was left unbuilt: it goes back into the pile."""


class Stopped(Sounded, frozen=True, tag="stopped"):
    """Stop. With `closing`, something finished before is still being checked."""

    why: Literal["time", "sum", "said", "no-cards"]
    closing: bool = False
    judged_by: int | None = None
    """With real bricks: until when a claim waits for somebody to judge it (CL-R8)."""


class TurnEnded(Sounded, frozen=True, tag="turn-ended"):
    """The result of a turn: what was completed, what it scored, and who comes next (None: the match is over)."""

    seat: Seat
    points: int
    cards: tuple[str, ...]
    unfinished: str | None
    scores: tuple[int, ...]
    next: Seat | None


class Won(Sounded, frozen=True, tag="won"):
    winners: tuple[Seat, ...]


CommonEvent = (
    LaidOut
    | Started
    | TurnedOver
    | Reshuffled
    | PointedAt
    | Claimed
    | Confirmed
    | Objected
    | Completed
    | Climbed
    | Stopped
    | TurnEnded
    | Won
    | BenchEvent
)


# State and view


class LastTurn(msgspec.Struct, frozen=True):
    """The previous turn's result, for anyone who missed it."""

    seat: Seat
    points: int
    cards: tuple[str, ...]


class BuildingState(State, frozen=True):
    options: BuildingOptions
    seats: int
    scores: tuple[int, ...]
    first: Seat = 0
    turn: Turn = Turn()
    bench: Bench = Bench()
    draws: int = 0
    """Cards turned over so far: the counter of that chance."""
    rolls: int = 0
    """Rolls of the die so far: the counter of that chance."""
    last: LastTurn | None = None
    odd: tuple[int, ...] = ()
    """By seat, how many bricks were placed as no hand could; empty while there are none."""
    deck: tuple[Card, ...] = ()


class PieceFacts(msgspec.Struct, frozen=True):
    """One thing to build with: its colour, and the texture that names it to the fingers (TA-01)."""

    id: str
    colour: str
    texture: str


class BuildingView(View, frozen=True):
    """What everybody sees. Times are match time in milliseconds."""

    seat: Seat | None
    options: BuildingOptions
    seats: int
    scores: tuple[int, ...]
    first: Seat
    turn: Turn
    bench: Bench
    draws: int
    rolls: int
    last: LastTurn | None
    odd: tuple[int, ...]
    architect: Seat
    timekeeper: Seat
    """Who keeps the timer or rolls the small die; in dice the stopper."""
    points: int
    """Points scored so far in this turn."""
    round: int
    """From 1: in each round everybody builds once."""
    rounds: int
    hands: HandsKind
    """Of the architect."""
    factor: float
    """Of the architect."""
    rung: int
    """Of the learning ladder: 2 while the card of three bricks is built without a clock, 1 until the one of five
    is done, else 0."""
    box: tuple[PieceFacts, ...]
    left: int
    """Cards left in the pile that the architect draws from."""
    words: Words


@cache
def facts(box: tuple[str, ...]) -> tuple[PieceFacts, ...]:
    return tuple(PieceFacts(id, PIECES[id].colour, PIECES[id].texture) for id in box)
