"""A set in compiled code: its tiles, and a *demand*: kind, length and rank in one integer."""

from breakhouse.games.skipbo_breakers.bits import jit
from breakhouse.games.skipbo_breakers.kinds import KINDS, TileSet

SINGLE, PAIR, PAIRS, RUN, BREAKER = range(1, 6)
ANYTHING = 0
"""The demand on an opener: there is nothing to beat."""


def tile_set(tiles: int, demand: int) -> TileSet | None:
    """The set for compiled code's tiles and demand; None is a pass."""
    if not demand:
        return None
    return TileSet(KINDS[(demand >> 16) - 1], demand >> 8 & 255, demand & 255, int(tiles))


@jit
def demand(kind: int, length: int, rank: int) -> int:
    return kind << 16 | length << 8 | rank
