"""What the PettingZoo environments share: agents that act in turn, masks, rewards, and refusals of illegal
actions."""

import inspect
from collections.abc import Callable
from typing import Any, ClassVar, ParamSpec

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from breakhouse.envs.checks import check_masks, check_render_mode

Array = NDArray[np.int8]
_P = ParamSpec("_P")


class TurnEnv(AECEnv):  # type: ignore[misc] # PettingZoo's classes are generic in ways mypy does not follow
    """One agent acts at a time. A game deals (`start`), and says whose turn it is (`turn`), what an agent sees
    (`look`) and may do (`mask`), and what came of an action (`act`); PettingZoo calls the rest.

    With `masks="observation"` an observation is `{"observation": …, "action_mask": …}`; with `masks="info"` it is
    the array alone, and the mask is in the agent's info.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}
    render_mode: str | None

    def __init__(self, players: int, columns: int, actions: int, masks: str, render_mode: str | None) -> None:
        super().__init__()
        self.masks = check_masks(masks)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{n}" for n in range(players)]
        self.agents: list[str] = []
        box = spaces.Box(0, 1, (columns,), np.int8)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        both = spaces.Dict({"observation": box, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both if masks == "observation" else box)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def start(self, seed: int | None) -> None:
        raise NotImplementedError

    def turn(self) -> int | None:
        """Whose turn it is; None when the game is over."""
        raise NotImplementedError

    def look(self, seat: int) -> Array:
        raise NotImplementedError

    def mask(self, seat: int) -> Array:
        raise NotImplementedError

    def act(self, action: int) -> tuple[float, ...]:
        """Carries out an action of the seat whose turn it is; returns what each seat gains. Raises `ValueError`
        for an illegal action, and changes nothing."""
        raise NotImplementedError

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._pass_on()

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError("nobody is at the table: reset() comes first, and again after the end")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if isinstance(action, bool | np.bool_) or not isinstance(action, int | np.integer):
            raise ValueError(f"{agent} has to act with a whole number, not {action!r}")
        gains = self.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, gains, strict=True))
        self._accumulate_rewards()
        self._pass_on()

    def _pass_on(self) -> None:
        turn = self.turn()
        if turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[turn]
        self.infos = {agent: self._inform(agent) for agent in self.agents}

    def _inform(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self._mask_of(agent)} if self.masks == "info" else {}

    def observe(self, agent: str) -> Any:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}: they are {', '.join(self.possible_agents)}")
        row = self.look(self.possible_agents.index(agent))
        return row if self.masks == "info" else {"observation": row, "action_mask": self._mask_of(agent)}

    def _mask_of(self, agent: str) -> Array:
        """All zeros for an agent whose turn it isn't."""
        seat = self.possible_agents.index(agent)
        if seat == self.turn():
            return self.mask(seat)
        return np.zeros(self.action_spaces[agent].n, np.int8)

    def render(self) -> str | None:
        return str(self) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def wrap_as_usual(raw_env: Callable[_P, TurnEnv], module: str) -> Callable[_P, AECEnv]:
    """What a PettingZoo module calls `env`."""

    def env(*values: _P.args, **options: _P.kwargs) -> AECEnv:
        """The environment as it's usually used: an illegal action ends the game and costs a point, as in
        PettingZoo's own games."""
        wrapped = wrappers.TerminateIllegalWrapper(raw_env(*values, **options), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))

    env.__module__, env.__qualname__ = module, "env"
    shown = inspect.signature(raw_env).replace(return_annotation=AECEnv)
    env.__signature__ = shown  # type: ignore[attr-defined] # by `help` and notebooks
    return env
