"""A page that costs next to nothing: raw frames over a raw connection, so we measure the server."""

import asyncio
import base64
import json
import os
from collections import deque
from collections.abc import Callable

from tests.support.server.shuffle import answer_shuffle

_TABLE = b'{"tell":"table"'
_NOTHING = b'"attempt":null'
_PATIENCE = 60


def mask(payload: bytes) -> bytes:
    """A text frame as clients send it. A key of zeros is a key, and leaves the text as it is."""
    length = len(payload)
    head = bytes((0x81, 0x80 | length)) if length < 126 else b"\x81\xfe" + length.to_bytes(2, "big")
    return head + bytes(4) + payload


class Page(asyncio.Protocol):
    """One WebSocket. Texts go to `on_text` if there is one, else they wait for `text`. Takes part in shuffles."""

    def __init__(self, port: int, path: str, cookie: str = "") -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie and f'Cookie: {cookie}'}\r\n"
            f"{cookie and chr(13) + chr(10)}"
        ).encode()
        self._rest = b""
        self._open = self._gone = False
        self._texts: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self.on_text: Callable[[bytes], None] | None = None
        self.transport: asyncio.Transport

    @classmethod
    async def connect(cls, port: int, path: str, cookie: str = "", address: str = "127.0.0.1") -> "Page":
        loop = asyncio.get_running_loop()
        _, page = await loop.create_connection(
            lambda: cls(port, path, cookie), "127.0.0.1", port, local_addr=(address, 0)
        )
        return page

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def say(self, text: bytes) -> None:
        self.transport.write(mask(text))

    async def text(self) -> bytes:
        """The next one; `ConnectionError` if the server hung up, `TimeoutError` if it says nothing for long."""
        while not self._texts:
            if self._gone:
                raise ConnectionError("the server closed the connection")
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await asyncio.wait_for(self._waiting, _PATIENCE)
            except TimeoutError:
                raise TimeoutError(f"the server said nothing for {_PATIENCE} s") from None
        return self._texts.popleft()

    def connection_lost(self, wrong: Exception | None) -> None:
        self._gone = True
        self._wake()

    async def until(self, *starts: bytes) -> bytes:
        while not (text := await self.text()).startswith(starts):
            pass
        return text

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        at = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data
            self._open, at = True, end + 4
        size = len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length > 125:
                start = at + 4 if length == 126 else at + 10
                if size < start:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            if data[at] == 0x81:
                self._text(data[start : start + length])
            elif data[at] == 0x89:
                self.transport.write(b"\x8a\x80" + bytes(4))
            at = start + length
        self._rest = data[at:]

    def _text(self, text: bytes) -> None:
        if text.startswith(_TABLE) and _NOTHING not in text:
            for answer in answer_shuffle(json.loads(text)):
                self.say(json.dumps(answer).encode())
        if self.on_text is not None:
            self.on_text(text)
            return
        self._texts.append(text)
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def close(self) -> None:
        self.transport.write(b"\x88\x82" + bytes(4) + (1000).to_bytes(2, "big"))
        self.transport.close()
