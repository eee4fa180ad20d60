"""What a match changes about the ratings of its seats: values in, values out, nothing is read or kept here.

openskill says what a result would change if everybody's rating were worth the same. That change is multiplied by a
weight, which says how much there is to learn from the others at the table:
- **Standing.** Somebody's rating is worth little to others until they have played different people over time. The
  first match with somebody new adds as much to one's standing as that person's rating is worth, at most
  `standing_a_day`; people of one's own address and bots add nothing.
- **Limits a day.** The same opponent counts whole a few times a day, then half, a quarter and so on. So do all
  people of one's own address together, and all people without a full standing together.
- **Seats handed over.** Others are rated against the bot that finished the seat. Its owner gains nothing by what
  the bot wins, and loses what the seat loses.

Simulated in `bench/ratings.py`; why: docs/decisions/0041-fair-play.md.
"""

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

_HALVED = 10
"""What has been halved more often counts nothing: it would be less than a point."""


class Rating(NamedTuple):
    mu: float
    sigma: float
    played: int = 0
    standing: float = 0.0


class Change(NamedTuple):
    """What a match adds to a rating."""

    mu: float
    sigma: float
    played: int
    standing: float


class Meeting(NamedTuple):
    """A match of the last day with this opponent."""

    other: str
    home: bool = False
    """They had the same address."""
    newcomer: bool = False
    """The opponent had no full standing."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A seat of a match, with what is known about its player before it."""

    who: str
    place: int
    rating: Rating
    worth: float = 1.0
    """How much a match with this player says about others; see `worth_of`."""
    person: bool = True
    home: int | None = None
    """People with the same number have the same address."""
    meetings: Sequence[Meeting] = ()
    gained: float = 0.0
    """The standing gained within the last day."""
    stand_in: Rating | None = None
    """That of the bot that finished the match on this seat."""
    frozen: bool = False
    """Not rated in this match."""


@dataclass(frozen=True, slots=True)
class Policy:
    newcomer: float = 0.05
    """What the rating of somebody without any standing is worth to others."""
    full_standing: float = 5.0
    standing_a_day: float = 0.5
    same_opponent: int = 5
    """How many matches a day count whole."""
    same_address: int = 2
    newcomers: int = 2
    settled_matches: int = 10
    settled_sigma: float = 6.0
    settled_standing: float = 2.0
    """A rating is provisional before this many matches, while it is less certain than this, and before this
    standing."""


POLICY = Policy()


def worth_of(standing: float, policy: Policy = POLICY) -> float:
    """Grows slowly at first: newcomers who only know newcomers stay newcomers."""
    return policy.newcomer + (1 - policy.newcomer) * min(1.0, standing / policy.full_standing) ** 2


def is_provisional(rating: Rating, policy: Policy = POLICY, person: bool = True) -> bool:
    """Whether there is too little to go by yet."""
    few = rating.played < policy.settled_matches or rating.sigma > policy.settled_sigma
    return few or (person and rating.standing < policy.settled_standing)


def newcomer_rating() -> Rating:
    fresh = _model().rating()
    return Rating(fresh.mu, fresh.sigma)


def rate_match(
    entrants: Sequence[Entrant], acquainted: Set[frozenset[str]] = frozenset(), policy: Policy = POLICY
) -> list[Change | None]:
    """What the match changes for each seat; None: nothing. `acquainted`: pairs who had met before."""
    weights = [_weigh(entrant, entrants, policy) for entrant in entrants]
    if not any(weights):
        return [None] * len(entrants)
    together = _rate(entrants, [entrant.stand_in or entrant.rating for entrant in entrants])
    changes: list[Change | None] = []
    for n, (entrant, weight) in enumerate(zip(entrants, weights, strict=True)):
        mu, sigma = together[n]
        if entrant.stand_in is not None:
            own = [other.rating if m == n else other.stand_in or other.rating for m, other in enumerate(entrants)]
            mu, sigma = _rate(entrants, own)[n]
            weight = weight if mu < 0 else 0.0
        gained = _gain_standing(entrant, entrants, acquainted, policy)
        played = int(weight >= policy.newcomer / 2)
        changes.append(Change(weight * mu, weight * sigma, played, gained) if weight else None)
    return changes


def _weigh(entrant: Entrant, entrants: Sequence[Entrant], policy: Policy) -> float:
    """How much the match counts for this seat: the mean over all others."""
    others = [other for other in entrants if other is not entrant]
    if entrant.frozen or not others:
        return 0.0
    return sum(_worth_to(entrant, other, policy) for other in others) / len(others)


def _worth_to(entrant: Entrant, other: Entrant, policy: Policy) -> float:
    if not entrant.person:  # a bot has no days, so the person's count; and newcomers can't make it stronger
        known = (other.worth - policy.newcomer) / (1 - policy.newcomer) if policy.newcomer < 1 else 1.0
        return known * _halve(_count(other.meetings, entrant.who), policy.same_opponent)
    meetings, halved = entrant.meetings, [_halve(_count(entrant.meetings, other.who), policy.same_opponent)]
    if other.person and _share_home(entrant, other):
        halved.append(_halve(sum(met.home for met in meetings), policy.same_address))
    if other.person and other.worth < 1:
        halved.append(_halve(sum(met.newcomer for met in meetings), policy.newcomers))
    return (1.0 if other.stand_in is not None else other.worth) * min(halved)


def _count(meetings: Iterable[Meeting], who: str) -> int:
    return sum(met.other == who for met in meetings)


def _halve(before: int, whole: int) -> float:
    halved = max(0, before - whole + 1)
    return 0.5**halved if halved <= _HALVED else 0.0


def _share_home(one: Entrant, other: Entrant) -> bool:
    return one.home is not None and one.home == other.home


def _gain_standing(
    entrant: Entrant, entrants: Sequence[Entrant], acquainted: Set[frozenset[str]], policy: Policy
) -> float:
    if not entrant.person or entrant.stand_in is not None:
        return 0.0
    new = (
        other.worth
        for other in entrants
        if other is not entrant
        and other.person
        and other.stand_in is None
        and not _share_home(entrant, other)
        and frozenset((entrant.who, other.who)) not in acquainted
    )
    return max(0.0, min(sum(new), policy.standing_a_day - entrant.gained))


def _rate(entrants: Sequence[Entrant], ratings: Sequence[Rating]) -> list[tuple[float, float]]:
    """What openskill would change about each."""
    model = _model()
    before = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in ratings]
    after = model.rate(before, ranks=[float(entrant.place) for entrant in entrants])
    return [(new.mu - old.mu, new.sigma - old.sigma) for old, (new,) in zip(ratings, after, strict=True)]


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def warm() -> None:
    """The model is slow to import: better now than at the end of the first match."""
    _model()
