"""Cards as they are cut: each with its front and, in mini and dice, its other side."""

from dataclasses import dataclass

from breakhouse.core import Refusal
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import TWO_SIDED, Deck
from breakhouse.games.blocks.drawing.cards import CardGame

GAMES: tuple[CardGame, ...] = ("classic", "mini", "dice")


@dataclass(frozen=True, slots=True)
class CardPair:
    """One piece of cardboard; `back` is None where the back is neutral."""

    front: Card
    back: Card | None = None


def game_of(name: str) -> CardGame:
    """A game that has cards, or `Refusal` naming those that do."""
    for game in GAMES:
        if game == name:
            return game
    raise Refusal("no-cards-to-print", game=name[:40], known=", ".join(GAMES))


def pairs(deck: Deck) -> tuple[CardPair, ...]:
    """The cards of a deck with their backs, or `Refusal`: in mini and dice each needs two sides (MI-01, DI-01)."""
    sheets = deck.sheets()
    if deck.game in TWO_SIDED:
        for sides in sheets:
            if len(sides) != 2:
                raise Refusal("card-without-other-side", card=sides[0].id, sides=len(sides))
    return tuple(CardPair(*sides) for sides in sheets)
