"""What a game is: a *decider* over frozen values. State is the fold of its events, nothing else.

`decide` is the only place where rules say no and where chance is drawn; what it drew is in the events, so
`evolve` needs neither generator nor clock nor solver, and an old log replays for ever.

Time is whole milliseconds of match time, passed in by the caller. Rules never read a clock.

Why it is shaped like this: docs/decisions/0001-deciders.md, and for `recall` beside `redact` 0002.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeVar

import msgspec

from breakhouse.core.chance import Chance
from breakhouse.core.refusal import Param

if TYPE_CHECKING:
    from breakhouse.core.manifest import Manifest

Seat = int
HOUSE: Seat = -1
"""The seat of the table itself: it deals, and it sends due deadlines as `Expire`."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options by name, each with its default. Limits are in `msgspec.Meta` annotations."""

    def settle(self, today: date) -> Self:
        """The same with what depends on the calendar made definite; rules and replays never look at one."""
        return self


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What a seat wants: `{"do": "pass"}`."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="did", omit_defaults=True):
    """What happened: `{"did": "passed", "seat": 0}`."""

    reveals: ClassVar[bool] = False  # why: docs/decisions/0004-events-that-reveal.md
    """True for an event that turns something hidden face up by the rules: a card drawn, a hand scored."""


class State(msgspec.Struct, frozen=True):
    """Everything, secrets included. Never leaves the process except as a log."""


class View(msgspec.Struct, frozen=True):
    """What one seat may know (seat None: a spectator). An allow-list: nothing shows unless it is named here."""


class Expire(Command, frozen=True, tag="expire"):
    """A deadline fell due. Only HOUSE may say it."""

    tag: str


class Deadline(msgspec.Struct, frozen=True):
    at: int
    tag: str


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: points by seat, who won, and why it was over."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    """A code such as `target-reached`; `locales` has the sentence."""


class Free(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field that the player fills in: a whole number from `low` to `high`, or one of `choices`."""

    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] | None = None

    def allows(self, value: Param) -> bool:
        """Whether the field may be filled in with this."""
        if self.choices is not None:
            return value in self.choices
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def __str__(self) -> str:
        if self.choices is not None:
            return f"one of {', '.join(self.choices)}"
        limits = (("from", self.low), ("to", self.high))
        return " ".join(["a whole number", *(f"{word} {at}" for word, at in limits if at is not None)])


class Template(msgspec.Struct, frozen=True):
    """An offer with named free fields: `{"do": "place", "brick": "red", "free": {"x": {"low": 0, "high": 900}}}`.

    Filling the free fields within their limits gives a readable command; the rules may still refuse it.
    """

    do: str
    fixed: Mapping[str, Param]
    free: Mapping[str, Free]

    def fill(self, **fields: Param) -> dict[str, Param]:
        """The command with its free fields filled in: `template.fill(brick="red")`. `ValueError` if one is missing
        or unknown, or its value isn't allowed."""
        if fields.keys() != self.free.keys():
            given = ", ".join(fields) or "nothing"
            raise ValueError(f"{self.do} has to be filled in with {', '.join(self.free)}, not with {given}")
        for name, value in fields.items():
            if not self.free[name].allows(value):
                raise ValueError(f"{name} is {self.free[name]}, not {value!r}")
        return {"do": self.do, **self.fixed, **fields}


Offer = Command | Template
Offers = Sequence[Offer]

O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Command, contravariant=True)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class Game(Protocol[O, S, C, E, V]):
    """One game's rules. The type attributes are used to read this game's messages.

    A game with earlier versions also says how their matches are read and checked: see `versions`.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, int]]
    """The fewest and the most players."""
    manifest: "Manifest"
    """What the server knows about it besides the rules."""

    options_type: type[O]
    state_type: type[S]
    command_type: Any
    """The union of the game's commands, `Expire` included."""
    event_type: Any
    """The union of the game's events."""
    view_type: type[V]

    def initial(self, options: O, seats: int) -> S:
        """The state before anything happened, or `Refusal`: impossible options."""

    def setup(self, state: S, chance: Chance) -> Sequence[E]:
        """What the table does before the first command: shuffling and dealing are events too."""

    def decide(self, state: S, seat: Seat, command: C, now: int, chance: Chance) -> Sequence[E]:
        """What the command causes, or `Refusal`. The state is untouched either way."""

    def evolve(self, state: S, event: E) -> S:
        """Pure, total, never refuses, never solves."""

    def legal(self, state: S, seat: Seat, now: int) -> Offers:
        """What this seat may do now; empty when it is not its turn."""

    def view(self, state: S, seat: Seat | None) -> V: ...

    def redact(self, event: E, seat: Seat | None) -> E | None:
        """The event as this seat may see it when it happens; None when nothing of it may be seen."""

    def recall(self, event: E, seat: Seat | None, state: S) -> E | None:
        """The same event as it may be looked up later, in history or by a newcomer, with `state` the present."""

    def imagine(self, view: V, rng: Random) -> S:
        """A full state that fits this view: `view(imagine(v)) == v`."""

    def deadlines(self, state: S) -> tuple[Deadline, ...]: ...

    def outcome(self, state: S) -> Outcome | None: ...


AnyGame = Game[Any, Any, Any, Any, Any]
