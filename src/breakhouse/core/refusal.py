"""Two ways to say no: what cannot be read is *invalid*, what cannot be played is *refused*.

Both carry a code and parameters; `locales` has the sentence, once per language.
"""

from collections.abc import Mapping
from functools import partial

Param = str | int | bool | None


class _Coded(Exception):
    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, Param] = params
        self.spoken: Mapping[str, Param] = {}
        """Passed only to the sentence, in place of parameters."""

    def __reduce__(self) -> tuple[object, ...]:
        """Parameters have names; pickle would pass them without."""
        return partial(type(self), self.code, **self.params), (), self.__dict__

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code


class Refusal(_Coded):
    """The command was understood and the rules do not allow it; the state is untouched."""

    __module__ = "breakhouse"  # where programs import it from: a traceback shows it


class Invalid(_Coded, ValueError):
    """The text or message cannot be read at all."""

    __module__ = "breakhouse"


class UnreadableCommand(Refusal, Invalid):
    """A command that cannot be read. A table refuses it like any other; it is invalid all the same."""

    __module__ = "breakhouse"
