"""Cards, the judge and statics of the building games, for programs.

>>> from breakhouse import building
>>> card = building.read_card("c1 1 blue grey: grey-@0,0 grey|@1,1")
>>> building.judge(card, building.read_construction("red-@5,0 white|@6,1")).matched
True
>>> verdict = building.judge(card, building.read_construction("red-@5,0"))
>>> verdict.matched, verdict.differences[0].what
(False, 'missing')

Constructions are tuples of poses in world units; text uses brick heights. Statics solve for forces, without
simulating:

>>> building.stability([(0, 0, 3, 1), (1, 1, 1, 3)]).stands
True
"""

from breakhouse.games.blocks.bricks.construction import Construction, Pose
from breakhouse.games.blocks.cards.card import Card, Step
from breakhouse.games.blocks.cards.deck import Deck, load_deck, read_deck, write_deck
from breakhouse.games.blocks.cards.notation import read_card, read_construction, write_card, write_construction
from breakhouse.games.blocks.judging.judge import Difference, Verdict, judge
from breakhouse.games.blocks.statics.stability import Balance, stability, stands

__all__ = [
    "Balance",
    "Card",
    "Construction",
    "Deck",
    "Difference",
    "Pose",
    "Step",
    "Verdict",
    "judge",
    "load_deck",
    "read_card",
    "read_construction",
    "read_deck",
    "stability",
    "stands",
    "write_card",
    "write_construction",
    "write_deck",
]
