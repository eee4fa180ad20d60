"""What to do next on the bench: from the card, its building order and what stands there, one action at a time.

The plan is made again at every step, so whatever happened (a slip, a collapse, a brick taken by somebody else) is
simply the new starting point.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from breakhouse.bots.building.hands import SWEEP_MS
from breakhouse.core import Command
from breakhouse.games.blocks.bench.workbench import Bench, Break, Hold, LayAside, Lift, Place, Release
from breakhouse.games.blocks.bricks.brick import ANY, HALF, form_of
from breakhouse.games.blocks.bricks.construction import Construction, Pose, extent
from breakhouse.games.blocks.bricks.contact import resting_on, supports, touches
from breakhouse.games.blocks.cards.card import Card, Step
from breakhouse.games.blocks.factory.order import building_order
from breakhouse.games.blocks.judging.judge import Verdict

NEAR = 20
"""World units within which a brick stands where it should; the judge allows 25."""

TAKE_MS, PUT_MS = 1_200, 1_500
"""Rough costs of removing and placing one brick, relative to one sweep of the hand."""

NOTHING: Mapping[int, str] = {}

What = Literal["sweep", "lift", "place", "lay-aside", "hold", "release"]


class Action(msgspec.Struct, frozen=True):
    what: What
    brick: str = ""
    pose: Pose | None = None
    target: int | None = None
    """Which of the card's pieces this is about."""


def command_for(act: Action) -> Command:
    """The command that does it, with steady hands."""
    if act.what == "place" and act.pose is not None:
        return Place(act.pose.piece, act.pose.how, act.pose.x, act.pose.y)
    commands: dict[What, Command] = {
        "sweep": Break(),
        "lift": Lift(act.brick),
        "lay-aside": LayAside(act.brick),
        "hold": Hold(act.brick),
        "release": Release(act.brick),
    }
    return commands[act.what]


class Targets(msgspec.Struct, frozen=True):
    """Where everything goes: for each of the card's pieces the brick and its pose on the table."""

    card: Card
    poses: Construction
    order: tuple[Step, ...]

    def there(self, bench: Bench) -> set[int]:
        """The places that are filled as they should be."""
        return {n for n, pose in enumerate(self.poses) if _stands(bench.find(pose.piece), pose)}


def targets_of(card: Card, pieces: Sequence[str], shift: int | None = None) -> Targets:
    """The card with these bricks for its pieces: its left edge there, or around the middle of the table."""
    if shift is None:
        width, _ = extent(card.pieces)
        shift = -((width // 2) // HALF * HALF)
    poses = tuple(Pose(brick, p.how, p.x + shift, p.y) for brick, p in zip(pieces, card.pieces, strict=True))
    return Targets(card, poses, order_of(card))


@lru_cache(maxsize=2048)
def order_of(card: Card) -> tuple[Step, ...]:
    """A way to build it: the card's own if it has one (a card on the table doesn't), else one we find."""
    return card.order or building_order(card.pieces) or tuple(Step(n) for n in range(len(card.pieces)))


def bricks_for(card: Card, box: Iterable[str], stand: Mapping[int, str] = NOTHING) -> tuple[str, ...]:
    """Bricks already in place; else the exact bricks of a coloured card, or the nearest of the right form."""
    named = {p.piece for p in card.pieces} | set(stand.values())
    spare = [piece for piece in box if piece not in named]
    chosen = []
    for n, p in enumerate(card.pieces):
        brick = stand.get(n) or p.piece
        if brick in ANY:
            brick = next(piece for piece in spare if form_of(piece) == ANY[p.piece])
            spare.remove(brick)
        chosen.append(brick)
    return tuple(chosen)


def where_begun(card: Card, box: Sequence[str], bench: Bench, verdict: Verdict | None) -> Targets:
    """The card where somebody has begun it, with the bricks that stand for its pieces or are in the hand."""
    stand = find_begun(card, verdict)
    shift = verdict.shift if verdict is not None and stand else None
    coming = next((step.put for step in order_of(card) if step.put not in stand), None)
    if coming is not None and bench.hand is not None and card.pieces[coming].piece in ANY:
        stand[coming] = bench.hand
    return targets_of(card, bricks_for(card, box, stand), shift)


def find_begun(card: Card, verdict: Verdict | None) -> dict[int, str]:
    """The card's places that are filled, by the judge's word, with a brick that may stay there."""
    if verdict is None or len(verdict.built) != len(card.pieces):
        return {}
    pairs = enumerate(zip(verdict.built, card.pieces, strict=True))
    return {n: brick for n, (brick, p) in pairs if brick and (p.piece in ANY or p.piece == brick)}


def next_act(targets: Targets, bench: Bench) -> Action | None:
    """The next action, or None if everything is right and no hand is on it."""
    there = targets.there(bench)
    if bench.hand is not None:
        return _with_full_hand(targets, bench, there)
    wrong = _in_the_way(targets, bench, there)
    if wrong:
        first = _topmost(bench, wrong)
        if _sweep_is_quicker(bench, wrong, there):
            return Action("sweep")
        return Action("release" if first in bench.held else "lift", first)
    step = next((step for step in targets.order if step.put not in there), None)
    if step is None:
        return Action("release", bench.held[0]) if bench.held else None
    return _toward(targets, bench, step, there)


def _toward(targets: Targets, bench: Bench, step: Step, there: set[int]) -> Action:
    """Releases what needn't be held any more, holds what must be, then takes the next brick."""
    before = _held_before(targets, step, there)
    for brick in bench.held:
        if brick not in before:
            return Action("release", brick)
    wanted = None if step.hold is None or step.hold == step.put else targets.poses[step.hold].piece
    if wanted is not None and wanted not in bench.held and bench.find(wanted) is not None:
        return Action("hold", wanted, target=step.hold)
    brick = targets.poses[step.put].piece
    return Action("lift", brick, target=step.put)


def _held_before(targets: Targets, step: Step, there: set[int]) -> set[str]:
    """What the other hand keeps until this step is done: what the last step said, and what this one says."""
    last: Step | None = None
    for done in targets.order:
        if done.put == step.put:
            break
        if done.put in there:
            last = done
    held = {done.hold for done in (last, step) if done is not None and done.hold is not None}
    return {targets.poses[n].piece for n in held}


def _with_full_hand(targets: Targets, bench: Bench, there: set[int]) -> Action:
    brick = bench.hand or ""
    target = next((n for n, pose in enumerate(targets.poses) if pose.piece == brick), None)
    step = next((step for step in targets.order if step.put not in there), None)
    if target is None or step is None or step.put != target or _in_the_way(targets, bench, there):
        return Action("lay-aside", brick)
    if step.hold == target and brick not in bench.held:
        return Action("hold", brick, target=target)
    return Action("place", brick, targets.poses[target], target)


def _in_the_way(targets: Targets, bench: Bench, there: set[int]) -> list[Pose]:
    """Bricks in the wrong place: where others belong, or touching what is being built."""
    right = {targets.poses[n].piece for n in there}
    loose = [p for p in bench.placed if p.piece not in right]
    return [p for p in loose if p.piece in _pieces_of(targets) or any(touches(p, pose) for pose in targets.poses)]


def _pieces_of(targets: Targets) -> set[str]:
    return {pose.piece for pose in targets.poses}


def _sweep_is_quicker(bench: Bench, wrong: Sequence[Pose], there: set[int]) -> bool:
    """Compares removing brick by brick, with what rests on them, to placing everything correct again."""
    away = resting_on(bench.placed, [bench.placed.index(p) for p in wrong])
    return len(away) > 1 and TAKE_MS * len(away) > SWEEP_MS + PUT_MS * len(there)


def _topmost(bench: Bench, wrong: Sequence[Pose]) -> str:
    """What to lift first: a wrong brick with nothing on it, or whatever rests on it."""
    on = [(bench.placed[up].piece, bench.placed[low].piece) for up, low in supports(bench.placed)]
    brick = max(wrong, key=lambda p: p.top).piece
    seen = {brick}
    while True:
        above = next((up for up, low in on if low == brick and up not in seen), None)
        if above is None:
            return brick
        seen.add(above)
        brick = above


def _stands(there: Pose | None, pose: Pose) -> bool:
    if there is None or there.how != pose.how or abs(there.tilt) > 30:
        return False
    return abs(there.x - pose.x) <= NEAR and abs(there.y - pose.y) <= NEAR
