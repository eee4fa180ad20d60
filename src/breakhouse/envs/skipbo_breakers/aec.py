"""Skip-Bo Breakers for PettingZoo."""

from typing import Any, ClassVar

from gymnasium.utils import EzPickle

from breakhouse.envs.checks import check_seed
from breakhouse.envs.skipbo_breakers.actions import action_table
from breakhouse.envs.skipbo_breakers.hands import HandTable
from breakhouse.envs.skipbo_breakers.planes import planes_of, width, write_row
from breakhouse.envs.turns import Array, TurnEnv


class BreakersEnv(TurnEnv, EzPickle):
    """2 to 4 players, one hand (`target=None`) or a whole match.

    `actions` is `compact` (261) or `full` (62,564), `masks` says where masks go, and `recall=True` adds the planes
    for perfect recall. The winner of a hand gets its points, and the others together lose as many.
    """

    metadata: ClassVar[dict[str, Any]] = {**TurnEnv.metadata, "name": "skipbo_breakers_v0"}

    def __init__(
        self,
        players: int = 2,
        target: int | None = None,
        actions: str = "compact",
        masks: str = "observation",
        recall: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, target, actions, masks, recall, render_mode)
        self._table = HandTable(players, target)
        self._actions = action_table(actions)
        self._planes = planes_of(players, target is not None, recall)
        TurnEnv.__init__(self, players, width(self._planes), self._actions.size, masks, render_mode)

    def start(self, seed: int | None) -> None:
        self._table.reset(check_seed(seed))

    def turn(self) -> int | None:
        return self._table.turn

    def look(self, seat: int) -> Array:
        return write_row(self._table.look(seat), self._planes, self._table.target)

    def mask(self, seat: int) -> Array:
        return self._actions.mask(self._table.position)

    def act(self, action: int) -> tuple[float, ...]:
        return self._table.play(self._actions.move(self._table.position, action))

    def __str__(self) -> str:
        return "skipbo_breakers_v0"

    def render(self) -> str | None:
        return str(self._table.position) if self.render_mode == "ansi" else None
