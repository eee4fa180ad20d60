"""`breakhouse doctor`: what is wrong with a server's setup, and what to do about it."""

import argparse
import asyncio
from typing import Any

from breakhouse.locales import say
from breakhouse.terminal.help import explain
from breakhouse.terminal.settings import add_all_settings, settings_of


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("doctor", help=explain("doctor-about"))
    add_all_settings(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from breakhouse.server.admin.doctor import examine
    from breakhouse.server.run import Plan

    findings = asyncio.run(examine(Plan.of(settings_of(args))))
    for found in findings:
        level = say(args.language, f"doctor-{found.level}")
        print(f"{level:>9}  {say(args.language, found.message, **found.params)}")
    if all(found.level == "good" for found in findings):
        print(say(args.language, "doctor-all-well"))
    return 1 if any(found.level == "bad" for found in findings) else 0
