"""`breakhouse flags`: what waits for the operator of a data folder, or moves in match files no person made."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from breakhouse.core import Invalid, Refusal, log
from breakhouse.games import game, game_ids
from breakhouse.locales import say, say_why
from breakhouse.terminal.admin import say_case
from breakhouse.terminal.coach import read_lines
from breakhouse.terminal.help import explain
from breakhouse.terminal.settings import add_settings, folder_from


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("flags", help=explain("flags-about"))
    parser.add_argument("matches", type=Path, nargs="*", metavar="FILE", help=explain("flags-help-matches"))
    add_settings(parser, "data")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    return look_over(args.matches, args.language) if args.matches else list_cases(args)


def look_over(named: Iterable[Path], language: str) -> int:
    """Judges the hands in match files again, by today's limits and as if each match had counted."""
    unread = 0
    for file in _match_files(named):
        try:
            for line in _tell_odd(file, language):
                print(line)
        except (Invalid, Refusal) as wrong:
            unread += 1
            print(f"{file}: {say_why(language, wrong)}", file=sys.stderr)
    return 1 if unread else 0


def _match_files(named: Iterable[Path]) -> Iterator[Path]:
    for path in named:
        yield from sorted(path.rglob("*.match")) if path.is_dir() else [path]


def _tell_odd(file: Path, language: str) -> Iterator[str]:
    lines = read_lines(file)
    header, _, _ = log.read(lines)
    if header.game not in game_ids():
        raise Invalid("log-of-unknown-game", game=header.game[:40])
    odd = Counter((deed.seat, deed.code) for deed in log.find_impossible_hands(game(header.game), lines))
    if not odd:
        yield say(language, "flags-match-clean", file=str(file))
    for (seat, code), count in sorted(odd.items()):
        yield say(language, "flags-match-odd", file=str(file), name=header.seats[seat], count=count, code=code)


def list_cases(args: argparse.Namespace) -> int:
    from breakhouse.store.folder import read_cases

    found = read_cases(folder_from(args))
    for row in found:
        print(say_case(args.language, msgspec.to_builtins(row)))
    if not found:
        print(say(args.language, "cases-none"))
    return 0
