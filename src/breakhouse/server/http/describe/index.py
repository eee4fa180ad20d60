"""What is served under `/api/`: the descriptions, a list of them for programs, and a page for people who open the
address in a browser.
"""

import html
from functools import cache, partial
from typing import Any

import msgspec
from aiohttp import hdrs, web

from breakhouse.bots.protocol import PROTOCOL
from breakhouse.core import Refusal
from breakhouse.games import shelf
from breakhouse.locales import say
from breakhouse.server import VERSION
from breakhouse.server.http.cached import CachedResponse
from breakhouse.server.http.describe.asyncapi import CHANNELS, describe_sockets
from breakhouse.server.http.describe.json_schema import describe_game, describe_messages
from breakhouse.server.http.describe.openapi import describe
from breakhouse.server.http.html import write_page, write_table
from breakhouse.server.http.routes import Asked, Route, json_response
from breakhouse.server.net.hosts import HOSTS

_JSON_SCHEMA = "JSON Schema 2020-12"
SCHEMAS = "schemas/"


class Document(msgspec.Struct, frozen=True):
    path: str
    """Where this server has it."""
    format: str
    about: str
    """What it describes, in the language of whoever asks."""


class Contents(msgspec.Struct, frozen=True):
    version: str
    """Of Breakhouse."""
    protocol: int
    """The version of the protocol for programs at a table."""
    documents: list[Document]


def add_contents(routes: tuple[Route, ...]) -> tuple[Route, ...]:
    """These routes, and the two that list what there is."""

    async def list_api(asked: Asked) -> web.Response:
        return _answer(asked, "contents-title", _list_documents(asked), _Chapters(asked, routes).all())

    async def list_schemas(asked: Asked) -> web.Response:
        return _answer(asked, "contents-schemas", _list_schemas(asked))

    return (
        Route("GET", "/api/", list_api, Contents, "What is described for programs, and where."),
        Route(
            "GET",
            f"/api/{SCHEMAS}",
            list_schemas,
            Contents,
            "The JSON Schemas: of all messages, and of every game.",
        ),
        *routes,
    )


def _answer(asked: Asked, title: str, documents: list[Document], more: str = "") -> web.Response:
    if "text/html" in asked.request.headers.get(hdrs.ACCEPT, ""):
        page = _Chapters(asked, ())
        body = f"<p>{page.word('contents-text')}</p>{page.documents(documents)}{more}"
        response = write_page(asked.language, _base(asked), say(asked.language, title), body)
    else:
        response = json_response(Contents(VERSION, PROTOCOL, documents))
    response.headers[hdrs.VARY] = "Accept, Accept-Language, Cookie"
    return response


def _base(asked: Asked) -> str:
    return asked.request.app[HOSTS].base


def _list_documents(asked: Asked) -> list[Document]:
    first = (("openapi.json", "OpenAPI 3.1", "contents-requests-about"),
             ("asyncapi.json", "AsyncAPI 3.0", "contents-sockets-about"))  # fmt: skip
    return [*(_document(asked, *each) for each in first), *_list_schemas(asked)]


def _list_schemas(asked: Asked) -> list[Document]:
    messages = _document(asked, f"{SCHEMAS}messages.json", _JSON_SCHEMA, "contents-messages-about")
    games = (
        _document(asked, f"{SCHEMAS}{id}.json", _JSON_SCHEMA, "contents-game-about", game=one.manifest.title)
        for id, one in shelf().items()
    )
    return [messages, *games]


def _document(asked: Asked, path: str, format: str, about: str, **params: Any) -> Document:
    return Document(f"{_base(asked)}/api/{path}", format, say(asked.language, about, **params))


class _Chapters:
    def __init__(self, asked: Asked, routes: tuple[Route, ...]) -> None:
        self._language = asked.language
        self._base = _base(asked)
        self._routes = routes

    def word(self, id: str) -> str:
        return html.escape(say(self._language, id))

    def documents(self, documents: list[Document]) -> str:
        rows = [[_link(one.path), html.escape(one.format), html.escape(one.about)] for one in documents]
        return self._section("contents-documents", ["contents-path", "contents-format", "contents-about"], rows)

    def all(self) -> str:
        """The sockets, the requests, and where to read on. What the documents say of them is English."""
        sockets = [[_code(self._base + one.address), _english(one.about)] for one in CHANNELS]
        requests = [
            [f"<code>{one.method}</code>", _code(self._base + one.path), _english(one.about)]
            for one in self._routes
        ]
        return (
            self._section("contents-sockets", ["contents-path", "contents-about"], sockets)
            + self._section("contents-requests", ["contents-method", "contents-path", "contents-about"], requests)
            + f"<p>{self.word('contents-more')}</p>"
        )

    def _section(self, title: str, heads: list[str], rows: list[list[str]]) -> str:
        table = write_table([self.word(head) for head in heads], rows)
        return f"<section aria-labelledby={title}><h2 id={title}>{self.word(title)}</h2>{table}</section>"


def _code(text: str) -> str:
    return f"<code>{html.escape(text)}</code>"


def _link(path: str) -> str:
    return f"<a href='{html.escape(path)}'>{_code(path)}</a>"


def _english(text: str) -> str:
    """As in Markdown, `code` between backticks."""
    parts = (f"<code>{part}</code>" if odd % 2 else part for odd, part in enumerate(html.escape(text).split("`")))
    return f"<span lang=en>{''.join(parts)}</span>"


def list_documents(routes: tuple[Route, ...]) -> dict[str, Any]:
    """How to make each document, by its path below `/api/`."""
    games = {f"{SCHEMAS}{id}.json": partial(describe_game, each) for id, each in shelf().items()}
    described = {"openapi.json": partial(describe, routes), "asyncapi.json": describe_sockets}
    return {**described, f"{SCHEMAS}messages.json": describe_messages, **games}


@cache
def write_document(routes: tuple[Route, ...], path: str) -> CachedResponse:
    """One of them, made on first request."""
    make = list_documents(routes).get(path)
    if make is None:
        raise Refusal("no-such-page")
    return CachedResponse(msgspec.json.encode(make()), "application/json")
