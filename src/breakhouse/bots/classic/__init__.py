"""Bots for classic Make 'n' Break: architects that refuse what does not pay."""

from collections.abc import Sequence

from breakhouse.bots.bot import Bot, Bots, Budget
from breakhouse.bots.building import Spread, forecast_with
from breakhouse.bots.review import Coach, Decision, Findings
from breakhouse.core import Seat
from breakhouse.core.match import Sitting

SPREAD = Spread(mean=8.9, tables=2.0, players=3.4, turns=2.4)


def make(level: str, seat: Seat, seed: int | str) -> Bot:
    from breakhouse.bots.classic.architect import ClassicArchitect

    return ClassicArchitect(level, seat, seed)


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    from breakhouse.bots.classic import review

    return review.findings(sitting, decisions, budget)


BOTS = Bots(make)
COACH = Coach(findings, forecast_with(SPREAD))
