"""All cards of a deck on one picture, so that a deck can be looked at as a whole before it is shipped.

`python -m breakhouse.press.contact docs/pictures/decks` draws the sheets of the shipped decks.
"""

from collections.abc import Sequence

from breakhouse.games.blocks.card import Card
from breakhouse.games.blocks.drawing.cards import CARD, Deck, card_fragment
from breakhouse.games.blocks.drawing.palette import GROUNDS
from breakhouse.games.blocks.drawing.pen import document, moved, rounded
from breakhouse.press.paper import Paper
from breakhouse.press.typesetting import Page, Picture, set_png

COLUMNS = 10
_GAP = 0.6
_MILLIMETRES = 3.2
"""One unit of a card on the sheet."""


def contact_svg(deck: Deck, cards: Sequence[Card]) -> str:
    """The sheet as SVG: ten cards a row on the page's paper."""
    step = CARD + _GAP
    rows = -(-len(cards) // COLUMNS)
    width, height = COLUMNS * step + _GAP, rows * step + _GAP
    body = rounded(0, 0, width, height, 0, fill=GROUNDS["light"].paper)
    for n, card in enumerate(cards):
        row, column = divmod(n, COLUMNS)
        body += moved(card_fragment(card, deck), _GAP + column * step, _GAP + row * step)
    return document(body, 0, 0, width, height, unit=20)


def contact_sheet(deck: Deck, cards: Sequence[Card], dots_per_inch: float = 130) -> bytes:
    """The sheet as PNG."""
    step = CARD + _GAP
    rows = -(-len(cards) // COLUMNS)
    paper = Paper("contact", (COLUMNS * step + _GAP) * _MILLIMETRES, (rows * step + _GAP) * _MILLIMETRES)
    picture = Picture(contact_svg(deck, cards), 0, 0, paper.width, paper.height)
    return set_png(Page((picture,)), paper, dots_per_inch)
