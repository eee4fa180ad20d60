"""What a deck should be made of: how many cards of each sort, and how large they are.

Chosen with care and written down in `docs/decks.md`; the tests hold every deck, of any seed, to these tables.
"""

from typing import NamedTuple

from breakhouse.games.blocks.bricks.brick import Form, How
from breakhouse.games.blocks.cards.card import Kind, Number


class Slot(NamedTuple):
    """One card to be made."""

    id: str
    kind: Kind
    points: int
    number: Number
    tricky: bool | None
    """CL-R2: what a red number needs and a blue one must not have; None where the number does not tell."""
    sizes: tuple[int, int]
    """The fewest and the most pieces."""
    symmetric: bool | None = None
    hands: int = 0
    """How many it must need; 0 where that is left open."""
    counterweight: bool = False
    """Whether some piece must only stay because another weighs it down."""
    free: int = 0


KITS: dict[str, dict[Form, int]] = {
    "classic": {"brick": 10},
    "mini": {"brick": 8},
    "dice": {"die": 6, "cuboid": 2},
}
POSES: dict[str, dict[How, int]] = {
    "classic": {"lying": 10, "standing": 9, "pointing": 6},
    "mini": {"lying": 10, "standing": 9, "pointing": 6},
    "dice": {"flat": 12, "lying": 5, "upright": 4},
}

CLASSIC: dict[tuple[Number, int], tuple[int, tuple[int, int]]] = {
    ("blue", 1): (20, (3, 6)),
    ("blue", 2): (14, (6, 8)),
    ("blue", 3): (6, (8, 10)),
    ("red", 1): (8, (3, 5)),
    ("red", 2): (16, (5, 8)),
    ("red", 3): (16, (7, 10)),
}
"""80 cards (CL-01): number colour and points, how many, of how many bricks. Half are grey, half coloured."""

MINI: dict[int, tuple[int, tuple[int, int]]] = {1: (22, (3, 5)), 2: (22, (5, 7)), 3: (16, (6, 8))}
"""60 sides (MI-01), by points; about half are grey, the others coloured."""

DICE: dict[Number, dict[tuple[Kind, int], tuple[int, tuple[int, int]]]] = {
    "yellow": {
        ("coloured", 1): (10, (3, 4)),
        ("coloured", 2): (3, (4, 5)),
        ("neutral", 1): (10, (3, 5)),
        ("neutral", 2): (3, (5, 6)),
    },
    "blue": {
        ("coloured", 2): (7, (4, 6)),
        ("coloured", 3): (6, (5, 8)),
        ("neutral", 2): (7, (5, 7)),
        ("neutral", 3): (6, (6, 8)),
    },
}
"""26 sides of each colour (DI-01, DI-03), by kind and points."""

FREE: dict[Number, tuple[int, ...]] = {"yellow": (3, 3, 4, 4), "blue": (3, 4, 4, 4)}
"""DI-15: the red cards of each colour; they are worth one point (DI-R10)."""


def slots(game: str) -> list[Slot]:
    """All the cards of a deck, each with its id, in the order of the deck."""
    return {"classic": _classic, "mini": _mini, "dice": _dice}[game]()


def _classic() -> list[Slot]:
    wanted: list[Slot] = []
    for (number, points), (count, sizes) in CLASSIC.items():
        for n in range(count):
            kind: Kind = "grey" if n % 2 == 0 else "coloured"
            slot = Slot("", kind, points, number, number == "red", _spread(sizes, n, count), _symmetric(n))
            if number == "red":
                slot = slot._replace(hands=2 if n % 4 == 3 else 0, counterweight=n % 4 == 1)
            wanted.append(slot)
    return [slot._replace(id=f"c{n:02}") for n, slot in enumerate(wanted, 1)]


def _mini() -> list[Slot]:
    wanted = [
        Slot(
            "",
            "grey" if n // 2 % 2 == 0 else "coloured",
            points,
            "blue",
            None,
            _spread(sizes, n, count),
            _symmetric(n),
        )
        for points, (count, sizes) in MINI.items()
        for n in range(count)
    ]
    # both sides of the pile are equally hard, and the two sides of a card have nothing to do with each other
    return sorted(
        slot._replace(id=f"m{(n // 2 + 15 * (n % 2)) % 30 + 1:02}{'ab'[n % 2]}") for n, slot in enumerate(wanted)
    )


def _dice() -> list[Slot]:
    wanted: list[Slot] = []
    for side in ("yellow", "blue"):
        number: Number = "yellow" if side == "yellow" else "blue"
        half = [
            Slot("", kind, points, number, None, _spread(sizes, n, count), _symmetric(n))
            for (kind, points), (count, sizes) in DICE[number].items()
            for n in range(count)
        ]
        half += [Slot("", "free", 1, number, None, (0, 0), free=free) for free in FREE[number]]
        wanted += [slot._replace(id=f"d{n:02}{side[0]}") for n, slot in enumerate(half, 1)]
    return wanted


def _symmetric(n: int) -> bool:
    """Two of five are mirror-symmetric."""
    return n % 5 in (0, 3)


def _spread(sizes: tuple[int, int], n: int, count: int) -> tuple[int, int]:
    """Small cards first, large ones last, each with a little freedom."""
    low, high = sizes
    at = low + (high - low) * n / max(1, count - 1)
    return max(low, int(at - 0.5)), min(high, int(at + 1))
