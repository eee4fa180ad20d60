"""The standing second (CL-R6, MI-R2): it begins when the card stands with no hand on it, and no sooner than hands
could have built it.

The page's physics reports where bricks come to rest, and that takes no time, so a program could claim that bricks
slid into the next card. It gains nothing: each brick that has moved since the card came costs as much time as by
hand, in any order and by any commands.
"""

from typing import TypeVar

from msgspec.structs import replace

from breakhouse.games.blocks.bench.pace import BRICK_MS, count_moved
from breakhouse.games.blocks.bench.workbench import Judged, Placed, Settled
from breakhouse.games.blocks.judging.judge import Verdict
from breakhouse.games.blocks.match.turn import STANDING_MS, Turn
from breakhouse.games.blocks.match.values import BuildingState, TurnedOver

J = TypeVar("J", bound=Judged)


def begin_second(before: Turn, then: BuildingState, event: J, verdict: Verdict, now: int) -> J:
    """The event that made the card right, with the end of its second; or the second continues, if nothing has slid
    since."""
    if before.stands_at is not None and not isinstance(event, Settled | TurnedOver):
        return replace(event, stands_at=before.stands_at)
    early = _how_early(then, verdict, now)
    if then.options.strict:
        return replace(event, stands_at=now + early + STANDING_MS)
    odd = {"odd": "too-fast"} if early > 0 and isinstance(event, Placed | Settled) else {}
    return replace(event, stands_at=now + STANDING_MS, **odd)


def stood_before(turn: Turn, now: int) -> bool:
    """Whether the second had begun by now."""
    return turn.stands_at is not None and turn.stands_at <= now + STANDING_MS


def _how_early(state: BuildingState, verdict: Verdict, now: int) -> int:
    """Milliseconds until hands could have built it."""
    moved = count_moved(state.turn.stood, state.bench.placed, verdict.built)
    return max(0, state.turn.seen_at + moved * BRICK_MS - now)
