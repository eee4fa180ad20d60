"""Mini Make 'n' Break: eight bricks, two-sided cards, and a small die that measures the time.

`rules` reads like the sheet, `sides` knows the two sides of a card; the running sum is in `blocks.match.turn_sum`.
"""

from typing import ClassVar

from breakhouse.core import Seat
from breakhouse.games.blocks.match.view import show
from breakhouse.games.mini.manifest import MANIFEST
from breakhouse.games.mini.rules import MiniRules
from breakhouse.games.mini.values import MiniCommand, MiniEvent, MiniOptions, MiniState, MiniView

_FEW = """deck few mini 1
f1a 1 blue grey: grey-@0,0 grey.@0,1; order 0 1
f1b 1 blue grey: grey-@0,0 grey.@0.5,1; order 0 1"""
"""So few cards that used ones come back (MI-06)."""


class Mini(MiniRules):
    id: ClassVar[str] = "mini"
    manifest = MANIFEST
    rehearsals = (*MiniRules.rehearsals, {"deck": _FEW, "bricks": "real", "timer": "off"})

    options_type = MiniOptions
    state_type = MiniState
    command_type = MiniCommand
    event_type = MiniEvent
    view_type = MiniView

    def view(self, state: MiniState, seat: Seat | None) -> MiniView:
        return MiniView(**show(self, state, seat, MiniView), **self.clock(state), left=state.pile.left)


GAME = Mini()
