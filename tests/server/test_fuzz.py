"""Whatever is made of the types that the house reads: at worst a refusal, with a sentence and never long."""

import pytest

from tests.support.server.fuzz import KINDS, fuzz
from tests.support.server.mutated_messages import RECORDED


async def test_thousands_of_odd_messages_get_refusals() -> None:
    assert await fuzz(6_000, seed=14) == []


def test_the_mutated_messages_are_of_every_kind_that_the_house_reads() -> None:
    """But for `leave`, after which nothing is heard any more."""
    assert {message["say"] for message in RECORDED} == set(KINDS) - {"leave"}


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
async def test_a_million_odd_messages_get_refusals(part: int) -> None:
    assert await fuzz(100_000, seed=1_000_000 * part) == []
