"""A WebSocket whose messages are handed on where they arrive: text, no extensions, nothing between.

aiohttp keeps the connection and reads the frames; instead of a queue and a task for each page, which would cost
more than all that a table does about a move, its reader is given an inbox that passes every message on at once.
"""

import asyncio
import base64
import binascii
import hashlib
from collections.abc import Callable, Iterable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, hdrs, web
from aiohttp._websocket.reader import WebSocketDataQueue  # the reader takes no other kind of queue
from aiohttp.http_websocket import WebSocketError, WebSocketReader

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_GO_ON = (False, b"")
_GOODBYE = 2.0
"""Seconds that the other side has to hang up after it was told to."""

_HEADS = tuple(bytes((_TEXT, length)) for length in range(126))


def frame(payload: bytes, kind: int) -> bytes:
    """A whole, short, unmasked frame."""
    return bytes((kind, len(payload))) + payload


def text_frames(payloads: Iterable[bytes]) -> bytes:
    """Each payload as a text of its own, all in one piece."""
    parts: list[bytes] = []
    for payload in payloads:
        length = len(payload)
        if length < 126:
            parts += (_HEADS[length], payload)
        elif length < 1 << 16:
            parts += (b"\x81\x7e", length.to_bytes(2, "big"), payload)
        else:
            parts += (b"\x81\x7f", length.to_bytes(8, "big"), payload)
    return b"".join(parts)


async def shake_hands(request: web.Request) -> web.StreamResponse:
    """Answers the request to speak WebSocket, or 400."""
    headers = request.headers
    key = headers.get(hdrs.SEC_WEBSOCKET_KEY, "")
    try:
        fits = len(base64.b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        fits = False
    asked = headers.get(hdrs.UPGRADE, "").lower().strip() == "websocket"
    listed = "upgrade" in headers.get(hdrs.CONNECTION, "").lower()
    if not (fits and asked and listed and headers.get(hdrs.SEC_WEBSOCKET_VERSION) == "13"):
        raise web.HTTPBadRequest
    accept = base64.b64encode(hashlib.sha1(key.encode() + _GUID).digest()).decode()
    answer = web.StreamResponse(
        status=101,
        headers={hdrs.UPGRADE: "websocket", hdrs.CONNECTION: "upgrade", hdrs.SEC_WEBSOCKET_ACCEPT: accept},
    )
    answer.force_close()
    await answer.prepare(request)
    return answer


class Shortcut:
    """Stands before aiohttp's connection once that speaks WebSocket: data goes straight to the wire."""

    def __init__(self, wire: "Wire", connection: asyncio.Protocol) -> None:
        self.data_received = wire.feed_data
        self.eof_received = connection.eof_received
        self.connection_lost = connection.connection_lost
        self.pause_writing = connection.pause_writing
        self.resume_writing = connection.resume_writing


class _Inbox(WebSocketDataQueue):
    """Where aiohttp's reader puts what it read; nothing ever waits in it."""

    def __init__(self, wire: "Wire", protocol: Any) -> None:
        super().__init__(protocol, wire.longest, loop=asyncio.get_running_loop())
        self._take = wire.take
        self._break = wire.break_off

    def feed_data(self, message: Any, size: int) -> None:
        self._take(message)

    def set_exception(self, exc: BaseException, *_: Any) -> None:
        self._break(exc)


class Wire:
    """One end of a WebSocket. It is given to aiohttp's connection as its parser (`feed_data`, `feed_eof`)."""

    def __init__(
        self,
        transport: Any,
        heard: Callable[[bytes], None],
        lost: Callable[[], None],
        longest: int,
        protocol: Any = None,
    ) -> None:
        self.transport = transport
        self.longest = longest
        self.quiet = 0
        """How often the house looked and nothing had come since."""
        self.closing = False
        self.ponged: Callable[[bytes], None] | None = None
        self._heard = heard
        self._lost: Callable[[], None] | None = lost
        self._deaf = False
        self._reader = WebSocketReader(_Inbox(self, protocol), longest, compress=False, decode_text=False)

    # -------------------------------------------------------------- out

    def ping(self, payload: bytes = b"") -> None:
        if not self.transport.is_closing():
            self.transport.write(frame(payload, _PING))

    def close(self, code: int, deaf: bool = False) -> None:
        """Says goodbye, once; the line is cut when the other side answers, or soon after."""
        self._deaf |= deaf
        if self.closing:
            return
        self.closing = True
        if not self.transport.is_closing():
            self.transport.write(frame(code.to_bytes(2, "big"), _CLOSE))
            asyncio.get_running_loop().call_later(_GOODBYE, self.transport.abort)

    # -------------------------------------------------------------- in

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.quiet = 0
        if not self._deaf:
            self._reader.feed_data(data)
        return _GO_ON

    def feed_eof(self) -> None:
        lost, self._lost = self._lost, None
        if lost is not None:
            lost()

    def take(self, message: Any) -> None:
        """One message, whole, or a control frame between the parts of one."""
        kind = message.type
        if kind is WSMsgType.TEXT:
            self._text(message.data)
        elif kind is WSMsgType.PING:
            if not self.transport.is_closing() and not self.transport.get_write_buffer_size():
                self.transport.write(frame(message.data, _PONG))
        elif kind is WSMsgType.PONG:
            if self.ponged is not None:
                self.ponged(bytes(message.data))
        elif kind is WSMsgType.CLOSE:
            self.close(message.data or WSCloseCode.OK, deaf=True)
            self.transport.close()
        elif kind is WSMsgType.BINARY:
            self.close(WSCloseCode.UNSUPPORTED_DATA, deaf=True)

    def _text(self, data: bytes) -> None:
        """Gestures are passed on unread, so what is no text must not get any further than here."""
        if not data.isascii():
            try:
                data.decode()
            except UnicodeDecodeError:
                self.close(WSCloseCode.INVALID_TEXT, deaf=True)
                return
        if not self.closing:
            self._heard(data)

    def break_off(self, wrong: BaseException) -> None:
        """The other side does not keep to the protocol."""
        code = wrong.code if isinstance(wrong, WebSocketError) else WSCloseCode.PROTOCOL_ERROR
        self.close(code, deaf=True)
