"""Make 'n' Break, the dice game: build with what you rolled, and never on more pips than a piece shows.

`rules` reads like the sheet, `pips` is the building rule, `fold` follows; the running sum is in
`blocks.match.turn_sum`.
"""

from typing import ClassVar

from breakhouse.core import Seat
from breakhouse.games.blocks.match.view import show
from breakhouse.games.dice.manifest import MANIFEST
from breakhouse.games.dice.pips import needs_of
from breakhouse.games.dice.rules import DiceRules
from breakhouse.games.dice.values import DiceCommand, DiceEvent, DiceOptions, DiceState, DiceView


class Dice(DiceRules):
    id: ClassVar[str] = "dice"
    manifest = MANIFEST

    options_type = DiceOptions
    state_type = DiceState
    command_type = DiceCommand
    event_type = DiceEvent
    view_type = DiceView

    def view(self, state: DiceState, seat: Seat | None) -> DiceView:
        needs = needs_of(state.turn.card) if state.turn.card else None
        return DiceView(
            **show(self, state, seat, DiceView), **self.clock(state), left=state.pile.left, needs=needs
        )


GAME = Dice()
