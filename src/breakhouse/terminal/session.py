"""One match in the terminal, from the deal to the winner: a person, bots, and a clock for both."""

from collections.abc import Iterable
from functools import partial

from breakhouse.bots import RANDOM, Bot, Budget, make_bot
from breakhouse.bots.seated import Pending, SeatedBots
from breakhouse.core import Command, Offers, Refusal, Seat, View
from breakhouse.core.match import Sitting
from breakhouse.core.options import read_options
from breakhouse.locales import say
from breakhouse.locales.keys import UNDO
from breakhouse.terminal.face import Board
from breakhouse.terminal.keyboard import Keyboard
from breakhouse.terminal.questions import Questions, question_for
from breakhouse.terminal.screen import Screen
from breakhouse.terminal.typed_words import means

THINKING = Budget(ms=2_000)


class Session:
    def __init__(
        self,
        sitting: Sitting,
        bots: dict[Seat, Bot],
        board: Board,
        screen: Screen,
        keyboard: Keyboard,
        pause_ms: int = 0,
    ) -> None:
        self.sitting = sitting
        self.board = board
        self.screen = screen
        self.keyboard = keyboard
        self._pause_ms = pause_ms
        self._bots = SeatedBots(sitting, bots)
        self._shown: Offers = ()
        match = sitting.match
        self._questions = Questions(
            match.game, board, screen, self._show_time, read_options(match.game, match.header.options)
        )

    def play(self) -> None:
        """Until somebody has won, or the player leaves."""
        self.board.welcome()
        self._tell()
        while (outcome := self.sitting.match.outcome()) is None:
            try:
                self._next()
            except EOFError:
                self.screen.say("terminal-goodbye")
                return
            self._tell()
        self.board.end(outcome)

    def _next(self) -> None:
        """One thing happens: the player types, a bot moves, or a deadline falls due."""
        now = self._now()
        self._bots.ask(now, THINKING)
        due = self._due()
        offers = self.sitting.match.legal(self.screen.me, now)
        if offers:
            self._hear(offers, due)
        elif due is not None:
            self.keyboard.rest(due - now)
            self._let_happen(due)
        else:
            self._help_out()

    def _now(self) -> int:
        return max(self.sitting.match.now, self.keyboard.now())

    def _view(self) -> View:
        match = self.sitting.match
        view: View = match.game.view(match.state, self.screen.me)
        return view

    def _hear(self, offers: Offers, due: int | None) -> None:
        """Waits for a line, but no longer than the next deadline."""
        if offers != self._shown:
            self.board.show(self._view(), offers)
            self._show_time()
            self._shown = offers
        self.screen.ask(self.board.prompt())
        typed = self.keyboard.line(None if due is None else due - self._now())
        if typed is not None:
            self.screen.hear()
        if typed is None and due is not None:
            self._let_happen(due)
        elif typed:
            self._obey(typed, offers)

    def _show_time(self) -> bool:
        """How long the turn still lasts, where the game can tell; otherwise when something happens by itself."""
        match = self.sitting.match
        if tell_time := getattr(match.game, "tell_time", None):
            words = tell_time(self._view(), self._now(), partial(say, self.screen.language))
            if words:
                self.screen.line(words)
            return bool(words)
        deadlines = match.game.deadlines(match.state)
        if deadlines:
            left = min(deadline.at for deadline in deadlines) - self._now()
            self.screen.say("terminal-time-left", seconds=max(0, round(left / 1000)))
        return bool(deadlines)

    def _obey(self, typed: str, offers: Offers) -> None:
        language = self.screen.language
        if means(language, typed, "typed-leave"):
            raise EOFError
        question = None if getattr(self.board, "fills", False) else question_for(language, typed)
        if question == "help" and means(language, typed, "typed-ask-help"):
            self._questions.explain()  # a newcomer's word; the key asks about keys alone
        if question is not None and self._questions.answer(question, self._view(), offers):
            return
        try:
            for command in self._commands(typed, offers):
                now = self._now()
                self.sitting.time(now)
                self.sitting.do(self.screen.me, command, now)
                self._shown = ()
        except Refusal as no:
            self.screen.refuse(no)

    def _commands(self, typed: str, offers: Offers) -> Iterable[Command]:
        undo = getattr(self.sitting.match.game, "undo", None)
        if undo and (typed.lower() == UNDO or means(self.screen.language, typed, "typed-undo")):
            return self._undo(undo(self._view()))
        command = self.board.read(typed, self._view(), offers)
        return () if command is None else (command,)

    def _undo(self, commands: tuple[Command, ...]) -> tuple[Command, ...]:
        if not commands:
            self.screen.say("terminal-nothing-to-undo")
        return commands

    def _due(self) -> int | None:
        """When the next thing happens by itself."""
        match = self.sitting.match
        deadlines = [deadline.at for deadline in match.game.deadlines(match.state)]
        moves = [self._due_of(pending, bool(deadlines)) for _, pending in self._bots.moving]
        return min((*deadlines, *moves), default=None)

    def _due_of(self, pending: Pending, timed: bool) -> int:
        """With a clock, a bot takes the time it needs; otherwise just a short pause, so people can follow."""
        due, wanted = pending.due, pending.move.after_ms
        return due if timed else due - wanted + min(wanted, self._pause_ms)

    def _let_happen(self, due: int) -> None:
        """Expires due deadlines, else plays the first bot's move."""
        if self.sitting.time(max(due, self.sitting.match.now)):
            return
        timed = bool(self.sitting.match.game.deadlines(self.sitting.match.state))
        seated, pending = min(self._bots.moving, key=lambda moving: self._due_of(moving[1], timed))
        self._bots.move(seated, pending, max(due, self.sitting.match.now))

    def _help_out(self) -> None:
        """Nobody plans to act: plays a random move for a bot that may, so the match goes on."""
        match = self.sitting.match
        seat = self._bots.free[0]
        chancer = make_bot(match.game.id, RANDOM, seat, str(match.seq))
        move = chancer.choose(match.game.view(match.state, seat), match.legal(seat), THINKING)
        if move is not None:
            self.sitting.do(seat, move.command, self._now())

    def _tell(self) -> None:
        for event in self._bots.tell():
            if (seen := self.sitting.match.game.redact(event, self.screen.me)) is not None:
                self.board.tell(seen)
