"""How long a card takes these hands, and the order in which it takes them least."""

from collections.abc import Sequence
from functools import lru_cache

from breakhouse.bots.building.hands import READ_MS, READ_PIECE_MS, REST, Skill, Spot, fetch_ms, put_ms, supply
from breakhouse.bots.building.plan import bricks_for, order_of, targets_of
from breakhouse.games.blocks.bricks.construction import Construction
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.factory.order import Scaffold
from breakhouse.games.blocks.match.turn import STANDING_MS

SLIP_MS = 3_500
"""What noticing and fixing one mistake costs."""


@lru_cache(maxsize=2048)
def build_ms(card: Card, box: tuple[str, ...], skill: Skill) -> int:
    """How long these hands are likely to take from turning over the card to the finished construction."""
    targets = targets_of(card, bricks_for(card, box))
    ms = READ_MS + READ_PIECE_MS * len(card.pieces) + order_ms(card, box, [step.put for step in targets.order])
    ms += SLIP_MS * skill.slip * len(card.pieces)
    return round(ms * skill.pace) + STANDING_MS


def order_ms(card: Card, box: tuple[str, ...], order: Sequence[int]) -> float:
    """How long hands of even pace take to build in this order."""
    poses = poses_of(card, box)
    here, ms = REST, 0.0
    for done, n in enumerate(order):
        ms += step_ms(card, poses, box, here, n, len(box) - done)
        here = Spot(poses[n].x, poses[n].y)
    return ms


def poses_of(card: Card, box: tuple[str, ...]) -> Construction:
    return targets_of(card, bricks_for(card, box)).poses


def step_ms(card: Card, poses: Construction, box: tuple[str, ...], here: Spot, n: int, loose: int) -> float:
    """Fetching one of so many loose bricks, and putting it."""
    there = supply(box, poses[n].piece)
    return fetch_ms(there, here, loose, card.kind == "coloured") + put_ms(there, poses[n], "lying")


@lru_cache(maxsize=256)
def quickest(card: Card, box: tuple[str, ...]) -> tuple[int, ...]:
    """The order that takes one hand least, by the card's statics; the card's own where a second hand is needed.

    Each set of bricks that stands is looked at once with each brick that may have come last: for ten bricks some
    ten thousand steps at most.
    """
    poses = poses_of(card, box)
    steps = order_of(card)
    own = tuple(step.put for step in steps)
    if any(step.hold is not None for step in steps) or not poses:
        return own
    scaffold = Scaffold.of(card.pieces)
    best: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {(0, -1): (0.0, ())}
    for placed in range(len(poses)):
        nearer: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {}
        for (mask, last), (ms, order) in best.items():
            here = REST if last < 0 else Spot(poses[last].x, poses[last].y)
            for n in range(len(poses)):
                after = mask | 1 << n
                if after == mask or scaffold.drops_past[n] & ~mask or not scaffold.stands(after):
                    continue
                cost = ms + step_ms(card, poses, box, here, n, len(box) - placed)
                if (after, n) not in nearer or cost < nearer[after, n][0]:
                    nearer[after, n] = (cost, (*order, n))
        best = nearer
    return min(best.values(), default=(0.0, own))[1]
