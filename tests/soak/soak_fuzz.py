"""A million messages made from the types that the house reads and what tables sent: `make soak-fuzz`. Minutes."""

import pytest

from tests.server.fuzz import fuzz


@pytest.mark.parametrize("part", range(10))
async def test_a_million_odd_messages(part: int) -> None:
    assert await fuzz(100_000, seed=1_000_000 * part) == []
