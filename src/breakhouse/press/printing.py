"""A whole deck as a PDF: fronts and backs sheet by sheet, then a page for the scores."""

from collections.abc import Iterator

from breakhouse.core import Refusal
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import Deck
from breakhouse.games.blocks.drawing.cards import CARD, CardGame, card_back_fragment, card_fragment
from breakhouse.games.blocks.drawing.pen import document, num
from breakhouse.locales import say
from breakhouse.press.alternative import alternative
from breakhouse.press.deck import CardPair, game_of, pairs
from breakhouse.press.paper import CARDS, Grid, Paper, paper_of
from breakhouse.press.score import score_page
from breakhouse.press.tactile import tactile_pages
from breakhouse.press.typesetting import Page, Picture, Words, set_pdf

_FAINT = "#655c51"


def printed(
    deck: Deck, paper: str = "a4", language: str = "en", tactile: bool = False, mirror: bool = False
) -> bytes:
    """The deck as PDF, or `Refusal`: no such paper, no cards, a card without its other side."""
    game, sheet = game_of(deck.game), paper_of(paper)
    cut = pairs(deck)
    if not cut:
        raise Refusal("no-cards-in-deck", deck=deck.name)
    pages = tuple(tactile_pages(game, cut, sheet, language) if tactile else card_pages(game, cut, sheet, language))
    return set_pdf(
        pages,
        sheet,
        say(language, "press-title", game=say(language, f"box-{game}"), tactile=tactile),
        language,
        mirror,
    )


def card_pages(game: CardGame, cut: tuple[CardPair, ...], paper: Paper, language: str) -> Iterator[Page]:
    """Front, back, front, back … ready for printing on both sides, and the score sheet last."""
    grid = CARDS
    sheets = -(-len(cut) // grid.places)
    name = say(language, f"box-{game}")
    for n in range(sheets):
        here = cut[n * grid.places : (n + 1) * grid.places]
        for behind in (False, True):
            side = "back" if behind else "front"
            told = say(language, "press-sheet", game=name, sheet=n + 1, sheets=sheets, side=side)
            yield _card_page(game, here, paper, grid, behind, told, language)
    yield score_page(game, paper, language)


def _card_page(
    game: CardGame, here: tuple[CardPair, ...], paper: Paper, grid: Grid, behind: bool, told: str, language: str
) -> Page:
    pictures = [cut_marks(paper, grid)]
    for place, pair in enumerate(here):
        x, y = grid.corner(paper, place, behind)
        face = pair.back if behind else pair.front
        alt = alternative(face, language) if face else ""
        side = grid.width + 2 * grid.bleed
        pictures.append(Picture(_face(game, face, grid), x - grid.bleed, y - grid.bleed, side, side, alt))
    foot = Words(told, paper.width / 2, paper.height - 7.6, 7, "center", colour=_FAINT)
    return Page(tuple(pictures), (foot,))


def _face(game: CardGame, card: Card | None, grid: Grid) -> str:
    """A face with its bleed; the neutral back where there is no card on that side."""
    bleed = grid.bleed * CARD / grid.width
    drawn = card_fragment(card, game, "print", bleed) if card else card_back_fragment(game, bleed)
    return document(drawn, -bleed, -bleed, CARD + 2 * bleed, CARD + 2 * bleed)


def cut_marks(paper: Paper, grid: Grid) -> Picture:
    lines = "".join(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}" for x1, y1, x2, y2 in grid.cut_marks(paper))
    body = f'<path d="{lines}" stroke="#000000" stroke-width=".15"/>'
    return Picture(document(body, 0, 0, paper.width, paper.height), 0, 0, paper.width, paper.height)
