"""Bots for Mini Make 'n' Break: architects as they are."""

from collections.abc import Sequence

from breakhouse.bots.bot import Bot, Bots, Budget
from breakhouse.bots.building import Spread, forecast_with
from breakhouse.bots.review import Coach, Decision, Findings
from breakhouse.core import Seat
from breakhouse.core.match import Sitting

SPREAD = Spread(mean=3.8, tables=1.0, players=1.5, turns=1.7)


def make(level: str, seat: Seat, seed: int | str) -> Bot:
    from breakhouse.bots.building.architect import Architect

    return Architect(level, seat, seed)


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    from breakhouse.bots.building import review

    return review.findings(sitting, decisions, budget)


BOTS = Bots(make)
COACH = Coach(findings, forecast_with(SPREAD))
