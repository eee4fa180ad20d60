"""What everybody at the table sees of a building match, and the state behind such a view.

The only secret is the next card, which is drawn when it's turned over. So a view contains all of the state but the
deck, which follows from the options. How a card can be built isn't secret, but it isn't part of the card either:
it's left out.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace

from breakhouse.core import Seat
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.ladder import rung_of
from breakhouse.games.blocks.match.options import hands_of
from breakhouse.games.blocks.match.speech import words_of
from breakhouse.games.blocks.match.turn import Turn
from breakhouse.games.blocks.match.values import BuildingState, BuildingView, facts
from breakhouse.games.pace import factor_of

if TYPE_CHECKING:
    from breakhouse.games.blocks.match.rules import Building

S = TypeVar("S", bound=BuildingState)


def show(game: "Building[S]", state: S, seat: Seat | None, view_type: type[BuildingView]) -> dict[str, Any]:
    """The fields that all building views have, and those that this view and its state have in common."""
    architect = game.architect(state)
    shared = {name: getattr(state, name) for name in _common_fields(type(state), view_type)}
    return shared | {
        "turn": seal(state.turn),
        "seat": seat,
        "architect": architect,
        "timekeeper": game.keeper(state),
        "points": sum(game.worth(state, card) for card in state.turn.done),
        "round": state.turn.number // state.seats + 1,
        "rounds": game.turns(state),
        "hands": hands_of(state.options, architect),
        "factor": factor_of(state.options.factors, architect),
        "rung": rung_of(state),
        "box": facts(game.box),
        "words": words_of(state.turn, state.bench, state.options.felt),
    }


def seal(turn: Turn) -> Turn:
    """The turn with its cards as they are shown."""
    if turn.card is None and not turn.done:
        return turn
    card = None if turn.card is None else turn.card.as_shown()
    return replace(turn, card=card, done=tuple(done.as_shown() for done in turn.done))


def imagine_state(state_type: type[S], view: BuildingView, deck: Sequence[Card]) -> S:
    """The state behind this view: with nothing hidden, there is exactly one."""
    shared = {name: getattr(view, name) for name in _common_fields(state_type, type(view))}
    known = {card.id: card for card in deck}
    card = None if view.turn.card is None else known.get(view.turn.card.id, view.turn.card)
    done = tuple(known.get(card.id, card) for card in view.turn.done)
    shared["turn"] = replace(view.turn, card=card, done=done)
    return state_type(**shared, deck=tuple(deck))


@cache
def _common_fields(state_type: type[BuildingState], view_type: type[BuildingView]) -> tuple[str, ...]:
    named = {field.name for field in msgspec.structs.fields(view_type)}
    return tuple(field.name for field in msgspec.structs.fields(state_type) if field.name in named)
