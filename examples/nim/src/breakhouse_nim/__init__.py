"""Nim with hidden hands, for two to four (NI-01): whoever takes the last stick wins, and nobody sees all the
cards.

`values` says what there is, `rules` decides, `fold` follows, `sight` keeps secrets.
"""

from typing import ClassVar

from breakhouse_nim import fold, rules, sight
from breakhouse_nim.manifest import MANIFEST
from breakhouse_nim.values import NimCommand, NimEvent, NimOptions, NimState, NimView


class Nim:
    id: ClassVar[str] = "nim"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 4)
    manifest = MANIFEST

    options_type = NimOptions
    state_type = NimState
    command_type = NimCommand
    event_type = NimEvent
    view_type = NimView

    initial = staticmethod(rules.initial)
    setup = staticmethod(rules.setup)
    decide = staticmethod(rules.decide)
    legal = staticmethod(rules.legal)
    deadlines = staticmethod(rules.deadlines)
    outcome = staticmethod(rules.outcome)
    evolve = staticmethod(fold.evolve)
    view = staticmethod(sight.view)
    redact = staticmethod(sight.redact)
    recall = staticmethod(sight.recall)
    imagine = staticmethod(sight.imagine)


GAME = Nim()
