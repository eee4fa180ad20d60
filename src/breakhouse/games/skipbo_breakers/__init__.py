"""Skip-Bo Breakers: a climbing game with tiles, for two to four.

`rules` decides, `fold` follows, `sight` keeps secrets, `sets` knows what can be laid, `shortlist` what of it is
worth considering, `tiles` what a hand is.
"""

from typing import ClassVar

from breakhouse.games.skipbo_breakers import fold, rules, sight
from breakhouse.games.skipbo_breakers.manifest import MANIFEST
from breakhouse.games.skipbo_breakers.shortlist import shortlist
from breakhouse.games.skipbo_breakers.values import (
    BreakersCommand,
    BreakersEvent,
    BreakersOptions,
    BreakersState,
    BreakersView,
)


class SkipboBreakers:
    id: ClassVar[str] = "skipbo-breakers"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 4)
    manifest = MANIFEST

    options_type = BreakersOptions
    state_type = BreakersState
    command_type = BreakersCommand
    event_type = BreakersEvent
    view_type = BreakersView

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
    shortlist = staticmethod(shortlist)


GAME = SkipboBreakers()
