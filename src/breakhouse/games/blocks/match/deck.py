"""The cards that a match's options name.

A deck that can't be read makes the match impossible: its error becomes a refusal of the option.
"""

from breakhouse.core import Invalid, Refusal
from breakhouse.core.memo import remember
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import kit_of, resolve
from breakhouse.games.blocks.kit import Kit

_STEPS_A_SECOND = 20_000
"""How many sets of pieces the search for a building order weighs in a second."""
_MADE_IN = 5.0
"""Seconds for a deck that is made, daily or endless."""


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
