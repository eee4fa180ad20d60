"""`breakhouse referee`: JSON lines on standard input and output."""

import argparse
import sys
from typing import Any

from breakhouse.terminal.help import LANGUAGE, explain
from breakhouse.terminal.plugins import tell_flaws


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "referee",
        help=explain("terminal-help-referee"),
        add_help=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("-h", "--help", action=Help, nargs=0, help=explain("argparse-help"))
    parser.set_defaults(run=run)


class Help(argparse.Action):
    """Lists the operations, installed games' included, and loads them only when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        parser.epilog = explain_operations(LANGUAGE.get())
        parser.print_help()
        parser.exit()


def explain_operations(language: str) -> str:
    from breakhouse.referee import describe

    known = describe(language)
    width = max(len(op) for op, _, _ in known)
    lines = [f"  {op:{width}}  {about}\n  {'':{width}}  {example}" for op, about, example in known]
    return "\n".join((explain("referee-help-intro"), "", *lines))


def run(args: argparse.Namespace) -> int:
    from breakhouse.referee import Referee

    tell_flaws(args.language)
    for answer in Referee(args.language).serve(sys.stdin.buffer):
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()
    return 0
