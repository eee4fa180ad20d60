"""The box of the dice game: six dice, two cuboids, 30 cards with an easy and a hard side; how they are made."""

from breakhouse.games.blocks.bricks.brick import CUBOIDS, DICE
from breakhouse.games.blocks.cards.card import Kind, Number
from breakhouse.games.blocks.factory.difficulty import Features
from breakhouse.games.blocks.factory.plan import Slot, mirror_some, spread_sizes
from breakhouse.games.blocks.kit import CardLook, Kit

PLAN: dict[Number, dict[tuple[Kind, int], tuple[int, tuple[int, int]]]] = {
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


def plan() -> list[Slot]:
    cards: list[Slot] = []
    for number, sorts in PLAN.items():
        half = [
            Slot("", kind, points, number, None, spread_sizes(sizes, n, count), mirror_some(n))
            for (kind, points), (count, sizes) in sorts.items()
            for n in range(count)
        ]
        half += [Slot("", "free", 1, number, None, (0, 0), free=free) for free in FREE[number]]
        cards += [slot._replace(id=f"d{n:02}{number[0]}") for n, slot in enumerate(half, 1)]
    return cards


def rate(f: Features, coloured: bool) -> int:
    """Pips must not fall on the way up: long chains cost throws, and a named piece cannot be exchanged."""
    found = 5.0 * (f.pieces - 2) + 5.0 * (f.stacked - 1) + 2.0 * f.halves + 3.0 * f.bridges
    found += 5.0 * (f.hands - 1) + 3.0 * f.counterweight - 2.0 * f.upright
    return max(1, min(100, round(found * (1.3 if coloured else 1.0))))


KIT = Kit(
    game="dice",
    pieces=DICE + CUBOIDS,  # DI-01
    kinds=("neutral", "coloured", "free"),
    package=__package__,
    shipped="dice-1",
    plan=plan,
    poses={"flat": 12, "lying": 5, "upright": 4},
    points_from=(0, 27, 47),
    look=CardLook(back=("#1f5fae", "#dfe9f2"), framed=True),
    sides=(("b", "blue"), ("y", "yellow")),  # DI-03
    rate=rate,
)
