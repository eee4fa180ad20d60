"""What goes wrong in a builder's hands: mistakes that are noticed later, and accidents that are seen at once.

A mistake, half a brick off or two colours taken for each other, is a belief: the bot carries on as if all were
well until it notices. In an accident a brick tips over the edge, or an elbow brings everything down. Both are then
fixed like any other misplaced brick, so they cost what they cost people, seconds, and never a wrong card.
"""

import random

from msgspec.structs import replace

from breakhouse.bots.bot import Reach, Waypoint
from breakhouse.bots.building.hands import Skill, Spot, way
from breakhouse.bots.building.plan import Targets
from breakhouse.games.blocks.bench.moves import would_stand
from breakhouse.games.blocks.bench.workbench import Bench
from breakhouse.games.blocks.bricks.brick import ANY, HALF, HU
from breakhouse.games.blocks.bricks.construction import Construction, Pose
from breakhouse.games.blocks.bricks.contact import in_air, overlaps

HIGH = 2 * HU
"""From here up a brick may tip …"""
TALL = 4
"""… and a construction of so many bricks may come down."""
FALL_MS = 260
CLEAR = 2 * HU
"""How far beside the construction a fallen brick comes to lie."""

Beliefs = dict[int, Pose]
"""For each of the card's pieces that is mistaken: where the bot thinks it goes."""


def slip(targets: Targets, bench: Bench, target: int, rng: random.Random) -> Beliefs:
    """Some mistake that can be made with this brick now, or none."""
    coloured = targets.card.pieces[target].piece not in ANY
    kinds = [_swap, _off] if coloured else [_off]
    rng.shuffle(kinds)
    for kind in kinds:
        beliefs = kind(targets, bench, target, rng)
        if beliefs:
            return beliefs
    return {}


def believe(targets: Targets, beliefs: Beliefs) -> Targets:
    poses = tuple(beliefs.get(n, pose) for n, pose in enumerate(targets.poses))
    return replace(targets, poses=poses)


def _off(targets: Targets, bench: Bench, target: int, rng: random.Random) -> Beliefs:
    pose = targets.poses[target]
    for dx in rng.sample((-HALF, HALF), 2):
        if len(targets.there(bench)) and can_be_put(pose.shift(dx), bench):
            return {target: pose.shift(dx)}
    return {}


def _swap(targets: Targets, bench: Bench, target: int, rng: random.Random) -> Beliefs:
    """Another brick of the same form that is still to come; its own place then gets this one."""
    there = targets.there(bench)
    pose = targets.poses[target]
    later = [n for n, p in enumerate(targets.poses) if n not in there and n != target and p.how == pose.how]
    if not later:
        return {}
    other = rng.choice(later)
    theirs = targets.poses[other]
    return {target: replace(pose, piece=theirs.piece), other: replace(theirs, piece=pose.piece)}


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


def can_be_put(pose: Pose, bench: Bench) -> bool:
    """Whether the brick would stay if a hand left it there."""
    rest: Construction = bench.without(pose.piece)
    whole = (*rest, pose)
    if any(pose.piece in (whole[i].piece, whole[j].piece) for i, j in overlaps(whole) if j >= 0):
        return False
    return not in_air(pose, rest) and would_stand(whole, bench.held)
