"""The quickest order in which a card can be built by one hand, by the model of hands and the statics of the card.

Each set of bricks that stands is looked at once with each brick that may have come last: for ten bricks some ten
thousand steps at most.
"""

from functools import lru_cache

from breakhouse.bots.building.hands import REST, Spot
from breakhouse.bots.building.plan import order_of
from breakhouse.bots.building.timing import poses_of, step_ms
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.factory.order import Scaffold


@lru_cache(maxsize=256)
def quickest(card: Card, box: tuple[str, ...]) -> tuple[int, ...]:
    """The order that takes least; the card's own where a second hand is needed."""
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
