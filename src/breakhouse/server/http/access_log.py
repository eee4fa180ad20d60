"""One line in the log for each request: what was requested, the status, how long it took, and under which id.

Table codes are left out, because a link is a key; addresses are replaced by a mark."""

import logging
import re
import secrets
from typing import get_args

from aiohttp import web

from breakhouse.server.admin.logs import REQUEST, about
from breakhouse.server.net.hosts import HostPolicy, PageName

log = logging.getLogger("breakhouse.access")
warn = logging.getLogger("breakhouse.web")

_ID = re.compile(r"[\w.-]{1,64}", re.ASCII)
_REST = "/{path:.*}"
_MOST = 20
"""How many names and origins we warn about; more than that isn't an operator's mistake in the settings."""


class AccessLog:
    def __init__(self, hosts: HostPolicy) -> None:
        self._hosts = hosts
        self._warned: set[str] = set()

    def begin(self, request: web.Request) -> None:
        """Gives the request its id: a trusted proxy's own, so both logs can be matched."""
        header = request.headers.get("X-Request-Id", "")
        believed = self._hosts.trusts(request.remote or "?") and _ID.fullmatch(header)
        REQUEST.set(header if believed else secrets.token_hex(8))

    def end(self, request: web.Request, response: web.StreamResponse, took: float, who: str, origin: str) -> None:
        if not response.prepared:
            response.headers["X-Request-Id"] = REQUEST.get()
        if log.isEnabledFor(logging.INFO):
            ms = round(took * 1000, 1)
            route = self.route(request)
            facts = about(
                method=request.method, route=route, status=response.status, ms=ms, who=who, origin=origin
            )
            log.info("%s %s %d", request.method, route, response.status, extra=facts)

    def route(self, request: web.Request) -> str:
        resource = request.match_info.route.resource
        if resource is not None and not resource.canonical.endswith(("{path}", _REST)):
            return resource.canonical
        first = self._hosts.within(request.path).split("/")[1]
        return f"/{first}" if first in ("", "assets", *get_args(PageName)) else "/…"

    def warn_of(self, request: web.Request, code: str) -> None:
        """Logs the most common mistake behind a proxy, for the operator."""
        seen = request.host if code == "wrong-host" else request.headers.get("Origin", "another site")
        if code in ("wrong-host", "wrong-origin") and seen not in self._warned and len(self._warned) < _MOST:
            self._warned.add(seen)
            warn.warning(
                "refused %s (%s): if visitors come by this address, set it as --public-url; now it is %s",
                seen, code, self._hosts.link,
            )  # fmt: skip
