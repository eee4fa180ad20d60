"""Mini Make 'n' Break: eight bricks, two-sided cards, and a small die that measures the time.

`rules` reads like the sheet, `sides` knows the two sides of a card; the running sum is in `blocks.match.turn_sum`.
"""

from random import Random
from typing import ClassVar

from breakhouse.core import Seat
from breakhouse.games.blocks.bench.workbench import RENAMED
from breakhouse.games.blocks.match.deck import cards_of
from breakhouse.games.blocks.match.sight import imagine_state, show
from breakhouse.games.mini.manifest import MANIFEST
from breakhouse.games.mini.rules import MiniRules
from breakhouse.games.mini.values import MiniCommand, MiniEvent, MiniOptions, MiniState, MiniView


class Mini(MiniRules):
    id: ClassVar[str] = "mini"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, int]] = (2, 4)
    manifest = MANIFEST
    renamed = RENAMED

    options_type = MiniOptions
    state_type = MiniState
    command_type = MiniCommand
    event_type = MiniEvent
    view_type = MiniView

    def of_version(self, version: int) -> "Mini":
        return self  # version 1 had other words, but the same rules and the same draws

    def view(self, state: MiniState, seat: Seat | None) -> MiniView:
        return MiniView(**show(self, state, seat, MiniView), **self.clock(state), left=state.pile.left)

    def imagine(self, view: MiniView, rng: Random) -> MiniState:
        return imagine_state(MiniState, view, cards_of(self.kit, view.options.deck, view.options.grey))


GAME = Mini()
