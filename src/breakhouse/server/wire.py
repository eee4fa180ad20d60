"""The WebSocket protocol (RFC 6455), as much of it as a page needs: text, no extensions, nothing between.

aiohttp keeps the connection; from the handshake on, frames are read where they arrive and handed on at once. A
queue and a task for each page would cost more than all that a table does about a move.
"""

import asyncio
import base64
import binascii
import hashlib
from collections.abc import Callable, Iterable
from typing import Any

from aiohttp import WSCloseCode, hdrs, web

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


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """As one long number: there is no quicker exclusive or of bytes in Python."""
    length = len(payload)
    key = int.from_bytes((mask * (length // 4 + 1))[:length], "little")
    return (int.from_bytes(payload, "little") ^ key).to_bytes(length, "little")


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


class Broken(Exception):
    """The other side does not keep to the protocol."""

    def __init__(self, code: WSCloseCode) -> None:
        super().__init__(code)
        self.code = code


class Wire:
    """One end of a WebSocket. It is given to aiohttp's connection as its parser (`feed_data`, `feed_eof`)."""

    def __init__(
        self, transport: Any, heard: Callable[[bytes], None], lost: Callable[[], None], longest: int
    ) -> None:
        self.transport = transport
        self.quiet = 0
        """How often the house looked and nothing had come since."""
        self.closing = False
        self._heard = heard
        self._lost: Callable[[], None] | None = lost
        self._longest = longest
        self._rest = b""
        self._parts: list[bytes] | None = None
        self._deaf = False

    # -------------------------------------------------------------- out

    def ping(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(frame(b"", _PING))

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
        if self._deaf:
            return _GO_ON
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        try:
            while at < end and (after := self._frame(data, at, end)) > at:
                at = after
        except Broken as wrong:
            self.close(wrong.code, deaf=True)
            return _GO_ON
        if at < end:
            self._rest = data[at:]
        return _GO_ON

    def feed_eof(self) -> None:
        lost, self._lost = self._lost, None
        if lost is not None:
            lost()

    def _frame(self, data: bytes, at: int, end: int) -> int:
        """Takes one frame; returns where the next begins, or `at` when this one is not whole yet."""
        if end - at < 2:
            return at
        kind, length = data[at], data[at + 1] - 128
        if length < 0 or kind & 0x70:
            raise Broken(WSCloseCode.PROTOCOL_ERROR)  # not masked, or an extension that nobody agreed on
        start = at + 6
        if length > 125:
            start = at + 8 if length == 126 else at + 14
            if end < start:
                return at
            length = int.from_bytes(data[at + 2 : start - 4], "big")
        if length > self._longest:
            raise Broken(WSCloseCode.MESSAGE_TOO_BIG)
        stop = start + length
        if stop > end:
            return at
        payload = unmasked(data[start:stop], data[start - 4 : start])
        if kind == _TEXT and self._parts is None:
            self._text(payload)
        else:
            self._other(kind, payload)
        return stop

    def _text(self, payload: bytes) -> None:
        if not payload.isascii():
            try:
                payload.decode()
            except UnicodeDecodeError:
                raise Broken(WSCloseCode.INVALID_TEXT) from None
        if not self.closing:
            self._heard(payload)

    def _other(self, kind: int, payload: bytes) -> None:
        if kind & 0x08:
            if len(payload) > 125:
                raise Broken(WSCloseCode.PROTOCOL_ERROR)
            self._control(kind, payload)
        elif kind & 0x0F == 0x02:
            raise Broken(WSCloseCode.UNSUPPORTED_DATA)
        else:
            self._part(kind, payload)

    def _control(self, kind: int, payload: bytes) -> None:
        if kind == _PING:
            if not self.transport.is_closing() and not self.transport.get_write_buffer_size():
                self.transport.write(frame(payload, _PONG))
        elif kind == _CLOSE:
            code = int.from_bytes(payload[:2], "big") if len(payload) > 1 else WSCloseCode.OK
            self.close(code if 1000 <= code < 5000 else WSCloseCode.PROTOCOL_ERROR, deaf=True)
            self.transport.close()
        elif kind != _PONG:
            raise Broken(WSCloseCode.PROTOCOL_ERROR)

    def _part(self, kind: int, payload: bytes) -> None:
        """A message in fragments: one that begins (0x01), goes on (0x00) or ends (0x80)."""
        begins = kind & 0x0F == 0x01
        if begins == (self._parts is not None) or kind & 0x0F > 1:
            raise Broken(WSCloseCode.PROTOCOL_ERROR)
        parts = self._parts = self._parts or []
        parts.append(payload)
        if sum(map(len, parts)) > self._longest or len(parts) > 1000:
            raise Broken(WSCloseCode.MESSAGE_TOO_BIG)
        if kind & 0x80:
            self._parts = None
            self._text(b"".join(parts))
