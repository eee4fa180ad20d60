"""The flags of commands that need a server's settings, made from their declaration."""

import argparse
from pathlib import Path
from typing import Any

from msgspec import inspect

from breakhouse.server.settings import (
    SETTINGS,
    Setting,
    Settings,
    default_folder,
    folder_of,
    pairs_of,
    read_settings,
)
from breakhouse.terminal.help import explain

_DEST = "settings."
"""What the names of these flags begin with among a command's arguments, so none is taken for one of them."""


def add_settings(parser: argparse.ArgumentParser, *keys: str) -> None:
    """The settings file, and flags for these settings."""
    parser.add_argument("--settings", type=Path, help=explain("serve-help-settings"))
    for key in keys:
        _add_flag(parser, SETTINGS[key])


def add_all_settings(parser: argparse.ArgumentParser) -> None:
    add_settings(parser, *(key for key, setting in SETTINGS.items() if setting.flag is not None))


def _add_flag(parser: argparse.ArgumentParser, setting: Setting) -> None:
    assert setting.flag is not None
    name = setting.flag.removeprefix("--")
    given: dict[str, Any] = {"dest": _DEST + setting.key, "metavar": name.replace("-", "_").upper()}
    match setting.shape:
        case inspect.BoolType():
            # None differs from False: only flags that were typed override the settings file
            given = {"dest": given["dest"], "action": "store_const", "const": True}
        case inspect.LiteralType(values):
            given = {"dest": given["dest"], "choices": sorted(values, key=lambda value: value != setting.default)}
        case inspect.ListType() | inspect.DictType():
            given["action"] = "append"
        case inspect.IntType():
            given["type"] = int
        case inspect.FloatType():
            given["type"] = float
    parser.add_argument(setting.flag, help=help_for(setting), **given)


def help_for(setting: Setting) -> str:
    """Empty for one without a flag."""
    if setting.flag is None:
        return ""
    return explain(f"serve-help-{setting.flag.removeprefix('--')}", default=str(setting.default))


def settings_of(args: argparse.Namespace) -> Settings:
    """What the file, the environment and this command line say together."""
    typed = {name.removeprefix(_DEST): value for name, value in vars(args).items() if name.startswith(_DEST)}
    for key, value in typed.items():
        if value is not None and isinstance(SETTINGS[key].shape, inspect.DictType):
            typed[key] = pairs_of(value)
    return read_settings(typed, getattr(args, "settings", None))


def folder_from(args: argparse.Namespace) -> Path:
    """The data folder that a command is about."""
    return folder_of(settings_of(args)) or default_folder()
