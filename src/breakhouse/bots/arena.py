"""Which player is better, and by how much: the same deals played from every seat, on all cores.

A deal is one seed. Each is played as often as there are seats, the first player in each of them once and the
second in all others, so the luck of the deal cancels out; what remains of it shows in the interval.
"""

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from statistics import NormalDist, fmean, stdev
from typing import Any

import msgspec

from breakhouse.bots.bot import Bot, Budget, Listener, Move
from breakhouse.bots.party import Party
from breakhouse.bots.processors import usable_processors
from breakhouse.bots.program import Dismissal, Program, seat_player
from breakhouse.core import Event, Offers, View
from breakhouse.core.match import Sitting
from breakhouse.core.news import News
from breakhouse.games import game

CHUNKS_A_CORE = 8
_READY: set[tuple[str, str, str]] = set()
"""Players whose code is loaded and compiled in this process: that isn't thinking time, so an uncounted deal comes
first.
"""
_WARMING_UP = -1


class Bout(msgspec.Struct, frozen=True):
    """What the arena measures."""

    game: str
    first: str
    second: str
    seats: int = 2
    deals: int = 100
    seed: str = "arena"
    options: dict[str, Any] = {}
    playouts: int | None = None


class Deal(msgspec.Struct, frozen=True):
    """One seed, played from every seat: points of the first player above the mean of the others."""

    number: int
    margin: float
    won: float
    """The share of its matches that the first player won; a shared win counts in part."""
    moves: tuple[int, int]
    cpu_ms: tuple[float, float]
    forfeits: tuple[int, int] = (0, 0)
    """Matches in which a player of this side was disqualified."""
    notices: tuple[Dismissal, ...] = ()


class Report(msgspec.Struct, frozen=True):
    """The result of a bout: the first player's margin and share of wins, with intervals, and thinking time."""

    bout: Bout
    margin: float
    low: float
    high: float
    """The 95% interval of the margin."""
    won: float
    won_low: float
    won_high: float
    ms_a_move: tuple[float, float]
    cores: int
    seconds: float
    margins: tuple[float, ...]
    forfeits: tuple[int, int] = (0, 0)
    """Matches that each side lost by being disqualified, of `deals` times `seats`."""
    notices: tuple[Dismissal, ...] = ()


class TimedBot:
    """A bot with a stopwatch on its thinking: its own processor time, wherever it thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.moves = 0
        self._seconds = 0.0

    @property
    def seconds(self) -> float:
        return self.bot.spent_s if isinstance(self.bot, Program) else self._seconds

    @property
    def dismissal(self) -> Dismissal | None:
        return self.bot.notice if isinstance(self.bot, Program) else None

    def observe(self, event: Event) -> None:
        self.bot.observe(event)

    def hear(self, news: News) -> None:
        if isinstance(self.bot, Listener):
            self.bot.hear(news)

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        began = time.process_time()
        move = self.bot.choose(view, offers, budget)
        self._seconds += time.process_time() - began
        self.moves += move is not None
        return move

    def close(self) -> None:
        if isinstance(self.bot, Program):
            self.bot.close()


def play_deal(bout: Bout, number: int) -> Deal:
    secret = hashlib.sha256(f"{bout.seed}/{number}".encode()).digest()
    margins, wins = [], []
    moves, seconds = [0, 0], [0.0, 0.0]
    forfeits, notices = [0, 0], []
    for lone in range(bout.seats):
        bots = [TimedBot(_player(bout, number, lone, seat)) for seat in range(bout.seats)]
        try:
            scores, winners = _play(bout, bots, secret)
        finally:
            for timed in bots:
                timed.close()
        out = {seat for seat, timed in enumerate(bots) if timed.dismissal is not None}
        scores, winners = apply_forfeits(scores, winners, out)
        others = [score for seat, score in enumerate(scores) if seat != lone]
        margins.append(scores[lone] - fmean(others))
        wins.append((lone in winners) / max(1, len(winners)))
        for seat, timed in enumerate(bots):
            moves[seat != lone] += timed.moves
            seconds[seat != lone] += timed.seconds
            if timed.dismissal is not None:
                notices.append(timed.dismissal)
        forfeits[0] += lone in out
        forfeits[1] += bool(out - {lone})
    return Deal(
        number,
        fmean(margins),
        fmean(wins),
        (moves[0], moves[1]),
        (1000 * seconds[0], 1000 * seconds[1]),
        (forfeits[0], forfeits[1]),
        tuple(notices),
    )


def apply_forfeits(
    scores: tuple[int, ...], winners: tuple[int, ...], out: Set[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The score of a match with disqualified seats, whatever their stand-ins achieved: the lowest points of the
    match for them, the highest for everybody else.
    """
    if not out:
        return scores, winners
    rest = tuple(seat for seat in range(len(scores)) if seat not in out)
    return tuple(min(scores) if seat in out else max(scores) for seat in range(len(scores))), rest


def _player(bout: Bout, number: int, lone: int, seat: int) -> Bot:
    who = bout.first if seat == lone else bout.second
    return seat_player(bout.game, who, seat, f"{bout.seed}/{number}/{lone}")


def _play(bout: Bout, bots: Sequence[Bot], secret: bytes) -> tuple[tuple[int, ...], tuple[int, ...]]:
    rules = game(bout.game)
    options = {**rules.manifest.one_deal, **bout.options}
    sitting = Sitting.start(rules, [f"bot {n + 1}" for n in range(bout.seats)], options, secret)
    outcome = Party(sitting, bots, Budget(playouts=bout.playouts)).play().match.outcome()
    if outcome is None:
        raise RuntimeError("a party that ended has an outcome")
    return outcome.scores, outcome.winners


def run(bout: Bout, cores: int | None = None, progress: Callable[[int], None] | None = None) -> Report:
    """All deals, spread over the cores; `progress` is called with how many are done."""
    cores = cores or _cores()
    began = time.monotonic()
    deals: list[Deal] = []
    for deal in _spread(bout, cores):
        deals.append(deal)
        if progress is not None:
            progress(len(deals))
    deals.sort(key=lambda deal: deal.number)
    return _report(bout, deals, cores, time.monotonic() - began)


def _cores() -> int:
    return max(1, int(usable_processors()))


def _spread(bout: Bout, cores: int) -> Iterator[Deal]:
    if cores == 1 or bout.deals < 2 * cores:
        yield from _deals(bout, range(bout.deals))
        return
    size = max(1, bout.deals // (cores * CHUNKS_A_CORE))
    chunks = [range(start, min(bout.deals, start + size)) for start in range(0, bout.deals, size)]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        for played in pool.map(_chunk, [bout] * len(chunks), chunks):
            yield from played


def _chunk(bout: Bout, numbers: Sequence[int]) -> list[Deal]:
    return list(_deals(bout, numbers))


def _deals(bout: Bout, numbers: Sequence[int]) -> Iterator[Deal]:
    players = (bout.game, bout.first, bout.second)
    if players not in _READY:
        _READY.add(players)
        play_deal(bout, _WARMING_UP)
    yield from (play_deal(bout, number) for number in numbers)


def _report(bout: Bout, deals: Sequence[Deal], cores: int, seconds: float) -> Report:
    margins = tuple(deal.margin for deal in deals)
    low, high = interval(margins)
    wins = [deal.won for deal in deals]
    won_low, won_high = interval(wins)
    moves = [max(1, sum(deal.moves[side] for deal in deals)) for side in (0, 1)]
    cpu = [sum(deal.cpu_ms[side] for deal in deals) for side in (0, 1)]
    return Report(
        bout,
        fmean(margins),
        low,
        high,
        fmean(wins),
        max(0.0, won_low),
        min(1.0, won_high),
        (cpu[0] / moves[0], cpu[1] / moves[1]),
        cores,
        seconds,
        margins,
        (sum(deal.forfeits[0] for deal in deals), sum(deal.forfeits[1] for deal in deals)),
        tuple(notice for deal in deals for notice in deal.notices),
    )


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean, by Student's t as Cornish and Fisher expand it."""
    if len(values) < 2:
        return float("-inf"), float("inf")
    n = len(values) - 1
    z = NormalDist().inv_cdf(0.975)
    t = z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    half = t * stdev(values) / len(values) ** 0.5
    return fmean(values) - half, fmean(values) + half


def as_json(reports: Sequence[Report]) -> bytes:
    return msgspec.json.format(msgspec.json.encode({"reports": reports}), indent=1)


def bouts(base: Mapping[str, Any], players: Sequence[str]) -> list[Bout]:
    """Each player against all those named after it."""
    return [Bout(first=first, second=second, **base) for first, second in combinations(players, 2)]
