"""What a printed card shows, in words, for people who read the PDF by ear or by touch."""

from functools import partial

from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.words import describe_card, name_of, spell
from breakhouse.locales import say


def alternative(card: Card, language: str, felt: bool = False) -> str:
    """The card's name and the same description that is read out at the table; `felt` names textures too."""
    return f"{say(language, 'press-alt', card=card.id)} {spell(describe_card(card, felt), partial(say, language))}"


def legend_name(piece: str, language: str) -> str:
    """A brick with its texture as the voice calls it; dice say which texture they borrow."""
    if "-" in piece:
        return say(language, f"press-legend-{piece}")
    return spell(name_of(piece, felt=True), partial(say, language))
