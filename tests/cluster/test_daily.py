"""The deck of the day in a world of two houses."""

from contextlib import AsyncExitStack
from datetime import UTC, datetime
from typing import Any

from breakhouse.games.blocks.cards.deck import kit_of, resolve
from tests.support.server.client import Person, Served, seated


async def play_daily(house: Served, other: Served) -> dict[str, Any]:
    """A match with the deck of the day at a table of `house`, as the player at the other house finds it."""
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Person(house.base, "Ann"))
        bo = await stack.enter_async_context(Person(other.base, "Bo"))
        code, first, second = await seated(ann, bo, "mini", options={"deck": "daily"})
        assert code in house.house.tables
        await first.say("resign", seat=0)
        over = await second.phase("over")
        replay: dict[str, Any] = await bo.get(f"/api/replays/{over['table']['result']['replay']}")
        return replay


async def test_two_houses_offer_the_same_daily_cards_and_share_the_results(houses: tuple[Served, Served]) -> None:
    one, other = houses
    replays = [await play_daily(one, other), await play_daily(other, one)]
    offered: dict[str, list[Any]] = {}
    for replay in replays:
        deck = replay["options"]["deck"]
        assert deck == f"daily:{datetime.fromtimestamp(replay['started'], UTC).date()}"
        cards = [(card["id"], card["pieces"]) for card in replay["steps"][0]["events"][0]["deck"]]
        assert offered.setdefault(deck, cards) == cards
        assert {id for id, _ in cards} == {card.id for card in resolve(kit_of("mini"), deck).cards}
    async with Person(one.base) as here, Person(other.base) as there:
        results = (await here.get("/api/results?game=mini"))["results"]
        assert {result["id"] for result in results} == {replay["id"] for replay in replays}
        assert (await there.get("/api/results?game=mini"))["results"] == results
        assert (await there.get("/api/ratings")) == (await here.get("/api/ratings"))
