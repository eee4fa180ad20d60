"""Sealed bids, for two to four (BI-01): everybody bids for the same prize at the same time, face down.

`values` says what there is, `rules` decides, `fold` follows, `sight` keeps secrets.
"""

from typing import ClassVar

from breakhouse_bids import fold, rules, sight
from breakhouse_bids.manifest import MANIFEST
from breakhouse_bids.values import BidsCommand, BidsEvent, BidsOptions, BidsState, BidsView


class Bids:
    id: ClassVar[str] = "bids"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 4)
    manifest = MANIFEST

    options_type = BidsOptions
    state_type = BidsState
    command_type = BidsCommand
    event_type = BidsEvent
    view_type = BidsView

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


GAME = Bids()
