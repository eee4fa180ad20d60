"""Opponents for Skip-Bo Breakers, from one that lays what looks big to one that counts and reads the others.

They know what a seat was shown and nothing else; networks and compiled code load only when a level needs them.
"""

from collections.abc import Mapping
from typing import Any

from breakhouse.bots.bot import Bots
from breakhouse.bots.review import Coach
from breakhouse.core.plugins import later
from breakhouse.games.skipbo_breakers.tiles import show


def write_command(command: Mapping[str, Any]) -> str:
    """A set by its tiles; passing by its name."""
    return show(str(command.get("set") or command["do"]))


BOTS = Bots(
    later("breakhouse.bots.skipbo_breakers.player:seat_at"),
    baseline=later("breakhouse.bots.skipbo_breakers.baselines:seat_baseline"),
    warm=later("breakhouse.bots.skipbo_breakers.evaluation:warm_up"),
)
COACH = Coach(
    later("breakhouse.bots.skipbo_breakers.review:findings"),
    later("breakhouse.bots.skipbo_breakers.forecast:HandForecast"),
    write_command,
    later("breakhouse.bots.skipbo_breakers.signs:find_signs"),
)
