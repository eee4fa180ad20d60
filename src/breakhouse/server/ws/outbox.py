"""Where a page's messages go: collected until the end of this turn of the event loop, then into its socket, or to
the house that has its socket.
"""

from typing import Protocol

from aiohttp import WSCloseCode

from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.flusher import Flusher
from breakhouse.server.ws.frames import WebSocket, ping_frame, text_frames
from breakhouse.server.ws.latency import Roundtrips

MAX_UNREAD = 512 * 1024
"""Bytes that may wait for a page that does not read."""


class Outlet(Protocol):
    near: bool
    """Whether its reader is at this house, so other houses' tables are reached from here."""

    @property
    def closing(self) -> bool: ...

    def put(self, frames: list[bytes]) -> None: ...

    def hang_up(self, again: bool) -> None: ...


class Outbox:
    """Messages to one reader, sent together at the end of the turn: system calls cost most."""

    def __init__(self, flusher: Flusher, outlet: Outlet) -> None:
        self._flusher = flusher
        self._outlet = outlet
        self._waiting: list[bytes] = []
        self.queued = 0
        """Bytes of all messages so far."""

    def send(self, message: bytes) -> None:
        self.queued += len(message)
        if not self._waiting:
            self._flusher.post(self)
        self._waiting.append(message)

    def send_off(self) -> None:
        messages, self._waiting = self._waiting, []
        if messages:
            self._outlet.put(messages)

    def let_go(self, again: bool) -> None:
        if not self._outlet.closing:
            self.send_off()
            self._outlet.hang_up(again)


class Nowhere:
    """Before the socket is there."""

    near = False
    closing = True

    def put(self, frames: list[bytes]) -> None:
        """Nobody reads it."""

    def hang_up(self, again: bool) -> None:
        """Nobody is there."""


class SocketOutlet:
    """Frames go straight to the transport: what cannot be sent at once is buffered up to a bound, and a page that
    does not read is dropped before it costs its table anything."""

    near = True

    def __init__(self, socket: WebSocket, metrics: Metrics, roundtrips: Roundtrips | None = None) -> None:
        self._socket = socket
        self._metrics = metrics
        self._counts = metrics.counts
        self._roundtrips = roundtrips

    @property
    def closing(self) -> bool:
        return self._socket.closing

    def put(self, frames: list[bytes]) -> None:
        transport = self._socket.transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > MAX_UNREAD:
            self._metrics.count("dropped_total")
            transport.abort()
            return
        self._counts["sent_total"] += len(frames)
        data, roundtrips = text_frames(frames), self._roundtrips
        if roundtrips is not None and roundtrips.wanted and (ping := roundtrips.ask()) is not None:
            data = ping_frame(ping) + data
        transport.write(data)

    def hang_up(self, again: bool) -> None:
        self._socket.close(WSCloseCode.GOING_AWAY if again else WSCloseCode.POLICY_VIOLATION)
