"""The dice game looked back at: what the dice gave, and what choosing cost.

Before a throw the solver says how many throws are to be expected; after it, how many are left. The difference is
luck. What the chosen throw was expected to take more than the best one is skill that was missing.
"""

from collections.abc import Sequence
from typing import NamedTuple

from breakhouse.bots.bot import Budget, Reason
from breakhouse.bots.building import review as building
from breakhouse.bots.dice.builder import in_hand_order
from breakhouse.bots.dice.solver import Solution, solve_card
from breakhouse.bots.review import Costly, Decision, Findings, Luck, plain_command
from breakhouse.core import Seat
from breakhouse.core.match import Sitting
from breakhouse.games.dice.values import WILD, DiceState, DiceView, Throw

LEAST = 0.02
"""Throws below which a choice is as good as the best."""


class Thrown(NamedTuple):
    decision: Decision
    expected: float
    """Throws from before this one, with what was kept."""
    best: float
    left: float
    better: tuple[str, ...]
    kept: tuple[int, ...]


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    throws = [thrown for decision in decisions if (thrown := looked_at(decision)) is not None]
    built = building.findings(sitting, decisions, budget).built
    costly = tuple(_costly(thrown) for thrown in throws if thrown.expected - thrown.best > LEAST)
    return Findings(costly, tuple(_luck(throws, seat) for seat in _seats(throws)), built)


def looked_at(decision: Decision) -> Thrown | None:
    """A throw by the solver's numbers; None for anything else, and for throws with pieces built in."""
    command, before, after = decision.command, decision.before.state, decision.after.state
    if not isinstance(command, Throw) or not isinstance(before, DiceState) or not isinstance(after, DiceState):
        return None
    card = before.turn.card
    if card is None or command.out or (before.bench.placed and WILD in before.values.values()):
        return None
    view: DiceView = decision.after.game.view(after, decision.seat)
    pieces = in_hand_order(view, card)
    if any(piece not in after.values for piece in pieces) or set(command.pieces) - set(pieces):
        return None
    solution = solve_card(card)
    left = (
        0.0
        if solution.lay([after.values[p] or 1 for p in pieces])
        else solution.left([after.values[p] or 1 for p in pieces])
    )
    if any(piece not in before.values for piece in pieces):
        return Thrown(decision, solution.throws, solution.throws, left, (), ())
    return _rethrown(decision, solution, pieces, [before.values[p] or 1 for p in pieces], left)


def _rethrown(
    decision: Decision, solution: Solution, pieces: tuple[str, ...], values: list[int], left: float
) -> Thrown | None:
    if solution.lay(values) is not None or not isinstance(decision.command, Throw):
        return None
    keeps = solution.keeps(values)
    rolled = {pieces.index(piece) for piece in decision.command.pieces}
    kept = frozenset(range(len(pieces))) - rolled
    wild = solution.puzzle.wild if solution.puzzle.fixed else frozenset()
    expected = next((keep.throws for keep in keeps if keep.kept | wild == kept | wild), None)
    if expected is None:
        return None
    best = keeps[0]
    better = tuple(piece for place, piece in enumerate(pieces) if place not in best.kept)
    stays = tuple(sorted(values[place] for place in best.kept if place not in wild))
    return Thrown(decision, expected, best.throws, left, better, stays)


def _costly(thrown: Thrown) -> Costly:
    decision = thrown.decision
    reason = Reason(
        "coach-dice-better",
        {
            "kept": " ".join(map(str, thrown.kept)),
            "n": len(thrown.kept),
            "throws": f"{thrown.best:.1f}",
            "instead": f"{thrown.expected:.1f}",
        },
    )
    better = {"do": "throw", "pieces": list(thrown.better)}
    gain = thrown.expected - thrown.best
    chosen = plain_command(decision.command)
    return Costly(decision.seq, decision.at, decision.seat, chosen, better, gain, "throws", reason)


def _luck(throws: Sequence[Thrown], seat: Seat) -> Luck:
    own = [thrown for thrown in throws if thrown.decision.seat == seat]
    luck = sum(thrown.expected - 1 - thrown.left for thrown in own)
    skill = sum(thrown.expected - thrown.best for thrown in own)
    return Luck(seat, luck, skill, len(own), "throws")


def _seats(throws: Sequence[Thrown]) -> list[Seat]:
    return sorted({thrown.decision.seat for thrown in throws})
