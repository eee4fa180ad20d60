"""Everything that seats, keys, leave and pauses allow, tried a hundred thousand times: `make soak-house`."""

import pytest

from tests.table.intrigue import try_everything


@pytest.mark.parametrize("seed", range(100, 110))
def test_a_hundred_thousand_tries_show_nobody_another_hand(seed: int) -> None:
    leaks, shown = try_everything(10_000, seed)
    assert leaks == []
    assert shown > 500
