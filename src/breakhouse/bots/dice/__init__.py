"""Bots for the dice game: an exact solver for which pieces to keep, and hands that throw and build like people's.

Which pieces stay and which are rolled again is the whole skill of the game apart from quick hands.
"""

from collections.abc import Sequence

from breakhouse.bots.bot import Bot, Bots, Budget
from breakhouse.bots.building import Spread, forecast_with
from breakhouse.bots.review import Coach, Decision, Findings
from breakhouse.core import Seat
from breakhouse.core.match import Sitting

SPREAD = Spread(mean=6.7, tables=1.5, players=2.0, turns=2.2)


def make(level: str, seat: Seat, seed: int | str) -> Bot:
    from breakhouse.bots.dice.builder import DiceBuilder

    return DiceBuilder(level, seat, seed)


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    from breakhouse.bots.dice import review

    return review.findings(sitting, decisions, budget)


BOTS = Bots(make)
COACH = Coach(findings, forecast_with(SPREAD))
