"""Classic Make 'n' Break: copy the construction before the timer runs out. With the tactile edition.

`rules` decides, `fold` follows, `piles` knows who draws from where; what all building games share is in `blocks`.
"""

from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from breakhouse.core import Seat
from breakhouse.games.blocks.match.view import show
from breakhouse.games.classic.manifest import MANIFEST
from breakhouse.games.classic.piles import pile_of
from breakhouse.games.classic.rules import ClassicRules
from breakhouse.games.classic.values import (
    Buttons,
    ClassicCommand,
    ClassicEvent,
    ClassicOptions,
    ClassicState,
    ClassicView,
    chips,
)

_FEW = """deck few classic 1
f1 1 blue grey: grey-@0,0 grey.@0,1; order 0 1
f2 1 blue grey: grey-@0,0 grey.@0.5,1; order 0 1"""
"""So few cards that used ones come back (CL-10)."""


class Classic(ClassicRules):
    id: ClassVar[str] = "classic"
    manifest = MANIFEST
    rehearsals = (*ClassicRules.rehearsals, {"deck": _FEW})

    options_type = ClassicOptions
    state_type = ClassicState
    command_type = ClassicCommand
    event_type = ClassicEvent
    view_type = ClassicView

    def view(self, state: ClassicState, seat: Seat | None) -> ClassicView:
        pile = state.piles[pile_of(state.options, self.architect(state))] if state.piles else None
        refused = tuple(tuple(card.as_shown() for card in cards) for cards in state.refused)
        return ClassicView(
            **(show(self, state, seat, ClassicView) | {"refused": refused}),
            left=pile.left if pile else 0,
            chips=tuple(chips(score) for score in state.scores),
            buttons=Buttons(),
            speaks=state.options.felt,
            refusable_at=self.refusable_at(state),
        )

    def imagine(self, view: Any, rng: Random) -> ClassicState:
        state = super().imagine(view, rng)
        known = {card.id: card for card in state.deck}
        refused = tuple(tuple(known.get(card.id, card) for card in cards) for cards in state.refused)
        return replace(state, refused=refused)


GAME = Classic()
