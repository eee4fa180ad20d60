"""A WebSocket whose messages are passed on where they arrive: text, no extensions, nothing in between.

aiohttp keeps the connection and reads the frames; instead of a queue and a task for each page, which would cost
more than a table's whole work for a move, its reader gets an inbox that passes every message on at once. What is
read is charged to the page's tab, slice by slice; a page in debt is not read until the debt is paid.

Why: docs/decisions/0010-frames-read-where-they-arrive.md.
"""

import asyncio
import base64
import binascii
import hashlib
import time
from collections.abc import Callable, Iterable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, hdrs, web
from aiohttp._websocket.reader import WebSocketDataQueue  # the reader takes no other kind of queue
from aiohttp.http_websocket import WebSocketError, WebSocketReader

from breakhouse.core import Invalid
from breakhouse.server.limits.meter import Tab

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_GO_ON = (False, b"")
_GOODBYE = 2.0
"""Seconds the other side has to close the connection after being asked to."""
_SLICE = 2048
"""So many bytes are read before they are charged: a few hundred of the smallest frames."""
_FORGIVEN = 0.84
"""The share of a page's debts that remains at the next check."""
_PATIENCE = 10.0
"""Seconds of debt a page may run up by itself; half is forgiven in four checks."""
CHECK_S = 3
"""Seconds between two checks for quiet pages: that somebody is cut off should be known within the same turn."""
_ASK, _WEAK, _GONE = 2, 3, 12
"""After so many checks in silence the server pings, tells the others, and disconnects."""

_LONGEST_WHY = 123
"""Bytes of a reason in the frame that closes a connection (RFC 6455, 5.5)."""
_HEADS = tuple(bytes((_TEXT, length)) for length in range(126))


def frame(payload: bytes, kind: int) -> bytes:
    """A whole, short, unmasked frame."""
    return bytes((kind, len(payload))) + payload


def ping_frame(payload: bytes) -> bytes:
    return frame(payload, _PING)


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
    """Answers the request to speak WebSocket, or raises `Invalid`."""
    headers = request.headers
    key = headers.get(hdrs.SEC_WEBSOCKET_KEY, "")
    try:
        fits = len(base64.b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        fits = False
    asked = headers.get(hdrs.UPGRADE, "").lower().strip() == "websocket"
    listed = "upgrade" in headers.get(hdrs.CONNECTION, "").lower()
    if not (fits and asked and listed and headers.get(hdrs.SEC_WEBSOCKET_VERSION) == "13"):
        raise Invalid("not-a-websocket")
    accept = base64.b64encode(hashlib.sha1(key.encode() + _GUID).digest()).decode()
    answer = web.StreamResponse(
        status=101,
        headers={hdrs.UPGRADE: "websocket", hdrs.CONNECTION: "upgrade", hdrs.SEC_WEBSOCKET_ACCEPT: accept},
    )
    answer.force_close()
    await answer.prepare(request)
    return answer


class ProtocolSwitch:
    """Sits in front of aiohttp's connection once that speaks WebSocket: data goes straight to our socket."""

    def __init__(self, socket: "WebSocket", connection: asyncio.Protocol) -> None:
        self.data_received = socket.feed_data
        self.eof_received = connection.eof_received
        self.connection_lost = connection.connection_lost
        self.pause_writing = connection.pause_writing
        self.resume_writing = connection.resume_writing


class MaskCheck:
    """Follows a client's frames just far enough to see that each is masked, which aiohttp's reader doesn't require
    (RFC 6455, 5.1: a server closes the connection otherwise)."""

    __slots__ = ("_head", "_left")

    def __init__(self) -> None:
        self._left = 0
        """Bytes of the current frame that are still to come."""
        self._head = b""
        """The beginning of a frame that was cut off before its length."""

    def passes(self, data: bytes) -> bool:
        at = self._left
        if self._head:
            data, at = self._head + data, 0
            self._head = b""
        size = len(data)
        while at + 1 < size:
            length = data[at + 1] - 0x80
            if length < 0:
                return False
            if length < 126:
                at += 6 + length
                continue
            start = at + 2
            end = start + (2 if length == 126 else 8)
            if end > size:
                break
            at = end + 4 + int.from_bytes(data[start:end], "big")
        if at < size:
            self._head = data[at:]
        self._left = max(0, at - size)
        return True


class _Inbox(WebSocketDataQueue):
    """Where aiohttp's reader puts what it read; nothing ever waits in it."""

    def __init__(self, socket: "WebSocket", protocol: Any) -> None:
        super().__init__(protocol, socket.longest, loop=asyncio.get_running_loop())
        self._take = socket.take
        self._break = socket.break_off

    def feed_data(self, message: Any, size: int) -> None:
        self._take(message)

    def set_exception(self, exc: BaseException, *_: Any) -> None:
        self._break(exc)


class WebSocket:
    """One end of a WebSocket. It is given to aiohttp's connection as its parser (`feed_data`, `feed_eof`)."""

    def __init__(
        self,
        transport: Any,
        on_message: Callable[[bytes], None],
        lost: Callable[[], None],
        longest: int,
        protocol: Any = None,
        tab: Tab | None = None,
        flooded: Callable[[], None] | None = None,
    ) -> None:
        """`tab` pays for what is read; `flooded` is called when a page is in debt again and again."""
        self.transport = transport
        self.longest = longest
        self.quiet = 0
        """How often the server checked and nothing had arrived."""
        self.debts = 0.0
        """Seconds for which reading was put off lately because of this page's own visitor."""
        self.closing = False
        self.ponged: Callable[[bytes], None] | None = None
        self.on_line: Callable[[bool], None] | None = None
        """Called when the connection becomes weak (True), and when it's heard again."""
        self._weak = False
        self._tab = tab
        self._flooded = flooded
        self._frames = 0
        self._paused = False
        self._unread = b""
        self._on_message = on_message
        self._lost: Callable[[], None] | None = lost
        self._deaf = False
        self._masks = MaskCheck()
        self._reader = WebSocketReader(_Inbox(self, protocol), longest, compress=False, decode_text=False)

    # -------------------------------------------------------------- out

    def ping(self, payload: bytes = b"") -> None:
        if not self.transport.is_closing():
            self.transport.write(ping_frame(payload))

    def note_line(self, weak: bool) -> None:
        if weak != self._weak and self.on_line is not None:
            self._weak = weak
            self.on_line(weak)

    def close(self, code: int, deaf: bool = False, why: str = "") -> None:
        """Says goodbye, once; the connection is closed when the other side answers, or soon after. `why` is for
        whoever writes the other side."""
        self._deaf |= deaf
        if self.closing:
            return
        self.closing = True
        if not self.transport.is_closing():
            self.transport.write(
                frame(code.to_bytes(2, "big") + why.encode("ascii", "replace")[:_LONGEST_WHY], _CLOSE)
            )
            asyncio.get_running_loop().call_later(_GOODBYE, self.transport.abort)

    # -------------------------------------------------------------- in

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.quiet = 0
        if self._deaf:
            if not self.transport.is_closing():
                self.transport.pause_reading()  # what nobody reads any more must not cost anything until it's over
            return _GO_ON
        if self._tab is None:
            self._parse(data)
        elif self._paused:
            self._unread += data  # what was on its way when reading was put off, or when aiohttp resumed it
            self.transport.pause_reading()
        elif self._tab.in_debt:
            self._put_off(data)
        else:
            self._read(data)
        return _GO_ON

    def _read(self, data: bytes) -> None:
        """Slice by slice, so that no packet of a thousand frames is read on credit."""
        assert self._tab is not None
        for at in range(0, len(data), _SLICE):
            part = data[at : at + _SLICE]
            began = time.thread_time()
            self._frames = 0
            self._parse(part)
            if not self._tab.charge(self._frames, len(part), time.thread_time() - began):
                self._put_off(data[at + _SLICE :])
                return
            if self._deaf:
                return

    def _parse(self, data: bytes) -> None:
        if self._masks.passes(data):
            self._reader.feed_data(data)
        else:
            why = "Frames from a client have to be masked."
            self.close(WSCloseCode.PROTOCOL_ERROR, deaf=True, why=why)

    def _put_off(self, unread: bytes) -> None:
        if self._deaf or self._tab is None:
            return
        self._paused, self._unread = True, unread
        self.transport.pause_reading()
        self.debts += self._tab.own_wait()
        if self.debts > _PATIENCE and self._flooded is not None:
            self._deaf = True
            self._flooded()
        else:
            self._tab.queue(self._read_on)

    def _read_on(self) -> None:
        if self._deaf or self.transport.is_closing():
            return
        if self._tab is not None and self._tab.in_debt:
            self._tab.queue(self._read_on)
            return
        unread, self._unread, self._paused = self._unread, b"", False
        self.transport.resume_reading()
        self._read(unread)

    def feed_eof(self) -> None:
        lost, self._lost = self._lost, None
        if lost is not None:
            lost()

    def take(self, message: Any) -> None:
        """One message, whole, or a control frame between the parts of one."""
        kind = message.type
        self._frames += 1
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
            self.close(WSCloseCode.UNSUPPORTED_DATA, deaf=True, why="Send text, not binary messages.")

    def _text(self, data: bytes) -> None:
        """Gestures are passed on unread, so anything that isn't text must be stopped here."""
        if not data.isascii():
            try:
                data.decode()
            except UnicodeDecodeError:
                self.close(WSCloseCode.INVALID_TEXT, deaf=True, why="This isn't UTF-8.")
                return
        if not self.closing:
            self._on_message(data)

    def break_off(self, wrong: BaseException) -> None:
        """The other side violated the protocol."""
        code = wrong.code if isinstance(wrong, WebSocketError) else WSCloseCode.PROTOCOL_ERROR
        too_long = f"A message may have at most {self.longest} bytes."
        self.close(code, deaf=True, why=too_long if code == WSCloseCode.MESSAGE_TOO_BIG else str(wrong))


def check_quiet(sockets: Iterable[WebSocket]) -> None:
    """A page whose machine sleeps or whose connection is lost goes silent: the server pings, then the others learn
    that the connection is weak, and in the end it disconnects.
    """
    for socket in list(sockets):
        socket.quiet += 1
        socket.debts *= _FORGIVEN
        socket.note_line(weak=socket.quiet >= _WEAK)
        if socket.quiet == _ASK:
            socket.ping()
        elif socket.quiet >= _GONE:
            socket.transport.abort()
