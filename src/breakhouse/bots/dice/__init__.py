"""Bots for the dice game: an exact solver for which pieces to keep, and hands that throw and build like people's.

Which pieces stay and which are rolled again is the whole skill of the game apart from quick hands.
"""

from breakhouse.bots.bot import Bots
from breakhouse.bots.building import Spread, forecast_with
from breakhouse.bots.review import Coach
from breakhouse.core.plugins import later

SPREAD = Spread(mean=6.7, tables=1.5, players=2.0, turns=2.2)

BOTS = Bots(later("breakhouse.bots.dice.builder:DiceBuilder"))
COACH = Coach(
    later("breakhouse.bots.dice.review:findings"),
    forecast_with(SPREAD),
    find_signs=later("breakhouse.bots.dice.signs:find_signs"),
)
