"""Many pages at once."""

import asyncio
import json
import time
from contextlib import AsyncExitStack

from tests.server.client import Page, Person, served


async def reconnect_together(tables: int) -> float:
    """Two pages at each table; all lines are cut in the same moment; seconds until all are back with a view."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served())
        people = [await stack.enter_async_context(Person(house.base)) for _ in range(2)]
        ann, bo = people
        codes = [await ann.make() for _ in range(tables)]
        pages: list[Page] = []
        for code in codes:
            first, second = await ann.page(code), await bo.page(code)
            await second.say("sit")
            for seat, page in enumerate((first, second)):
                await page.say("nonce", seat=seat, nonce="x")
            await second.until("table")
            await first.say("start")
            await first.until("update")
            pages += [first, second]
        for page in pages:
            page.socket._response.close()  # the line is cut, without a goodbye
        async with asyncio.timeout(20):
            while house.house.connections:
                await asyncio.sleep(0.01)
        began = time.perf_counter()
        await asyncio.gather(*(_back(page.person, code) for page, code in zip(pages, _twice(codes), strict=True)))
        return time.perf_counter() - began


def _twice(codes: list[str]) -> list[str]:
    return [code for code in codes for _ in range(2)]


async def _back(person: Person, code: str) -> None:
    socket = await person.http.ws_connect(person.base + "/ws")
    person.pages.append(Page(person, socket))
    await socket.send_str(json.dumps({"say": "hello", "table": code}))
    while True:
        message = await socket.receive(20)
        if json.loads(message.data)["tell"] == "update":
            return
