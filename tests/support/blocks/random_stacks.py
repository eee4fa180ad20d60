"""Random stacks for the tests: bricks dropped onto what is there, on the half grid or anywhere."""

from random import Random

Block = tuple[float, float, float, float]

SHAPES = ((3.0, 1.0), (1.0, 3.0), (1.0, 1.0), (2.0, 1.0), (1.0, 2.0))


def dropped(rng: Random, count: int, grid: bool) -> list[Block]:
    """Each block falls straight down at a place near the others, so that stands and falls are both common."""
    blocks: list[Block] = []
    for _ in range(count):
        w, h = rng.choice(SHAPES)
        if blocks and rng.random() < 0.8:
            below = rng.choice(blocks)
            x = below[0] + below[2] / 2 - w / 2 + rng.uniform(-0.9, 0.9)
        else:
            x = rng.uniform(-3, 4)
        if grid:
            x = round(x * 2) / 2
        y = max((b[1] + b[3] for b in blocks if b[0] < x + w - 1e-9 and x < b[0] + b[2] - 1e-9), default=0.0)
        blocks.append((x, y, w, h))
    return blocks
