"""What goes over the wire, as JSON Schema 2020-12 made from the structs: the server's messages, and every game's
own.

A document is a dictionary of `$defs`, and others point into it: `schemas/messages.json#/$defs/Update`. The house
serves them under `/api/schemas/`; `make generated` writes those of its own games into `docs/api/`.
"""

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any, get_args

import msgspec

from breakhouse.bots import protocol
from breakhouse.core.contract import AnyGame, Expire, Free
from breakhouse.server.bots import messages as bot_messages
from breakhouse.table import messages

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_HERE = "#/$defs/{name}"
Schema = dict[str, Any]


def describe_messages() -> Schema:
    """Every message between a page and its table, and between the server and a program."""
    kinds = (*get_args(messages.Saying), *get_args(messages.Telling))
    lines = (*protocol.LINES, protocol.Answer, *bot_messages.SAYINGS, *bot_messages.TELLINGS)
    _, found = msgspec.json.schema_components((*kinds, *lines), ref_template=_HERE)
    unions = {
        "Saying": _any_of(kind.__name__ for kind in get_args(messages.Saying)),
        "Telling": _any_of(kind.__name__ for kind in get_args(messages.Telling)),
        "Line": _any_of(kind.__name__ for kind in protocol.LINES),
        "BotSaying": _any_of(kind.__name__ for kind in bot_messages.SAYINGS),
        "BotTelling": _any_of(kind.__name__ for kind in (*bot_messages.TELLINGS, *protocol.LINES)),
    }
    return _document("Messages", {**found, **unions})


def describe_game(game: AnyGame) -> Schema:
    """A game's options, commands, offers, events and view."""
    commands = reduce(or_, (kind for kind in get_args(game.command_type) if kind is not Expire))
    kinds = (game.options_type, commands, game.event_type, game.view_type, Free)
    (options, command, event, view, _), found = msgspec.json.schema_components(kinds, ref_template=_HERE)
    templates = {
        f"{kind.__name__}Template": _template(found[kind.__name__]) for kind in get_args(commands) or (commands,)
    }
    offer = {"anyOf": [*_any_of(templates)["anyOf"], command]}
    named = {"Options": options, "Command": command, "Offer": offer, "Event": event, "View": view}
    return _document(game.manifest.title, {**found, **templates, **_new_names(named, found)})


def _new_names(named: Mapping[str, Schema], found: Mapping[str, Schema]) -> dict[str, Schema]:
    """If a game has a struct of that name, it means the same."""
    return {name: schema for name, schema in named.items() if name not in found}


def _template(command: Schema) -> Schema:
    """An offer with free fields: the open fields are in `free`, the rest is as in the command."""
    properties: dict[str, Schema] = command["properties"]
    free = {"type": "object", "additionalProperties": {"$ref": _HERE.format(name="Free")}}
    return {
        "title": f"{command['title']}, with free fields",
        "type": "object",
        "properties": {**properties, "free": free},
        "required": ["do", "free"],
        "additionalProperties": False,
    }


def _any_of(names: Iterable[str]) -> Schema:
    return {"anyOf": [{"$ref": _HERE.format(name=name)} for name in names]}


def _document(title: str, defs: Mapping[str, Schema]) -> Schema:
    return {"$schema": DIALECT, "title": title, "$defs": dict(sorted(defs.items()))}
