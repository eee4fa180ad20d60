"""A page without a browser: a cookie, a socket, and every message received."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

from breakhouse.server.app import make_app
from breakhouse.server.cluster.bus import World
from breakhouse.server.cluster.join import join_cluster
from breakhouse.server.house import House
from breakhouse.server.http.static import HEADERS, Pages
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.limits.connections import ConnectionLimits, raise_open_files
from breakhouse.server.net.hosts import HostPolicy
from breakhouse.table.clock import HouseClock
from tests.support.server.shuffle import answer_shuffle
from tools.servers import free_port


class Served:
    """A house on a port."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.base = f"http://127.0.0.1:{port}"
        self.port = port


@asynccontextmanager
async def served(
    folder: Path | None = None,
    budgets: Budgets | None = None,
    clock: HouseClock | None = None,
    pages: Path | None = None,
    prepare: str = "",
    programs: dict[str, str] | None = None,
    hosts: HostPolicy | None = None,
    token: str = "",
    world: World | None = None,
    slow: float = 0.25,
) -> AsyncIterator[Served]:
    house = House(folder, budgets or Budgets.boundless(), programs, clock, prepare, world, slow)
    async with AsyncExitStack() as opened:
        opened.push_async_callback(house.close)
        await join_cluster(house, lambda: None)
        await house.open()
        house.watch.start()
        port = free_port()
        hosts = hosts or HostPolicy(f"http://192.0.2.7:{port}", frozenset({"play.example"}))
        runner = web.AppRunner(make_app(house, hosts, Pages(pages or Path("nowhere")), token), access_log=None)
        await runner.setup()
        opened.push_async_callback(runner.cleanup)
        limits = ConnectionLimits(house.accounts, raise_open_files(), HEADERS, hosts.trusts)
        listening = await limits.listen(runner, "127.0.0.1", port, backlog=2048)
        opened.callback(house.say_goodbye)
        opened.callback(listening.close)
        yield Served(house, port)


class Person:
    """Somebody with a browser: one cookie, any number of pages."""

    def __init__(
        self, base: str, name: str | None = None, headers: dict[str, str] | None = None, address: str = "127.0.0.1"
    ) -> None:
        self.base = base
        self.name = name
        self.http = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True),
            headers=headers,
            connector=aiohttp.TCPConnector(limit=0, local_addr=(address, 0)),
        )
        self.pages: list[Page] = []
        self.commands = 0

    async def __aenter__(self) -> "Person":
        await self.get("/api/me")
        if self.name is not None:
            await self.ask("PATCH", "/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        for page in self.pages:
            await page.close()
        await self.http.close()

    async def ask(self, method: str, path: str, form: Any = None, **more: Any) -> tuple[int, Any]:
        async with self.http.request(method, self.base + path, json=form, **more) as response:
            text = await response.text()
            return response.status, json.loads(text) if text.startswith(("{", "[")) else text

    async def get(self, path: str) -> Any:
        return (await self.ask("GET", path))[1]

    async def make(self, game: str = "tic-tac-toe", **form: Any) -> str:
        status, answer = await self.ask("POST", "/api/tables", {"game": game, **form})
        assert status == 200, answer
        return str(answer["code"])

    async def page(self, code: str | None = None, **hello: Any) -> "Page":
        page = Page(self, await self.http.ws_connect(self.base + "/ws", max_msg_size=0))
        self.pages.append(page)
        if code is not None:
            await page.say("hello", table=code, **hello)
            await page.until("table")
        return page


class Page:
    def __init__(self, person: Person, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.person = person
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.said: list[dict[str, Any]] = []

    async def say(self, word: str, **fields: Any) -> None:
        self.said.append({"say": word, **fields})
        await self.socket.send_str(json.dumps(self.said[-1]))

    async def hear(self, timeout: float = 60) -> dict[str, Any]:
        message = await self.socket.receive(timeout)
        if message.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionError(f"{message.type!r} {message.data!r}")
        self.raw.append(message.data)
        heard: dict[str, Any] = json.loads(message.data)
        self.received.append(heard)
        if heard["tell"] == "table":
            for answer in answer_shuffle(heard):
                await self.socket.send_str(json.dumps(answer))
        return heard

    async def until(self, tell: str, timeout: float = 60, **wanted: Any) -> dict[str, Any]:
        """The next message of this kind with these fields; what comes before it is kept in `received`."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.hear(timeout)
                if message["tell"] == tell and all(message.get(name) == value for name, value in wanted.items()):
                    return message

    async def phase(self, phase: str) -> dict[str, Any]:
        while True:
            message = await self.until("table")
            if message["table"]["phase"] == phase:
                return message

    async def do(self, seat: int, command: Any, id: str | None = None, **more: Any) -> dict[str, Any]:
        """A command and its answer."""
        self.person.commands += 1
        id = id or f"{seat}.{self.person.commands}"
        await self.say("do", id=id, seat=seat, command=command, **more)
        while True:
            message = await self.hear()
            if message["tell"] in ("accepted", "refused") and message.get("id") == id:
                return message

    async def mark(self, seat: int, cell: int, id: str | None = None) -> dict[str, Any]:
        return await self.do(seat, {"do": "mark", "cell": cell}, id)

    async def close(self) -> None:
        await self.socket.close()

    def cut(self) -> None:
        """The connection is gone, without a goodbye."""
        transport = self.socket._writer.transport
        if transport is not None:
            transport.abort()


async def accepted(page: Page) -> bool:
    """Whether a first mark is, by the player in seat 0."""
    return bool((await page.mark(0, 4))["tell"] == "accepted")


async def seated(ann: Person, bo: Person, game: str = "tic-tac-toe", **form: Any) -> tuple[str, Page, Page]:
    """A table with both at it and the match running."""
    code = await ann.make(game, **form)
    first, second = await ann.page(code), await bo.page(code)
    await second.say("sit")
    while not (await second.until("table"))["yours"]:
        pass
    await first.say("start")
    await asyncio.gather(first.until("update"), second.until("update"))
    return code, first, second
