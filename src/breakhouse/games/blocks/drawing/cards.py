"""Cards: a square of paper with a construction standing on a line, its points in the upper corners.

Whatever a colour says, a shape says too: a level beam under a blue number, a tipping one under a red; a plain
frame on the easy side of a card, a double one on the hard side. The kit says which of these its cards have.
"""

from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.drawing.glyphs import GLYPHS, letters
from breakhouse.games.blocks.drawing.palette import GROUNDS, Ground, Lettering, Theme, letter_of, mix
from breakhouse.games.blocks.drawing.pen import document, num, round_rect, shape, shift, stroke
from breakhouse.games.blocks.drawing.pieces import bounds, construction_svg, piece_svg
from breakhouse.games.blocks.kit import CardLook

CARD = 10.0
"""The side of a card in its own units."""
SAFE = 0.7
"""Nothing important is closer to the edge than this, so a cut may be slightly off."""
CORNER = 0.5

_BASE = 8.6
ROOMS = ((8.2, 5.45), (5.4, 7.6))
"""Width and height for a construction: below the numbers and the beams under them, or between them."""
_LARGEST = 1.3


def card_svg(
    card: Card,
    look: CardLook,
    theme: Theme = "light",
    title: str = "",
    desc: str = "",
    lettering: Lettering = letter_of,
) -> str:
    """The card as a whole picture. Title and description come in the reader's language from `locales`."""
    return document(card_fragment(card, look, theme, 0, lettering), 0, 0, CARD, CARD, title, desc, 24)


def card_fragment(
    card: Card, look: CardLook, theme: Theme = "light", bleed: float = 0, lettering: Lettering = letter_of
) -> str:
    """The face of a card from (0, 0) to (10, 10); `bleed` lets its paper run on beyond a cut."""
    ground = GROUNDS[theme]
    ink = {"blue": ground.blue, "red": ground.red, "yellow": ground.ink}[card.number]
    return (
        _paper(ground, look, card, bleed)
        + (_free(card, ground) if card.kind == "free" else _construction(card, ground, lettering))
        + _corner(card, look, ink, 1.25)
        + _corner(card, look, ink, CARD - 1.25)
        + _name(card, ground)
    )


def card_back_fragment(look: CardLook, bleed: float = 0) -> str:
    """The neutral back (MI-R6, DI-R12): a parquet of bricks around the Breakhouse mark."""
    ground, light = look.back
    size = CARD + 2 * bleed
    edge = CORNER if not bleed else 0
    drawn = round_rect(-bleed, -bleed, size, size, edge, fill=ground)
    plank, gap = mix(ground, light, 0.16), 0.07
    first = 0.5
    for row in range(3):
        for column in range(3):
            for i in range(3):
                x, y = first + 3 * column, first + 3 * row
                if (row + column) % 2:
                    drawn += round_rect(x + gap, y + i + gap, 3 - 2 * gap, 1 - 2 * gap, 0.1, fill=plank)
                else:
                    drawn += round_rect(x + i + gap, y + gap, 1 - 2 * gap, 3 - 2 * gap, 0.1, fill=plank)
    mark = "M-1-.95H1V-.4H-1ZM-1-.25H-.45V.95H-1ZM.45-.25H1V.95H.45Z"
    return drawn + f'<circle cx="5" cy="5" r="1.9" fill="{light}"/>' + shift(shape(mark, fill=ground), 5, 5)


def points_mark(colour: str, tipping: bool) -> str:
    """A beam on a wedge: level where it stands easily, tipping where the statics are tricky (CL-R2)."""
    beam = "M-.5-.14L.5 .14" if tipping else "M-.5 0H.5"
    return stroke(beam, colour, 0.12) + shape("M0 .1L.2 .42H-.2Z", fill=colour)


def _paper(ground: Ground, look: CardLook, card: Card, bleed: float) -> str:
    size = CARD + 2 * bleed
    edge = 0 if bleed else CORNER
    if not look.framed:
        return round_rect(-bleed, -bleed, size, size, edge, fill=ground.card)
    colour = ground.yellow if card.number == "yellow" else ground.blue
    drawn = round_rect(-bleed, -bleed, size, size, edge, fill=colour) + _inside(0.42, fill=ground.card)
    return drawn + (_inside(0.62, fill="none", stroke=colour, stroke_width=".08") if card.number == "blue" else "")


def _inside(inset: float, **look: str) -> str:
    side = CARD - 2 * inset
    return round_rect(inset, inset, side, side, CORNER - inset / 3, **look)


def _construction(card: Card, ground: Ground, lettering: Lettering) -> str:
    x, scale = fit(card)
    table = stroke(f"M{num(SAFE + 0.4)} {num(_BASE)}H{num(CARD - SAFE - 0.4)}", ground.line, 0.07)
    return table + shift(construction_svg(card.pieces, None, ground.shadow, lettering), x, _BASE - 0.03, scale)


def fit(card: Card) -> tuple[float, float]:
    """Where the construction's x = 0 lies, and how large a brick height is."""
    left, _, width, height = bounds(card.pieces)
    scale = min(max(min(wide / width, high / height) for wide, high in ROOMS), _LARGEST)
    return CARD / 2 - (left + width / 2) * scale, scale


def _free(card: Card, ground: Ground) -> str:
    """A large red number: that many pieces, built freely, one of them on the table (DI-15)."""
    table = stroke(f"M{num(SAFE + 0.4)} {num(_BASE)}H{num(CARD - SAFE - 0.4)}", ground.line, 0.07)
    one = shift(piece_svg("die", "flat"), 5, _BASE - 0.53)
    return table + one + letters(str(card.free), 5, 4.3, 4.7, ground.red, 0.17)


def _corner(card: Card, look: CardLook, ink: str, x: float) -> str:
    middle = x - 0.07 if card.points == 1 else x  # a 1 has its weight on the right
    figure = letters(str(card.points), middle, 1.3, 1.0, ink, 0.18)
    if not look.beam:
        return figure
    return figure + shift(points_mark(ink, card.number == "red"), x, 2.2)


def _name(card: Card, ground: Ground) -> str:
    """The card's id, small: what players and the legend call it by."""
    text = "".join(g for g in card.id.upper() if g in GLYPHS)
    return letters(text, CARD / 2, CARD - 0.92, 0.3, ground.faint, 0.15)
