"""What decisions were worth according to the game's own expert: for every game whose bots can weigh.

Each seat's expert sees what that seat saw, in order, so it judges by what could be known then.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from breakhouse.bots import levels, make_bot
from breakhouse.bots.bot import HINTS, Budget, Reason, Weighed, Weigher
from breakhouse.bots.review import Costly, Decision, Findings, coach_of, plain_command
from breakhouse.core import Seat
from breakhouse.core.match import Sitting

LEAST = 0.05
"""In the expert's unit; smaller differences don't count."""


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    """Every decision the expert would have made differently, with its cost."""
    game = sitting.match.game
    if HINTS not in levels(game.id):
        return Findings()
    at_entry = {decision.seq: decision for decision in decisions}
    experts: dict[Seat, Any] = {
        seat: make_bot(game.id, HINTS, seat, "review") for seat in range(len(sitting.match.header.seats))
    }
    costly = []
    for entry in sitting.log:
        decision = at_entry.get(entry.seq)
        if decision is not None and (found := _weigh(experts[decision.seat], decision, budget)) is not None:
            costly.append(found)
        for event in entry.read_events(game):
            for seat, expert in experts.items():
                if (seen := game.redact(event, seat)) is not None:
                    expert.observe(seen)
    return Findings(tuple(sorted(costly, key=lambda one: -one.gain)))


def _weigh(expert: Any, decision: Decision, budget: Budget) -> Costly | None:
    if not isinstance(expert, Weigher):
        return None
    before = decision.before
    offers = before.legal(decision.seat, decision.at)
    view = before.game.view(before.state, decision.seat)
    weighed = expert.weigh(view, offers, replace(budget, now=decision.at)) if len(offers) > 1 else ()
    actual = plain_command(decision.command)
    chosen = next((one for one in weighed if _same(plain_command(one.command), actual)), None)
    if chosen is None or weighed[0].value - chosen.value < LEAST:
        return None
    return _costly(decision, weighed[0], chosen, expert.unit)


def _costly(decision: Decision, best: Weighed, chosen: Weighed, unit: str) -> Costly:
    better, was = plain_command(best.command), plain_command(decision.command)
    words = coach_of(decision.before.game.id).words
    reason = Reason("coach-better", {"better": words(better), "chosen": words(was)})
    gain = best.value - chosen.value
    return Costly(decision.seq, decision.at, decision.seat, was, better, gain, unit, reason)


def _same(a: dict[str, Any], b: dict[str, Any]) -> bool:
    """Fields that one of them leaves open are ignored."""
    return all(a.get(name) == b.get(name) or None in (a.get(name), b.get(name)) for name in {*a, *b})
