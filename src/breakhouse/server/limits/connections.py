"""Limits connections: so many per address at a time, none whose request never ends or whose answer nobody takes,
and the usual headers on the HTTP library's own answers (docs/decisions/0017-budgets.md).

What arrives is charged to the address before the library parses it, and a body is never inflated: whatever the
library does before a request reaches us is paid for (docs/decisions/0039-what-a-library-does-unpaid.md).
"""

import asyncio
import contextlib
import logging
import ssl
import time
from collections.abc import Callable, Mapping
from typing import Any

from aiohttp import hdrs, web
from multidict import CIMultiDict, CIMultiDictProxy

from breakhouse.core import Refusal
from breakhouse.server.limits.meter import Meter
from breakhouse.server.limits.token_buckets import Account, Accounts, group_of

log = logging.getLogger("breakhouse.web")

PATIENCE = 15.0
"""Seconds for a request to arrive completely, counted from connecting or from the last answer."""
_LINGER = 2.0
"""Seconds for the rest of a body that nobody wanted; without them a refusal might not arrive."""
_UNTAKEN = 60.0
"""Seconds an answer may wait for somebody who doesn't read it."""
_MOST_HEADERS = 64
_SLICE = 4096
"""So many bytes are charged at a time, and then parsed: two or three usual requests."""
_CONNECTING = 200e-6
"""Seconds of work for a new connection, whatever it says."""
_PROXY = "proxy"
_CONTINUE = "100-continue"
_OPEN_MAX = 10_240
"""What macOS allows, whatever it says about its limits."""
_SPARE = 100
"""File descriptors kept for files, pipes and processes."""


def raise_open_files(wanted: int = 65_536) -> int:
    """Lets the process open as many files as the system allows; returns how many that is."""
    try:
        import resource
    except ImportError:  # Windows
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (wanted, _OPEN_MAX):
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError, OSError):
            if soft < most:
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return max(soft, most)
    return soft


class ConnectionLimits:
    """`trusts`: whether a connection comes from a proxy, which limits its visitors' connections itself; `headers`:
    those of every answer.
    """

    def __init__(
        self,
        accounts: Accounts,
        open_files: int,
        headers: Mapping[str, str],
        trusts: Callable[[str], bool] = lambda peer: False,
    ) -> None:
        self.headers = headers
        self._accounts = accounts
        self._trusts = trusts
        self._most = max(1, open_files - _SPARE)
        self._most_of_one = max(1, open_files // 3)
        self._open: dict[str, int] = {}
        self._all = 0

    async def listen(
        self,
        runner: web.AppRunner,
        host: str,
        port: int,
        backlog: int = 1024,
        tls: ssl.SSLContext | None = None,
    ) -> asyncio.Server:
        loop = asyncio.get_running_loop()
        manager = runner.server
        assert manager is not None
        manager.request_factory = _without_strange_expectations(manager.request_factory)
        usual: dict[str, Any] = {
            "access_log": None,
            "keepalive_timeout": PATIENCE,
            "lingering_time": _LINGER,
            "max_headers": _MOST_HEADERS,
            "auto_decompress": False,  # it would inflate a body before anybody is asked, and after it was refused
        }
        return await loop.create_server(
            lambda: LimitedConnection(self, manager, loop=loop, **usual),
            host,
            port,
            backlog=backlog,
            ssl=tls,
            ssl_handshake_timeout=None if tls is None else PATIENCE,
        )

    def meter_for(self, account: Account) -> Meter | None:
        """What a connection's bytes are charged to. A proxy's belong to many people, and it limits them itself."""
        return None if account.visitor == _PROXY else self._accounts.meter_of(account.address)

    def admit(self, transport: asyncio.BaseTransport) -> Account | None:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else "?"
        proxy = self._trusts(address)
        account = Account(_PROXY if proxy else "", group_of(address))
        here = self._open.get(account.address, 0)
        if self._all >= self._most or (not proxy and here >= self._most_of_one):
            return None
        if not proxy:
            try:
                self._accounts.take("connections", account, "too-many-connections")
            except Refusal:
                return None
        self._all += 1
        self._open[account.address] = here + 1
        return account

    def let_go(self, account: Account) -> None:
        self._all -= 1
        self._open[account.address] -= 1
        if not self._open[account.address]:
            del self._open[account.address]
        if account.visitor != _PROXY:
            self._accounts.give_back("connections", account)


def _without_strange_expectations(make: Callable[..., web.BaseRequest]) -> Callable[..., web.BaseRequest]:
    """The library answers an `Expect` that it can't meet by itself, before anybody has paid, and fails if it isn't
    text. Servers may ignore it (RFC 9110, 10.1.1), so it's ignored."""

    def make_request(message: Any, *more: Any) -> web.BaseRequest:
        if message.headers.get(hdrs.EXPECT, _CONTINUE).lower() != _CONTINUE:
            headers = CIMultiDict(message.headers)
            del headers[hdrs.EXPECT]
            message = message._replace(headers=CIMultiDictProxy(headers))
        return make(message, *more)

    return make_request


class LimitedConnection(web.RequestHandler):
    """One connection, as aiohttp serves it, unless there are too many."""

    __slots__ = ("_limits", "_meter", "_payer", "_unread", "_untaken")

    def __init__(self, limits: ConnectionLimits, manager: web.Server, **usual: Any) -> None:
        super().__init__(manager, **usual)
        self._limits = limits
        self._payer: Account | None = None
        self._meter: Meter | None = None
        self._unread: bytes | None = None
        """What arrived and is read when the debt is paid; None when there's no debt."""
        self._untaken: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._payer = self._limits.admit(transport)
        if self._payer is not None:
            self._meter = self._limits.meter_for(self._payer)
            if self._meter is not None:
                self._meter.charge(0, 0, _CONNECTING)
            super().connection_made(transport)
        elif isinstance(transport, asyncio.Transport) or hasattr(transport, "abort"):
            transport.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        account, self._payer = self._payer, None
        self._forget_untaken()
        if account is not None:
            self._limits.let_go(account)
            super().connection_lost(exc)

    # -------------------------------------------------------------- in

    def data_received(self, data: bytes) -> None:
        if self._meter is None or not data:  # the library calls itself with nothing, to go on with what it has
            super().data_received(data)
        elif self._unread is None:
            self._read(self._meter, data)
        else:
            self._unread += data  # it was on its way

    def _read(self, meter: Meter, data: bytes) -> None:
        for at in range(0, len(data), _SLICE):
            if meter.in_debt:
                self._unread = data[at:]
                self._pause()
                meter.queue(self._read_on)
                return
            part = data[at : at + _SLICE]
            meter.charge(0, len(part), 0.0)
            began = time.thread_time()
            super().data_received(part)
            meter.charge(0, 0, time.thread_time() - began)

    def _pause(self) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.pause_reading()

    def _resume_transport_reading(self) -> None:
        """The library has reasons of its own to pause reading and to go on, but no debts."""
        if self._unread is None:
            super()._resume_transport_reading()

    def _read_on(self) -> None:
        if self.transport is None or self._meter is None:
            return
        unread, self._unread = self._unread or b"", None
        self._read(self._meter, unread)
        if self._unread is None and not (self._reading_paused or self._buffer_paused):
            self._resume_transport_reading()  # unless what was read has closed it

    # -------------------------------------------------------------- out

    def pause_writing(self) -> None:
        super().pause_writing()
        self._untaken = self._loop.call_later(_UNTAKEN, self._give_up)

    def resume_writing(self) -> None:
        self._forget_untaken()
        super().resume_writing()

    def _forget_untaken(self) -> None:
        timer, self._untaken = self._untaken, None
        if timer is not None:
            timer.cancel()

    def _give_up(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Requests that never reached the application: one log line, without anything that was sent. A failure of
        ours is logged with its trace."""
        ours = exc if status >= 500 else None
        log.warning("answered %d to an unreadable request: %s", status, type(exc).__name__, exc_info=ours)
        answer = web.Response(
            status=status, text=f"{status}\n", headers={**self._limits.headers, "Cache-Control": "no-store"}
        )
        answer.force_close()
        return answer
