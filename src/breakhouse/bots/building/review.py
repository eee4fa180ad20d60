"""The review of building: seconds spent on bricks that had to be moved again, and a quicker order.

Time is counted from the log alone. A brick's seconds are those of reaching for it and of putting it; they are lost
when the brick did not stay where it was put until the card was done.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from breakhouse.bots.bot import Budget, Reason
from breakhouse.bots.building.timing import order_ms, quickest
from breakhouse.bots.review import Built, Costly, Decision, Findings, plain_command
from breakhouse.core import Seat
from breakhouse.core.match import Sitting
from breakhouse.games.blocks.bench.workbench import BenchCommand, Break, LayAside, Lift, Place
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.values import BuildingState

LEAST_MS = 1_500
"""Smaller losses aren't worth mentioning."""
LEAST_SAVED_MS = 100
"""Orders of one card differ by a fifth of a second at most: fetching and putting hardly depend on them."""


@dataclass(frozen=True, slots=True)
class _Loss:
    ms: int
    decision: Decision
    brick: str
    """Empty when everything went down."""


@dataclass(slots=True)
class _Effort:
    """One card being built."""

    seat: Seat
    card: Card
    began: int
    last: int
    reached: int = 0
    """What reaching for the brick in the hand took."""
    spent: dict[str, int] = field(default_factory=dict)
    """For each brick that stands: what putting it there took."""
    placed: dict[str, Decision] = field(default_factory=dict)
    """For each brick that stands, in the order of building: the command that put it there."""
    losses: list[_Loss] = field(default_factory=list)
    built: tuple[str, ...] = ()
    """For each of the card's pieces the brick that stands for it, once all is right."""

    def follow(self, decision: Decision) -> None:
        command, ms = decision.command, decision.at - self.last
        self.last = decision.at
        if isinstance(command, Lift):
            self._lift(command.brick, ms)
        elif isinstance(command, Place):
            self.spent[command.brick] = ms + self.reached
            self.placed[command.brick] = decision
        elif isinstance(command, LayAside):
            self.losses.append(_Loss(ms + self.reached, decision, command.brick))
        elif isinstance(command, Break) and self.spent:
            self.losses.append(_Loss(sum(self.spent.values()) + ms, decision, ""))
            self.spent.clear()
            self.placed.clear()
        after = decision.after.state
        if isinstance(after, BuildingState) and after.turn.stands_at is not None and after.turn.verdict:
            self.built = after.turn.verdict.built

    def _lift(self, brick: str, ms: int) -> None:
        self.reached = ms
        put = self.placed.pop(brick, None)
        if put is not None:
            self.losses.append(_Loss(self.spent.pop(brick), put, brick))


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    box: tuple[str, ...] = getattr(sitting.match.game, "box", ())
    efforts = efforts_of(decisions)
    built = tuple(_sum_up(effort, box) for effort in efforts)
    costly = [_costly(effort, loss) for effort in efforts for loss in effort.losses if loss.ms >= LEAST_MS]
    costly.sort(key=lambda one: -one.gain)
    return Findings(tuple(costly), built=built)


def efforts_of(decisions: Sequence[Decision]) -> list[_Effort]:
    """Every card on which a hand was laid."""
    found: dict[tuple[int, int], _Effort] = {}
    for decision in decisions:
        state = decision.before.state
        if not isinstance(state, BuildingState) or not isinstance(decision.command, BenchCommand):
            continue
        turn = state.turn
        if turn.card is not None:
            fresh = _Effort(decision.seat, turn.card, turn.seen_at, turn.seen_at)
            found.setdefault((turn.number, turn.seen_at), fresh).follow(decision)
    return list(found.values())


def _sum_up(effort: _Effort, box: tuple[str, ...]) -> Built:
    order = tuple(effort.placed)
    quicker: tuple[str, ...] = ()
    saves = 0
    if effort.built and effort.card.pieces and set(order) == set(effort.built):
        best = quickest(effort.card, box)
        was = tuple(effort.built.index(brick) for brick in order)
        saves = round(order_ms(effort.card, box, was) - order_ms(effort.card, box, best))
        if saves >= LEAST_SAVED_MS:
            quicker = tuple(effort.built[n] for n in best)
    return Built(
        effort.seat,
        effort.card.id,
        effort.began,
        effort.last - effort.began,
        sum(loss.ms for loss in effort.losses),
        order,
        quicker,
        saves if quicker else 0,
        bool(effort.built),
    )


def _costly(effort: _Effort, loss: _Loss) -> Costly:
    message = "coach-build-undone" if loss.brick else "coach-build-collapsed"
    reason = Reason(message, {"brick": loss.brick, "card": effort.card.id, "seconds": f"{loss.ms / 1000:.1f}"})
    final = effort.placed.get(loss.brick)
    better = plain_command(final.command) if final is not None else {}
    seq, at, seat = loss.decision.seq, loss.decision.at, loss.decision.seat
    return Costly(seq, at, seat, plain_command(loss.decision.command), better, loss.ms / 1000, "seconds", reason)
