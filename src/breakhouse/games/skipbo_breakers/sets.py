"""The sets of Skip-Bo Breakers: what tiles can be, what beats what, and every set that a hand can lay.

Runs and sequential pairs are found by shift-and recurrences over the planes of a hand; each window of numbers then
gives its own group of sets, one for every way to spend wilds in it, and groups are shared between hands.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import Literal, NamedTuple

from breakhouse.games.skipbo_breakers.tiles import (
    COPIES,
    NUMBERS,
    ONE_WILD,
    PLANE,
    SPREAD,
    TOP,
    WILD,
    WILD_SHIFT,
    Hand,
)

Kind = Literal["single", "pair", "pairs", "run", "breaker"]
KINDS: tuple[Kind, ...] = ("single", "pair", "pairs", "run", "breaker")

SHORTEST_RUN = 3  # SB-08
FEWEST_PAIRS = 2  # SB-07
SMALLEST_BREAKER = 3  # SB-16


class TileSet(NamedTuple):
    """Tiles read as one kind, at the highest rank they can have (SB-R5)."""

    kind: Kind
    length: int
    """How many tiles it has."""
    rank: int
    """Its highest number; 16 for ∞ alone (SB-R3)."""
    tiles: Hand


Group = tuple[TileSet, ...]


def beats(new: TileSet, old: TileSet, equal_matches: bool = False) -> bool:
    """Whether `new` may be laid on `old`."""
    if new.kind == "breaker":
        if old.kind != "breaker":
            return True  # SB-16: on any set
        return (new.length, new.rank) > (old.length, old.rank)  # SB-17: four before three, then the number
    if (new.kind, new.length) != (old.kind, old.length):
        return False  # SB-10: no order between kinds; SB-11: exactly as many tiles
    return new.rank > old.rank or (equal_matches and new.rank == old.rank)  # SB-R2


def readings(tiles: Hand) -> list[TileSet]:
    """Everything that exactly these tiles can be, one set a kind; empty when they are no set."""
    numbers, wilds = tiles & NUMBERS, tiles >> WILD_SHIFT
    length = numbers.bit_count() + wilds
    held = numbers & PLANE
    lowest, highest = (held & -held).bit_length(), held.bit_length()
    alike = held.bit_count() + (wilds > 0) == 1
    found: list[TileSet] = []
    if length == 1:
        found.append(TileSet("single", 1, highest or WILD, tiles))
    elif length == 2 and (alike or wilds):
        found.append(TileSet("pair", 2, highest or WILD, tiles))  # SB-15, SB-R3
    elif length >= SMALLEST_BREAKER and alike:
        found.append(TileSet("breaker", length, highest or WILD, tiles))  # SB-16, SB-18
    for kind, depth, fewest in _SEQUENCES:
        span, odd = divmod(length, depth)
        fits = fewest <= span <= TOP and not odd and not numbers >> depth * TOP
        if fits and held and highest - lowest < span:  # SB-R4: a number at least
            found.append(TileSet(kind, length, min(TOP, lowest + span - 1), tiles))
    return found


def sets(hand: Hand, to_beat: TileSet | None = None, equal_matches: bool = False) -> list[TileSet]:
    """Every distinct set, by kind and tiles, that this hand can lay: on `to_beat`, or to open a round."""
    return list(chain.from_iterable(groups(hand, to_beat, equal_matches)))


def can_follow(hand: Hand, to_beat: TileSet, equal_matches: bool = False) -> bool:
    """Whether any set of this hand may be laid on `to_beat`."""
    return any(groups(hand, to_beat, equal_matches))


def draw(
    hand: Hand, to_beat: TileSet | None, below: Callable[[int], int], equal_matches: bool = False
) -> TileSet | None:
    """One of the sets, each equally likely, without listing them; None when there is none.

    `below(n)` draws a whole number under n: `random.Random.randrange`, or `below` of a stream of chance.
    """
    offered = groups(hand, to_beat, equal_matches)
    total = sum(map(len, offered))
    if not total:
        return None
    chosen = below(total)
    for group in offered:
        if chosen < len(group):
            return group[chosen]
        chosen -= len(group)
    raise ValueError("the draw was not below the number of sets")


def groups(hand: Hand, to_beat: TileSet | None = None, equal_matches: bool = False) -> list[Group]:
    """The sets of `sets`, in the same order, as shared groups: nothing is built that was built before."""
    wilds = hand >> WILD_SHIFT
    if to_beat is None:  # SB-06, SB-14
        return [
            _singles(hand & PLANE, wilds > 0),
            *_pairs(hand, wilds, 0),
            *_every_length("pairs", hand & _TWO_PLANES, wilds),
            *_every_length("run", hand & PLANE, wilds),
            *_breakers(hand, wilds),
        ]
    kind, length, rank, _ = to_beat
    if kind == "breaker":
        return _higher_breakers(hand, wilds, length, rank)
    beaten = rank - equal_matches  # SB-R2
    if kind == "single":
        return [_singles((hand & PLANE) >> beaten << beaten, wilds > 0 and beaten < WILD), *_breakers(hand, wilds)]
    if kind == "pair":
        return [*_pairs(hand, wilds, beaten), *_breakers(hand, wilds)]
    depth = 1 if kind == "run" else 2
    span = length // depth
    lowest = max(0, beaten - span + 1)
    if lowest > TOP - span:
        return _breakers(hand, wilds)
    return [*_sequences(kind, _from(lowest, hand, depth), wilds, span), *_breakers(hand, wilds)]


_SEQUENCES: tuple[tuple[Kind, int, int], ...] = (("run", 1, SHORTEST_RUN), ("pairs", 2, FEWEST_PAIRS))
_TWO_PLANES = (1 << 2 * TOP) - 1
_WILD_SINGLE = TileSet("single", 1, WILD, ONE_WILD)
_WILD_PAIR = TileSet("pair", 2, WILD, 2 * ONE_WILD)  # SB-R3
_WILD_BREAKERS = {n: TileSet("breaker", n, WILD, n * ONE_WILD) for n in (SMALLEST_BREAKER, COPIES)}  # SB-18


@cache
def _copies_of(number: int, kind: Kind, copies: int, wilds: int) -> TileSet:
    column = SPREAD & ((1 << copies * TOP) - 1)
    return TileSet(kind, copies + wilds, number, column << number - 1 | wilds << WILD_SHIFT)


@lru_cache(maxsize=1 << 16)
def _alike(kind: Kind, mask: int, copies: int, wilds: int = 0) -> Group:
    """A set of so many copies, and wilds, for each number of the mask."""
    return tuple(_copies_of(start + 1, kind, copies, wilds) for start in _bits(mask))


@lru_cache(maxsize=1 << 16)
def _singles(mask: int, wild: bool) -> Group:
    return (*_alike("single", mask, 1), _WILD_SINGLE) if wild else _alike("single", mask, 1)


def _pairs(hand: Hand, wilds: int, beaten: int) -> list[Group]:
    found = [_alike("pair", (hand >> TOP & PLANE) >> beaten << beaten, 2)]
    if wilds:
        found.append(_alike("pair", (hand & PLANE) >> beaten << beaten, 1, 1))  # SB-15
        if wilds > 1 and beaten < WILD:
            found.append((_WILD_PAIR,))
    return found


def _breakers(hand: Hand, wilds: int) -> list[Group]:
    return _higher_breakers(hand, wilds, 0, 0) if hand >> 2 * TOP & PLANE or wilds >= SMALLEST_BREAKER else []


def _higher_breakers(hand: Hand, wilds: int, length: int, rank: int) -> list[Group]:
    found: list[Group] = []
    for copies in (SMALLEST_BREAKER, COPIES):
        if copies < length:
            continue
        beaten = rank if copies == length else 0  # SB-17
        mask = (hand >> (copies - 1) * TOP & PLANE) >> beaten << beaten
        if mask:
            found.append(_alike("breaker", mask, copies))
        if wilds >= copies and beaten < WILD:
            found.append((_WILD_BREAKERS[copies],))
    return found


@lru_cache(maxsize=1 << 15)
def _every_length(kind: Kind, held: int, wilds: int) -> tuple[Group, ...]:
    """The groups of all runs, or of all sequential pairs, shortest first."""
    fewest = SHORTEST_RUN if kind == "run" else FEWEST_PAIRS
    return tuple(chain.from_iterable(_sequences(kind, held, wilds, span) for span in range(fewest, TOP + 1)))


@lru_cache(maxsize=1 << 16)
def _sequences(kind: Kind, held: int, wilds: int, span: int) -> tuple[Group, ...]:
    """A group for each window of so many numbers that the hand can fill, lowest rank first.

    So that no set comes twice, a set stands only in the highest window that it fits (SB-R5): the one whose lowest
    number is a tile, not a wild, or the one that ends at 15 (SB-R4).
    """
    depth = 1 if kind == "run" else 2
    found = []
    for start in _bits(_windows(depth, held, wilds)[span] & (held | 1 << TOP - span)):
        inside = held & ((1 << span) - 1 << start) * (SPREAD & (1 << depth * TOP) - 1)
        if inside:  # SB-R4: a number at least
            found.append(_fillings(kind, span, inside, wilds - depth * span + inside.bit_count()))
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def _windows(depth: int, held: int, wilds: int) -> tuple[int, ...]:
    """By length of the window, the starts where at most so many tiles are missing.

    A window of n + 1 numbers misses what the window of n misses and what its next number misses: a shift and an
    "and" for each count of missing tiles.
    """
    planes = [held >> copies * TOP & PLANE for copies in range(depth)]
    misses = [*reversed(planes), PLANE]  # the numbers of which at most 0, 1 (… depth) tiles are missing
    reached = [PLANE] * (wilds + 1)  # by missing tiles
    windows = [PLANE]
    for next_number in range(TOP):
        for spent in range(wilds, -1, -1):
            starts = 0
            for missing, numbers in enumerate(misses[: spent + 1]):
                starts |= reached[spent - missing] & numbers >> next_number
            reached[spent] = starts
        windows.append(reached[wilds])
    return tuple(windows)


@lru_cache(maxsize=1 << 15)
def _fillings(kind: Kind, span: int, inside: int, spare: int) -> Group:
    """Every way to fill one window with the numbers inside it and wilds, of which `spare` need not be spent.

    A spare wild may stand for a number that is also held (SB-R5). The fewest wilds come first.
    """
    depth = 1 if kind == "run" else 2
    held = inside & PLANE
    start = min(_lowest(held), TOP - span)
    ways = [(inside, spare)]
    for number in _bits(held):
        column = inside & SPREAD << number
        stays = number == start < TOP - span
        for copies in range(column.bit_count(), stays, -1):
            tile = 1 << (copies - 1) * TOP + number
            above = column & ~((tile << 1) - 1)
            ways += [(way ^ tile, left - 1) for way, left in ways if left and way & tile and not way & above]
    length = depth * span
    found = (way | length - way.bit_count() << WILD_SHIFT for way, _ in ways if way)
    return tuple(_sequence(kind, length, start + span, tiles) for tiles in sorted(found, key=_wilds_first))


@cache
def _sequence(kind: Kind, length: int, rank: int, tiles: Hand) -> TileSet:
    return TileSet(kind, length, rank, tiles)


def _wilds_first(tiles: Hand) -> int:
    return tiles >> WILD_SHIFT


def _from(lowest: int, hand: Hand, depth: int) -> int:
    """The planes of a hand, without the numbers below a start."""
    return hand & (PLANE >> lowest << lowest) * (SPREAD & (1 << depth * TOP) - 1)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield _lowest(mask)
        mask &= mask - 1
