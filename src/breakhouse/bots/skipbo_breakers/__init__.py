"""Opponents for Skip-Bo Breakers, from one who lays what looks big to one who counts and reads the others.

They know what a seat was shown and nothing else; networks and compiled code load only when a level needs them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from breakhouse.bots.bot import Bot, Bots, Budget
from breakhouse.bots.chances import Forecast
from breakhouse.bots.review import Coach, Decision, Findings
from breakhouse.core import Seat
from breakhouse.core.match import Match, Sitting


def make(level: str, seat: Seat, seed: int | str) -> Bot:
    from breakhouse.bots.skipbo_breakers.player import seat_at

    return seat_at(level, seat, seed)


def warm() -> None:
    from breakhouse.bots.skipbo_breakers.thinking import warm_up

    warm_up()


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    from breakhouse.bots.skipbo_breakers import review

    return review.findings(sitting, decisions, budget)


def forecast(match: Match) -> Forecast:
    from breakhouse.bots.skipbo_breakers.chances import HandForecast

    return HandForecast(match)


def words(command: Mapping[str, Any]) -> str:
    """A set by its tiles; passing by its name."""
    return str(command.get("set") or command["do"]).replace("*", "∞")


BOTS = Bots(make, warm=warm)
COACH = Coach(findings, forecast, words)
