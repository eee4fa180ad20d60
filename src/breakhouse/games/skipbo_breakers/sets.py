"""Every set that a hand of Skip-Bo Breakers can lay, in plain Python: to open a round, or on another set.

Runs and sequential pairs are found by shifting the planes of a hand over themselves and across the gaps that wilds
bridge; the sets from a stretch of numbers are cached as a group, which hands share.
"""

from functools import cache, lru_cache

from breakhouse.games.skipbo_breakers.kinds import DEPTH, FEWEST, SMALLEST_BREAKER, Kind, TileSet
from breakhouse.games.skipbo_breakers.tiles import (
    COPIES,
    ONE_WILD,
    PLANE,
    SPREAD,
    TOP,
    WILD,
    WILD_SHIFT,
    Hand,
)

Group = tuple[TileSet, ...]


def sets(hand: Hand, to_beat: TileSet | None = None, equal_matches: bool = False) -> list[TileSet]:
    """Every distinct set, by kind and tiles, that this hand can lay: on `to_beat`, or to open a round."""
    return list(opening(hand) if to_beat is None else following(hand, to_beat, equal_matches))


def can_follow(hand: Hand, to_beat: TileSet, equal_matches: bool = False) -> bool:
    """Whether any set of this hand may be laid on `to_beat`."""
    return bool(following(hand, to_beat, equal_matches))


def opening(hand: Hand) -> Group:
    """Every set of a hand (SB-06, SB-14), put together from groups that hands share."""
    once, upper = hand & PLANE, hand >> 2 * TOP
    if hand >= ONE_WILD:
        wilds = hand >> WILD_SHIFT
        return _ones(once, wilds) + _twos(hand & _TWO_PLANES, wilds) + _breakers(upper)
    found = _SINGLES_LOW[once & _LOW] + _SINGLES_HIGH[once >> _HALF]
    if runs := once & once >> 1 & once >> 2:
        found += _runs(runs)
    if twice := hand >> TOP & PLANE:
        found += _PAIRS_LOW[twice & _LOW] + _PAIRS_HIGH[twice >> _HALF]
        if pairs := twice & twice >> 1:
            found += _sequential_pairs(pairs)
        if upper:
            found += _breakers(upper)  # SB-16: may also open
    return found


def following(hand: Hand, to_beat: TileSet, equal_matches: bool = False) -> Group:
    """Every set of a hand that may be laid on another."""
    kind, length, rank, _ = to_beat
    upper = hand >> 2 * TOP
    if kind == "breaker":
        return tuple([new for new in _breakers(upper) if new[1:3] > (length, rank)]) if upper else ()  # SB-17
    if equal_matches:
        rank -= 1  # SB-R2
    if upper:
        if hand >= ONE_WILD:
            return _complete_above(kind, hand, length, rank) + _breakers(upper)
        return _plain_above(kind, hand, length, rank) + _breakers(upper)  # SB-16: on any set
    if kind == "single":  # by far the most frequent
        mask = (hand & PLANE) >> rank << rank
        return _SINGLES_LOW[mask & _LOW] + _SINGLES_HIGH[mask >> _HALF]
    return _plain_above(kind, hand, length, rank)


_WILD_SINGLE = TileSet("single", 1, WILD, ONE_WILD)
_WILD_PAIR = TileSet("pair", 2, WILD, 2 * ONE_WILD)  # SB-R3
_TWO_PLANES = (1 << 2 * TOP) - 1
_HALF = 7
_LOW = (1 << _HALF) - 1
_HIGH = PLANE >> _HALF


def _columns(mask: int, copies: int) -> Hand:
    """So many of each number of the mask."""
    return mask * (SPREAD & (1 << copies * TOP) - 1)


@cache
def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(TOP) if mask >> bit & 1)


@cache
def _share(kind: Kind, length: int, rank: int, tiles: Hand) -> TileSet:
    """There are some sixty thousand sets; each is created once."""
    return TileSet(kind, length, rank, tiles)


def _copies(kind: Kind, mask: int, copies: int, wilds: int = 0) -> Group:
    """A set of so many copies, and wilds, for each number of the mask."""
    ranked = [(bit + 1, _columns(1 << bit, copies) | wilds << WILD_SHIFT) for bit in _bits(mask)]
    return tuple([_share(kind, copies + wilds, number, tiles) for number, tiles in ranked])


# Singles and pairs come from small tables by half a mask, which stay in the processor's cache.
_SINGLES_LOW = [_copies("single", mask, 1) for mask in range(1 << _HALF)]
_SINGLES_HIGH = [_copies("single", mask << _HALF, 1) for mask in range(1 << TOP - _HALF)]
_PAIRS_LOW = [_copies("pair", mask, 2) for mask in range(1 << _HALF)]
_PAIRS_HIGH = [_copies("pair", mask << _HALF, 2) for mask in range(1 << TOP - _HALF)]
_HALF_PAIRS_LOW = [_copies("pair", mask, 1, 1) for mask in range(1 << _HALF)]
_HALF_PAIRS_HIGH = [_copies("pair", mask << _HALF, 1, 1) for mask in range(1 << TOP - _HALF)]


@lru_cache(maxsize=1 << 15)
def _breakers(upper: int) -> Group:
    """The Breakers of a hand of which only the third and fourth plane and the wilds are given."""
    wilds = upper >> WILD_SHIFT - 2 * TOP
    found: Group = ()
    for copies in (SMALLEST_BREAKER, COPIES):
        found += _copies("breaker", upper >> (copies - SMALLEST_BREAKER) * TOP & PLANE, copies)
        if wilds >= copies:
            found += (_share("breaker", copies, WILD, copies * ONE_WILD),)  # SB-18: of ∞ alone, never mixed
    return found


@cache
def _runs(starts: int) -> Group:
    """The runs without wilds, by the starts of the shortest."""
    return _unbroken("run", starts)


@cache
def _sequential_pairs(starts: int) -> Group:
    """The sequential pairs without wilds, by the starts of the shortest."""
    return _unbroken("pairs", starts)


def _unbroken(kind: Kind, starts: int) -> Group:
    span = FEWEST[kind]
    found: Group = ()
    while starts:
        found += _of_span(kind, starts, span)
        starts &= starts >> 1
        span += 1
    return found


@lru_cache(maxsize=1 << 15)
def _of_span(kind: Kind, starts: int, span: int) -> Group:
    """The runs, or sequential pairs, over so many numbers at these starts."""
    depth = DEPTH[kind]
    windows = [(start, _columns((1 << span) - 1 << start, depth)) for start in _bits(starts)]
    return tuple([_share(kind, depth * span, start + span, tiles) for start, tiles in windows])


def _plain_above(kind: Kind, hand: Hand, length: int, beaten: int) -> Group:
    """The sets of this kind and exactly this length (SB-11) above a rank, of a hand without wilds."""
    if kind == "single":
        return _singles((hand & PLANE) >> beaten << beaten, False)
    if kind == "pair":
        mask = (hand >> TOP & PLANE) >> beaten << beaten
        return _PAIRS_LOW[mask & _LOW] + _PAIRS_HIGH[mask >> _HALF]
    depth = DEPTH[kind]
    span = length // depth
    starts = mask = hand >> (depth - 1) * TOP & PLANE
    for offset in range(1, span):
        starts &= mask >> offset
    lowest = max(0, beaten - span + 1)
    starts = starts >> lowest << lowest
    return _of_span(kind, starts, span) if starts else ()


def _complete_above(kind: Kind, hand: Hand, length: int, beaten: int) -> Group:
    """The sets of this kind and length above a rank, of a hand with wilds."""
    wilds = hand >> WILD_SHIFT
    if kind == "single":
        return _singles((hand & PLANE) >> beaten << beaten, beaten < WILD)
    if kind == "pair":
        return _pairs(hand & _columns(PLANE >> beaten << beaten, 2), wilds if beaten < WILD else 1)
    span = length // DEPTH[kind]
    found: Group = ()
    for start in range(max(0, beaten - span + 1), TOP - span + 1):
        found += _window(kind, hand, wilds, start, span)
    return found


def _singles(mask: int, wild: bool) -> Group:
    found = _SINGLES_LOW[mask & _LOW] + _SINGLES_HIGH[mask >> _HALF]
    return (*found, _WILD_SINGLE) if wild else found


def _pairs(held: int, wilds: int) -> Group:
    twice = held >> TOP
    natural = _PAIRS_LOW[twice & _LOW] + _PAIRS_HIGH[twice >> _HALF]
    found = natural + _HALF_PAIRS_LOW[held & _LOW] + _HALF_PAIRS_HIGH[held >> _HALF & _HIGH]  # SB-15
    return (*found, _WILD_PAIR) if wilds > 1 else found


@lru_cache(maxsize=1 << 15)
def _ones(held: int, wilds: int) -> Group:
    """The singles and runs of a hand with wilds."""
    return _singles(held, True) + _complete("run", held, held, wilds)


def _twos(held: int, wilds: int) -> Group:
    """The pairs and sequential pairs of a hand with wilds."""
    return _pairs(held, wilds) + _complete("pairs", held, held >> TOP, wilds)


def _complete(kind: Kind, held: int, whole: int, wilds: int) -> Group:
    """The sets over consecutive numbers that wilds may complete (SB-15); `whole` are the numbers that need none.

    So that no set comes twice, it stands only in the highest window that it fits (SB-R5): the one whose lowest
    number is a tile, not a wild, or the one that ends at 15 (SB-R4). What a start gives depends on the numbers up
    to the first gap that the wilds cannot bridge, and on no other, so that many hands share it.
    """
    found: list[TileSet] = []
    fewest, depth = FEWEST[kind], DEPTH[kind]
    shortest = (1 << fewest) - 1
    for start in _bits(held & PLANE):
        beyond = ~whole >> start
        for _ in range(wilds):
            beyond &= beyond - 1  # a gap bridged
        reach = (beyond & -beyond) - 1 & PLANE >> start
        if reach >= shortest:
            found += _from_start(
                kind, start, held >> start & (reach if depth == 1 else reach | reach << TOP), wilds
            )
    for start in range(TOP - fewest, -1, -1):
        inside = held & _WINDOWS[depth][TOP - start] << start
        if depth * (TOP - start) - inside.bit_count() > wilds:
            break
        if not held >> start & 1:
            found += _window(kind, held, wilds, start, TOP - start)
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def _from_start(kind: Kind, start: int, held: int, wilds: int) -> Group:
    """The sets of all windows from one start on, where a number is held; `held` is counted from there."""
    found: Group = ()
    for span in range(FEWEST[kind], TOP - start + 1):
        found += _window(kind, held << start, wilds, start, span)
    return found


def _window(kind: Kind, held: Hand, wilds: int, start: int, span: int) -> Group:
    """The sets of one window, if the wilds complete it and it is the highest that they fit."""
    depth = DEPTH[kind]
    inside = held & _WINDOWS[depth][span] << start
    spare = wilds - depth * span + inside.bit_count()
    if spare < 0 or not inside or not (inside >> start & 1 or start + span == TOP):  # SB-R4: a number at least
        return ()
    return _fillings(kind, span, inside, spare)


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
    length = DEPTH[kind] * span
    laid = [way | length - way.bit_count() << WILD_SHIFT for way in ways]
    return tuple([_share(kind, length, start + span, tiles) for tiles in sorted(laid, key=_wilds)])


def _wilds(tiles: Hand) -> int:
    return tiles >> WILD_SHIFT


_WINDOWS = {depth: [_columns((1 << span) - 1, depth) for span in range(TOP + 1)] for depth in DEPTH.values()}
