"""Classic looked back at: what building cost in seconds, and what refusing cost in points."""

from collections.abc import Sequence

from breakhouse.bots.bot import Budget
from breakhouse.bots.building import review as building
from breakhouse.bots.classic.refusing import SECONDS_A_POINT, find_costly
from breakhouse.bots.review import Decision, Findings
from breakhouse.core.match import Sitting


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    found = building.findings(sitting, decisions, budget)
    costly = [*found.costly, *find_costly(sitting, decisions, found.built)]
    costly.sort(key=lambda one: -one.gain * (SECONDS_A_POINT if one.unit == "points" else 1))
    return Findings(tuple(costly), built=found.built)
