"""What the Gymnasium environments share: one seat learns, bots sit in the others.

An illegal action does no harm: nothing happens, the reward is 0, and `info["refused"]` says why.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from breakhouse.bots import Bot
from breakhouse.core import View
from breakhouse.envs.checks import check_level, check_masks, check_options, check_render_mode
from breakhouse.envs.decisions import Decisions, Learner, margins, seat_opponents

_SEEDS = 1 << 31


class SoloEnv(gymnasium.Env[Any, Any]):
    """One seat against bots: `opponents` is one level for all, or a list with one for each.

    A game deals (`begin`), shows (`look`, `mask`) and carries a decision out (`carry_out`); Gymnasium calls the
    rest.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 — as Gymnasium has it

    def __init__(
        self,
        game_id: str,
        players: int,
        opponents: str | Sequence[str],
        seat: int,
        box: spaces.Box,
        actions: int,
        masks: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        seat_opponents(game_id, players, seat, opponents, 0)  # an impossible table is refused here
        self.masks = check_masks(masks)
        self.render_mode = check_render_mode(render_mode)
        self.seat = seat
        self._game_id, self._players, self._opponents = game_id, players, opponents
        self._actions_count = actions
        self.action_space = spaces.Discrete(actions)
        both = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.observation_space = both if masks == "observation" else box
        self.decisions: Decisions | None = None
        self._last: Any = None

    def begin(self, seed: int) -> Decisions:
        """A match with a learner in the seat, run to the first decision."""
        raise NotImplementedError

    def look(self) -> NDArray[Any]:
        """What the seat sees when it has to decide."""
        raise NotImplementedError

    def mask(self) -> NDArray[np.int8]:
        raise NotImplementedError

    def carry_out(self, action: int) -> None:
        """Passes the decision, which is legal, to the seat."""
        raise NotImplementedError

    def seat_learner(self, learner: Bot, options: dict[str, Any], seed: int) -> Decisions:
        bots = seat_opponents(self._game_id, self._players, self.seat, self._opponents, seed)
        seats = [bots.get(seat, learner) for seat in range(self._players)]
        return Decisions(self._game_id, seats, options, seed)

    def view(self) -> View:
        """What the seat knows when it has to decide."""
        assert self.decisions is not None
        assert self.decisions.awaiting is not None
        return self.decisions.awaiting.view

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.decisions = self.begin(int(self.np_random.integers(_SEEDS)))
        while self.decisions.turn is None:  # a match in which the seat never had to decide isn't an episode
            self.decisions = self.begin(int(self.np_random.integers(_SEEDS)))
        return self._tell({})

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.decisions is None:
            raise gymnasium.error.ResetNeeded("reset() comes before the first step")
        refusal = self._refuse(action)
        if refusal is not None:
            observation, info = self._tell({"refused": refusal})
            return observation, 0.0, self.decisions.turn is None, False, info
        self.carry_out(int(action))
        self.decisions.run()
        over = self.decisions.turn is None
        observation, info = self._tell({})
        return observation, self._gain() if over else 0.0, over, False, info

    def render(self) -> str | None:
        if self.render_mode != "ansi" or self.decisions is None:
            return None
        return repr(self.decisions.match)

    def _refuse(self, action: Any) -> str | None:
        assert self.decisions is not None
        if self.decisions.turn is None:
            return "it is over: call reset()"
        if isinstance(action, bool | np.bool_) or not self.action_space.contains(_unpack(action)):
            return f"an action is a whole number from 0 to {self._actions_count - 1}, not {action!r}"
        return None if self.mask()[int(action)] else f"action {int(action)} may not be played now"

    def _tell(self, info: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """After the end, the last observation is repeated, and no action is legal."""
        assert self.decisions is not None
        if self.decisions.turn is not None:
            self._last = self.look()
            mask = self.mask()
        else:
            mask = np.zeros(self._actions_count, np.int8)
        row = self._last.copy()
        if self.masks == "info":
            return row, {**info, "action_mask": mask}
        return {"observation": row, "action_mask": mask}, info

    def _gain(self) -> float:
        """Points above the mean of the others."""
        assert self.decisions is not None
        outcome = self.decisions.outcome
        return 0.0 if outcome is None else margins(outcome.scores)[self.seat]


def _unpack(action: Any) -> Any:
    """The action as a plain number: networks may return an array without dimensions."""
    return action[()] if isinstance(action, np.ndarray) and action.ndim == 0 else action


class MakeLearner(Protocol):
    def __call__(self, seat: int, level: str, seed: int) -> Learner: ...


class HandsSolo(SoloEnv):
    """A number of turns each; a bot of the given level does whatever the learner doesn't decide.

    The reward comes at the end: points above the mean of the others.
    """

    game_id: ClassVar[str]
    columns: ClassVar[int]
    numbers: ClassVar[type[np.int8 | np.float32]] = np.int8
    actions: ClassVar[int]
    make_learner: ClassVar[MakeLearner]
    options: ClassVar[dict[str, Any]] = {}

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
        box = spaces.Box(0, 1, (self.columns,), self.numbers)
        super().__init__(self.game_id, players, opponents, seat, box, self.actions, masks, render_mode)
        self._turns = turns
        self._options = {"turns": turns, **self.options}
        check_options(self.game_id, self._options)
        self._hands = check_level(self.game_id, "hands", hands)

    def begin(self, seed: int) -> Decisions:
        self.learner = self.make_learner(self.seat, self._hands, seed)
        return self.seat_learner(self.learner, self._options, seed)

    def carry_out(self, action: int) -> None:
        self.learner.decision = action
