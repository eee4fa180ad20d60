"""The house measures how slow a connection is, over real sockets and with a clock that is stepped by hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.ws.frames import WebSocket, ping_frame, text_frames
from breakhouse.server.ws.latency import LAG_CAP_MS, Roundtrips
from breakhouse.server.ws.outbox import SocketOutlet
from breakhouse.table import Device
from breakhouse.table.clock import HouseClock
from tests.support.server.client import Page, Person, Served, served


class Stepped:
    def __init__(self) -> None:
        self.ms = 1_000
        self.clock = HouseClock(lambda: self.ms * 1_000_000)


class SlowPage(Page):
    """A page whose pongs come when the test says so."""

    first: bytes
    """The ping that came with the welcome."""

    async def ping(self) -> bytes:
        """The next ping of the house."""
        while True:
            message = await self.socket.receive(60)
            if message.type is aiohttp.WSMsgType.PING:
                return bytes(message.data)
            assert message.type is aiohttp.WSMsgType.TEXT


@asynccontextmanager
async def on_the_line(time: Stepped) -> AsyncIterator[tuple[Served, SlowPage, Device]]:
    async with served(clock=time.clock) as house, Person(house.base, "Ann") as ann:
        code = await ann.make()
        page = SlowPage(ann, await ann.http.ws_connect(house.base + "/ws", autoping=False))
        ann.pages.append(page)
        await page.say("hello", table=code)
        page.first = await page.ping()
        (device,) = house.house.tables[code].devices
        yield house, page, device


async def answer(page: SlowPage, time: Stepped, *after: int) -> None:
    for n, ms in enumerate(after):
        payload = await page.ping() if n else page.first
        time.ms += ms
        await page.socket.pong(payload)


async def settled(page: SlowPage) -> None:
    """All that was sent before has been read."""
    await page.say("ping", n=7)
    while True:
        message = await page.socket.receive(60)
        if message.type is aiohttp.WSMsgType.TEXT and '"pong"' in message.data:
            return


async def test_the_smallest_of_the_last_few_round_trips_counts() -> None:
    time = Stepped()
    async with on_the_line(time) as (_, page, device):
        await answer(page, time, 240, 90, 400)
        await settled(page)
        assert device.lag == 45


async def test_delayed_pongs_gain_no_more_than_the_cap() -> None:
    time = Stepped()
    async with on_the_line(time) as (_, page, device):
        await answer(page, time, 1_900, 1_900, 1_900)
        await settled(page)
        assert device.lag == LAG_CAP_MS


async def test_unsolicited_and_repeated_pongs_do_not_count() -> None:
    time = Stepped()
    async with on_the_line(time) as (_, page, device):
        first = page.first
        await page.socket.pong(b"lag 99")
        time.ms += 200
        await page.socket.pong(first)
        assert await page.ping() != first
        time.ms += 100
        await page.socket.pong(first)
        await settled(page)
        assert device.lag == 100


class Sent:
    """A connection that keeps what is written to it, write by write."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.write = self.writes.append

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


async def test_a_ping_is_sent_along_with_other_messages_and_timed_from_then() -> None:
    time, sent = Stepped(), Sent()
    roundtrips = Roundtrips(time.clock.now)
    wire = WebSocket(sent, lambda message: None, lambda: None, 1024)
    outlet = SocketOutlet(wire, Metrics(), roundtrips)
    roundtrips.wanted = True
    time.ms += 500  # the command becomes durable
    outlet.put([b"accepted"])
    roundtrips.wanted = True
    outlet.put([b"too soon for another"])
    time.ms += 20
    again = roundtrips.answer(b"lag 1")
    assert sent.writes == [
        ping_frame(b"lag 1") + text_frames([b"accepted"]),
        text_frames([b"too soon for another"]),
    ]
    assert again == b"lag 2", "the first few follow each other at once"
    assert roundtrips.lag == 10
