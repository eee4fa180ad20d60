"""Commands read with readers that are made once a game.

msgspec works out anew how to read a union each time it is handed one, which costs ten times the reading itself.
"""

from functools import cache
from typing import Any

import msgspec

from breakhouse.core import Command, Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.games import game


@cache
def _reader(id: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(game(id).command_type)


def read_command(rules: AnyGame, raw: bytes | msgspec.Raw) -> Command:
    """A command of this game, or `Refusal("unreadable-command")` that quotes what was wrong with it."""
    try:
        command: Command = _reader(rules.id).decode(raw)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as wrong:
        raise Refusal("unreadable-command", why=str(wrong)) from None
    return command
