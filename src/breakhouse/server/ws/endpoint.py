"""The server's end of a socket, set up once for pages and for bots: handshake, registration, closing."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from breakhouse.core import Invalid, Refusal
from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.cluster.proxy import OutgoingPages
from breakhouse.server.flusher import Flusher
from breakhouse.server.limits.token_buckets import Account, Accounts, slow_down
from breakhouse.server.people.sessions import Signer
from breakhouse.server.people.visitors import Visitors
from breakhouse.server.tables.registry import Tables
from breakhouse.server.ws.frames import ProtocolSwitch, WebSocket, shake_hands
from breakhouse.server.ws.latency import Roundtrips
from breakhouse.server.ws.outbox import Nowhere, Outbox, Outlet, SocketOutlet
from breakhouse.table import Device, Table
from breakhouse.table.clock import Handle, HouseClock

MAX_MESSAGE = 32 * 1024


@dataclass(frozen=True, slots=True)
class SocketServices:
    """What connections need of the house."""

    accounts: Accounts
    metrics: Metrics
    clock: HouseClock
    flusher: Flusher
    signer: Signer
    visitors: Visitors
    tables: Tables
    later: Callable[[int, Callable[[], None]], Handle]
    invite: Callable[[Table, Device, int, str], None]
    """A bot that plays over the network, to a seat."""
    outgoing: Callable[[], OutgoingPages | None]
    """The way to tables of other houses, where there are any."""
    sockets: set[WebSocket] = field(default_factory=set)
    """Those that are open."""


class Endpoint(Outbox, ABC):
    """Hears what the other side sends, and pays for reading it from the account's budgets."""

    def __init__(self, services: SocketServices, account: Account, outlet: Outlet | None = None) -> None:
        super().__init__(services.flusher, outlet or Nowhere())
        self._services = services
        self._accounts = services.accounts
        self._account = account
        self._tab = services.accounts.open_tab(account)
        self._owing = True
        """Whether the account may be in debt for answers, also of other sockets."""

    def connect(self, transport: Any, lost: Callable[[], None], roundtrips: Roundtrips | None = None) -> WebSocket:
        socket = WebSocket(transport, self.hear, lost, MAX_MESSAGE, tab=self._tab, flooded=self.hang_up)
        self._outlet = SocketOutlet(socket, self._services.metrics, roundtrips)
        return socket

    def open(self) -> None:
        """The socket is there."""

    def hear(self, data: bytes) -> None:
        """One message. What the answer has more than the question is paid for, and nobody in debt gets one."""
        if self._owing:
            wait = self._accounts.wait_for("replies", self._account, 0)
            if wait:
                self.object(slow_down("too-many-requests", wait))
                return
            self._owing = False
        before = self.queued
        self.answer(data)
        more = self.queued - before - len(data)
        if more > 0:
            self.owe(more)

    def owe(self, size: int) -> None:
        """So many bytes go out because of this socket."""
        self._accounts.owe("replies", self._account, size)
        self._owing = True

    @abstractmethod
    def answer(self, data: bytes) -> None:
        """One message that can be afforded. Whatever is in it, the answer is a refusal at worst."""

    @abstractmethod
    def object(self, no: Refusal | Invalid) -> None:
        """Says no to a message, whatever it was; after too many of them, the socket is closed."""

    @abstractmethod
    def hang_up(self) -> None:
        """The other side sends too much, or nothing that makes sense."""

    @abstractmethod
    def leave(self) -> None:
        """The socket is gone."""


async def serve(endpoint: Endpoint, request: web.Request, sockets: set[WebSocket]) -> web.StreamResponse:
    """Serves one socket until either side disconnects."""
    answer = await shake_hands(request)
    transport = request.transport
    if transport is None:
        return answer
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    socket = endpoint.connect(transport, lambda: None if ended.done() else ended.set_result(None))
    sockets.add(socket)
    try:
        request.protocol.set_parser(socket)  # type: ignore[arg-type]
        transport.set_protocol(ProtocolSwitch(socket, request.protocol))  # type: ignore[arg-type]
        endpoint.open()
        endpoint.owe(endpoint.queued)
        await ended
    finally:
        sockets.discard(socket)
        endpoint.leave()
    return answer
