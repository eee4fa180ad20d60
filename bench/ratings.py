"""What ratings say about honest people, and what farms gain: `python -m bench.ratings`, always with the same seed.

Everybody has a true strength on openskill's own scale; a match is won as that model thinks it is. Honest people
play a few matches a day, some with the same friends, some with bots, most with anybody. A farm is one person with
many cookies that all lose to the first of them.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, correlation, fmean

from breakhouse.server.people.rating_model import (
    POLICY,
    Change,
    Entrant,
    Meeting,
    Policy,
    Rating,
    is_provisional,
    newcomer_rating,
    rate_match,
    worth_of,
)

BEFORE = Policy(newcomer=1.0, standing_a_day=0.0, same_address=10**6, newcomers=10**6, settled_standing=0.0)
"""As it was: everybody's rating is worth the same, and only repeated matches count less."""
BETA = 25 / 6
BOTS = {"bot:beginner": 15.0, "bot:casual": 21.0, "bot:strong": 27.0, "bot:expert": 33.0}
COOKIES = 22
WEEK = 7


@dataclass
class World:
    """Ratings by the model alone, day by day."""

    policy: Policy = POLICY
    ratings: dict[str, Rating] = field(default_factory=dict)
    homes: dict[str, int] = field(default_factory=dict)
    today: dict[str, list[Meeting]] = field(default_factory=dict)
    gained: dict[str, float] = field(default_factory=dict)
    met: set[frozenset[str]] = field(default_factory=set)

    def sleep(self) -> None:
        self.today, self.gained = {}, {}

    def rating(self, who: str) -> Rating:
        return self.ratings.get(who) or newcomer_rating()

    def points(self, who: str) -> float:
        rating = self.rating(who)
        return 1000 + 40 * (rating.mu - 3 * rating.sigma)

    def provisional(self, who: str) -> bool:
        return is_provisional(self.rating(who), self.policy)

    def play(self, winner: str, loser: str, handed_over: str | None = None) -> None:
        """`handed_over`: a casual bot finished the match for this one, as it was said before or is now."""
        ranked = [self._entrant(winner, 1, handed_over), self._entrant(loser, 2, handed_over)]
        pair = frozenset((winner, loser))
        changes = rate_match(ranked, self.met, self.policy)
        for one, other, change in zip(ranked, reversed(ranked), changes, strict=True):
            if change is not None:
                self._note(one, other, change)
        if not any(who.startswith("bot:") for who in pair):
            self.met.add(pair)

    def _note(self, one: Entrant, other: Entrant, change: Change) -> None:
        was = one.rating
        self.ratings[one.who] = Rating(*(was[n] + change[n] for n in range(4)))  # type: ignore[arg-type]
        self.gained[one.who] = one.gained + change.standing
        if one.person:
            home = one.home is not None and one.home == other.home
            met = Meeting(other.who, home, other.person and other.worth < 1)
            self.today.setdefault(one.who, []).append(met)

    def _entrant(self, who: str, place: int, handed_over: str | None) -> Entrant:
        person, rating = not who.startswith("bot:"), self.rating(who)
        return Entrant(
            who,
            place,
            rating,
            worth_of(rating.standing, self.policy) if person else 1.0,
            person,
            self.homes.get(who),
            self.today.get(who, ()),
            self.gained.get(who, 0.0),
            self.rating("bot:casual") if who == handed_over else None,
        )


class Society:
    """Honest people of different strength; whoever `starts` later is a beginner then."""

    def __init__(self, many: int, rng: random.Random, name: str = "p") -> None:
        self.rng = rng
        spread = NormalDist(25, 6)
        self.strength = {f"{name}{n}": spread.inv_cdf((n + 0.5) / many) for n in range(many)}
        people = list(self.strength)
        self.friends = {who: rng.sample([other for other in people if other != who], 2) for who in people}

    def live(self, world: World, days: int, matches: float = 4) -> None:
        people = list(self.strength)
        for _ in range(days):
            for who in self.rng.sample(people, len(people)):
                for _ in range(round(self.rng.expovariate(2 / matches))):  # as many again are others' doing
                    self._meet(world, who, people)
            world.sleep()

    def _meet(self, world: World, who: str, people: Sequence[str]) -> None:
        kind = self.rng.random()
        if kind < 0.2:
            other = self.rng.choice(list(BOTS))
        elif kind < 0.45:
            other = self.rng.choice(self.friends[who])
        else:
            other = self.rng.choice([one for one in people if one != who])
        strength = BOTS | self.strength
        wins = NormalDist().cdf((strength[who] - strength[other]) / (2**0.5 * BETA))
        world.play(*((who, other) if self.rng.random() < wins else (other, who)))


def agreement(world: World, society: Society) -> tuple[float, float]:
    """Rank correlation of rating and true strength, and the mean error in points, measured from their means."""
    people = list(society.strength)
    rated, true = [world.rating(who).mu for who in people], [society.strength[who] for who in people]
    rank = correlation(_ranks(rated), _ranks(true))
    off_r, off_t = fmean(rated), fmean(true)
    error = fmean(abs((r - off_r) - (t - off_t)) for r, t in zip(rated, true, strict=True))
    return rank, 40 * error


def _ranks(values: Sequence[float]) -> list[int]:
    order = sorted(values)
    return [order.index(value) for value in values]


def welcome(world: World, society: Society, beginners: int, days: int) -> list[str]:
    """Honest beginners who join a house and play there for some days."""
    spread = NormalDist(25, 6)
    new = {f"new{n}": spread.inv_cdf((n + 0.5) / beginners) for n in range(beginners)}
    society.strength |= new
    people = list(society.strength)
    for who in new:
        society.friends[who] = society.rng.sample([other for other in people if other != who], 2)
    society.live(world, days)
    return list(new)


# ---------------------------------------------------------------- farms: the first cookie is the one that gains

Farm = Callable[[World, list[str]], None]


def one_sitting(world: World, cookies: list[str]) -> None:
    """All lose to the first, again and again, on one day."""
    for _ in range(30):
        for other in cookies[1:]:
            world.play(cookies[0], other)


def every_day(world: World, cookies: list[str]) -> None:
    for _ in range(WEEK):
        one_sitting(world, cookies)
        world.sleep()


def in_turn(world: World, cookies: list[str]) -> None:
    """Each plays each every day, so that all gain standing, and all lose to the first."""
    for _ in range(WEEK):
        for n, one in enumerate(cookies):
            for other in cookies[n + 1 :]:
                world.play(one, other)
        one_sitting(world, cookies)
        world.sleep()


def ladder(world: World, cookies: list[str]) -> None:
    """Half of them lose to a few, who then lose to the first."""
    few, many = cookies[1:6], cookies[6:]
    for _ in range(WEEK):
        for _ in range(5):
            for better in few:
                for worse in many:
                    world.play(better, worse)
        for _ in range(10):
            for better in few:
                world.play(cookies[0], better)
        world.sleep()


def drip(world: World, cookies: list[str]) -> None:
    """Everybody meets a few new ones every day, so that all gain as much standing as one can."""
    many = len(cookies)
    for day in range(WEEK):
        for n in range(many):
            for step in range(1 + 10 * day, 11 + 10 * day):
                if n != (n + step) % many:
                    world.play(*sorted((cookies[n], cookies[(n + step) % many]), key=cookies.index))
        one_sitting(world, cookies)
        world.sleep()


def hand_over(world: World, cookies: list[str]) -> None:
    """The others hand over seats that win, as often as they like; before, that was a loss for them."""
    for _ in range(WEEK):
        for _ in range(30):
            for other in cookies[1:]:
                if world.policy is BEFORE:
                    world.play(cookies[0], other)
                else:
                    world.play(other, cookies[0], handed_over=other)
        world.sleep()


def beat_a_bot(world: World, cookies: list[str]) -> None:
    """No farm: somebody who really beats the weakest bot, again and again."""
    for _ in range(WEEK):
        for _ in range(30):
            world.play(cookies[0], "bot:beginner")
        world.sleep()


def pump_a_bot(world: World, cookies: list[str]) -> None:
    """The others lose to the weakest bot, which the first then beats."""
    for _ in range(WEEK):
        for other in cookies[1:]:
            for _ in range(20):
                world.play("bot:beginner", other)
        for _ in range(30):
            world.play(cookies[0], "bot:beginner")
        world.sleep()


FARMS: dict[str, tuple[Farm, str]] = {
    "one address, one sitting": (one_sitting, "one"),
    "one address, every day": (every_day, "one"),
    "the gainer elsewhere, every day": (every_day, "two"),
    "22 addresses, one sitting": (one_sitting, "many"),
    "22 addresses, every day": (every_day, "many"),
    "22 addresses, each against each": (in_turn, "many"),
    "22 addresses, a ladder": (ladder, "many"),
    "22 addresses, a few new meetings every day": (drip, "many"),
    "22 addresses, winning seats handed over": (hand_over, "many"),
}
BOT_FARMS: dict[str, tuple[Farm, str]] = {
    "somebody who always beats the weakest bot": (beat_a_bot, "many"),
    "the same, and 22 cookies lose to that bot before": (pump_a_bot, "many"),
}
"""What the second gains more than the first is the farm's."""


def farm(name: str, world: World, many: int = COOKIES) -> tuple[float, bool]:
    """What the first cookie gains, in points, and whether its rating is still provisional."""
    run, where = (FARMS | BOT_FARMS)[name]
    cookies = [f"cookie{n}" for n in range(many + 1)]
    for n, cookie in enumerate(cookies):
        world.homes[cookie] = {"one": 1, "two": 1 + (n == 0), "many": n}[where]
    run(world, cookies)
    return world.points(cookies[0]) - 1000, world.provisional(cookies[0])


# ---------------------------------------------------------------- the report


@dataclass(frozen=True)
class Findings:
    fresh: list[tuple[int, float, float]]
    """A house of newcomers: after so many days, rank correlation and error."""
    beginners: list[float]
    """What honest beginners gain in their first week at a house that has been open for a while."""
    settled: float
    """The share of them whose rating is no longer provisional then."""
    farms: dict[str, tuple[float, bool]]


def study(policy: Policy, many: int = 60, days: int = 56, seed: int = 41, beginners: int = 40) -> Findings:
    world, society = World(policy), Society(many, random.Random(seed))
    fresh = []
    for day in range(7, days + 1, 7):
        society.live(world, 7)
        if day in (7, 14, 28, 56):
            fresh.append((day, *agreement(world, society)))
    farms = {}
    for name in FARMS | BOT_FARMS:
        alone = World(policy, dict(world.ratings), {}, {}, {}, set(world.met))
        farms[name] = farm(name, alone)
    new = welcome(world, society, beginners, WEEK)
    gains = sorted(world.points(who) - 1000 for who in new)
    return Findings(fresh, gains, fmean(not world.provisional(who) for who in new), farms)


def write(found: dict[str, Findings]) -> str:
    lines = _table("a house of newcomers, after", [f"{name}: rank correlation, error" for name in found])
    for rows in zip(*(one.fresh for one in found.values()), strict=True):
        lines.append(_line(f"{rows[0][0]} days", [f"{rank:.3f}, {error:.0f}" for _, rank, error in rows]))
    lines += ["", *_table("points gained in a week", list(found))]
    for label, part in (("weakest", 0.0), ("median", 0.5), ("strongest", 1.0)):
        gains = [one.beginners[round(part * (len(one.beginners) - 1))] for one in found.values()]
        lines.append(_line(f"honest beginner, {label}", [f"{gain:+.0f}" for gain in gains]))
    for name in FARMS | BOT_FARMS:
        farms = [one.farms[name] for one in found.values()]
        lines.append(_line(name, [f"{gain:+.0f}{', provisional' * unsettled}" for gain, unsettled in farms]))
    settled = [f"{one.settled:.0%}" for one in found.values()]
    return "\n".join([*lines, _line("beginners whose rating is settled after it", settled)])


def _table(head: str, columns: list[str]) -> list[str]:
    return [_line(head, columns), "|---|" + "---|" * len(columns)]


def _line(head: str, cells: list[str]) -> str:
    return f"| {head} | {' | '.join(cells)} |"


if __name__ == "__main__":
    print(write({"before": study(BEFORE), "now": study(POLICY)}))
