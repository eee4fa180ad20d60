"""The options that all building games have, and the cards that they name.

A deck that can't be read makes the match impossible: its error becomes a refusal of the option.
"""

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from breakhouse.core import Invalid, Options, Refusal, Seat
from breakhouse.core.memo import remember
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import date_option, kit_of, resolve
from breakhouse.games.blocks.kit import Kit
from breakhouse.games.blocks.statics.stability import FRICTION, FRICTION_ON_A_MAT
from breakhouse.games.ladder import check_ladder
from breakhouse.games.pace import Factors, check_factors

HandsKind = Literal["free", "grid"]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Rungs = Annotated[int, Meta(ge=0, le=2)]
Milliseconds = Annotated[int, Meta(ge=0, le=60_000)]
_STEPS_A_SECOND = 20_000
"""How many sets of pieces the search for a building order weighs in a second."""
_MADE_IN = 5.0
"""Seconds for a deck that is made, daily or endless."""


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


def check_list(listed: Sequence[Seat], seats: int) -> None:
    """`Refusal` unless every seat of the list is at this table, and named once."""
    for seat in listed:
        check_seat(seat, seats)
        if listed.count(seat) > 1:
            raise Refusal("seat-twice", seat=seat + 1)


def check_seat(seat: Seat, seats: int) -> None:
    if not 0 <= seat < seats:
        raise Refusal("no-such-seat", seat=seat)


def hands_of(options: BuildingOptions, seat: Seat) -> HandsKind:
    return options.hands if isinstance(options.hands, str) else options.hands[seat]


def estimate(option: str) -> float:
    """The longest time in seconds to prepare these cards, estimated from their number and size."""
    if option.partition(":")[0] == "shipped":
        return 0.0
    if "\n" not in option:
        return _MADE_IN
    sizes = (min(16, line.count("@")) for line in option.splitlines()[1:])
    return sum((1 << size) * size for size in sizes) / _STEPS_A_SECOND


def cards_of(kit: Kit, option: str, grey: bool = True) -> tuple[Card, ...]:
    """The cards of `shipped`, `daily:DATE`, `endless:SEED` or of a deck's text, grey ones if wanted."""
    return _cards(kit.game, option, grey)


@remember(32)
def _cards(game: str, option: str, grey: bool) -> tuple[Card, ...]:
    try:
        deck = resolve(kit_of(game), option)
    except Invalid as wrong:
        raise Refusal(wrong.code, **wrong.params) from None
    return tuple(card for card in deck.cards if grey or card.kind != "grey")
