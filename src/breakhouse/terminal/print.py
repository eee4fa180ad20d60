"""`breakhouse print`: cards as a PDF."""

import argparse
from pathlib import Path
from typing import Any

from breakhouse.core import Refusal
from breakhouse.locales import LANGUAGES, say
from breakhouse.press.paper import paper_of
from breakhouse.press.press import Job, make_pdf, press_ids, press_of
from breakhouse.terminal.help import explain, today


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("print", help=explain("press-help"))
    parser.add_argument("game", help=explain("press-help-game", known=", ".join(press_ids())))
    parser.add_argument("--deck", default="shipped", help=explain("press-help-deck"))
    parser.add_argument("--out", required=True, metavar="FILE", help=explain("press-help-out"))
    parser.add_argument("--paper", default="a4", help=explain("press-help-paper"))
    parser.add_argument("--tactile", action="store_true", help=explain("press-help-tactile"))
    parser.add_argument("--mirror", action="store_true", help=explain("press-help-mirror"))
    parser.add_argument(
        "--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=explain("press-help-language")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    press = press_of(args.game)
    job = Job(
        game=args.game,
        today=today(),
        deck=args.deck,
        paper=paper_of(args.paper),
        language=args.language,
        tactile=args.tactile,
    )
    sheets = press.lay(job)
    write(Path(args.out), make_pdf(sheets, job, args.mirror))
    print(say(args.language, "press-done", cards=sheets.faces, path=args.out))
    return 0


def write(path: Path, pdf: bytes) -> None:
    try:
        path.write_bytes(pdf)
    except OSError as wrong:
        raise Refusal("cannot-write", path=str(path), why=wrong.strerror or str(wrong)) from None
