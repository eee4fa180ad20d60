"""What the dice game is made of: options, commands, events, the state and what a seat sees of it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from breakhouse.core import Command, Event, Expire
from breakhouse.games.blocks.bench.workbench import Judged, Name
from breakhouse.games.blocks.match.options import Milliseconds
from breakhouse.games.blocks.match.pile import Pile
from breakhouse.games.blocks.match.turn_sum import Called, Limit, SummedOptions, SummedState, SummedView
from breakhouse.games.blocks.match.values import CommonCommand, CommonEvent, Ready, Roll

WILD = 0
"""The value of a cuboid since it stands upright: any below and any above, and nothing once it is laid flat."""


class DiceOptions(SummedOptions, frozen=True):
    level: Literal["basic", "introduction", "advanced"] = "basic"
    """DI-03: both sides, yellow sides only, or blue sides only."""
    turns: Annotated[int, Meta(ge=1, le=10)] = 3
    """DI-16: turns per player."""
    limit: Limit = 30
    """DI-04: the sum at which a turn ends."""
    stopper: Literal["table", "player"] = "table"
    """DI-R3: who rolls the small die."""
    throw_ms: Annotated[int, Meta(ge=0, le=10_000)] = 600
    """DI-R3: the least time that a throw of the builder takes."""
    countdown_ms: Milliseconds = 3_000
    """DI-R11: between "ready" and the start, with the table as stopper."""


# Commands


class Throw(Command, frozen=True, tag="throw"):
    """DI-05, DI-06: rolls these pieces at once. Pieces in `out` leave the play for those that come in (DI-R9)."""

    pieces: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=8)]
    out: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()


DiceCommand = CommonCommand | Roll | Ready | Throw | Expire


# Events


class CountingDown(Event, frozen=True, tag="counting-down"):
    starts_at: int


class Rolling(msgspec.Struct, frozen=True):
    piece: str
    value: int


class Thrown(Judged, frozen=True, tag="thrown"):
    """What the pieces show; they can be touched when they have come to rest."""

    pieces: tuple[Rolling, ...]
    rest_at: int
    out: tuple[str, ...] = ()


class ShuffledBack(Event, frozen=True, tag="shuffled-back"):
    """DI-12, DI-R5: the cards of a turn are in the pile again, so many of them with the yellow side to build."""

    cards: int
    yellow: int


DiceEvent = CommonEvent | Called | CountingDown | Thrown | ShuffledBack


# State and view


class DiceState(SummedState, frozen=True):
    options: DiceOptions
    pile: Pile = Pile()
    """Cards by name, without the side."""
    yellow: int = 0
    """DI-03: how many cards of the pile have the yellow side in play; which ones is drawn when they come."""
    values: dict[str, int] = msgspec.field(default_factory=dict)
    """What each piece in play was rolled to (DI-R1); absent when it has to be rolled, 0 when it is wild."""
    in_play: tuple[str, ...] = ()
    """DI-R9: the pieces taken for this card, thrown at least once."""
    throws: int = 0
    """Throws so far: the counter of that chance."""
    rolling: tuple[str, ...] = ()
    rest_at: int = 0
    """Until then the pieces of the last throw are rolling."""


class Needs(msgspec.Struct, frozen=True):
    """DI-R9: what the card in progress asks for. On a free card dice and cuboids are counted together."""

    pieces: tuple[str, ...] = ()
    """The very pieces, on a coloured card."""
    dice: int = 0
    cuboids: int = 0
    any: int = 0


class DiceView(SummedView, frozen=True):
    options: DiceOptions
    pile: Pile
    yellow: int
    values: dict[str, int]
    in_play: tuple[str, ...]
    throws: int
    rolling: tuple[str, ...]
    rest_at: int
    needs: Needs | None
