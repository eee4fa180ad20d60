"""What the game is made of: options, commands, events, the state and what a seat sees of it."""

from typing import Annotated, ClassVar

from msgspec import Meta

from breakhouse.core import Command, Event, Expire, Options, Seat, State, View

Card = Annotated[int, Meta(ge=1, le=13)]


class BidsOptions(Options, frozen=True):
    prizes: Annotated[int, Meta(ge=3, le=13)] = 7
    """BI-02: how many prizes there are, and cards in each hand."""
    bid_ms: Annotated[int, Meta(ge=5_000, le=600_000)] | None = 20_000
    """BI-07: the time for each round; None waits for ever."""


class Bid(Command, frozen=True, tag="bid"):
    card: Card


BidsCommand = Bid | Expire


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The prizes lie face down. Nobody sees in which order."""

    prizes: int
    pile: tuple[Card, ...] | None


class Turned(Event, frozen=True, tag="turned"):
    """The next prize is turned over: everybody sees it from now on."""

    reveals: ClassVar[bool] = True

    round: int
    prize: Card
    at: int


class Sealed(Event, frozen=True, tag="sealed"):
    """A card lies face down in front of `seat`, who alone sees which."""

    seat: Seat
    late: bool
    """Whether time was up (BI-R1)."""
    card: Card | None


class Opened(Event, frozen=True, tag="opened"):
    """All cards are turned over. `winner` is None if they cancelled each other out."""

    reveals: ClassVar[bool] = True

    bids: tuple[Card, ...]
    prize: Card
    winner: Seat | None


BidsEvent = Shuffled | Turned | Sealed | Opened


class BidsState(State, frozen=True):
    options: BidsOptions
    scores: tuple[int, ...]
    pile: tuple[Card, ...] = ()
    """Prizes still face down, the next one first."""
    prize: Card | None = None
    """What is bid for; None when all prizes are gone."""
    gone: tuple[Card, ...] = ()
    """Prizes of earlier rounds."""
    sealed: tuple[Card | None, ...] = ()
    """By seat, the card that lies face down."""
    played: tuple[tuple[Card, ...], ...] = ()
    """By seat, the cards of earlier rounds."""
    since: int = 0
    """When this round began."""


class BidsView(View, frozen=True):
    seat: Seat | None
    options: BidsOptions
    scores: tuple[int, ...]
    prize: Card | None
    gone: tuple[Card, ...]
    hand: tuple[Card, ...] | None
    """The viewer's own cards, without the one that lies."""
    mine: Card | None
    """The viewer's own card that lies face down."""
    ready: tuple[bool, ...]
    """By seat, whether a card lies there."""
    played: tuple[tuple[Card, ...], ...]
    since: int
