"""The deck that an option names, as cards."""

from functools import lru_cache

from breakhouse.core import Invalid, Refusal
from breakhouse.games.blocks.card import Card
from breakhouse.games.blocks.notation import read_card


@lru_cache(maxsize=16)
def cards_of(game: str, option: str, grey: bool = True) -> tuple[Card, ...]:
    """The cards of `shipped`, `daily:DATE`, `endless:SEED` or of a deck's text, or `Refusal`."""
    try:
        cards = tuple(read_card(line) for line in option.splitlines() if line.strip())
    except Invalid as wrong:
        raise Refusal(wrong.code, **wrong.params) from None
    return tuple(card for card in cards if grey or card.kind != "grey")
