"""The box of classic Make 'n' Break: ten bricks, 80 cards, and how they are made (see `docs/decks.md`)."""

from breakhouse.games.blocks.bricks.brick import BRICKS
from breakhouse.games.blocks.cards.card import Number
from breakhouse.games.blocks.factory.plan import Slot, mirror_some, spread_sizes
from breakhouse.games.blocks.kit import CardLook, Kit

PLAN: dict[tuple[Number, int], tuple[int, tuple[int, int]]] = {
    ("blue", 1): (20, (3, 6)),
    ("blue", 2): (14, (6, 8)),
    ("blue", 3): (6, (8, 10)),
    ("red", 1): (8, (3, 5)),
    ("red", 2): (16, (5, 8)),
    ("red", 3): (16, (7, 10)),
}
"""80 cards (CL-01): number colour and points, how many, of how many bricks. Half are grey, half coloured."""


def plan() -> list[Slot]:
    cards: list[Slot] = []
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
            if number == "red":
                slot = slot._replace(hands=2 if n % 4 == 3 else 0, counterweight=n % 4 == 1)
            cards.append(slot)
    return cards


KIT = Kit(
    game="classic",
    pieces=BRICKS,  # CL-01
    kinds=("grey", "coloured"),
    package=__package__,
    shipped="classic-1",
    plan=plan,
    poses={"lying": 10, "standing": 9, "pointing": 6},
    points_from=(0, 35, 58),
    look=CardLook(back=("#b5382d", "#f3e6cd"), beam=True),
)
