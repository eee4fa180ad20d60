"""A handful of tiles as one 64-bit integer, so that holding, taking and adding are a few bit operations.

Four planes of 15 bits say "at least one, two, three, four of this number"; the count of wild tiles is above bit
60.
"""

from collections.abc import Iterable, Sequence

from breakhouse.core import Invalid

Hand = int
"""Any selection from the 64 tiles: a player's hand, a set, a heap."""

TOP = 15
"""The highest number (SB-01); the wild tile ∞ ranks one above it (SB-03, SB-R3)."""
WILD = TOP + 1
COPIES = 4

PLANE = (1 << TOP) - 1
WILD_SHIFT = COPIES * TOP
ONE_WILD = 1 << WILD_SHIFT
NUMBERS = ONE_WILD - 1
SPREAD = 1 | 1 << TOP | 1 << 2 * TOP | 1 << 3 * TOP
"""A mask of numbers times this fills all four planes."""

FULL: Hand = NUMBERS | COPIES << WILD_SHIFT

WILD_SIGNS = ("*", "∞")
"""As it's typed and kept, and as it looks."""
_READ = {str(number): number for number in range(1, WILD)} | dict.fromkeys(WILD_SIGNS, WILD)


def deck() -> list[int]:
    """The 64 tiles in order (SB-01); a wild is 16."""
    return [tile for tile in range(1, WILD + 1) for _ in range(COPIES)]


def hand_of(tiles: Iterable[int]) -> Hand:
    """The hand with these tiles: numbers 1 to 15, wild 16; `Invalid` if the 64 tiles don't have them."""
    counts = [0] * (WILD + 1)
    for tile in tiles:
        if not 1 <= tile <= WILD:
            raise Invalid("not-a-tile", tile=str(tile))
        counts[tile] += 1
    return of_counts(counts[1:WILD], counts[WILD])


def of_counts(counts: Sequence[int], wilds: int = 0) -> Hand:
    """The hand with `counts[0]` ones, `counts[1]` twos and so on, and this many wilds."""
    hand = 0
    for tile, count in enumerate((*counts, wilds), 1):
        if not 0 <= count <= COPIES:
            raise Invalid("too-many-of-a-tile", tile=_name(tile), count=count)
        if tile <= TOP:
            hand |= (SPREAD & ((1 << count * TOP) - 1)) << tile - 1
    return hand | wilds << WILD_SHIFT


def parse_tiles(text: str) -> Hand:
    """Reads `3 4 *` (or `3 4 ∞`), in any order."""
    read = []
    for word in text.split():
        if word not in _READ:
            raise Invalid("not-a-tile", tile=word[:20])
        read.append(_READ[word])
    return hand_of(read)


def write_tiles(hand: Hand) -> str:
    """The tiles in ascending order, wilds last, as `parse_tiles` reads them."""
    return " ".join(_name(tile) for tile in list_tiles(hand))


def show(text: str) -> str:
    """The same tiles for a sentence: a wild as it looks."""
    return text.replace(*WILD_SIGNS)


def list_tiles(hand: Hand) -> list[int]:
    """The tiles one by one in ascending order; a wild is 16."""
    numbered = [n for n in range(1, WILD) for _ in range((hand & SPREAD << n - 1).bit_count())]
    return numbered + [WILD] * (hand >> WILD_SHIFT)


def count_tiles(hand: Hand) -> int:
    """How many tiles there are."""
    return (hand & NUMBERS).bit_count() + (hand >> WILD_SHIFT)


def wilds(hand: Hand) -> int:
    """How many of them are wild."""
    return hand >> WILD_SHIFT


def holds(hand: Hand, tiles: Hand) -> bool:
    """Whether all these tiles are in the hand."""
    return not tiles & ~hand & NUMBERS and tiles >> WILD_SHIFT <= hand >> WILD_SHIFT


def without(hand: Hand, tiles: Hand) -> Hand:
    """The hand after these tiles were taken; it must hold them."""
    layers = tiles & NUMBERS
    hand -= tiles - layers  # the wilds
    while layers:  # one layer at a time: the columns of its numbers sink by one plane
        hand ^= (hand ^ (hand & NUMBERS) >> TOP) & (layers & PLANE) * SPREAD
        layers >>= TOP
    return hand


def with_(hand: Hand, tiles: Hand) -> Hand:
    """The hand after these tiles were added; the 64 tiles must have them all."""
    layers = tiles & NUMBERS
    hand += tiles - layers  # the wilds
    while layers:  # the columns of its numbers rise by one plane, and the lowest fills up
        hand ^= (hand ^ ((hand & NUMBERS) << TOP | PLANE)) & (layers & PLANE) * SPREAD
        layers >>= TOP
    return hand


def settle(marks: int) -> Hand:
    """The hand of physical tiles: bit 15 k + n - 1 marks the copy k of the number n, the bits above 60 the wilds.

    Copies sink to the lowest planes as in a sorting network of four wires, all columns at once.
    """
    first, second = marks & PLANE, marks >> TOP & PLANE
    third, fourth = marks >> 2 * TOP & PLANE, marks >> 3 * TOP & PLANE
    first, second, third, fourth = first | second, first & second, third | fourth, third & fourth
    first, third = first | third, first & third
    second, fourth = second | fourth, second & fourth
    second, third = second | third, second & third
    planes = first | second << TOP | third << 2 * TOP | fourth << 3 * TOP
    return planes | (marks >> WILD_SHIFT).bit_count() << WILD_SHIFT


def _name(tile: int) -> str:
    return str(tile) if tile <= TOP else WILD_SIGNS[0]
