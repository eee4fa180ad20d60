"""The JSON API: persons, games, tables, results and ratings."""

from functools import partial

import msgspec
from aiohttp import web

from breakhouse.core import Refusal
from breakhouse.server import VERSION
from breakhouse.server.bots.api import BOTS, own_bot
from breakhouse.server.bots.forms import OwnBot
from breakhouse.server.cluster.join import describe_table, open_elsewhere, own_elsewhere
from breakhouse.server.house import House
from breakhouse.server.http import forms
from breakhouse.server.http.cached import ASK_AGAIN, FOREVER
from breakhouse.server.http.catalogue import text_of
from breakhouse.server.http.describe.index import add_contents
from breakhouse.server.http.media import PREVIEWS, PRINTING
from breakhouse.server.http.replays import REPLAYS, line
from breakhouse.server.http.routes import Asked, Route
from breakhouse.server.net.hosts import DOORS, qr_svg
from breakhouse.server.people.ratings import is_provisional, points_of
from breakhouse.server.people.sessions import forgotten_header
from breakhouse.server.tables.registry import Elsewhere, find_row, find_table, language_of
from breakhouse.store import RatingRow, Store, VisitorRow
from breakhouse.table import Table
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
    await asked.house.remember(row, None if form.name is None else asked.row.name)
    return me(row)


async def export_me(asked: Asked) -> web.Response:
    """Gathered outside the event loop: there may be thousands of results."""
    house, row = asked.house, asked.row
    gather = partial(_gather, house.store, row, _tables_of(house, row), _bots_of(house, row))
    kept = await house.jobs.lookups.run(asked.payer, lambda: msgspec.json.encode(gather()))
    if kept is None:
        raise Refusal("house-stumbled")
    return web.Response(body=kept, content_type="application/json")


def all_about(house: House, row: VisitorRow) -> forms.Kept:
    return _gather(house.store, row, _tables_of(house, row), _bots_of(house, row))


def _bots_of(house: House, row: VisitorRow) -> list[OwnBot]:
    return [own_bot(house, account) for account in house.programs.tokens.of(row.who)]


def _tables_of(house: House, row: VisitorRow) -> list[str]:
    own = [table.sheet.code for table in house.tables.values() if table.sheet.seats_of(row.id)]
    return own + [line.code for line in own_elsewhere(house, row.id)]


def _gather(store: Store, row: VisitorRow, tables: list[str], bots: list[OwnBot]) -> forms.Kept:
    results = [line(result, store) for result in store.results(who=row.who, limit=10_000)]
    return forms.Kept(me(row), row.since, results, _pools(store.ratings(who=row.who)), tables, bots)


async def delete_me(asked: Asked) -> web.Response:
    await asked.house.forget(asked.row.id)
    return web.Response(status=204, headers={"Set-Cookie": forgotten_header(asked.request.app[DOORS].base)})


async def get_games(asked: Asked) -> web.Response:
    return asked.house.catalogue().answer(asked.request)


async def get_texts(asked: Asked) -> web.Response:
    text = text_of(asked.part("group"), asked.part("language"))
    return text.answer(asked.request, FOREVER if asked.query("v") == text.version else ASK_AGAIN)


async def get_tables(asked: Asked) -> forms.Tables:
    wanted = asked.query("game")
    tables = [
        table
        for table in asked.house.tables.values()
        if table.sheet.access == "open" and table.devices and table.phase != "over"
        if wanted is None or table.sheet.game == wanted
    ]
    lines = [*map(_line, tables), *open_elsewhere(asked.house, wanted)]
    return forms.Tables(sorted(lines, key=lambda line: -line.since)[:200])


async def get_my_tables(asked: Asked) -> forms.MyTables:
    """Matches to continue: first those where it's my turn, the latest of them first."""
    own = (table for table in asked.house.tables.values() if table.sheet.seats_of(asked.row.id))
    found = [_mine(table, asked.row.id) for table in own if table.phase != "over"]
    found += own_elsewhere(asked.house, asked.row.id)
    return forms.MyTables(sorted(found, key=lambda line: (line.turn not in line.yours, line.phase, -line.since)))


def _mine(table: Table, visitor: str) -> forms.MyTable:
    sheet = table.sheet
    names = [chair.name for chair in sheet.chairs]
    yours = sheet.seats_of(visitor)
    return forms.MyTable(
        sheet.code, sheet.game, sheet.options, table.phase, names, sheet.made, yours, table.to_move()
    )


def _line(table: Table) -> forms.TableLine:
    sheet = table.sheet
    names = [chair.name for chair in sheet.chairs if not chair.free]
    free = sum(chair.free for chair in sheet.chairs)
    watchers = len(table.describe().watchers)
    return forms.TableLine(sheet.code, sheet.game, sheet.options, table.phase, names, sheet.made, free, watchers)


async def make_table(asked: Asked) -> forms.TableMade:
    house, row = asked.house, asked.row
    house.accounts.charge("tables", asked.payer, "too-many-tables")
    _charge_storage(asked)
    table = await house.make_table(row, asked.form, asked.payer)
    path = f"/t/{table.sheet.code}"
    return forms.TableMade(table.sheet.code, path, asked.request.app[DOORS].link + path)


def _code(asked: Asked, code: str) -> str:
    """The table's code as it is written."""
    return find_row(asked.house, asked.payer, code).code


def _charge_storage(asked: Asked) -> None:
    size = _ROW + len(msgspec.json.encode(asked.form))
    asked.house.accounts.charge("storage", asked.payer, "too-much-to-keep", size)


async def join(asked: Asked) -> forms.Joined:
    code = _code(asked, asked.form.code)
    return forms.Joined(code, f"/t/{code}")


async def get_table(asked: Asked) -> forms.TablePage:
    try:
        found = find_table(asked.house, asked.payer, asked.part("code")).describe()
    except Elsewhere as there:
        found = await describe_table(asked.house, there)
    return forms.TablePage(found, f"{asked.request.app[DOORS].link}/t/{found.code}")


async def get_qr(asked: Asked) -> web.Response:
    picture = qr_svg(f"{asked.request.app[DOORS].link}/t/{_code(asked, asked.part('code'))}")
    return web.Response(body=picture, content_type="image/svg+xml")


async def get_results(asked: Asked) -> forms.Results:
    who = asked.row.who if asked.query("mine") else None
    first = asked.number("first", 0, _FURTHEST) or 0
    store = asked.house.store
    return forms.Results([line(row, store) for row in store.results(asked.query("game"), who, first=first)])


async def get_ratings(asked: Asked) -> web.Response:
    """Thousands of rows, the same for everybody for a while."""
    house, pool = asked.house, asked.query("pool")
    first = asked.number("first", 0, _FURTHEST if pool else 0) or 0
    body = house.lists.find(
        (pool, first),
        lambda: msgspec.json.encode(forms.RatingPools(_pools(house.store.ratings(pool=pool, first=first)))),
    )
    return web.Response(body=body, content_type="application/json")


def _pools(rows: list[RatingRow]) -> list[forms.RatingList]:
    pools: dict[str, list[forms.RatingLine]] = {}
    for row in rows:
        entry = forms.RatingLine(row.who, row.name, points_of(row), row.played, row.bot, is_provisional(row))
        pools.setdefault(row.pool, []).append(entry)
    return [forms.RatingList(pool, lines) for pool, lines in pools.items()]


async def healthz(asked: Asked) -> web.Response:
    house = asked.house
    well = house.well()
    report = forms.Health("well" if well else "cannot-write", VERSION, len(house.tables), house.connections)
    body = msgspec.json.encode(report)
    return web.Response(body=body, content_type="application/json", status=200 if well else 503)


async def ready(asked: Asked) -> web.Response:
    """For load balancers: proves a durable write."""
    readiness = forms.Readiness(await asked.house.proof.give())
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
    Route("GET", "/api/tables", get_tables, forms.Tables, "Open tables with someone at them.", query=(GAME,)),
    Route("POST", "/api/tables", make_table, forms.TableMade, "Create a table.", forms.NewTable),
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
