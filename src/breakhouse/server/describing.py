"""Machine-readable descriptions: OpenAPI for requests, AsyncAPI for sockets, JSON Schema for messages."""

from functools import cache, partial
from typing import Any

import msgspec

from breakhouse.core import Refusal
from breakhouse.games import shelf
from breakhouse.server.asyncapi import describe_sockets
from breakhouse.server.openapi import describe
from breakhouse.server.packed import Packed
from breakhouse.server.routes import Route
from breakhouse.server.schemas import describe_game, describe_messages

SCHEMAS = "schemas/"


def list_documents(routes: tuple[Route, ...]) -> dict[str, Any]:
    """How to make each document, by its path below `/api/`."""
    games = {f"{SCHEMAS}{id}.json": partial(describe_game, each) for id, each in shelf().items()}
    described = {"openapi.json": partial(describe, routes), "asyncapi.json": describe_sockets}
    return {**described, f"{SCHEMAS}messages.json": describe_messages, **games}


@cache
def write_document(routes: tuple[Route, ...], path: str) -> Packed:
    """One of them, made on first request."""
    make = list_documents(routes).get(path)
    if make is None:
        raise Refusal("no-such-page")
    return Packed(msgspec.json.encode(make()), "application/json")
