"""Which cards make up which pile, and who draws from it: one pile, or two for the young and the experienced."""

from msgspec.structs import replace

from breakhouse.core import Seat
from breakhouse.games.blocks.cards.card import Number
from breakhouse.games.blocks.match.pile import Pile
from breakhouse.games.classic.values import ClassicOptions, ClassicState


def numbers(options: ClassicOptions) -> tuple[tuple[Number, ...], ...]:
    """The colours of the numbers in each pile."""
    return (("blue",), ("red",)) if options.young else (("blue", "red"),)  # CL-30


def pile_of(options: ClassicOptions, seat: Seat) -> int:
    """The pile that this seat draws from."""
    return int(options.young and seat in options.experts)


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
