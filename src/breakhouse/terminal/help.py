"""The help of every command, in the player's language.

argparse has words of its own ("usage", "the following arguments are required") and asks gettext for them; while we
parse a command line, the Fluent files answer instead.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, date, datetime
from typing import Any

from breakhouse.core.refusal import Param
from breakhouse.locales import say

LANGUAGE: ContextVar[str] = ContextVar("language of the help", default="en")

ARGPARSE = {
    "usage:": "usage",
    "options": "options",
    "optional arguments": "options",
    "positional arguments": "positional",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "unrecognized arguments: %s": "unrecognized",
    "the following arguments are required: %s": "required",
    "one of the arguments %s is required": "one-required",
    "not allowed with argument %s": "not-with",
    "ignored explicit argument %r": "ignored",
    "expected one argument": "one",
    "expected at most one argument": "at-most-one",
    "expected at least one argument": "at-least-one",
    "expected %s argument": "one",
    "expected %s arguments": "several",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "invalid %(type)s value: %(value)r": "invalid-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "invalid-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "unknown-command",
    "can't open '%(filename)s': %(error)s": "cannot-open",
}
"""argparse's user-facing texts and our message `argparse-…` for each; its other texts are for programmers."""


def today() -> date:
    """In UTC, so everyone gets the same daily cards."""
    return datetime.now(UTC).date()


def explain(message: str, **params: Param) -> str:
    return say(LANGUAGE.get(), message, **params)


@contextmanager
def speak(language: str) -> Iterator[None]:
    """Within this block, argparse speaks the language."""
    LANGUAGE.set(language)
    kept = {name: vars(argparse)[name] for name in ("_", "ngettext")}
    vars(argparse).update(_=_translate, ngettext=lambda one, many, n: _translate(one if n == 1 else many))
    try:
        yield
    finally:
        vars(argparse).update(kept)


class _WrongType(str):
    """The sentence about a value of the wrong type, which argparse names when it fills the sentence in."""

    def __mod__(self, facts: Any) -> str:
        message = {"int": "argparse-not-whole", "float": "argparse-not-number"}.get(facts["type"])
        sentence = explain(message) if message else str(self)
        return str(sentence % facts)


def _translate(text: str) -> str:
    """Keeps the white space around a text, which argparse prints too."""
    bare = text.strip()
    if bare not in ARGPARSE:
        return text
    translated = text.replace(bare, explain(f"argparse-{ARGPARSE[bare]}"))
    return _WrongType(translated) if "%(type)s" in bare else translated
