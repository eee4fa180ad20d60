"""Limits connections: so many per address at a time, none whose request never ends, and the usual headers on the
HTTP library's own answers.
"""

import asyncio
import contextlib
import logging
import ssl
from collections.abc import Callable
from typing import Any

from aiohttp import web

from breakhouse.core import Refusal
from breakhouse.server.http.static import HEADERS
from breakhouse.server.limits.accounts import Accounts, Payer, group_of

log = logging.getLogger("breakhouse.web")

PATIENCE = 15.0
"""Seconds for a request to arrive completely, counted from connecting or from the last answer."""
_LINGER = 2.0
_PROXY = "proxy"
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


class Doorman:
    """`trusts`: whether a connection comes from a proxy, which limits its visitors' connections itself."""

    def __init__(
        self, accounts: Accounts, open_files: int, trusts: Callable[[str], bool] = lambda peer: False
    ) -> None:
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
        usual: dict[str, Any] = {"access_log": None, "keepalive_timeout": PATIENCE, "lingering_time": _LINGER}
        return await loop.create_server(
            lambda: Visit(self, manager, loop=loop, **usual), host, port, backlog=backlog, ssl=tls
        )

    def admit(self, transport: asyncio.BaseTransport) -> Payer | None:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else "?"
        proxy = self._trusts(address)
        payer = Payer(_PROXY if proxy else "", group_of(address))
        here = self._open.get(payer.address, 0)
        if self._all >= self._most or (not proxy and here >= self._most_of_one):
            return None
        if not proxy:
            try:
                self._accounts.take("connections", payer, "too-many-connections")
            except Refusal:
                return None
        self._all += 1
        self._open[payer.address] = here + 1
        return payer

    def let_go(self, payer: Payer) -> None:
        self._all -= 1
        self._open[payer.address] -= 1
        if not self._open[payer.address]:
            del self._open[payer.address]
        if payer.visitor != _PROXY:
            self._accounts.give_back("connections", payer)


class Visit(web.RequestHandler):
    """One connection, as aiohttp serves it, if the doorman lets it in."""

    __slots__ = ("_doorman", "_payer")

    def __init__(self, doorman: Doorman, manager: web.Server, **usual: Any) -> None:
        super().__init__(manager, **usual)
        self._doorman = doorman
        self._payer: Payer | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._payer = self._doorman.admit(transport)
        if self._payer is not None:
            super().connection_made(transport)
        elif isinstance(transport, asyncio.Transport) or hasattr(transport, "abort"):
            transport.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        payer, self._payer = self._payer, None
        if payer is not None:
            self._doorman.let_go(payer)
            super().connection_lost(exc)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Requests that never reached the application: one log line, without anything that was sent."""
        log.warning("answered %d to what cannot be read: %s", status, type(exc).__name__)
        answer = web.Response(status=status, text=f"{status}\n", headers={**HEADERS, "Cache-Control": "no-store"})
        answer.force_close()
        return answer
