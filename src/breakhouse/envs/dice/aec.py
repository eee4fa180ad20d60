"""The dice game for PettingZoo."""

from random import Random
from typing import Any, ClassVar

from gymnasium.utils import EzPickle

from breakhouse.envs.checks import IllegalAction, check_level, check_options, check_players, check_seed
from breakhouse.envs.decisions import Decisions, margins
from breakhouse.envs.dice.learner import ACTIONS, COLUMNS, DiceLearner, look, mask
from breakhouse.envs.turns import Array, TurnEnv
from breakhouse.games.dice import GAME


class DiceEnv(TurnEnv, EzPickle):
    """2 to 4 players with `turns` turns each; every agent decides which pieces to roll again.

    `hands` is the level of the bots that throw and build. At the end each agent gets its points minus the others'
    mean.
    """

    metadata: ClassVar[dict[str, Any]] = {**TurnEnv.metadata, "name": "dice_v0"}

    def __init__(
        self,
        players: int = 2,
        turns: int = 1,
        hands: str = "casual",
        masks: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, turns, hands, masks, render_mode)
        TurnEnv.__init__(self, check_players(GAME.id, players), COLUMNS, ACTIONS, masks, render_mode)
        check_options(GAME.id, {"turns": turns})
        self._turns, self._hands = turns, check_level(GAME.id, "hands", hands)

    def start(self, seed: int | None) -> None:
        chance = Random(check_seed(seed))
        while True:  # there's nothing to learn from a match without a decision
            number = chance.getrandbits(31)
            seats = range(len(self.possible_agents))
            self._learners = [DiceLearner(seat, self._hands, number) for seat in seats]
            self._decisions = Decisions(GAME.id, self._learners, {"turns": self._turns}, number)
            if self._decisions.awaiting is not None:
                break
        self._seen = self._decisions.awaiting.view

    def turn(self) -> int | None:
        return self._decisions.turn

    def look(self, seat: int) -> Array:
        return look(self._seen)

    def mask(self, seat: int) -> Array:
        return mask(self._seen)

    def act(self, action: int) -> tuple[float, ...]:
        turn = self._decisions.turn
        if not 0 <= action < ACTIONS:
            raise IllegalAction(f"there is no action {action}: they go from 0 to {ACTIONS - 1}")
        if turn is None or not mask(self._seen)[action]:
            raise IllegalAction(f"action {action} may not be played now")
        self._learners[turn].decision = int(action)
        self._decisions.run()
        if self._decisions.awaiting is not None:
            self._seen = self._decisions.awaiting.view
        outcome = self._decisions.outcome
        return (0.0,) * len(self._learners) if outcome is None else margins(outcome.scores)

    def __str__(self) -> str:
        return "dice_v0"

    def render(self) -> str | None:
        return repr(self._decisions.match) if self.render_mode == "ansi" else None
