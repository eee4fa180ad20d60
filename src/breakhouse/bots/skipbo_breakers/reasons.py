"""Why a move is good, from what can be counted: never more than the numbers say.

The sentences are in the game's `coach.ftl`; the coach says the first few that apply.
"""

from collections.abc import Iterator
from random import Random

from breakhouse.bots.bot import Reason
from breakhouse.bots.skipbo_breakers.numpy_fallback import imagine_hands
from breakhouse.bots.skipbo_breakers.opinion import Situation
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import TileSet
from breakhouse.games.skipbo_breakers.sets import can_follow

WORLDS = 60
SURE, LIKELY = 0.98, 0.7
FEW = 3
LONG = 3


def reasons(now: Situation, laid: TileSet | None, rng: Random) -> tuple[Reason, ...]:
    """The most telling first."""
    return tuple(_of_passing(now) if laid is None else _of_laying(now, laid, rng))


def _of_laying(now: Situation, laid: TileSet, rng: Random) -> Iterator[Reason]:
    if laid.length == t.count_tiles(now.hand):
        yield Reason("coach-breakers-out")
        return
    left = t.without(now.hand, laid.tiles)
    stands = chance_to_stand(now, laid, rng)
    if stands >= LIKELY:
        sure = "yes" if stands >= SURE else "no"
        yield Reason("coach-breakers-stands", {"sure": sure, "percent": round(100 * stands)})
    if now.least <= FEW:
        yield Reason("coach-breakers-few", {"n": now.least, "others": len(now.counts) - 1})
    if laid.length >= LONG:
        yield Reason("coach-breakers-sheds", {"n": laid.length})
    if laid.kind == "single" and laid.rank == _lowest(now.hand):
        yield Reason("coach-breakers-lowest", {"number": laid.rank})
    yield from _find_kept(now.hand, left)


def _of_passing(now: Situation) -> Iterator[Reason]:
    yield Reason("coach-breakers-waits")
    yield from _find_kept(now.hand, now.hand)


def _find_kept(hand: int, left: int) -> Iterator[Reason]:
    """The best group in the hand that the move doesn't break up."""
    for copies, message in ((3, "coach-breakers-keeps-breaker"), (2, "coach-breakers-keeps-pair")):
        mask = left >> (copies - 1) * t.TOP & t.PLANE
        if mask:
            yield Reason(message, {"number": mask.bit_length()})
            break
    if t.wilds(left) and t.wilds(left) == t.wilds(hand):
        yield Reason("coach-breakers-keeps-wilds", {"n": t.wilds(left)})


def chance_to_stand(now: Situation, laid: TileSet, rng: Random) -> float:
    """In how many of the imagined deals nobody else can beat the set."""
    stands = 0
    for _ in range(WORLDS):
        hands = imagine_hands(now, rng)
        others = (hand for seat, hand in enumerate(hands) if seat != now.seat)
        stands += not any(can_follow(hand, laid, now.equal_matches) for hand in others)
    return stands / WORLDS


def _lowest(hand: int) -> int:
    numbers = hand & t.PLANE
    return (numbers & -numbers).bit_length()
