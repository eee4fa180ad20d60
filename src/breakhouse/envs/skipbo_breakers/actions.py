"""Actions as numbers: two tables that never change under their version.

*Compact*: passing, and each of the 260 demands that a set can make on the next player (kind, length and rank). If
several sets in a hand make the same demand, the one with the fewest wilds is meant. The only thing this leaves out
is spending a wild in place of a number that the player holds.

*Full*: passing, and each of the 62,563 sets that the 64 tiles can give.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from breakhouse.envs.checks import IllegalAction
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import DEPTH, KINDS, TileSet, demand_of
from breakhouse.games.skipbo_breakers.notation import PASSING, write_set
from breakhouse.games.skipbo_breakers.position import Move, Position
from breakhouse.games.skipbo_breakers.sets import sets

VERSION = 0
"""The version of both tables: a different table gets another number, and the old one stays."""
PASS_ACTION = 0
SPACES = ("compact", "full")

Mask = NDArray[np.int8]


class ActionTable(NamedTuple):
    """What every index means, and which of them are legal in a position."""

    space: str
    names: tuple[str, ...]
    """By index: `pass`, `run 3-5` (compact), `run 3 4 *` (full)."""
    indices: dict[int, int]
    """From a demand (compact) or the tiles under their kind (full) to its index."""

    @property
    def size(self) -> int:
        return len(self.names)

    def index_of(self, move: Move) -> int:
        """The index that stands for a move; in the compact table several moves may share one."""
        return PASS_ACTION if move is None else self.indices[self._key(move)]

    def mask(self, position: Position) -> Mask:
        """1 for each action that may be played now; none when the hand is over."""
        mask = np.zeros(self.size, np.int8)
        if not position.is_over:
            mask[[self.index_of(move) for move in position.legal()]] = 1
        return mask

    def move(self, position: Position, action: int) -> Move:
        """The move that an index means here, or `IllegalAction`."""
        if not isinstance(action, int | np.integer) or isinstance(action, bool | np.bool_):
            raise IllegalAction(f"an action is a whole number from 0 to {self.size - 1}, not {action!r}")
        if not 0 <= action < self.size:
            raise IllegalAction(f"there is no action {action}: they go from 0 to {self.size - 1}")
        meant = () if position.is_over else [m for m in position.legal() if self.index_of(m) == action]
        if not meant:
            why = "the hand is over" if position.is_over else f"seat {position.turn} may not play it now"
            raise IllegalAction(f"action {action} ({self.names[action]}): {why}")
        return min(meant, key=lambda move: 0 if move is None else t.wilds(move.tiles))

    def _key(self, laid: TileSet) -> int:
        return demand_of(laid) if self.space == SPACES[0] else full_key(laid)


def full_key(laid: TileSet) -> int:
    """Kind and tiles in one integer."""
    return KINDS.index(laid.kind) << 64 | laid.tiles


@cache
def all_sets() -> tuple[TileSet, ...]:
    """Every set that the 64 tiles can give, by kind, length, rank, wilds and tiles: the order of the tables."""
    return tuple(sorted(sets(t.FULL), key=lambda one: (demand_of(one), t.wilds(one.tiles), one.tiles)))


@cache
def action_table(space: str = "compact") -> ActionTable:
    """The table of this name, `compact` or `full`."""
    if space == SPACES[0]:
        demands = {demand_of(one): one for one in all_sets()}
        names = (PASSING, *(name_demand(one) for one in demands.values()))
        return ActionTable(space, names, {demand: n for n, demand in enumerate(demands, 1)})
    if space == SPACES[1]:
        names = (PASSING, *(write_set(one) for one in all_sets()))
        return ActionTable(space, names, {full_key(one): n for n, one in enumerate(all_sets(), 1)})
    raise ValueError(f"actions are {' or '.join(SPACES)}, not {space!r}")


def name_demand(one: TileSet) -> str:
    """The demand in words, such as `single 7`, `breaker 3×7`, `run 3-5` or `pairs 3-4`; ∞ is `*`."""
    rank = str(one.rank) if one.rank <= t.TOP else "*"
    if one.kind in DEPTH:
        return f"{one.kind} {one.rank - one.length // DEPTH[one.kind] + 1}-{rank}"
    return f"{one.kind} {one.length}×{rank}" if one.kind == "breaker" else f"{one.kind} {rank}"
