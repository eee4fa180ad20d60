"""Thousands of tables of Skip-Bo Breakers at once, for learners: arrays that stay where they are, one call per
step."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from breakhouse.core.numbers import MOST_SEED, check_whole
from breakhouse.core.optional_installs import need
from breakhouse.envs.checks import IllegalAction
from breakhouse.envs.skipbo_breakers.actions import action_table
from breakhouse.envs.skipbo_breakers.planes import check_players, planes_of, width

MOST_TABLES = 1 << 20
_A_SEED = "a seed is a whole number from 0 to 2^63 - 1"


class VectorHands:
    """`n` tables with `players` players each, which play hand after hand with the compact actions.

    These arrays are up to date after `reset` and every `step`, and always use the same memory, so
    `torch.from_numpy(tables.observations)` copies nothing:

    | array | shape | |
    |---|---|---|
    | `observations` | (n, columns), int8 | what the seat to move sees: `planes_of(players)` |
    | `masks` | (n, 261), int8 | what it may play |
    | `turns` | (n,), int64 | whose turn it is |
    | `rewards` | (n, players), float32 | what the last step brought each seat |
    | `dones` | (n,), bool | whether it ended a hand; if so, the next one has been dealt |

    >>> tables = VectorHands(4, players=3)
    >>> observations, masks = tables.reset(7)
    >>> observations.shape, masks.shape
    ((4, 232), (4, 261))
    >>> rewards, dones = tables.step(tables.draw())
    >>> rewards.shape, dones.any()
    ((4, 3), np.False_)
    """

    def __init__(self, n: int, players: int = 2) -> None:
        self.n = n = check_whole("n", n, 1, MOST_TABLES)
        self.players = players = check_players(players)
        need("envs", "numba")
        self.observations: NDArray[np.int8] = np.zeros((n, width(planes_of(players))), np.int8)
        self.masks: NDArray[np.int8] = np.zeros((n, action_table("compact").size), np.int8)
        self.turns: NDArray[np.int64] = np.zeros(n, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((n, players), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.hands: NDArray[np.int64] = np.zeros((n, players), np.int64)
        self._order = np.zeros((n, 64), np.int64)
        self._states, self._draws = np.zeros(n, np.uint64), np.zeros(n, np.uint64)
        self._demands, self._passes, self._seen = (np.zeros(n, np.int64) for _ in range(3))
        self._drawn = np.zeros(n, np.int64)
        self._is_ready = False

    def reset(self, seeds: ArrayLike | None = None) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """Deals at every table; returns `observations` and `masks`. Takes one seed for all, one for each table, or
        none for random hands.

        The same seeds always give the same hands, whatever n is.
        """
        from breakhouse.envs.skipbo_breakers.stepping import reset_all

        self._states[:] = self._spread(seeds)
        self._draws[:] = self._states ^ np.uint64(0x5DEECE66D)
        reset_all(*self._present())
        self.rewards[:], self.dones[:] = 0, False
        self._is_ready = True
        return self.observations, self.masks

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Plays an action at each table; returns `rewards` and `dones`. Raises `IllegalAction` if one of them is
        illegal, and changes no table."""
        from breakhouse.envs.skipbo_breakers.stepping import find_illegal, step_all

        chosen = self._check(actions)
        wrong = find_illegal(chosen, self.masks)
        if wrong >= 0:
            action = int(chosen[wrong])
            names = action_table("compact").names
            name = names[action] if 0 <= action < len(names) else "no such action"
            raise IllegalAction(f"table {wrong}: action {action} ({name}) may not be played now")
        step_all(chosen, self.rewards, self.dones, *self._present())
        return self.rewards, self.dones

    def draw(self) -> NDArray[np.int64]:
        """A random legal action for each table, from a generator of its own that depends on the seeds."""
        from breakhouse.envs.skipbo_breakers.stepping import draw_all

        self._check_ready()
        draw_all(self.masks, self._draws, self._drawn)
        return self._drawn

    def __repr__(self) -> str:
        return f"<VectorHands of {self.n} tables with {self.players} players>"

    def _present(self) -> tuple[Any, ...]:
        return (
            self.hands,
            self._order,
            self._states,
            self.turns,
            self._demands,
            self._passes,
            self._seen,
            self.observations,
            self.masks,
        )

    def _spread(self, seeds: ArrayLike | None) -> NDArray[np.uint64]:
        """A far-off state of the generator for each table."""
        if seeds is None:
            return np.random.default_rng().integers(0, MOST_SEED, self.n, dtype=np.uint64)
        given = np.asarray(seeds)
        if given.dtype.kind not in "iu" or given.shape not in ((), (self.n,)):
            raise ValueError(f"{_A_SEED}: one, or {self.n}; not {given.dtype} of shape {given.shape}")
        if (given < 0).any() or (given > MOST_SEED).any():
            raise ValueError(_A_SEED)
        each = given.astype(np.uint64) if given.shape else np.full(self.n, given, np.uint64)
        tables = np.arange(self.n, dtype=np.uint64) if not given.shape else np.zeros(self.n, np.uint64)
        return each * np.uint64(0xD1342543DE82EF95) + tables * np.uint64(0x2545F4914F6CDD1D)

    def _check(self, actions: ArrayLike) -> NDArray[np.int64]:
        self._check_ready()
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"{self.n} whole numbers, one for each table; not {chosen.dtype} of shape {chosen.shape}"
            )
        return chosen.astype(np.int64, copy=False)

    def _check_ready(self) -> None:
        if not self._is_ready:
            raise RuntimeError("reset() comes before the first step")
