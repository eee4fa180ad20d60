"""An architect that knows when a card does not pay (CL-20): points for the seconds that these hands take."""

from breakhouse.bots.bot import Budget, Move, Reason, Weighed, figure
from breakhouse.bots.building.architect import Architect, box_of
from breakhouse.bots.building.hands import Skill
from breakhouse.bots.building.timing import build_ms
from breakhouse.core import Offers, Seat, View
from breakhouse.core.offers import name_of
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.options import cards_of
from breakhouse.games.blocks.match.values import BuildingView
from breakhouse.games.classic.kit import KIT
from breakhouse.games.classic.values import ClassicView, Refuse, Switch

CLEARLY = 1.2
CHIP = 1.0
"""A refused card pays the neighbour a chip of 1."""


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


def points_per_ms(cards: tuple[Card, ...], box: tuple[str, ...], skill: Skill) -> float:
    """What these hands score on average: the price of time."""
    ms = sum(build_ms(card, box, skill) for card in cards)
    return sum(card.points for card in cards) / max(1, ms)


def better_refused(view: ClassicView, seat: Seat, skill: Skill) -> Card | None:
    """The refused card in front of this seat that brings clearly more for its time than the one in progress."""
    box = box_of(view)
    mine = view.refused[seat]
    if view.turn.card is None or view.turn.card not in mine:
        return None
    rate = {card.id: card.points / build_ms(card, box, skill) for card in mine}
    best = max(mine, key=lambda card: rate[card.id])
    return best if rate[best.id] > CLEARLY * rate[view.turn.card.id] else None


def refusal_gain(view: ClassicView, skill: Skill, now: int) -> float:
    """Points that refusing the card in progress is worth; negative when building it is better."""
    card = view.turn.card
    if card is None or view.refusable_at is None:
        return -1.0
    box = box_of(view)
    left = (view.turn.ends_at - now) if view.turn.ends_at is not None else 10**9
    price = points_per_ms(cards_of(KIT, view.options.deck, view.options.grey), box, skill)
    worth = 1 if view.options.young else card.points
    needs = build_ms(card, box, skill)
    wait = max(0, view.refusable_at - now)
    build = worth + price * max(0, left - needs) if needs <= left else 0.0
    return price * max(0, left - wait) - CHIP / (view.seats - 1) - build
