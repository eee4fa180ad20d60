"""Chances in the building games: what players will score is estimated from their past turns.

The points of a turn vary around the player's mean, players vary around their table's, and tables around the
game's. With normal distributions at all three levels, everything seen so far goes into one linear system, and the
future is drawn from the remaining uncertainty.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from breakhouse.bots.building import Spread
from breakhouse.bots.forecast import Chances, share_win
from breakhouse.core.entry import Entry
from breakhouse.core.match import Play
from breakhouse.games.blocks.match.values import BuildingState, TurnEnded

DRAWS = 600


class TurnForecast:
    def __init__(self, spread: Spread, _: Play) -> None:
        self._spread = spread
        self._had: tuple[tuple[int, int], ...] = ()
        """Seat and points of every turn that is over."""

    def after(self, entry: Entry, match: Play) -> Chances:
        ended = [event for event in entry.read_events(match.game) if isinstance(event, TurnEnded)]
        self._had += tuple((event.seat, event.points) for event in ended)
        state: Any = match.state
        if (over := share_win(match)) is not None or not isinstance(state, BuildingState):
            return over or ()
        rules: Any = match.game
        architect, here = rules.architect(state), round(_done_part(state, match.now), 2)
        brought = sum(rules.worth(state, card) for card in state.turn.done)
        left = [float(_turns_left(state, seat, rules.turns(state))) for seat in range(state.seats)]
        left[architect] -= here
        have = tuple(score + brought * (seat == architect) for seat, score in enumerate(state.scores))
        seen = (*((seat, points, 1.0) for seat, points in self._had), (architect, brought, here))
        return _race(have, tuple(left), seen, self._spread)


def _turns_left(state: BuildingState, seat: int, rounds: int) -> int:
    """Turns that this seat still has, the one in progress included."""
    whole = rounds * state.seats - state.turn.number
    first = (seat - state.first - state.turn.number) % state.seats
    return max(0, (whole - first + state.seats - 1) // state.seats)


def _done_part(state: BuildingState, now: int) -> float:
    """The fraction of the current turn that is over."""
    turn: Any = state.turn
    if turn.started_at is None:
        return 0.0
    if turn.phase == "closing":
        return 1.0
    if turn.ends_at is not None:
        return float(min(1.0, max(0.0, (now - turn.started_at) / max(1, turn.ends_at - turn.started_at))))
    tally: Any = getattr(state, "tally", None)
    if tally is not None:
        return float(min(1.0, tally.total / max(1, int(getattr(state.options, "limit", 15)))))
    return 0.0  # without a timer everything may still come: starting or finishing a card never costs anything


@lru_cache(maxsize=4096)
def _race(
    have: tuple[int, ...], left: tuple[float, ...], seen: tuple[tuple[int, int, float], ...], spread: Spread
) -> Chances:
    """Draws everybody's final points from what is known about each; equal totals share."""
    seats = len(have)
    known = np.diag([1 / spread.tables**2, *[1 / spread.players**2] * seats])
    weighed = np.zeros(1 + seats)
    weighed[0] = spread.mean / spread.tables**2
    for seat, points, part in seen:
        of = np.zeros(1 + seats)
        of[[0, 1 + seat]] = 1
        known += part * np.outer(of, of) / spread.turns**2
        weighed += points * of / spread.turns**2
    open_ = np.linalg.inv(known)
    to_come = np.array(left)
    each = np.hstack([np.ones((seats, 1)), np.eye(seats)]) * to_come[:, None]
    mean = np.array(have) + each @ open_ @ weighed
    covariance = each @ open_ @ each.T + np.diag(to_come * spread.turns**2 + 1e-9)
    drawn = mean + _noise(seats) @ np.linalg.cholesky(covariance).T
    totals = np.rint(np.maximum(drawn, have))
    best = totals == totals.max(axis=1, keepdims=True)
    shares = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
    return tuple(float(share) for share in shares)


@lru_cache
def _noise(seats: int) -> Any:
    """The same draws everywhere, each with its mirror image, so a curve moves only when the match does."""
    half = np.random.default_rng(1).standard_normal((DRAWS // 2, seats))
    return np.vstack([half, -half])
