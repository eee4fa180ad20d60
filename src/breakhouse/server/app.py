"""The web application, assembled: API, sockets, the operator's page, and the front end."""

from aiohttp import web

from breakhouse.core import Refusal
from breakhouse.server.admin.actions import Operator
from breakhouse.server.admin.api import ADMIN, OPERATOR
from breakhouse.server.admin.page import OperatorPage
from breakhouse.server.bots.socket import BotConnection, check_protocol, read_games
from breakhouse.server.house import House
from breakhouse.server.http.api import ROUTES
from breakhouse.server.http.bots import admit
from breakhouse.server.http.describe.index import SCHEMAS, write_document
from breakhouse.server.http.html import STYLE, style
from breakhouse.server.http.middleware import VISITOR, Guard, Handler, preferred, refuse_banned
from breakhouse.server.http.previews import preview_of
from breakhouse.server.http.routes import MAX_BODY, Asked, Route, Services, json_response, read_form
from breakhouse.server.http.static import PageAddress, Pages, plain_page
from breakhouse.server.limits.token_buckets import Account
from breakhouse.server.net.hosts import HOSTS, HostPolicy
from breakhouse.server.people.sessions import cookie_header
from breakhouse.server.ws.connection import PageConnection
from breakhouse.server.ws.endpoint import serve as serve_socket


def make_app(house: House, hosts: HostPolicy, pages: Pages | None = None, token: str = "") -> web.Application:
    """`token`: the operator's; without one, there is no operator."""
    services = services_of(house)
    guard = Guard(services, hosts)
    app = web.Application(client_max_size=MAX_BODY, middlewares=[guard.middleware()])
    app.on_response_prepare.append(guard.complete)
    app[HOSTS] = hosts
    operator = app[OPERATOR] = Operator(services, token)
    operator_page = _operator_page(OperatorPage(house.accounts, hosts, operator))
    for base in dict.fromkeys(("", hosts.base)):  # proxies take the base away, or leave it
        for route in (*ROUTES, *ADMIN):
            for path in {route.path, route.path.rstrip("/")}:
                app.router.add_route(route.method, base + path, _serve(services, hosts, route))
        app.router.add_get(f"{base}/api/{{path:(openapi|asyncapi|{SCHEMAS}[^/]+)\\.json}}", _describe)
        app.router.add_get(base + STYLE, style)
        app.router.add_get(f"{base}/ws", _pages_socket(services))
        app.router.add_get(f"{base}/ws/bot", _bots_socket(services))
        app.router.add_route("*", f"{base}/admin", operator_page)
        app.router.add_route("*", f"{base}/admin/{{page}}", operator_page)
    app.router.add_get("/{path:.*}", _page(services, hosts, pages or Pages()))
    return app


def services_of(house: House) -> Services:
    return Services(
        store=house.store,
        reader=house.reader,
        accounts=house.accounts,
        metrics=house.metrics,
        watch=house.watch,
        health=house.health,
        write_probe=house.write_probe,
        signer=house.signer,
        visitors=house.visitors,
        profiles=house.profiles,
        tables=house.tables,
        lobby=house.lobby,
        bots=house.bots,
        fair_play=house.fair_play,
        jobs=house.jobs,
        sockets=house.socket_services,
        catalogue=house.catalogue,
        lists=house.lists,
        broadcast=house.broadcast,
        router=lambda: house.router,
        living=house.living,
    )


def _serve(services: Services, hosts: HostPolicy, route: Route) -> Handler:
    async def serve(request: web.Request) -> web.StreamResponse:
        visitor = request[VISITOR]
        row, account = visitor.row, visitor.account
        if not _is_for_all(route):
            refuse_banned(services, visitor)
        services.accounts.owe("requests", account, route.price - 1)
        cookie = visitor.new and (route.method != "GET" or route.path == "/api/me")
        if cookie:
            services.accounts.charge("newcomers", account, "too-many-newcomers")
        form = None if route.form is None else await read_form(request, route.form)
        answer = await route.answer(Asked(request, services, row, account, visitor.language, form))
        response: web.StreamResponse = answer if isinstance(answer, web.StreamResponse) else json_response(answer)
        if cookie and "Set-Cookie" not in response.headers:
            signed = services.signer.sign(row.id)
            response.headers["Set-Cookie"] = cookie_header(signed, hosts.secure(request), hosts.base)
        return response

    return serve


def _is_for_all(route: Route) -> bool:
    """What banned people may still request: the pages' texts, the health checks, and their own data."""
    if route.path.startswith("/api/admin/"):
        return True
    if route.method == "GET":
        return route.path.startswith(("/api/me", "/api/games", "/api/texts/", "/healthz", "/readyz"))
    return (route.method, route.path) == ("DELETE", "/api/me")


def _pages_socket(services: Services) -> Handler:
    async def serve(request: web.Request) -> web.StreamResponse:
        visitor = request[VISITOR]
        if visitor.new:
            raise Refusal("no-cookie")
        refuse_banned(services, visitor)
        with services.accounts.holding("sockets", visitor.account, "too-many-sockets"):
            page = PageConnection(services.sockets, visitor.row, visitor.account)
            return await serve_socket(page, request, services.sockets.sockets)

    return serve


def _bots_socket(services: Services) -> Handler:
    def tables_of(visitor: str) -> list[str]:
        return [line.code for _, line in services.lobby.of(visitor) if line.phase != "over"]

    async def serve(request: web.Request) -> web.StreamResponse:
        bot = await admit(services, request, request[VISITOR].account)
        account = Account(bot.id, request[VISITOR].account.address)
        with services.accounts.holding("streams", account, "too-many-connections"):
            check_protocol(request.query.get("protocol"))
            games = read_games(request.query.get("games", ""))
            row = await services.visitors.find(bot.id)
            connection = BotConnection(services.sockets, services.bots, tables_of, bot, row, account, games)
            return await serve_socket(connection, request, services.sockets.sockets)

    return serve


def _operator_page(operator_page: OperatorPage) -> Handler:
    async def serve(request: web.Request) -> web.StreamResponse:
        visitor = request[VISITOR]
        return await operator_page.answer(request, visitor.account, visitor.language)

    return serve


async def _describe(request: web.Request) -> web.StreamResponse:
    return write_document(ROUTES, request.match_info["path"]).answer(request)


def _page(services: Services, hosts: HostPolicy, pages: Pages) -> Handler:
    async def serve(request: web.Request) -> web.StreamResponse:
        if hosts.base and request.path == hosts.base:
            return web.Response(status=308, headers={"Location": f"{hosts.base}/"})
        path = hosts.within(request.path)
        if path.startswith("/api/"):
            raise Refusal("no-such-page")
        file = pages.file(request, path)
        if file is not None:
            return file
        if path.startswith("/assets/"):
            raise Refusal("no-such-page")
        if not pages.built:
            return plain_page(services.tables.values(), preferred(request))
        visitor = request[VISITOR]
        preview = await preview_of(services, visitor.account, visitor.language, path)
        return pages.page(request, preview, visitor.language, PageAddress(hosts.reached_at(request), hosts.base))

    return serve
