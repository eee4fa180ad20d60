"""Braille as dots on paper: uncontracted, in the letters of four languages, in the usual size.

Dots are 1.5 mm wide, 2.5 mm apart within a cell, cells 6 mm and lines 10 mm apart, which swell paper and
embossers alike can raise.
"""

from unicodedata import normalize

from breakhouse.games.blocks.drawing.pen import num

DOT, APART, CELL, LINE = 1.5, 2.5, 6.0, 10.0

_A_TO_Z = (
    "1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356"
)
_LETTERS = dict(zip("abcdefghijklmnopqrstuvwxyz", _A_TO_Z.split(), strict=True))
_DIGITS = dict(zip("1234567890", (_LETTERS[c] for c in "abcdefghij"), strict=True))
_NUMBER_SIGN, _LETTER_SIGN = "3456", "56"
_MARKS = {
    " ": "",
    "-": "36",
    ".": "256",
    ",": "2",
    ":": "25",
    "'": "3",
    "’": "3",
    "/": "34",
    "(": "2356",
    ")": "2356",
}
_FRENCH = {"ç": "12346", "é": "123456", "à": "12356", "è": "2346", "ù": "23456", "â": "16", "ê": "126", "î": "146"}
_FRENCH |= {"ô": "1456", "û": "156", "ë": "1246", "ï": "12456", "ü": "1256", "œ": "246"}
_ACCENTS: dict[str, dict[str, str]] = {
    "en": {},
    "fr": _FRENCH,
    "de": {"ä": "345", "ö": "246", "ü": "1256", "ß": "2346"},
    "it": {"à": "12356", "è": "2346", "é": "123456", "ì": "34", "ò": "346", "ù": "23456"},
}


def cells(text: str, language: str = "en") -> list[str]:
    """The raised dots of each cell: `cells("7a") == ["3456", "1245", "56", "1"]`."""
    out: list[str] = []
    in_number = False
    for letter in text.lower():
        if letter in _DIGITS:
            out += [_DIGITS[letter]] if in_number else [_NUMBER_SIGN, _DIGITS[letter]]
            in_number = True
            continue
        if in_number and letter in "abcdefghij":
            out.append(_LETTER_SIGN)
        in_number = False
        out.append(_dots(letter, language))
    return out


def _dots(letter: str, language: str) -> str:
    """A letter of this language; an unknown accent is dropped, any other character leaves a gap."""
    known = _LETTERS | _MARKS | _ACCENTS.get(language, {})
    return known.get(letter) or known.get(normalize("NFD", letter)[0], "")


def braille_svg(text: str, language: str = "en") -> str:
    """The text as circles in millimetres, the first dot's centre at the origin."""
    return "".join(
        f'<circle cx="{num(i * CELL + (int(dot) > 3) * APART)}" cy="{num((int(dot) - 1) % 3 * APART)}"'
        f' r="{num(DOT / 2)}" fill="#000000"/>'
        for i, cell in enumerate(cells(text, language))
        for dot in cell
    )


def braille_width(text: str, language: str = "en") -> float:
    """From the first dot's left edge to the last cell's right one."""
    return (len(cells(text, language)) - 1) * CELL + APART + DOT
