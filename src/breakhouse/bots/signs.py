"""Signs that a program plays for a person, found in the log of a finished match.

A game's coach says what to observe about a seat (how long each card took, what each choice cost) and which sums
are suspicious; everything else is the same for all games. Sums are kept for each person and game, so matches that
say little by themselves add up. Nothing here decides anything: an operator has to look
(docs/decisions/0041-fair-play.md).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from math import sqrt

import msgspec

from breakhouse.bots.forecast import Even
from breakhouse.bots.review import Decision, coach_of, walk
from breakhouse.core import Seat
from breakhouse.core.match import Sitting

Observations = Mapping[str, Sequence[float]]
"""What was measured, by sign."""


class Tally(msgspec.Struct, frozen=True):
    """Sums of one sign: with them its mean and its deviation are known."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / max(1, self.count)

    @property
    def spread(self) -> float:
        """The standard deviation as a part of the mean."""
        variance = self.squares / max(1, self.count) - self.mean**2
        return sqrt(max(0.0, variance)) / max(1e-9, abs(self.mean))

    def add(self, other: "Tally") -> "Tally":
        return Tally(self.count + other.count, self.total + other.total, self.squares + other.squares)


def tally(values: Iterable[float]) -> Tally:
    known = list(values)
    return Tally(len(known), sum(known), sum(value * value for value in known))


@dataclass(frozen=True, slots=True)
class Limit:
    """Holds for a sign that was observed often enough and lies beyond."""

    sign: str
    enough: int
    below: float | None = None
    above: float | None = None
    steadier: float | None = None
    """Its spread is below this."""

    def holds(self, tallies: Mapping[str, Tally]) -> bool:
        found = tallies.get(self.sign, Tally())
        return (
            found.count >= self.enough
            and (self.below is None or found.mean < self.below)
            and (self.above is None or found.mean > self.above)
            and (self.steadier is None or found.spread < self.steadier)
        )


@dataclass(frozen=True, slots=True)
class Suspicion:
    """Named in the message `sign-<name>`: all of its limits hold."""

    name: str
    limits: tuple[Limit, ...]


@dataclass(frozen=True, slots=True)
class Signs:
    """What a game's coach knows about programs that pretend to be people."""

    observe: Callable[[Sitting, Sequence[Decision], Seat], Observations]
    suspicions: tuple[Suspicion, ...]


def signs_of(game_id: str) -> Signs | None:
    return coach_of(game_id).signs


def observe(sitting: Sitting, own: Set[int]) -> dict[Seat, dict[str, Tally]]:
    """What the match shows about each seat. `own`: the numbers of the entries that people made themselves, so bots
    that stood in are not examined."""
    signs = signs_of(sitting.match.game.id)
    if signs is None:
        return {}
    _, decisions = walk(sitting, Even(sitting.match))
    decisions = [decision for decision in decisions if decision.seq in own]
    seats = sorted({decision.seat for decision in decisions})
    return {
        seat: {sign: tally(values) for sign, values in signs.observe(sitting, decisions, seat).items() if values}
        for seat in seats
    }


def suspect(game_id: str, tallies: Mapping[str, Tally]) -> list[str]:
    """The names of the suspicions that these sums give."""
    signs = signs_of(game_id)
    found = () if signs is None else signs.suspicions
    return [suspicion.name for suspicion in found if all(limit.holds(tallies) for limit in suspicion.limits)]


def add_tallies(one: Mapping[str, Tally], other: Mapping[str, Tally]) -> dict[str, Tally]:
    return {sign: one.get(sign, Tally()).add(other.get(sign, Tally())) for sign in {*one, *other}}
