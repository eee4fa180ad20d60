"""The quickest order in which a card can be built by one hand, by the model of hands and the statics of the card.

Each set of bricks that stands is looked at once with each brick that may have come last: for ten bricks some ten
thousand steps at most.
"""

from collections.abc import Sequence
from functools import lru_cache

from breakhouse.bots.building.hands import REST, Spot, fetch_ms, put_ms, supply
from breakhouse.bots.building.plan import bricks_for, targets_of
from breakhouse.games.blocks.bricks.construction import Construction
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.factory.order import Scaffold


def order_ms(card: Card, box: tuple[str, ...], order: Sequence[int]) -> float:
    """How long hands of even pace take to build in this order."""
    poses = _poses(card, box)
    here, ms = REST, 0.0
    for done, n in enumerate(order):
        ms += _step_ms(card, poses, box, here, n, len(box) - done)
        here = Spot(poses[n].x, poses[n].y)
    return ms


@lru_cache(maxsize=256)
def quickest(card: Card, box: tuple[str, ...]) -> tuple[int, ...]:
    """The order that takes least; the card's own where a second hand is needed."""
    poses = _poses(card, box)
    own = tuple(step.put for step in card.order) or tuple(range(len(poses)))
    if card.hands == 2 or not poses:
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
                cost = ms + _step_ms(card, poses, box, here, n, len(box) - placed)
                if (after, n) not in nearer or cost < nearer[after, n][0]:
                    nearer[after, n] = (cost, (*order, n))
        best = nearer
    return min(best.values(), default=(0.0, own))[1]


def _poses(card: Card, box: tuple[str, ...]) -> Construction:
    return targets_of(card, bricks_for(card, box)).poses


def _step_ms(card: Card, poses: Construction, box: tuple[str, ...], here: Spot, n: int, loose: int) -> float:
    there = supply(box, poses[n].piece)
    return fetch_ms(there, here, loose, card.kind == "coloured") + put_ms(there, poses[n], "lying")
