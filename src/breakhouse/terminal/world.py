"""The flags of `breakhouse serve` for several servers, and `breakhouse drain`."""

import argparse
import asyncio
import re
import socket
from pathlib import Path
from typing import Any

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.server.cluster.bus import World
from breakhouse.server.settings import Settings
from breakhouse.terminal.helping import explain


def add_world(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--store", help=explain("serve-help-store"))
    serve.add_argument("--bus", help=explain("serve-help-bus"))
    serve.add_argument("--house", help=explain("serve-help-house"))


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser("drain", help=explain("drain-about"))
    parser.add_argument("house", help=explain("drain-help-name"))
    parser.add_argument("--settings", type=Path, help=explain("serve-help-settings"))
    parser.add_argument("--bus", help=explain("serve-help-bus"))
    parser.set_defaults(run=run)


def name_of(settings: Settings) -> str:
    """A name that the bus allows."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", settings.house or f"{socket.gethostname()}-{settings.port}")


def read_world(settings: Settings) -> World | None:
    if not settings.store:
        if settings.bus:
            raise Refusal("bus-needs-store")
        return None
    if not settings.store.startswith(("postgresql://", "postgres://")):
        raise Refusal("unknown-store", address=settings.store)
    return World(settings.store, open_bus(settings.bus) if settings.bus else None, name_of(settings))


def open_bus(url: str) -> Any:
    try:
        from breakhouse.server.cluster.nats import NatsBus
    except ImportError:
        raise Refusal("cluster-not-installed") from None
    return NatsBus(url)


def bus_of(settings: Settings) -> str:
    if not settings.bus:
        raise Refusal("which-bus")
    return settings.bus


def tell_world(language: str, world: World) -> None:
    from breakhouse.store.postgres.connect import shown

    print(say(language, "serve-world", name=world.name, address=shown(world.store)))


def run(args: argparse.Namespace) -> int:
    from breakhouse.terminal.settings import settings_of

    bus = bus_of(settings_of(args))
    try:
        from breakhouse.server.cluster.nats import tell_to_drain
    except ImportError:
        raise Refusal("cluster-not-installed") from None
    asyncio.run(tell_to_drain(bus, args.house))
    print(say(args.language, "drain-done", name=args.house))
    return 0
