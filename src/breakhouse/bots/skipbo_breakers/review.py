"""The review of a match of Skip-Bo Breakers: the choices that cost most, given what the seat knew at the time.

The network weighs every choice; the worst are played out before we report them.
"""

from collections.abc import Iterator, Sequence
from random import Random

from breakhouse.bots.bot import Budget, Reason
from breakhouse.bots.review import Costly, Decision, Findings, plain_command
from breakhouse.bots.skipbo_breakers import evaluation, network, numpy_fallback
from breakhouse.bots.skipbo_breakers.memory import Memory
from breakhouse.bots.skipbo_breakers.opinion import Opinion, Situation, situation
from breakhouse.bots.skipbo_breakers.player import command_of, set_of
from breakhouse.core import Seat
from breakhouse.core.match import Sitting
from breakhouse.core.refusal import Param
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import TileSet, arrange
from breakhouse.games.skipbo_breakers.values import BreakersView

LEAST = 0.5
"""Within this many points, a choice is as good as the best."""
SECOND_LOOKS = 10
"""How many of the worst choices are played out."""

Choice = tuple[Decision, Situation, float]


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    rng = Random("review")
    first = Budget(playouts=0)
    suspects: list[Choice] = []
    for decision, now in choices_of(sitting, decisions):
        cost = cost_at_first_sight(decision, now, first, rng)
        if cost >= LEAST:
            suspects.append((decision, now, cost))
    suspects.sort(key=lambda suspect: -suspect[2])
    again = Budget(playouts=budget.playouts)
    checked = [_look_again(suspect, again, rng) for suspect in suspects[:SECOND_LOOKS]]
    found = [costly for costly in checked if costly is not None]
    return Findings(tuple(sorted(found, key=lambda one: -one.gain)))


def choices_of(sitting: Sitting, decisions: Sequence[Decision]) -> Iterator[tuple[Decision, Situation]]:
    """Each real choice with what its seat knew: the events as they were shown to it, and its view."""
    game = sitting.match.game
    memories = [Memory() for _ in sitting.match.header.seats]
    by_seq = {decision.seq: decision for decision in decisions}
    for entry in sitting.log:
        decision = by_seq.get(entry.seq)
        if decision is not None:
            view = game.view(decision.before.state, decision.seat)
            if isinstance(view, BreakersView) and len(decision.before.legal(decision.seat)) > 1:
                yield decision, situation(view, memories[decision.seat])
        for event in entry.read_events(game):
            for seat, memory in enumerate(memories):
                _remember(sitting, memory, event, seat)


def _remember(sitting: Sitting, memory: Memory, event: object, seat: Seat) -> None:
    shown = sitting.match.game.redact(event, seat)
    if shown is not None:
        memory.observe(shown)


def _cost(opinions: Sequence[Opinion], laid: TileSet | None) -> float | None:
    """How far behind the best the chosen move was; None if it wasn't examined as closely."""
    chosen = next((one for one in opinions if one.laid == laid), None)
    if chosen is None or chosen.played_out != opinions[0].played_out:
        return None
    return opinions[0].value - chosen.value


def cost_at_first_sight(decision: Decision, now: Situation, budget: Budget, rng: Random) -> float:
    """The cost by the network alone, which is also asked about moves that nobody would consider."""
    opinions, laid = evaluation.think(now, False, budget, rng), set_of(decision.command)
    cost = _cost(opinions, laid)
    if cost is not None:
        return cost
    return opinions[0].value - numpy_fallback.network_values(now, network.load(len(now.counts)), [laid])[0]


def _look_again(suspect: Choice, budget: Budget, rng: Random) -> Costly | None:
    decision, now, cost = suspect
    laid = set_of(decision.command)
    opinions = evaluation.think(now, True, budget, rng)
    confirmed = _cost(opinions, laid)
    gain = cost if confirmed is None else confirmed
    better = opinions[0].laid
    if gain < LEAST or better == laid:
        return None
    reason = Reason("coach-breakers-better", {**_name_set("chosen", laid), **_name_set("better", better)})
    chosen, instead = plain_command(decision.command), plain_command(command_of(better))
    return Costly(decision.seq, decision.at, decision.seat, chosen, instead, gain, "points", reason)


def _name_set(name: str, laid: TileSet | None) -> dict[str, Param]:
    if laid is None:
        return {f"{name}_kind": "pass", name: ""}
    faces = (t.WILD_SIGNS[1] if tile == t.WILD else str(tile) for tile in arrange(laid))
    return {f"{name}_kind": laid.kind, name: " ".join(faces)}
