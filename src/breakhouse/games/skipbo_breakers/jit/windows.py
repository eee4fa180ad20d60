"""Windows in compiled code: consecutive numbers that a hand can fill, with wilds where a tile is missing (SB-15).

A run is one tile of each number in a window, sequential pairs are two. So that no set comes twice, it stands only
in the highest window that it fits (SB-R5): the one whose lowest number is a tile, or that ends at 15 (SB-R4).
"""

from typing import Any

import numpy as np

from breakhouse.games.skipbo_breakers.jit.bits import RUN, columns, inline, jit, popcount
from breakhouse.games.skipbo_breakers.tiles import PLANE, SPREAD, TOP, WILD_SHIFT

Reach = tuple[int, int, int, int, int]
"""The starts at which a window lacks at most none, one, two, three, four of its tiles, as masks."""
Walk = tuple[Reach, int, int]
"""How far a walk over windows has come: the reach of a span, the span, and where its windows start, as a mask."""
START: Walk = ((PLANE, PLANE, PLANE, PLANE, PLANE), 0, 0)


def _ways() -> Any:
    """How many ways there are to spend at most so many wilds on doubles and singles that are held."""
    table = np.zeros((TOP + 1, TOP + 1, 5), np.int64)
    for doubles in range(TOP + 1):
        for singles in range(TOP + 1):
            polynomial = np.array([1], dtype=np.int64)
            for factor in [[1, 1, 1]] * doubles + [[1, 1]] * singles:
                polynomial = np.convolve(polynomial, factor)[:5]
            table[doubles, singles] = np.cumsum(np.pad(polynomial, (0, 5 - len(polynomial))))
    return table


_WAYS = _ways()


@inline
def next_windows(walk: Walk, kind: int, hand: int, only: int, beaten: int) -> Walk:
    """The windows of the next span that the hand can fill above a rank; no starts are left at the end.

    A walk begins at `START`, and its spans rise; `only` is the one span that is allowed, 0 for all. It is a step
    to be inlined rather than a generator, which takes twice the time.
    """
    reach, span, _ = walk
    depth = 1 if kind == RUN else 2
    held, wilds = hand & columns(PLANE, depth), hand >> WILD_SHIFT
    fewest, most = (only, only) if only else (4 - depth, TOP)
    starts = 0
    while not starts and span < most:
        span += 1
        reach = _widen(reach, held, depth, span)
        starts = _reachable(reach, wilds, span)
        if not starts:
            break
        if span < fewest:
            starts = 0
            continue
        last = ((held & PLANE) >> (TOP - span) != 0) << (TOP - span)  # SB-R4: a number at least
        lowest = max(0, beaten - span + 1)
        starts = (starts & (held & PLANE | last)) >> lowest << lowest
    return reach, span, starts


@inline
def inside_of(kind: int, hand: int, span: int, bottom: int) -> int:
    """The tiles of a hand that lie in the window whose lowest number is the bit `bottom`."""
    return hand & columns(((1 << span) - 1) * bottom, 1 if kind == RUN else 2)


@inline
def _widen(reach: Reach, held: int, depth: int, span: int) -> Reach:
    """The reach of windows of so many numbers, from that of windows with one number fewer."""
    none, one, two, three, four = reach
    once, twice = held & PLANE, held >> TOP & PLANE
    for layer in range(depth):
        there = (twice if layer else once) >> (span - 1)
        four = four & there | three
        three = three & there | two
        two = two & there | one
        one = one & there | none
        none &= there
    return none, one, two, three, four


@inline
def _reachable(reach: Reach, wilds: int, span: int) -> int:
    """The starts of the windows of this span that so many wilds complete."""
    none, one, two, three, four = reach
    starts = one if wilds == 1 else two if wilds == 2 else three if wilds == 3 else four if wilds else none
    last = 1 << (TOP - span)
    return starts & (last | (last - 1))


@jit
def fillings(depth: int, span: int, inside: int, wilds: int, bottom: int) -> int:
    """How many ways there are to fill a window with the numbers inside it and wilds."""
    held = popcount(inside)
    spare = wilds - depth * span + held
    doubles = popcount(inside >> TOP)
    singles = held - 2 * doubles
    if bottom << span > PLANE:  # the window ends at 15
        ways: int = _WAYS[doubles, singles, spare] - (held <= spare)
    elif inside & bottom << TOP:  # the lowest number stays: of two tiles one may go
        ways = _WAYS[doubles - 1, singles + 1, spare]
    else:
        ways = _WAYS[doubles, singles - 1, spare]
    return ways


@jit
def filling(depth: int, span: int, inside: int, wilds: int, bottom: int, index: int) -> int:
    """The filling with this index: from the lowest number up, the fewest spare wilds first."""
    spare = wilds - depth * span + popcount(inside)
    stays = bottom << span <= PLANE
    doubles = popcount(inside >> TOP)
    singles = popcount(inside) - 2 * doubles
    laid, column = inside, bottom
    for _ in range(span):
        copies = popcount(inside & column * SPREAD)
        doubles -= copies == 2
        singles -= copies == 1
        for gone in range(copies + 1 - (stays and column == bottom)):
            here = _WAYS[doubles, singles, spare] if spare >= 0 else 0
            if index < here:
                break
            index -= here
            laid ^= column << (copies - 1 - gone) * TOP
            spare -= 1
        column <<= 1
    return laid | (depth * span - popcount(laid)) << WILD_SHIFT
