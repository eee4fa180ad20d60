"""Charts as plain SVG: few lines, our colours, readable without colour.

Small enough to write by hand, so that no plotting library has to be installed for a curve.
"""

from collections.abc import Sequence
from math import isfinite
from xml.sax.saxutils import escape

PAPER, INK, SOFT = "#f6f1e7", "#1d1b19", "#8b857b"
TONES = ("#b3392f", "#2f5d8a", "#3f7a4d", "#c98a1b")
DASHES = ("", "7 4", "2 4", "9 3 2 3")
WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 46, 44


class Frame:
    """A rectangle with axes; x and y map values into it."""

    def __init__(self, x: tuple[float, float], y: tuple[float, float], title: str) -> None:
        self._x, self._y = x, y
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'aria-label="{_attribute(title)}" font-family="Jost, Futura, sans-serif" font-size="13">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
            f'<text x="{LEFT}" y="26" fill="{INK}" font-size="16">{escape(title)}</text>',
        ]

    def x(self, value: float) -> float:
        low, high = self._x
        return LEFT + (value - low) / ((high - low) or 1) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        low, high = self._y
        return HEIGHT - BOTTOM - (value - low) / ((high - low) or 1) * (HEIGHT - TOP - BOTTOM)

    def line(
        self, points: Sequence[tuple[float, float]], tone: str = INK, width: float = 1, dash: str = ""
    ) -> None:
        coordinates = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self._parts.append(
            f'<polyline points="{coordinates}" fill="none" stroke="{tone}" stroke-width="{width}"{dashed}/>'
        )

    def bar(self, left: float, right: float, height: float, tone: str = SOFT) -> None:
        """From zero, or from the lower edge where zero is not in sight."""
        x, foot = self.x(left), self.y(max(0.0, self._y[0]))
        y = self.y(height)
        self._parts.append(
            f'<rect x="{x:.1f}" y="{min(y, foot):.1f}" width="{max(0.5, self.x(right) - x - 1):.1f}" '
            f'height="{abs(foot - y):.1f}" fill="{tone}"/>'
        )

    def dot(self, x: float, y: float, tone: str, label: str = "") -> None:
        self._parts.append(f'<circle cx="{self.x(x):.1f}" cy="{self.y(y):.1f}" r="5" fill="{tone}"/>')
        if label:
            self.text(x, y, label, dy=-10)

    def text(self, x: float, y: float, words: str, anchor: str = "middle", dy: int = 0, tone: str = INK) -> None:
        self._parts.append(
            f'<text x="{self.x(x):.1f}" y="{self.y(y) + dy:.1f}" text-anchor="{anchor}" fill="{tone}">'
            f"{escape(words)}</text>"
        )

    def ticks_x(self, values: Sequence[float], words: Sequence[str]) -> None:
        self.line([(self._x[0], self._y[0]), (self._x[1], self._y[0])])
        for value, word in zip(values, words, strict=True):
            self.text(value, self._y[0], word, dy=18)

    def ticks_y(self, values: Sequence[float], words: Sequence[str]) -> None:
        for value, word in zip(values, words, strict=True):
            self.line([(self._x[0], value), (self._x[1], value)], SOFT, 0.4)
            self._parts.append(
                f'<text x="{LEFT - 8}" y="{self.y(value) + 4:.1f}" text-anchor="end" fill="{INK}">'
                f"{escape(word)}</text>"
            )

    def legend(self, names: Sequence[str]) -> None:
        step = min(150, (WIDTH - 230) // max(1, len(names)))
        x = WIDTH - RIGHT - step * len(names)
        for n, name in enumerate(names):
            here = x + step * n
            self._parts.append(
                f'<line x1="{here}" x2="{here + 26}" y1="22" y2="22" stroke="{tone(n)}" stroke-width="3" '
                f'stroke-dasharray="{DASHES[n % len(DASHES)]}"/>'
                f'<text x="{here + 32}" y="26" fill="{INK}">{escape(name[: step // 9])}</text>'
            )

    def keys(self, names: Sequence[str], tones: Sequence[str]) -> None:
        """The legend for the bars, below the picture's title and to the right."""
        x = float(WIDTH - RIGHT)
        for name, shade in reversed(list(zip(names, tones, strict=True))):
            x -= 7.5 * len(name) + 34
            self._parts.append(
                f'<rect x="{x:.0f}" y="15" width="14" height="14" fill="{shade}"/>'
                f'<text x="{x + 20:.0f}" y="26" fill="{INK}">{escape(name)}</text>'
            )

    def svg(self) -> str:
        return "\n".join([*self._parts, "</svg>"]) + "\n"


def tone(n: int) -> str:
    return TONES[n % len(TONES)]


def histogram(values: Sequence[float], interval: tuple[float, float], mean: float, title: str) -> str:
    """The distribution of single deals' margins, with their mean and its interval."""
    ends = [end for end in interval if isfinite(end)]
    low, high = min((*values, *ends, 0.0)), max((*values, *ends, 0.0))
    span = (high - low) or 1.0
    bins = max(5, min(40, round(len(values) ** 0.5) * 2))
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / span * bins))] += 1
    top = max(counts)
    frame = Frame((low, low + span), (0, top * 1.15), title)
    for n, count in enumerate(counts):
        frame.bar(low + span * n / bins, low + span * (n + 1) / bins, count)
    frame.line([(0, 0), (0, top * 1.1)], INK, 1, "3 3")
    if len(ends) == 2:
        frame.line([(end, top * 1.06) for end in ends], TONES[0], 5)
    frame.dot(mean, top * 1.06, TONES[0], f"{mean:+.2f}")
    marks = [low + span * n / 4 for n in range(5)]
    frame.ticks_x(marks, [f"{mark:+.1f}" for mark in marks])
    return frame.svg()


def curves(
    series: Sequence[tuple[str, Sequence[float]]],
    title: str,
    marks: Sequence[tuple[int, int]] = (),
    ticks: Sequence[tuple[int, str]] = (),
) -> str:
    """Curves between 0 and 1, one per player; `marks` are notable (player, step) pairs, `ticks` label steps."""
    longest = max((len(values) for _, values in series), default=1)
    frame = Frame((0, max(1, longest - 1)), (0, 1), title)
    frame.ticks_y([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    shown = ticks or ((0, "1"), (max(1, longest - 1), str(longest)))
    frame.ticks_x([step for step, _ in shown], [words for _, words in shown])
    for n, (_, values) in enumerate(series):
        frame.line(list(enumerate(values)), tone(n), 2.4, DASHES[n % len(DASHES)])
    for (player, step), numbers in _together(marks).items():
        values = series[player][1]
        if values:
            frame.dot(step, values[min(step, len(values) - 1)], tone(player), numbers)
    frame.legend([name for name, _ in series])
    return frame.svg()


def _together(marks: Sequence[tuple[int, int]]) -> dict[tuple[int, int], str]:
    """Marks on one spot share it: their numbers side by side, not on top of each other."""
    found: dict[tuple[int, int], str] = {}
    for number, mark in enumerate(marks, 1):
        found[mark] = f"{found[mark]} · {number}" if mark in found else str(number)
    return found


def bars(
    rows: Sequence[tuple[str, float, float]], title: str, names: tuple[str, str], written: Sequence[str]
) -> str:
    """Two bars per row, side by side, each with its `written` figure. Either may be below zero."""
    values = [0.0, *(value for _, a, b in rows for value in (a, b))]
    low, top = min(values), max(values) or 1.0
    room = 0.14 * (top - low)
    frame = Frame((0, max(1, len(rows))), (low - (room if low < 0 else 0), top + room), title)
    frame.line([(0, 0), (max(1, len(rows)), 0)])
    figures = iter(written)
    for n, (name, *pair) in enumerate(rows):
        for side, value in enumerate(pair):
            left = n + 0.14 + 0.37 * side
            frame.bar(left, left + 0.35, value, (SOFT, TONES[2])[side])
            frame.text(left + 0.17, value, next(figures), dy=-6 if value >= 0 else 16)
        frame.text(n + 0.5, low - (room if low < 0 else 0), name[:14], dy=18)
    frame.keys(names, (SOFT, TONES[2]))
    return frame.svg()


def _attribute(words: str) -> str:
    return escape(words, {'"': "&quot;"})
