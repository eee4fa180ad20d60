"""Many hands of Skip-Bo Breakers in compiled code: one call plays a move at each of n tables and writes what the
next player sees and may do. The layouts are those of `actions` and `planes`.
"""

from typing import Any

import numpy as np

from breakhouse.envs.skipbo_breakers.actions import action_table
from breakhouse.envs.skipbo_breakers.planes import MOST_TILES, TILES
from breakhouse.games.skipbo_breakers.jit.bits import (
    ANYTHING,
    BREAKER,
    PAIR,
    PAIRS,
    RUN,
    SINGLE,
    Generator,
    below,
    chance_of,
    columns,
    inline,
    jit,
    popcount,
    stir,
    take,
    tile_count,
)
from breakhouse.games.skipbo_breakers.jit.playout import deal, margin
from breakhouse.games.skipbo_breakers.jit.windows import START, next_windows
from breakhouse.games.skipbo_breakers.tiles import FULL, PLANE, TOP, WILD, WILD_SHIFT

_TABLE = action_table("compact")
ACTIONS = _TABLE.size
DEMANDS = np.array([0, *_TABLE.indices], np.int64)
"""By action: the demand that it makes on the next player."""


def _first(kind: int, lengths: range) -> Any:
    """By length, the action of the lowest rank that a set of this kind and length can have."""
    found = np.zeros(32, np.int64)
    for length in lengths:
        ranks = [demand & 255 for demand in _TABLE.indices if demand >> 8 == kind << 8 | length]
        if ranks:
            found[length] = _TABLE.indices[kind << 16 | length << 8 | min(ranks)]
    return found


_SINGLES, _PAIRS = _first(SINGLE, range(2))[1], _first(PAIR, range(3))[2]
_MORE_PAIRS, _RUNS = _first(PAIRS, range(31)), _first(RUN, range(16))
_BREAKERS = _first(BREAKER, range(5))


@inline
def _mark(mask: Any, first: int, ranks: int) -> None:
    """Marks an action for each bit, the lowest at `first`."""
    while ranks:
        bit = ranks & -ranks
        mask[first + popcount(bit - 1)] = 1
        ranks ^= bit


@jit
def _mark_sequences(mask: Any, kind: int, hand: int, only: int, beaten: int) -> None:
    """Marks the runs or sequential pairs above a rank; `only` is the one span that is allowed, 0 for all."""
    walk = START
    while True:
        walk = next_windows(walk, kind, hand, only, beaten)
        _, span, starts = walk
        if not starts:
            return
        if kind == RUN:
            _mark(mask, _RUNS[span], starts)
        else:
            _mark(mask, _MORE_PAIRS[2 * span], starts)


@jit
def write_mask(hand: int, to_beat: int, mask: Any) -> None:
    """Marks every action that may be played."""
    mask[:] = 0
    kind, length, rank = to_beat >> 16, to_beat >> 8 & 255, to_beat & 255
    opens = to_beat == ANYTHING
    wilds = hand >> WILD_SHIFT
    mask[0] = not opens
    beaten = 0 if opens else rank
    if opens or kind == SINGLE:
        wild = 1 << TOP if wilds else 0
        _mark(mask, _SINGLES, ((hand & PLANE | wild) >> beaten << beaten))
    if opens or kind == PAIR:
        ranks = hand & PLANE if wilds else hand >> TOP & PLANE
        wild = 1 << TOP if wilds > 1 else 0
        _mark(mask, _PAIRS, ((ranks | wild) >> beaten << beaten))
    if opens or kind == RUN:
        _mark_sequences(mask, RUN, hand, 0 if opens else length, beaten)
    if opens or kind == PAIRS:
        _mark_sequences(mask, PAIRS, hand, 0 if opens else length >> 1, beaten)
    for copies in (3, 4):
        if kind == BREAKER and copies < length:
            continue
        above = rank if kind == BREAKER and copies == length else 0
        wild = 1 << TOP if wilds >= copies else 0
        ranks = (hand >> (copies - 1) * TOP & PLANE) | wild
        _mark(mask, _BREAKERS[copies], (ranks >> above << above))


@jit
def set_for(hand: int, wanted: int) -> int:
    """The tiles of the set with the fewest wilds that makes this demand."""
    kind, length, rank = wanted >> 16, wanted >> 8 & 255, wanted & 255
    if rank == WILD:
        return length << WILD_SHIFT
    if kind == SINGLE:
        return 1 << (rank - 1)
    if kind == BREAKER:
        return columns(1 << (rank - 1), length)
    depth = 1 if kind == RUN else 2
    span = length if kind == RUN else length >> 1
    inside = hand & columns(((1 << span) - 1) << (rank - span), depth)
    return inside | (length - popcount(inside)) << WILD_SHIFT


@inline
def _write_tiles(row: Any, start: int, hand: int) -> None:
    for bit in range(WILD_SHIFT):
        row[start + bit] = hand >> bit & 1
    wilds = hand >> WILD_SHIFT
    for wild in range(4):
        row[start + WILD_SHIFT + wild] = wilds > wild


@jit
def write_sight(hands: Any, turn: int, to_beat: int, passes: int, seen: int, row: Any) -> None:
    """What the seat to move sees, in the layout of `planes`."""
    players = len(hands)
    _write_tiles(row, 0, hands[turn])
    _write_tiles(row, TILES, seen)
    row[2 * TILES :] = 0
    start = 2 * TILES
    for step in range(players):
        seat = turn + step if turn + step < players else turn + step - players
        held = tile_count(hands[seat])
        if held:
            row[start + min(held, MOST_TILES) - 1] = 1
        start += MOST_TILES
    if to_beat:
        row[start + (to_beat >> 16) - 1] = 1
        row[start + 5 + (to_beat >> 8 & 255) - 1] = 1
        row[start + 5 + MOST_TILES + (to_beat & 255) - 1] = 1
    row[start + 5 + MOST_TILES + WILD + passes] = 1


@jit
def begin(hands: Any, order: Any, state: Generator) -> tuple[int, Generator]:
    """Deals a hand; returns who opens it, and the next state of the generator."""
    state = deal(hands, order, state)
    state = stir(state)
    return below(len(hands), chance_of(state)), state


@jit
def reset_all(
    hands: Any, order: Any, states: Any, turns: Any, demands: Any, passes: Any, seen: Any, rows: Any, masks: Any
) -> None:
    for n in range(len(turns)):
        order[n] = np.arange(64)
        turns[n], states[n] = begin(hands[n], order[n], states[n])
        demands[n], passes[n], seen[n] = ANYTHING, 0, 0
        write_sight(hands[n], turns[n], ANYTHING, 0, 0, rows[n])
        write_mask(hands[n, turns[n]], ANYTHING, masks[n])


@jit
def find_illegal(actions: Any, masks: Any) -> int:
    """The first table whose action is illegal; -1 if none is."""
    for n in range(len(actions)):
        action = actions[n]
        if action < 0 or action >= masks.shape[1] or not masks[n, action]:
            return n
    return -1


@jit
def step_all(
    actions: Any,
    rewards: Any,
    dones: Any,
    hands: Any,
    order: Any,
    states: Any,
    turns: Any,
    demands: Any,
    passes: Any,
    seen: Any,
    rows: Any,
    masks: Any,
) -> None:
    """Plays an action at each table. When a hand ends, it's scored, and the next one is dealt at once."""
    players = hands.shape[1]
    for n in range(len(actions)):
        turn, action = turns[n], actions[n]
        dones[n] = False
        rewards[n] = 0
        if action == 0:
            passes[n] += 1
            if passes[n] == players - 1:
                passes[n], demands[n] = 0, ANYTHING
        else:
            tiles = set_for(hands[n, turn], DEMANDS[action])
            hands[n, turn] = take(hands[n, turn], tiles)
            seen[n] = take(FULL, take(take(FULL, seen[n]), tiles))
            passes[n], demands[n] = 0, DEMANDS[action]
        if hands[n, turn] == 0:
            dones[n] = True
            for seat in range(players):
                rewards[n, seat] = margin(hands[n], turn, seat)
            turns[n], states[n] = begin(hands[n], order[n], states[n])
            demands[n], passes[n], seen[n] = ANYTHING, 0, 0
        else:
            turns[n] = turn + 1 if turn + 1 < players else 0
        write_sight(hands[n], turns[n], demands[n], passes[n], seen[n], rows[n])
        write_mask(hands[n, turns[n]], demands[n], masks[n])


@jit
def draw_all(masks: Any, states: Any, actions: Any) -> None:
    """A legal action for each table, all equally likely."""
    for n in range(len(actions)):
        states[n] = stir(states[n])
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[n, action]
        index = below(legal, chance_of(states[n]))
        for action in range(masks.shape[1]):
            index -= masks[n, action]
            if index < 0:
                actions[n] = action
                break
