"""The flags that are settings, and the plan made from all settings."""

import argparse
from pathlib import Path
from typing import Any

from breakhouse.core import Refusal
from breakhouse.server.admin.logs import log_to_stderr, log_what_is_printed
from breakhouse.server.admin.metrics import read_listener
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.net.hosts import read_networks, read_public_url
from breakhouse.server.run import Plan
from breakhouse.server.settings import FLAGS, Settings, read_settings
from breakhouse.store.folder import default_folder
from breakhouse.terminal.world import read_world

_PLAIN = (
    "host",
    "port",
    "lan",
    "memory",
    "public_url",
    "proxy",
    "tls",
    "classroom",
    "log",
    "metrics",
    "store",
    "bus",
    "house",
)
_BACKUPS = {"to": "backup_to", "every_hours": "backup_every", "keep": "backup_keep"}
_RETENTION = {"matches_days": "keep_matches", "visitors_days": "keep_visitors"}

_FLAGS = {f"backups.{key}": flag for key, flag in _BACKUPS.items()} | {
    f"retention.{key}": flag for key, flag in _RETENTION.items()
}
"""The flag of a setting whose name differs from it."""


def settings_of(args: argparse.Namespace) -> Settings:
    """What the file, the environment and this command line say together."""
    typed: dict[str, Any] = {name: getattr(args, name, None) for name in _PLAIN}
    typed["data"] = str(args.data) if getattr(args, "data", None) is not None else None
    typed["names"] = getattr(args, "names", None)
    typed["trusted_proxies"] = getattr(args, "trusted_proxy", None)
    typed["bots"] = _pairs(getattr(args, "bot", None), "unreadable-bot")
    typed["limits"] = _pairs(getattr(args, "limit", None), "unreadable-limit")
    for part, flags in (("backups", _BACKUPS), ("retention", _RETENTION)):
        given = {name: value for name, flag in flags.items() if (value := getattr(args, flag, None)) is not None}
        typed[part] = given or None
    try:
        return read_settings(typed, getattr(args, "settings", None))
    except Refusal as no:
        if no.params.get("where") != FLAGS:
            raise
        flag = _FLAGS.get(key := str(no.params["key"]), key).replace("_", "-")
        raise Refusal(no.code, **{**no.params, "where": f"--{flag}"}) from None


def log_as(settings: Settings) -> None:
    """From now on this process logs in the format of the settings, sentences for people included."""
    log_to_stderr(settings.log == "json")
    if settings.log == "json":
        log_what_is_printed()


def _pairs(written: list[str] | None, code: str) -> dict[str, str] | None:
    return None if written is None else dict(_pair(each, code) for each in written)


def _pair(setting: str, code: str) -> tuple[str, str]:
    name, equals, value = setting.partition("=")
    if code == "unreadable-bot" and (not equals or not name.strip() or not value.strip()):
        raise Refusal("unreadable-bot", given=setting)
    return name.strip(), value.strip()


def folder_of(settings: Settings) -> Path | None:
    if settings.memory or settings.store:
        return None
    return Path(settings.data).expanduser() if settings.data else default_folder()


def plan_of(settings: Settings) -> Plan:
    budgets = Budgets.classroom() if settings.classroom else Budgets()
    for name, value in settings.limits.items():
        budgets = budgets.with_setting(f"{name}={value}")
    return Plan(
        host=settings.host,
        port=settings.port,
        folder=folder_of(settings),
        lan=settings.lan,
        names=frozenset(name.lower() for name in settings.names),
        behind_proxy=settings.proxy,
        budgets=budgets,
        programs=settings.bots,
        public=read_public_url(settings.public_url) if settings.public_url else None,
        trusted=read_networks(settings.trusted_proxies),
        tls=settings.tls,
        metrics=read_listener(settings.metrics),
        backups=settings.backups,
        retention=settings.retention,
        token=settings.admin_token,
        world=read_world(settings),
    )
