"""Bots that build with hands like people's: they read, reach, place, slip and fix mistakes, at a measured pace.

The same architect plays every building game; what a game adds is in its own folder.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from breakhouse.bots.forecast import Forecast
from breakhouse.core.match import Play
from breakhouse.core.plugins import later


class Spread(NamedTuple):
    """Points of an average turn, and the standard deviations of tables, of players at a table, and of turns.

    Seen in matches among beginners, casual and strong players; tables differ more, by their options.
    """

    mean: float
    tables: float
    players: float
    turns: float


def forecast_with(spread: Spread) -> Callable[[Play], Forecast]:
    """How to forecast the matches of a game with such turns."""
    return partial(later("breakhouse.bots.building.forecast:TurnForecast"), spread)
