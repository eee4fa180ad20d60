"""The workbench: which bricks stand where, which the other hand holds, and which is in the building hand.

It is a value; `moves` says what may be done with it. A brick that is neither placed nor in the hand
lies beside the bench, out of the way. Free hands and grid hands send the same commands.

`bench_after` follows its events: plain bookkeeping, with no judge and no physics.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from breakhouse.core import Command, Event
from breakhouse.games.blocks.bricks.brick import How
from breakhouse.games.blocks.bricks.construction import Construction, Pose
from breakhouse.games.blocks.bricks.contact import potential_energy, resting_on
from breakhouse.games.blocks.judging.judge import Verdict

Name = Annotated[str, Meta(max_length=40)]
Unit = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
LONGEST_PATH = 64
"""The most points of a path stored with a placed brick."""
ROW = 5
"""How many bricks in a row are timed together."""
Sound = Literal[
    "",
    "roll",
    "start",
    "stop",
    "turn",
    "lift",
    "wood",
    "crash",
    "card",
    "refuse",
    "mistake",
    "call",
    "throw",
    "shuffle",
    "chips",
    "win",
]
"""What the table plays as sound; the timer's ticking follows from the clock in the view."""
Oddity = Literal["", "too-fast", "would-fall"]
"""What a program can do and a hand can't, by the code of its refusal where a match counts."""


class Along(msgspec.Struct, frozen=True, array_like=True):
    """A point on a hand's path: milliseconds since the brick was lifted, then the pose."""

    ms: Annotated[int, Meta(ge=0, le=600_000)]
    x: Unit
    y: Unit
    tilt: Annotated[int, Meta(ge=-3600, le=3600)] = 0


Path = Annotated[tuple[Along, ...], Meta(max_length=LONGEST_PATH)]


class Bench(msgspec.Struct, frozen=True):
    placed: Construction = ()
    held: tuple[str, ...] = ()
    """Bricks that the other hand keeps where they are; one may still be in the building hand."""
    hand: str | None = None
    lifted_at: int = 0
    energy: int | None = None
    """The potential energy of the placed bricks when a hand last touched them: a collapse can't gain any. None: a
    hand was among them, and we don't know yet what it did.
    """
    placed_at: int | None = None
    lifts: tuple[int, ...] = ()
    """When those were lifted that were placed last, the bricks of one row but the one in the hand."""
    aboard: tuple[str, ...] = ()
    """What rested on the brick in the hand when it was lifted, and has not come to rest since."""

    def find(self, brick: str) -> Pose | None:
        return next((p for p in self.placed if p.piece == brick), None)

    def without(self, brick: str) -> Construction:
        return tuple(p for p in self.placed if p.piece != brick)


# Commands


class Lift(Command, frozen=True, tag="lift"):
    """Takes a brick into the building hand: from beside the bench, or from where it stands."""

    brick: Name


class Place(Command, frozen=True, tag="place"):
    """Puts the brick in the hand down. x and y are its centre, in hundredths of a brick height."""

    brick: Name
    how: How
    x: Unit
    y: Unit
    tilt: Unit = 0
    path: Path = ()


class Hold(Command, frozen=True, tag="hold"):
    """The other hand keeps a brick where it is; even the one in the building hand."""

    brick: Name


class Release(Command, frozen=True, tag="release"):
    brick: Name


class Settle(Command, frozen=True, tag="settle"):
    """Where bricks came to rest after something slid or fell. Bricks that are not named stayed."""

    bricks: Annotated[tuple[Pose, ...], Meta(min_length=1, max_length=10)]


class LayAside(Command, frozen=True, tag="lay-aside"):
    """Lays the brick in the hand down beside the bench."""

    brick: Name


class Break(Command, frozen=True, tag="break"):
    """Knocks everything down: all bricks lie beside the bench again."""


BenchCommand = Lift | Place | Hold | Release | Settle | LayAside | Break


# Events


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the pips forbid even if the shape is right (DI-08, DI-R8)."""

    kind: Literal["pips", "unrolled"]
    piece: str
    shows: int = 0
    below: str = ""
    needs: int = 0


class Sounded(Event, frozen=True, kw_only=True):
    sound: Sound = ""


class Judged(Sounded, frozen=True, kw_only=True):
    """Something changed on the bench or a new card is open: the judge's current verdict."""

    verdict: Verdict | None = None
    faults: tuple[Fault, ...] = ()
    stands_at: int | None = None
    """When the standing second is over, if it is right and no hand is on it (CL-R6)."""


class Lifted(Judged, frozen=True, tag="lifted"):
    brick: str
    at: int


class Placed(Judged, frozen=True, tag="placed"):
    brick: str
    how: How
    x: int
    y: int
    tilt: int = 0
    path: tuple[Along, ...] = ()
    at: int = 0
    odd: Oddity = ""
    """No hand could have done it; only in a match that does not count."""


class Held(Judged, frozen=True, tag="held"):
    brick: str


class Released(Judged, frozen=True, tag="released"):
    brick: str


class Settled(Judged, frozen=True, tag="settled"):
    bricks: tuple[Pose, ...]
    fell: tuple[str, ...] = ()
    """Those that lost height or turned, not only slid."""
    odd: Oddity = ""


class LaidAside(Judged, frozen=True, tag="laid-aside"):
    brick: str


class Broken(Judged, frozen=True, tag="broken"):
    pass


BenchEvent = Lifted | Placed | Held | Released | Settled | LaidAside | Broken


def bench_after(bench: Bench, event: BenchEvent) -> Bench:
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
