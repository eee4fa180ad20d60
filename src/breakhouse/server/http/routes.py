"""A JSON route as a value: used to read the request, write the answer and generate the OpenAPI document.

A route's function gets one argument, the request as it was `Asked`, with the parts of the house that routes use.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from aiohttp import web

from breakhouse.core import Invalid
from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.bots.online import ConnectedBots
from breakhouse.server.cluster.messages import News
from breakhouse.server.cluster.router import Router
from breakhouse.server.http.cached import CachedResponse, TimedCache
from breakhouse.server.limits.connections import PATIENCE
from breakhouse.server.limits.token_buckets import Account, Accounts
from breakhouse.server.loop_watch import LoopWatch
from breakhouse.server.people.fair_play import FairPlay
from breakhouse.server.people.sessions import Signer
from breakhouse.server.people.visitors import Profiles, Visitors
from breakhouse.server.reads import ask_for
from breakhouse.server.tables.lobby import Lobby
from breakhouse.server.tables.registry import Tables
from breakhouse.server.workers.jobs import Jobs
from breakhouse.server.writes import WriteHealth, WriteProbe
from breakhouse.server.ws.endpoint import SocketServices
from breakhouse.store import Reader, Store, VisitorRow
from breakhouse.store.protocol import Found

MAX_BODY = 64 * 1024
_FIELDS = "application/x-www-form-urlencoded"
_MOST_FIELDS = 20


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a house that answer requests."""

    store: Store
    reader: Reader
    """The same store, for work in other threads, which may wait for its answers."""
    accounts: Accounts
    metrics: Metrics
    watch: LoopWatch
    health: WriteHealth
    write_probe: WriteProbe
    signer: Signer
    visitors: Visitors
    profiles: Profiles
    tables: Tables
    lobby: Lobby
    bots: ConnectedBots
    fair_play: FairPlay
    jobs: Jobs
    sockets: SocketServices
    catalogue: Callable[[], CachedResponse]
    lists: TimedCache
    broadcast: Callable[[News], None]
    """To the other houses, where there are any."""
    router: Callable[[], Router | None]
    """The way to them."""
    living: Callable[[], Awaitable[Sequence[str]]]
    """Their ids, from the shared store."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, with who asks it and from where."""

    request: web.Request
    services: Services
    row: VisitorRow
    account: Account
    language: str
    form: Any = None

    async def ask(self, question: Callable[[Reader], Found]) -> Found:
        """The store's answer, paid for by whoever sent the request."""
        return await ask_for(self.account, self.services.accounts, self.services.store, question)

    def part(self, name: str) -> str:
        return self.request.match_info[name]

    def query(self, name: str) -> str | None:
        return self.request.query.get(name)

    def number(self, name: str, default: int | None, most: int) -> int | None:
        value = self.query(name)
        if value is None or value == "":
            return default
        if not value.isascii() or not value.isdigit() or len(value) > 9 or int(value) > most:
            raise Invalid("not-a-number-here", name=name, most=most)
        return int(value)


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    answer: Callable[[Asked], Awaitable[Any]]
    """Gives a struct, which goes out as JSON, or a whole response."""
    answered: Any
    """The type of the answer, or its media type if it isn't JSON."""
    about: str
    form: type[msgspec.Struct] | None = None
    query: tuple[tuple[str, str], ...] = ()
    """Names of query parameters and what they mean."""
    price: int = 1
    """How many requests it counts as."""


async def _read_body(request: web.Request) -> bytes:
    try:
        async with asyncio.timeout(PATIENCE):
            return await request.read()
    except TimeoutError:
        raise Invalid("unreadable-form", why="it did not come to an end") from None
    except web.RequestPayloadError:
        raise Invalid("unreadable-form", why="it was not sent as announced") from None


async def read_fields(request: web.Request) -> dict[str, str]:
    """The fields of a form of an HTML page, in the one way in which browsers send ours."""
    if request.method != "POST":
        return {}
    if request.content_type != _FIELDS:
        raise Invalid("unreadable-form", why=f"it has to be {_FIELDS}")
    body = await _read_body(request)
    try:
        text = body.decode("ascii")
        return dict(parse_qsl(text, keep_blank_values=True, errors="strict", max_num_fields=_MOST_FIELDS))
    except ValueError:
        raise Invalid("unreadable-form", why="its fields can't be read") from None


async def read_form(request: web.Request, kind: type[msgspec.Struct]) -> msgspec.Struct:
    body = await _read_body(request)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise Invalid("unreadable-form", why=str(wrong)[:200]) from None


def json_response(value: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(value), content_type="application/json", status=status)
