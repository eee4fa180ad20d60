"""A player in a seat: remembers what was shown, weighs what is offered, and takes a human time over it."""

import math
from collections.abc import Callable, Sequence
from random import Random

from breakhouse.bots.bot import Budget, Move, Weighed
from breakhouse.bots.skipbo_breakers import thumb
from breakhouse.bots.skipbo_breakers.memory import Memory
from breakhouse.core import Command, Event, Offers, Seat, View
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.sets import TileSet, readings
from breakhouse.games.skipbo_breakers.values import BreakersView, Play

Options = Sequence[tuple[Command, TileSet | None]]
"""What is offered, each with the set that it lays; None is a pass."""
Judge = Callable[[BreakersView, Memory, Options, Budget, Random], Sequence[float]]
"""What each option is worth: the higher the better."""

FORCED_MS = (450, 900)
FIRST_LOOK_MS, PER_DOUBLING_MS, MOST_MS = 700, 380, 4200


class Player:
    unit = "points"

    def __init__(self, judge: Judge, seat: Seat, seed: int | str) -> None:
        self.seat = seat
        self.memory = Memory()
        self._judge = judge
        self._rng = Random(f"skipbo/{seat}/{seed}")

    def observe(self, event: Event) -> None:
        self.memory.observe(event)

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        options = understood(offers)
        if not options or not isinstance(view, BreakersView):
            return None
        if len(options) == 1:
            return Move(options[0][0], self._rng.randrange(*FORCED_MS))
        worth = self._judge(view, self.memory, options, budget, self._rng)
        best = max(range(len(options)), key=worth.__getitem__)
        return Move(options[best][0], self._think_ms(len(options)))

    def weigh(self, view: View, offers: Offers, budget: Budget) -> Sequence[Weighed]:
        options = understood(offers)
        if not options or not isinstance(view, BreakersView):
            return ()
        worth = self._judge(view, self.memory, options, budget, self._rng)
        order = sorted(range(len(options)), key=lambda n: -worth[n])
        return [Weighed(options[n][0], float(worth[n])) for n in order]

    def _think_ms(self, options: int) -> int:
        """Longer with more to choose from, as people do, and never long."""
        ms = FIRST_LOOK_MS + PER_DOUBLING_MS * math.log2(options)
        return min(MOST_MS, round(ms * self._rng.uniform(0.7, 1.4)))


def understood(offers: Offers) -> Options:
    return [(offer, _set_of(offer)) for offer in offers if isinstance(offer, Command)]


def _set_of(offer: Command) -> TileSet | None:
    if not isinstance(offer, Play):
        return None
    fits = readings(t.parse(offer.set))
    return next(s for s in fits if offer.kind in (None, s.kind))


def by_habit(habit: thumb.Habit) -> Judge:
    def judge(view: BreakersView, _: Memory, options: Options, __: Budget, ___: Random) -> Sequence[float]:
        hand = t.parse(view.mine or "")
        least = min(count for seat, count in enumerate(view.counts) if seat != view.seat)
        return [thumb.worth(hand, laid, least, habit) for _, laid in options]

    return judge


def seat_at(level: str, seat: Seat, seed: int | str) -> Player:
    habits = {"beginner": thumb.BEGINNER, "casual": thumb.CASUAL}
    return Player(by_habit(habits.get(level, thumb.STEADY)), seat, seed)
