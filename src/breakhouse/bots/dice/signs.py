"""The dice game's signs: hands as in every building game, and choices that a solver makes at once.

What a choice cost against the solver, in throws: 0.56 on average for the bot `beginner`, 0.27 for `casual`, 0.14
for `strong` and 0 for `expert`, which is the solver. Measured by `python -m bench.signs`.
"""

from collections.abc import Sequence
from itertools import pairwise

from breakhouse.bots.building import signs as building
from breakhouse.bots.dice.review import accounts_of
from breakhouse.bots.review import Decision
from breakhouse.bots.signs import Limit, Observations, Signs, Suspicion
from breakhouse.core import Seat
from breakhouse.core.match import Sitting

CHOICES = 60
LEAST_COST = 0.04
QUICK_MS = 2_000
"""From one throw to the next. Nobody works out the best choice that quickly, time after time."""


def observe(sitting: Sitting, decisions: Sequence[Decision], seat: Seat) -> Observations:
    again = [
        (before, thrown)
        for account in accounts_of([one for one in decisions if one.seat == seat])
        for before, thrown in pairwise(account.throws)
        if thrown.choice is not None and thrown.before.left > 0
    ]
    costs = [thrown.choice.throws - thrown.before.left for _, thrown in again if thrown.choice is not None]
    times = [float(thrown.decision.at - before.decision.at) for before, thrown in again]
    return {**building.observe(sitting, decisions, seat), "choice-cost": costs, "choice-time": times}


SIGNS = Signs(
    observe,
    (
        *building.suspicions(free=0.85, grid=0.6),
        Suspicion(
            "perfect-choices",
            (Limit("choice-cost", CHOICES, below=LEAST_COST), Limit("choice-time", CHOICES, below=QUICK_MS)),
        ),
    ),
)


def find_signs() -> Signs:
    return SIGNS
