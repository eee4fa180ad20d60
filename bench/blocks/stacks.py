"""Random stacks to be weighed and simulated: blocks dropped near each other, anywhere or on the half grid."""

from random import Random

from breakhouse.games.blocks.statics.stability import margin

Block = tuple[float, float, float, float]
SHAPES = ((3.0, 1.0), (1.0, 3.0), (1.0, 1.0))
CLEAR = 0.05
"""Stacks closer to the edge than this are left out: there, the simulation's own noise decides."""


def dropped(rng: Random, count: int, grid: bool) -> list[Block]:
    blocks: list[Block] = []
    for _ in range(count):
        w, h = rng.choice(SHAPES)
        x = rng.uniform(-3, 4)
        if blocks and rng.random() < 0.8:
            below = rng.choice(blocks)
            x = below[0] + below[2] / 2 - w / 2 + rng.uniform(-0.9, 0.9)
        x = round(x * 2) / 2 if grid else round(x, 3)
        y = max((b[1] + b[3] for b in blocks if b[0] < x + w - 1e-9 and x < b[0] + b[2] - 1e-9), default=0.0)
        blocks.append((x, y, w, h))
    return blocks


def clear_stacks(
    rng: Random, standing: int, falling: int, sizes: tuple[int, int]
) -> list[tuple[list[Block], float]]:
    """So many stacks that clearly stand, and so many that clearly fall, each with its margin."""
    wanted = {True: standing, False: falling}
    found: list[tuple[list[Block], float]] = []
    while any(wanted.values()):
        stack = dropped(rng, rng.randint(*sizes), rng.random() < 0.5)
        m = margin(stack)
        if m is not None and abs(m) > CLEAR and wanted[m > 0]:
            wanted[m > 0] -= 1
            found.append((stack, m))
    return found
