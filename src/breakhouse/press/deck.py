"""Cards as they are cut: each with its front and, where there is one, its other side."""

from dataclasses import dataclass

from breakhouse.core import Refusal
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import Deck


@dataclass(frozen=True, slots=True)
class CardPair:
    """One piece of cardboard; `back` is None where the back is neutral."""

    front: Card
    back: Card | None = None


def pairs(deck: Deck) -> tuple[CardPair, ...]:
    """The cards of a deck with their backs, or `Refusal`: two-sided ones need both sides (MI-01, DI-01)."""
    sheets = deck.sheets()
    if deck.kit.sides:
        for sides in sheets:
            if len(sides) != 2:
                raise Refusal("card-without-other-side", card=sides[0].id, sides=len(sides))
    return tuple(CardPair(*sides) for sides in sheets)
