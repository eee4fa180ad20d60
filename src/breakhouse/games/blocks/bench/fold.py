"""How the workbench follows its events: plain bookkeeping, with no judge and no physics."""

from msgspec.structs import replace

from breakhouse.games.blocks.bench.workbench import (
    Bench,
    BenchEvent,
    Broken,
    Held,
    LaidAside,
    Lifted,
    Placed,
    Released,
    Settled,
)
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.bricks.contact import potential_energy


def after(bench: Bench, event: BenchEvent) -> Bench:
    """The bench as the event left it."""
    match event:
        case Lifted(brick=brick, at=at):
            return _touch(replace(bench, placed=bench.without(brick), hand=brick, lifted_at=at))
        case Placed(brick=brick):
            pose = Pose(brick, event.how, event.x, event.y, event.tilt)
            return _touch(replace(bench, placed=(*bench.without(brick), pose), hand=None))
        case Held(brick=brick):
            return replace(bench, held=(*bench.held, brick))
        case Released(brick=brick):
            return replace(bench, held=tuple(b for b in bench.held if b != brick))
        case Settled(bricks=bricks):
            return _rest(bench, {pose.piece: pose for pose in bricks})
        case LaidAside(brick=brick):
            held = tuple(b for b in bench.held if b != brick)
            return replace(bench, hand=None, held=held)
        case Broken():
            return Bench()


def _touch(bench: Bench) -> Bench:
    return replace(bench, energy=potential_energy(bench.placed))


def _rest(bench: Bench, poses: dict[str, Pose]) -> Bench:
    placed = tuple(poses.get(p.piece, p) for p in bench.placed)
    energy = potential_energy(placed)
    lowest = energy if bench.energy is None else min(energy, bench.energy)
    return replace(bench, placed=placed, energy=lowest)
