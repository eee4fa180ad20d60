"""Smaller decks of the same tiles: the rules stay the same, only the deal shrinks, so that a game can be solved.

A full hand is dealt tile by tile. A small one is dealt hand by hand, and each possible hand is one outcome, so no
two branches of the tree differ only in the order of the tiles.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import comb
from typing import Any, NamedTuple

from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.position import tiles_each

MOST_HANDS = 10_000
"""The most outcomes that one chance node may have; beyond that, tiles are dealt one by one or not at all."""
USUAL = {"ranks": t.TOP, "copies": t.COPIES, "wilds": t.COPIES, "tiles": 0}
"""The parameters; 0 tiles means as many as usual."""

Counts = tuple[int, ...]
"""How many there are of each number from 1 to 15, then of ∞."""


class SmallDeck(NamedTuple):
    """The tiles of one game, and how many each player gets of them."""

    counts: Counts
    each: int
    is_shrunken: bool

    @property
    def tiles(self) -> t.Hand:
        return t.of_counts(self.counts[: t.TOP], self.counts[t.TOP])


def deck_of(players: int, params: Mapping[str, Any]) -> SmallDeck:
    """The deck that the parameters describe, or `ValueError`."""
    ranks, copies, wilds, each = (int(params[name]) for name in USUAL)
    for name, value, most in (("ranks", ranks, t.TOP), ("copies", copies, t.COPIES)):
        if not 1 <= value <= most:
            raise ValueError(f"{name}: 1 to {most}, not {value}")
    if not 0 <= wilds <= t.COPIES:
        raise ValueError(f"wilds: 0 to {t.COPIES}, not {wilds}")
    counts = (*(copies if number <= ranks else 0 for number in range(1, t.TOP + 1)), wilds)
    shrunken = {name: int(params[name]) for name in USUAL} != USUAL
    usual = tiles_each(players)
    each = each or usual
    if not 1 <= each <= min(usual, sum(counts) // players):
        raise ValueError(f"{sum(counts)} tiles don't give {players} players {each} each")
    if shrunken and len(hands_from(counts, each)) > MOST_HANDS:
        raise ValueError(f"there are more than {MOST_HANDS:,} such hands: take fewer tiles, ranks or copies")
    return SmallDeck(counts, each, shrunken)


@cache
def hands_from(left: Counts, size: int) -> tuple[tuple[Counts, int], ...]:
    """Every possible hand of this size, and in how many ways it can be dealt; stops one beyond the limit."""
    found: list[tuple[Counts, int]] = []
    _spread(left, size, (), 1, found)
    return tuple(found)


def _spread(left: Sequence[int], size: int, taken: Counts, ways: int, found: list[tuple[Counts, int]]) -> None:
    if len(found) > MOST_HANDS or size > sum(left[len(taken) :]):
        return
    if len(taken) == len(left):
        found.append((taken, ways))
        return
    here = left[len(taken)]
    for number in range(min(here, size) + 1):
        _spread(left, size - number, (*taken, number), ways * comb(here, number), found)
