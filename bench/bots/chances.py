"""The coach's chances of winning against actual results: bots of all levels mixed, forecasts against a plain
model.

The plain model knows the scores and how many turns are left, and assumes that everyone scores the mean of this
match, which it is even given beforehand; the coach's forecast knows only what had happened. Brier scores: lower is
better.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import exp
from random import Random
from statistics import fmean, pstdev
from typing import Any

from bench.bots.page import write
from bench.report import describe, machine, table
from breakhouse.bots import LEVELS, make_bot
from breakhouse.bots.forecast import Chances, share_win
from breakhouse.bots.party import Party
from breakhouse.bots.review import forecast_of
from breakhouse.core.entry import Entry
from breakhouse.core.match import Play, Sitting
from breakhouse.games import game
from breakhouse.games.blocks.match.values import TurnEnded
from breakhouse.games.skipbo_breakers import tiles

MATCHES = {"skipbo-breakers": 24, "classic": 16, "mini": 20, "dice": 16}
EVERY = 12
"""Entries between two samples: neighbouring ones say the same."""
BANDS = ((0.0, 0.1), (0.1, 0.3), (0.3, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 1.01))
DRAWS = 200

Model = Callable[[Entry, Play], Chances]
Sample = tuple[Chances, Chances, Chances]
"""The forecast, the plain model's, and how it ended."""


def run() -> None:
    rows, everything = [], []
    for name, matches in MATCHES.items():
        samples = [one for seed in range(matches) for one in sample(played(name, seed))]
        ours = fmean(brier(forecast, ended) for forecast, _, ended in samples)
        plain = fmean(brier(other, ended) for _, other, ended in samples)
        rows.append([name, str(matches), str(len(samples)), f"{ours:.3f}", f"{plain:.3f}", f"{ours / plain:.2f}"])
        everything += samples
    head = ["game", "matches", "moments", "Brier score", "plain model", "ratio"]
    parts = [describe(machine(("numpy",))), __doc__.split("\n\n")[1], table(head, rows), _calibration(everything)]
    write("chances", "\n\n".join(parts))


def brier(chances: Sequence[float], outcome: Sequence[float]) -> float:
    """How far a forecast was off: 0 is perfect, and less is better."""
    return sum((chance - was) ** 2 for chance, was in zip(chances, outcome, strict=True))


def _calibration(samples: list[Sample]) -> str:
    """Of all forecasts within a band, how many came true."""
    pairs = [pair for forecast, _, ended in samples for pair in zip(forecast, ended, strict=True)]
    rows = []
    for low, high in BANDS:
        within = [pair for pair in pairs if low <= pair[0] < high]
        mean, true = fmean(p for p, _ in within), fmean(y for _, y in within)
        rows.append(
            [
                f"{100 * low:.0f}–{100 * min(1, high):.0f} %",
                f"{100 * mean:.0f} %",
                f"{100 * true:.0f} %",
                len(within),
            ]
        )
    return table(["chance", "forecast on average", "came true", "times"], rows)


def played(name: str, seed: int) -> Sitting:
    """A whole match of two to four bots whose levels are drawn."""
    rng = Random(f"{name}/{seed}")
    levels = [rng.choice(LEVELS[:3]) for _ in range(rng.choice((2, 2, 3, 4)))]
    sitting = Sitting.start(game(name), [f"p{n}" for n in range(len(levels))], {}, seed.to_bytes(32, "big"))
    Party(sitting, [make_bot(name, level, seat, seed) for seat, level in enumerate(levels)]).play()
    return sitting


def sample(sitting: Sitting) -> Iterator[Sample]:
    ended = share_win(sitting.match)
    if ended is None:
        raise ValueError("a match that was played out has ended")
    forecast, plain, match = (
        forecast_of(sitting),
        plain_of(sitting),
        sitting.rewind(),
    )
    for entry in sitting.log[:-1]:
        match = match.replay(entry)
        chances = forecast.after(entry, match)
        if entry.seq % EVERY == 0 and match.outcome() is None:
            yield chances, plain(match), ended


# The plain model


def plain_of(sitting: Sitting) -> Callable[[Play], Chances]:
    if sitting.match.header.game == "skipbo-breakers":
        return _plain_breakers
    read = (event for entry in sitting.log for event in entry.read_events(sitting.match.game))
    points = [event.points for event in read if isinstance(event, TurnEnded)]
    mean, spread = round(fmean(points), 2), round(max(1.0, pstdev(points)), 2)

    def plain(match: Play) -> Chances:
        state, rules = match.state, match.game
        race: Any = state
        any_rules: Any = rules
        left = any_rules.turns(race) * race.seats - race.turn.number
        to_come = tuple(
            (left - (s - race.first - race.turn.number) % race.seats + race.seats - 1) // race.seats
            for s in range(race.seats)
        )
        return _plain_race(race.scores, to_come, mean, spread)

    return plain


@lru_cache(maxsize=4096)
def _plain_race(have: tuple[int, ...], turns: tuple[int, ...], mean: float, spread: float) -> Chances:
    rng = Random(1)
    wins = [0.0] * len(have)
    for _ in range(DRAWS):
        drawn = [
            h + round(max(0.0, mean * t + spread * max(0, t) ** 0.5 * rng.gauss(0, 1)))
            for h, t in zip(have, turns, strict=True)
        ]
        best = [seat for seat, total in enumerate(drawn) if total == max(drawn)]
        for seat in best:
            wins[seat] += 1 / len(best) / DRAWS
    return tuple(wins)


def _plain_breakers(match: Play) -> Chances:
    state: Any = match.state
    weights = [exp(-0.22 * tiles.count_tiles(hand)) for hand in state.hands]
    chances = [0.0] * len(weights)
    for winner, weight in enumerate(weights):
        for gain in (3, 6, 9, 12, 16):
            then = tuple(score + gain * (seat == winner) for seat, score in enumerate(state.scores))
            for seat, chance in enumerate(_plain_hands(then, state.options.target)):
                chances[seat] += chance * weight / (5 * sum(weights))
    return tuple(chances)


@lru_cache(maxsize=4096)
def _plain_hands(scores: tuple[int, ...], target: int) -> Chances:
    rng = Random(1)
    wins = [0.0] * len(scores)
    for _ in range(DRAWS // 2):
        totals = list(scores)
        while max(totals) < target:
            totals[rng.randrange(len(totals))] += rng.choice((3, 6, 9, 12, 16))
        wins[totals.index(max(totals))] += 2 / DRAWS
    return tuple(wins)
