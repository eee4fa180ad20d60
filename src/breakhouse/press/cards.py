"""The box of a building game on paper: fronts and backs sheet by sheet, then a page for the scores."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from breakhouse.core import Invalid, Refusal
from breakhouse.games import game
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import Deck, date_option, kits, load_deck, read, resolve
from breakhouse.games.blocks.drawing.cards import CARD, card_back_fragment, card_fragment
from breakhouse.games.blocks.drawing.palette import letter_of
from breakhouse.games.blocks.drawing.pen import document, num
from breakhouse.games.blocks.kit import Kit
from breakhouse.games.blocks.words import name_of, spell
from breakhouse.locales import say
from breakhouse.press.paper import CARDS, Grid, Paper
from breakhouse.press.press import Job, Press, Sheets
from breakhouse.press.tactile import alternative, tactile_pages
from breakhouse.press.typesetting import Page, Picture, TextLine

SCORE_PLAYERS = 4
SCORE_MATCHES = 2
"""Two tables per score sheet, for the next game."""

_SIDE, _LABEL, _TOP = 20.0, 32.0, 48.0
_FAINT = "#655c51"


@dataclass(frozen=True, slots=True)
class CardBox:
    """The cards and the score sheet of one game."""

    kit: Kit
    turns: int
    """How many turns each player has: the lines of the score sheet."""
    lid: str
    """The picture of the box: a file next to the game's manifest."""

    def lay(self, job: Job) -> Sheets:
        return self.lay_deck(self.find_deck(job), job)

    def lay_deck(self, deck: Deck, job: Job) -> Sheets:
        """The deck as pages, or `Refusal` if it has no cards or a card lacks its other side."""
        sheets = deck.sheets()
        if not sheets:
            raise Refusal("no-cards-in-deck", deck=deck.name)
        for sides in sheets if deck.kit.sides else ():
            if len(sides) != 2:  # MI-01, DI-01
                raise Refusal("card-without-other-side", card=sides[0].id, sides=len(sides))
        title = say(job.language, "press-title", game=self.name(job.language), tactile=job.tactile)
        felt = tactile_pages(self.kit, sheets, job.paper, job.language)
        return Sheets(title, tuple(felt if job.tactile else self.pages(sheets, job)), len(deck.cards))

    def find_deck(self, job: Job) -> Deck:
        """A shipped deck, one from the factory, or a file; `Invalid` if there is none or it's for another game."""
        if job.deck in {kit.shipped for kit in kits().values()}:
            deck = load_deck(job.deck)
        elif job.deck.split(":")[0] in ("shipped", "daily", "endless"):
            deck = resolve(self.kit, date_option(job.deck, job.today))
        elif Path(job.deck).is_file():
            deck = read(job.deck)
        else:
            raise Invalid("no-such-deck", deck=job.deck[:40], known=f"{self.kit.shipped}, daily, endless:SEED")
        if deck.kit is not self.kit:
            raise Invalid("deck-of-another-game", deck=deck.name, game=deck.game, wanted=self.kit.game)
        return deck

    def name(self, language: str) -> str:
        return say(language, f"box-{self.kit.game}")

    def pages(self, cards: Sequence[Sequence[Card]], job: Job) -> Iterator[Page]:
        """Front, back, front, back … ready for printing on both sides, and the score sheet last."""
        sheets = -(-len(cards) // CARDS.places)
        for n in range(sheets):
            here = cards[n * CARDS.places : (n + 1) * CARDS.places]
            for side in ("front", "back"):
                name = self.name(job.language)
                foot = say(job.language, "press-sheet", game=name, sheet=n + 1, sheets=sheets, side=side)
                yield self._page(here, job, side == "back", foot)
        lid = (files(self.kit.package) / self.lid).read_text(encoding="utf-8")
        foot = say(job.language, f"press-score-foot-{self.kit.game}")
        yield score_page(lid, self.turns, (foot, letter_key(self.kit, job.language)), job.paper, job.language)

    def _page(self, here: Sequence[Sequence[Card]], job: Job, behind: bool, foot: str) -> Page:
        pictures = [cut_marks(job.paper, CARDS)]
        side = CARDS.width + 2 * CARDS.bleed
        for place, sides in enumerate(here):
            x, y = CARDS.corner(job.paper, place, behind)
            face = sides[behind] if behind < len(sides) else None
            alt = alternative(face, job.language) if face else ""
            pictures.append(
                Picture(self._face(face, job.language), x - CARDS.bleed, y - CARDS.bleed, side, side, alt)
            )
        line = TextLine(foot, job.paper.width / 2, job.paper.height - 7.6, 7, "center", colour=_FAINT)
        return Page(tuple(pictures), (line,))

    def _face(self, card: Card | None, language: str) -> str:
        """A face with its bleed; the neutral back where there is no card on that side."""
        look, bleed = self.kit.look, CARDS.bleed * CARD / CARDS.width
        lettering = partial(letter_in, language)
        drawn = card_fragment(card, look, "print", bleed, lettering) if card else card_back_fragment(look, bleed)
        return document(drawn, -bleed, -bleed, CARD + 2 * bleed, CARD + 2 * bleed)


def letter_in(language: str, piece: str) -> str | None:
    """The letter on a piece in this language; None where the colour is free."""
    return say(language, f"letter-{piece.rpartition('-')[2]}") if letter_of(piece) else None


def letter_key(kit: Kit, language: str) -> str:
    """What the letters mean, in one line."""
    words = partial(say, language)
    return " · ".join(f"{letter_in(language, piece)}: {spell(name_of(piece), words)}" for piece in kit.pieces)


def cut_marks(paper: Paper, grid: Grid) -> Picture:
    body = f'<path d="{grid.cut_path(paper)}" stroke="#000000" stroke-width=".15"/>'
    return Picture(document(body, 0, 0, paper.width, paper.height), 0, 0, paper.width, paper.height)


def score_page(lid: str, turns: int, foot: Sequence[str], paper: Paper, language: str) -> Page:
    """A column per player, a line per turn, the total below a double line.

    `lid` is the picture of the box, `foot` what ends a turn and how many there are, and what the letters mean.
    """
    pictures = [Picture(document(lid, -3.2, -6.2, 6.4, 6.4), paper.width - _SIDE - 28, 12, 28, 28)]
    words = [TextLine(say(language, "press-score-title"), _SIDE, 22, 26, bold=True)]
    room = (paper.height - _TOP - 20) / SCORE_MATCHES
    row = (room - 10) / (turns + 2)
    for match in range(SCORE_MATCHES):
        top = _TOP + match * room
        pictures.append(_score_table(turns, paper, top, row))
        words += _score_labels(turns, language, top, row)
    wide = paper.width - 2 * _SIDE
    words += [
        TextLine(line, _SIDE, paper.height - 27 + 8 * n, 8, colour=_FAINT, width=wide)
        for n, line in enumerate(foot)
    ]
    return Page(tuple(pictures), tuple(words))


def _score_labels(turns: int, language: str, top: float, row: float) -> list[TextLine]:
    lines = [say(language, "press-score-name")]
    lines += [say(language, "press-score-turn", n=n) for n in range(1, turns + 1)]
    lines.append(say(language, "press-score-total"))
    last = len(lines) - 1
    return [
        TextLine(line, _SIDE, top + (n + 0.5) * row - 2.2, 12, bold=n == last, width=_LABEL - 2)
        for n, line in enumerate(lines)
    ]


def _score_table(turns: int, paper: Paper, top: float, row: float) -> Picture:
    rows = turns + 2
    wide = paper.width - 2 * _SIDE
    column = (wide - _LABEL) / SCORE_PLAYERS
    across = "".join(f"M0 {num(n * row)}H{num(wide)}" for n in range(1, rows + 1))
    down = "".join(f"M{num(_LABEL + n * column)} 0V{num(rows * row)}" for n in range(SCORE_PLAYERS + 1))
    total = f"M0 {num((rows - 1) * row - 0.9)}H{num(wide)}"
    body = f'<path d="{across}{down}{total}" fill="none" stroke="#221d18" stroke-width=".3"/>'
    picture = document(body, -1, -1, wide + 2, rows * row + 2)
    return Picture(picture, _SIDE - 1, top - 1, wide + 2, rows * row + 2)


def lay(job: Job) -> Sheets:
    """The box of any building game."""
    rules: Any = game(job.game)
    return CardBox(rules.kit, rules.options_type().turns, rules.manifest.boxes[0].picture).lay(job)


PRESS = Press(lay)
