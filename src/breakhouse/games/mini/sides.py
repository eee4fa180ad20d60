"""Cards with two sides: `m07` is the card, `m07a` and `m07b` are what is printed on it."""

from collections.abc import Sequence

from breakhouse.games.blocks.cards.card import Card


def sheet_of(side: str) -> str:
    """The card that a side is printed on."""
    return side[:-1]


def sides(deck: Sequence[Card], entry: str) -> list[Card]:
    """The sides that may come when this entry of the pile is turned over."""
    this = [card for card in deck if card.id == entry]
    return this or [card for card in deck if sheet_of(card.id) == entry]


def within_reach(deck: Sequence[Card], entries: Sequence[str]) -> list[Card]:
    """All sides that may come when any of these entries is turned over."""
    return [card for entry in entries for card in sides(deck, entry)]


def other_side(deck: Sequence[Card], side: str) -> str:
    """What was up while this side was built; the same again where the other is not in play."""
    for card in deck:
        if card.id != side and sheet_of(card.id) == sheet_of(side):
            return card.id
    return side


def both_sides(deck: Sequence[Card], side: str) -> str:
    """The entry for a card that may come with either side: its name, or its one side that is in play."""
    return side if other_side(deck, side) == side else sheet_of(side)
