"""Whatever is made of the types that the house reads: at worst a refusal, with a sentence and never long."""

from tests.server.fuzz import fuzz


async def test_some_thousand_odd_messages() -> None:
    assert await fuzz(6_000, seed=14) == []
