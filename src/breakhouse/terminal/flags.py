"""`breakhouse flags`: whose hands are hardly a person's, for the operator of a house."""

import argparse
from typing import Any

from breakhouse.locales import say
from breakhouse.terminal.helping import explain
from breakhouse.terminal.serve import add_settings, folder_from


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("flags", help=explain("flags-about"))
    add_settings(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from breakhouse.server.paces import is_flagged, jitter_of, pace_of, regularity_of
    from breakhouse.store.folder import read_paces

    found = [row for row in read_paces(folder_from(args)) if is_flagged(row)]
    for row in sorted(found, key=pace_of, reverse=True):
        shown = {"pace": f"{pace_of(row):.2f}", "jitter": f"{jitter_of(row):.2f}"}
        even = f"{regularity_of(row):.0%}"
        of = {"name": row.name, "who": row.who, "game": row.game}
        print(say(args.language, "flags-line", matches=row.matches, count=row.count, even=even, **of, **shown))
    if not found:
        print(say(args.language, "flags-none"))
    return 0
