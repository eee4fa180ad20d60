"""Options by name: read with clear errors, and described for anyone who asks."""

from collections.abc import Mapping
from datetime import date
from typing import Any

import msgspec

from breakhouse.core.contract import AnyGame, Options
from breakhouse.core.refusal import Refusal


def read_options(game: AnyGame, raw: Mapping[str, Any]) -> Options:
    """The game's options from plain values, or a refusal that names the option and what is wrong with it."""
    known = {field.name for field in msgspec.structs.fields(game.options_type)}
    for name in raw:
        if name not in known:
            raise Refusal("unknown-option", option=str(name), known=", ".join(sorted(known)))
    for name, value in raw.items():
        try:
            msgspec.convert({name: value}, type=game.options_type)
        except msgspec.ValidationError as wrong:
            raise Refusal("impossible-option", option=name, value=_quote(value), why=str(wrong)) from None
    options: Options = msgspec.convert(dict(raw), type=game.options_type)
    return options


def settle_options(game: AnyGame, raw: Mapping[str, Any], today: date) -> dict[str, Any]:
    """Plain options with dates filled in for this day. Call it before starting a match, which is played with the
    result.
    """
    options = read_options(game, raw)
    before, after = (msgspec.to_builtins(each) for each in (options, options.settle(today)))
    return {**raw, **{name: value for name, value in after.items() if value != before[name]}}


def describe_options(game: AnyGame) -> dict[str, Any]:
    """`{name: {"default": …, "schema": …}}`; the schema is JSON Schema, limits included."""
    schema = msgspec.json.schema(game.options_type)
    properties = schema["$defs"][game.options_type.__name__]["properties"]
    defaults = msgspec.to_builtins(game.options_type())
    return {
        name: {"default": defaults[name], "schema": {k: v for k, v in schema.items() if k != "default"}}
        for name, schema in properties.items()
    }


def _quote(value: Any) -> str:
    try:
        return msgspec.json.encode(value).decode()[:80]
    except TypeError:
        return repr(value)[:80]
