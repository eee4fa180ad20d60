"""Bots for classic Make 'n' Break: architects that refuse cards that don't pay."""

from breakhouse.bots.bot import Bots
from breakhouse.bots.building import Spread, forecast_with
from breakhouse.bots.review import Coach
from breakhouse.core.plugins import later

SPREAD = Spread(mean=8.9, tables=2.0, players=3.4, turns=2.4)

BOTS = Bots(later("breakhouse.bots.classic.architect:ClassicArchitect"))
COACH = Coach(
    later("breakhouse.bots.classic.review:findings"),
    forecast_with(SPREAD),
    find_signs=later("breakhouse.bots.building.signs:find_signs"),
)
