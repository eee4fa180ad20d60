"""Whatever is sent to any route, in headers, addresses and bodies: nobody can cause a 500."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import breakhouse.server
from tests.support.server.client import Person, Served, served
from tests.support.server.fuzz_http import RIGHT, TOKEN, RawFuzz, call_operations, send_raw_requests
from tests.support.server.visitors import cookie


@pytest.fixture(autouse=True)
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests that never end are among them."""
    for name in ("limits.connections.PATIENCE", "limits.connections._LINGER", "http.routes.PATIENCE"):
        monkeypatch.setattr(f"breakhouse.server.{name}", 0.2)


@asynccontextmanager
async def fuzzed(caplog: pytest.LogCaptureFixture) -> AsyncIterator[tuple[Served, RawFuzz]]:
    caplog.set_level(logging.ERROR)
    async with served(token=TOKEN) as house, Person(house.base, "Ann") as ann:
        codes = [await ann.make(), await ann.make(access="code")]
        yield house, RawFuzz(27, codes, cookie(ann.http))
        assert house.house.metrics.counts["errors_total"] == 0
    assert [record.getMessage() for record in caplog.records] == []


async def test_raw_bytes_to_any_route_get_refusals(caplog: pytest.LogCaptureFixture) -> None:
    async with fuzzed(caplog) as (house, fuzz):
        assert await send_raw_requests(house.port, fuzz, 600) == []


async def test_requests_made_from_the_description_get_what_it_says(caplog: pytest.LogCaptureFixture) -> None:
    async with fuzzed(caplog) as (house, _):
        assert await asyncio.to_thread(call_operations, house.base, 1, 27, 8) == []


def test_every_header_that_the_house_reads_is_fuzzed() -> None:
    source = "".join(path.read_text() for path in Path(breakhouse.server.__path__[0]).rglob("*.py"))
    read = {name.title() for name in re.findall(r'headers\.get\("([\w-]+)"', source)}
    assert len(read) > 8
    assert read <= {*RIGHT, "Content-Type"}


@pytest.mark.soak
@pytest.mark.parametrize("number", range(10))
async def test_a_hundred_thousand_raw_requests_get_refusals(number: int, caplog: pytest.LogCaptureFixture) -> None:
    async with fuzzed(caplog) as (house, fuzz):
        fuzz.reseed(number)
        assert await send_raw_requests(house.port, fuzz, 10_000) == []


@pytest.mark.soak
@pytest.mark.parametrize("number", range(10))
async def test_thousands_of_requests_made_from_the_description_get_what_it_says(
    number: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with fuzzed(caplog) as (house, _):
        assert await asyncio.to_thread(call_operations, house.base, 40, number) == []
