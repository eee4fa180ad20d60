"""Where a page's frames go: into its socket, or to the house that has its socket."""

import logging
from collections.abc import Callable
from typing import Protocol

from aiohttp import WSCloseCode

from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.ws.frames import Wire, ping_frame, text_frames
from breakhouse.server.ws.latency import Roundtrips

# What happens at the end of a moment: tables announce, then every page gets its messages in one write. Many
# messages and many answers from the disk arrive together; handling them all at once saves a turn of the event
# loop per table and a system call per page.

log = logging.getLogger("breakhouse.house")


class Mailbag(Protocol):
    def send_off(self) -> None: ...


class Moment:
    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self._soon = soon
        self._calls: list[Callable[[], None]] = []
        self._bags: list[Mailbag] = []
        self._waiting = False

    def after(self, call: Callable[[], None]) -> None:
        self._calls.append(call)
        if not self._waiting:
            self._waiting = True
            self._soon(self._over)

    def post(self, bag: Mailbag) -> None:
        """Sends the bag when all calls are done; submit it once per moment."""
        self._bags.append(bag)
        if not self._waiting:
            self._waiting = True
            self._soon(self._over)

    def _over(self) -> None:
        while self._calls:
            calls, self._calls = self._calls, []
            for call in calls:
                _try(call)
        self._waiting = False
        bags, self._bags = self._bags, []
        for bag in bags:
            _try(bag.send_off)


def _try(call: Callable[[], None]) -> None:
    """Whoever stumbles does so alone."""
    try:
        call()
    except Exception:
        log.exception("a table stumbled")


MAX_UNREAD = 512 * 1024


class Outlet(Protocol):
    near: bool
    """Whether its reader is at this house, so other houses' tables are reached from here."""

    @property
    def closing(self) -> bool: ...

    def put(self, frames: list[bytes]) -> None: ...

    def hang_up(self, again: bool) -> None: ...


class Mailbox:
    """Frames wait in a bag that is sent at the end of the moment: system calls cost most."""

    def __init__(self, moment: Moment, outlet: Outlet) -> None:
        self._moment = moment
        self._outlet = outlet
        self._bag: list[bytes] = []

    def send(self, message: bytes) -> None:
        if not self._bag:
            self._moment.post(self)
        self._bag.append(message)

    def send_off(self) -> None:
        bag, self._bag = self._bag, []
        if bag:
            self._outlet.put(bag)

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

    def __init__(self, wire: Wire, metrics: Metrics, roundtrips: Roundtrips | None = None) -> None:
        self._wire = wire
        self._metrics = metrics
        self._counts = metrics.counts
        self._roundtrips = roundtrips

    @property
    def closing(self) -> bool:
        return self._wire.closing

    def put(self, frames: list[bytes]) -> None:
        transport = self._wire.transport
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
        self._wire.close(WSCloseCode.GOING_AWAY if again else WSCloseCode.POLICY_VIOLATION)
