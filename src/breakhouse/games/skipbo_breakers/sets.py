"""The sets of Skip-Bo Breakers: what tiles can be, what beats what, and every set that a hand can lay.

Runs and sequential pairs are found by shift-and recurrences over the planes of a hand; each window of numbers then
gives its own group of sets, one for every way to spend wilds in it, and groups are shared between hands.
"""

from collections.abc import Callable
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
    for kind, fewest in _FEWEST.items():
        depth = _DEPTH[kind]
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


def groups(hand: Hand, to_beat: TileSet | None = None, equal_matches: bool = False) -> tuple[Group, ...]:
    """The sets of `sets`, in the same order, as groups that hands share: nothing is built twice."""
    wilds = hand >> WILD_SHIFT
    upper = hand >> 2 * TOP
    breakers = _breakers(upper) if upper else ()  # SB-16: on any set, and to open
    if to_beat is None:  # SB-06, SB-14
        if wilds:
            return _ones(hand & PLANE, wilds), _twos(hand & _TWO_PLANES, wilds), breakers
        return _plain_ones(hand & PLANE), _plain_twos(hand >> TOP & PLANE), breakers
    kind, length, rank, _ = to_beat
    beaten = rank - 1 if equal_matches else rank  # SB-R2
    if kind == "single":
        higher = (hand & PLANE) >> beaten << beaten
        return (_singles(higher) if not wilds or beaten >= WILD else (*_singles(higher), _WILD_SINGLE)), breakers
    if kind == "pair":
        return _pairs(hand, wilds, beaten), breakers
    if kind == "breaker":
        return tuple([new for new in breakers if new[1:3] > (length, rank)]), ()  # SB-17
    span = length // _DEPTH[kind]  # SB-11
    lowest = max(0, beaten - span + 1)
    return (_sequences(kind, hand, wilds, span, lowest) if lowest <= TOP - span else ()), breakers


_FEWEST: dict[Kind, int] = {"run": 3, "pairs": 2}  # SB-08, SB-07: in numbers
_DEPTH: dict[Kind, int] = {"run": 1, "pairs": 2}  # in tiles of each number
_WILD_SINGLE = TileSet("single", 1, WILD, ONE_WILD)
_WILD_PAIR = TileSet("pair", 2, WILD, 2 * ONE_WILD)  # SB-R3
_TWO_PLANES = (1 << 2 * TOP) - 1


@cache
def _shared(kind: Kind, length: int, rank: int, tiles: Hand) -> TileSet:
    """There are some sixty thousand sets; each is made once."""
    return TileSet(kind, length, rank, tiles)


def _copies(kind: Kind, mask: int, copies: int, wilds: int = 0) -> Group:
    """A set of so many copies, and wilds, for each number of the mask."""
    ranked = [(bit + 1, _columns(1 << bit, copies) | wilds << WILD_SHIFT) for bit in _bits(mask)]
    return tuple([_shared(kind, copies + wilds, number, tiles) for number, tiles in ranked])


@cache
def _singles(mask: int) -> Group:
    return _copies("single", mask, 1)


@cache
def _natural_pairs(mask: int) -> Group:
    return _copies("pair", mask, 2)


@cache
def _completed_pairs(mask: int) -> Group:
    return _copies("pair", mask, 1, 1)  # SB-15


def _pairs(hand: Hand, wilds: int, beaten: int) -> Group:
    natural = _natural_pairs((hand >> TOP & PLANE) >> beaten << beaten)
    if not wilds:
        return natural
    completed = _completed_pairs((hand & PLANE) >> beaten << beaten)
    return (*natural, *completed, _WILD_PAIR) if wilds > 1 and beaten < WILD else natural + completed


@lru_cache(maxsize=1 << 15)
def _breakers(upper: int) -> Group:
    """The Breakers of a hand of which only the third and fourth plane and the wilds are given."""
    wilds = upper >> WILD_SHIFT - 2 * TOP
    found: Group = ()
    for copies in (SMALLEST_BREAKER, COPIES):
        found += _copies("breaker", upper >> (copies - SMALLEST_BREAKER) * TOP & PLANE, copies)
        if wilds >= copies:
            found += (_shared("breaker", copies, WILD, copies * ONE_WILD),)  # SB-18: of ∞ alone, never mixed
    return found


@cache
def _plain_ones(mask: int) -> Group:
    """The singles and runs of a hand without wilds."""
    return _singles(mask) + _unbroken("run", mask, 0)


@cache
def _plain_twos(mask: int) -> Group:
    """The pairs and sequential pairs of a hand without wilds."""
    return _natural_pairs(mask) + _unbroken("pairs", mask, 0)


@lru_cache(maxsize=1 << 15)
def _ones(held: int, wilds: int) -> Group:
    """The singles and runs of a hand with wilds."""
    return (*_singles(held), _WILD_SINGLE, *_completed("run", held, wilds, 0))


@lru_cache(maxsize=1 << 12)
def _twos(held: int, wilds: int) -> Group:
    """The pairs and sequential pairs of a hand with wilds."""
    return (*_pairs(held, wilds, 0), *_completed("pairs", held, wilds, 0))


def _sequences(kind: Kind, hand: Hand, wilds: int, span: int, lowest: int) -> Group:
    """The runs, or the sequential pairs, over so many numbers from a lowest start on."""
    depth = _DEPTH[kind]
    allowed = PLANE >> lowest << lowest
    if wilds:
        return _following(kind, hand & _columns(allowed, depth), wilds, span)
    return _unbroken(kind, hand >> (depth - 1) * TOP & allowed, span)


@lru_cache(maxsize=1 << 16)
def _unbroken(kind: Kind, mask: int, only: int) -> Group:
    """The sets over consecutive numbers of the mask, without wilds: of every length, or of one."""
    depth = _DEPTH[kind]
    found: list[TileSet] = []
    starts = mask
    for span in range(2, TOP + 1):
        starts &= mask >> span - 1
        if not starts:
            break
        if span == only or (not only and span >= _FEWEST[kind]):
            for start in _bits(starts):
                tiles = _columns((1 << span) - 1 << start, depth)
                found.append(_shared(kind, depth * span, start + span, tiles))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _following(kind: Kind, held: int, wilds: int, span: int) -> Group:
    return tuple(_completed(kind, held, wilds, span))


def _completed(kind: Kind, held: int, wilds: int, only: int) -> list[TileSet]:
    """The sets over consecutive numbers that wilds may complete (SB-15): of every length, or of one.

    A window of n + 1 numbers misses what the window of n misses and what its next number misses: a shift and an
    "and" for each plane and each count of missing tiles.

    So that no set comes twice, it stands only in the highest window that it fits (SB-R5): the one whose lowest
    number is a tile, not a wild, or the one that ends at 15 (SB-R4).
    """
    planes = (held,) if kind == "run" else (held & PLANE, held >> TOP)
    fewest, depth = only or _FEWEST[kind], len(planes)
    found: list[TileSet] = []
    missing = [PLANE] * (wilds + 1)  # the starts where at most 0, 1, 2 … tiles are missing
    for span in range(1, (only or TOP) + 1):
        for plane in planes:
            there = plane >> span - 1
            for spent in range(wilds, 0, -1):
                missing[spent] = missing[spent] & there | missing[spent - 1]
            missing[0] &= there
        last = 1 << TOP - span
        starts = missing[wilds] & (last | last - 1)
        if not starts:
            break
        if span >= fewest:
            for start in _bits(starts & (held | last)):
                inside = held & _WINDOWS[depth][span] << start
                if inside:  # SB-R4: a number at least
                    found += _fillings(kind, span, inside, wilds - depth * span + inside.bit_count())
    return found


@lru_cache(maxsize=1 << 15)
def _fillings(kind: Kind, span: int, inside: int, spare: int) -> Group:
    """Every way to fill one window with the numbers inside it and wilds, of which `spare` need not be spent.

    A spare wild may stand for a number that is also held (SB-R5). The fewest wilds come first.
    """
    numbers = _bits(inside & PLANE)
    start = min(numbers[0], TOP - span)
    fewest = max(1, inside.bit_count() - spare)  # SB-R4: a number stays
    ways = [inside]
    for number in numbers:
        stays = number == start < TOP - span
        for copies in range((inside & _columns(1 << number, COPIES)).bit_count(), stays, -1):
            tile, above = 1 << (copies - 1) * TOP + number, inside & 1 << copies * TOP + number
            ways += [way ^ tile for way in ways if not way & above and way.bit_count() > fewest]
    length = _DEPTH[kind] * span
    laid = [way | length - way.bit_count() << WILD_SHIFT for way in ways]
    return tuple([_shared(kind, length, start + span, tiles) for tiles in sorted(laid, key=_wilds)])


def _columns(mask: int, copies: int) -> Hand:
    """So many of each number of the mask."""
    return mask * (SPREAD & (1 << copies * TOP) - 1)


def _wilds(tiles: Hand) -> int:
    return tiles >> WILD_SHIFT


@cache
def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(TOP) if mask >> bit & 1)


_WINDOWS = {depth: [_columns((1 << span) - 1, depth) for span in range(TOP + 1)] for depth in _DEPTH.values()}
