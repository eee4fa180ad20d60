"""What Skip-Bo Breakers is made of: options, commands, events, the state and what a seat sees of it.

Tiles are text on the outside (`3 4 *`) and one whole number inside (`tiles.Hand`).
"""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from breakhouse.core import Command, Event, Expire, Options, Seat, State, View
from breakhouse.games.pace import Factors
from breakhouse.games.skipbo_breakers.kinds import Kind

Think = Annotated[int, Meta(ge=5_000, le=600_000)]
Target = Annotated[int, Meta(ge=1, le=500)]
Rungs = Annotated[int, Meta(ge=0, le=1)]


class BreakersOptions(Options, frozen=True):
    target: Target = 50
    """SB-02: how many points win the match."""
    must_lay: bool = False
    """SB-R1: players who can lay a set may not pass."""
    equal_matches: bool = False
    """SB-R2: an equal rank is enough."""
    open_discard: bool = False
    """SB-R7: finished rounds may be looked through."""
    think_ms: Think | None = None
    """SB-R10: time to think."""
    factors: Factors = ()
    """SB-R10: one for each seat, stretching its time to think. None given: all 1."""
    ladder: tuple[Rungs, ...] = ()
    """SB-R11: for each seat 1 if it is new, 0 if not: a new player opens the first hand."""


# Commands


class Lay(Command, frozen=True, tag="lay"):
    set: Annotated[str, Meta(max_length=200)]
    kind: Kind | None = None
    """Needed only where the tiles fit several kinds (SB-R5)."""


class Pass(Command, frozen=True, tag="pass"):
    pass


BreakersCommand = Lay | Pass | Expire


# Events


class Drew(Event, frozen=True, tag="drew"):
    """The opening draw, or its repetition among the tied: a tile for each seat that took part."""

    tiles: tuple[str | None, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """A new hand: what each seat got, and what lies aside unseen. Redacted to the seat's own tiles."""

    hand: int
    opener: Seat
    hands: tuple[str | None, ...]
    counts: tuple[int, ...]
    aside: str | None = None
    at: int = 0


class Laid(Event, frozen=True, tag="laid"):
    """A set was laid. Once its round is over it is face down: kind, tiles and rank are None then (SB-21)."""

    reveals: ClassVar[bool] = True  # nobody chose it when time ran out (SB-R10)

    hand: int
    round: int
    seat: Seat
    length: int
    kind: Kind | None = None
    tiles: str | None = None
    rank: int | None = None
    left: int = 0
    at: int = 0


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat
    out_of_time: bool = False
    at: int = 0


class RoundWon(Event, frozen=True, tag="round-won"):
    hand: int
    round: int
    seat: Seat


class HandWon(Event, frozen=True, tag="hand-won"):
    """Somebody is out: what the others still held is shown, and counted."""

    reveals: ClassVar[bool] = True

    hand: int
    seat: Seat
    points: int
    left: tuple[str, ...]
    scores: tuple[int, ...]


class MatchWon(Event, frozen=True, tag="match-won"):
    seat: Seat


BreakersEvent = Drew | Dealt | Laid | Passed | RoundWon | HandWon | MatchWon


# State


class Lying(msgspec.Struct, frozen=True):
    """A set of the round in progress, face up on the table."""

    seat: Seat
    kind: Kind
    tiles: int
    rank: int


class FaceDown(msgspec.Struct, frozen=True):
    """A set of a finished round, turned over and put aside (SB-21)."""

    seat: Seat
    tiles: int


class ScoredHand(msgspec.Struct, frozen=True):
    """The last hand, all of it open now (SB-R7)."""

    hand: int
    winner: Seat
    points: int
    left: tuple[str, ...]
    rounds: tuple[tuple["Shown", ...], ...]


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A set as somebody may see it: without its tiles when it lies face down."""

    seat: Seat
    length: int
    kind: Kind | None = None
    tiles: str | None = None
    rank: int | None = None


class BreakersState(State, frozen=True):
    options: BreakersOptions
    scores: tuple[int, ...]
    hands: tuple[int, ...]
    aside: int = 0
    draws: tuple[tuple[str | None, ...], ...] = ()
    hand: int = 0
    """The number of the hand being played, from 1; also the counter of the deal's chance."""
    round: int = 0
    opener: Seat = 0
    turn: Seat | None = None
    since: int = 0
    """When the seat whose turn it is began to think."""
    lying: tuple[Lying, ...] = ()
    passed: tuple[Seat, ...] = ()
    """Who passed, one after another, since the last set was laid."""
    put_aside: tuple[tuple[FaceDown, ...], ...] = ()
    last_hand: ScoredHand | None = None
    winner: Seat | None = None


class BreakersView(View, frozen=True):
    """What a seat sees: its own tiles, the open round, and how many tiles everyone else holds."""

    seat: Seat | None
    options: BreakersOptions
    scores: tuple[int, ...]
    counts: tuple[int, ...]
    mine: str | None
    aside: int
    draws: tuple[tuple[str | None, ...], ...]
    hand: int
    round: int
    opener: Seat
    turn: Seat | None
    since: int
    lying: tuple[Shown, ...]
    passed: tuple[Seat, ...]
    put_aside: tuple[tuple[Shown, ...], ...]
    last_hand: ScoredHand | None
    winner: Seat | None
