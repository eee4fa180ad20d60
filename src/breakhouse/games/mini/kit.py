"""The box of Mini Make 'n' Break: eight bricks, 30 cards with two sides, and how they are made."""

from breakhouse.games.blocks.factory.plan import Slot, mirror_some, spread_sizes, start_small
from breakhouse.games.blocks.kit import CardLook, Kit

PLAN: dict[int, tuple[int, tuple[int, int]]] = {1: (22, (3, 5)), 2: (22, (5, 7)), 3: (16, (6, 8))}
"""60 sides (MI-01), by points; about half are grey, the others coloured."""


def plan() -> list[Slot]:
    """Of the sides of two and three points, two of seven ask for a second hand, grey and coloured ones alike."""
    return _print(
        [
            slot._replace(sizes=start_small(slot, n), hands=2 if slot.points > 1 and n % 7 in (1, 4) else 0)
            for n, slot in _sort()
        ]
    )


def _sort() -> list[tuple[int, Slot]]:
    """Every side with its number within its points."""
    return [
        (
            n,
            Slot(
                id="",
                kind="grey" if n // 2 % 2 == 0 else "coloured",
                points=points,
                number="blue",
                tricky=None,
                sizes=spread_sizes(sizes, n, count),
                symmetric=mirror_some(n),
            ),
        )
        for points, (count, sizes) in PLAN.items()
        for n in range(count)
    ]


def _print(sides: list[Slot]) -> list[Slot]:
    """Both sides of the pile are equally hard, and the two sides of a card have nothing to do with each other."""
    return sorted(
        slot._replace(id=f"m{(n // 2 + 15 * (n % 2)) % 30 + 1:02}{'ab'[n % 2]}") for n, slot in enumerate(sides)
    )


KIT = Kit(
    game="mini",
    # MI-01, MI-R5: eight of the ten, without the two that have a near twin
    pieces=("white", "yellow", "orange", "red", "purple", "darkblue", "lightgreen", "brown"),
    kinds=("grey", "coloured"),
    package=__package__,
    shipped="mini-2",
    plan=plan,
    poses={"lying": 10, "standing": 9, "pointing": 6},
    points_from=(0, 32, 50),
    look=CardLook(back=("#f0bf3a", "#7a4e1d")),
    sides=(("a", "blue"), ("b", "blue")),
)
