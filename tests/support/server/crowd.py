"""Many pages at once."""

import asyncio
from contextlib import AsyncExitStack

from tests.support.server.client import Person, served
from tests.support.server.raw_page import Page
from tests.support.server.stopwatch import Stopwatch
from tests.support.server.visitors import cookie, ready
from tests.support.waiting import until


async def reconnect_together(tables: int) -> float:
    """Two pages a table, all disconnected and back at the same moment: seconds until the last has a view."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served())
        people = [await stack.enter_async_context(Person(house.base)) for _ in range(2)]
        cookies = [cookie(person.http) for person in people]
        codes = [(await people[0].make()).encode() for _ in range(tables)]
        pages: list[Page] = []
        for code in codes:
            pages += await _seated(house.port, cookies, code)
        for page in pages:
            page.transport.abort()  # disconnected, without a goodbye
        await until(lambda: not house.house.sockets, "all pages to be gone", 60)
        watch = Stopwatch()
        await asyncio.gather(*(_back(house.port, one, code) for code in codes for one in cookies))
        return watch.seconds()


async def _seated(port: int, cookies: list[str], code: bytes) -> list[Page]:
    pages = [await Page.connect(port, "/ws", one) for one in cookies]
    for seat, page in enumerate(pages):
        page.say(b'{"say":"hello","table":"%b"}' % code)
        await page.until(b'{"tell":"table"')
        if seat:
            page.say(b'{"say":"sit"}')
            await ready(pages[0], len(pages))
    pages[0].say(b'{"say":"start"}')
    for page in pages:
        await page.until(b'{"tell":"update"')
    return pages


async def _back(port: int, cookie: str, code: bytes) -> None:
    page = await Page.connect(port, "/ws", cookie)
    page.say(b'{"say":"hello","table":"%b"}' % code)
    await page.until(b'{"tell":"update"')
