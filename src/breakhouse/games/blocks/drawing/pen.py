"""A pen for short SVG: points in brick heights go in, compact path text comes out.

Fragments carry no ids, no classes and no text, so any number of them can share a page or a sheet.
"""

from collections.abc import Callable, Iterable
from xml.sax.saxutils import escape

Point = tuple[float, float]
Turn = Callable[[float, float], Point]


ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def straight(x: float, y: float) -> Point:
    return x, y


def on_end(x: float, y: float) -> Point:
    """The quarter turn that makes a lying face a standing one."""
    return -y, x


def num(value: float) -> str:
    """A number as short as thousandths allow: `.5`, `-.125`, `3`."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


class Pen:
    """Collects strokes in face coordinates (along the length, across it) and writes them turned as asked."""

    __slots__ = ("_commands", "_turn")

    def __init__(self, turn: Turn = straight) -> None:
        self._turn = turn
        self._commands: list[str] = []

    def _say(self, command: str, *points: Point) -> "Pen":
        turned = (self._turn(*p) for p in points)
        self._commands.append(command + _join(v for p in turned for v in p))
        return self

    def move(self, x: float, y: float) -> "Pen":
        return self._say("M", (x, y))

    def line(self, *points: Point) -> "Pen":
        return self._say("L", *points)

    def quad(self, *points: Point) -> "Pen":
        """Quadratic curves: control, end, control, end …"""
        return self._say("Q", *points)

    def smooth(self, *ends: Point) -> "Pen":
        """Goes on from a quadratic curve without a corner."""
        return self._say("T", *ends)

    def dot(self, x: float, y: float) -> "Pen":
        """A point for a round-capped stroke."""
        return self.move(x, y).line((x + 0.001, y))

    def ring(self, x: float, y: float, rx: float, ry: float | None = None) -> "Pen":
        """An ellipse of four curves, so that it can be turned like the rest."""
        ry = rx if ry is None else ry
        k = 0.5523
        self.move(x + rx, y)
        for c1, c2, end in (
            ((rx, k * ry), (k * rx, ry), (0, ry)),
            ((-k * rx, ry), (-rx, k * ry), (-rx, 0)),
            ((-rx, -k * ry), (-k * rx, -ry), (0, -ry)),
            ((k * rx, -ry), (rx, -k * ry), (rx, 0)),
        ):
            self._say("C", *((x + dx, y + dy) for dx, dy in (c1, c2, end)))
        return self.close()

    def close(self) -> "Pen":
        self._commands.append("Z")
        return self

    def __str__(self) -> str:
        return "".join(self._commands)


def _join(values: Iterable[float]) -> str:
    out = ""
    for value in values:
        text = num(value)
        out += text if not out or text.startswith("-") else " " + text
    return out


def polygon(*points: Point) -> str:
    pen = Pen().move(*points[0])
    return str(pen.line(*points[1:]).close())


def round_rect(x: float, y: float, width: float, height: float, radius: float, **look: str) -> str:
    """A rectangle with soft corners."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(radius)}"'
        f"{looks(look)}/>"
    )


def shape(d: str | Pen, **look: str) -> str:
    return f'<path d="{d}"{looks(look)}/>'


def stroke(d: str | Pen, colour: str, width: float, **look: str) -> str:
    """A line with round ends and joins."""
    return shape(
        d,
        fill="none",
        stroke=colour,
        stroke_width=num(width),
        **ROUND,
        **look,
    )


def looks(look: dict[str, str]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in look.items())


def shift(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    transform = f"translate({num(x)} {num(y)})"
    if turn:
        transform += f"rotate({num(turn)})"
    if scale != 1:
        transform += f"scale({num(scale)})"
    return f'<g transform="{transform}">{body}</g>'


def document(
    body: str, x: float, y: float, width: float, height: float, title: str = "", desc: str = "", unit: float = 40
) -> str:
    """A whole SVG picture; `unit` is the pixels of one drawing unit. Without a title it is decoration."""
    labels = f"<title>{escape(title)}</title>" if title else ""
    labels += f"<desc>{escape(desc)}</desc>" if desc else ""
    role = 'role="img"' if title else 'aria-hidden="true"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(x)} {num(y)} {num(width)} {num(height)}"'
        f' width="{num(width * unit)}" height="{num(height * unit)}" {role}>{labels}{body}</svg>'
    )
