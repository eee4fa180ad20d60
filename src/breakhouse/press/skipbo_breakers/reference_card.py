"""The reference card of Skip-Bo Breakers: the kinds of sets, what may follow each, and the rules in short."""

from collections.abc import Iterator
from functools import partial

from breakhouse.core import Invalid, Refusal
from breakhouse.games.blocks.drawing.pen import document, num, shift
from breakhouse.games.skipbo_breakers.drawing import tile_svg
from breakhouse.games.skipbo_breakers.examples import EXAMPLES, Example
from breakhouse.games.skipbo_breakers.tiles import WILD_SIGNS
from breakhouse.games.skipbo_breakers.values import BreakersOptions
from breakhouse.locales import say
from breakhouse.press.press import Job, Press, Sheets
from breakhouse.press.typesetting import Page, Picture, TextLine

_SIDE, _TOP = 16.0, 36.0
_TILE = 8.0
"""The width of a tile in millimetres."""
_ROW = 25.0
_COLUMNS = ("opens", "follows", "never")
_RULES = ("beat", "length", "wild", "breaker", "score")
_LETTERS = 96
"""How many letters of the rules fit into a line, at least."""
_LINE = 4.6
_RED, _FAINT = "#b3261e", "#655c51"


def lay(job: Job) -> Sheets:
    if job.tactile:
        raise Refusal("nothing-tactile-to-print", game=job.game)
    if job.deck != "shipped":
        raise Invalid("no-such-deck", deck=job.deck[:40], known="shipped")
    title = say(job.language, "press-reference-title")
    pictures: list[Picture] = []
    words = [TextLine(title, _SIDE, 12, 22, bold=True), *_headings(job)]
    for n, example in enumerate(EXAMPLES):
        row_pictures, row_words = _row(example, _TOP + n * _ROW, job)
        pictures += row_pictures
        words += row_words
    words += _rules(_TOP + len(EXAMPLES) * _ROW + 3, job)
    return Sheets(title, (Page(tuple(pictures), tuple(words)),), 1)


def _columns(job: Job) -> dict[str, float]:
    """Where the tiles begin that open, that may follow, and that may not."""
    wide = (job.paper.width - 2 * _SIDE) / len(_COLUMNS)
    return {what: _SIDE + n * wide for n, what in enumerate(_COLUMNS)}


def _headings(job: Job) -> Iterator[TextLine]:
    for what, x in _columns(job).items():
        yield TextLine(say(job.language, f"rules-skipbo-breakers-{what}"), x, 27, 11, colour=_FAINT)


def _row(one: Example, y: float, job: Job) -> tuple[list[Picture], list[TextLine]]:
    """A kind of set: its name, what opens, what may follow, and what may not, with the reason."""
    tell = partial(say, job.language)
    places = _columns(job)
    pictures: list[Picture] = []
    for what, x in places.items():
        tiles = getattr(one, what)
        alt = f"{tell(f'rules-skipbo-breakers-{what}')}: {tiles}"
        pictures.append(_tiles(tiles, x, y + 5, what == "never", alt))
    why, below = tell("rules-skipbo-breakers-not", why=one.why), y + 5 + _TILE * 1.36 + 1.5
    room = job.paper.width - _SIDE - places["never"]
    name = TextLine(tell(f"kind-word-{one.kind}"), _SIDE, y, 12, bold=True)
    return pictures, [name, TextLine(why, places["never"], below, 8, colour=_FAINT, width=room)]


def _tiles(tiles: str, x: float, y: float, crossed: bool, alt: str) -> Picture:
    faces = [None if face in WILD_SIGNS else int(face) for face in tiles.split()]
    scale = min(_TILE, 54 / len(faces))
    wide, high = len(faces) * scale * 1.06, _TILE * 1.36
    body = "".join(
        shift(tile_svg(face), (n + 0.5) * scale * 1.06, high / 2, scale) for n, face in enumerate(faces)
    )
    if crossed:
        ends = f"M0 {num(high * 0.72)}L{num(wide)} {num(high * 0.28)}"
        body += f'<path d="{ends}" fill="none" stroke="{_RED}" stroke-width=".9"/>'
    return Picture(document(body, 0, 0, wide, high), x, y, wide, high, alt)


def _rules(y: float, job: Job) -> Iterator[TextLine]:
    """The rules that one looks up, as the sheet has them."""
    tell, options = partial(say, job.language), BreakersOptions()
    wide = job.paper.width - 2 * _SIDE
    for id in _RULES:
        title = tell(f"rules-skipbo-breakers-{id}-title")
        text = tell(f"rules-skipbo-breakers-{id}", equal_matches=options.equal_matches)
        yield TextLine(title, _SIDE, y, 10, bold=True)
        yield TextLine(text, _SIDE, y + _LINE, 9.5, width=wide)
        y += _LINE * (1 + -(-len(text) // _LETTERS)) + 2.4


PRESS = Press(lay, tactile=False)
