"""The web application: who is asking, from where, and whether they may; then API, sockets and pages."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from aiohttp import web

from breakhouse.core import Invalid, Refusal
from breakhouse.locales import preferred_language, say_why
from breakhouse.server.admin.actions import Operator
from breakhouse.server.admin.api import ADMIN, OPERATOR
from breakhouse.server.admin.page import Desk
from breakhouse.server.bots.api import admit
from breakhouse.server.bots.socket import attend
from breakhouse.server.house import House
from breakhouse.server.http import forms
from breakhouse.server.http.access_log import AccessLog
from breakhouse.server.http.api import ROUTES
from breakhouse.server.http.describe.index import SCHEMAS, write_document
from breakhouse.server.http.html import STYLE, style
from breakhouse.server.http.media import preview_of
from breakhouse.server.http.middleware import MeteredWork
from breakhouse.server.http.routes import HOUSE, MAX_BODY, Asked, Route, paper, read_form
from breakhouse.server.http.static import HEADERS, Pages, Whereabouts, plain_page
from breakhouse.server.limits.accounts import Payer, slow_down
from breakhouse.server.net.hosts import DOORS, Doors
from breakhouse.server.people.sessions import cookie_header, find_cookie
from breakhouse.server.tables.registry import language_of
from breakhouse.server.ws.connection import talk
from breakhouse.store import StoreTrouble, VisitorRow

log = logging.getLogger("breakhouse.web")

Handler = Callable[[web.Request], Coroutine[Any, Any, web.StreamResponse]]

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
    "house-stumbled": 500,
    "form-too-long": 413,
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
class Caller:
    """Who sent a request; `new`: without one of our cookies."""

    row: VisitorRow
    payer: Payer
    new: bool


CALLER: web.RequestKey[Caller] = web.RequestKey("caller", Caller)

_LONGEST_WAIT = 2.0
"""How many seconds a request is delayed rather than refused."""


def make_app(house: House, doors: Doors, pages: Pages | None = None, token: str = "") -> web.Application:
    """`token`: the operator's; without one, there is no operator."""
    app = web.Application(client_max_size=MAX_BODY, middlewares=[_guard(house, doors)])
    app[HOUSE] = house
    app[DOORS] = doors
    operator = app[OPERATOR] = Operator(house, token)
    desk = _desk(Desk(house, doors, operator))
    for base in dict.fromkeys(("", doors.base)):  # proxies take the base away, or leave it
        for route in (*ROUTES, *ADMIN):
            for path in {route.path, route.path.rstrip("/")}:
                app.router.add_route(route.method, base + path, _serve(house, doors, route))
        app.router.add_get(f"{base}/api/{{path:(openapi|asyncapi|{SCHEMAS}[^/]+)\\.json}}", _describe)
        app.router.add_get(base + STYLE, style)
        app.router.add_get(f"{base}/ws", _sockets(house))
        app.router.add_get(f"{base}/ws/bot", _programs(house))
        app.router.add_route("*", f"{base}/admin", desk)
        app.router.add_route("*", f"{base}/admin/{{page}}", desk)
    app.router.add_get("/{path:.*}", _page(house, doors, pages or Pages()))
    return app


def _guard(house: House, doors: Doors) -> Any:
    """Around every request: checks hosts and origins, counts rates, explains refusals, sets headers."""

    access = AccessLog(doors)

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        house.metrics.counts["requests_total"] += 1
        began = access.begin(request)
        try:
            caller = request[CALLER] = await _admit(house, doors, request)
            doors.check(request)
            response = await MeteredWork(handler(request), partial(house.accounts.owe, "serving", caller.payer))
        except (Refusal, Invalid) as no:
            access.warn_of(request, no.code)
            response = _problem(house, request, no)
        except StoreTrouble:
            response = _problem(house, request, Refusal("house-waits"))
        except web.HTTPRequestEntityTooLarge:
            response = _problem(house, request, Refusal("form-too-long", most=MAX_BODY))
        except web.HTTPException as wrong:
            code = "no-such-page" if wrong.status == 404 else "not-like-that"
            response = _problem(house, request, Refusal(code), wrong.status)
        except ConnectionError:
            response = web.Response(status=400)  # nobody is there to read it
        except Exception:
            house.metrics.count("errors_total")
            log.exception("stumbled over %s %s", request.method, request.rel_url.path)
            response = _problem(house, request, Refusal("house-stumbled"))
        if not response.prepared:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
            response.headers.setdefault("Cache-Control", "no-store")
        known = request.get(CALLER)
        who = "" if known is None or known.new else known.row.who
        access.end(request, response, began, who, house.keyring.origin(known.payer.address) if known else "")
        return response

    return guard


_LONGEST_LIST = 200
"""Characters of a list of languages that are read."""


def _language(request: web.Request) -> str:
    return preferred_language(request.headers.get("Accept-Language", "")[:_LONGEST_LIST])


def _problem(house: House, request: web.Request, no: Refusal | Invalid, status: int | None = None) -> web.Response:
    house.metrics.count("refused_total")
    try:
        caller = request.get(CALLER)
        text = say_why(_language(request) if caller is None else language_of(caller.row.language), no)
    except KeyError:
        text = str(no)
    if status is None:
        status = 400 if isinstance(no, Invalid) else _STATUS.get(no.code, 409)
    response = paper(forms.Problem(no.code, dict(no.params), text), status)
    if status == 429:
        response.headers["Retry-After"] = str(no.params.get("seconds", 10))
    return response


async def _admit(house: House, doors: Doors, request: web.Request) -> Caller:
    """Who asks, and who pays. Too many requests are delayed, and refused only if the wait would be long."""
    address = doors.address(request)
    await house.turnstile.enter(address)
    cookies = request.headers.get("Cookie", "")
    id = house.keyring.read(find_cookie(cookies))
    row = None
    try:
        if id is not None and house.visitors.is_forgotten(id):
            id = None
        row = house.visitors.find(id or house.keyring.new(), _language(request))
    except StoreTrouble:
        if request.path.startswith(("/api/", "/ws")):
            raise
    payer = Payer(id or "", address)
    wait = max(house.accounts.wait_for("requests", payer), house.accounts.wait_for("serving", payer, 0))
    if wait:
        await asyncio.sleep(min(wait, _LONGEST_WAIT))
        await house.turnstile.enter(address)
    if wait > _LONGEST_WAIT:
        raise slow_down("too-many-requests", wait)
    house.accounts.owe("requests", payer)
    if not cookies.isascii():
        raise Invalid("unreadable-header", name="Cookie")
    if row is not None and id is not None:
        with suppress(StoreTrouble):  # it is noted the next time
            house.visitors.note(row)
    return Caller(row or house.visitors.newcomer(house.keyring.new(), _language(request)), payer, id is None)


def _serve(house: House, doors: Doors, route: Route) -> Handler:
    async def serve(request: web.Request) -> web.StreamResponse:
        caller = request[CALLER]
        row, payer = caller.row, caller.payer
        if not _is_for_all(route):
            _turn_away_banned(house, caller)
        house.accounts.owe("requests", payer, route.price - 1)
        cookie = caller.new and (route.method != "GET" or route.path == "/api/me")
        if cookie:
            house.accounts.charge("newcomers", payer, "too-many-newcomers")
        form = None if route.form is None else await read_form(request, route.form)
        answer = await route.answer(Asked(request, house, row, payer, language_of(row.language), form))
        response: web.StreamResponse = answer if isinstance(answer, web.StreamResponse) else paper(answer)
        if cookie and "Set-Cookie" not in response.headers:
            response.headers["Set-Cookie"] = cookie_header(
                house.keyring.sign(row.id), doors.secure(request), doors.base
            )
        return response

    return serve


def _is_for_all(route: Route) -> bool:
    """What banned people may still request: the pages' texts, the health check, and their own data."""
    if route.path.startswith("/api/admin/"):
        return True
    if route.method == "GET":
        return route.path.startswith(("/api/me", "/api/games", "/api/texts/", "/healthz", "/readyz"))
    return (route.method, route.path) == ("DELETE", "/api/me")


def _turn_away_banned(house: House, caller: Caller) -> None:
    if house.visitors.bans.find(caller.row.who, caller.payer.address) is not None:
        house.metrics.count("banned_total")
        raise Refusal("banned")


def _sockets(house: House) -> Handler:
    async def serve(request: web.Request) -> web.StreamResponse:
        caller = request[CALLER]
        if caller.new:
            raise Refusal("no-cookie")
        _turn_away_banned(house, caller)
        with house.accounts.holding("sockets", caller.payer, "too-many-sockets"):
            return await talk(house, caller.row, caller.payer, request)

    return serve


def _programs(house: House) -> Handler:
    async def serve(request: web.Request) -> web.StreamResponse:
        account = admit(house, request, request[CALLER].payer)
        payer = Payer(account.id, request[CALLER].payer.address)
        with house.accounts.holding("streams", payer, "too-many-connections"):
            return await attend(house, account, payer, request)

    return serve


def _desk(desk: Desk) -> Handler:
    async def serve(request: web.Request) -> web.StreamResponse:
        caller = request[CALLER]
        return await desk.answer(request, caller.payer, language_of(caller.row.language))

    return serve


async def _describe(request: web.Request) -> web.StreamResponse:
    return write_document(ROUTES, request.match_info["path"]).answer(request)


def _page(house: House, doors: Doors, pages: Pages) -> Handler:
    async def serve(request: web.Request) -> web.StreamResponse:
        if doors.base and request.path == doors.base:
            return web.Response(status=308, headers={"Location": f"{doors.base}/"})
        path = doors.within(request.path)
        if path.startswith("/api/"):
            raise Refusal("no-such-page")
        file = pages.file(request, path)
        if file is not None:
            return file
        if path.startswith("/assets/"):
            raise Refusal("no-such-page")
        if not pages.built:
            return plain_page(house, _language(request))
        caller = request[CALLER]
        language = language_of(caller.row.language)
        preview = preview_of(house, caller.payer, language, path)
        return pages.page(request, preview, language, Whereabouts(doors.reached_at(request), doors.base))

    return serve
