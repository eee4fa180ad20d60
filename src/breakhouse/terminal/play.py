"""`breakhouse play`: a game in the terminal against bots."""

import argparse
import hashlib
import os
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console

from breakhouse.bots import RANDOM, Bot, levels, make_bot
from breakhouse.bots.program import Program
from breakhouse.core import Refusal, Seat
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Sitting
from breakhouse.core.options import settle_options
from breakhouse.games import game, game_ids
from breakhouse.locales import say
from breakhouse.terminal.face import board_of, default_game
from breakhouse.terminal.help import explain, today
from breakhouse.terminal.keyboard import Keyboard
from breakhouse.terminal.plugins import tell_flaws
from breakhouse.terminal.screen import Screen
from breakhouse.terminal.session import Session

USUAL = "casual"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")
ME = 0
LONGEST_PAUSE = 60
"""Seconds before a bot's move."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("play", help=explain("terminal-help-play"))
    parser.add_argument("game", choices=game_ids(), nargs="?", help=explain("terminal-help-game"))
    parser.add_argument("--bots", type=int, default=None, help=explain("terminal-help-bots"))
    parser.add_argument("--level", default=None, help=explain("terminal-help-level"))
    parser.add_argument(
        "--bot", action="append", default=[], metavar="COMMAND", help=explain("terminal-help-program")
    )
    parser.add_argument("--name", default="", help=explain("terminal-help-name"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=explain("terminal-help-option")
    )
    parser.add_argument("--seed", default=None, help=explain("terminal-help-seed"))
    parser.add_argument("--plain", action="store_true", help=explain("terminal-help-plain"))
    parser.add_argument("--pause", type=float, default=None, help=explain("terminal-help-pause"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.pause is not None and not 0 <= args.pause <= LONGEST_PAUSE:
        raise Refusal("no-such-pause", most=LONGEST_PAUSE)
    tell_flaws(args.language)
    rules = game(args.game or default_game())
    console = Console(highlight=False, no_color=args.plain or None, emoji=False, markup=False)
    plain = args.plain or not console.is_terminal
    count = bots_for(rules) if args.bots is None else args.bots
    names = [args.name or say(args.language, "terminal-you"), *map(bot_name, range(count))]
    sitting = Sitting.start(rules, names, options(rules, args.option), secret(args.seed))
    screen = Screen(console, plain, args.language, names, ME, signs=rules.manifest.signs)
    bots = {seat: seat_bot(args, sitting, screen, seat) for seat in range(1, count + 1)}
    pause = args.pause if args.pause is not None else (0.0 if plain else 0.7)
    Session(sitting, bots, board_of(rules, screen), screen, Keyboard(), round(1000 * pause)).play()
    return 0


def bots_for(rules: AnyGame) -> int:
    """As many as sit down in the browser, within what the game is for."""
    fewest, most = rules.seats
    return min(max(rules.manifest.bots, fewest - 1), most - 1)


def bot_name(n: int) -> str:
    return NAMES[n] if n < len(NAMES) else f"Bot {n + 1}"


def options(rules: AnyGame, pairs: Sequence[str]) -> dict[str, Any]:
    """`must_lay=true think_ms=30000` as plain values, or `Refusal`; what depends on the day refers to today."""
    read: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("option-without-value", option=pair)
        try:
            read[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            read[name] = value
    return settle_options(rules, read, today())


def secret(seed: str | None) -> bytes:
    return os.urandom(32) if seed is None else hashlib.sha256(seed.encode()).digest()


def seat_bot(args: argparse.Namespace, sitting: Sitting, screen: Screen, seat: Seat) -> Bot:
    """A bot of the chosen level, or one of the given programs, which take the first seats."""
    game_id = sitting.match.game.id
    seed = sitting.match.header.commitment + str(seat)
    if seat <= len(args.bot):
        return Program(game_id, args.bot[seat - 1], seat, seed, screen.dismiss)
    known = levels(game_id)
    usual = USUAL if USUAL in known else known[0] if known else RANDOM
    return make_bot(game_id, args.level or usual, seat, seed)
