"""Every attack at full length against a house with the usual budgets: `make soak-house`. About ten minutes.

House, attacker and players share the machine, so it should have nothing else to do.
"""

import pytest

from bench.house.attacks import ATTACKS
from bench.house.siege import besiege

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("attack", ATTACKS)
async def test_a_table_plays_on_and_newcomers_get_in_under_attack(attack: str) -> None:
    seen = await besiege(attack, 30)
    assert seen.commands > 200
    assert seen.p99 <= 100
    assert max(seen.newcomers) <= 1
