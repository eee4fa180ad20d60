"""Opponents for Skip-Bo Breakers, from one who lays what looks big to one who counts and reads the others.

They know what a seat was shown and nothing else; networks and compiled code load only when a level needs them.
"""

from breakhouse.bots.skipbo_breakers.player import Player, seat_at
from breakhouse.core import Seat

__all__ = ["Player", "make"]


def make(game_id: str, level: str, seat: Seat, seed: int | str = 0) -> Player:
    return seat_at(level, seat, seed)
