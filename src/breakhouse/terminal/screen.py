"""What one player sees in a terminal: sentences in one language, plain or in colour."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from breakhouse.bots.program import Dismissal
from breakhouse.core import Invalid, Refusal, Seat
from breakhouse.locales import say, say_signs, say_why


@dataclass(slots=True)
class Screen:
    console: Console
    plain: bool
    """No colours and no pictures, for screen readers and pipes."""
    language: str
    names: Sequence[str]
    me: Seat
    lines: list[str] = field(default_factory=list)
    """Every line, the latest last."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """Signs for which plain text has words, by their messages."""
    _asked: str = ""
    """The prompt behind which the cursor waits, with nothing printed since."""

    def say(self, message: str, /, **params: Any) -> None:
        self.line(self.words(message, **params))

    def words(self, message: str, /, **params: Any) -> str:
        return say(self.language, message, **params)

    def line(self, text: str = "", style: str = "") -> None:
        text = say_signs(self.language, text, self.signs) if self.plain else text
        self.lines.append(text)
        self.print(text, style)

    def print(self, text: str, style: str = "") -> None:
        if self._asked:
            self._asked = ""
            self.console.print()
        self.console.print(Text(text, style="" if self.plain else style), soft_wrap=True)

    def ask(self, prompt: str) -> None:
        """Once: a prompt that's still waiting isn't repeated, whatever happens silently in the meantime."""
        if prompt != self._asked:
            self.console.print(Text(f"{prompt} "), end="", soft_wrap=True)
            self._asked = prompt

    def hear(self) -> None:
        """A line was typed, which ended the line of the prompt too."""
        self._asked = ""

    def refuse(self, no: Refusal | Invalid) -> None:
        self.line(say_why(self.language, no), "yellow")

    def dismiss(self, dismissal: Dismissal) -> None:
        """A program lost its seat."""
        self.say(f"notice-{dismissal.code}", **dismissal.params)

    def who(self, seat: Seat) -> dict[str, Any]:
        return {"you": seat == self.me, "name": self.names[seat]}

    def find(self, *messages: str, **params: Any) -> str | None:
        """The first of these messages that there is and that these parameters fill; None when there is none."""
        for message in messages:
            try:
                return say(self.language, message, **params)
            except KeyError:
                continue
        return None


def show_progress(console: Console) -> Progress:
    """A progress bar that disappears at the end."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)
