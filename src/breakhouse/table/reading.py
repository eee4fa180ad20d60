"""Commands and events read with readers that are made once a game.

msgspec works out anew how to read a union each time it is handed one, which costs ten times the reading itself.
"""

from functools import cache
from typing import Any

import msgspec

from breakhouse.core import Command, Event, Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Entry


@cache
def _reader(kind: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def read_command(game: AnyGame, raw: bytes) -> Command:
    """A command of this game, or `Refusal("unreadable-command")` that quotes what was wrong with it."""
    try:
        command: Command = _reader(game.command_type).decode(raw)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as wrong:
        raise Refusal("unreadable-command", why=str(wrong)) from None
    return command


def read_events(game: AnyGame, entry: Entry) -> list[Event]:
    decode = _reader(game.event_type).decode
    return [decode(raw) for raw in entry.events]
