"""How long a card takes these hands."""

from functools import lru_cache

from breakhouse.bots.building.hands import READ_MS, READ_PIECE_MS, REST, Skill, Spot, fetch_ms, put_ms, supply
from breakhouse.bots.building.plan import bricks_for, targets_of
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.turn import STANDING_MS

SLIP_MS = 3_500
"""What one mistake costs to see and mend."""


@lru_cache(maxsize=2048)
def build_ms(card: Card, box: tuple[str, ...], skill: Skill) -> int:
    """How long these hands are likely to take from the card's turning to its standing."""
    targets = targets_of(card, bricks_for(card, box))
    ms: float = READ_MS + READ_PIECE_MS * len(card.pieces)
    here = REST
    loose = len(box)
    for step in targets.order:
        pose = targets.poses[step.put]
        there = supply(box, pose.piece)
        ms += fetch_ms(there, here, loose, card.kind == "coloured") + put_ms(there, pose, "lying")
        here = Spot(pose.x, pose.y)
        loose -= 1
    ms += SLIP_MS * skill.slip * len(card.pieces)
    return round(ms * skill.pace) + STANDING_MS
