"""Hands like people's: how long they take, and the path on which they are seen to move.

Looking, finding, reaching, grasping, turning and placing take what studies of people found. Reaching follows
Fitts: a constant and so much for each bit of distance over width, in the Shannon form. One number per level, its
pace, scales everything; it was set by measuring cards per minute (see `docs/opponents.md`).
"""

import random
from math import hypot, log2
from typing import NamedTuple

import msgspec

from breakhouse.bots.bot import Reach, Waypoint
from breakhouse.games.blocks.bench.workbench import Along
from breakhouse.games.blocks.bricks.brick import HU
from breakhouse.games.blocks.bricks.construction import Pose

REACH_MS, REACH_BIT_MS = 60, 85
"""Fitts' two constants for a hand over a table."""
GRASP_MS = 130
TURN_MS = 190
RELEASE_MS = 100
HEIGHT_MS = 28
"""More care for each brick height above the table."""
GLANCE_MS = 190
FIND_MS = 22
"""For each loose brick that has to be searched for one colour."""
READ_MS, READ_PIECE_MS = 350, 70
"""Taking in a new card."""
OTHER_HAND_MS = 220
SWEEP_MS = 450
"""Knocking the last construction down."""
NOTICE_MS = 550
"""Noticing a difference from the card."""
WAYPOINT_MS = 90
MOST_WAYPOINTS = 24
LIFT = 2 * HU
"""How far above the higher end a hand passes."""


class Skill(msgspec.Struct, frozen=True):
    """One level of hands and eyes."""

    pace: float
    """All times are multiplied by it."""
    slip: float
    """The chance that a brick is put wrongly."""
    notice: float
    """The chance of noticing its own mistake with each following brick; the last look always finds it."""
    spread: float
    """How irregularly it works: the standard deviation of each time, relative to it."""
    wobble: int
    """How far a brick may be off its place, in world units."""
    tip: float = 0.0
    """The chance that a brick put high up tips over the edge …"""
    collapse: float = 0.0
    """… or that the hand brings everything down."""
    points: float = 0.0
    """The chance to point at a mistake of somebody else's that stays (CL-09)."""


SKILLS = {
    "beginner": Skill(1.70, 0.075, 0.30, 0.22, 9, 0.030, 0.006, 0.0),
    "casual": Skill(1.24, 0.045, 0.45, 0.18, 7, 0.015, 0.003, 0.5),
    "strong": Skill(0.93, 0.022, 0.60, 0.14, 5, 0.006, 0.001, 0.7),
    "expert": Skill(0.76, 0.010, 0.80, 0.10, 4, 0.003, 0.0, 0.9),
}


class Spot(NamedTuple):
    x: int
    y: int


REST = Spot(0, 10 * HU)
"""Where a hand waits: in front of the chest, clear of the bricks."""


def supply(box: tuple[str, ...], brick: str) -> Spot:
    """Where a brick lies while it is beside the bench: to the left and right in turn, outwards."""
    n = box.index(brick)
    side = -1 if n % 2 else 1
    return Spot(side * (8 * HU + (n // 2) * 130), HU // 2)


class Hands:
    """The times of one pair of hands. Every time is drawn, so no two bricks take the same."""

    def __init__(self, skill: Skill, rng: random.Random) -> None:
        self.skill = skill
        self._rng = rng

    def draw(self, ms: float) -> int:
        spread = self._rng.gauss(0, self.skill.spread)
        return max(60, round(ms * self.skill.pace * (1 + max(-0.5, min(1.0, spread)))))

    def read(self, pieces: int) -> int:
        return self.draw(READ_MS + READ_PIECE_MS * pieces)

    def fetch(self, there: Spot, here: Spot, loose: int, coloured: bool) -> int:
        """Look at the card, find the brick, reach for it, grasp it."""
        return self.draw(fetch_ms(there, here, loose, coloured))

    def put(self, there: Spot, target: Pose, was: str) -> int:
        """Carry it, turn it if need be, set it down and let go."""
        return self.draw(put_ms(there, target, was))

    def other(self) -> int:
        return self.draw(OTHER_HAND_MS)

    def sweep(self) -> int:
        return self.draw(SWEEP_MS)

    def notice(self) -> int:
        return self.draw(NOTICE_MS)


def reach_ms(a: Spot, b: Spot, width: int) -> float:
    """Fitts: the farther and the smaller, the longer."""
    return REACH_MS + REACH_BIT_MS * log2(hypot(a.x - b.x, a.y - b.y) / width + 1)


def fetch_ms(there: Spot, here: Spot, loose: int, coloured: bool) -> float:
    find = FIND_MS * loose if coloured else 0
    return GLANCE_MS + find + reach_ms(here, there, HU) + GRASP_MS


def put_ms(there: Spot, target: Pose, was: str) -> float:
    turn = TURN_MS if target.how != was else 0
    care = HEIGHT_MS * target.bottom / HU
    return reach_ms(there, Spot(target.x, target.y), HU // 2) + turn + RELEASE_MS + care


def way(start: Spot, end: Spot, ms: int, wait_ms: int = 0) -> tuple[Waypoint, ...]:
    """Waits, then moves, with the minimum-jerk profile of human reaching."""
    moving = max(1, ms - wait_ms)
    points = max(2, min(MOST_WAYPOINTS, moving // WAYPOINT_MS))
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
