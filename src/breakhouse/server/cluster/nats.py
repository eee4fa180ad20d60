"""The bus across machines: core NATS, which routes and stores nothing.

Its library would ask every two minutes whether the server is still there, give up after sixty tries, and keep
commands while it is away to send them later, when nobody waits for them any more. Here it asks every two seconds,
never gives up, and returns what can't be sent now.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.errors import Error, NoRespondersError

from breakhouse.core import Refusal
from breakhouse.server.cluster.bus import Ears

log = logging.getLogger("breakhouse.bus")

_PATIENCE = 2.0
_NOBODY = "503"
_SCHEMES = ("nats", "tls", "ws", "wss")


class NatsBus:
    def __init__(self, url: str) -> None:
        self._url = url
        self._house = self._root = ""
        self._ears: Ears | None = None
        self._line: Any = None
        self._outbox: asyncio.Queue[tuple[str, bytes, str, str]] = asyncio.Queue()
        self._sending: asyncio.Task[None] | None = None

    async def open(self, house: str, ears: Ears, world: str) -> None:
        """`Refusal` if the server can't be reached at first; later it may come and go."""
        self._house, self._ears, self._root = house, ears, f"breakhouse.{world}"
        self._line = await connect(self._url, house)
        await self._line.subscribe(self._subject("letters", house), cb=self._take)
        await self._line.subscribe(self._subject("returned", house, "*"), cb=self._take_back)
        await self._line.subscribe(self._subject("questions", house), cb=self._answer)
        await self._line.subscribe(self._subject("news"), cb=self._overhear)
        await self._line.subscribe(_drain(house.rpartition("-")[0]), cb=self._drain)
        await _settle(self._line)
        self._sending = asyncio.get_running_loop().create_task(self._send_on())

    async def try_out(self) -> str:
        await (await connect(self._url, "doctor")).close()
        return urlsplit(self._url).netloc.rpartition("@")[2]

    def post(self, house: str, letter: bytes) -> None:
        back = self._subject("returned", self._house, house)
        self._outbox.put_nowait((self._subject("letters", house), letter, back, house))

    def spread(self, news: bytes) -> None:
        self._outbox.put_nowait((self._subject("news"), news, "", ""))

    async def ask(self, house: str, question: bytes) -> bytes | None:
        try:
            subject = self._subject("questions", house)
            return bytes((await self._line.request(subject, question, timeout=_PATIENCE)).data)
        except (Error, OSError, TimeoutError):
            return None

    async def ask_worker(self, request: bytes, seconds: float, worker: str = "") -> bytes | None:
        try:
            subject = self._subject(*filter(None, ("think", worker)))
            return bytes((await self._line.request(subject, request, timeout=seconds)).data)
        except (Error, OSError, TimeoutError) as wrong:
            log.debug("no reply from worker %s: %s", worker or "(any)", type(wrong).__name__)
            return None

    def _subject(self, *parts: str) -> str:
        return ".".join((self._root, *parts))

    def well(self) -> bool:
        return bool(self._line.is_connected)

    async def close(self) -> None:
        if self._sending is not None:
            while self._outbox.qsize() and self.well():
                await asyncio.sleep(0)
            self._sending.cancel()
        if self._line is not None:
            with contextlib.suppress(Error, OSError, TimeoutError):
                await asyncio.wait_for(self._line.flush(), _PATIENCE)
            with contextlib.suppress(Error, OSError, TimeoutError):
                await asyncio.wait_for(self._line.close(), _PATIENCE)

    async def _send_on(self) -> None:
        """One after the other, so that letters stay in order."""
        while True:
            subject, body, back, house = await self._outbox.get()
            try:
                await self._line.publish(subject, body, reply=back)
            except Exception as wrong:  # whatever it is, the next letter must be tried
                log.debug("a letter to %s was not sent: %s", house or "all", type(wrong).__name__)
                if house and self._ears is not None:
                    self._ears.miss(house)

    async def _take(self, message: Any) -> None:
        assert self._ears is not None
        self._ears.take(message.data)

    async def _take_back(self, message: Any) -> None:
        """The server says at once when nobody listens where a letter was to go."""
        assert self._ears is not None
        if (message.headers or {}).get("Status") == _NOBODY:
            self._ears.miss(message.subject.rpartition(".")[2])

    async def _answer(self, message: Any) -> None:
        assert self._ears is not None
        with contextlib.suppress(Error, OSError):
            await message.respond(self._ears.answer(message.data))

    async def _drain(self, message: Any) -> None:
        assert self._ears is not None
        await message.respond(b"")
        self._ears.drain()

    async def _overhear(self, message: Any) -> None:
        assert self._ears is not None
        self._ears.overhear(message.data)


async def _settle(line: Any) -> None:
    """Waits until the server knows the subscriptions. The library's ping overtakes what waits to be sent, so only
    the answer to a second one says so."""
    await line.flush()
    await line.flush()


def _drain(name: str) -> str:
    return f"breakhouse.drain.{name}"


async def connect(url: str, name: str) -> Any:
    """`Refusal` in one sentence when nobody answers there."""

    why: list[str] = []

    async def hush(wrong: Exception) -> None:
        log.debug("the bus: %s", wrong)
        why[:] = [str(wrong)]

    async def miss() -> None:
        if line.is_reconnecting:  # and not closed by us
            log.error("NATS at %s doesn't answer; waiting for it", address)

    async def find() -> None:
        log.warning("NATS at %s answers again", address)

    line: Any = Client()
    parts = urlsplit(url)
    address = parts.netloc.rpartition("@")[2]
    if parts.scheme not in _SCHEMES:
        raise Refusal("unknown-bus", address=f"{parts.scheme}://{address}" if parts.scheme else url)
    try:
        async with asyncio.timeout(5):
            await line.connect(
                url,
                name=name,
                ping_interval=2,
                max_outstanding_pings=2,
                max_reconnect_attempts=-1,
                reconnect_time_wait=0.25,
                pending_size=0,
                connect_timeout=2,
                no_echo=True,
                error_cb=hush,
                disconnected_cb=miss,
                reconnected_cb=find,
                allow_reconnect=True,
            )
            return line
    except (Error, OSError, TimeoutError, ValueError) as wrong:
        reason = str(wrong) or next(iter(why), type(wrong).__name__)
        raise Refusal("bus-unreachable", address=address, why=reason) from None


@asynccontextmanager
async def serve_worker(
    url: str, world: str, worker: str, answer: Callable[[bytes, Callable[[bytes], None]], None]
) -> AsyncIterator[None]:
    """One worker of a world: each request goes to one of them."""
    line = await connect(url, f"think-{worker}")
    loop, replying = asyncio.get_running_loop(), set[asyncio.Task[None]]()

    async def take(message: Any) -> None:
        def respond(reply: bytes) -> None:
            replying.add(task := loop.create_task(message.respond(reply)))
            task.add_done_callback(replying.discard)

        answer(message.data, respond)

    await line.subscribe(f"breakhouse.{world}.think", "thinkers", cb=take)
    await line.subscribe(f"breakhouse.{world}.think.{worker}", cb=take)
    await _settle(line)
    try:
        yield
    finally:
        await line.drain()  # so that no question is sent to somebody who is gone


async def tell_to_drain(url: str, name: str) -> None:
    """`Refusal` when no house of this name is there."""
    line = await connect(url, "drain")
    try:
        await line.request(_drain(name), b"", timeout=_PATIENCE)
    except (NoRespondersError, TimeoutError):
        raise Refusal("no-such-house", name=name) from None
    finally:
        await line.close()
