"""Figures, capitals and signs as strokes of our own: a geometric hand of circles and straight lines.

No font is needed on screen, in print or on swell paper, and a digit looks the same on all three. START is a circle
and STOP an octagon (TA-04), so that they differ in shape as well as in colour.
"""

from breakhouse.games.blocks.drawing.pen import ROUND, looks, num, shape

CAP = 1.0
GLYPHS: dict[str, tuple[float, str]] = {
    "0": (0.64, "M.32 0C.52 0 .64 .2 .64 .5S.52 1 .32 1 0 .8 0 .5 .12 0 .32 0Z"),
    "1": (0.28, "M0 .2L.28 0V1"),
    "2": (0.62, "M.02 .3C.02 .12 .14 0 .31 0S.6 .12 .6 .29C.6 .5 .35 .66 0 1H.62"),
    "3": (0.6, "M.04 .17C.09 .07 .18 0 .29 0C.45 0 .56 .1 .56 .24S.45 .47 .27 .47C.47 .47 .6 .57 .6 .73S.47 1"
          " .29 1C.15 1 .05 .94 0 .82"),
    "4": (0.66, "M.48 1V0L0 .7H.66"),
    "5": (0.6, "M.56 0H.15L.08 .45C.14 .39 .21 .36 .29 .36C.47 .36 .6 .49 .6 .68S.47 1 .28 1C.15 1 .05 .94 0 .84"),
    "6": (0.64, "M.42 0L.05 .52M.64 .68A.32 .32 0 1 1 0 .68A.32 .32 0 1 1 .64 .68Z"),
    "7": (0.6, "M0 0H.6L.18 1"),
    "8": (0.62, "M.55 .24A.24 .24 0 1 1 .07 .24A.24 .24 0 1 1 .55 .24Z"
          "M.62 .74A.31 .26 0 1 1 0 .74A.31 .26 0 1 1 .62 .74Z"),
    "9": (0.64, "M.22 1L.59 .48M0 .32A.32 .32 0 1 1 .64 .32A.32 .32 0 1 1 0 .32Z"),
    "∞": (1.16, "M.58 .5C.46 .32 .38 .22 .27 .22A.28 .28 0 0 0 .27 .78C.38 .78 .46 .68 .58 .5C.7 .32 .78 .22"
          " .89 .22A.28 .28 0 0 1 .89 .78C.78 .78 .7 .68 .58 .5Z"),
    "A": (0.76, "M0 1L.38 0L.76 1M.14 .66H.62"),
    "B": (0.54, "M0 0V1H.27A.27 .27 0 0 0 .27 .46H0M.24 .46A.23 .23 0 0 0 .24 0H0"),
    "C": (0.74, "M.74 .16A.5 .5 0 1 0 .74 .84"),
    "D": (0.66, "M0 0V1H.16A.5 .5 0 0 0 .16 0Z"),
    "E": (0.48, "M.48 0H0V1H.48M0 .48H.42"),
    "F": (0.46, "M.46 0H0V1M0 .48H.4"),
    "G": (0.84, "M.76 .16A.5 .5 0 1 0 .84 .54H.5"),
    "H": (0.64, "M0 0V1M.64 0V1M0 .48H.64"),
    "I": (0.0, "M0 0V1"),
    "J": (0.4, "M.4 0V.74A.26 .26 0 0 1 0 .92"),
    "K": (0.58, "M0 0V1M.56 0L.02 .55L.2 .38L.58 1"),
    "L": (0.46, "M0 0V1H.46"),
    "M": (0.88, "M0 1L.1 0L.44 .8L.78 0L.88 1"),
    "N": (0.7, "M0 1V0L.7 1V0"),
    "O": (0.98, "M.98 .5A.49 .5 0 1 1 0 .5A.49 .5 0 1 1 .98 .5Z"),
    "P": (0.54, "M0 1V0H.26A.28 .28 0 0 1 .26 .56H0"),
    "Q": (0.98, "M.98 .5A.49 .5 0 1 1 0 .5A.49 .5 0 1 1 .98 .5ZM.6 .7L.98 1.02"),
    "R": (0.54, "M0 1V0H.25A.27 .27 0 0 1 .25 .54H0M.24 .54L.54 1"),
    "S": (0.54, "M.5 .14C.44 .05 .36 0 .27 0C.13 0 .04 .1 .04 .23C.04 .56 .54 .42 .54 .74C.54 .9 .42 1 .27 1"
          "C.14 1 .04 .93 0 .82"),
    "T": (0.6, "M0 0H.6M.3 0V1"),
    "U": (0.62, "M0 0V.68A.31 .32 0 0 0 .62 .68V0"),
    "V": (0.72, "M0 0L.36 1L.72 0"),
    "W": (1.06, "M0 0L.26 1L.53 .1L.8 1L1.06 0"),
    "X": (0.66, "M0 0L.66 1M.66 0L0 1"),
    "Y": (0.66, "M0 0L.33 .48L.66 0M.33 .48V1"),
    "Z": (0.64, "M0 0H.64L0 1H.64"),
}  # fmt: skip
"""Advance width and centre line of each stroke, cap height 1, top at y = 0."""

SIGNS: dict[str, str] = {
    "go": "M.5 0A.5 .5 0 1 1-.5 0A.5 .5 0 1 1 .5 0Z",
    "stop": "M.207-.5L.5-.207V.207L.207 .5H-.207L-.5 .207V-.207L-.207-.5Z",
    "card": "M-.4-.44H.4Q.44-.44 .44-.4V.4Q.44 .44 .4 .44H-.4Q-.44 .44-.44 .4V-.4Q-.44-.44-.4-.44Z",
    "attention": "M0-.46L.52 .42H-.52Z",
}

_SPACE = 0.26


def width_of(text: str) -> float:
    """From the first stroke's centre to the last one's, at cap height 1."""
    return sum(GLYPHS[g][0] for g in text) + _SPACE * (len(text) - 1)


def letters(text: str, x: float, y: float, height: float, colour: str, weight: float = 0.16) -> str:
    """The text centred on (x, y); `weight` is the stroke in parts of its height."""
    scale = height / (CAP + weight)
    strokes = strokes_of(text)
    look = {"fill": "none", "stroke": colour, "stroke_width": num(weight), **ROUND}
    return f'<g transform="translate({num(x)} {num(y)})scale({num(scale)})"{looks(look)}>{strokes}</g>'


def strokes_of(text: str) -> str:
    """The strokes of a text around its middle, at cap height 1 and without any look."""
    left = -width_of(text) / 2
    strokes = ""
    for glyph in text:
        width, d = GLYPHS[glyph]
        strokes += f'<path d="{d}" transform="translate({num(left)} -.5)"/>'
        left += width + _SPACE
    return strokes


def sign_svg(name: str, colour: str = "currentColor") -> str:
    """One sign, one unit high, centred; always to be shown with a word or an accessible name."""
    return shape(SIGNS[name], fill=colour)
