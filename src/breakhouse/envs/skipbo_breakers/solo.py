"""Skip-Bo Breakers for Gymnasium: one seat against bots of any level, `breakhouse/SkipBoBreakers-v0`."""

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from breakhouse.bots import Budget, Move
from breakhouse.core import Command, Event, Offers, View
from breakhouse.envs.decisions import Awaiting, Decisions
from breakhouse.envs.skipbo_breakers.actions import action_table
from breakhouse.envs.skipbo_breakers.hands import check_target
from breakhouse.envs.skipbo_breakers.planes import Knowledge, planes_of, width, write_row
from breakhouse.envs.solo import SoloEnv
from breakhouse.games.skipbo_breakers import GAME
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import TileSet
from breakhouse.games.skipbo_breakers.position import Position
from breakhouse.games.skipbo_breakers.values import BreakersView, Dealt, Laid, Lay, Pass

ONE_HAND = 1
"""The target that any won hand reaches."""


class BreakersLearner:
    """A seat that asks what to play, and remembers what everybody saw."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision: Command | None = None
        self.seen = 0

    def observe(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.seen = 0
        elif isinstance(event, Laid) and event.tiles is not None:
            self.seen = t.with_(self.seen, t.parse_tiles(event.tiles))

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move:
        if self.decision is None:
            raise Awaiting(self.seat, view)
        command, self.decision = self.decision, None
        return Move(command)


class BreakersSolo(SoloEnv):
    """One hand (`target=None`) or a match against `opponents`: one level for all, or a list with one for each.

    The reward comes at the end: points above the mean of the others for a hand, 1 for a won match, a share of -1
    for a lost one.
    """

    def __init__(
        self,
        players: int = 2,
        opponents: str | Sequence[str] = "casual",
        target: int | None = None,
        seat: int = 0,
        actions: str = "compact",
        masks: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        self._target = None if target is None else check_target(target)
        self._actions = action_table(actions)
        self._planes = planes_of(players, target is not None)
        box = spaces.Box(0, 1, (width(self._planes),), np.int8)
        super().__init__(GAME.id, players, opponents, seat, box, self._actions.size, masks, render_mode)

    def begin(self, seed: int) -> Decisions:
        self._learner = BreakersLearner(self.seat)
        return self.seat_learner(self._learner, {"target": self._target or ONE_HAND}, seed)

    def look(self) -> NDArray[np.int8]:
        view = self._breakers_view()
        sight = Knowledge(
            self.seat,
            t.parse_tiles(view.mine or ""),
            self._learner.seen,
            view.counts,
            to_beat(view),
            len(view.passed),
            view.opener,
            view.scores,
        )
        return write_row(sight, self._planes, self._target)

    def mask(self) -> NDArray[np.int8]:
        return self._actions.mask(self._position())

    def carry_out(self, action: int) -> None:
        move = self._actions.move(self._position(), action)
        self._learner.decision = Pass() if move is None else Lay(t.write_tiles(move.tiles), move.kind)

    def _position(self) -> Position:
        """The position as far as the seat knows it: what's legal depends on nothing else."""
        view = self._breakers_view()
        hands = [0] * self._players
        hands[self.seat] = t.parse_tiles(view.mine or "")
        return Position(hands, self.seat, to_beat(view), len(view.passed))

    def _breakers_view(self) -> BreakersView:
        view = self.view()
        assert isinstance(view, BreakersView)
        return view

    def _gain(self) -> float:
        if self._target is None or self.decisions is None or self.decisions.outcome is None:
            return super()._gain()
        return 1.0 if self.seat in self.decisions.outcome.winners else -1 / (self._players - 1)


def to_beat(view: BreakersView) -> TileSet | None:
    """The set on top of the round, as the view shows it."""
    top = view.lying[-1] if view.lying else None
    if top is None or top.kind is None or top.rank is None:
        return None
    return TileSet(top.kind, top.length, top.rank, t.parse_tiles(top.tiles or ""))
