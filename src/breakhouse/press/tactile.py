"""Sheets for swell paper and embossing: black outlines, a raised texture for each colour, large type and Braille.

Both raise what is black on the side that is printed, so nothing is mirrored; `mirror` is for those who press dots
through from behind, with a die or a stylus. Each face is a card of its own, to be used as it is or glued to the
back of the printed one, which then shows the same building on both sides (TA-02, TA-R2). The upper right corner is
cut off, so that fingers can tell which way up the card is.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from breakhouse.games.blocks.bricks.brick import HU
from breakhouse.games.blocks.bricks.construction import extent
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.drawing.cards import points_mark
from breakhouse.games.blocks.drawing.glyphs import GLYPHS, SIGNS, letters, width_of
from breakhouse.games.blocks.drawing.pen import document, num, shift, stroke
from breakhouse.games.blocks.drawing.textures import BLACK, relief_piece_svg, relief_svg
from breakhouse.games.blocks.kit import Kit
from breakhouse.games.blocks.words import describe_card, name_of, spell
from breakhouse.locales import say
from breakhouse.press.braille import LINE, braille_svg, braille_width
from breakhouse.press.paper import RELIEF, RELIEF_TALL, RELIEF_WIDE, Grid, Paper
from breakhouse.press.typesetting import Page, Picture, TextLine

CLIPPED = 9.0
"""How much of the upper right corner is cut off, in millimetres."""
LARGEST = 15.0
"""The largest brick height on the sheet; smaller for large constructions."""
SMALLEST = 8.0
"""Below this the lines of a texture run together under a finger."""
_EDGE = 6.0
_HEAD = 30.0
_LEFT = 18.0
"""Where the legend begins."""


def tactile_pages(kit: Kit, sheets: Sequence[Sequence[Card]], paper: Paper, language: str) -> Iterator[Page]:
    """The legend first, then the cards, four a page; very wide and very tall ones follow, two a page."""
    yield from legend_pages(kit, paper, language)
    faces = [face for sides in sheets for face in sides]
    for grid in (RELIEF, RELIEF_WIDE, RELIEF_TALL):
        here = [face for face in faces if grid_of(face) == grid]
        for n in range(0, len(here), grid.places):
            yield _cards(kit, here[n : n + grid.places], paper, grid, language)


def grid_of(card: Card) -> Grid:
    """The sheet on which the card's bricks are large enough for a finger."""
    if card.kind == "free" or scale_of(card, RELIEF) >= SMALLEST:
        return RELIEF
    return max((RELIEF_WIDE, RELIEF_TALL), key=lambda grid: scale_of(card, grid))


def scale_of(card: Card, grid: Grid) -> float:
    """Millimetres per brick height on this sheet."""
    width, height = (units / HU for units in extent(card.pieces))
    return min((grid.width - 2 * _EDGE) / width, (grid.height - _HEAD - 2 * _EDGE) / height, LARGEST)


def _cards(kit: Kit, faces: Sequence[Card], paper: Paper, grid: Grid, language: str) -> Page:
    pictures = [_cuts(paper, grid)]
    for place, card in enumerate(faces):
        x, y = grid.corner(paper, place)
        picture = document(relief_card(kit, card, grid), 0, 0, grid.width, grid.height)
        pictures.append(Picture(picture, x, y, grid.width, grid.height, alternative(card, language, felt=True)))
    return Page(tuple(pictures))


def relief_card(kit: Kit, card: Card, grid: Grid = RELIEF) -> str:
    """One card in millimetres: its name large and in Braille, its points, and the construction on the table."""
    name = "".join(g for g in card.id.upper() if g in GLYPHS)
    high = 9.0
    head = _letters_from(name, _EDGE, _EDGE + high / 2, high) + shift(braille_svg(card.id), _EDGE + 0.75, 20)
    x = grid.width - _EDGE - CLIPPED - 8
    points = letters(str(card.points), x, _EDGE + high / 2 + 1, high, BLACK, 0.17)
    points += shift(braille_svg(str(card.points)), x - 4.25, 20)
    if kit.look.beam:
        points += shift(points_mark(BLACK, card.number == "red"), x + 10, _EDGE + high / 2, 8)
    return head + points + _building(card, grid)


def _building(card: Card, grid: Grid) -> str:
    """The table, and on it the construction, or one die below the number of a free card."""
    base = grid.height - _EDGE - 2
    table = stroke(f"M{num(_EDGE)} {num(base + 1.4)}H{num(grid.width - _EDGE)}", BLACK, 1.2)
    if card.kind == "free":
        one = shift(relief_piece_svg("die", "flat"), grid.width / 2, base - 6, 12)
        return table + one + letters(str(card.free), grid.width / 2, 62, 40, BLACK, 0.14)
    scale = scale_of(card, grid)
    width = extent(card.pieces)[0] / HU
    return table + shift(relief_svg(card.pieces), (grid.width - width * scale) / 2, base, scale)


def _letters_from(text: str, x: float, y: float, height: float) -> str:
    """Large digits, aligned left instead of centred."""
    weight = 0.17
    wide = width_of(text) * height / (1 + weight)
    return letters(text, x + wide / 2 + weight * height / 2, y, height, BLACK, weight)


def _cuts(paper: Paper, grid: Grid) -> Picture:
    """Cut marks, and the dashes along which the upper right corners come off."""
    lines = grid.cut_path(paper)
    for place in range(grid.places):
        x, y = grid.corner(paper, place)
        right = x + grid.width
        lines += f"M{num(right - CLIPPED - 2)} {num(y - 2)}L{num(right - CLIPPED)} {num(y)}"
        lines += f"M{num(right)} {num(y + CLIPPED)}L{num(right + 2)} {num(y + CLIPPED + 2)}"
    body = f'<path d="{lines}" fill="none" stroke="{BLACK}" stroke-width=".2"/>'
    return Picture(document(body, 0, 0, paper.width, paper.height), 0, 0, paper.width, paper.height)


def legend_pages(kit: Kit, paper: Paper, language: str) -> Iterator[Page]:
    """Every texture with the name of its colour, in large type and in Braille; then the signs of a card."""
    yield _legend(kit.pieces[:5], kit, paper, language, first=True)
    yield _legend(kit.pieces[5:], kit, paper, language, first=False)
    yield _signs(kit, paper, language)


def _legend(pieces: Sequence[str], kit: Kit, paper: Paper, language: str, first: bool) -> Page:
    row, scale = 38.0, 17.0
    top = 58.0 if first else 22.0
    body, words = "", []
    if first:
        title = say(language, f"press-legend-title-{kit.game}")
        words.append(TextLine(title, _LEFT, 16, 26, bold=True, colour=BLACK))
        words.append(
            TextLine(say(language, "press-legend-how"), _LEFT, 28, 16, colour=BLACK, width=paper.width - 2 * _LEFT)
        )
    for n, piece in enumerate(pieces):
        y = top + n * row
        how = "flat" if piece.startswith("die-") else "lying"
        body += shift(relief_piece_svg(piece, how), _LEFT + 1.5 * scale, y + scale / 2, scale)
        name = legend_name(piece, language)
        words.append(
            TextLine(name, _LEFT + 3 * scale + 9, y, 20 if len(name) <= 26 else 16, bold=True, colour=BLACK)
        )
        body += _lines(name, _LEFT + 3 * scale + 9.75, y + 12, paper.width - _LEFT, language)[0]
    return _page(body, words, paper)


def _page(body: str, words: Sequence[TextLine], paper: Paper) -> Page:
    whole = document(body, 0, 0, paper.width, paper.height)
    return Page((Picture(whole, 0, 0, paper.width, paper.height),), tuple(words))


def _lines(text: str, x: float, y: float, right: float, language: str) -> tuple[str, float]:
    """Braille broken at words where the line is full, and where the next line would begin."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and x + braille_width(longer, language) > right:
            lines.append(word)
        else:
            lines[-1] = longer
    drawn = "".join(shift(braille_svg(line, language), x, y + n * LINE) for n, line in enumerate(lines))
    return drawn, y + len(lines) * LINE


def _signs(kit: Kit, paper: Paper, language: str) -> Page:
    """The level and the tipping beam where cards have them; START as a circle and STOP as an octagon (TA-04).

    Each has its meaning beside it, in large type and in Braille.
    """
    signs: list[tuple[str, str]] = []
    if kit.look.beam:
        signs += [(points_mark(BLACK, False), "level"), (points_mark(BLACK, True), "tipping")]
    signs += [(stroke(SIGNS[sign], BLACK, 0.1), word) for sign, word in (("go", "start"), ("stop", "stop"))]
    body, words, y, x = "", [], 22.0, _LEFT + 22
    for sign, word in signs:
        text = say(language, f"press-legend-{word}")
        body += shift(sign, _LEFT + 7, y + 7, 13)
        words.append(TextLine(text, x, y + 1, 18, colour=BLACK))
        dots, below = _lines(text, x + 0.75, y + 12, paper.width - _LEFT, language)
        body += dots
        y = below + 8
    return _page(body, words, paper)


def alternative(card: Card, language: str, felt: bool = False) -> str:
    """The card's name and the same description that is read out at the table; `felt` names textures too."""
    return f"{say(language, 'press-alt', card=card.id)} {spell(describe_card(card, felt), partial(say, language))}"


def legend_name(piece: str, language: str) -> str:
    """A brick with its texture as the voice calls it; dice say which texture they borrow."""
    if "-" in piece:
        return say(language, f"press-legend-{piece}")
    return spell(name_of(piece, felt=True), partial(say, language))
