"""The score sheet: a column per player, a line per turn, the total below a double line."""

from breakhouse.games.blocks.drawing.pen import document, num
from breakhouse.locales import say
from breakhouse.press.paper import Paper
from breakhouse.press.typesetting import Page, Picture, TextLine

PLAYERS = 4
MATCHES = 2
"""Two tables per page, for the next game."""

_SIDE, _LABEL, _TOP = 20.0, 32.0, 48.0


def score_page(lid: str, turns: int, foot: str, paper: Paper, language: str) -> Page:
    """`lid` is the picture of the box, `foot` what ends a turn and how many there are."""
    pictures = [Picture(document(lid, -3.2, -6.2, 6.4, 6.4), paper.width - _SIDE - 28, 12, 28, 28)]
    words = [TextLine(say(language, "press-score-title"), _SIDE, 22, 26, bold=True)]
    room = (paper.height - _TOP - 20) / MATCHES
    row = (room - 10) / (turns + 2)
    for match in range(MATCHES):
        top = _TOP + match * room
        pictures.append(_table(turns, paper, top, row))
        words += _labels(turns, language, top, row)
    words.append(TextLine(foot, _SIDE, paper.height - 22, 9, colour="#655c51"))
    return Page(tuple(pictures), tuple(words))


def _labels(turns: int, language: str, top: float, row: float) -> list[TextLine]:
    lines = [say(language, "press-score-name")]
    lines += [say(language, "press-score-turn", n=n) for n in range(1, turns + 1)]
    lines.append(say(language, "press-score-total"))
    last = len(lines) - 1
    return [
        TextLine(line, _SIDE, top + (n + 0.5) * row - 2.2, 12, bold=n == last, width=_LABEL - 2)
        for n, line in enumerate(lines)
    ]


def _table(turns: int, paper: Paper, top: float, row: float) -> Picture:
    rows = turns + 2
    wide = paper.width - 2 * _SIDE
    column = (wide - _LABEL) / PLAYERS
    across = "".join(f"M0 {num(n * row)}H{num(wide)}" for n in range(1, rows + 1))
    down = "".join(f"M{num(_LABEL + n * column)} 0V{num(rows * row)}" for n in range(PLAYERS + 1))
    total = f"M0 {num((rows - 1) * row - 0.9)}H{num(wide)}"
    body = f'<path d="{across}{down}{total}" fill="none" stroke="#221d18" stroke-width=".3"/>'
    picture = document(body, -1, -1, wide + 2, rows * row + 2)
    return Picture(picture, _SIDE - 1, top - 1, wide + 2, rows * row + 2)
