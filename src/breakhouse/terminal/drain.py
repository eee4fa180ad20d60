"""`breakhouse drain`: makes one of several servers hand its tables over and stop."""

import argparse
import asyncio
from typing import Any

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.server.settings import Settings
from breakhouse.terminal.help import explain
from breakhouse.terminal.settings import add_settings, settings_of


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser("drain", help=explain("drain-about"))
    parser.add_argument("house", help=explain("drain-help-name"))
    add_settings(parser, "bus")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    bus = bus_of(settings_of(args))
    try:
        from breakhouse.server.cluster.nats import tell_to_drain
    except ImportError:
        raise Refusal("cluster-not-installed") from None
    asyncio.run(tell_to_drain(bus, args.house))
    print(say(args.language, "drain-done", name=args.house))
    return 0


def bus_of(settings: Settings) -> str:
    if not settings.bus:
        raise Refusal("which-bus")
    return settings.bus
