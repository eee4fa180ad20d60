"""Mistakes as people make them: half a brick off, or two colours taken for each other.

A mistake is a belief. The bot carries on as if all were well until it notices, and then fixes it; so mistakes cost
it what they cost people, seconds, and never a wrong card.
"""

import random

from msgspec.structs import replace

from breakhouse.bots.building.plan import Targets
from breakhouse.games.blocks.bench.moves import would_stand
from breakhouse.games.blocks.bench.workbench import Bench
from breakhouse.games.blocks.bricks.brick import ANY, HALF
from breakhouse.games.blocks.bricks.construction import Construction, Pose
from breakhouse.games.blocks.bricks.contact import in_air, overlaps

Beliefs = dict[int, Pose]


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


def can_be_put(pose: Pose, bench: Bench) -> bool:
    """Whether the brick would stay if a hand left it there."""
    rest: Construction = bench.without(pose.piece)
    whole = (*rest, pose)
    if any(pose.piece in (whole[i].piece, whole[j].piece) for i, j in overlaps(whole) if j >= 0):
        return False
    return not in_air(pose, rest) and would_stand(whole, bench.held)


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
