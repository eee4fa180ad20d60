"""Around every request: who is asking, from where, and whether they may; then headers and refusals.

Requests also take turns here: a few start per turn of the event loop, and each pays for the time it took
(docs/decisions/0017-budgets.md).
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Generic, TypeVar

from aiohttp import web

from breakhouse.core import Invalid, Refusal
from breakhouse.locales import preferred_language, say_why
from breakhouse.server.admin.logs import REQUEST
from breakhouse.server.http.access_log import AccessLog
from breakhouse.server.http.routes import MAX_BODY, Services, json_response
from breakhouse.server.http.static import HEADERS
from breakhouse.server.limits.fair_queue import FairQueue
from breakhouse.server.limits.token_buckets import Account, slow_down
from breakhouse.server.net.hosts import HostPolicy
from breakhouse.server.people.sessions import find_cookie
from breakhouse.server.people.visitors import language_of
from breakhouse.server.problems import problem_of
from breakhouse.server.reads import ask_for
from breakhouse.store import StoreTrouble, VisitorRow

log = logging.getLogger("breakhouse.web")

T = TypeVar("T")
Handler = Callable[[web.Request], Coroutine[Any, Any, web.StreamResponse]]

_AT_ONCE = 2
"""How many requests start per turn of the loop, however many there are: sockets are read in between."""
_LONGEST_WAIT = 2.0
"""How many seconds a request is delayed rather than refused."""
_OWED = ("serving", "replies", "reading")
"""What is paid afterwards: the next request waits."""
_LONGEST_LIST = 200
"""Characters of a list of languages that are read."""

_STATUS = {
    "no-such-table": 404,
    "no-such-replay": 404,
    "no-such-page": 404,
    "no-such-texts": 404,
    "no-such-game": 404,
    "wrong-origin": 403,
    "wrong-host": 403,
    "banned": 403,
    "operator-only": 401,
    "token-missing": 401,
    "token-unknown": 401,
    "token-expired": 401,
    "no-such-bot": 404,
    "no-such-visitor": 404,
    "no-such-ban": 404,
    "house-cannot-write": 503,
    "house-waits": 503,
    "server-failed": 500,
    "form-too-long": 413,
    "compressed-body": 415,
    "too-many-guesses": 429,
    "too-many-tables": 429,
    "too-many-requests": 429,
    "too-many-hints": 429,
    "too-many-sockets": 429,
    "too-many-connections": 429,
    "too-many-newcomers": 429,
    "too-much-to-keep": 429,
    "too-much-slow-work": 429,
}


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who sent a request; `new`: without one of our cookies."""

    row: VisitorRow
    account: Account
    new: bool

    @property
    def language(self) -> str:
        return language_of(self.row.language)


VISITOR: web.RequestKey[Visitor] = web.RequestKey("visitor", Visitor)
_DELAYED: web.RequestKey[float] = web.RequestKey("delayed", float)
"""For how many seconds it was put off because its sender asks too much: that isn't the server's slowness."""


def preferred(request: web.Request) -> str:
    """The language that the browser asks for."""
    return preferred_language(request.headers.get("Accept-Language", "")[:_LONGEST_LIST])


class Guard:
    """Checks hosts and origins, counts rates, explains refusals, sets headers."""

    def __init__(self, services: Services, hosts: HostPolicy) -> None:
        self._services = services
        self._hosts = hosts
        self._access = AccessLog(hosts)
        self._queue = RequestQueue(asyncio.get_running_loop().call_soon)

    def middleware(self) -> Any:
        @web.middleware
        async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
            self._services.metrics.counts["requests_total"] += 1
            began = self._services.watch.received()
            self._access.begin(request)
            response = await self._answer(request, handler)
            if not response.prepared:
                self._time(request, perf_counter() - began - request.get(_DELAYED, 0.0))
            known = request.get(VISITOR)
            who = "" if known is None or known.new else known.row.who
            origin = self._services.signer.origin(known.account.address) if known else ""
            self._access.end(request, response, perf_counter() - began, who, origin)
            return response

        return guard

    def _time(self, request: web.Request, took: float) -> None:
        self._services.metrics.answered.add(took)
        slow = self._services.watch.slow
        if took >= slow.threshold:
            slow.note("request", took, f"{request.method} {self._access.route(request)}", request=REQUEST.get())

    async def complete(self, request: web.Request, response: web.StreamResponse) -> None:
        """The usual headers, also on what the HTTP library answers by itself, and the price of what goes out; it's
        called for every answer before it is sent."""
        visitor = request.get(VISITOR)
        if visitor is not None and request.method != "HEAD":
            self._services.accounts.owe("replies", visitor.account, response.content_length or 0)
        if response.status == 101:
            return
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        response.headers["Server"] = HEADERS["Server"]  # the library has named itself by now
        response.headers.setdefault("Cache-Control", "no-store")

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            visitor = request[VISITOR] = await self._admit(request)
            self._hosts.check(request)
            owe = partial(self._services.accounts.owe, "serving", visitor.account)
            return await MeteredWork(handler(request), owe)
        except (Refusal, Invalid) as no:
            self._access.warn_of(request, no.code)
            return self._explain(request, no)
        except StoreTrouble:
            return self._explain(request, Refusal("house-waits"))
        except web.HTTPRequestEntityTooLarge:
            return self._explain(request, Refusal("form-too-long", most=MAX_BODY))
        except web.HTTPException as wrong:
            code = "no-such-page" if wrong.status == 404 else "not-like-that"
            return self._explain(request, Refusal(code), wrong.status)
        except ConnectionError:
            return web.Response(status=400)  # nobody is there to read it
        except Exception:
            self._services.metrics.count("errors_total")
            log.exception("%s %s failed", request.method, request.rel_url.path)
            return self._explain(request, Refusal("server-failed"))

    def _explain(self, request: web.Request, no: Refusal | Invalid, status: int | None = None) -> web.Response:
        self._services.metrics.count("refused_total")
        visitor = request.get(VISITOR)
        try:
            text = say_why(preferred(request) if visitor is None else visitor.language, no)
        except KeyError:
            text = str(no)
        if status is None:
            status = 400 if isinstance(no, Invalid) else _STATUS.get(no.code, 409)
        response = json_response(problem_of(no, text), status)
        if status == 429:
            response.headers["Retry-After"] = str(no.params.get("seconds", 10))
        return response

    async def _admit(self, request: web.Request) -> Visitor:
        """Who asks, and who pays. Too many requests are delayed, and refused only if the wait would be long."""
        visitors, accounts, signer = self._services.visitors, self._services.accounts, self._services.signer
        address = self._hosts.address(request)
        await self._queue.enter(address)
        id = signer.read(find_cookie(request.headers.get("Cookie", "")))
        account = Account(id or "", address)
        wait = max(accounts.wait_for("requests", account), *(accounts.wait_for(it, account, 0) for it in _OWED))
        if wait:
            request[_DELAYED] = min(wait, _LONGEST_WAIT)
            await asyncio.sleep(request[_DELAYED])
            await self._queue.enter(address)
        if wait > _LONGEST_WAIT:
            raise slow_down("too-many-requests", wait)
        accounts.owe("requests", account)
        check_headers(request)
        row = None
        try:
            if id is not None:
                ask = partial(ask_for, account, accounts, self._services.store)
                row = await visitors.recognise(id, ask, preferred(request))
            if row is None:
                id, account = None, Account("", address)
                row = visitors.newcomer(signer.new(), preferred(request))
        except StoreTrouble:
            if request.path.startswith(("/api/", "/ws")):
                raise
        if row is not None and id is not None:
            with suppress(StoreTrouble):  # it is noted the next time
                await visitors.note(row)
        return Visitor(row or visitors.newcomer(signer.new(), preferred(request)), account, id is None)


def check_headers(request: web.Request) -> None:
    """Stops what isn't text before anybody reads it, and bodies that somebody would have to inflate."""
    for name, value in request.headers.items():
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                raise Invalid("unreadable-header", name=str(name)) from None
    if "Content-Encoding" in request.headers:
        raise Refusal("compressed-body")


def refuse_banned(services: Services, visitor: Visitor) -> None:
    if services.visitors.bans.find(visitor.row.who, visitor.account.address) is not None:
        services.metrics.count("banned_total")
        raise Refusal("banned")


class RequestQueue:
    """Lets requests in, address by address, a few per turn of the event loop."""

    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self._soon = soon
        self._turns: FairQueue[asyncio.Future[None]] = FairQueue()
        self._left = _AT_ONCE

    async def enter(self, address: str) -> None:
        if self._left:
            self._count()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.put(address, turn)
        await turn

    def _count(self) -> None:
        if self._left == _AT_ONCE:
            self._soon(self._turn)
        self._left -= 1

    def _turn(self) -> None:
        self._left = _AT_ONCE
        while self._left and (turn := self._turns.take()) is not None:
            if not turn.done():
                self._count()
                turn.set_result(None)


class MeteredWork(Generic[T]):
    """Awaits some work and reports, step by step, how much of this thread's processor time it took."""

    def __init__(self, work: Coroutine[Any, Any, T], took: Callable[[float], None]) -> None:
        self._work = work
        self._took = took

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self._work.send
        result: Any = None
        while True:
            began = time.thread_time()
            try:
                waiting = step(result)
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]
            finally:
                self._took(time.thread_time() - began)
            try:
                step, result = self._work.send, (yield waiting)
            except BaseException as wrong:
                step, result = self._work.throw, wrong
