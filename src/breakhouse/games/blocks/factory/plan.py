"""What a deck should be made of: a slot for every card, with how large it is and what it must have.

Each kit says how many of each sort there are; `docs/decks.md` documents it, and the tests check it for decks from
any seed.
"""

from typing import NamedTuple

from breakhouse.games.blocks.cards.card import Kind, Number


class Slot(NamedTuple):
    """One card to be made."""

    id: str
    kind: Kind
    points: int
    number: Number
    tricky: bool | None
    """CL-R2: what a red number needs and a blue one must not have; None if the number doesn't say."""
    sizes: tuple[int, int]
    """The fewest and the most pieces."""
    symmetric: bool | None = None
    hands: int = 0
    """How many hands it must need; 0 for any."""
    counterweight: bool = False
    """Whether some piece must only stay because another weighs it down."""
    free: int = 0
    difficulty: tuple[int, int] = (0, 100)
    """The least and the most, where points and statics alone would leave too much open."""


def mirror_some(n: int) -> bool:
    """Whether the nth card of its sort is mirror-symmetric: two of five are."""
    return n % 5 in (0, 3)


def spread_sizes(sizes: tuple[int, int], n: int, count: int) -> tuple[int, int]:
    """Small cards first, large ones last, each with a little freedom."""
    low, high = sizes
    at = low + (high - low) * n / max(1, count - 1)
    return max(low, int(at - 0.5)), min(high, int(at + 1))


def start_small(slot: Slot, n: int) -> tuple[int, int]:
    """Of the nth card of its sort: the first four worth one point have three pieces, for a first success."""
    return (3, 3) if slot.points == 1 and n < 4 else slot.sizes
