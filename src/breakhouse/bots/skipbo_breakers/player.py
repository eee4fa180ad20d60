"""A player in a seat: remembers what was shown, weighs what is offered, and takes a human time over it."""

import math
import pickle
from collections.abc import Callable, Sequence
from random import Random

from breakhouse.bots.bot import Budget, Move, Weighed
from breakhouse.bots.skipbo_breakers import evaluation, heuristics
from breakhouse.bots.skipbo_breakers.memory import Memory
from breakhouse.bots.skipbo_breakers.opinion import Opinion, Situation, situation, without_reading
from breakhouse.bots.skipbo_breakers.reasons import reasons
from breakhouse.core import Command, Event, Offers, Seat, View
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import TileSet, readings
from breakhouse.games.skipbo_breakers.values import BreakersView, Lay, Pass

Judge = Callable[[Situation, Offers, Budget, Random], Sequence[Opinion]]
"""What a level thinks of its moves, best first."""

FORCED_MS = (450, 900)
FIRST_LOOK_MS, PER_DOUBLING_MS, MOST_MS = 700, 380, 4200
WEIGHED = 12
"""For how many moves the coach hears reasons."""
COME_TO_MIND = 2
"""How many moves `strong` thinks about: with more it is as good as `expert` less its reading."""


class Player:
    unit = "points"

    def __init__(self, judge: Judge, seat: Seat, seed: int | str) -> None:
        self.seat = seat
        self.memory = Memory()
        self._judge = judge
        self._rng = Random(f"skipbo/{seat}/{seed}")

    def observe(self, event: Event) -> None:
        self.memory.observe(event)

    def save(self) -> bytes:
        return pickle.dumps(self._rng)

    def restore(self, saved: bytes) -> None:
        self._rng = pickle.loads(saved)

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        if not isinstance(view, BreakersView) or not offers:
            return None
        if len(offers) == 1 and isinstance(offers[0], Command):
            return Move(offers[0], self._rng.randrange(*FORCED_MS))
        ways = len(offers)
        for opinion in self._opinions(view, offers, budget):
            command = command_of(opinion.laid)
            if command in offers:
                return Move(command, self._think_ms(ways))
        return None

    def weigh(self, view: View, offers: Offers, budget: Budget) -> Sequence[Weighed]:
        """The candidate moves, with reasons from the same numbers, best first."""
        if not isinstance(view, BreakersView) or not offers:
            return ()
        now = situation(view, self.memory)
        weighed = []
        for opinion in self._opinions(view, offers, budget)[:WEIGHED]:
            command = command_of(opinion.laid)
            if command in offers:
                weighed.append(Weighed(command, opinion.value, reasons(now, opinion.laid, self._rng)))
        return weighed

    def _opinions(self, view: BreakersView, offers: Offers, budget: Budget) -> Sequence[Opinion]:
        return self._judge(situation(view, self.memory), offers, budget, self._rng)

    def _think_ms(self, ways: int) -> int:
        """Longer with more to choose from, as people do, and never long."""
        ms = FIRST_LOOK_MS + PER_DOUBLING_MS * math.log2(ways)
        return min(MOST_MS, round(ms * self._rng.uniform(0.7, 1.4)))


def command_of(laid: TileSet | None) -> Command:
    return Pass() if laid is None else Lay(t.write_tiles(laid.tiles), laid.kind)


def set_of(offer: Command) -> TileSet | None:
    """The set that an offer lays; None for a pass."""
    if not isinstance(offer, Lay):
        return None
    return next(s for s in readings(t.parse_tiles(offer.set)) if offer.kind in (None, s.kind))


def by_habit(habit: heuristics.Habit) -> Judge:
    def judge(now: Situation, offers: Offers, _: Budget, __: Random) -> Sequence[Opinion]:
        moves = [set_of(offer) for offer in offers if isinstance(offer, Command)]
        opinions = [Opinion(laid, heuristics.worth(now.hand, laid, now.least, habit)) for laid in moves]
        return sorted(opinions, key=lambda one: -one.value)

    return judge


def by_counting(now: Situation, _: Offers, budget: Budget, rng: Random) -> Sequence[Opinion]:
    """Counts every tile, but weighs only what habit brings to mind first and reads nothing from what others do."""
    opinions = evaluation.think(without_reading(now), False, budget, rng)
    first = sorted(opinions, key=lambda one: -heuristics.worth(now.hand, one.laid, now.least, heuristics.STEADY))
    return sorted(first[:COME_TO_MIND], key=lambda one: -one.value) + first[COME_TO_MIND:]


def by_reading(now: Situation, _: Offers, budget: Budget, rng: Random) -> Sequence[Opinion]:
    """Counts, reads what others laid alone and let pass, and plays the best moves out."""
    return evaluation.think(now, True, budget, rng)


JUDGES: dict[str, Judge] = {
    "beginner": by_habit(heuristics.BEGINNER),
    "casual": by_habit(heuristics.CASUAL),
    "strong": by_counting,
    "expert": by_reading,
}


def seat_at(level: str, seat: Seat, seed: int | str) -> Player:
    if level in ("strong", "expert"):
        evaluation.warm_up()
    return Player(JUDGES[level], seat, seed)
