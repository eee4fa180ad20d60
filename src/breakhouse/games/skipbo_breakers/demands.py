"""What compiled code calls a set: its tiles, and a *demand*: kind, length and rank in one integer."""

from breakhouse.games.skipbo_breakers.bits import jitted
from breakhouse.games.skipbo_breakers.kinds import TileSet

SINGLE, PAIR, PAIRS, RUN, BREAKER = range(1, 6)
KIND_NAMES = ("", "single", "pair", "pairs", "run", "breaker")
ANYTHING = 0
"""The demand on an opener: there is nothing to beat."""


def demand_of(to_beat: TileSet | None) -> int:
    """The demand that a set lays on the next player."""
    if to_beat is None:
        return ANYTHING
    return KIND_NAMES.index(to_beat.kind) << 16 | to_beat.length << 8 | to_beat.rank


def tile_set(tiles: int, demand: int) -> TileSet | None:
    """The set that compiled code speaks of; None is a pass."""
    if not demand:
        return None
    return TileSet(KIND_NAMES[demand >> 16], demand >> 8 & 255, demand & 255, int(tiles))  # type: ignore[arg-type]


@jitted
def demand(kind: int, length: int, rank: int) -> int:
    return kind << 16 | length << 8 | rank
