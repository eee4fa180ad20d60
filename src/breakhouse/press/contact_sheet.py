"""All cards of a deck in one picture, to review a deck as a whole before it's shipped.

`python -m breakhouse.press.contact_sheet docs/pictures/decks` draws the sheets of the shipped decks.
"""

import sys
from hashlib import sha256
from pathlib import Path
from zlib import crc32

from breakhouse.games.blocks.cards.deck import Deck, kits, load_shipped, write_deck
from breakhouse.games.blocks.drawing.cards import CARD, card_fragment
from breakhouse.games.blocks.drawing.palette import GROUNDS
from breakhouse.games.blocks.drawing.pen import document, round_rect, shift
from breakhouse.press.paper import Paper
from breakhouse.press.typesetting import Page, Picture, set_png

COLUMNS = 10
_GAP = 0.6
_MILLIMETRES = 3.2
"""One unit of a card on the sheet."""


def contact_svg(deck: Deck) -> str:
    """The sheet as SVG: ten cards per row."""
    step = CARD + _GAP
    rows = -(-len(deck.cards) // COLUMNS)
    width, height = COLUMNS * step + _GAP, rows * step + _GAP
    body = round_rect(0, 0, width, height, 0, fill=GROUNDS["light"].paper)
    for n, card in enumerate(deck.cards):
        row, column = divmod(n, COLUMNS)
        body += shift(card_fragment(card, deck.kit.look), _GAP + column * step, _GAP + row * step)
    return document(body, 0, 0, width, height, unit=20)


def contact_sheet(deck: Deck, dots_per_inch: float = 110) -> bytes:
    """The sheet as PNG; it includes the deck's fingerprint, so an outdated sheet is noticed."""
    step = CARD + _GAP
    rows = -(-len(deck.cards) // COLUMNS)
    paper = Paper("contact", (COLUMNS * step + _GAP) * _MILLIMETRES, (rows * step + _GAP) * _MILLIMETRES)
    picture = Picture(contact_svg(deck), 0, 0, paper.width, paper.height)
    return _note(set_png(Page((picture,)), paper, dots_per_inch), fingerprint(deck))


def fingerprint(deck: Deck) -> bytes:
    return sha256(write_deck(deck).encode()).hexdigest().encode()


def _note(png: bytes, note: bytes) -> bytes:
    """The picture with a text chunk `deck` behind its header, which is 33 bytes long in every PNG."""
    chunk = b"tEXtdeck\0" + note
    length = (len(chunk) - 4).to_bytes(4, "big")
    return png[:33] + length + chunk + crc32(chunk).to_bytes(4, "big") + png[33:]


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.stderr.write("usage: python -m breakhouse.press.contact_sheet FOLDER\n")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for kit in kits().values():
        (folder / f"{kit.shipped}.png").write_bytes(contact_sheet(load_shipped(kit)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
