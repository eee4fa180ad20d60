"""Offers as plain JSON values, and readable commands made from them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from breakhouse.core.contract import AnyGame, Command, Offer, Template
from breakhouse.core.refusal import Refusal


def plain(offer: Offer) -> dict[str, Any]:
    """The offer as it goes over the wire: a command, or a command with a field `free`."""
    if isinstance(offer, Template):
        return {"do": offer.do, **offer.fixed, "free": msgspec.to_builtins(offer.free)}
    told: dict[str, Any] = msgspec.to_builtins(offer)
    return told


def read_command(game: AnyGame, raw: Mapping[str, Any] | bytes) -> Command:
    """A command of this game, or `Refusal("unreadable-command")` that quotes what was wrong with it."""
    try:
        if isinstance(raw, bytes):
            command: Command = msgspec.json.decode(raw, type=game.command_type)
        else:
            command = msgspec.convert(raw, type=game.command_type)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as wrong:
        raise Refusal("unreadable-command", why=str(wrong)) from None
    return command
