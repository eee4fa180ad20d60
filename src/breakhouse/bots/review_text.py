"""A review in words and pictures, in the reader's language."""

from collections.abc import Sequence

from breakhouse.bots.bot import Reason, figure
from breakhouse.bots.chart import bars, curves
from breakhouse.bots.review import Built, Costly, Luck, Review
from breakhouse.locales import say

BLOCKS = "▁▂▃▄▅▆▇█"
LOST_MS = 1_000
SLOWEST = 5
"""How many of the cards that lost time are named."""


def speak(reason: Reason, language: str) -> str:
    return say(language, reason.message, **reason.params)


def tell(review: Review, language: str) -> list[str]:
    """The review as lines of text: decisions, luck, building."""
    lines = []
    if review.costly:
        lines.append(say(language, "coach-costly-title"))
        lines += [costly_line(review, n, language) for n in range(len(review.costly))]
    if review.luck:
        lines.append(say(language, "coach-luck-title"))
        lines += [_luck_line(review, luck, language) for luck in review.luck]
    if review.built:
        lines.append(say(language, "coach-built-title"))
        lines += _built_lines(review, language)
    return lines


def costly_line(review: Review, n: int, language: str) -> str:
    costly: Costly = review.costly[n]
    name = review.names[costly.seat]
    head = say(language, "coach-costly-head", n=n + 1, name=name, clock=clock(costly.at))
    cost = say(language, "coach-costly-gain", gain=figure(costly.gain), unit=costly.unit)
    return f"{head} {speak(costly.reason, language)} {cost}"


def sparkline(values: Sequence[float], width: int = 48) -> str:
    """A curve between 0 and 1 in one line of text."""
    if not values:
        return ""
    width = min(width, len(values))
    picked = [values[n * (len(values) - 1) // max(1, width - 1)] for n in range(width)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))] for value in picked)


def chance_curve(review: Review, seat: int) -> list[float]:
    return [moment.chances[seat] for moment in review.moments]


def pictures(review: Review, language: str) -> dict[str, str]:
    """SVG pictures by name: always the chances, and others if there is something to show."""
    series = [(name, chance_curve(review, seat)) for seat, name in enumerate(review.names)]
    marks = [(costly.seat, _moment_of(review, costly)) for costly in review.costly]
    shown = {"chances": curves(series, say(language, "coach-picture-chances"), marks, _clocks(review))}
    if review.luck:
        rows = [(review.names[luck.seat], luck.luck, -luck.skill) for luck in review.luck]
        shown["luck"] = _bars(rows, "luck", language, "+z.1f")
    if review.built:
        shown["seconds"] = _bars(_seconds(review), "seconds", language, ".0f")
    return shown


def _bars(rows: Sequence[tuple[str, float, float]], what: str, language: str, form: str) -> str:
    names = (say(language, f"coach-picture-{what}-first"), say(language, f"coach-picture-{what}-second"))
    point = say(language, "coach-number", n=0.5)[1]
    written = [format(value, form).replace(".", point) for row in rows for value in row[1:]]
    return bars(rows, say(language, f"coach-picture-{what}"), names, written)


def _clocks(review: Review) -> list[tuple[int, str]]:
    """Match time at the first, the last and three steps between, for the axis."""
    last = len(review.moments) - 1
    steps = sorted({round(last * part / 4) for part in range(5)})
    return [(step, clock(review.moments[step].at)) for step in steps]


def clock(ms: int) -> str:
    return f"{ms // 60_000}:{ms // 1000 % 60:02d}"


def _moment_of(review: Review, costly: Costly) -> int:
    return sum(moment.seq <= costly.seq for moment in review.moments[1:])


def _luck_line(review: Review, luck: Luck, language: str) -> str:
    return say(language, luck.reason.message, name=review.names[luck.seat], **luck.reason.params)


def _built_lines(review: Review, language: str) -> list[str]:
    lines = []
    for seat, name in enumerate(review.names):
        own = [built for built in review.built if built.seat == seat]
        if own:
            lost = sum(built.lost_ms for built in own)
            done = sum(built.done for built in own)
            lines.append(say(language, "coach-built-line", name=name, done=done, lost=_seconds_of(lost)))
    slow = sorted(review.built, key=lambda built: -(built.lost_ms + built.saves_ms))[:SLOWEST]
    lines += [_card_line(review, built, language) for built in slow if built.lost_ms + built.saves_ms >= LOST_MS]
    return lines


def _card_line(review: Review, built: Built, language: str) -> str:
    line = say(
        language,
        "coach-card-line",
        name=review.names[built.seat],
        card=built.card,
        took=_seconds_of(built.took_ms),
        lost=_seconds_of(built.lost_ms),
    )
    if not built.quicker:
        return line
    order = ", ".join(say(language, "coach-piece", brick=brick) for brick in built.quicker)
    return f"{line} {say(language, 'coach-quicker', saves=_seconds_of(built.saves_ms), order=order)}"


def _seconds(review: Review) -> list[tuple[str, float, float]]:
    """For each player the seconds at cards, and those of them that were lost."""
    rows = []
    for seat, name in enumerate(review.names):
        own = [built for built in review.built if built.seat == seat]
        took = sum(built.took_ms for built in own)
        rows.append((name, took / 1000, sum(built.lost_ms for built in own) / 1000))
    return rows


def _seconds_of(ms: int) -> int | float:
    return figure(ms / 1000)
