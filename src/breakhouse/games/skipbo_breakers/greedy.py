"""A greedy player in compiled code: it weighs each set by what it sheds, what it costs and what it tears apart.

It is what searching bots let both sides play in their playouts, so it has to be quick first and good second; it
never looks at another hand, only at how few tiles another player holds.
"""

from breakhouse.games.skipbo_breakers.bits import columns, jitted, popcount, take
from breakhouse.games.skipbo_breakers.compiled import ANYTHING, BREAKER, PAIR, PAIRS, RUN, SINGLE, demand
from breakhouse.games.skipbo_breakers.tiles import NUMBERS, PLANE, TOP, WILD, WILD_SHIFT

Weights = tuple[int, int, int, int, int, int, int, int]
"""In hundredths: for each tile laid, rank, wild spent, number torn apart, for a Breaker; for a rank that keeps a
player with few tiles from following; for passing; and what passing loses when somebody is about to go out."""

TUNED: Weights = (87, 10, 190, 600, 510, 10, -940, 1950)

_OUT = 1 << 40
_NEARLY_OUT = 4
_NOTHING = (-_OUT, 0, 0)

Choice = tuple[int, int, int]
"""Worth, tiles, demand."""


@jitted
def greedy_move(hand: int, to_beat: int, must_lay: bool, least: int, weights: Weights) -> tuple[int, int]:
    """The move that is worth most: (tiles, demand), or (0, 0) for a pass.

    `least` is the fewest tiles that another player holds.
    """
    best = _NOTHING
    kind, length, rank = to_beat >> 16, to_beat >> 8 & 255, to_beat & 255
    opens = to_beat == ANYTHING
    if not opens and not must_lay:
        best = (weights[6] - (weights[7] if least <= _NEARLY_OUT else 0), 0, 0)
    if opens or kind == SINGLE:
        best = _best_alike(SINGLE, hand, rank, best, least, weights)
    if opens or kind == PAIR:
        best = _best_alike(PAIR, hand, rank, best, least, weights)
    if opens or kind == RUN:
        best = _best_sequence(RUN, hand, length, rank, best, least, weights)
    if opens or kind == PAIRS:
        best = _best_sequence(PAIRS, hand, length >> 1, rank, best, least, weights)
    if kind == BREAKER:
        best = _best_breaker(hand, length, rank, best, least, weights)
    else:
        best = _best_breaker(hand, 0, 0, best, least, weights)
    return best[1], best[2]


@jitted
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


@jitted
def _better(best: Choice, hand: int, tiles: int, laid: int, least: int, weights: Weights) -> Choice:
    value = worth(hand, tiles, laid, least, weights)
    return (value, tiles, laid) if value > best[0] else best


@jitted
def _best_alike(kind: int, hand: int, beaten: int, best: Choice, least: int, weights: Weights) -> Choice:
    """The best single or pair above a rank, or what was best before."""
    wilds = hand >> WILD_SHIFT
    for spent in range(min(wilds, kind - 1) + 1):
        copies = kind - spent
        mask = (hand >> (copies - 1) * TOP & PLANE) >> beaten << beaten
        while mask:
            bit = mask & -mask
            mask ^= bit
            laid = demand(kind, kind, popcount(bit - 1) + 1)
            best = _better(best, hand, columns(bit, copies) | spent << WILD_SHIFT, laid, least, weights)
    if wilds >= kind and beaten < WILD:
        best = _better(best, hand, kind << WILD_SHIFT, demand(kind, kind, WILD), least, weights)
    return best


@jitted
def _best_breaker(hand: int, length: int, rank: int, best: Choice, least: int, weights: Weights) -> Choice:
    """The best Breaker above a length and rank, or what was best before."""
    for copies in (3, 4):
        if copies < length:
            continue
        beaten = rank if copies == length else 0
        mask = (hand >> (copies - 1) * TOP & PLANE) >> beaten << beaten
        while mask:
            bit = mask & -mask
            mask ^= bit
            laid = demand(BREAKER, copies, popcount(bit - 1) + 1)
            best = _better(best, hand, columns(bit, copies), laid, least, weights)
        if hand >> WILD_SHIFT >= copies and beaten < WILD:
            best = _better(best, hand, copies << WILD_SHIFT, demand(BREAKER, copies, WILD), least, weights)
    return best


@jitted
def _best_sequence(
    kind: int, hand: int, only: int, beaten: int, best: Choice, least: int, weights: Weights
) -> Choice:
    """The best run or sequential pairs above a rank, with the fewest wilds each, or what was best before."""
    depth = 1 if kind == RUN else 2
    held, wilds = hand & columns(PLANE, depth) & NUMBERS, hand >> WILD_SHIFT
    fewest, most = (only, only) if only else (4 - depth, TOP)
    for span in range(fewest, most + 1):
        reached = False
        for start in range(max(0, beaten - span + 1), TOP - span + 1):
            inside = held & columns(((1 << span) - 1) << start, depth)
            missing = depth * span - popcount(inside)
            if missing <= wilds:
                reached = True
                if inside >> start & 1 or (inside and start == TOP - span):
                    laid = demand(kind, depth * span, start + span)
                    best = _better(best, hand, inside | missing << WILD_SHIFT, laid, least, weights)
        if not reached:
            break
    return best
