"""Many matches of bots at human pace, judged again as if each had counted: `make soak-house`. Some minutes."""

import random

import pytest

from breakhouse.bots import levels, make_bot
from breakhouse.bots.party import Party
from breakhouse.core import log
from breakhouse.core.match import Sitting
from breakhouse.games import game
from tests.workbench.test_recorded_hands import BUILDING


@pytest.mark.parametrize("id", BUILDING)
def test_many_matches_of_bots_at_human_pace_are_never_refused(id: str) -> None:
    rules, rng = game(id), random.Random(id)
    for number in range(60):
        known = rng.sample(list(levels(id)), 2)
        options = {"turns": 1, "strict": number % 2 == 0}
        if number % 3 == 0 and "grip" in rules.options_type.__struct_fields__:
            options["grip"] = True
        sitting = Sitting.start(rules, known, options)
        Party(sitting, [make_bot(id, level, seat, f"{number}") for seat, level in enumerate(known)]).play()
        match = sitting.match
        lines = log.write(match.header, sitting.log, match.outcome(), sitting.secret, sitting.nonces)
        assert log.find_odd_deeds(rules, lines) == []
