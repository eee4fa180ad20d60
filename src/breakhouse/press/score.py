"""The score sheet: a column a player, a line a turn, the total under a double line."""

from breakhouse.games.blocks.drawing.boxes import box_svg
from breakhouse.games.blocks.drawing.pen import document, num
from breakhouse.games.blocks.kit import Kit
from breakhouse.locales import say
from breakhouse.press.paper import Paper
from breakhouse.press.typesetting import Page, Picture, Words

TURNS: dict[str, int] = {"classic": 4, "mini": 5, "dice": 3}  # CL-14, MI-12, DI-16
PLAYERS = 4
MATCHES = 2
"""Two tables a page: a family plays again."""

_SIDE, _LABEL, _TOP = 20.0, 32.0, 48.0


def score_page(kit: Kit, paper: Paper, language: str) -> Page:
    box = Picture(document(box_svg(kit.game), -3.2, -6.2, 6.4, 6.4), paper.width - _SIDE - 28, 12, 28, 28)
    words = [Words(say(language, "press-score-title"), _SIDE, 22, 26, bold=True)]
    pictures = [box]
    room = (paper.height - _TOP - 20) / MATCHES
    row = (room - 10) / (TURNS[kit.game] + 2)
    for match in range(MATCHES):
        top = _TOP + match * room
        pictures.append(_table(kit, paper, top, row))
        words += _labels(kit, language, top, row)
    words.append(
        Words(say(language, f"press-score-foot-{kit.game}"), _SIDE, paper.height - 22, 9, colour="#655c51")
    )
    return Page(tuple(pictures), tuple(words))


def _labels(kit: Kit, language: str, top: float, row: float) -> list[Words]:
    lines = [say(language, "press-score-name")]
    lines += [say(language, "press-score-turn", n=n) for n in range(1, TURNS[kit.game] + 1)]
    lines.append(say(language, "press-score-total"))
    last = len(lines) - 1
    return [
        Words(line, _SIDE, top + (n + 0.5) * row - 2.2, 12, bold=n == last, width=_LABEL - 2)
        for n, line in enumerate(lines)
    ]


def _table(kit: Kit, paper: Paper, top: float, row: float) -> Picture:
    rows = TURNS[kit.game] + 2
    wide = paper.width - 2 * _SIDE
    column = (wide - _LABEL) / PLAYERS
    across = "".join(f"M0 {num(n * row)}H{num(wide)}" for n in range(1, rows + 1))
    down = "".join(f"M{num(_LABEL + n * column)} 0V{num(rows * row)}" for n in range(PLAYERS + 1))
    total = f"M0 {num((rows - 1) * row - 0.9)}H{num(wide)}"
    body = f'<path d="{across}{down}{total}" fill="none" stroke="#221d18" stroke-width=".3"/>'
    picture = document(body, -1, -1, wide + 2, rows * row + 2)
    return Picture(picture, _SIDE - 1, top - 1, wide + 2, rows * row + 2)
