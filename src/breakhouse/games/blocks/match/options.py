"""The options that all building games have, and the decks that they name."""

from datetime import date
from typing import Annotated, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from breakhouse.core import Options, Refusal, Seat
from breakhouse.games.blocks.cards.deck import date_option
from breakhouse.games.blocks.statics.stability import FRICTION, FRICTION_ON_A_MAT
from breakhouse.games.ladder import check_ladder
from breakhouse.games.pace import Factors, check_factors

HandsKind = Literal["free", "grid"]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Rungs = Annotated[int, Meta(ge=0, le=2)]
Milliseconds = Annotated[int, Meta(ge=0, le=60_000)]


class BuildingOptions(Options, frozen=True):
    factors: Factors = ()
    """CL-R3: one for each seat, stretching the time when that seat builds. None given: all 1."""
    hands: HandsKind | tuple[HandsKind, ...] = "free"
    """How bricks are moved: by physics, or on the half-brick grid; one for all or one for each seat."""
    bricks: Literal["screen", "real"] = "screen"
    """CL-R8: `real` leaves the building to the bricks on the table and the judging to the others."""
    reach_ms: Annotated[int, Meta(ge=0, le=1000)] = 150
    """The fastest way from lifting to placing."""
    strict: bool = False
    """Whether what no hand can do is refused, not only marked. The server sets it where the match counts."""
    deck: Annotated[str, Meta(min_length=1, max_length=200_000)] = "shipped"
    """`shipped`, `daily`, `daily:2026-01-31`, `endless:SEED`, or the text of a deck file."""
    first: SeatNumber | None = None
    """CL-02, DI-02: who says "I am the youngest" (dice: the oldest); None is drawn."""
    ladder: tuple[Rungs, ...] = ()
    """For each seat the rungs of the learning ladder that it climbs in its first turn: 2 begins with a card of
    three bricks without a timer, 1 with one of five; 0, or no list, plays as usual."""

    @property
    def friction(self) -> float:
        """More friction than real bricks have, so whatever falls even then falls for certain."""
        return FRICTION_ON_A_MAT if getattr(self, "grip", False) else FRICTION

    @property
    def felt(self) -> bool:
        """TA-01: whether bricks are recognised by touch, and named by their texture first."""
        return False

    def settle(self, today: date) -> Self:
        return replace(self, deck=date_option(self.deck, today))


def check_seats(options: BuildingOptions, seats: int) -> None:
    """`Refusal` when an option names seats or numbers that do not fit this table."""
    check_factors(options.factors, seats)
    if isinstance(options.hands, tuple) and len(options.hands) != seats:
        raise Refusal("wrong-number-of-hands", n=len(options.hands), seats=seats)
    check_ladder(options.ladder, seats)
    if options.first is not None:
        check_seat(options.first, seats)


def check_seat(seat: Seat, seats: int) -> None:
    if not 0 <= seat < seats:
        raise Refusal("no-such-seat", seat=seat)


def hands_of(options: BuildingOptions, seat: Seat) -> HandsKind:
    return options.hands if isinstance(options.hands, str) else options.hands[seat]
