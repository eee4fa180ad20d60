"""Bots that build with hands like people's: they read, reach, place, slip and mend, at a measured pace.

The same architect plays classic and mini and is the hands of the dice game's bots.
"""

from collections.abc import Sequence

from breakhouse.bots.bot import Bot, Bots, Budget
from breakhouse.bots.chances import Forecast
from breakhouse.bots.review import Coach, Decision, Findings
from breakhouse.core import Seat
from breakhouse.core.match import Match, Sitting


def make(level: str, seat: Seat, seed: int | str) -> Bot:
    from breakhouse.bots.building.architect import Architect

    return Architect(level, seat, seed)


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    from breakhouse.bots.building import review

    return review.findings(sitting, decisions, budget)


def forecast(match: Match) -> Forecast:
    from breakhouse.bots.building.chances import Turns

    return Turns(match)


BOTS = Bots(make)
COACH = Coach(findings, forecast)
