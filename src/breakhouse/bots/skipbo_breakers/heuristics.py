"""Rules of thumb that people play by: what a set gets rid of, what it spends, what it breaks up.

Each habit is a handful of weights; whatever it doesn't see, its player gets wrong.
"""

from typing import NamedTuple

from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import TileSet

OUT = 1e6
NEARLY_OUT = 4


class Habit(NamedTuple):
    """What matters to a player, in points of its own."""

    tile: float
    """For each tile laid."""
    rank: float
    """Against each step of rank: above 0 for players who save high tiles, below for those who show them off."""
    wild: float
    """Against each wild spent."""
    torn: float
    """Against each number of which another copy stays behind."""
    breaker: float
    """Against spending a Breaker."""
    block: float
    """For each step of rank when somebody could go out with a set of this size."""
    passing: float
    """What passing is worth, compared with these."""
    alarm: float
    """What passing loses when somebody is nearly out."""


BEGINNER = Habit(0.5, -0.5, 6.0, 0.0, -2.0, 0.0, -12.0, 0.0)
"""Shows off the highest and longest sets, saves wilds for a day that never comes, breaks up pairs without
noticing."""
CASUAL = Habit(0.9, 0.12, 1.5, 1.0, 3.0, 0.0, -5.0, 4.0)
"""Keeps pairs together and holds high tiles back, doesn't count, notices late that somebody is nearly out."""
STEADY = Habit(0.87, 0.1, 1.9, 6.0, 5.1, 0.1, -9.4, 19.5)
"""Gets rid of low and lone tiles first, keeps groups, wilds and Breakers, and stops players who are nearly out."""


def worth(hand: int, laid: TileSet | None, least: int, habit: Habit) -> float:
    """What a move is worth to this habit; `least` is the fewest tiles that another player holds."""
    near = least <= NEARLY_OUT
    if laid is None:
        return habit.passing - habit.alarm * near
    left = t.without(hand, laid.tiles)
    if left == 0:
        return OUT
    torn = (left & laid.tiles & t.PLANE).bit_count()
    value = habit.tile * laid.length - habit.rank * laid.rank
    value -= habit.wild * t.wilds(laid.tiles) + habit.torn * torn
    if laid.kind == "breaker":
        return value - habit.breaker
    return value + habit.block * laid.rank if near and laid.length <= least else value
