"""Any game in the terminal: the view as words or a table, the offers as numbered choices."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from rich.table import Table

from breakhouse.core import Command, Event, Offers, Outcome, Refusal, Template, View
from breakhouse.core.contract import AnyGame, Free
from breakhouse.core.offers import read_command
from breakhouse.locales import say
from breakhouse.terminal.screen import Screen
from breakhouse.terminal.typed_words import means, plain
from breakhouse.terminal.wording import Wording

SHOWN = ("card", "last")
"""What a game that answers questions is asked whenever the table is shown: the card, and what stands there."""
Answers = Callable[[str, View, Callable[..., str]], str | None]
FEW = 20
"""How many choices are listed before the rest is only counted."""


class GenericBoard:
    """The generic board for games without one of their own."""

    def __init__(self, screen: Screen, game: AnyGame) -> None:
        self.screen = screen
        self.game = game
        self.wording = Wording(screen, game)
        self._answers: Answers | None = getattr(game, "answer", None)
        self._template: Template | None = None
        self._shown: list[str] = []
        """The lines that described the table last: a long card is read once."""
        self._filled: dict[str, Any] = {}

    def welcome(self) -> None:
        box = self.game.manifest.boxes[0].id
        title = self.screen.find(f"box-{box}") or self.game.manifest.title
        self.screen.say("terminal-welcome-any", title=title)
        if line := self.screen.find(f"box-{box}-line"):
            self.screen.line(line)

    def explain(self) -> None:
        self.screen.say("terminal-how-any")

    def tell(self, event: Event) -> None:
        """Where the game says what lies on the table, events that have no sentence are seen there; an empty one is
        for what nobody says aloud, such as a blank die (MI-07)."""
        if (self._answers is None or self.wording.has_words_for(event)) and (words := self.wording.event(event)):
            self.screen.line(words, "bold")

    def show(self, view: View, offers: Offers) -> None:
        self._template = None
        self.screen.line()
        self._show_view(view, self._shown)
        self._list(offers, FEW)

    def prompt(self) -> str:
        if self._template is not None:
            return self.wording.question(*self._open()[0])
        return self.screen.words("terminal-prompt-any")

    def read(self, typed: str, view: View, offers: Offers) -> Command | None:
        if self._template is not None:
            if not means(self.screen.language, typed, "typed-back"):
                return self._fill(typed)
            self.show(view, offers)
            return None
        if means(self.screen.language, typed, "typed-view"):
            self._show_view(view)
        elif means(self.screen.language, typed, "typed-all"):
            self._list(offers, len(offers))
        else:
            return self._choose(typed, offers)
        return None

    @property
    def fills(self) -> bool:
        """A field of a move is being filled in: the input belongs there."""
        return self._template is not None

    def answer(self, question: str, view: View, offers: Offers) -> bool:
        if question == "can":
            self._list(offers, len(offers))
            return True
        shown = question == "hand" or (question in ("last", "counts") and self._answers is None)
        if shown:
            self._show_view(view)
        return shown

    def end(self, outcome: Outcome) -> None:
        self.screen.line()
        self.screen.line(self.wording.end(outcome), "bold")
        for seat, score in enumerate(outcome.scores):
            self.screen.say("terminal-score", score=score, **self.screen.who(seat))

    def _show_view(self, view: View, known: Sequence[str] = ()) -> None:
        """All of it but what is known."""
        if words := self._describe(view):
            self._shown = words
            for line in words:
                if line not in known:
                    self.screen.line(line)
            if (scores := self.wording.scores(view)) is not None:
                self.screen.say("terminal-standing", scores=scores)
            return
        rows = list(self.wording.rows(view))
        if self.screen.plain:
            for name, value in rows:
                self.screen.line(f"{name}: {value}")
            return
        table = Table(show_header=False)
        for row in rows:
            table.add_row(*row)
        self.screen.console.print(table)

    def _describe(self, view: View) -> list[str]:
        """The view in the game's own words; none where it has none for it."""
        if (words := self.wording.view(view)) is not None:
            return [words]
        if self._answers is None:
            return []
        say_it = partial(say, self.screen.language)
        answers = [self._answers(question, view, say_it) for question in SHOWN]
        return [self.wording.whose_turn(view), *(answer for answer in answers if answer)]

    def _list(self, offers: Offers, most: int) -> None:
        self.screen.say("terminal-choices")
        for n, offer in enumerate(offers[:most], 1):
            self.screen.line(f"{n}. {self.wording.offer(offer)}")
        if len(offers) > most:
            self.screen.say("terminal-more-choices", more=len(offers) - most)

    def _choose(self, typed: str, offers: Offers) -> Command | None:
        """By its number, or by the words beside it."""
        named = (n for n, offer in enumerate(offers, 1) if plain(self.wording.offer(offer)) == plain(typed))
        n = int(typed) if typed.isdecimal() else next(named, 0)
        if not 1 <= n <= len(offers):
            raise Refusal("no-such-choice", typed=typed[:40], most=len(offers))
        offer = offers[n - 1]
        if not isinstance(offer, Template):
            return offer
        self._template, self._filled = offer, {}
        return self._finish()

    def _fill(self, typed: str) -> Command | None:
        """One free field; an impossible value is asked for again."""
        name, free = self._open()[0]
        self._filled[name] = self._value(typed, name, free)
        return self._finish()

    def _finish(self) -> Command | None:
        """The command, once nothing is left to fill in."""
        template = self._template
        if template is None or self._open():
            return None
        self._template = None
        return read_command(self.game, {"do": template.do, **template.fixed, **self._filled})

    def _open(self) -> list[tuple[str, Free]]:
        free: Mapping[str, Free] = {} if self._template is None else self._template.free
        return [(name, field) for name, field in free.items() if name not in self._filled]

    def _value(self, typed: str, name: str, free: Free) -> Any:
        field = self.wording.field(name)
        if free.choices is None:
            return _number(typed, free, field)
        words = {choice: self.wording.choice(name, choice) for choice in free.choices}
        for choice, word in words.items():
            if plain(typed) in (plain(choice), plain(word)):
                return choice
        if typed.isdecimal() and 1 <= int(typed) <= len(words):
            return free.choices[int(typed) - 1]
        raise Refusal("not-among-choices", typed=typed[:40], field=field, choices=", ".join(words.values()))


def _number(typed: str, free: Free, field: str) -> int:
    if not typed.removeprefix("-").isdecimal():
        raise Refusal("not-a-number", typed=typed[:40], field=field)
    number, low, high = int(typed), free.low, free.high
    if (low is not None and number < low) or (high is not None and number > high):
        raise Refusal("not-within-limits", typed=number, field=field, low=low, high=high)
    return number
