"""Every setting of a server, declared once: `Settings`.

The key in the TOML file, the environment variable, the flag with its help, the table in the documentation and the
doctor's checks all follow from the declaration. Variables override the file, and flags override both.
"""

import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
import platformdirs
from msgspec import Meta, inspect

from breakhouse.core import Refusal
from breakhouse.core.refusal import Param

PREFIX = "BREAKHOUSE_"
FILE = f"{PREFIX}SETTINGS"
"""Names the settings file where no `--settings` does."""
FOREIGN = frozenset({FILE, f"{PREFIX}BROWSER"})
"""Variables that aren't settings."""


@dataclass(frozen=True, slots=True)
class Flag:
    """What the name and type of a setting don't tell."""

    name: str | None = ""
    """Of its flag; empty if that's the setting's own name, None if it has none."""
    checks: tuple[str, ...] = ()
    """What the doctor looks at because of it: keys of `doctor.CHECKS`."""


Days = Annotated[int, Meta(ge=1, le=36_500)]


class Backups(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Scheduled backups, made while the server is running."""

    to: Annotated[str, Flag("backup-to", ("backups",))] = ""
    """Empty for none."""
    also_to: Annotated[str, Flag("backup-also-to")] = ""
    """A second folder, best on another disk; empty for none."""
    every_hours: Annotated[float, Meta(gt=0, le=24 * 366), Flag("backup-every")] = 24
    keep: Annotated[int, Meta(ge=1, le=10_000), Flag("backup-keep")] = 7
    """Older ones are deleted."""


class Retention(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After how many days something is deleted; None keeps it for ever. Chat is never stored."""

    matches_days: Annotated[Days | None, Flag("keep-matches")] = None
    visitors_days: Annotated[Days | None, Flag("keep-visitors")] = None


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In the order of `breakhouse serve --help`, where each is explained by the message `serve-help-…`."""

    # why: docs/decisions/0028-what-an-operator-sets.md
    data: Annotated[str, Flag(checks=("folder", "data"))] = ""
    """Empty for the usual folder of this system."""
    lan: bool = False
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), Flag(checks=("port",))] = 8765
    memory: bool = False
    store: Annotated[str, Flag(checks=("database",))] = ""
    """Empty for a folder."""
    bus: Annotated[str, Flag(checks=("bus",))] = ""
    house: str = ""
    """Empty for the names of its machine and port."""
    bots: Annotated[dict[str, str], Flag("bot")] = {}
    thinkers: Annotated[int, Meta(ge=1, le=256)] | None = None
    """None for as many as there is room for."""
    names: Annotated[list[str], Flag("name")] = []
    public_url: Annotated[str, Flag(checks=("proxy",))] = ""
    proxy: bool = False
    trusted_proxies: Annotated[list[str], Flag("trusted-proxy")] = []
    tls: bool = False
    classroom: bool = False
    limits: Annotated[dict[str, str], Flag("limit")] = {}
    log: Literal["plain", "json"] = "plain"
    metrics: str = ""
    """Empty for none."""
    slow_ms: Annotated[int, Meta(ge=10, le=60_000)] = 250
    """What takes longer is logged."""
    admin_token: Annotated[str, Flag(None, ("token",))] = ""
    """The operator's token; if it's empty, one is made and kept in the data folder. There's no flag, because
    everybody on a machine can see command lines."""
    backups: Backups = Backups()
    retention: Retention = Retention()


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting, and all the ways to give it."""

    key: str
    """As in the file: `port`, `backups.to`."""
    kind: Any
    """Its type, with bounds."""
    default: Any
    flag: str | None
    """`--port`, `--backup-to`."""
    checks: tuple[str, ...]

    @property
    def variable(self) -> str:
        return PREFIX + self.key.replace(".", "_").upper()

    @property
    def shape(self) -> inspect.Type:
        """What kind of value it wants, as msgspec describes it; of an optional one, what it is if given."""
        kind = inspect.type_info(self.kind)
        return kind.types[0] if isinstance(kind, inspect.UnionType) else kind

    def parse(self, text: str) -> Any:
        """From a variable: lists with commas, tables as `name=value` with semicolons."""
        match self.shape:
            case inspect.ListType():
                return [part.strip() for part in text.split(",") if part.strip()]
            case inspect.DictType():
                return pairs_of(part for part in text.split(";") if part.strip())
        return text

    def convert(self, value: Any, where: str) -> Any:
        """`Refusal` for a value that doesn't fit, with what to write instead. In a variable everything is text."""
        try:
            return msgspec.convert(value, self.kind, strict=where != self.variable)
        except msgspec.ValidationError:
            raise Refusal("settings-bad-value", key=self.key, where=where, **self._wants()) from None

    def _wants(self) -> dict[str, Param]:
        """What it may be: `wants` says which kind of thing, the others its bounds."""
        match self.shape:
            case inspect.IntType(ge=int(least), le=int(most)):
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


def _declared(kind: type[msgspec.Struct], above: str = "") -> Iterator[Setting]:
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        if isinstance(field.default, msgspec.Struct):
            yield from _declared(type(field.default), f"{field.name}.")
            continue
        annotation = hints[field.name]
        told = next((one for one in getattr(annotation, "__metadata__", ()) if isinstance(one, Flag)), Flag())
        flag = None if told.name is None else f"--{told.name or field.name.replace('_', '-')}"
        default = getattr(kind(), field.name)
        yield Setting(above + field.name, annotation, default, flag, told.checks)


SETTINGS = {setting.key: setting for setting in _declared(Settings)}
_TABLES = frozenset(key.partition(".")[0] for key in SETTINGS if "." in key)
"""The keys that are tables of settings."""


def read_settings(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """`flags`: what was typed, by key of the setting; what is None was not."""
    named = str(file or environment.get(FILE, ""))
    from_file = _read_file(Path(named)) if named else ()
    given: dict[str, Any] = {}
    for key, value, where in chain(from_file, _read_environment(environment), _read_flags(flags)):
        table, _, name = key.rpartition(".")
        into = given.setdefault(table, {}) if table else given
        into[name] = _find(key, where).convert(value, where)
    return msgspec.convert(given, Settings)


_Given = Iterator[tuple[str, Any, str]]
"""Key, value, and where it was given."""


def _read_file(file: Path) -> _Given:
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise Refusal("settings-unreadable", file=str(file), why=wrong.strerror or str(wrong)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise Refusal("settings-unreadable", file=str(file), why=str(wrong)) from None
    for key, value in read.items():
        if key in _TABLES and isinstance(value, dict):
            yield from ((f"{key}.{name}", inner, str(file)) for name, inner in value.items())
        else:
            yield key, value, str(file)


def _read_environment(environment: Mapping[str, str]) -> _Given:
    """`BREAKHOUSE_PORT`, `BREAKHOUSE_BACKUPS_TO`."""
    for variable, text in environment.items():
        if variable.startswith(PREFIX) and variable not in FOREIGN:
            key = variable.removeprefix(PREFIX).lower()
            table = key.partition("_")[0]
            key = key.replace("_", ".", 1) if table in _TABLES else key
            yield key, _find(key, variable).parse(text), variable


def _read_flags(flags: Mapping[str, Any]) -> _Given:
    return ((key, value, SETTINGS[key].flag or key) for key, value in flags.items() if value is not None)


def _find(key: str, where: str) -> Setting:
    """`Refusal` for an unknown key, with the one that was probably meant."""
    if key in SETTINGS:
        return SETTINGS[key]
    if key in _TABLES:
        raise Refusal("settings-bad-value", key=key, where=where, wants="table")
    table, _, name = key.rpartition(".")
    known = [*Settings.__struct_fields__] if not table else [*getattr(Settings(), table).__struct_fields__]
    near = get_close_matches(name, known, 1)
    raise Refusal("settings-unknown-key", key=key, where=where, near=near[0] if near else ", ".join(known))


def pairs_of(written: Iterable[str]) -> dict[str, str]:
    """`name=value` each."""
    parts = (each.partition("=") for each in written)
    return {name.strip(): value.strip() for name, _, value in parts}


def folder_of(settings: Settings) -> Path | None:
    """The data folder; None where everything is in memory or in a database."""
    if settings.memory or settings.store:
        return None
    return expand(settings.data) if settings.data else default_folder()


def default_folder() -> Path:
    return expand("")


def expand(folder: str) -> Path:
    """Where that is for this user; nothing stands for the usual folder of this system. `Refusal` for a user
    without a home, as in a container with a user id of its own."""
    try:
        return Path(folder).expanduser() if folder else Path(platformdirs.user_data_dir("breakhouse"))
    except RuntimeError:
        raise Refusal("no-home") from None
