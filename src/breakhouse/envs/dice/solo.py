"""The dice game for Gymnasium: one seat against bots of any level, `breakhouse/Dice-v0`."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from breakhouse.envs.decisions import Decisions, seat_opponents
from breakhouse.envs.dice.learner import ACTIONS, COLUMNS, DiceLearner, look, mask
from breakhouse.envs.solo import SoloEnv
from breakhouse.games.dice import GAME


class DiceSolo(SoloEnv):
    """So many turns each against `opponents`; after each throw, which pieces are rolled again.

    `hands` is the level whose hands throw and build for the learner. The reward comes at the end: points above the
    mean of the others.
    """

    def __init__(
        self,
        players: int = 2,
        opponents: str | Sequence[str] = "casual",
        turns: int = 1,
        seat: int = 0,
        hands: str = "casual",
        masks: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        seat_opponents(GAME.id, players, seat, opponents, 0)
        self._players, self._opponents, self._turns, self._hands = players, opponents, turns, hands
        super().__init__(seat, spaces.Box(0, 1, (COLUMNS,), np.int8), ACTIONS, masks, render_mode)

    def begin(self, seed: int) -> Decisions:
        self._learner = DiceLearner(self.seat, self._hands, seed)
        bots = seat_opponents(GAME.id, self._players, self.seat, self._opponents, seed)
        seats: list[Any] = [bots.get(seat, self._learner) for seat in range(self._players)]
        return Decisions(GAME.id, seats, {"turns": self._turns}, seed)

    def look(self) -> NDArray[np.int8]:
        assert self.decisions is not None
        assert self.decisions.awaiting is not None
        return look(self.decisions.awaiting.view)

    def mask(self) -> NDArray[np.int8]:
        assert self.decisions is not None
        assert self.decisions.awaiting is not None
        return mask(self.decisions.awaiting.view)

    def carry_out(self, action: int) -> None:
        self._learner.decision = action
