"""The cards that a match's options name.

A deck that cannot be read is a match that cannot be: here its fault becomes a refusal of the option.
"""

from functools import lru_cache

from breakhouse.core import Invalid, Refusal
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import resolve
from breakhouse.games.blocks.kit import Kit


@lru_cache(maxsize=32)
def cards_of(kit: Kit, option: str, grey: bool = True) -> tuple[Card, ...]:
    """The cards of `shipped`, `daily:DATE`, `endless:SEED` or of a deck's text, grey ones if wanted."""
    try:
        deck = resolve(kit, option)
    except Invalid as wrong:
        raise Refusal(wrong.code, **wrong.params) from None
    return tuple(card for card in deck.cards if grey or card.kind != "grey")
