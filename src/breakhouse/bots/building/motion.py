"""The visible path of a hand between two spots: smooth at both ends, above whatever stands in between."""

from breakhouse.bots.bot import Reach, Waypoint
from breakhouse.bots.building.hands import Spot
from breakhouse.games.blocks.bench.workbench import Along
from breakhouse.games.blocks.bricks.brick import HU

EVERY_MS = 90
MOST = 24
LIFT = 2 * HU
"""How far above the higher end a hand passes."""


def way(start: Spot, end: Spot, ms: int, wait_ms: int = 0) -> tuple[Waypoint, ...]:
    """Waits, then moves, with the minimum-jerk profile of human reaching."""
    moving = max(1, ms - wait_ms)
    points = max(2, min(MOST, moving // EVERY_MS))
    over = LIFT + max(0, start.y - end.y) // 3
    steps = [Waypoint(wait_ms, start.x, start.y)] if wait_ms else []
    for n in range(points + 1):
        t = n / points
        part = t * t * t * (10 - 15 * t + 6 * t * t)
        x = start.x + (end.x - start.x) * part
        y = start.y + (end.y - start.y) * part + over * 4 * part * (1 - part)
        steps.append(Waypoint(wait_ms + round(moving * t), round(x), round(y)))
    return tuple(steps)


def gesture(start: Spot, end: Spot, ms: int, wait_ms: int = 0, carried: tuple[str, str] | None = None) -> Reach:
    piece, how = carried or (None, None)
    return Reach(way(start, end, ms, wait_ms), piece, how)


def along(shown: Reach) -> tuple[Along, ...]:
    """The same path as stored with the command, for lively replays."""
    return tuple(Along(step.ms, step.x, step.y, step.tilt) for step in shown.steps[-64:])
