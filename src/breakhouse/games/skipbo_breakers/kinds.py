"""The kinds of sets in Skip-Bo Breakers: what tiles can be, and what beats what."""

from typing import Literal, NamedTuple

from breakhouse.games.skipbo_breakers.tiles import NUMBERS, PLANE, TOP, WILD, WILD_SHIFT, Hand, list_tiles

Kind = Literal["single", "pair", "pairs", "run", "breaker"]
KINDS: tuple[Kind, ...] = ("single", "pair", "pairs", "run", "breaker")

SMALLEST_BREAKER = 3  # SB-16
FEWEST: dict[Kind, int] = {"run": 3, "pairs": 2}  # SB-08, SB-07: in numbers
DEPTH: dict[Kind, int] = {"run": 1, "pairs": 2}  # in tiles of each number


class TileSet(NamedTuple):
    """Tiles read as one kind, at the highest rank they can have (SB-R5)."""

    kind: Kind
    length: int
    """How many tiles it has."""
    rank: int
    """Its highest number; 16 for ∞ alone (SB-R3)."""
    tiles: Hand


def arrange(laid: TileSet) -> list[int]:
    """The tiles in the order in which they count: in runs and sequential pairs a wild stands where it fills in."""
    left = list_tiles(laid.tiles)
    depth = DEPTH.get(laid.kind)
    if depth is None:
        return left
    lowest = laid.rank - laid.length // depth + 1
    arranged = []
    for n in range(laid.length):
        number = lowest + n // depth
        arranged.append(number if number in left else WILD)
        left.remove(arranged[-1])
    return arranged


def demand_of(to_beat: TileSet | None) -> int:
    """The demand that a set makes on the next player, as in `demands`: 0 if there is nothing to beat."""
    return 0 if to_beat is None else KINDS.index(to_beat.kind) + 1 << 16 | to_beat.length << 8 | to_beat.rank


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
    """Everything that exactly these tiles can be, one set per kind; empty if they aren't a set."""
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
    for kind, fewest in FEWEST.items():
        depth = DEPTH[kind]
        span, odd = divmod(length, depth)
        fits = fewest <= span <= TOP and not odd and not numbers >> depth * TOP
        if fits and held and highest - lowest < span:  # SB-R4: a number at least
            found.append(TileSet(kind, length, min(TOP, lowest + span - 1), tiles))
    return found


def places(one: TileSet) -> list[tuple[int, int]]:
    """The tiles in the order in which they count, each with the number it counts as: a wild goes into the gap it
    fills."""
    depth = DEPTH.get(one.kind)
    lowest = one.rank if depth is None else one.rank - one.length // depth + 1
    numbers = [lowest + n // (depth or one.length) for n in range(one.length)]
    held = list_tiles(one.tiles & NUMBERS)
    placed = []
    for number in numbers:
        is_held = number in held
        placed.append((number if is_held else WILD, number))
        if is_held:
            held.remove(number)
    return placed
