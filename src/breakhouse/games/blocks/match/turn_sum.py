"""Time measured by a small die: it's rolled repeatedly until the sum is high enough.

Mini and dice share it. The die is rolled by a player or by the table, at the same pace, so nobody can hurry the
clock; a player who stalls is helped by the table.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from breakhouse.core import Deadline, Offer, Refusal, Seat
from breakhouse.games.blocks.bench.workbench import Sounded
from breakhouse.games.blocks.match.hooks import Course
from breakhouse.games.blocks.match.offers import when
from breakhouse.games.blocks.match.options import BuildingOptions
from breakhouse.games.blocks.match.rules import Building
from breakhouse.games.blocks.match.values import BuildingState, BuildingView, Roll, Started, TurnEnded
from breakhouse.games.blocks.words import Say

BLANK = 0
FACES = (1, 2, 3, BLANK, BLANK, BLANK)  # MI-01, DI-01
STALL = 3, 2
"""MI-R3: the table rolls for a player who takes one and a half times as long."""

Limit = Annotated[int, Meta(ge=1, le=60)]
RollMs = Annotated[int, Meta(ge=100, le=10_000)]


class SummedOptions(BuildingOptions, frozen=True):
    turns: Annotated[int, Meta(ge=1, le=10)] = 5
    limit: Limit = 15
    roll_ms: RollMs = 2_000
    """MI-R3, DI-R3: the least time that one roll takes; 1000 as with the real die."""
    timer: Literal["on", "off"] = "on"
    """`off`: nobody rolls, and the architect says when the turn is over (CL-R16, DI-R12)."""


class Tally(msgspec.Struct, frozen=True):
    """The rolls of this turn (0 is a blank face) and their sum."""

    total: int = 0
    rolls: tuple[int, ...] = ()
    since: int = 0
    """When the last roll was, or the start."""


class Called(Sounded, frozen=True, tag="called"):
    """The small die was rolled. `call` is what is called out; None when nothing is."""

    roll: int
    total: int
    call: int | None
    at: int
    by: Seat | None = None


class SummedState(BuildingState, frozen=True):
    options: SummedOptions
    tally: Tally = Tally()


class SummedView(BuildingView, frozen=True):
    options: SummedOptions
    tally: Tally
    limit: int
    """The sum at which this turn ends."""
    roll_ms: int
    """How long one roll takes now, the architect's factor included."""
    roll_at: int | None
    """When the next roll may come; None while nobody rolls."""
    by_player: bool
    """Whether the timekeeper rolls, and not the table."""


S = TypeVar("S", bound=SummedState)


class Summed(Building[S]):
    blank_is_called: ClassVar[bool]

    @abstractmethod
    def by_player(self, state: S) -> bool:
        """Whether a player rolls, and not the table."""

    @abstractmethod
    def limit(self, state: S) -> int: ...

    def turns(self, state: S) -> int:
        return state.options.turns

    def timed(self, options: SummedOptions) -> bool:
        return options.timer == "on"

    def interval(self, state: S) -> int:
        return self.stretch(state, state.options.roll_ms)  # MI-R3: the factor of the seat that builds

    def roll_at(self, state: S) -> int | None:
        if state.turn.phase != "building" or not self.has_clock(state):
            return None
        return state.tally.since + self.interval(state)

    def roll(self, course: Course[S], by: Seat | None) -> None:
        state = course.state
        roll = course.chance.stream("die", state.rolls).choice(FACES)
        total = state.tally.total + roll  # MI-07, DI-04
        call = None if roll == BLANK and not self.blank_is_called else total
        course.then(Called(roll, total, call, course.now, by, sound="roll" if call is None else "call"))
        if total >= self.limit(state):
            self.stop(course, "sum")  # MI-08, DI-11

    def player_rolls(self, course: Course[S], seat: Seat) -> None:
        state = course.state
        at = self.roll_at(state)
        if not self.has_clock(state):
            raise Refusal("no-timer")
        if not self.by_player(state):
            raise Refusal("the-table-rolls")
        if seat != self.keeper(state):
            raise Refusal("not-the-timekeeper", timekeeper=self.keeper(state))
        if state.turn.phase == "closing":
            raise Refusal("time-is-up")
        if at is None:
            raise Refusal("not-started")
        if course.now < at:
            raise Refusal("roll-too-soon", left=at - course.now)
        self.roll(course, seat)

    def own_deadlines(self, state: S) -> Sequence[Deadline]:
        if state.turn.phase != "building" or not self.has_clock(state):
            return ()
        wait = self.interval(state)
        if self.by_player(state):
            wait = wait * STALL[0] // STALL[1]
        return (Deadline(state.tally.since + wait, "roll"),)

    def own_expiry(self, course: Course[S], tag: str) -> None:
        self.roll(course, None)

    def own_offers(self, state: S, seat: Seat, now: int) -> list[Offer]:
        at = self.roll_at(state)
        if at is None or not self.by_player(state) or seat != self.keeper(state):
            return []
        return [when(Roll(), "roll", now >= at)]

    def own_fold(self, state: S, event: Any) -> S:
        match event:
            case Started():
                return replace(state, tally=Tally(since=event.at))
            case Called():
                tally = Tally(event.total, (*state.tally.rolls, event.roll), event.at)
                return replace(state, tally=tally, rolls=state.rolls + 1)
            case TurnEnded():
                return replace(state, tally=Tally())
        return state

    def tell_time(self, view: Any, now: int, say: Say) -> str | None:
        """While the small die measures the turn: its sum so far, and where it ends."""
        if view.roll_at is None:
            return super().tell_time(view, now, say)
        return say("built-sum-left", total=view.tally.total, limit=view.limit)

    def clock(self, state: S) -> dict[str, Any]:
        """The small die in a view."""
        return {
            "limit": self.limit(state),
            "roll_ms": self.interval(state),
            "roll_at": self.roll_at(state),
            "by_player": self.by_player(state),
        }
