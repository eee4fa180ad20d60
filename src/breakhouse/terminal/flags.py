"""`breakhouse flags`: players, or moves in match files, whose hands are hardly a person's."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from breakhouse.core import Invalid, Refusal, log
from breakhouse.games import game, game_ids
from breakhouse.locales import say, say_why
from breakhouse.terminal.coach import read_lines
from breakhouse.terminal.help import explain
from breakhouse.terminal.settings import add_settings, folder_from


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("flags", help=explain("flags-about"))
    parser.add_argument("matches", type=Path, nargs="*", metavar="FILE", help=explain("flags-help-matches"))
    add_settings(parser, "data")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    return look_over(args.matches, args.language) if args.matches else list_people(args)


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


def list_people(args: argparse.Namespace) -> int:
    from breakhouse.server.people.hand_speed import is_flagged, jitter_of, pace_of, regularity_of
    from breakhouse.store.folder import read_paces

    found = [row for row in read_paces(folder_from(args)) if is_flagged(row)]
    for row in sorted(found, key=pace_of, reverse=True):
        figures = {"pace": round(pace_of(row), 2), "jitter": round(jitter_of(row), 2)}
        figures["even"] = round(100 * regularity_of(row))
        of = {"name": row.name, "who": row.who, "game": row.game}
        print(say(args.language, "flags-line", matches=row.matches, count=row.count, **of, **figures))
    if not found:
        print(say(args.language, "flags-none"))
    return 0
