"""Signs of a program at a table of Skip-Bo Breakers: choices like the expert's, made quickly or evenly.

What a choice cost by the network alone, in points: 1.15 on average for the bot `beginner`, 0.67 for `casual`, 0.23
for `strong` and 0.12 for `expert`. Its time is compared with what people seem to need, which grows with what there
is to choose from; the bots take 1.05 of that, give or take a fifth. Measured by `python -m bench.signs`.
"""

from collections.abc import Sequence
from math import log2
from random import Random

from breakhouse.bots.bot import Budget
from breakhouse.bots.review import Decision
from breakhouse.bots.signs import Limit, Observations, Signs, Suspicion
from breakhouse.bots.skipbo_breakers.player import FIRST_LOOK_MS, PER_DOUBLING_MS
from breakhouse.bots.skipbo_breakers.review import choices_of, cost_at_first_sight
from breakhouse.core import Seat
from breakhouse.core.match import Sitting

LIKE_THE_EXPERT = 0.14
QUICK, AT_A_GLANCE = 0.6, 0.3
STEADY = 0.35


def observe(sitting: Sitting, decisions: Sequence[Decision], seat: Seat) -> Observations:
    rng, look = Random("signs"), Budget(playouts=0)
    costs, times = [], []
    for decision, now in choices_of(sitting, decisions):
        if decision.seat == seat:
            ways = len(decision.before.legal(seat))
            costs.append(cost_at_first_sight(decision, now, look, rng))
            times.append((decision.at - decision.before.now) / (FIRST_LOOK_MS + PER_DOUBLING_MS * log2(ways)))
    return {"choice-cost": costs, "choice-time": times}


SIGNS = Signs(
    observe,
    (
        Suspicion("quick-choices", (Limit("choice-time", 40, below=AT_A_GLANCE),)),
        Suspicion(
            "expert-choices",
            (Limit("choice-cost", 120, below=LIKE_THE_EXPERT), Limit("choice-time", 120, below=QUICK)),
        ),
        Suspicion(
            "expert-choices",
            (Limit("choice-cost", 300, below=LIKE_THE_EXPERT), Limit("choice-time", 300, steadier=STEADY)),
        ),
    ),
)


def find_signs() -> Signs:
    return SIGNS
