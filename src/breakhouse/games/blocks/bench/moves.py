"""What hands may do on the workbench, and what cannot be: the referee's side of building.

The referee does not simulate. A free hand's physics has the first word and reports a collapse with `settle`;
physically impossible results are refused. For grid hands there is no physics, so the referee also says what would
fall.

What physics and hands couldn't have done together (five bricks in a moment, a stack that must fall but supposedly
didn't) is refused where the match counts, and marked where it doesn't.

A hand that carries a brick pushes, levers and carries others along: until it lets go, they may be anywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from breakhouse.core import Invalid, Refusal
from breakhouse.games.blocks.bench.pace import MOST_HELD, left_of_five, left_to_lift
from breakhouse.games.blocks.bench.workbench import (
    Bench,
    BenchCommand,
    BenchEvent,
    Break,
    Broken,
    Held,
    Hold,
    LaidAside,
    LayAside,
    Lift,
    Lifted,
    Oddity,
    Place,
    Placed,
    Release,
    Released,
    Settle,
    Settled,
)
from breakhouse.games.blocks.bricks.brick import HALF
from breakhouse.games.blocks.bricks.construction import Construction, Pose, check_pose
from breakhouse.games.blocks.bricks.contact import (
    LEVEL,
    TABLE,
    TOLERANCE,
    in_air,
    overlaps,
    potential_energy,
    supports,
)
from breakhouse.games.blocks.statics.stability import FRICTION, balances, heights, surely_falls

NOISE = 5
"""World units by which a resting brick may seem to rise: rounding, and soft physics pushing it out of another."""

_FALLEN = {"lying": ("standing", "upright"), "standing": ("lying",), "upright": ("lying",)}


@dataclass(frozen=True, slots=True)
class HandLimits:
    """Whose hands they are: which bricks they have, how fast they can reach, and whether they move on the grid."""

    box: tuple[str, ...]
    reach_ms: int
    grid: bool
    strict: bool = False
    """Whether impossible moves are refused, not only marked."""
    friction: float = FRICTION
    """What the bricks have at most."""


def move(bench: Bench, hands: HandLimits, command: BenchCommand, now: int) -> BenchEvent:
    """The event that the command causes, not judged yet, or `Refusal`."""
    if not isinstance(command, Break | Settle):
        _check_known(hands, command.brick)
    if isinstance(command, Place):
        return _place(bench, hands, command, now)
    if isinstance(command, Lift):
        return _lift(bench, hands, command.brick, now)
    if isinstance(command, Settle):
        return _settle(bench, hands, command.bricks)
    if isinstance(command, Hold):
        return _hold(bench, hands, command.brick)
    if isinstance(command, Release):
        return _release(bench, hands, command.brick)
    if isinstance(command, LayAside):
        _in_hand(bench, command.brick)
        return LaidAside(command.brick, sound="wood")
    if not bench.placed and bench.hand is None:
        raise Refusal("nothing-to-break")
    return Broken(sound="crash")


def would_stand(pieces: Sequence[Pose], held: Sequence[str] = ()) -> bool:
    """For grid hands, whose poses are exact: does everything balance that is not held?"""
    still = [i for i, p in enumerate(pieces) if p.piece in held]
    return not pieces or balances(heights(pieces), [float(p.mass) for p in pieces], held=still)


def _lift(bench: Bench, hands: HandLimits, brick: str, now: int) -> Lifted:
    if bench.hand is not None:
        raise Refusal("hand-is-full", brick=bench.hand)
    if brick in bench.held:
        raise Refusal("brick-is-held", brick=brick)
    if hands.grid and bench.find(brick) is not None:
        rest = bench.without(brick)
        above = [bench.placed[up].piece for up, low in supports(bench.placed) if bench.placed[low].piece == brick]
        if above and not would_stand(rest, bench.held):
            raise Refusal("something-rests-on-it", brick=brick, other=above[0])
    if hands.strict:
        _wait(left_to_lift(bench, hands.grid, now))
    return Lifted(brick, now, sound="lift")


def _place(bench: Bench, hands: HandLimits, command: Place, now: int) -> Placed:
    _in_hand(bench, command.brick)
    _wait(bench.lifted_at + hands.reach_ms - now)
    placed = _in_world(Pose(command.brick, command.how, command.x, command.y, command.tilt))
    _no_overlap((*_known_places(bench), placed), {command.brick})
    if command.brick not in bench.held and in_air(placed, bench.placed):
        raise Refusal("in-mid-air", brick=command.brick)
    if hands.grid:
        if placed.left % HALF or placed.bottom % HALF or placed.tilt:
            raise Refusal("off-the-grid", brick=command.brick)
        if not would_stand((*bench.placed, placed), bench.held):
            raise Refusal("would-fall", brick=command.brick)
    odd = _look(bench, hands, placed, hands.grid or not command.path, now)
    return Placed(
        command.brick, command.how, command.x, command.y, command.tilt, command.path, now, odd, sound="wood"
    )


def _look(bench: Bench, hands: HandLimits, placed: Pose, typed: bool, now: int) -> Oddity:
    """Why no hand could have done this, or `Refusal` where the match counts. Keys and words leave no path."""
    left = left_of_five(bench, typed, now)
    if hands.strict:
        _wait(left)
    falls = not hands.grid and comes_down(bench, placed, hands.friction)
    if falls and hands.strict:
        raise Refusal("would-fall", brick=placed.piece)
    return "would-fall" if falls else "too-fast" if left > 0 else ""


def comes_down(bench: Bench, placed: Pose, friction: float = FRICTION) -> bool:
    """Whether no physics would leave it like that. What came along on the brick is reported later."""
    return _falls((*_known_places(bench), placed), bench.held, friction)


def _known_places(bench: Bench) -> list[Pose]:
    """Where bricks are, except those that came along on the one in the hand."""
    return [p for p in bench.placed if p.piece not in bench.aboard]


def _falls(pieces: Sequence[Pose], held: Sequence[str], friction: float) -> bool:
    still = [i for i, p in enumerate(pieces) if p.piece in held]
    return surely_falls(pieces, still, friction)


def _wait(left: int) -> None:
    if left > 0:
        raise Refusal("too-fast", left=left)


def _hold(bench: Bench, hands: HandLimits, brick: str) -> Held:
    if brick in bench.held:
        raise Refusal("held-already", brick=brick)
    if brick != bench.hand and bench.find(brick) is None:
        raise Refusal("not-on-the-bench", brick=brick)
    if hands.strict and len(bench.held) >= MOST_HELD:
        raise Refusal("other-hand-is-full", most=MOST_HELD)
    return Held(brick)


def _release(bench: Bench, hands: HandLimits, brick: str) -> Released:
    if brick not in bench.held:
        raise Refusal("not-held", brick=brick)
    rest = tuple(b for b in bench.held if b != brick)
    if hands.grid and brick != bench.hand and not would_stand(bench.placed, rest):
        raise Refusal("would-fall-if-released", brick=brick)
    return Released(brick)


def _settle(bench: Bench, hands: HandLimits, bricks: Sequence[Pose]) -> Settled:
    if hands.grid:
        raise Refusal("nothing-falls-on-the-grid")
    named: set[str] = set()
    for pose in bricks:
        _check_known(hands, pose.piece)
        if pose.piece in named:
            raise Refusal("brick-twice", brick=pose.piece)
        named.add(pose.piece)
        _can_come_to_rest(bench, _in_world(pose))
    after = (*(p for p in bench.placed if p.piece not in named), *bricks)
    _no_overlap(after, named)
    if bench.hand is None:
        _comes_down_to(bench, bricks, after)
    fell = tuple(pose.piece for pose in bricks if _has_fallen(bench, pose))
    odd = _look_at_rest(bench, hands, after)
    return Settled(tuple(bricks), fell, odd, sound="crash" if fell else "wood")


def _comes_down_to(bench: Bench, bricks: Sequence[Pose], after: Construction) -> None:
    """Bricks that nobody holds must rest on something and can't have risen."""
    for pose in bricks:
        if in_air(pose, after):
            raise Refusal("in-mid-air", brick=pose.piece)
    if bench.energy is not None and potential_energy(after) > bench.energy + NOISE * len(bricks):
        raise Refusal("falling-up")


def _look_at_rest(bench: Bench, hands: HandLimits, after: Construction) -> Oddity:
    """Nothing comes to rest where it would certainly fall. While a hand carries a brick, it may support some of
    it.
    """
    if bench.hand is not None:
        return ""
    if not _falls(after, bench.held, hands.friction):
        return ""
    if hands.strict:
        raise Refusal("would-fall", brick=max(after, key=lambda pose: pose.y).piece)
    return "would-fall"


def _can_come_to_rest(bench: Bench, pose: Pose) -> None:
    before = bench.find(pose.piece)
    if before is None:
        raise Refusal("not-on-the-bench", brick=pose.piece)
    if pose.piece in bench.held:
        raise Refusal("brick-is-held", brick=pose.piece)
    if pose.how != before.how and pose.how not in _FALLEN.get(before.how, ()):
        raise Refusal("cannot-fall-so", brick=pose.piece, how=pose.how)


def _has_fallen(bench: Bench, pose: Pose) -> bool:
    before = bench.find(pose.piece)
    return before is not None and (
        pose.how != before.how or before.y - pose.y > TOLERANCE or abs(pose.tilt - before.tilt) > LEVEL
    )


def _check_known(hands: HandLimits, brick: str) -> None:
    if brick not in hands.box:
        raise Refusal("no-such-brick", brick=brick[:40])


def _in_hand(bench: Bench, brick: str) -> None:
    if bench.hand == brick:
        return
    if bench.find(brick) is not None:
        raise Refusal("already-placed", brick=brick)
    raise Refusal("not-in-hand", brick=brick)


def _in_world(placed: Pose) -> Pose:
    """A pose that would be invalid on a card is refused when a hand tries it."""
    try:
        return check_pose(placed)
    except Invalid as wrong:
        raise Refusal(wrong.code, **wrong.params) from None


def _no_overlap(pieces: Sequence[Pose], changed: set[str]) -> None:
    """Only checks what has just changed: anything older isn't this command's fault."""
    for i, j in overlaps(pieces):
        first = pieces[i].piece
        if j == TABLE:
            if first in changed:
                raise Refusal("in-the-table", brick=first)
            continue
        other = pieces[j].piece
        if first in changed or other in changed:
            brick, rest = (other, first) if other in changed else (first, other)
            raise Refusal("bricks-overlap", brick=brick, other=rest)
