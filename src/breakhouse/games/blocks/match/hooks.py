"""What a building game says for itself, and the course of events that one command causes."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from breakhouse.core import Chance, Deadline, Event, Offer, Seat
from breakhouse.games.blocks.bench.workbench import BenchCommand, Fault
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.kit import Kit
from breakhouse.games.blocks.match.options import estimate
from breakhouse.games.blocks.match.turn import Phase
from breakhouse.games.blocks.match.values import BuildingState

S = TypeVar("S", bound=BuildingState)


@dataclass(slots=True)
class Course(Generic[S]):
    """What one command causes, event by event, and the state that this leads to."""

    state: S
    now: int
    chance: Chance
    evolve: Callable[[S, Event], S]
    events: list[Event] = field(default_factory=list)

    def then(self, event: Event) -> None:
        self.reach(event, self.evolve(self.state, event))

    def reach(self, event: Event, state: S) -> None:
        """The event, where the state that it leads to is already known."""
        self.events.append(event)
        self.state = state


class OwnRules(ABC, Generic[S]):
    """What each building game says for itself."""

    kit: Kit
    state_type: type[S]

    def estimate_setup(self, options: Any) -> float:
        """The longest time in seconds that setting up may take."""
        return estimate(options.deck)

    @property
    def box(self) -> tuple[str, ...]:
        """Everything that one builds with."""
        return self.kit.pieces

    @abstractmethod
    def turns(self, state: S) -> int:
        """How many turns each player has."""

    @abstractmethod
    def opening(self, state: S) -> Phase:
        """The phase with which this turn begins."""

    @abstractmethod
    def timed(self, options: Any) -> bool:
        """Whether turns of this match have a clock."""

    @abstractmethod
    def keeper(self, state: S) -> Seat:
        """Who keeps the time of this turn."""

    @abstractmethod
    def next_card(self, course: Course[S]) -> None:
        """Turns over the next card, or stops for lack of one."""

    @abstractmethod
    def worth(self, state: S, card: Card) -> int: ...

    @abstractmethod
    def own_command(self, course: Course[S], seat: Seat, command: Any) -> None: ...

    @abstractmethod
    def own_expiry(self, course: Course[S], tag: str) -> None: ...

    @abstractmethod
    def own_deadlines(self, state: S) -> Sequence[Deadline]: ...

    @abstractmethod
    def own_offers(self, state: S, seat: Seat, now: int) -> list[Offer]: ...

    @abstractmethod
    def own_fold(self, state: S, event: Any) -> S:
        """What the event means beyond what `fold` does with it."""

    def pay(self, course: Course[S], seat: Seat, points: int) -> None:
        """How points are paid out, if they're more than a note on paper."""

    def open_turn(self, course: Course[S]) -> None:
        """What happens before the next architect begins."""

    def check_move(self, state: S, command: BenchCommand, now: int) -> None:
        """What a game forbids on the bench beyond what hands can do."""

    def faults(self, state: S) -> tuple[Fault, ...]:
        """What is wrong even if the shape is right."""
        return ()

    def usable(self, state: S) -> tuple[str, ...]:
        """What may be taken in hand now."""
        return self.box
