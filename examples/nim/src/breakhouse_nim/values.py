"""What the game is made of: options, commands, events, the state and what a seat sees of it."""

from typing import Annotated

from msgspec import Meta

from breakhouse.core import Command, Event, Expire, Options, Seat, State, View

Card = Annotated[int, Meta(ge=1, le=3)]
Hand = tuple[Card, ...]

CARDS: Hand = (1, 2, 3) * 8
HAND = 5
"""NI-03."""


class NimOptions(Options, frozen=True):
    sticks: Annotated[int, Meta(ge=8, le=30)] = 12
    """NI-02."""
    wins: Annotated[int, Meta(ge=1, le=9)] = 3
    """NI-07: how many rounds win the match."""


class Take(Command, frozen=True, tag="take"):
    card: Card


class Pass(Command, frozen=True, tag="pass"):
    pass


NimCommand = Take | Pass | Expire


class Dealt(Event, frozen=True, tag="dealt"):
    """A new round, opened by `seat`. Players see only their own hand."""

    round: int
    seat: Seat
    hands: tuple[Hand | None, ...]


class Taken(Event, frozen=True, tag="taken"):
    seat: Seat
    card: Card
    left: int
    """Sticks left."""


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat


class Won(Event, frozen=True, tag="won"):
    """The round is over."""

    seat: Seat
    round: int


NimEvent = Dealt | Taken | Passed | Won


class NimState(State, frozen=True):
    options: NimOptions
    scores: tuple[int, ...]
    """Rounds won."""
    round: int = 0
    opener: Seat = 0
    turn: Seat = 0
    sticks: int = 0
    hands: tuple[Hand, ...] = ()
    played: Hand = ()
    """The face-up cards of this round."""
    last: Seat | None = None
    """Who took sticks last."""
    passed: int = 0
    """How many have passed since."""


class NimView(View, frozen=True):
    seat: Seat | None
    options: NimOptions
    scores: tuple[int, ...]
    round: int
    opener: Seat
    turn: Seat
    sticks: int
    mine: Hand | None
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    played: Hand
    last: Seat | None
    passed: int
