"""What the network looks at: the position after a move, as binary features of which a few are active.

Both functions write the indices of active features into an array. They are plain enough to run as they are and to
be compiled; nothing but this file knows the layout.
"""

from typing import Any

from breakhouse.games.skipbo_breakers.tiles import TOP, WILD_SHIFT

HAND, UNSEEN = 0, 64
"""My tiles, and those I haven't seen: at least one, two, three or four of each number, then the wilds."""
OWN = 128
KIND, RANK, LENGTH, PASSES = 148, 153, 169, 181
"""The set on top, and how many passed on it; none of the first three is set before a round is opened."""
OTHERS = 185
COUNT, LONE, SINGLE, PAIR, LONGER = 0, 20, 35, 52, 69
"""For each other player, in turn order: tiles held, numbers laid as singles, lowest rank let pass in each
class."""
PER_OTHER = 89
LONGEST = 12
MOST_TILES = 20
MOST_ACTIVE = 96
"""No position has more: a tile is in my hand, unseen, or laid, so those are 64 at most."""


def size(seats: int) -> int:
    """How many features there are for this many players."""
    return OTHERS + PER_OTHER * (seats - 1)


def context(seat: int, counts: Any, unseen: int, lone: Any, let_pass: Any, active: Any) -> int:
    """Writes the features that no move of mine changes; returns how many are active."""
    n = 0
    for bit in range(WILD_SHIFT):
        if unseen >> bit & 1:
            active[n] = UNSEEN + bit
            n += 1
    for wild in range(unseen >> WILD_SHIFT):
        active[n] = UNSEEN + WILD_SHIFT + wild
        n += 1
    seats = len(counts)
    for step in range(1, seats):
        other = (seat + step) % seats
        base = OTHERS + (step - 1) * PER_OTHER
        active[n] = base + COUNT + min(max(counts[other], 1), MOST_TILES) - 1
        active[n + 1] = base + SINGLE + let_pass[other][0] - 1
        active[n + 2] = base + PAIR + let_pass[other][1] - 1
        n += 3
        for place in range(2, 6):
            rank = let_pass[other][place]
            step_down = 0 if rank > 16 else 1 if rank > 12 else 2 if rank > 9 else 3 if rank > 6 else 4
            active[n] = base + LONGER + (place - 2) * 5 + step_down
            n += 1
        for number in range(TOP):
            if lone[other] >> number & 1:
                active[n] = base + LONE + number
                n += 1
    return n


def after(hand: int, demand: int, passes: int, active: Any, n: int) -> int:
    """Adds what a move leads to: my hand without its tiles, the set on top, how many have passed on it."""
    count = 0
    for bit in range(WILD_SHIFT):
        if hand >> bit & 1:
            active[n + count] = HAND + bit
            count += 1
    for wild in range(hand >> WILD_SHIFT):
        active[n + count] = HAND + WILD_SHIFT + wild
        count += 1
    n += count
    if count:
        active[n] = OWN + min(count, MOST_TILES) - 1
        n += 1
    if demand:
        active[n] = KIND + (demand >> 16) - 1
        active[n + 1] = RANK + (demand & 255) - 1
        active[n + 2] = LENGTH + min(demand >> 8 & 255, LONGEST) - 1
        n += 3
    active[n] = PASSES + passes
    return n + 1
