"""Questions a player asks in the terminal, by the same letters as in the browser, and their answers."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from breakhouse.core import Offers, Options, View
from breakhouse.core.contract import AnyGame
from breakhouse.locales import say
from breakhouse.locales.keys import QUESTIONS, UNDO
from breakhouse.terminal.face import Board
from breakhouse.terminal.rule_sheet import tell_rules
from breakhouse.terminal.screen import Screen
from breakhouse.terminal.typed_words import plain, words
from breakhouse.terminal.wording import Wording

ELSEWHERE = ("tour", "box")
"""Questions that only make sense in the browser: in the terminal, every line is a command box."""

OF_A_GAME = ("card", "missing", "wrong")
"""Questions that only a game with cards to build from can answer."""


def question_for(language: str, typed: str) -> str | None:
    """The question that a line asks: by its key, by a word for it, or as the list of keys puts it."""
    if key := next((name for name, key in QUESTIONS.items() if typed.lower() == key), None):
        return key
    line = plain(typed)
    return next((name for name in QUESTIONS if line in _ways_to_ask(language, name)), None)


def _ways_to_ask(language: str, question: str) -> list[str]:
    return [*words(language, f"typed-ask-{question}"), plain(say(language, f"ask-{question}"))]


@dataclass(slots=True)
class Questions:
    game: AnyGame
    board: Board
    screen: Screen
    show_time: Callable[[], bool]
    """Says how much time is left; false where no clock runs."""
    options: Options
    _at: int = 0
    _many: int = 0

    def answer(self, question: str, view: View, offers: Offers) -> bool:
        """Answers a question; returns False if it isn't one, as it may be a move."""
        match question:
            case "rules":
                self.explain()
            case "help" | "tour":
                self._list_keys()
            case "clock":
                if not self.show_time():
                    self.screen.say("clock-none")
            case "turn":
                self.screen.line(Wording(self.screen, self.game).whose_turn(view))
            case "again" | "earlier" | "later":
                self._repeat(question)
            case _:
                return self._ask_the_game(question, view, offers)
        return True

    def explain(self) -> None:
        """The rules of this table, and how to type."""
        wording = Wording(self.screen, self.game)
        lines = list(tell_rules(wording, self.options))
        for line in lines or filter(None, [wording.own("rules", "")]):
            self.screen.line(line)
        self.board.explain()

    def _ask_the_game(self, question: str, view: View, offers: Offers) -> bool:
        own = getattr(self.board, "answer", None)
        if own is not None and own(question, view, offers):
            return True
        known = getattr(self.game, "answer", None)
        found = known and known(question, view, partial(say, self.screen.language))
        if not found and question == "counts":
            scores = Wording(self.screen, self.game).scores(view)
            found = scores and self.screen.words("terminal-standing", scores=scores)
        if found:
            self.screen.line(found)
        return bool(found)

    def _list_keys(self) -> None:
        foreign = ELSEWHERE if hasattr(self.game, "answer") else (*ELSEWHERE, *OF_A_GAME)
        for name, key in QUESTIONS.items():
            if name not in foreign:
                self._list_key(key, f"typed-ask-{name}", f"ask-{name}")
        if hasattr(self.game, "undo"):
            self._list_key(UNDO, "typed-undo", "do-undo")

    def _list_key(self, key: str, typed: str, does: str) -> None:
        word = self.screen.words(typed).split(",")[0]
        self.screen.line(f"{key.upper()}, {word}: {self.screen.words(does)}")

    def _repeat(self, question: str) -> None:
        """What was written, line by line, without counting repetitions."""
        lines = [line for line in self.screen.lines if line.strip()]
        if len(lines) != self._many:
            self._at, self._many = len(lines) - 1, len(lines)
        step = {"earlier": -1, "later": 1}.get(question, 0)
        to = self._at + step if step else len(lines) - 1
        if 0 <= to < len(lines):
            self._at = to
            self.screen.print(lines[to])
        else:
            self.screen.print(self.screen.words("history-end", end="first" if step < 0 else "last"))
