"""The help of every command, in the language that the command line is read in."""

from contextvars import ContextVar

from breakhouse.locales import say

LANGUAGE: ContextVar[str] = ContextVar("language of the help", default="en")


def explained(message: str) -> str:
    return say(LANGUAGE.get(), message)
