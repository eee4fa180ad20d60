"""Accidents: a brick tips over the edge, or an elbow brings everything down.

Unlike a slip (`slips`), the bot notices at once and fixes it like any other misplaced brick.
"""

import random

from breakhouse.bots.bot import Reach, Waypoint
from breakhouse.bots.building.hands import Skill, Spot
from breakhouse.bots.building.motion import way
from breakhouse.bots.building.slips import can_be_put
from breakhouse.games.blocks.bench.workbench import Bench
from breakhouse.games.blocks.bricks.brick import HALF, HU
from breakhouse.games.blocks.bricks.construction import Construction, Pose

HIGH = 2 * HU
"""From here up a brick may tip …"""
TALL = 4
"""… and a construction of so many bricks may come down."""
FALL_MS = 260
CLEAR = 2 * HU
"""How far beside the construction a fallen brick comes to lie."""


def tips(skill: Skill, pose: Pose, rng: random.Random) -> bool:
    return pose.bottom >= HIGH and rng.random() < skill.tip


def collapses(skill: Skill, pose: Pose, bench: Bench, rng: random.Random) -> bool:
    tall = pose.bottom >= HIGH and len(bench.placed) >= TALL
    return tall and rng.random() < skill.collapse


def beside(pose: Pose, poses: Construction, bench: Bench, rng: random.Random) -> Pose | None:
    """Where on the table the brick comes to lie; None where there is no room for it."""
    how = "lying" if pose.how == "standing" else pose.how
    right = max(p.right for p in (*poses, *bench.placed)) + CLEAR
    left = min(p.left for p in (*poses, *bench.placed)) - CLEAR - 3 * HU
    for edge in rng.sample((left, right), 2):
        flat = Pose(pose.piece, how, 0, 0)
        fallen = Pose(pose.piece, how, edge // HALF * HALF - flat.left, -flat.bottom)
        if can_be_put(fallen, bench):
            return fallen
    return None


def tumbling(start: Spot, pose: Pose, fallen: Pose, ms: int) -> Reach:
    """The hand goes where it meant to; the brick turns over and lies below."""
    up = way(start, Spot(pose.x, pose.y), max(1, ms - FALL_MS))
    side = 1 if fallen.x > pose.x else -1
    over = Waypoint(ms - FALL_MS // 2, (pose.x + fallen.x) // 2, max(pose.y, fallen.y) * 2 // 3, side * 450)
    return Reach((*up, over, Waypoint(ms, fallen.x, fallen.y)), pose.piece, pose.how)
