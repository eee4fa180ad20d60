"""Whole hands played out by the pocket network, compiled: a hand costs some twenty microseconds.

The sums over lit lamps are kept for each seat and updated step by step: a set that is laid puts out as many lamps
as it has tiles, in the hand it comes from and in what the others haven't seen. Loops go to `len(sums)`, not to
`WIDTH`: one whose length is known is unrolled before it can be put into wide registers, and takes twice the time.
"""

from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers import features
from breakhouse.bots.skipbo_breakers.jit.moves import fast, unseen_by
from breakhouse.bots.skipbo_breakers.pocket_network import OTHERS, PER_OTHER, WIDTH
from breakhouse.games.skipbo_breakers.jit.bits import ANYTHING, BREAKER, popcount, take, tile_count
from breakhouse.games.skipbo_breakers.jit.listing import FEWEST, MOST_FEWEST, list_sets
from breakhouse.games.skipbo_breakers.jit.playout import EQUAL_MATCHES, MUST_LAY
from breakhouse.games.skipbo_breakers.tiles import NUMBERS, WILD_SHIFT

_NOTHING = np.float32(-1e9)


@fast
def add_rows(tiles: int, first: int, rows: Any, sums: Any) -> None:
    """Lights the lamps of these tiles, which begin at `first`."""
    marks = tiles & NUMBERS
    while marks:
        bit = marks & -marks
        marks ^= bit
        lamp = first + popcount(bit - 1)
        for j in range(len(sums)):
            sums[j] += rows[lamp, j]
    for wild in range(tiles >> WILD_SHIFT):
        for j in range(len(sums)):
            sums[j] += rows[first + WILD_SHIFT + wild, j]


@fast
def take_rows(tiles: int, left: int, first: int, rows: Any, sums: Any) -> None:
    """Puts out the lamps of the tiles that are gone."""
    marks = (tiles ^ left) & NUMBERS
    while marks:
        bit = marks & -marks
        marks ^= bit
        lamp = first + popcount(bit - 1)
        for j in range(len(sums)):
            sums[j] -= rows[lamp, j]
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
def _read_out_without(sums: Any, lamp: int, rows: Any, counts: Any) -> Any:
    """As if one more lamp were out: the sums stay as they are, which is quicker than writing them."""
    value = sums[0] - rows[lamp, 0]
    for j in range(len(counts)):
        value += counts[j] * max(np.float32(0), sums[j] - rows[lamp, j])
    return value


@fast
def _list_lamps(hand: int, left: int, lamps: Any) -> int:
    """The lamps of the tiles that are not left; returns how many."""
    found = 0
    marks = (hand ^ left) & NUMBERS
    while marks:
        bit = marks & -marks
        marks ^= bit
        lamps[found] = features.HAND + popcount(bit - 1)
        found += 1
    for wild in range(left >> WILD_SHIFT, hand >> WILD_SHIFT):
        lamps[found] = features.HAND + WILD_SHIFT + wild
        found += 1
    return found


@fast
def _weigh_pass(held: int, to_beat: int, passes: int, seats: int, base: Any, pocket: Any, sums: Any) -> Any:
    rows, counts = pocket
    own, passed = features.OWN + held - 1, features.PASSES + passes + 1
    for j in range(len(sums)):
        sums[j] = base[j] + rows[own, j] + rows[passed, j] - rows[features.PASSES, j]
    if passes + 1 != seats - 1:
        _add_demand(to_beat, rows, sums)
    return _read_out(sums, counts)


@fast
def _weigh_set(wanted: int, held: int, lamps: Any, count: int, base: Any, pocket: Any, sums: Any) -> Any:
    rows, counts = pocket
    length = wanted >> 8 & 255
    own = features.OWN + held - length - 1
    kind, rank = features.KIND + (wanted >> 16) - 1, features.RANK + (wanted & 255) - 1
    long = features.LENGTH + min(length, features.LONGEST) - 1
    first = lamps[0]
    for j in range(len(sums)):
        sums[j] = base[j] + rows[own, j] + rows[kind, j] + rows[rank, j] + rows[long, j] - rows[first, j]
    if count == 1:
        return _read_out(sums, counts)
    for n in range(1, count - 1):
        lamp = lamps[n]
        for j in range(len(sums)):
            sums[j] -= rows[lamp, j]
    return _read_out_without(sums, lamps[count - 1], rows, counts)


@fast
def pocket_move(
    hand: int,
    held: int,
    to_beat: int,
    passes: int,
    options: int,
    pocket: Any,
    room: Any,
) -> tuple[int, int]:
    """The move it likes best: (tiles, demand), or (0, 0) for a pass."""
    _, base, sums, counts, _, tiles, demands, lamps = room
    best, laid, wanted = _NOTHING, 0, 0
    aim = to_beat - (options & EQUAL_MATCHES) if to_beat and to_beat >> 16 != BREAKER else to_beat
    found = list_sets(hand, aim, FEWEST, tiles, demands)
    if to_beat != ANYTHING and not (options & MUST_LAY and found):
        best = _weigh_pass(held, to_beat, passes, len(counts), base, pocket, sums)
    for n in range(found):
        left = take(hand, tiles[n])
        if left == 0:
            return tiles[n], demands[n]
        value = _weigh_set(demands[n], held, lamps, _list_lamps(hand, left, lamps), base, pocket, sums)
        if value > best:
            best, laid, wanted = value, tiles[n], demands[n]
    return laid, wanted


@fast
def make_room(seats: int) -> Any:
    """A playout's scratch space.

    Sums by seat, sums of a choice, sums of a move, tiles held, tiles not seen; sets, their demands, a set's lamps.
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

    The lamp for "nobody has passed" is on, as after every set; a pass puts it out.
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
        lamp = OTHERS + PER_OTHER * (step - 1) + min(max(other, 1), PER_OTHER) - 1
        for j in range(len(base)):
            base[j] += rows[lamp, j]


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
def pocket_playout(
    hands: Any, turn: int, to_beat: int, passes: int, options: int, table: int, pocket: Any, room: Any
) -> int:
    """Plays the hands, which it changes, to the end; the winner. `table` are all tiles laid so far."""
    seats, rows = len(hands), pocket[0]
    begin(hands, table, rows, room)
    while True:
        add_others(turn, rows, room)
        hand = hands[turn]
        laid, wanted = pocket_move(hand, room[3][turn], to_beat, passes, options, pocket, room)
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
