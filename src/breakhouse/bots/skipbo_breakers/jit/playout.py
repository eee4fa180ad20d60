"""Whole hands played out by the playout network, compiled: a hand costs some twenty microseconds.

The sums over active features are kept for each seat and updated step by step: a set that is laid switches off as
many features as it has tiles, in the hand it comes from and in what the others haven't seen. Loops go to
`len(sums)`, not to `WIDTH`: one whose length is known is unrolled before it can be put into wide registers, and
takes twice the time. Why playouts have a network of their own: docs/decisions/0035-a-network-for-playouts.md.
"""

from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers import features
from breakhouse.bots.skipbo_breakers.jit.moves import fast, unseen_by
from breakhouse.bots.skipbo_breakers.playout_network import OTHERS, PER_OTHER, WIDTH
from breakhouse.games.skipbo_breakers.jit.bits import ANYTHING, BREAKER, popcount, take, tile_count
from breakhouse.games.skipbo_breakers.jit.listing import FEWEST, MOST_FEWEST, list_sets
from breakhouse.games.skipbo_breakers.jit.playout import EQUAL_MATCHES, MUST_LAY
from breakhouse.games.skipbo_breakers.tiles import NUMBERS, WILD_SHIFT

_NOTHING = np.float32(-1e9)


@fast
def add_rows(tiles: int, first: int, rows: Any, sums: Any) -> None:
    """Adds the features of these tiles, which begin at `first`."""
    marks = tiles & NUMBERS
    while marks:
        bit = marks & -marks
        marks ^= bit
        feature = first + popcount(bit - 1)
        for j in range(len(sums)):
            sums[j] += rows[feature, j]
    for wild in range(tiles >> WILD_SHIFT):
        for j in range(len(sums)):
            sums[j] += rows[first + WILD_SHIFT + wild, j]


@fast
def take_rows(tiles: int, left: int, first: int, rows: Any, sums: Any) -> None:
    """Takes away the features of the tiles that are gone."""
    marks = (tiles ^ left) & NUMBERS
    while marks:
        bit = marks & -marks
        marks ^= bit
        feature = first + popcount(bit - 1)
        for j in range(len(sums)):
            sums[j] -= rows[feature, j]
    for wild in range(left >> WILD_SHIFT, tiles >> WILD_SHIFT):
        for j in range(len(sums)):
            sums[j] -= rows[first + WILD_SHIFT + wild, j]


@fast
def _add_demand(wanted: int, rows: Any, sums: Any) -> None:
    kind = features.KIND + (wanted >> 16) - 1
    rank = features.RANK + (wanted & 255) - 1
    length = features.LENGTH + min(wanted >> 8 & 255, features.LONGEST) - 1
    for j in range(len(sums)):
        sums[j] += rows[kind, j] + rows[rank, j] + rows[length, j]


@fast
def _read_out(sums: Any, counts: Any) -> Any:
    value = sums[0]
    for j in range(len(counts)):
        value += counts[j] * max(np.float32(0), sums[j])
    return value


@fast
def _read_out_without(sums: Any, feature: int, rows: Any, counts: Any) -> Any:
    """As if one more feature were off: the sums stay as they are, which is quicker than writing them."""
    value = sums[0] - rows[feature, 0]
    for j in range(len(counts)):
        value += counts[j] * max(np.float32(0), sums[j] - rows[feature, j])
    return value


@fast
def _list_features(hand: int, left: int, gone: Any) -> int:
    """Lists the features of the tiles that are not left; returns how many."""
    found = 0
    marks = (hand ^ left) & NUMBERS
    while marks:
        bit = marks & -marks
        marks ^= bit
        gone[found] = features.HAND + popcount(bit - 1)
        found += 1
    for wild in range(left >> WILD_SHIFT, hand >> WILD_SHIFT):
        gone[found] = features.HAND + WILD_SHIFT + wild
        found += 1
    return found


@fast
def _weigh_pass(held: int, to_beat: int, passes: int, seats: int, base: Any, net: Any, sums: Any) -> Any:
    rows, counts = net
    own, passed = features.OWN + held - 1, features.PASSES + passes + 1
    for j in range(len(sums)):
        sums[j] = base[j] + rows[own, j] + rows[passed, j] - rows[features.PASSES, j]
    if passes + 1 != seats - 1:
        _add_demand(to_beat, rows, sums)
    return _read_out(sums, counts)


@fast
def _weigh_set(wanted: int, held: int, gone: Any, count: int, base: Any, net: Any, sums: Any) -> Any:
    rows, counts = net
    length = wanted >> 8 & 255
    own = features.OWN + held - length - 1
    kind, rank = features.KIND + (wanted >> 16) - 1, features.RANK + (wanted & 255) - 1
    long = features.LENGTH + min(length, features.LONGEST) - 1
    first = gone[0]
    for j in range(len(sums)):
        sums[j] = base[j] + rows[own, j] + rows[kind, j] + rows[rank, j] + rows[long, j] - rows[first, j]
    if count == 1:
        return _read_out(sums, counts)
    for n in range(1, count - 1):
        feature = gone[n]
        for j in range(len(sums)):
            sums[j] -= rows[feature, j]
    return _read_out_without(sums, gone[count - 1], rows, counts)


@fast
def playout_move(
    hand: int,
    held: int,
    to_beat: int,
    passes: int,
    options: int,
    net: Any,
    room: Any,
) -> tuple[int, int]:
    """The move it likes best: (tiles, demand), or (0, 0) for a pass."""
    _, base, sums, counts, _, tiles, demands, gone = room
    best, laid, wanted = _NOTHING, 0, 0
    aim = to_beat - (options & EQUAL_MATCHES) if to_beat and to_beat >> 16 != BREAKER else to_beat
    found = list_sets(hand, aim, FEWEST, tiles, demands)
    if to_beat != ANYTHING and not (options & MUST_LAY and found):
        best = _weigh_pass(held, to_beat, passes, len(counts), base, net, sums)
    for n in range(found):
        left = take(hand, tiles[n])
        if left == 0:
            return tiles[n], demands[n]
        value = _weigh_set(demands[n], held, gone, _list_features(hand, left, gone), base, net, sums)
        if value > best:
            best, laid, wanted = value, tiles[n], demands[n]
    return laid, wanted


@fast
def make_room(seats: int) -> Any:
    """A playout's scratch space.

    Sums by seat, sums of a choice, sums of a move, tiles held, tiles not seen; sets, their demands, the
    features of a set.
    """
    return (
        np.zeros((seats, WIDTH), np.float32),
        np.zeros(WIDTH, np.float32),
        np.zeros(WIDTH, np.float32),
        np.zeros(seats, np.int64),
        np.zeros(seats, np.int64),
        np.zeros(MOST_FEWEST, np.int64),
        np.zeros(MOST_FEWEST, np.int64),
        np.zeros(features.MOST_TILES, np.int64),
    )


@fast
def begin(hands: Any, table: int, rows: Any, room: Any) -> None:
    """The sums of every seat, from its hand and from what it has not seen; `table` are all tiles laid.

    The feature for "nobody has passed" is on, as after every set; a pass switches it off.
    """
    kept, held, unseen = room[0], room[3], room[4]
    for seat in range(len(hands)):
        held[seat] = tile_count(hands[seat])
        unseen[seat] = unseen_by(hands[seat], table)
        for j in range(WIDTH):
            kept[seat, j] = rows[len(rows) - 1, j] + rows[features.PASSES, j]
        add_rows(hands[seat], features.HAND, rows, kept[seat])
        add_rows(unseen[seat], features.UNSEEN, rows, kept[seat])


@fast
def add_others(turn: int, rows: Any, room: Any) -> None:
    """The sums of the choice: the seat's own, and how many tiles each of the others holds."""
    kept, base, held = room[0], room[1], room[3]
    for j in range(WIDTH):
        base[j] = kept[turn, j]
    seats = len(held)
    for step in range(1, seats):
        other = held[turn + step if turn + step < seats else turn + step - seats]
        feature = OTHERS + PER_OTHER * (step - 1) + min(max(other, 1), PER_OTHER) - 1
        for j in range(len(base)):
            base[j] += rows[feature, j]


@fast
def note_laid(turn: int, hand: int, left: int, laid: int, rows: Any, room: Any) -> None:
    kept, held, unseen = room[0], room[3], room[4]
    held[turn] = tile_count(left)
    take_rows(hand, left, features.HAND, rows, kept[turn])
    for seat in range(len(held)):
        if seat != turn:
            rest = take(unseen[seat], laid)
            take_rows(unseen[seat], rest, features.UNSEEN, rows, kept[seat])
            unseen[seat] = rest


@fast
def play_out(
    hands: Any, turn: int, to_beat: int, passes: int, options: int, table: int, net: Any, room: Any
) -> int:
    """Plays the hands, which it changes, to the end; the winner. `table` are all tiles laid so far."""
    seats, rows = len(hands), net[0]
    begin(hands, table, rows, room)
    while True:
        add_others(turn, rows, room)
        hand = hands[turn]
        laid, wanted = playout_move(hand, room[3][turn], to_beat, passes, options, net, room)
        if laid:
            left = take(hand, laid)
            hands[turn] = left
            if left == 0:
                return turn
            note_laid(turn, hand, left, laid, rows, room)
            to_beat, passes = wanted, 0
        else:
            passes += 1
            if passes == seats - 1:
                to_beat, passes = ANYTHING, 0
        turn = turn + 1 if turn + 1 < seats else 0
