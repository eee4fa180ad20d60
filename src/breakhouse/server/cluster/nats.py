"""The bus across machines: core NATS, which routes and stores nothing.

Its library would ask every two minutes whether the server is still there, give up after sixty tries, and keep
commands while it is away to send them later, when nobody waits for them any more. Here it asks every two seconds,
never gives up, and returns what can't be sent now.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.errors import Error, NoRespondersError

from breakhouse.core import Refusal
from breakhouse.server.cluster.bus import Listener

log = logging.getLogger("breakhouse.bus")

_TIMEOUT = 2.0
_PATIENCE = 5.0
"""Seconds for the first connection, with some tries."""
_NO_RESPONDERS = "503"
_PART, _FROM = "Breakhouse-Part", "Breakhouse-From"
"""Headers of a message that is longer than NATS carries at once."""
_HEADERS = 1024
"""Bytes for them."""
_TELL_LOST = 10.0
"""Seconds between two lines of the log about messages that could not be sent."""
_SCHEMES = ("nats", "tls", "ws", "wss")


class NatsBus:
    def __init__(self, url: str) -> None:
        self._url = url
        self._house = self._root = ""
        self._listener: Listener | None = None
        self._client: Any = None
        self._outbox: asyncio.Queue[tuple[str, bytes, str, str]] = asyncio.Queue()
        self._sending: asyncio.Task[None] | None = None
        self._unfinished: dict[tuple[str, str], list[bytes]] = {}
        """By subject and sender: the parts of a long message that have come."""
        self._lost = 0
        self._tell_lost_at = 0.0

    async def open(self, house: str, listener: Listener, world: str) -> None:
        """`Refusal` if the server can't be reached at first; later it may come and go."""
        self._house, self._listener, self._root = house, listener, f"breakhouse.{world}"
        self._client = await connect(self._url, house)
        await self._client.subscribe(self._subject("messages", house), cb=self._receive)
        await self._client.subscribe(self._subject("undelivered", house, "*"), cb=self._receive_status)
        await self._client.subscribe(self._subject("questions", house), cb=self._answer)
        await self._client.subscribe(self._subject("news"), cb=self._receive_news)
        await self._client.subscribe(_drain(house.rpartition("-")[0]), cb=self._drain)
        await _settle(self._client)
        self._sending = asyncio.get_running_loop().create_task(self._send_on())

    async def check(self) -> str:
        await (await connect(self._url, "doctor")).close()
        return urlsplit(self._url).netloc.rpartition("@")[2]

    def send(self, house: str, message: bytes) -> None:
        status = self._subject("undelivered", self._house, house)
        self._outbox.put_nowait((self._subject("messages", house), message, status, house))

    def broadcast(self, news: bytes) -> None:
        self._outbox.put_nowait((self._subject("news"), news, "", ""))

    async def ask(self, house: str, question: bytes) -> bytes | None:
        try:
            subject = self._subject("questions", house)
            return bytes((await self._client.request(subject, question, timeout=_TIMEOUT)).data)
        except (Error, OSError, TimeoutError):
            return None

    async def ask_worker(self, request: bytes, seconds: float, worker: str = "") -> bytes | None:
        try:
            subject = self._subject(*filter(None, ("work", worker)))
            return bytes((await self._client.request(subject, request, timeout=seconds)).data)
        except (Error, OSError, TimeoutError) as wrong:
            log.debug("no reply from worker %s: %s", worker or "(any)", type(wrong).__name__)
            return None

    def _subject(self, *parts: str) -> str:
        return ".".join((self._root, *parts))

    def is_connected(self) -> bool:
        return bool(self._client.is_connected)

    async def close(self) -> None:
        if self._sending is not None:
            while self._outbox.qsize() and self.is_connected():
                await asyncio.sleep(0)
            self._sending.cancel()
        if self._client is not None:
            with contextlib.suppress(Error, OSError, TimeoutError):
                await asyncio.wait_for(self._client.flush(), _TIMEOUT)
            with contextlib.suppress(Error, OSError, TimeoutError):
                await asyncio.wait_for(self._client.close(), _TIMEOUT)

    async def _send_on(self) -> None:
        """One after the other, so that messages stay in order, and those that are too long in parts."""
        while True:
            subject, body, status, house = await self._outbox.get()
            try:
                for part, headers in self._parts(body):
                    await self._client.publish(subject, part, reply=status, headers=headers)
            except Exception as wrong:  # whatever it is, the next message must be tried
                self._note_lost(house, len(body), wrong)
                if house and self._listener is not None:
                    self._listener.note_undelivered(house)

    def _parts(self, body: bytes) -> Iterator[tuple[bytes, dict[str, str] | None]]:
        most = self._client.max_payload - _HEADERS
        if len(body) <= most:
            yield body, None
            return
        count = -(-len(body) // most)
        for n in range(count):
            yield body[n * most : (n + 1) * most], {_PART: f"{n + 1}/{count}", _FROM: self._house}

    def _join(self, message: Any) -> bytes | None:
        """The whole message, once its last part is there."""
        headers = message.headers or {}
        if _PART not in headers:
            return bytes(message.data)
        sender, (n, count) = headers.get(_FROM, ""), map(int, headers[_PART].split("/"))
        parts = self._unfinished.setdefault((message.subject, sender), [])
        if n == 1:
            parts.clear()
        parts.append(message.data)
        if n < count:
            return None
        del self._unfinished[message.subject, sender]
        if len(parts) < count:
            log.warning("a message from house %s lacks %d of %d parts", sender, count - len(parts), count)
            return None
        return b"".join(parts)

    def _note_lost(self, house: str, size: int, wrong: Exception) -> None:
        """Not every one of them: while the server is away there are many."""
        self._lost += 1
        now = asyncio.get_running_loop().time()
        if now >= self._tell_lost_at:
            self._tell_lost_at = now + _TELL_LOST
            log.warning(
                "%d messages could not be sent, the last to %s (%d bytes): %s",
                self._lost, house or "all houses", size, str(wrong) or type(wrong).__name__,
            )  # fmt: skip
            self._lost = 0

    async def _receive(self, message: Any) -> None:
        assert self._listener is not None
        if (whole := self._join(message)) is not None:
            self._listener.receive(whole)

    async def _receive_status(self, message: Any) -> None:
        """The server replies at once when nobody is subscribed where a message was to go."""
        assert self._listener is not None
        if (message.headers or {}).get("Status") == _NO_RESPONDERS:
            self._listener.note_undelivered(message.subject.rpartition(".")[2])

    async def _answer(self, message: Any) -> None:
        assert self._listener is not None
        answer = self._listener.answer(message.data)
        try:
            await message.respond(answer)
        except (Error, OSError) as wrong:
            self._note_lost("one that asked", len(answer), wrong)

    async def _drain(self, message: Any) -> None:
        assert self._listener is not None
        await message.respond(b"")
        self._listener.drain()

    async def _receive_news(self, message: Any) -> None:
        assert self._listener is not None
        if (whole := self._join(message)) is not None:
            self._listener.receive_news(whole)


async def _settle(client: Any) -> None:
    """Waits until the server knows the subscriptions. The library's ping overtakes what waits to be sent, so only
    the answer to a second one says so."""
    await client.flush()
    await client.flush()


def _drain(name: str) -> str:
    return f"breakhouse.drain.{name}"


async def connect(url: str, name: str) -> Any:
    """A client, or `Refusal` if nobody answers there."""

    why: list[str] = []

    async def note_error(wrong: Exception) -> None:
        log.debug("NATS: %s", wrong)
        why[:] = [str(wrong)]

    async def note_lost() -> None:
        if client.is_reconnecting:  # and not closed by us
            log.error("NATS at %s doesn't answer; waiting for it", address)

    async def note_found() -> None:
        log.warning("NATS at %s answers again", address)

    client: Any = Client()
    try:
        parts = urlsplit(url)
    except ValueError:
        raise Refusal("unknown-bus", address=url.rpartition("@")[2]) from None
    address = parts.netloc.rpartition("@")[2]
    if parts.scheme not in _SCHEMES:
        raise Refusal("unknown-bus", address=f"{parts.scheme}://{address}" if parts.scheme else url)
    try:
        async with asyncio.timeout(_PATIENCE):
            await client.connect(
                url,
                name=name,
                ping_interval=2,
                max_outstanding_pings=2,
                max_reconnect_attempts=-1,
                reconnect_time_wait=0.25,
                pending_size=0,
                connect_timeout=2,
                no_echo=True,
                error_cb=note_error,
                disconnected_cb=note_lost,
                reconnected_cb=note_found,
                allow_reconnect=True,
            )
            return client
    except (Error, OSError, TimeoutError, ValueError) as wrong:
        reason = str(wrong) or next(filter(None, why), type(wrong).__name__)
        raise Refusal("bus-unreachable", address=address, why=reason) from None


@asynccontextmanager
async def serve_worker(
    url: str, world: str, worker: str, answer: Callable[[bytes, Callable[[bytes], None]], None]
) -> AsyncIterator[None]:
    """One worker of a world: each request goes to one of them."""
    client = await connect(url, f"worker-{worker}")
    loop, replying = asyncio.get_running_loop(), set[asyncio.Task[None]]()

    async def take(message: Any) -> None:
        def respond(reply: bytes) -> None:
            replying.add(task := loop.create_task(message.respond(reply)))
            task.add_done_callback(replying.discard)

        answer(message.data, respond)

    await client.subscribe(f"breakhouse.{world}.work", "workers", cb=take)
    await client.subscribe(f"breakhouse.{world}.work.{worker}", cb=take)
    await _settle(client)
    try:
        yield
    finally:
        await client.drain()  # so that no request is sent to somebody who is gone


async def tell_to_drain(url: str, name: str) -> None:
    """`Refusal` when no house of this name is there."""
    client = await connect(url, "drain")
    try:
        await client.request(_drain(name), b"", timeout=_TIMEOUT)
    except (NoRespondersError, TimeoutError):
        raise Refusal("no-such-house", name=name) from None
    finally:
        await client.close()
