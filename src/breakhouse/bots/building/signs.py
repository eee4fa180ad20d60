"""Hands that are hardly a person's: cards built too quickly, bricks put too evenly.

A card's time is compared with what hands of even pace need for it, reading included (`timing.build_ms`). Bots of
human pace take 0.75 of that at least, averaged over a match (`expert`, the quickest); the hands recorded in the
page take more. Measured by `python -m bench.signs`.
"""

from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from breakhouse.bots.building.hands import Skill
from breakhouse.bots.building.review import efforts_of
from breakhouse.bots.building.timing import build_ms
from breakhouse.bots.review import Decision
from breakhouse.bots.signs import Limit, Observations, Signs, Suspicion
from breakhouse.core import Seat
from breakhouse.core.match import Sitting
from breakhouse.games.blocks.bench.workbench import Place
from breakhouse.games.blocks.match.options import hands_of
from breakhouse.games.blocks.match.turn import STANDING_MS

EVEN = Skill(1.0, 0.0, 1.0, 0.0, 0)
CARDS = 6
"""How many cards it takes before we say anything."""
BRICKS = 40
PAUSE_MS = 10_000
"""Longer gaps don't count: another card, another turn, a pause."""
NEAR_MS = 10
"""An interval this close to the median is regular."""
FASTEST_MS = 714
"""From brick to brick, over all. People under 25 move 1.49 blocks a second where they need not look, turn or aim
(Box and Block Test, Niama Natta and others 2015): 1.4 is more than anybody builds."""
STEADIEST = 0.12
"""Distances differ, so hands that follow Fitts' law to the millisecond have 0.10 over the shipped cards
(computed); a person's own unsteadiness comes on top of that."""
MOST_REGULAR = 0.4
"""The share of regular intervals; 0.03 to 0.08 for the same hands."""


def observe(sitting: Sitting, decisions: Sequence[Decision], seat: Seat) -> Observations:
    own = [decision for decision in decisions if decision.seat == seat]
    grid = hands_of(sitting.match.state.options, seat) == "grid"  # type: ignore[attr-defined]
    intervals = [
        after.at - before.at
        for before, after in pairwise(one for one in own if isinstance(one.command, Place))
        if after.at - before.at <= PAUSE_MS
    ]
    middle = median(intervals) if intervals else 0
    return {
        "card-on-grid" if grid else "card": card_times(sitting, own),
        "interval": intervals,
        "regular": [float(abs(interval - middle) <= NEAR_MS) for interval in intervals],
    }


def card_times(sitting: Sitting, own: Sequence[Decision]) -> list[float]:
    """For each finished card the part of the time that hands of even pace need."""
    box: tuple[str, ...] = getattr(sitting.match.game, "box", ())
    done = (effort for effort in efforts_of(own) if effort.built and effort.card.pieces)
    return [(effort.last - effort.began) / (build_ms(effort.card, box, EVEN) - STANDING_MS) for effort in done]


def suspicions(free: float, grid: float) -> tuple[Suspicion, ...]:
    """`free`, `grid`: below which part of the even time cards are hardly a person's, with hands and with keys."""
    return (
        Suspicion("quick-cards", (Limit("card", CARDS, below=free),)),
        Suspicion("quick-cards", (Limit("card-on-grid", CARDS, below=grid),)),
        Suspicion("quick-hands", (Limit("interval", BRICKS, below=FASTEST_MS),)),
        Suspicion("steady-hands", (Limit("interval", BRICKS, steadier=STEADIEST),)),
        Suspicion("steady-hands", (Limit("regular", BRICKS, above=MOST_REGULAR),)),
    )


SIGNS = Signs(observe, suspicions(free=0.68, grid=0.45))


def find_signs() -> Signs:
    return SIGNS
