"""Bots that build with hands like people's: they read, reach, place, slip and mend, at a measured pace.

The same architect plays classic and mini and is the hands of the dice game's bots.
"""

from breakhouse.bots.building.architect import Architect
from breakhouse.core import Seat


def make(game_id: str, level: str, seat: Seat, seed: int | str = 0) -> Architect:
    return Architect(level, seat, seed)
