"""One turn of a building game: whose it is, how far it has come, the card that lies open and what is done.

Classic, mini and dice differ in how the time of a turn is measured; what happens within it is the same.
"""

from typing import Literal

import msgspec

from breakhouse.core import Seat
from breakhouse.games.blocks.bench.workbench import Fault
from breakhouse.games.blocks.bricks.construction import Construction
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.judging.judge import Verdict

Phase = Literal["roll", "signal", "countdown", "building", "closing", "over"]
"""`roll`: the timer's die is to be rolled; `signal`: somebody gives the start; `countdown`: it is coming;
`closing`: time is up, and what was finished before is still being checked (CL-R6)."""

STANDING_MS = 1000
"""CL-R6, MI-R2: how long a construction must stand with no hand on it."""


class Pointed(msgspec.Struct, frozen=True):
    """Somebody pointed at a mistake (CL-09), at a brick or at the whole."""

    seat: Seat
    brick: str | None


class Turn(msgspec.Struct, frozen=True):
    number: int = 0
    """How many turns there were before this one, in the whole match."""
    phase: Phase = "signal"
    card: Card | None = None
    seen_at: int = 0
    """Since when the card lies open."""
    stood: Construction = ()
    """What stood on the bench when it was turned over (CL-R12)."""
    verdict: Verdict | None = None
    faults: tuple[Fault, ...] = ()
    stands_at: int | None = None
    """When the standing second is over; None while a hand is on it or it is not right."""
    claimed: bool = False
    """With real bricks: the architect says that it is done, and nobody has answered yet."""
    pointed: tuple[Pointed, ...] = ()
    done: tuple[Card, ...] = ()
    started_at: int | None = None
    ends_at: int | None = None
    """When the timer runs out; None where another clock or none measures the turn."""
    climbed: int = 0
    """Rungs of the learning ladder that were climbed in this turn."""
    starts_at: int | None = None
    """When it starts by itself (CL-R10), or when the countdown is over (DI-R11)."""


def architect_of(first: Seat, seats: int, number: int) -> Seat:
    """Turns go clockwise, which is to the left, which means ascending seat numbers."""
    return (first + number) % seats
