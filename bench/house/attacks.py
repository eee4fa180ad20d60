"""One attacker at full speed, from another loopback address and in a process of its own:
`python -m bench.house.attacks NAME PORT SECONDS TABLE` prints how many bytes it drew. All of them are bounded in
count and time."""

import asyncio
import contextlib
import gzip
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp

from bench.house.filled import MATCH
from bench.house.moves import CARD
from tests.support.server.raw_http import post
from tests.support.server.raw_page import Page, mask
from tests.support.server.visitors import cookie

ADDRESS = "127.0.0.2"
PING = bytes((0x89, 0x80, 0, 0, 0, 0))
_LOST = (OSError, aiohttp.ClientError, AssertionError, TimeoutError, json.JSONDecodeError)


class Attacker:
    def __init__(self, port: int, seconds: float, code: str) -> None:
        self.port, self.code = port, code
        self.base = f"http://127.0.0.1:{port}"
        self.until = time.monotonic() + seconds
        self.drawn = 0

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    def visitor(self) -> aiohttp.ClientSession:
        jar, wire = aiohttp.CookieJar(unsafe=True), aiohttp.TCPConnector(limit=0, local_addr=(ADDRESS, 0))
        return aiohttp.ClientSession(cookie_jar=jar, connector=wire, timeout=aiohttp.ClientTimeout(10))

    async def ask(self, person: aiohttp.ClientSession, method: str, path: str, form: Any = None) -> Any:
        async with person.request(method, self.base + path, json=form) as answer:
            body = await answer.read()
            return json.loads(body) if body.startswith(b"{") else body

    async def page(self, person: aiohttp.ClientSession, code: str | None = None) -> Page:
        if not cookie(person):
            await self.ask(person, "GET", "/api/me")
        page = await Page.connect(self.port, "/ws", cookie(person), ADDRESS)
        page.on_text = self._draw
        page.say(json.dumps({"say": "hello", "table": code or self.code}).encode())
        return page

    def _draw(self, data: bytes) -> None:
        self.drawn += len(data)

    async def send(self, data: bytes, connections: int) -> None:
        """The same bytes over and over, on so many connections; what is answered is read and thrown away."""

        async def one() -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))

            async def read() -> None:
                while answer := await reader.read(1 << 16):
                    self._draw(answer)
                writer.close()

            reading = asyncio.ensure_future(read())
            try:
                while self.on and not reading.done():
                    writer.write(data)
                    async with asyncio.timeout(5):
                        await writer.drain()
            finally:
                reading.cancel()
                writer.transport.abort()

        await self.repeat(one, connections)

    async def make(self, person: aiohttp.ClientSession, **form: Any) -> str:
        return str((await self.ask(person, "POST", "/api/tables", form))["code"])

    async def ask_for_long_history(self) -> None:
        """Of a match of the attacker's own, in which a brick was lifted and placed again and again."""
        async with self.visitor() as person:
            options = {"first": 0, "timer": "off", "reach_ms": 0, "deck": f"deck mine classic 1\n{CARD}"}
            self.code = await self.make(person, game="classic", seats=_ME, options=options, start=True)
            page = await self.page(person)
            page.on_text = None
            await page.until(b'{"tell":"update"')  # it takes part in the shuffle meanwhile
            page.on_text = self._draw
            place = {"do": "place", "brick": "red", "how": "lying", "x": 150, "y": 50}
            for n, command in enumerate(({"do": "start"}, *({"do": "lift", "brick": "red"}, place) * 140)):
                page.say(json.dumps({"say": "do", "id": f"c{n}", "seat": 0, "command": command}).encode())
                await asyncio.sleep(0.005)
            page.close()
            self.drawn = 0
            await self._pour(person, mask(b'{"say":"history"}') * 50, 12)

    async def pour(self, data: bytes, sockets: int = 12) -> None:
        """The same bytes over and over, on so many sockets, as fast as they are taken."""
        async with self.visitor() as person:
            await self._pour(person, data, sockets)

    async def _pour(self, person: aiohttp.ClientSession, data: bytes, sockets: int) -> None:
        pages: list[Page] = []
        while self.on:
            pages = [page for page in pages if not page.transport.is_closing()]
            with contextlib.suppress(*_LOST):
                while len(pages) < sockets:
                    pages.append(await self.page(person))
            for page in pages:
                if page.transport.get_write_buffer_size() < 1 << 18:
                    page.transport.write(data)
            await asyncio.sleep(0)

    async def repeat(self, once: Callable[[], Awaitable[Any]], at_once: int) -> None:
        async def one() -> None:
            while self.on:
                with contextlib.suppress(*_LOST, KeyError):
                    await once()
                await asyncio.sleep(0)

        await asyncio.gather(*(one() for _ in range(at_once)))

    async def connections(self, data: bytes, count: int, keep: bool) -> None:
        held: list[asyncio.StreamWriter] = []
        while self.on:
            if len(held) >= count:
                await asyncio.sleep(0.2)
                held = [writer for writer in held if not writer.transport.is_closing()]
                continue
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
                writer.write(data)
                if keep:
                    held.append(writer)
                else:
                    writer.transport.abort()

    async def tables(self, count: int, **form: Any) -> None:
        """So many tables that start at once."""
        people = [self.visitor() for _ in range(10)]

        async def one(person: aiohttp.ClientSession) -> None:
            for _ in range(count // 10):
                with contextlib.suppress(*_LOST, KeyError):
                    await self.page(person, await self.make(person, start=True, **form))

        await asyncio.gather(*(one(person) for person in people))
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))
        for person in people:
            await person.close()

    async def as_strangers(self, deed: Callable[[aiohttp.ClientSession], Awaitable[Any]]) -> None:
        """Somebody new every time."""

        async def once() -> None:
            async with self.visitor() as person:
                await deed(person)

        await self.repeat(once, 20)

    async def get(self, path: str | Callable[[], str]) -> None:
        async with self.visitor() as person:
            await self.ask(person, "GET", "/api/me")
            await self.repeat(lambda: self.ask(person, "GET", path if isinstance(path, str) else path()), 50)

    async def show_again(self, count: int) -> None:
        """The host changes a table with a big deck all the time, before so many pages."""
        people = [self.visitor() for _ in range(count // 10)]
        code = await self.make(people[0], game="classic", seats=[{"kind": "me"}, {}], options={"deck": _BIG_DECK})
        pages = [await self.page(person, code) for person in people for _ in range(10)]
        change = [mask(b'{"say":"change","chat":%b}' % word) for word in (b"true", b"false")]
        while self.on:
            if pages[0].transport.get_write_buffer_size() < 1 << 14:
                pages[0].transport.write(b"".join(change) * 20)
            await asyncio.sleep(0.01)
        for person in people:
            await person.close()

    async def crowd(self, count: int) -> None:
        """So many pages of some people at the table that plays, each coming in all the time."""
        hello = mask(json.dumps({"say": "hello", "table": self.code}).encode())
        people = [self.visitor() for _ in range(count // 10)]
        pages: list[Page] = []
        for person in people:
            with contextlib.suppress(*_LOST):
                pages += [await self.page(person) for _ in range(10)]
        while self.on:
            for page in pages:
                if page.transport.get_write_buffer_size() < 1 << 14:
                    page.transport.write(hello)
            await asyncio.sleep(0.001)
        for person in people:
            await person.close()


def _deck() -> str:
    card = "grey|@0,0 grey|@3,0 grey-@0,2 grey-@2,2 grey|@0,3 grey|@3,3 grey-@0,5 grey-@2,5 grey|@1,6"
    return "deck mine classic 1\n" + "\n".join(f"c{n} 1 blue grey: {card} grey.@{n % 4},9" for n in range(120))


async def _chat(attacker: Attacker, person: aiohttp.ClientSession) -> None:
    page = await attacker.page(person)
    for _ in range(6):
        page.say(b'{"say":"chat","preset":"hello"}')
    await asyncio.sleep(0.2)
    page.transport.abort()


async def _reconnect(attacker: Attacker, person: aiohttp.ClientSession) -> None:
    page = await attacker.page(person)
    await asyncio.sleep(0.01)
    page.transport.abort()


_BIG_DECK = "deck mine classic 1\n" + "\n".join(f"c{n}{CARD.removeprefix('c1')}" for n in range(250))
"""22 KB of cards that are quickly made."""
_ME: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "me", "name": "Cleo"}]
_EXPERTS: list[dict[str, Any]] = [{"kind": "bot", "level": "expert"}] * 4
_GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
_FOREIGN = b"GET /api/me HTTP/1.1\r\nHost: evil.example\r\nCookie: " + b"a=b; " * 1_400 + b"\r\n\r\n"
_BOMB = post(
    "/api/tables", "application/json", gzip.compress(b" " * (64 << 20))[: 64 << 10], "Content-Encoding: gzip"
)
_FORM, _PARTS = "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"
_FORMS = b"".join((
    post("/admin", f"{_FORM}; charset=nonsense", b"a=b"),
    post("/admin", f"{_FORM}; charset=utf-16", b"a=b"),
    post("/admin", "multipart/form-data", b"a=b"),
    post("/admin", _PARTS, b"--x\r\nContent-Type: text/plain\r\n\r\na\r\n--x--\r\n"),
    post("/admin", _PARTS, b'--x\r\nContent-Disposition: form-data; name="do"\r\n\r\nwhat'),
))  # fmt: skip


def _ask(path: str, *headers: bytes) -> bytes:
    first = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n".encode()
    return first + b"".join(header + b"\r\n" for header in headers) + b"\r\n"


_BEARER = b"Authorization: Bearer \xff"
_SETTINGS = {"settings": {"x": "y" * 8000}}

ATTACKS: dict[str, tuple[str, Callable[[Attacker], Awaitable[None]]]] = {
    "deck": (
        "decks of 120 expensive cards, refused for their size",
        lambda a: a.tables(60, game="classic", seats=_ME, options={"deck": _deck()}),
    ),
    "pings": ("ping frames over 12 sockets", lambda a: a.pour(PING * 5_000)),
    "history": ("`history` over 12 sockets", lambda a: a.pour(mask(b'{"say":"history"}') * 500)),
    "long-history": (
        "`history` of a match of 281 entries over 12 sockets",
        lambda a: a.ask_for_long_history(),
    ),
    "gestures": (
        "gestures over 12 sockets",
        lambda a: a.pour(mask(b'{"say":"gesture","seat":0,"motion":1}') * 500),
    ),
    "half-open": (
        "1,100 half-open connections",
        lambda a: a.connections(b"GET /api/me HTTP/1.1\r\nHo", 1_100, True),
    ),
    "endless": (
        "endless decks at 30 tables",
        lambda a: a.tables(30, game="classic", seats=_ME, options={"deck": f"endless:{time.time()}"}),
    ),
    "experts": ("60 tables of four experts", lambda a: a.tables(60, game="skipbo-breakers", seats=_EXPERTS)),
    "qr": ("qr.svg, 50 at once", lambda a: a.get(f"/api/tables/{a.code}/qr.svg")),
    "games": ("/api/games, 50 at once", lambda a: a.get("/api/games")),
    "ratings": ("/api/ratings of 50,000 ratings, 50 at once", lambda a: a.get("/api/ratings")),
    "verify": ("verifying an old match, 50 at once", lambda a: a.get(f"/api/replays/{MATCH}/verify")),
    "reviews": (
        "reviews of an old match, a new cookie every time",
        lambda a: a.as_strangers(lambda person: a.ask(person, "GET", f"/api/replays/{MATCH}/review")),
    ),
    "chat": ("chat with a new cookie every time", lambda a: a.as_strangers(lambda person: _chat(a, person))),
    "storage": (
        "PATCH /api/me without a cookie",
        lambda a: a.as_strangers(lambda person: a.ask(person, "PATCH", "/api/me", _SETTINGS)),
    ),
    "pipelining": (
        "ours: pipelined requests, answers unread, 20 connections",
        lambda a: a.connections(_GET * 400, 20, True),
    ),
    "connecting": ("ours: connecting and disconnecting", lambda a: a.connections(b"", 1, False)),
    "long": ("ours: 30 KB that isn't a message", lambda a: a.pour(mask(b"[" * 30_000) * 4)),
    "crumbs": (
        "ours: messages in frames of one byte",
        lambda a: a.pour(b"\x01\x80\0\0\0\0" + b"\0\x81\0\0\0\0x" * 5_000),
    ),
    "reconnect": (
        "ours: in and out with a new cookie",
        lambda a: a.as_strangers(lambda person: _reconnect(a, person)),
    ),
    "leafing": (
        "ours: every moment of an old match, 50 at once",
        lambda a: a.get(lambda: f"/api/replays/{MATCH}/view?step={random.randrange(60)}"),
    ),
    "cookies": (
        "ours: 7 KB of other cookies and a wrong host name, 20 connections",
        lambda a: a.connections(_FOREIGN * 100, 20, True),
    ),
    "results": (
        "ours: old results, most of them private, 50 at once",
        lambda a: a.get(lambda: f"/api/results?first={random.randrange(100_000)}"),
    ),
    "export": ("ours: everything stored about me, 50 at once", lambda a: a.get("/api/me/export")),
    "crowding": ("ours: 90 pages that keep reconnecting to the table", lambda a: a.crowd(90)),
    "inflating": ("64 KB of gzip that inflate to 64 MB, one connection", lambda a: a.send(_BOMB, 1)),
    "inflating-many": ("the same over 20 connections", lambda a: a.send(_BOMB, 20)),
    "rubbish-gzip": (
        "a body that only claims to be gzip, 20 connections",
        lambda a: a.send(post("/api/tables", "application/json", b"rubbish", "Content-Encoding: gzip"), 20),
    ),
    "cookie": (
        "a cookie that isn't text, 20 connections",
        lambda a: a.send(_ask("/api/me", b"Cookie: breakhouse=\xff.AAAA") * 20, 20),
    ),
    "bearer": (
        "tokens that aren't text on three routes, 20 connections",
        lambda a: a.send(b"".join(_ask(path, _BEARER) for path in ("/api/bot", "/ws/bot", "/api/admin/bans")), 20),
    ),
    "forms": ("forms of the operator's page that can't be read, 20 connections", lambda a: a.send(_FORMS, 20)),
    "slow-forms": (
        "400 forms of the operator's page that never end",
        lambda a: a.connections(post("/admin", _FORM, b"token=12345")[:-3], 400, True),
    ),
    "expect": (
        "an expectation that nobody meets, 20 connections",
        lambda a: a.send(_ask("/api/me", b"Expect: 200-ok") * 20, 20),
    ),
    "hosts": (
        "a page under host names that strangers made up, 20 connections",
        lambda a: a.send(b"".join(_ask("/").replace(b"localhost", b"10.0.%d.1" % n) for n in range(200)), 20),
    ),
    "unmasked": ("unmasked frames over 12 sockets", lambda a: a.pour(b'\x81\x11{"say":"history"}' * 500)),
    "unwanted": (
        "bodies without end that nobody wants, 20 connections",
        lambda a: a.send(_ask("/api/me", b"Content-Length: 999999999") + b"x" * 60_000, 20),
    ),
    "extensions": (
        "chunks with endless extensions, 20 connections",
        lambda a: a.send(_ask("/api/me", b"Transfer-Encoding: chunked") + b"1;a=" + b"x" * 60_000, 20),
    ),
    "showing": ("a table with a whole deck, shown to 60 pages again and again", lambda a: a.show_again(60)),
    "lost-replays": (
        "replays that don't exist, 50 at once",
        lambda a: a.get("/api/replays/nobodyplayedthismatch0"),
    ),
    "missing": ("ours: pages that don't exist, 50 at once", lambda a: a.get("/api/nothing")),
}


async def _run(name: str, port: int, seconds: float, code: str) -> None:
    attacker = Attacker(port, seconds, code)
    with contextlib.suppress(*_LOST):
        async with asyncio.timeout(seconds + 2):
            await ATTACKS[name][1](attacker)
    print(attacker.drawn)


if __name__ == "__main__":
    with contextlib.suppress(*_LOST):
        asyncio.run(_run(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]))
