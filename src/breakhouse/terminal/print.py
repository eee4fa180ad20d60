"""`breakhouse print`: cards as a PDF."""

import argparse
from datetime import date
from pathlib import Path
from typing import Any

from breakhouse.core import Invalid, Refusal
from breakhouse.games.blocks.cards.deck import Deck, date_option, kit_of, kits, load, read, resolve
from breakhouse.games.blocks.kit import Kit
from breakhouse.locales import LANGUAGES, say
from breakhouse.terminal.helping import explained


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("print", help=explained("press-help"))
    parser.add_argument("game", help=explained("press-help-game", known=", ".join(kits())))
    parser.add_argument("--deck", default="shipped", help=explained("press-help-deck"))
    parser.add_argument("--out", required=True, metavar="FILE", help=explained("press-help-out"))
    parser.add_argument("--paper", default="a4", help=explained("press-help-paper"))
    parser.add_argument("--tactile", action="store_true", help=explained("press-help-tactile"))
    parser.add_argument("--mirror", action="store_true", help=explained("press-help-mirror"))
    parser.add_argument(
        "--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=explained("press-help-language")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from breakhouse.press.paper import paper_of
    from breakhouse.press.printing import print_deck

    paper_of(args.paper)  # a wrong paper is told before a deck is made
    deck = asked_for(kit_of(args.game), args.deck)
    write(Path(args.out), print_deck(deck, args.paper, args.language, args.tactile, args.mirror))
    print(say(args.language, "press-done", cards=len(deck.cards), path=args.out))
    return 0


def asked_for(kit: Kit, option: str) -> Deck:
    """A shipped deck, one from the factory, or a file; `Invalid` when there is none or it is of another game."""
    if option in {each.shipped for each in kits().values()}:
        deck = load(option)
    elif option == "shipped" or option.split(":")[0] in ("daily", "endless"):
        deck = resolve(kit, date_option(option, date.today()))
    elif Path(option).is_file():
        deck = read(option)
    else:
        raise Invalid("no-such-deck", deck=option[:40], known=f"{kit.shipped}, daily, endless:SEED")
    if deck.kit is not kit:
        raise Invalid("deck-of-another-game", deck=deck.name, game=deck.game, wanted=kit.game)
    return deck


def write(path: Path, pdf: bytes) -> None:
    try:
        path.write_bytes(pdf)
    except OSError as wrong:
        raise Refusal("cannot-write", path=str(path), why=wrong.strerror or str(wrong)) from None
