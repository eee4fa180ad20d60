"""A greedy player in compiled code: it rates each set by what it sheds, what it costs and what it breaks up.

Searching bots use it for all players in their playouts, so it must be fast first and good second; it never looks
at another hand, only at how few tiles another player holds.
"""

from breakhouse.games.skipbo_breakers.jit.bits import ANYTHING, BREAKER, jit, popcount, take
from breakhouse.games.skipbo_breakers.jit.listing import FEWEST, visit_sets
from breakhouse.games.skipbo_breakers.tiles import PLANE, WILD_SHIFT

Weights = tuple[int, int, int, int, int, int, int, int]
"""In hundredths: for each tile laid, rank, wild spent, number torn apart, for a Breaker; for a rank that keeps a
player with few tiles from following; for passing; and what passing loses when somebody is about to go out."""

TUNED: Weights = (87, 10, 190, 600, 510, 10, -940, 1950)

Choice = tuple[int, int, int]
"""Worth, tiles, demand."""

_OUT = 1 << 40
_NEARLY_OUT = 4
_NOTHING: Choice = (-_OUT, 0, 0)


@jit
def greedy_move(hand: int, to_beat: int, must_lay: bool, least: int, weights: Weights) -> tuple[int, int]:
    """The move that is worth most: (tiles, demand), or (0, 0) for a pass.

    `least` is the fewest tiles that another player holds.
    """
    best = _NOTHING
    if to_beat != ANYTHING and not must_lay:
        best = (weights[6] - (weights[7] if least <= _NEARLY_OUT else 0), 0, 0)
    best = visit_sets(hand, to_beat, FEWEST, _better, (hand, least, weights), best)
    return best[1], best[2]


@jit
def _better(best: Choice, about: tuple[int, int, Weights], tiles: int, laid: int) -> Choice:
    value = worth(about[0], tiles, laid, about[1], about[2])
    return (value, tiles, laid) if value > best[0] else best


@jit
def worth(hand: int, tiles: int, laid: int, least: int, weights: Weights) -> int:
    """What laying this set is worth; going out is worth all."""
    left = take(hand, tiles)
    if left == 0:
        return _OUT
    kind, length, rank = laid >> 16, laid >> 8 & 255, laid & 255
    torn = popcount(left & tiles & PLANE)
    value = weights[0] * length - weights[1] * rank - weights[2] * (tiles >> WILD_SHIFT) - weights[3] * torn
    if kind == BREAKER:
        return value - weights[4]
    return value + weights[5] * rank if least <= _NEARLY_OUT and length <= least else value
