"""A whole deck as a PDF: fronts and backs sheet by sheet, then a page for the scores."""

from collections.abc import Iterator

from breakhouse.core import Refusal
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import Deck
from breakhouse.games.blocks.drawing.cards import CARD, card_back_fragment, card_fragment
from breakhouse.games.blocks.drawing.pen import document, num
from breakhouse.games.blocks.kit import Kit
from breakhouse.locales import say
from breakhouse.press.alternative import alternative
from breakhouse.press.deck import CardPair, pairs
from breakhouse.press.paper import CARDS, Grid, Paper, paper_of
from breakhouse.press.score import score_page
from breakhouse.press.tactile import tactile_pages
from breakhouse.press.typesetting import Page, Picture, Words, set_pdf

_FAINT = "#655c51"


def print_deck(
    deck: Deck, paper: str = "a4", language: str = "en", tactile: bool = False, mirror: bool = False
) -> bytes:
    """The deck as PDF, or `Refusal`: no such paper, no cards, a card without its other side."""
    kit, sheet = deck.kit, paper_of(paper)
    cut = pairs(deck)
    if not cut:
        raise Refusal("no-cards-in-deck", deck=deck.name)
    pages = tuple(tactile_pages(kit, cut, sheet, language) if tactile else card_pages(kit, cut, sheet, language))
    title = say(language, "press-title", game=say(language, f"box-{kit.game}"), tactile=tactile)
    return set_pdf(pages, sheet, title, language, mirror)


def card_pages(kit: Kit, cut: tuple[CardPair, ...], paper: Paper, language: str) -> Iterator[Page]:
    """Front, back, front, back … ready for printing on both sides, and the score sheet last."""
    grid = CARDS
    sheets = -(-len(cut) // grid.places)
    name = say(language, f"box-{kit.game}")
    for n in range(sheets):
        here = cut[n * grid.places : (n + 1) * grid.places]
        for behind in (False, True):
            side = "back" if behind else "front"
            told = say(language, "press-sheet", game=name, sheet=n + 1, sheets=sheets, side=side)
            yield _card_page(kit, here, paper, grid, behind, told, language)
    yield score_page(kit, paper, language)


def _card_page(
    kit: Kit, here: tuple[CardPair, ...], paper: Paper, grid: Grid, behind: bool, told: str, language: str
) -> Page:
    pictures = [cut_marks(paper, grid)]
    for place, pair in enumerate(here):
        x, y = grid.corner(paper, place, behind)
        face = pair.back if behind else pair.front
        alt = alternative(face, language) if face else ""
        side = grid.width + 2 * grid.bleed
        pictures.append(Picture(_face(kit, face, grid), x - grid.bleed, y - grid.bleed, side, side, alt))
    foot = Words(told, paper.width / 2, paper.height - 7.6, 7, "center", colour=_FAINT)
    return Page(tuple(pictures), (foot,))


def _face(kit: Kit, card: Card | None, grid: Grid) -> str:
    """A face with its bleed; the neutral back where there is no card on that side."""
    bleed = grid.bleed * CARD / grid.width
    drawn = card_fragment(card, kit.look, "print", bleed) if card else card_back_fragment(kit.look, bleed)
    return document(drawn, -bleed, -bleed, CARD + 2 * bleed, CARD + 2 * bleed)


def cut_marks(paper: Paper, grid: Grid) -> Picture:
    lines = "".join(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}" for x1, y1, x2, y2 in grid.cut_marks(paper))
    body = f'<path d="{lines}" stroke="#000000" stroke-width=".15"/>'
    return Picture(document(body, 0, 0, paper.width, paper.height), 0, 0, paper.width, paper.height)
