"""Which cards make up which pile, and who draws from it: one pile, or two for the young and the experienced."""

from typing import Literal

from msgspec.structs import replace

from breakhouse.core import Seat
from breakhouse.core.manifest import PassedOn
from breakhouse.games.blocks.cards.card import Number
from breakhouse.games.blocks.match.pile import Pile
from breakhouse.games.classic.values import ClassicOptions, ClassicState


def numbers(options: ClassicOptions) -> tuple[tuple[Number, ...], ...]:
    """The colours of the numbers in each pile."""
    return (("blue",), ("red",)) if options.young else (("blue", "red"),)  # CL-30


def pile_of(options: ClassicOptions, seat: Seat) -> int:
    """The pile that this seat draws from."""
    return int(options.young and seat in options.experts)


def is_passed_on(options: ClassicOptions, number: Number, neighbour: Seat, last: bool) -> bool:
    """Whether the neighbour builds a refused card with a number of this colour; otherwise it's discarded."""
    return number in numbers(options)[pile_of(options, neighbour)] and not last  # CL-R14, CL-23


def passed_on() -> tuple[PassedOn, ...]:
    """The same for the companion, which knows of a card only the pile that it was drawn from."""
    return tuple(
        PassedOn(_name(options, 0), _name(options, 1), last)
        for options in (
            ClassicOptions(),
            *(ClassicOptions(young=True, experts=experts) for experts in ((), (0,), (1,), (0, 1))),
        )
        for last in (False, True)
        if all(is_passed_on(options, number, 1, last) for number in numbers(options)[pile_of(options, 0)])
    )


def _name(options: ClassicOptions, seat: Seat) -> Literal["easy", "hard"] | None:
    if not options.young:
        return None
    return "hard" if pile_of(options, seat) else "easy"


def with_pile(state: ClassicState, number: int, pile: Pile) -> ClassicState:
    return replace(state, piles=(*state.piles[:number], pile, *state.piles[number + 1 :]))


def discard(state: ClassicState, ids: tuple[str, ...]) -> ClassicState:
    """The cards lie with the used ones of their pile."""
    number = {card.id: card.number for card in state.deck}
    piles = tuple(
        pile.discard(*(id for id in ids if number[id] in group))
        for pile, group in zip(state.piles, numbers(state.options), strict=True)
    )
    return replace(state, piles=piles)
