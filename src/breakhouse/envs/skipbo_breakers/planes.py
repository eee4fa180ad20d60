"""What a learner sees: rows of zeros and ones in named planes, each either private or public.

Seats are counted from the observing one: plane `counts` begins with its own tiles.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from breakhouse.core.numbers import check_whole
from breakhouse.games.skipbo_breakers import GAME
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import KINDS, TileSet
from breakhouse.games.skipbo_breakers.position import tiles_each

TILES = 64
MOST_TILES = 20
SCORE_STEPS = 10
ACTION_BITS = 16
"""Of an action's index plus one in the full table: enough for both tables."""

Row = NDArray[np.int8]


class Plane(NamedTuple):
    """Some columns of an observation."""

    name: str
    shape: tuple[int, ...]
    private: bool
    says: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


class Knowledge(NamedTuple):
    """Everything a seat knows at one moment; whoever fills this in decides what that is."""

    seat: int
    hand: t.Hand
    seen: t.Hand
    """All tiles laid in this hand so far: everybody saw them."""
    counts: Sequence[int]
    to_beat: TileSet | None
    passes: int
    opener: int = 0
    scores: Sequence[int] = ()
    history: Sequence[int] = ()
    """The full table's index of each action of this hand, in order."""
    dealt: t.Hand = 0
    """The seat's own tiles as they were dealt."""


def most_moves(players: int) -> int:
    """More than any hand has: each tile laid alone, and everybody passing on it."""
    return players * players * tiles_each(players)


def check_players(players: int) -> int:
    return check_whole("players", players, *GAME.seats)


@lru_cache(maxsize=None, typed=True)  # or 2.0 would pass for 2
def planes_of(players: int, scores: bool = False, recall: bool = False) -> tuple[Plane, ...]:
    """The planes in order; `scores` adds those for whole matches, `recall` those for perfect recall."""
    check_players(players)
    points = Plane(
        "scores", (players, SCORE_STEPS), False, "each seat's points in tenths of the target, own first"
    )
    found = _always(players) + ((points,) if scores else ())
    return found + _recalled(players) if recall else found


def _always(players: int) -> tuple[Plane, ...]:
    kinds = "the set to beat: single, pair, pairs, run, breaker; none when opening"
    return (
        Plane("hand", (TILES,), True, "own tiles: at least one, two, three, four of 1 to 15, then of ∞"),
        Plane("seen", (TILES,), False, "tiles laid in this hand so far, written the same way"),
        Plane(
            "counts", (players, MOST_TILES), False, "how many tiles each seat holds, own first; none is lit at 0"
        ),
        Plane("kind", (len(KINDS),), False, kinds),
        Plane("length", (MOST_TILES,), False, "how many tiles it has"),
        Plane("rank", (t.WILD,), False, "its rank, 1 to 15 and ∞"),
        Plane("passes", (3,), False, "how many have passed since it was laid: 0, 1, 2"),
    )


def _recalled(players: int) -> tuple[Plane, ...]:
    """The planes that only perfect recall needs."""
    moves = "each action of the hand in order: its index in the full table plus one, lowest bit first"
    return (
        Plane("dealt", (TILES,), True, "own tiles as they were dealt"),
        Plane("opener", (players,), False, "who opened the hand, own seat first"),
        Plane("history", (most_moves(players), ACTION_BITS), False, moves),
    )


@cache
def width(planes: tuple[Plane, ...]) -> int:
    return sum(plane.size for plane in planes)


@cache
def places(planes: tuple[Plane, ...]) -> dict[str, slice]:
    """Where each plane is in a row."""
    found, start = {}, 0
    for plane in planes:
        found[plane.name] = slice(start, start + plane.size)
        start += plane.size
    return found


def write_row(sight: Knowledge, planes: tuple[Plane, ...], target: int | None = None) -> Row:
    """The observation as one row."""
    row = np.zeros(width(planes), np.int8)
    where = places(planes)
    fill(sight, {plane.name: row[where[plane.name]].reshape(plane.shape) for plane in planes}, target)
    return row


def fill(sight: Knowledge, parts: Mapping[str, NDArray[Any]], target: int | None = None) -> None:
    """Writes the ones into blank planes of any type; planes that aren't there are left out."""
    players = len(sight.counts)
    order = [(sight.seat + step) % players for step in range(players)]
    for name, hand in (("hand", sight.hand), ("seen", sight.seen), ("dealt", sight.dealt)):
        if name in parts:
            parts[name][_lit(hand)] = 1
    if "counts" in parts:
        for step, seat in enumerate(order):
            if sight.counts[seat]:
                parts["counts"][step, min(sight.counts[seat], MOST_TILES) - 1] = 1
        parts["passes"][sight.passes] = 1
    if "kind" in parts and sight.to_beat is not None:
        parts["kind"][KINDS.index(sight.to_beat.kind)] = 1
        parts["length"][sight.to_beat.length - 1] = 1
        parts["rank"][sight.to_beat.rank - 1] = 1
    if "scores" in parts and target:
        for step, seat in enumerate(order):
            parts["scores"][step, : min(SCORE_STEPS, SCORE_STEPS * sight.scores[seat] // target)] = 1
    if "opener" in parts:
        parts["opener"][(sight.opener - sight.seat) % players] = 1
    if "history" in parts:
        for n, action in enumerate(sight.history):
            parts["history"][n] = [action + 1 >> bit & 1 for bit in range(ACTION_BITS)]


def _lit(hand: t.Hand) -> list[int]:
    numbered = [bit for bit in range(t.WILD_SHIFT) if hand >> bit & 1]
    return numbered + [t.WILD_SHIFT + n for n in range(t.wilds(hand))]
