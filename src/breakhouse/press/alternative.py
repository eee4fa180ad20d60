"""What a printed card shows, in words, for those who read the PDF with ears or fingers."""

from breakhouse.games.blocks.card import Card
from breakhouse.locales import say


def alternative(card: Card, language: str) -> str:
    """Number and points, then how many pieces, or that the builder is free."""
    if card.kind == "free":
        return say(language, "press-alt-free", card=card.id, points=card.points, pieces=card.free)
    return say(
        language, "press-alt-card", card=card.id, points=card.points, kind=card.kind, pieces=len(card.pieces)
    )
