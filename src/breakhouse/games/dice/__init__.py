"""Make 'n' Break, the dice game: build with what you rolled, and never on more pips than a piece shows.

`rules` reads like the sheet, `pips` is the building rule, `fold` follows; the running sum is in
`blocks.match.turn_sum`.
"""

from random import Random
from typing import ClassVar

from breakhouse.core import Seat
from breakhouse.games.blocks.bench.workbench import RENAMED
from breakhouse.games.blocks.match.deck import cards_of
from breakhouse.games.blocks.match.sight import imagine_state, show
from breakhouse.games.dice.manifest import MANIFEST
from breakhouse.games.dice.pips import needs_of
from breakhouse.games.dice.rules import SIDES_IN_PLAY, DiceRules
from breakhouse.games.dice.values import DiceCommand, DiceEvent, DiceOptions, DiceState, DiceView


class Dice(DiceRules):
    id: ClassVar[str] = "dice"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[tuple[int, int]] = (2, 4)
    manifest = MANIFEST
    renamed = RENAMED

    options_type = DiceOptions
    state_type = DiceState
    command_type = DiceCommand
    event_type = DiceEvent
    view_type = DiceView

    def of_version(self, version: int) -> "Dice":
        return self  # version 1 had other words, but the same rules and the same draws

    def view(self, state: DiceState, seat: Seat | None) -> DiceView:
        needs = needs_of(state.turn.card) if state.turn.card else None
        return DiceView(
            **show(self, state, seat, DiceView), **self.clock(state), left=state.pile.left, needs=needs
        )

    def imagine(self, view: DiceView, rng: Random) -> DiceState:
        wanted = SIDES_IN_PLAY[view.options.level]
        deck = [card for card in cards_of(self.kit, view.options.deck) if card.number in wanted]
        return imagine_state(DiceState, view, deck)


GAME = Dice()
