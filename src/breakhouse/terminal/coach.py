"""`breakhouse coach`: a review of a finished match, in words, one-line curves and pictures."""

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from breakhouse.bots.review import Review, review
from breakhouse.bots.review_text import chance_curve, pictures, sparkline, tell
from breakhouse.core import Refusal
from breakhouse.games import game, replay
from breakhouse.locales import say, say_signs
from breakhouse.terminal.help import explain


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("coach", help=explain("coach-help"))
    parser.add_argument("match", type=Path, metavar="FILE", help=explain("coach-help-match"))
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help=explain("coach-help-pictures"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=explain("coach-help-json"))
    parser.add_argument("--plain", action="store_true", help=explain("coach-help-plain"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    found = review(sitting_of(args.match))
    console.print(say(args.language, "coach-title", game=say(args.language, f"box-{found.game}")))
    chances(console, found, args.language, args.plain)
    signs = game(found.game).manifest.signs if args.plain else {}
    for line in tell(found, args.language):
        console.print(say_signs(args.language, line, signs))
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
        console.print(say(args.language, "arena-written", file=str(args.json)))
    if args.pictures is not None:
        args.pictures.mkdir(parents=True, exist_ok=True)
        for name, svg in pictures(found, args.language).items():
            file = args.pictures / f"{name}.svg"
            file.write_text(svg, encoding="utf-8")
            console.print(say(args.language, "arena-written", file=str(file)))
    return 0


def sitting_of(file: Path) -> Any:
    return replay(read_lines(file))


def read_lines(file: Path) -> list[str]:
    try:
        return file.read_text(encoding="utf-8").splitlines()
    except OSError as wrong:
        raise Refusal("no-such-match-file", file=str(file), why=wrong.strerror or str(wrong)) from None
    except UnicodeDecodeError as wrong:
        raise Refusal("no-such-match-file", file=str(file), why=wrong.reason) from None


def chances(console: Console, found: Review, language: str, plain: bool) -> None:
    console.print(say(language, "coach-chances-title"))
    width = max(len(name) for name in found.names)
    for seat, name in enumerate(found.names):
        curve = chance_curve(found, seat)
        drawn = "" if plain else sparkline(curve) + "  "
        low, high, end = (f"{100 * value:.0f}" for value in (min(curve), max(curve), curve[-1]))
        console.print(
            f"{name:<{width}}  {drawn}" + say(language, "coach-chances-line", low=low, high=high, end=end)
        )
