"""Chances to win, by a plain model that knows the scores and what is still to come, and no more.

Building games: every turn still to come brings what turns in this match brought on average, with their spread.
Skip-Bo Breakers: every hand still to come is won by anybody alike, the hand in progress rather by those with fewer
tiles. Both are played out a few hundred times with an own generator, so the same match gives the same curve.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from random import Random
from statistics import fmean, pstdev
from typing import Any

from breakhouse.core.match import Match, Sitting
from breakhouse.games.blocks.match_values import BuildingState, TurnEnded
from breakhouse.games.skipbo_breakers import tiles
from breakhouse.games.skipbo_breakers.values import BreakersState, HandWon

Chances = Callable[[Match], tuple[float, ...]]

PLAYOUTS = 300
HAND_PLAYOUTS = 100
SAME = "chances"
"""The same draws everywhere, so that a curve moves only when the match does."""
USUAL_POINTS = (3, 6, 9, 12, 16)
"""What a hand of Skip-Bo Breakers brings while nothing is known of this match."""
PER_TILE = 0.22
"""How fast the chance to win the hand falls with each tile more."""


def chances_of(sitting: Sitting) -> Chances:
    state = sitting.match.state
    if isinstance(state, BreakersState):
        return _breakers(sitting)
    if isinstance(state, BuildingState):
        return _building(sitting)
    return lambda match: _settled(match) or _even(len(match.header.seats))


def _building(sitting: Sitting) -> Chances:
    points = [event.points for event in _events(sitting, TurnEnded)] or [4]
    mean, spread = fmean(points), max(1.0, pstdev(points))
    rounds = int(sitting.match.header.options["turns"])

    def chances(match: Match) -> tuple[float, ...]:
        state = match.state
        if (over := _settled(match)) is not None or not isinstance(state, BuildingState):
            return over or _even(len(match.header.seats))
        architect = (state.first + state.turn.number) % state.seats
        have = list(state.scores)
        rules: Any = match.game
        have[architect] += sum(rules.worth(state, card) for card in state.turn.done)
        whole = rounds * state.seats - state.turn.number
        to_come = [_turns_left(state, seat, whole) for seat in range(state.seats)]
        left = _turn_left(state, match.now)
        to_come[architect] += left - 1
        return _race(tuple(have), tuple(round(t, 2) for t in to_come), round(mean, 2), round(spread, 2))

    return chances


def _turns_left(state: BuildingState, seat: int, whole: int) -> float:
    """Turns that this seat still has, the one in progress included."""
    first = (seat - state.first - state.turn.number) % state.seats
    return max(0, (whole - first + state.seats - 1) // state.seats)


def _turn_left(state: BuildingState, now: int) -> float:
    """Which part of the turn in progress is still to come."""
    turn = state.turn
    if turn.started_at is None:
        return 1.0
    if turn.ends_at is not None:
        return min(1.0, max(0.0, (turn.ends_at - now) / max(1, turn.ends_at - turn.started_at)))
    tally: Any = getattr(state, "tally", None)
    if tally is not None:
        return float(max(0.0, 1 - tally.total / max(1, int(getattr(state.options, "limit", 15)))))
    return 0.5


@lru_cache(maxsize=4096)
def _race(have: tuple[int, ...], turns: tuple[float, ...], mean: float, spread: float) -> tuple[float, ...]:
    rng = Random(SAME)
    wins = [0.0] * len(have)
    for _ in range(PLAYOUTS):
        totals = [
            points + round(max(0.0, mean * t + spread * max(0.0, t) ** 0.5 * rng.gauss(0, 1)))
            for points, t in zip(have, turns, strict=True)
        ]
        _share(wins, totals)
    return tuple(win / PLAYOUTS for win in wins)


def _breakers(sitting: Sitting) -> Chances:
    known = tuple(sorted({max(1, event.points) for event in _events(sitting, HandWon)})) or USUAL_POINTS

    def chances(match: Match) -> tuple[float, ...]:
        state = match.state
        if (over := _settled(match)) is not None or not isinstance(state, BreakersState):
            return over or _even(len(match.header.seats))
        counts = tuple(tiles.count(hand) for hand in state.hands)
        return _hands(state.scores, counts, state.options.target, known)

    return chances


@lru_cache(maxsize=4096)
def _hands(
    scores: tuple[int, ...], counts: tuple[int, ...], target: int, points: tuple[int, ...]
) -> tuple[float, ...]:
    """Over who wins the hand in progress and what it brings, the chances from the next hand on."""
    weights = [exp(-PER_TILE * count) for count in counts]
    chances = [0.0] * len(scores)
    for winner, weight in enumerate(weights):
        for gain in points:
            then = tuple(score + gain * (seat == winner) for seat, score in enumerate(scores))
            for seat, chance in enumerate(_from_next_hand(then, target, points)):
                chances[seat] += chance * weight / (sum(weights) * len(points))
    return tuple(chances)


@lru_cache(maxsize=4096)
def _from_next_hand(scores: tuple[int, ...], target: int, points: tuple[int, ...]) -> tuple[float, ...]:
    rng = Random(SAME)
    wins = [0.0] * len(scores)
    for _ in range(HAND_PLAYOUTS):
        totals = list(scores)
        while max(totals) < target:
            totals[rng.randrange(len(totals))] += points[rng.randrange(len(points))]
        _share(wins, totals)
    return tuple(win / HAND_PLAYOUTS for win in wins)


def _share(wins: list[float], totals: Sequence[int]) -> None:
    best = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    for seat in winners:
        wins[seat] += 1 / len(winners)


def _settled(match: Match) -> tuple[float, ...] | None:
    outcome = match.outcome()
    if outcome is None:
        return None
    share = 1 / len(outcome.winners)
    return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))


def _even(seats: int) -> tuple[float, ...]:
    return (1 / seats,) * seats


def _events(sitting: Sitting, kind: type[Any]) -> list[Any]:
    game = sitting.match.game
    return [event for entry in sitting.log for event in entry.read_events(game) if isinstance(event, kind)]
