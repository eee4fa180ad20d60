"""The description of the sockets, AsyncAPI 3, made from the unions of messages that go over them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, get_args

from breakhouse.bots import protocol
from breakhouse.server import VERSION
from breakhouse.server.bots import messages as bot_messages
from breakhouse.table import messages

_FORMAT = "application/schema+json;version=draft-2020-12"


@dataclass(frozen=True, slots=True)
class Channel:
    name: str
    address: str
    about: str
    incoming: Sequence[type]
    """What the server reads."""
    outgoing: Sequence[type]


CHANNELS = (
    Channel(
        "table",
        "/ws",
        "A page at a table, identified by the cookie from `/api/me`.",
        get_args(messages.Saying),
        get_args(messages.Telling),
    ),
    Channel(
        "bot",
        "/ws/bot",
        "A program that plays over the network, identified by its token: `Authorization: Bearer …`.",
        bot_messages.SAYINGS,
        (*bot_messages.TELLINGS, *protocol.LINES),
    ),
)


def describe_sockets(channels: Sequence[Channel] = CHANNELS) -> dict[str, Any]:
    operations: dict[str, Any] = {}
    for channel in channels:
        operations[f"{channel.name}-says"] = _operation("receive", channel, channel.incoming)
        operations[f"{channel.name}-hears"] = _operation("send", channel, channel.outgoing)
    kinds = {kind for channel in channels for kind in (*channel.incoming, *channel.outgoing)}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Breakhouse", "version": VERSION},
        "defaultContentType": "application/json",
        "channels": {channel.name: _channel(channel) for channel in channels},
        "operations": operations,
        "components": {"messages": {kind.__name__: _message(kind) for kind in _in_order(kinds)}},
    }


def _channel(channel: Channel) -> dict[str, Any]:
    named = {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in _all_of(channel)}
    return {
        "address": channel.address,
        "description": channel.about,
        "messages": named,
        "bindings": {"ws": {"bindingVersion": "0.1.0", "method": "GET"}},
    }


def _operation(action: str, channel: Channel, kinds: Iterable[type]) -> dict[str, Any]:
    here = f"#/channels/{channel.name}"
    listed = [{"$ref": f"{here}/messages/{kind.__name__}"} for kind in _in_order(kinds)]
    return {"action": action, "channel": {"$ref": here}, "messages": listed}


def _message(kind: type) -> dict[str, Any]:
    schema = {"$ref": f"schemas/messages.json#/$defs/{kind.__name__}"}
    about = (kind.__doc__ or "").strip().partition("\n")[0]
    summary = {"summary": about} if about else {}
    return {"name": kind.__name__, **summary, "payload": {"schemaFormat": _FORMAT, "schema": schema}}


def _all_of(channel: Channel) -> list[type]:
    return _in_order({*channel.incoming, *channel.outgoing})


def _in_order(kinds: Iterable[type]) -> list[type]:
    return sorted(kinds, key=lambda kind: kind.__name__)
