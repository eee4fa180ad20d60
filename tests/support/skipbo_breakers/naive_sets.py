"""Sets found the slow way, straight from the words of the rules, to hold the fast ways against.

Nothing here knows of planes or windows: a hand is a counter, a set is any handful that fits a definition.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

WILD = 16

NaiveSet = tuple[str, int, int, tuple[int, ...]]
"""Kind, length, rank, tiles in ascending order."""


def subsets(tiles: list[int]) -> Iterator[tuple[int, ...]]:
    """Every distinct handful of these tiles but the empty one."""
    held = sorted(Counter(tiles).items())
    for counts in product(*(range(count + 1) for _, count in held)):
        handful = tuple(tile for (tile, _), n in zip(held, counts, strict=True) for _ in range(n))
        if handful:
            yield handful


def fills(handful: tuple[int, ...], wanted: list[int]) -> bool:
    """Whether wilds can stand for all of `wanted` that is not there, with no tile left over."""
    numbers = Counter(tile for tile in handful if tile != WILD)
    return len(handful) == len(wanted) and not numbers - Counter(wanted)


@cache
def classify(handful: tuple[int, ...]) -> list[NaiveSet]:
    """What these tiles can be, each kind once at its highest rank. Small handfuls come again and again."""
    length = len(handful)
    numbers = [tile for tile in handful if tile != WILD]
    found = []
    if length == 1:
        found.append(("single", handful[0]))
    if length == 2:
        ranks = [n for n in range(1, 16) if numbers and fills(handful, [n, n])]
        found += [("pair", max(ranks))] if ranks else [("pair", WILD)] if not numbers else []
    if length in (3, 4) and len(set(handful)) == 1:
        found.append(("breaker", handful[0]))
    if length >= 3 and numbers:
        ranks = [top for top in range(length, 16) if fills(handful, list(range(top - length + 1, top + 1)))]
        found += [("run", max(ranks))] if ranks else []
    if length >= 4 and length % 2 == 0 and numbers:
        span = length // 2
        ranks = [top for top in range(span, 16) if fills(handful, [*range(top - span + 1, top + 1)] * 2)]
        found += [("pairs", max(ranks))] if ranks else []
    return [(kind, length, rank, handful) for kind, rank in found]


def all_sets(tiles: list[int]) -> set[NaiveSet]:
    """Every set of a small hand: look at every handful."""
    return {found for handful in subsets(tiles) for found in classify(handful)}


def all_sets_of_many(tiles: list[int]) -> set[NaiveSet]:
    """Every set of a hand of any size: for each thing a set could show, replace tiles by wilds in every way."""
    held = Counter(tiles)
    shown = [[n] * copies for n in range(1, 16) for copies in (1, 2, 3, 4)]
    for low, high in product(range(1, 16), repeat=2):
        shown += [list(range(low, high + 1)) * copies for copies in (1, 2) if high > low]
    shown += [[WILD] * copies for copies in (1, 2, 3, 4)]
    handfuls = {handful for wanted in shown for handful in _laid_for(sorted(wanted), held)}
    return {found for handful in handfuls for found in classify(handful)}


def _laid_for(wanted: list[int], held: Counter[int]) -> Iterator[tuple[int, ...]]:
    """The handfuls of `held` that can show `wanted`, where every tile may be a wild instead."""
    laid: set[tuple[int, ...]] = {()}
    for tile in wanted:
        laid = {
            (*handful, choice)
            for handful in laid
            for choice in {tile, WILD}
            if handful.count(choice) < held[choice]
        }
    for handful in laid:
        yield tuple(sorted(handful))


def may_follow(new: tuple[str, int, int, object], old: tuple[str, int, int], equal_matches: bool = False) -> bool:
    """Whether a set may be laid on another, given as kind, length and rank."""
    kind, length, rank, _ = new
    if kind == "breaker":
        return old[0] != "breaker" or length > old[1] or (length == old[1] and rank > old[2])
    return kind == old[0] and length == old[1] and (rank > old[2] or (equal_matches and rank == old[2]))
