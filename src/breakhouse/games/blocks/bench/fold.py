"""How the workbench follows its events: plain bookkeeping, with no judge and no physics."""

from msgspec.structs import replace

from breakhouse.games.blocks.bench.workbench import (
    ROW,
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
from breakhouse.games.blocks.bricks.contact import potential_energy, resting_on


def after(bench: Bench, event: BenchEvent) -> Bench:
    """The bench as the event left it."""
    match event:
        case Lifted(brick=brick, at=at):
            aboard = _aboard(bench, brick)
            return _touch(replace(bench, placed=bench.without(brick), hand=brick, lifted_at=at, aboard=aboard))
        case Placed(brick=brick):
            pose = Pose(brick, event.how, event.x, event.y, event.tilt)
            lifts = (*bench.lifts, bench.lifted_at)[1 - ROW :]
            put = replace(bench, placed=(*bench.without(brick), pose), hand=None, aboard=())
            return _touch(replace(put, placed_at=event.at, lifts=lifts))
        case Held(brick=brick):
            return replace(bench, held=(*bench.held, brick))
        case Released(brick=brick):
            return replace(bench, held=tuple(b for b in bench.held if b != brick))
        case Settled(bricks=bricks):
            return _rest(bench, {pose.piece: pose for pose in bricks})
        case LaidAside(brick=brick):
            held = tuple(b for b in bench.held if b != brick)
            return replace(bench, hand=None, held=held, aboard=(), energy=None)
        case Broken():
            return Bench(placed_at=bench.placed_at, lifts=bench.lifts)  # hands are no faster for it


def _aboard(bench: Bench, brick: str) -> tuple[str, ...]:
    """What rests on the brick, directly or through others."""
    at = next((n for n, p in enumerate(bench.placed) if p.piece == brick), None)
    if at is None:
        return ()
    above = resting_on(bench.placed, [at]) - {at}
    return tuple(p.piece for n, p in enumerate(bench.placed) if n in above)


def _touch(bench: Bench) -> Bench:
    return replace(bench, energy=potential_energy(bench.placed))


def _rest(bench: Bench, poses: dict[str, Pose]) -> Bench:
    placed = tuple(poses.get(p.piece, p) for p in bench.placed)
    energy = potential_energy(placed)
    if bench.energy is not None and bench.hand is None:
        energy = min(energy, bench.energy)
    aboard = tuple(brick for brick in bench.aboard if brick not in poses)
    return replace(bench, placed=placed, energy=energy, aboard=aboard)
