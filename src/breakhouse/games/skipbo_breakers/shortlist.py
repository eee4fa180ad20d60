"""The few sets worth considering, of the hundreds that a hand may offer: those that cost the hand least.

No search, and no guessing at other hands: combinations stay together, wild tiles are saved, Breakers come last.
"""

from collections.abc import Sequence

from breakhouse.core import Offers
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import KINDS, TileSet
from breakhouse.games.skipbo_breakers.sets import sets
from breakhouse.games.skipbo_breakers.values import BreakersView, Lay

FEW = 6
"""More than this would be a list again."""
WILD_COST = 2
"""A wild is worth as much as two numbers that stay together."""


def shortlist(view: BreakersView, offers: Offers) -> Offers:
    """At most six of the offered sets: of every kind the cheapest, then the next cheapest; () of six or fewer."""
    if len(offers) <= FEW:
        return ()
    top = view.lying[-1] if view.lying else None
    to_beat = None if top is None or top.kind is None else TileSet(top.kind, top.length, top.rank or 0, 0)
    hand = t.parse_tiles(view.mine or "")
    found = _choose(hand, _without_spare_wilds(sets(hand, to_beat, view.options.equal_matches)))
    commands = (Lay(t.write_tiles(one.tiles), one.kind) for one in found)
    return tuple(command for command in commands if command in offers)


def cost(hand: t.Hand, laid: TileSet) -> tuple[int, int, int]:
    """What is broken up or spent; among equals, the set that sheds more tiles, then the lower one."""
    left = t.without(hand, laid.tiles)
    alone = left & ~(left >> t.TOP) & t.PLANE
    torn = (left & laid.tiles & t.PLANE).bit_count() + (alone & _in_runs(hand) & ~_in_runs(left)).bit_count()
    return torn + WILD_COST * t.wilds(laid.tiles), -laid.length, laid.rank


def _choose(hand: t.Hand, found: Sequence[TileSet]) -> list[TileSet]:
    ranked = sorted(found, key=lambda one: (one.kind == "breaker", *cost(hand, one)))
    cheapest = {one.kind: one for one in reversed(ranked)}
    rest = [one for one in ranked if cheapest[one.kind] is not one]
    chosen = [*cheapest.values(), *rest][:FEW]
    return sorted(chosen, key=lambda one: (KINDS.index(one.kind), cost(hand, one)))


def _without_spare_wilds(found: Sequence[TileSet]) -> list[TileSet]:
    """Of sets that differ only in the wilds they spend, the first: it has the fewest."""
    kept: dict[tuple[str, int, int], TileSet] = {}
    for one in found:
        kept.setdefault((one.kind, one.length, one.rank), one)
    return list(kept.values())


def _in_runs(hand: t.Hand) -> int:
    """The numbers that stand in a run of three or more without any wild."""
    once = hand & t.PLANE
    starts = once & once >> 1 & once >> 2
    return starts | starts << 1 | starts << 2
