"""Classic Make 'n' Break: copy the construction before the timer runs out. With the tactile edition.

`rules` decides, `fold` follows, `piles` knows who draws from where; what all building games share is in `blocks`.
"""

from random import Random
from typing import ClassVar

from breakhouse.core import Seat
from breakhouse.games.blocks.bench.workbench import RENAMED
from breakhouse.games.blocks.match.deck import cards_of
from breakhouse.games.blocks.match.sight import imagine_state, show
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


class Classic(ClassicRules):
    id: ClassVar[str] = "classic"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, int]] = (2, 4)
    manifest = MANIFEST
    renamed = RENAMED

    options_type = ClassicOptions
    state_type = ClassicState
    command_type = ClassicCommand
    event_type = ClassicEvent
    view_type = ClassicView

    def of_version(self, version: int) -> "Classic":
        return self  # version 1 had other words, but the same rules and the same draws

    def view(self, state: ClassicState, seat: Seat | None) -> ClassicView:
        pile = state.piles[pile_of(state.options, self.architect(state))] if state.piles else None
        return ClassicView(
            **show(self, state, seat, ClassicView),
            left=pile.left if pile else 0,
            chips=tuple(chips(score) for score in state.scores),
            buttons=Buttons(),
            speaks=state.options.felt,
            refusable_at=self.refusable_at(state),
        )

    def imagine(self, view: ClassicView, rng: Random) -> ClassicState:
        return imagine_state(ClassicState, view, cards_of(self.kit, view.options.deck, view.options.grey))


GAME = Classic()
