"""`breakhouse referee`: JSON lines on standard input and output."""

import argparse
import sys
from typing import Any

from breakhouse.terminal.flaws import tell_flaws
from breakhouse.terminal.helping import explain


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("referee", help=explain("terminal-help-referee"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from breakhouse.referee import Referee

    tell_flaws(args.language)
    for answer in Referee(args.language).serve(sys.stdin.buffer):
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()
    return 0
