"""Commands and events read with readers that are made once a game.

msgspec works out anew how to read a union each time it is handed one, which costs ten times the reading itself.
"""

from functools import cache
from typing import Any

import msgspec

from breakhouse.core import Command, Event, Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.core.entry import Entry
from breakhouse.games import game


@cache
def _command_reader(id: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(game(id).command_type)


@cache
def _event_reader(id: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(game(id).event_type)


def read_command(rules: AnyGame, raw: bytes | msgspec.Raw) -> Command:
    """A command of this game, or `Refusal("unreadable-command")` that quotes what was wrong with it."""
    try:
        command: Command = _command_reader(rules.id).decode(raw)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as wrong:
        raise Refusal("unreadable-command", why=str(wrong)) from None
    return command


def read_events(rules: AnyGame, entry: Entry) -> list[Event]:
    decode = _event_reader(rules.id).decode
    return [decode(raw) for raw in entry.events]
