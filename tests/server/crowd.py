"""Many pages at once."""

import asyncio
import time
from contextlib import AsyncExitStack
from typing import NamedTuple

from bench.house.client import Page
from bench.house.tictactoe import cookie
from tests.server.client import Person, served


class Back(NamedTuple):
    seconds: float
    """On the clock, until all were back with a view."""
    worked: float
    """Processor seconds of house and pages together: what it would take on a machine that does nothing else."""


async def reconnect_together(tables: int) -> Back:
    """Two pages at each table; all lines are cut in the same moment, and all come back in the same moment."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served())
        people = [await stack.enter_async_context(Person(house.base)) for _ in range(2)]
        cookies = [cookie(person.http) for person in people]
        codes = [(await people[0].make()).encode() for _ in range(tables)]
        pages: list[Page] = []
        for code in codes:
            pages += await _seated(house.port, cookies, code)
        for page in pages:
            page.transport.abort()  # the line is cut, without a goodbye
        async with asyncio.timeout(60):
            while house.house.connections:
                await asyncio.sleep(0.01)
        began, worked = time.perf_counter(), time.process_time()
        await asyncio.gather(*(_back(house.port, one, code) for code in codes for one in cookies))
        return Back(time.perf_counter() - began, time.process_time() - worked)


async def _seated(port: int, cookies: list[str], code: bytes) -> list[Page]:
    pages = [await Page.connect(port, "/ws", one) for one in cookies]
    for seat, page in enumerate(pages):
        page.say(b'{"say":"hello","table":"%b"}' % code)
        await page.until(b'{"tell":"table"')
        if seat:
            page.say(b'{"say":"sit"}')
        page.say(b'{"say":"nonce","seat":%d,"nonce":"x"}' % seat)
        await page.until(b'{"tell":"table"')
    pages[0].say(b'{"say":"start"}')
    for page in pages:
        await page.until(b'{"tell":"update"')
    return pages


async def _back(port: int, cookie: str, code: bytes) -> None:
    page = await Page.connect(port, "/ws", cookie)
    page.say(b'{"say":"hello","table":"%b"}' % code)
    await page.until(b'{"tell":"update"')
