"""A JSON route as a value: used to read the request, write the answer and generate the OpenAPI document."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp import web

from breakhouse.core import Invalid
from breakhouse.server.house import House
from breakhouse.server.limits.accounts import Payer
from breakhouse.server.limits.connections import PATIENCE
from breakhouse.store import VisitorRow

HOUSE: web.AppKey[House] = web.AppKey("house", House)
MAX_BODY = 64 * 1024


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, with who asks it and from where."""

    request: web.Request
    house: House
    row: VisitorRow
    payer: Payer
    language: str
    form: Any = None

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
    paper: Any
    """The type of the answer, or its media type if it isn't JSON."""
    about: str
    form: type[msgspec.Struct] | None = None
    query: tuple[tuple[str, str], ...] = ()
    """Names of query parameters and what they mean."""
    price: int = 1
    """How many requests it counts as."""


async def read_form(request: web.Request, kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        async with asyncio.timeout(PATIENCE):
            body = await request.read()
    except TimeoutError:
        raise Invalid("unreadable-form", why="it did not come to an end") from None
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise Invalid("unreadable-form", why=str(wrong)[:200]) from None


def paper(value: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(value), content_type="application/json", status=status)
