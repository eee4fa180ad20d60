"""The JSON API: persons, games, tables, results and ratings."""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
from aiohttp import web

from breakhouse.core import Refusal
from breakhouse.server import VERSION
from breakhouse.server.cluster.messages import TableNews
from breakhouse.server.cluster.router import ask_turns, describe_table
from breakhouse.server.http import forms
from breakhouse.server.http.bots import BOTS, own_bot
from breakhouse.server.http.cached import ASK_AGAIN, FOREVER
from breakhouse.server.http.catalogue import text_of
from breakhouse.server.http.describe.index import add_contents
from breakhouse.server.http.previews import PREVIEWS
from breakhouse.server.http.printing import PRINTING
from breakhouse.server.http.replays import REPLAYS, line
from breakhouse.server.http.routes import Asked, Route, Services
from breakhouse.server.net.hosts import HOSTS
from breakhouse.server.net.qr import qr_svg
from breakhouse.server.people.ratings import is_provisional, points_of
from breakhouse.server.people.sessions import forgotten_header
from breakhouse.server.people.visitors import guest, language_of
from breakhouse.server.tables.lobby import HERE
from breakhouse.server.tables.registry import Elsewhere
from breakhouse.store import RatingRow, Reader, VisitorRow
from breakhouse.table.create import NewTable
from breakhouse.table.names import read_name

_MAX_SETTINGS = 8 * 1024
_FURTHEST = 100_000
_ROW = 400
"""Bytes that a row takes besides its content."""


def me(row: VisitorRow) -> forms.Me:
    return forms.Me(row.who, row.name, row.language, row.settings, row.named)


async def get_me(asked: Asked) -> forms.Me:
    return me(asked.row)


async def change_me(asked: Asked) -> forms.Me:
    form: forms.ChangeMe = asked.form
    row = asked.row
    if form.name is not None:
        row = msgspec.structs.replace(row, name=read_name(form.name), named=True)
    if form.language is not None:
        row = msgspec.structs.replace(row, language=language_of(form.language))
    if form.settings is not None:
        if len(msgspec.json.encode(form.settings)) > _MAX_SETTINGS:
            raise Refusal("settings-too-long", most=_MAX_SETTINGS)
        row = msgspec.structs.replace(row, settings=form.settings)
    _charge_storage(asked)
    await asked.services.profiles.remember(row, None if form.name is None else asked.row.name)
    return me(row)


async def export_me(asked: Asked) -> web.Response:
    """Gathered outside the event loop: there may be thousands of results."""
    gather = await _gatherer(asked.services, asked.row)
    kept = await asked.services.jobs.lookups.run(asked.account, lambda: msgspec.json.encode(gather()))
    if kept is None:
        raise Refusal("server-failed")
    return web.Response(body=kept, content_type="application/json")


async def all_about(services: Services, row: VisitorRow) -> forms.Kept:
    return await asyncio.to_thread(await _gatherer(services, row))


async def _gatherer(services: Services, row: VisitorRow) -> Callable[[], forms.Kept]:
    """What is in memory is read now; the rest may be read in another thread."""
    tables = [line.code for _, line in services.lobby.of(row.id)]
    bots = [own_bot(services.bots, account) for account in await services.bots.accounts.of(row.who)]
    return partial(_gather, services.reader, row, tables, bots)


def _gather(store: Reader, row: VisitorRow, tables: list[str], bots: list[forms.OwnBot]) -> forms.Kept:
    results = [line(result, store) for result in store.results(who=row.who, limit=10_000)]
    return forms.Kept(me(row), row.since, results, _pools(store.ratings(who=row.who)), tables, bots)


async def delete_me(asked: Asked) -> web.Response:
    await asked.services.profiles.forget(asked.row.id)
    return web.Response(status=204, headers={"Set-Cookie": forgotten_header(asked.request.app[HOSTS].base)})


async def get_games(asked: Asked) -> web.Response:
    return asked.services.catalogue().answer(asked.request)


async def get_texts(asked: Asked) -> web.Response:
    text = text_of(asked.part("group"), asked.part("language"))
    return text.answer(asked.request, FOREVER if asked.query("v") == text.version else ASK_AGAIN)


async def get_tables(asked: Asked) -> forms.Tables:
    first = asked.number("first", 0, _FURTHEST) or 0
    return forms.Tables([_line(one) for one in asked.services.lobby.open_tables(asked.query("game"), first)])


async def get_my_tables(asked: Asked) -> forms.MyTables:
    """Matches to continue: first those where it's my turn, the latest of them first."""
    visitor, tables = asked.row.id, asked.services.tables
    found = [(house, line) for house, line in asked.services.lobby.of(visitor) if line.phase != "over"]
    turns = await ask_turns(asked.services.router(), (one for one in found if one[0] != HERE))
    turns |= {line.code: tables[line.code].to_move() for _, line in found if line.code in tables}
    lines = [_mine(line, visitor, turns.get(line.code)) for _, line in found]
    return forms.MyTables(sorted(lines, key=lambda line: (line.turn not in line.yours, line.phase, -line.since)))


def _mine(one: TableNews, visitor: str, turn: int | None) -> forms.MyTable:
    names = [name for _, name, _ in one.chairs]
    yours = [seat for seat, (owner, _, _) in enumerate(one.chairs) if owner == visitor]
    return forms.MyTable(one.code, one.game, one.options, one.phase, names, one.made, yours, turn)


def _line(one: TableNews) -> forms.TableLine:
    names = [name for _, name, free in one.chairs if not free]
    free = sum(free for _, _, free in one.chairs)
    return forms.TableLine(one.code, one.game, one.options, one.phase, names, one.made, free, one.watchers)


async def make_table(asked: Asked) -> forms.TableMade:
    services, account = asked.services, asked.account
    services.accounts.charge("tables", account, "too-many-tables")
    _charge_storage(asked)
    maker = guest(asked.row, services.signer.origin(account.address))
    table = await services.tables.make(asked.form, maker, account)
    path = f"/t/{table.sheet.code}"
    return forms.TableMade(table.sheet.code, path, asked.request.app[HOSTS].link + path)


async def _code(asked: Asked, code: str) -> str:
    """The table's code as it is written."""
    return (await asked.services.tables.find_row(asked.account, code)).code


def _charge_storage(asked: Asked) -> None:
    size = _ROW + len(msgspec.json.encode(asked.form))
    asked.services.accounts.charge("storage", asked.account, "too-much-to-keep", size)


async def join(asked: Asked) -> forms.Joined:
    code = await _code(asked, asked.form.code)
    return forms.Joined(code, f"/t/{code}")


async def get_table(asked: Asked) -> forms.TablePage:
    try:
        found = (await asked.services.tables.find_for(asked.account, asked.part("code"))).describe()
    except Elsewhere as there:
        found = await describe_table(asked.services.router(), there)
    return forms.TablePage(found, f"{asked.request.app[HOSTS].link}/t/{found.code}")


async def get_qr(asked: Asked) -> web.Response:
    picture = qr_svg(f"{asked.request.app[HOSTS].link}/t/{await _code(asked, asked.part('code'))}")
    return web.Response(body=picture, content_type="image/svg+xml")


async def get_results(asked: Asked) -> forms.Results:
    who = asked.row.who if asked.query("mine") else None
    game, first = asked.query("game"), asked.number("first", 0, _FURTHEST) or 0
    return forms.Results(
        await asked.ask(lambda store: [line(row, store) for row in store.results(game, who, first=first)])
    )


async def get_ratings(asked: Asked) -> web.Response:
    """Thousands of rows, the same for everybody for a while."""
    services, pool = asked.services, asked.query("pool")
    first = asked.number("first", 0, _FURTHEST if pool else 0) or 0

    async def make() -> bytes:
        rows = await asked.ask(lambda store: store.ratings(pool=pool, first=first))
        return msgspec.json.encode(forms.RatingPools(_pools(rows)))

    return web.Response(body=await services.lists.find((pool, first), make), content_type="application/json")


def _pools(rows: list[RatingRow]) -> list[forms.RatingList]:
    pools: dict[str, list[forms.RatingLine]] = {}
    for row in rows:
        entry = forms.RatingLine(row.who, row.name, points_of(row), row.played, row.bot, is_provisional(row))
        pools.setdefault(row.pool, []).append(entry)
    return [forms.RatingList(pool, lines) for pool, lines in pools.items()]


async def healthz(asked: Asked) -> web.Response:
    services, well = asked.services, asked.services.health.good
    open_sockets = len(services.sockets.sockets)
    report = forms.Health("well" if well else "cannot-write", VERSION, len(services.tables), open_sockets)
    body = msgspec.json.encode(report)
    return web.Response(body=body, content_type="application/json", status=200 if well else 503)


async def ready(asked: Asked) -> web.Response:
    """For load balancers: proves a durable write."""
    readiness = forms.Readiness(await asked.services.write_probe.check())
    body = msgspec.json.encode(readiness)
    return web.Response(body=body, content_type="application/json", status=200 if readiness.ready else 503)


GAME = ("game", "only this game")
FIRST = ("first", "how many to pass over: the next page")

ROUTES = add_contents((
    Route("GET", "/api/me", get_me, forms.Me, "Who I am. New visitors become guests and get a cookie."),
    Route("PATCH", "/api/me", change_me, forms.Me, "Change name, language or settings.", forms.ChangeMe),
    Route("GET", "/api/me/export", export_me, forms.Kept, "Everything the server stores about me.", price=50),
    Route("GET", "/api/me/tables", get_my_tables, forms.MyTables, "The tables where I can continue.", price=2),
    Route("DELETE", "/api/me", delete_me, None, "Forget me: name, settings, ratings, and my name in results."),
    Route("GET", "/api/games", get_games, forms.Games, "The games, their options and their bots."),
    Route("GET", "/api/tables", get_tables, forms.Tables, "Open tables with someone at them, the latest first.",
          query=(GAME, FIRST)),
    Route("POST", "/api/tables", make_table, forms.TableMade, "Create a table.", NewTable),
    Route("POST", "/api/join", join, forms.Joined, "The table behind a typed code.", forms.Join),
    Route("GET", "/api/tables/{code}", get_table, forms.TablePage, "A table, seen from outside."),
    Route("GET", "/api/tables/{code}/qr.svg", get_qr, "image/svg+xml", "The table's link as a picture."),
    Route(
        "GET", "/api/results", get_results, forms.Results, "The latest finished matches.",
        query=(GAME, ("mine", "only mine"), FIRST), price=4,
    ),
    Route(
        "GET", "/api/ratings", get_ratings, forms.RatingPools, "Ratings, pool by pool, best first.",
        query=(("pool", "only this pool"), ("first", "how many of the pool to pass over")), price=8,
    ),
    Route(
        "GET", "/api/texts/{group}/{language}", get_texts, "text/plain", "The messages of a group, as Fluent.",
        query=(("v", "the version that /api/games tells: the answer may then be kept for ever"),),
    ),
    *BOTS,
    *REPLAYS,
    *PRINTING,
    *PREVIEWS,
    Route("GET", "/healthz", healthz, forms.Health, "Whether the server is healthy; 503 if it can't write."),
    Route("GET", "/readyz", ready, forms.Readiness, "Whether the server can write, shown by a write; 503 if not."),
))  # fmt: skip
