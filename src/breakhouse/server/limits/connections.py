"""Limits connections: so many per address at a time, none whose request never ends, and the usual headers on the
HTTP library's own answers (docs/decisions/0017-budgets.md).
"""

import asyncio
import contextlib
import logging
import ssl
from collections.abc import Callable, Mapping
from typing import Any

from aiohttp import web

from breakhouse.core import Refusal
from breakhouse.server.limits.token_buckets import Account, Accounts, group_of

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
        usual: dict[str, Any] = {"access_log": None, "keepalive_timeout": PATIENCE, "lingering_time": _LINGER}
        return await loop.create_server(
            lambda: LimitedConnection(self, manager, loop=loop, **usual), host, port, backlog=backlog, ssl=tls
        )

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


class LimitedConnection(web.RequestHandler):
    """One connection, as aiohttp serves it, unless there are too many."""

    __slots__ = ("_limits", "_payer")

    def __init__(self, limits: ConnectionLimits, manager: web.Server, **usual: Any) -> None:
        super().__init__(manager, **usual)
        self._limits = limits
        self._payer: Account | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._payer = self._limits.admit(transport)
        if self._payer is not None:
            super().connection_made(transport)
        elif isinstance(transport, asyncio.Transport) or hasattr(transport, "abort"):
            transport.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        account, self._payer = self._payer, None
        if account is not None:
            self._limits.let_go(account)
            super().connection_lost(exc)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Requests that never reached the application: one log line, without anything that was sent."""
        log.warning("answered %d to an unreadable request: %s", status, type(exc).__name__)
        answer = web.Response(
            status=status, text=f"{status}\n", headers={**self._limits.headers, "Cache-Control": "no-store"}
        )
        answer.force_close()
        return answer
