"""What a card is worth to these hands: points for the seconds it takes, and when to refuse it (CL-20)."""

from breakhouse.bots.building.hands import Skill
from breakhouse.bots.building.timing import build_ms
from breakhouse.core import Seat
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.options import cards_of
from breakhouse.games.classic.kit import KIT
from breakhouse.games.classic.values import ClassicView

CLEARLY = 1.2
CHIP = 1.0
"""A refused card pays the neighbour a chip of 1."""


def points_per_ms(cards: tuple[Card, ...], box: tuple[str, ...], skill: Skill) -> float:
    """What these hands score on average: the price of time."""
    ms = sum(build_ms(card, box, skill) for card in cards)
    return sum(card.points for card in cards) / max(1, ms)


def better_refused(view: ClassicView, seat: Seat, skill: Skill) -> Card | None:
    """The refused card in front of this seat that brings clearly more for its time than the one in progress."""
    box = tuple(piece.id for piece in view.box)
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
    box = tuple(piece.id for piece in view.box)
    left = (view.turn.ends_at - now) if view.turn.ends_at is not None else 10**9
    price = points_per_ms(cards_of(KIT, view.options.deck, view.options.grey), box, skill)
    worth = 1 if view.options.young else card.points
    needs = build_ms(card, box, skill)
    wait = max(0, view.refusable_at - now)
    build = worth + price * max(0, left - needs) if needs <= left else 0.0
    return price * max(0, left - wait) - CHIP / (view.seats - 1) - build
