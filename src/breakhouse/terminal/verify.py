"""`breakhouse verify`: replays a match file without any server, and says in words what that proves."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from breakhouse.core import Invalid, Refusal, log
from breakhouse.core.chance import Draw
from breakhouse.core.entry import Header
from breakhouse.core.refusal import Param
from breakhouse.games import game, game_ids
from breakhouse.locales import say, say_why
from breakhouse.terminal.coach import read_lines
from breakhouse.terminal.help import explain

Sentence = tuple[str, dict[str, Param]]


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("verify", help=explain("verify-help"))
    parser.add_argument("match", type=Path, metavar="FILE", help=explain("verify-help-match"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        sentences = list(prove(read_lines(args.match)))
    except (Invalid, Refusal) as wrong:
        print(say(args.language, "verify-failed", why=say_why(args.language, wrong)), file=sys.stderr)
        return 1
    for message, params in sentences:
        print(say(args.language, message, **params))
    return 0


def prove(lines: Sequence[str]) -> Iterator[Sentence]:
    """What this file proves, as messages; raises `Invalid` or `Refusal` if anything is wrong with it."""
    header, entries, _ = log.read(lines)
    if header.game not in game_ids():
        raise Invalid("log-of-unknown-game", game=header.game[:40])
    draws = log.verify(game(header.game), lines)
    yield "verify-whole", {"steps": len(entries)}
    yield "verify-secret", {}
    yield from _tell_shuffle(header)
    yield from _tell_play(header, draws)
    if header.shuffle is not None:
        yield "verify-not-proved", {}


def _tell_shuffle(header: Header) -> Iterator[Sentence]:
    shuffle = header.shuffle
    if shuffle is None:
        yield "verify-alone", {}
        return
    yield "verify-frozen", {}
    if shuffle.voids:
        yield "verify-voids", {"count": len(shuffle.voids)}
    names = [name for name, given in zip(header.seats, shuffle.pledges, strict=True) if given is not None]
    yield ("verify-shares", {"names": ", ".join(names)}) if names else ("verify-no-shares", {})


def _tell_play(header: Header, draws: Sequence[Draw]) -> Iterator[Sentence]:
    yield "verify-draws", {"count": sum(len(one.drawn) for one in draws)}
    yield "verify-steps", {"version": header.rules_version}
