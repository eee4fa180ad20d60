"""Bots for the dice game: an exact solver for which pieces to keep, and hands that throw and build like people's.

Which pieces stay and which are rolled again is the whole skill of the game apart from quick hands.
"""

from breakhouse.bots.dice.builder import DiceBuilder
from breakhouse.bots.dice.solver import Keep, Solution, solve, solve_card
from breakhouse.core import Seat

__all__ = ["Keep", "Solution", "make", "solve", "solve_card"]


def make(game_id: str, level: str, seat: Seat, seed: int | str = 0) -> DiceBuilder:
    return DiceBuilder(level, seat, seed)
