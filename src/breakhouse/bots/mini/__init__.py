"""Bots for Mini Make 'n' Break: plain architects."""

from breakhouse.bots.bot import Bots
from breakhouse.bots.building import Spread, forecast_with
from breakhouse.bots.review import Coach
from breakhouse.core.plugins import later

SPREAD = Spread(mean=3.8, tables=1.0, players=1.5, turns=1.7)

BOTS = Bots(later("breakhouse.bots.building.architect:Architect"))
COACH = Coach(
    later("breakhouse.bots.building.review:findings"),
    forecast_with(SPREAD),
    find_signs=later("breakhouse.bots.building.signs:find_signs"),
)
