"""Offers as plain JSON values, and commands read from what players and programs send."""

from collections.abc import Mapping
from typing import Any

import msgspec

from breakhouse.core.contract import AnyGame, Command, Offer, Offers, Template, View
from breakhouse.core.refusal import UnreadableCommand
from breakhouse.core.versions import reword

_decoders: "dict[type, msgspec.json.Decoder[Command]]" = {}
"""Built once per game: analysing a union costs ten times as much as reading with it."""


_LONGEST_WHY = 200
"""The longest error text, which may quote what was sent."""


def plain(offer: Offer) -> dict[str, Any]:
    """The offer as it goes over the wire: a command, or a command with a field `free`."""
    if isinstance(offer, Template):
        return {"do": offer.do, **offer.fixed, "free": msgspec.to_builtins(offer.free)}
    fields: dict[str, Any] = msgspec.to_builtins(offer)
    return fields


def name_of(offer: Offer) -> str:
    return offer.do if isinstance(offer, Template) else str(type(offer).__struct_config__.tag)


def shortlist(game: AnyGame, view: View, offers: Offers) -> Offers:
    """The few offers worth considering first, when there are hundreds; () if there are only a few.

    Such a game chooses them in a method `shortlist(view, offers)`, from what the seat sees, so it can't give away
    a secret.
    """
    choose = getattr(game, "shortlist", None)
    few: Offers = choose(view, offers) if choose is not None and offers else ()
    return few


def still_open(offers: Offers, command: Command) -> bool:
    """Whether something of this name is still offered. Offers may be examples (any set of dice can be thrown), so
    only the name can be compared; the rules have the last word.
    """
    return any(name_of(offer) == name_of(command) for offer in offers)


def read_command(game: AnyGame, raw: bytes | msgspec.Raw | Mapping[str, Any]) -> Command:
    """A command of this game, or `UnreadableCommand` that quotes what was wrong with it."""
    try:
        if not isinstance(raw, (bytes, msgspec.Raw)):  # isinstance with Mapping is slower
            return _convert(game, raw)
        try:
            return _decoder(game).decode(raw)
        except msgspec.ValidationError:
            return _convert(game, msgspec.json.decode(raw))  # it may use the words of an earlier version
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as wrong:
        raise UnreadableCommand("unreadable-command", why=str(wrong)[:_LONGEST_WHY]) from None


def _convert(game: AnyGame, raw: Any) -> Command:
    if isinstance(raw, Mapping):
        raw = reword(game, raw, "do")
    command: Command = msgspec.convert(raw, type=game.command_type)
    return command


def _decoder(game: AnyGame) -> "msgspec.json.Decoder[Command]":
    decoder = _decoders.get(type(game))
    if decoder is None:
        decoder = _decoders[type(game)] = msgspec.json.Decoder(game.command_type)
    return decoder
