"""The review of refused cards (CL-20): was the card worth its time, for hands this fast?

A player's pace is what the finished cards of this match took, against what the model of hands says of them; so a
slow builder isn't advised to build what only a quick one could.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import NamedTuple

from msgspec.structs import replace

from breakhouse.bots.bot import Budget, Reason
from breakhouse.bots.building import review as building
from breakhouse.bots.building.hands import SKILLS
from breakhouse.bots.building.timing import build_ms
from breakhouse.bots.classic.architect import refusal_gain
from breakhouse.bots.review import Built, Costly, Decision, Findings, plain_command
from breakhouse.core import Seat
from breakhouse.core.match import Sitting
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.classic.values import ClassicState, ClassicView, Refuse

SECONDS_A_POINT = 6.0
"""Roughly the time to build one point's worth, so seconds and points can be compared."""
LEAST = 0.3
"""Below this many points, refusing and building are equally good."""
LIKE = SKILLS["casual"]
USUAL_PACE = LIKE.pace


class Encounter(NamedTuple):
    """A card that lay open and could have been refused: the decision by which it was, or the first brick."""

    decision: Decision
    card: Card
    view: ClassicView
    at: int
    """When it could first be refused."""


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    """What building cost in seconds, and what refusing cost in points."""
    found = building.findings(sitting, decisions, budget)
    costly = [*found.costly, *find_costly(sitting, decisions, found.built)]
    costly.sort(key=lambda one: -one.gain * (SECONDS_A_POINT if one.unit == "points" else 1))
    return Findings(tuple(costly), built=found.built)


def find_costly(sitting: Sitting, decisions: Sequence[Decision], built: Sequence[Built]) -> list[Costly]:
    state = sitting.match.state
    if not isinstance(state, ClassicState) or not state.options.cunning:
        return []
    pace = {seat: _pace(sitting, built, seat) for seat in range(state.seats)}
    found = (_judge(met, pace[met.decision.seat]) for met in _encounters(decisions))
    return [one for one in found if one is not None]


def _encounters(decisions: Sequence[Decision]) -> Iterator[Encounter]:
    """Every card that could be refused, once: at its refusal, or at the first action on it."""
    seen: set[tuple[int, int]] = set()
    for decision in decisions:
        state = decision.before.state
        if not isinstance(state, ClassicState) or state.turn.card is None or state.turn.phase != "building":
            continue
        view: ClassicView = decision.before.game.view(state, decision.seat)
        key = (state.turn.number, state.turn.seen_at)
        if view.architect != decision.seat or view.refusable_at is None:
            continue
        refused = isinstance(decision.command, Refuse)
        if refused or key not in seen:
            yield Encounter(decision, state.turn.card, view, decision.at if refused else view.refusable_at)
        seen.add(key)


def _judge(met: Encounter, pace: float) -> Costly | None:
    decision = met.decision
    refused = isinstance(decision.command, Refuse)
    gain = refusal_gain(met.view, replace(LIKE, pace=pace), met.at)
    cost = -gain if refused else gain
    if cost < LEAST:
        return None
    message = "coach-refused-well" if refused else "coach-refuse-better"
    better = {"do": "lift"} if refused else plain_command(Refuse())
    chosen, reason = plain_command(decision.command), Reason(message, {"card": met.card.id})
    return Costly(decision.seq, decision.at, decision.seat, chosen, better, cost, "points", reason)


def _pace(sitting: Sitting, built: Sequence[Built], seat: Seat) -> float:
    """How many times as long as the model's hands of pace 1 this player took over finished cards."""
    state = sitting.match.state
    box: tuple[str, ...] = getattr(sitting.match.game, "box", ())
    deck = {card.id: card for card in getattr(state, "deck", ())}
    even = replace(LIKE, pace=1.0, slip=0.0)
    own = [one for one in built if one.seat == seat and one.done and one.card in deck]
    ratios = [one.took_ms / build_ms(deck[one.card], box, even) for one in own]
    return fmean(ratios) if ratios else USUAL_PACE
