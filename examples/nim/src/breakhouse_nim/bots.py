"""Two opponents and the coach's words. A bot knows what its seat was shown, and nothing else."""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any

from breakhouse.bots import Bot, Bots, Budget, Move, Weighed
from breakhouse.bots.review import Coach
from breakhouse.core import Chance, Command, Event, Offers, Seat, View
from breakhouse_nim.fold import evolve
from breakhouse_nim.rules import decide, legal
from breakhouse_nim.sight import imagine
from breakhouse_nim.values import NimState, NimView, Won

WORLDS = 40
"""How many deals of the unseen cards the expert plays out for each card."""
THINKING_MS = (400, 1500)


class Greedy:
    """Takes as many sticks as it can."""

    def __init__(self, seat: Seat, seed: int | str) -> None:
        self.seat = seat
        self.rng = Random(f"nim/{seat}/{seed}")

    def observe(self, event: Event) -> None:
        """The view is enough."""

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move:
        return Move(self.best(view, offers, budget), self.rng.randrange(*THINKING_MS))

    def best(self, view: View, offers: Offers, budget: Budget) -> Command:
        return commands_among(offers)[-1]


class Thinker(Greedy):
    """Imagines what the others may hold, and plays each card out at random."""

    unit = "points"

    def best(self, view: View, offers: Offers, budget: Budget) -> Command:
        return self.weigh(view, offers, budget)[0].command

    def weigh(self, view: View, offers: Offers, budget: Budget) -> Sequence[Weighed]:
        if not isinstance(view, NimView):
            raise TypeError(f"no view of this game: {view}")
        weighed = [Weighed(command, self._worth(view, command, budget)) for command in commands_among(offers)]
        return sorted(weighed, key=lambda one: -one.value)

    def _worth(self, view: NimView, command: Command, budget: Budget) -> float:
        """The share of rounds won after this command."""
        worlds = (imagine(view, self.rng) for _ in range(budget.playouts or WORLDS))
        return fmean(self._play_out(world, command) == self.seat for world in worlds)

    def _play_out(self, state: NimState, command: Command) -> Seat:
        while True:
            for event in decide(state, state.turn, command, 0, Chance(bytes(32))):
                if isinstance(event, Won):
                    return event.seat
                state = evolve(state, event)
            command = self.rng.choice(commands_among(legal(state, state.turn, 0)))


def commands_among(offers: Offers) -> list[Command]:
    """This game offers whole commands only, no templates."""
    return [offer for offer in offers if isinstance(offer, Command)]


def make(level: str, seat: Seat, seed: int | str) -> Bot:
    return Thinker(seat, seed) if level == "expert" else Greedy(seat, seed)


def words(command: Mapping[str, Any]) -> str:
    """A card by its number; passing by its name."""
    return str(command.get("card", command["do"]))


BOTS = Bots(make, ("beginner", "expert"))
COACH = Coach(words=words)
