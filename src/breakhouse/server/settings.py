"""How to run a server: a TOML file, overridden by environment variables, overridden by the command line."""

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import reduce
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, inspect

from breakhouse.core import Refusal
from breakhouse.core.refusal import Param

PREFIX = "BREAKHOUSE_"
FILE = f"{PREFIX}SETTINGS"
"""Names the settings file where no `--settings` does."""
FLAGS = "--"
"""Where a setting comes from that was typed."""
FOREIGN = frozenset({FILE, f"{PREFIX}BROWSER"})
"""Variables that aren't settings."""

Hours = Annotated[float, Meta(gt=0, le=24 * 366)]
Days = Annotated[int, Meta(ge=1, le=36_500)]
DEFAULT_PORT = 8765


class Backups(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Scheduled backups, made while the server is running."""

    to: str = ""
    """The folder; empty for none."""
    every_hours: Hours = 24
    keep: Annotated[int, Meta(ge=1, le=10_000)] = 7
    """How many to keep; older ones are deleted."""


class Retention(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After how many days something is deleted; None keeps it for ever. Chat is never stored."""

    matches_days: Days | None = None
    visitors_days: Days | None = None
    """Of people who have not come back since."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = DEFAULT_PORT
    lan: bool = False
    data: str = ""
    """The folder; empty for the usual one of this system."""
    memory: bool = False
    store: str = ""
    """The database that several houses share; empty for a folder."""
    bus: str = ""
    """How these houses reach each other."""
    house: str = ""
    """The name of this one among them; empty for one of its machine and port."""
    names: list[str] = []
    public_url: str = ""
    proxy: bool = False
    trusted_proxies: list[str] = []
    tls: bool = False
    classroom: bool = False
    limits: dict[str, str] = {}
    bots: dict[str, str] = {}
    log: Literal["plain", "json"] = "plain"
    metrics: str = ""
    """`port` or `host:port` for Prometheus; empty for none."""
    admin_token: str = ""
    """Empty: one is made and kept in the data folder."""
    backups: Backups = Backups()
    retention: Retention = Retention()


def read_settings(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """`flags`: what was typed, by name of the setting; what is None was not."""
    named = str(file or environment.get(FILE, ""))
    layers = [
        (named, _read_file(Path(named)) if named else {}, True),
        (PREFIX, _read_environment(environment), False),
        (FLAGS, {name: value for name, value in flags.items() if value is not None}, True),
    ]
    for where, layer, strict in layers:
        _check(layer, Settings, where)
        _convert(layer, where, strict)
    merged: dict[str, Any] = reduce(_merge, (layer for _, layer, _ in layers), {})
    return _convert(merged, "", False)


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise Refusal("settings-unreadable", file=str(file), why=wrong.strerror or str(wrong)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise Refusal("settings-unreadable", file=str(file), why=str(wrong)) from None


def _read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """`BREAKHOUSE_PORT`, `BREAKHOUSE_BACKUPS_TO`; lists with commas, tables as `name=value` with semicolons."""
    read: dict[str, Any] = {}
    for variable, value in environment.items():
        if not variable.startswith(PREFIX) or variable in FOREIGN:
            continue
        name = variable.removeprefix(PREFIX).lower()
        part = next((each for each in ("backups", "retention") if name.startswith(f"{each}_")), None)
        into = read if part is None else read.setdefault(part, {})
        name = name if part is None else name.removeprefix(f"{part}_")
        into[name] = _read_value(name, value)
    return read


def _read_value(name: str, value: str) -> Any:
    usual = getattr(Settings(), name, "")
    if isinstance(usual, list):
        return [part.strip() for part in value.split(",") if part.strip()]
    if isinstance(usual, dict):
        pairs = (part.partition("=") for part in value.split(";") if part.strip())
        return {key.strip(): setting.strip() for key, _, setting in pairs}
    return value


def _check(layer: Mapping[str, Any], kind: type[msgspec.Struct], where: str, above: str = "") -> None:
    """`Refusal` for an unknown name, with the one that was probably meant."""
    known = kind.__struct_fields__
    for name, value in layer.items():
        if name not in known:
            near, typed = get_close_matches(name, known, 1), above + name
            if where == PREFIX:
                where += typed.replace(".", "_").upper()
            raise Refusal(
                "settings-unknown-key", key=typed, where=where, near=near[0] if near else ", ".join(known)
            )
        inner = kind.__annotations__[name]
        if isinstance(value, dict) and isinstance(inner, type) and issubclass(inner, msgspec.Struct):
            _check(value, inner, where, f"{name}.")


def _convert(layer: Mapping[str, Any], where: str, strict: bool) -> Settings:
    try:
        return msgspec.convert(layer, Settings, strict=strict)
    except msgspec.ValidationError as wrong:
        key = str(wrong).partition(" - at `$.")[2].rstrip("`").partition("[")[0]
        if where == PREFIX:
            where += key.replace(".", "_").upper()
        raise Refusal("settings-bad-value", key=key, where=where, **_wants(key)) from None


def _wants(key: str) -> dict[str, Param]:
    """What a setting may be: `wants` says which kind of thing, the others its bounds."""
    kind: inspect.Type = inspect.type_info(Settings)
    for name in key.split("."):
        assert isinstance(kind, inspect.StructType)
        kind = next(field.type for field in kind.fields if field.name == name)
    match kind:
        case (
            inspect.IntType(ge=int(least), le=int(most))
            | inspect.UnionType(types=(inspect.IntType(ge=int(least), le=int(most)), *_))
        ):
            return {"wants": "whole-number", "least": str(least), "most": str(most)}
        case inspect.FloatType(le=most):
            return {"wants": "number", "most": str(most)}
        case inspect.LiteralType(values):
            return {"wants": "choice", "known": ", ".join(map(str, values))}
        case inspect.BoolType():
            return {"wants": "switch"}
        case inspect.ListType():
            return {"wants": "list"}
        case inspect.StrType():
            return {"wants": "text"}
    return {"wants": "table"}


def _merge(under: dict[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Merges tables of settings, replaces anything else."""
    parts = [name for name, kind in Settings.__annotations__.items() if kind in (Backups, Retention)]
    joined = {name: {**under.get(name, {}), **over[name]} for name in parts if name in over}
    return {**under, **over, **joined}
