"""An architect that knows when a card does not pay (CL-20)."""

from breakhouse.bots.bot import Budget, Move, Reason, Weighed, figure
from breakhouse.bots.building.architect import Architect
from breakhouse.bots.classic.worth import better_refused, refusal_gain
from breakhouse.core import Offers, View
from breakhouse.core.offers import name_of
from breakhouse.games.blocks.match.values import BuildingView
from breakhouse.games.classic.values import ClassicView, Refuse, Switch


class ClassicArchitect(Architect):
    def build(self, view: BuildingView, offers: Offers, now: int) -> Move | None:
        other = None
        if isinstance(view, ClassicView) and view.bench.hand is None:
            other = self._choose_card(view, {name_of(offer) for offer in offers}, now)
        return other or super().build(view, offers, now)

    def _choose_card(self, view: ClassicView, named: set[str], now: int) -> Move | None:
        """CL-20, CL-R13: a card that does not pay is refused; of refused ones the best comes first."""
        if "refuse" in named and refusal_gain(view, self.skill, now) > 0:
            return Move(Refuse(), max(0, (view.refusable_at or now) - now) + self.hands.notice())
        better = better_refused(view, self.seat, self.skill) if "switch" in named and self._unread else None
        if better is None:
            return None
        return Move(Switch(better.id), self.hands.read(len(better.pieces)))

    def weigh(self, view: View, offers: Offers, budget: Budget) -> list[Weighed]:
        """The next step, or that the card does not pay."""
        if isinstance(view, ClassicView) and view.architect == self.seat and view.turn.phase == "building":
            gain = refusal_gain(view, self.skill, budget.now)
            if gain > 0:
                return [Weighed(Refuse(), gain, (Reason("coach-refuse", {"points": figure(gain)}),))]
        return super().weigh(view, offers, budget)
