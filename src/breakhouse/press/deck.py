"""Cards as they are cut: each with its front and, in mini and dice, its other side."""

from collections.abc import Iterable
from dataclasses import dataclass

from breakhouse.core import Refusal
from breakhouse.games.blocks.card import Card
from breakhouse.games.blocks.drawing.cards import Deck

GAMES: tuple[Deck, ...] = ("classic", "mini", "dice")
TWO_SIDED: tuple[Deck, ...] = ("mini", "dice")


@dataclass(frozen=True, slots=True)
class CardPair:
    """One piece of cardboard; `back` is None where the back is neutral."""

    front: Card
    back: Card | None = None


def game_of(name: str) -> Deck:
    """A game that has cards, or `Refusal` naming those that do."""
    for game in GAMES:
        if game == name:
            return game
    raise Refusal("no-cards-to-print", game=name[:40], known=", ".join(GAMES))


def pairs(game: Deck, cards: Iterable[Card]) -> tuple[CardPair, ...]:
    """The cards two by two where the game has them on both sides (MI-01, DI-01), else each alone (CL-01)."""
    listed = tuple(cards)
    if game not in TWO_SIDED:
        return tuple(CardPair(card) for card in listed)
    sides: dict[str, list[Card]] = {}
    for card in listed:
        sides.setdefault(card.id[:-1], []).append(card)
    for stem, both in sides.items():
        if len(both) != 2:
            raise Refusal("card-without-other-side", card=stem, sides=len(both))
    return tuple(CardPair(front, back) for front, back in sides.values())
