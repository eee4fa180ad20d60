"""What Mini Make 'n' Break is made of: options, commands, events, the state and what a seat sees of it."""

from typing import Annotated, Literal

from msgspec import Meta

from breakhouse.core import Expire
from breakhouse.games.blocks.match.options import SeatNumber
from breakhouse.games.blocks.match.pile import Pile
from breakhouse.games.blocks.match.turn_sum import Called, Limit, SummedOptions, SummedState, SummedView
from breakhouse.games.blocks.match.values import CommonCommand, CommonEvent, Roll


class MiniOptions(SummedOptions, frozen=True):
    turns: Annotated[int, Meta(ge=1, le=10)] = 5
    """MI-12: turns per player."""
    limit: Limit = 15
    """MI-08: the sum at which a turn ends."""
    young: tuple[SeatNumber, ...] = ()
    """MI-13: the seats for which it is `young_limit`."""
    young_limit: Limit = 20
    pile: Literal["turn", "reshuffle"] = "turn"
    """MI-R4: what happens with the used cards when the pile runs out."""
    timekeeper: Literal["table", "player"] = "table"
    """MI-R3: who rolls the small die."""
    grey: bool = True
    """Whether grey buildings are in play."""
    grip: bool = False
    """TA-R1: bricks do not slide."""


MiniCommand = CommonCommand | Roll | Expire
MiniEvent = CommonEvent | Called


class MiniState(SummedState, frozen=True):
    options: MiniOptions
    pile: Pile = Pile()
    """A card is named alone while either side may come, and with its side when that is settled."""
    turnings: int = 0
    """How often the used cards came back."""


class MiniView(SummedView, frozen=True):
    options: MiniOptions
    pile: Pile
    turnings: int
