"""Everyday play meets no limit: thirty children behind one address, with the usual budgets."""

import asyncio
from contextlib import AsyncExitStack

from breakhouse.server.budgets import Budgets
from tests.server.client import Page, Person, seated, served

CHILDREN = 30
WON = ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2))


async def _play(ann: Person, bo: Person) -> list[Page]:
    """A match as children play it: a name each, hands moving, a word, hints at the wrong time, a rematch."""
    for number, person in enumerate((ann, bo)):
        await person.ask("PATCH", "/api/me", {"name": f"Child {number}", "settings": {"theme": "dark"}})
        for path in ("/api/games", "/api/tables", "/api/results", "/api/ratings"):
            assert (await person.ask("GET", path))[0] == 200
    _, first, second = await seated(ann, bo)
    pages = [first, second]
    for page in pages:
        await page.say("chat", preset="hello")
    for seat, cell in WON:
        for _ in range(6):
            await pages[seat].say("gesture", seat=seat, motion={"x": 1})
        assert (await pages[seat].mark(seat, cell))["tell"] == "accepted"
    for page in pages:
        await page.say("chat", preset="good-game")
        await page.say("ping", n=1)
        await page.until("pong", n=1)
    return pages


async def test_thirty_children_behind_one_address_meet_no_limit() -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served(budgets=Budgets()))
        children = [await stack.enter_async_context(Person(house.base)) for _ in range(CHILDREN)]
        pairs = zip(children[::2], children[1::2], strict=True)
        played = await asyncio.gather(*(_play(ann, bo) for ann, bo in pairs))
        refused = [told for pages in played for page in pages for told in page.told if told["tell"] == "refused"]
        assert refused == []
        assert house.house.metrics.counts["refused_total"] == 0
        assert house.house.metrics.counts["hung_up_total"] == 0
