"""The review of the dice game: what the dice gave, and what choices cost.

Before a throw the solver says how many throws are to be expected; after it, how many are left. The difference is
luck. What the chosen throw was expected to take more than the best one is skill that was missing. Each card has an
account, so that the throws made are what the card takes on average, less the luck, plus the choices.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from breakhouse.bots.bot import Budget, Reason, figure
from breakhouse.bots.building import review as building
from breakhouse.bots.dice.builder import in_hand_order
from breakhouse.bots.dice.solver import Keep, Solution, solve_card
from breakhouse.bots.review import Costly, Decision, Findings, Luck, plain_command
from breakhouse.core import Seat
from breakhouse.core.match import Play, Sitting
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.dice.values import WILD, DiceState, Throw

LEAST = 0.02
"""Throws below which a choice is as good as the best."""


class DicePosition(NamedTuple):
    """What lies on the table for a card: a value for each of its places, None where nothing was thrown yet."""

    solution: Solution
    pieces: tuple[str, ...]
    values: tuple[int | None, ...]

    @property
    def left(self) -> float:
        """Throws to be expected from here on, with the best choices; 0 when everything fits."""
        if None in self.values:
            return min(keep.throws for keep in self.keeps())
        standing = frozenset(n for n, value in enumerate(self.values) if value == WILD)
        values = [value or 1 for value in self.values]
        fits = self.solution.lay(values, standing) is not None
        return 0.0 if fits else self.solution.left(values)

    def keeps(self) -> list[Keep]:
        """The choices, best first: what was never thrown cannot be kept."""
        missing = {n for n, value in enumerate(self.values) if value is None} - self.solution.puzzle.wild
        found = self.solution.keeps([value or 1 for value in self.values])
        return [keep for keep in found if not keep.kept & missing]

    def choice_of(self, rolled: Sequence[str]) -> Keep | None:
        """The choice that this throw was, if it was one: all that is missing must be in it."""
        wild = self.solution.puzzle.wild if self.solution.puzzle.fixed else frozenset()
        kept = frozenset(n for n, piece in enumerate(self.pieces) if piece not in rolled)
        return next((keep for keep in self.keeps() if keep.kept | wild == kept | wild), None)


class ThrowReview(NamedTuple):
    decision: Decision
    before: DicePosition
    choice: Keep | None
    """None where it was none of the solver's: pieces of the card were left out of a first throw."""
    luck: float
    skill: float


@dataclass(slots=True)
class Account:
    """One card in one player's hands."""

    seat: Seat
    par: float
    left: float
    """Still to be expected: 0 when the card is done."""
    throws: list[ThrowReview]

    def add(self, decision: Decision, before: DicePosition, after: DicePosition, rolled: Sequence[str]) -> None:
        choice, left = before.choice_of(rolled), after.left
        expected = 1 + left if choice is None else choice.throws
        self.throws.append(ThrowReview(decision, before, choice, expected - 1 - left, expected - self.left))
        self.left = left


def findings(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    accounts = list(accounts_of(decisions))
    built = building.findings(sitting, decisions, budget).built
    throws = [thrown for account in accounts for thrown in account.throws]
    costly = [found for thrown in throws if (found := _costly(thrown)) is not None]
    seats = sorted({account.seat for account in accounts})
    costly.sort(key=lambda one: -one.gain)
    return Findings(tuple(costly), tuple(_luck(accounts, seat) for seat in seats), built)


def accounts_of(decisions: Sequence[Decision]) -> Iterator[Account]:
    """Every card for which somebody threw, with every throw."""
    accounts: dict[tuple[int, int], Account] = {}
    for decision in decisions:
        command, state = decision.command, decision.before.state
        if not isinstance(command, Throw) or not isinstance(state, DiceState) or state.turn.card is None:
            continue
        card = state.turn.card
        par = solve_card(card).throws
        fresh = Account(decision.seat, par, par, [])
        account = accounts.setdefault((state.turn.number, state.turn.seen_at), fresh)
        pieces = _pieces(decision.after, decision.seat, card)
        before, after = (_situation(match, card, pieces) for match in (decision.before, decision.after))
        account.add(decision, before, after, command.pieces)
    yield from accounts.values()


def _pieces(after: Play, seat: Seat, card: Card) -> tuple[str, ...]:
    return in_hand_order(after.game.view(after.state, seat), card)


def _situation(match: Play, card: Card, pieces: tuple[str, ...]) -> DicePosition:
    values = match.state.values if isinstance(match.state, DiceState) else {}
    return DicePosition(solve_card(card), pieces, tuple(values.get(piece) for piece in pieces))


def _costly(thrown: ThrowReview) -> Costly | None:
    """Against the best choice from what lay there; None where the choice was as good."""
    decision, before = thrown.decision, thrown.before
    if thrown.choice is None or (gain := thrown.choice.throws - before.left) <= LEAST or before.left == 0:
        return None
    best = before.keeps()[0]
    wild = before.solution.puzzle.wild if before.solution.puzzle.fixed else frozenset()
    stays = sorted(before.values[place] or 0 for place in best.kept if place not in wild)
    params: dict[str, str | int | float] = {
        "kept": ", ".join(map(str, stays)),
        "n": len(stays),
        "throws": figure(best.throws),
        "instead": figure(thrown.choice.throws),
    }
    reason = Reason("coach-dice-better", params)
    rolled = [piece for place, piece in enumerate(before.pieces) if place not in best.kept]
    better, chosen = {"do": "throw", "pieces": rolled}, plain_command(decision.command)
    return Costly(decision.seq, decision.at, decision.seat, chosen, better, gain, "throws", reason)


def _luck(accounts: Sequence[Account], seat: Seat) -> Luck:
    own = [account for account in accounts if account.seat == seat]
    throws = [thrown for account in own for thrown in account.throws]
    par = sum(account.par - account.left for account in own)
    luck, skill = sum(thrown.luck for thrown in throws), sum(thrown.skill for thrown in throws)
    return Luck(seat, par, luck, skill, len(throws), "throws", _sum_up(par, skill, len(throws)))


def _sum_up(par: float, skill: float, n: int) -> Reason:
    """Luck is the remainder after rounding, so the shown figures add up."""
    was, lost = figure(par), figure(skill)
    luck = figure(was + lost - n)
    side = "lucky" if luck > 0 else "unlucky" if luck < 0 else "even"
    params = {"n": n, "par": was, "luck": abs(luck), "side": side, "skill": lost, "perfect": lost <= 0}
    return Reason("coach-luck-sum", params)
