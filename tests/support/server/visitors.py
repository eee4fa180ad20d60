"""Visitors with nothing but a cookie."""

import aiohttp

from tests.support.server.raw_page import Page


async def ready(page: Page, seats: int) -> None:
    """Waits until everybody sits at the table."""
    while (await page.until(b'{"tell":"table"')).count(b'"presence":"here"') < seats:
        pass


def visitor() -> aiohttp.ClientSession:
    jar = aiohttp.CookieJar(unsafe=True)
    return aiohttp.ClientSession(cookie_jar=jar, connector=aiohttp.TCPConnector(limit=0))


def cookie(person: aiohttp.ClientSession) -> str:
    return "; ".join(f"{one.key}={one.value}" for one in person.cookie_jar)
