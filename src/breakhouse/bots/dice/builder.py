"""A bot that plays the dice game: it rolls and keeps by its rule, and builds once everything fits.

Kept pieces stay aside until then: building costs the same sooner or later, and a piece placed too early might have
to be removed again.
"""

import msgspec

from breakhouse.bots.bot import Budget, Move, Reason, Weighed, figure
from breakhouse.bots.building.architect import Architect
from breakhouse.bots.building.plan import Targets, find_begun, targets_of
from breakhouse.bots.dice.keeping import RULES
from breakhouse.bots.dice.puzzle import finish, pieces_for, puzzle_of, tower
from breakhouse.bots.dice.solver import Keep, Solution, solve_card
from breakhouse.core import Offers, Seat, View
from breakhouse.games.blocks.bench.workbench import Break
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.values import BuildingView
from breakhouse.games.dice.values import WILD, DiceView, Throw

THROW_MS = {"beginner": 1500, "casual": 1150, "strong": 850, "expert": 550}
"""From dice at rest to the next throw: seeing, choosing, gathering."""
SWEEP_MS = 700
"""Of the expected time of a throw, beside the pause before it: the dice roll."""


class DiceBuilder(Architect):
    unit = "throws"
    clumsy = False

    def __init__(self, level: str, seat: Seat, seed: int | str = 0) -> None:
        super().__init__(level, seat, f"dice/{seed}")
        self.level = level

    def situation(self, view: BuildingView) -> tuple[object, ...]:
        thrown = view.throws if isinstance(view, DiceView) and view.architect == self.seat else 0
        return (*super().situation(view), thrown)

    def build(self, view: BuildingView, offers: Offers, now: int) -> Move | None:
        card = view.turn.card
        if card is None or not isinstance(view, DiceView):
            return None
        if view.bench.hand is None and not view.bench.placed:
            pieces = self.to_throw(view, card)
            if pieces:
                return self._throw(view, pieces, now)
        targets = self.targets(view)
        if targets is None:  # somebody else left it like this: nothing there can become the card
            return Move(Break(), self.hands.sweep())
        return self._after_rest(view, self.toward(view, targets), now)

    def to_throw(self, view: DiceView, card: Card) -> tuple[str, ...]:
        """What to roll now; empty when everything fits."""
        pieces = in_hand_order(view, card)
        fresh = tuple(piece for piece in pieces if piece not in view.values)
        if fresh:
            return fresh
        solution = solve_card(card)
        values = [view.values[piece] for piece in pieces]
        if solution.lay(values) is not None:
            return ()
        kept = RULES[self.level](solution, values)
        return tuple(piece for place, piece in enumerate(pieces) if place not in kept)

    def targets(self, view: BuildingView) -> Targets | None:
        card = view.turn.card
        if card is None or not isinstance(view, DiceView):
            return None
        pieces = in_hand_order(view, card)
        if any(piece not in view.values for piece in pieces):
            return None
        laid = _lay(solve_card(card), [view.values[piece] for piece in pieces], view, pieces)
        if laid is None:
            return None
        return targets_of(as_built(card), [pieces[n] for n in laid])

    def advise(self, view: BuildingView) -> Targets | None:
        """As it was begun, if the pips allow it; otherwise any way that fits."""
        card, verdict = view.turn.card, view.turn.verdict
        targets = self.targets(view)
        if card is None or targets is None or not isinstance(view, DiceView):
            return targets
        stand = {} if card.free else find_begun(card, verdict)
        if verdict is None or not stand:
            return targets
        pieces = in_hand_order(view, card)
        kept = {place: pieces.index(brick) for place, brick in stand.items() if brick in pieces}
        whole = finish(puzzle_of(card), [view.values[piece] for piece in pieces], kept)
        return targets if whole is None else targets_of(card, [pieces[n] for n in whole], verdict.shift)

    def card_ms(self, view: BuildingView) -> int:
        card = view.turn.card
        if card is None:
            return 0
        built = as_built(card)
        placing = sum(1_900 for _ in built.pieces) * self.skill.pace
        return round(solve_card(card).throws * (THROW_MS[self.level] + SWEEP_MS) + placing)

    def _throw(self, view: DiceView, pieces: tuple[str, ...], now: int) -> Move:
        ms = round(THROW_MS[self.level] * (1 + self.rng.uniform(-0.2, 0.25)))
        if self._unread:
            ms += self.hands.read(self._unread)
            self._unread = 0
        needed = in_hand_order(view, view.turn.card) if view.turn.card is not None else pieces
        out = tuple(piece for piece in view.in_play if piece not in needed)  # DI-R9
        return Move(Throw(pieces, out), max(0, view.rest_at - now) + ms)

    def _after_rest(self, view: DiceView, move: Move | None, now: int) -> Move | None:
        """Nobody takes up a die that still rolls."""
        wait = view.rest_at - now
        if move is None or move.after_ms >= wait:
            return move
        return msgspec.structs.replace(move, after_ms=wait)

    def weigh(self, view: View, offers: Offers, budget: Budget) -> list[Weighed]:
        if not isinstance(view, DiceView) or view.turn.card is None or view.architect != self.seat:
            return []
        pieces = in_hand_order(view, view.turn.card)
        fresh = tuple(piece for piece in pieces if piece not in view.values)
        if fresh and view.turn.phase == "building":
            throws = solve_card(view.turn.card).throws
            reason = Reason("coach-dice-first", {"n": len(fresh), "throws": figure(throws)})
            return [Weighed(Throw(fresh), -throws, (reason,))]
        if view.bench.placed or view.bench.hand or fresh:
            return super().weigh(view, offers, budget)
        values = [view.values[piece] for piece in pieces]
        solution = solve_card(view.turn.card)
        if solution.lay(values) is not None:
            return super().weigh(view, offers, budget)
        return [_hint_for(pieces, values, keep, solution.throws) for keep in solution.keeps(values)]


def in_hand_order(view: DiceView, card: Card) -> tuple[str, ...]:
    """The pieces in play by place: the card's own, or those that were taken for this card."""
    wanted = pieces_for(card)
    if card.kind == "coloured" or not view.in_play:
        return wanted
    dice = iter(sorted(piece for piece in view.in_play if piece.startswith("die")))
    cuboids = iter(sorted(piece for piece in view.in_play if piece.startswith("cuboid")))
    spare = iter([piece for piece in wanted if piece not in view.in_play])
    return tuple(next(dice if p.startswith("die") else cuboids, None) or next(spare) for p in wanted)


def as_built(card: Card) -> Card:
    """A free card as the tower that answers it (DI-15); any other as it is."""
    return msgspec.structs.replace(card, kind="neutral", free=0, pieces=tower(card.free)) if card.free else card


def _lay(solution: Solution, values: list[int], view: DiceView, pieces: tuple[str, ...]) -> tuple[int, ...] | None:
    """Where everything goes. A cuboid that stands already has no value any more and stays where it is."""
    standing = frozenset(n for n, piece in enumerate(pieces) if view.values.get(piece) == WILD)
    return solution.lay([value or 1 for value in values], standing)


def _hint_for(pieces: tuple[str, ...], values: list[int], keep: Keep, anew: float) -> Weighed:
    """Compared to `anew`, the cost of rolling everything again."""
    rolled = tuple(piece for place, piece in enumerate(pieces) if place not in keep.kept)
    stays = sorted(values[place] for place in keep.kept if values[place])
    params: dict[str, str | int | float] = {
        "kept": ", ".join(map(str, stays)),
        "n": len(stays),
        "rolled": len(rolled),
        "throws": figure(keep.throws),
        "saved": max(0, figure(anew - keep.throws)),
    }
    return Weighed(Throw(rolled), -keep.throws, (Reason("coach-dice-keep", params),))
