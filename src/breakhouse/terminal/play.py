"""`breakhouse play`: a game in the terminal against bots."""

import argparse
import hashlib
import os
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console

from breakhouse.bots import RANDOM, Bot, Budget, levels, make_bot
from breakhouse.bots.program import Program
from breakhouse.core import Event, Refusal
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.games.skipbo_breakers.values import Lay
from breakhouse.locales import said, say
from breakhouse.terminal.helping import explained
from breakhouse.terminal.skipbo_breakers.board import Board
from breakhouse.terminal.skipbo_breakers.typed import means, read

NAMES = ("Ada", "Ben", "Cleo")
ME = 0
LONGEST_PAUSE = 60
"""Seconds before a bot's move."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("play", help=explained("terminal-help-play"))
    parser.add_argument("game", choices=["skipbo-breakers"], nargs="?", default="skipbo-breakers")
    parser.add_argument("--bots", type=int, choices=(1, 2, 3), default=2, help=explained("terminal-help-bots"))
    parser.add_argument("--level", default=None, help=explained("terminal-help-level"))
    parser.add_argument(
        "--bot", action="append", default=[], metavar="COMMAND", help=explained("terminal-help-program")
    )
    parser.add_argument("--name", default="", help=explained("terminal-help-name"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=explained("terminal-help-option")
    )
    parser.add_argument("--seed", default=None, help=explained("terminal-help-seed"))
    parser.add_argument("--plain", action="store_true", help=explained("terminal-help-plain"))
    parser.add_argument("--pause", type=float, default=None, help=explained("terminal-help-pause"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.pause is not None and not 0 <= args.pause <= LONGEST_PAUSE:
        raise Refusal("no-such-pause", most=LONGEST_PAUSE)
    console = Console(highlight=False, no_color=args.plain or None, emoji=False, markup=False)
    plain = args.plain or not console.is_terminal
    names = [args.name or say(args.language, "terminal-you"), *NAMES[: args.bots]]
    sitting = Sitting.start(game(args.game), names, options(args.option), secret(args.seed))
    board = Board(console, plain, args.language, names, ME)
    bots = seated(args, sitting, board)
    pause = args.pause if args.pause is not None else (0.0 if plain else 0.7)
    return Evening(sitting, bots, board, pause).play()


def options(pairs: Sequence[str]) -> dict[str, Any]:
    """`must_lay=true think_ms=30000` as plain values."""
    read: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("option-without-value", option=pair)
        try:
            read[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            read[name] = value
    return read


def secret(seed: str | None) -> bytes:
    return os.urandom(32) if seed is None else hashlib.sha256(seed.encode()).digest()


def seated(args: argparse.Namespace, sitting: Sitting, board: Board) -> dict[int, Bot]:
    """House bots of the level asked for, and programs on the first seats if any were named."""
    known = levels(args.game)
    level = args.level or ("casual" if "casual" in known else RANDOM)
    bots: dict[int, Bot] = {}
    for seat in range(1, args.bots + 1):
        seed = sitting.match.header.commitment + str(seat)
        if seat <= len(args.bot):
            bots[seat] = Program(args.game, args.bot[seat - 1], seat, seed, board.notice)
        else:
            bots[seat] = make_bot(args.game, level, seat, seed)
    return bots


class Evening:
    """One match at the terminal, from the draw to the winner."""

    def __init__(self, sitting: Sitting, bots: dict[int, Bot], board: Board, pause: float) -> None:
        self.sitting = sitting
        self.bots = bots
        self.board = board
        self.pause = pause
        self.began = time.monotonic()

    def play(self) -> int:
        self.board.say("terminal-welcome")
        self.happened(self.sitting.log[0].read_events(self.sitting.match.game))
        while self.sitting.match.outcome() is None:
            seat = next(s for s in range(len(self.board.names)) if self.sitting.match.legal(s))
            if seat != ME:
                self.bot(seat)
            elif not self.me():
                self.board.say("terminal-goodbye")
                return 0
        return 0

    def now(self) -> int:
        return max(self.sitting.match.now, int((time.monotonic() - self.began) * 1000))

    def happened(self, events: Sequence[Event]) -> None:
        game = self.sitting.match.game
        for event in events:
            for seat, bot in self.bots.items():
                if (seen := game.redact(event, seat)) is not None:
                    bot.observe(seen)
            if (seen := game.redact(event, ME)) is not None:
                self.board.event(seen)

    def bot(self, seat: int) -> None:
        """A refused program is asked again; it loses its seat to a house bot when it insists."""
        match = self.sitting.match
        offers = match.legal(seat)
        while True:
            move = self.bots[seat].choose(
                match.game.view(match.state, seat), offers, Budget(now=match.now, ms=2000)
            )
            command = offers[-1] if move is None else move.command  # who says nothing passes
            time.sleep(self.pause)
            try:
                events = self.sitting.do(seat, command, self.now())  # type: ignore[arg-type]
            except Refusal:
                continue
            self.happened(events)
            return

    def me(self) -> bool:
        """Asks until something was done; False when the player leaves."""
        match = self.sitting.match
        view = match.game.view(match.state, ME)
        sets = [offer for offer in match.legal(ME) if isinstance(offer, Lay)]
        self.board.turn(view, sets)
        while True:
            try:
                typed = input(say(self.board.language, "terminal-prompt") + " ").strip()
            except EOFError:
                return False
            if means(self.board.language, typed, "typed-leave"):
                return False
            if typed == "?" or means(self.board.language, typed, "typed-rules"):
                self.board.say("terminal-rules-skipbo-breakers")
            elif means(self.board.language, typed, "typed-sets"):
                self.board.sets(sets, 1000)
            elif means(self.board.language, typed, "typed-hand"):
                self.board.hand(view)
            elif typed and self.said(typed):
                return True

    def said(self, typed: str) -> bool:
        """Lays or passes as typed; False, with the reason on the screen, when that was refused."""
        now = self.now()
        try:
            self.happened(self.sitting.time(now))
            self.happened(self.sitting.do(ME, read(self.board.language, typed), now))
        except Refusal as no:
            self.board.line(said(self.board.language, no), "yellow")
            return not self.sitting.match.legal(ME)
        return True
