"""The box of classic Make 'n' Break: ten bricks, 80 cards, and how they are made (see `docs/decks.md`)."""

from collections.abc import Mapping

from breakhouse.games.blocks.bricks.brick import BRICKS
from breakhouse.games.blocks.cards.card import Number
from breakhouse.games.blocks.factory.plan import Slot, mirror_some, spread_sizes, start_small
from breakhouse.games.blocks.kit import CardLook, Kit

PLAN: Mapping[tuple[Number, int], tuple[int, tuple[int, int]]] = {
    ("blue", 1): (26, (3, 6)),
    ("blue", 2): (14, (5, 7)),
    ("red", 2): (18, (6, 8)),
    ("red", 3): (22, (7, 10)),
}
"""80 cards (CL-01): number colour and points, how many, of how many bricks. Half are grey, half coloured."""

DIFFICULTY: Mapping[Number, tuple[int, int]] = {"blue": (0, 45), "red": (42, 100)}
"""CL-30: blue is for the young and new, so the two piles hardly meet."""


def plan() -> list[Slot]:
    """Of the red cards two of seven ask for a second hand and two for a counterweight, grey ones among them."""
    return [
        slot._replace(
            sizes=start_small(slot, n),
            difficulty=DIFFICULTY[slot.number],
            hands=2 if slot.tricky and n % 7 in (2, 5) else 0,
            counterweight=slot.tricky is True and n % 7 in (0, 3),
        )
        for n, slot in _sort()
    ]


def _sort() -> list[tuple[int, Slot]]:
    """Every card with its number within its sort."""
    cards: list[tuple[int, Slot]] = []
    for (number, points), (count, sizes) in PLAN.items():
        for n in range(count):
            slot = Slot(
                id=f"c{len(cards) + 1:02}",
                kind="grey" if n % 2 == 0 else "coloured",
                points=points,
                number=number,
                tricky=number == "red",  # CL-R2
                sizes=spread_sizes(sizes, n, count),
                symmetric=mirror_some(n),
            )
            cards.append((n, slot))
    return cards


KIT = Kit(
    game="classic",
    pieces=BRICKS,  # CL-01
    kinds=("grey", "coloured"),
    package=__package__,
    shipped="classic-2",
    plan=plan,
    poses={"lying": 10, "standing": 9, "pointing": 6},
    points_from=(0, 35, 58),
    look=CardLook(back=("#b5382d", "#f3e6cd"), beam=True),
)
