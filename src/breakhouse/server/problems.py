"""How a refusal is told over the wire, to a page and to a program alike."""

import msgspec

from breakhouse.core import Invalid, Refusal


class Problem(msgspec.Struct, frozen=True):
    """Every error answer: a code, its parameters, and a sentence in the visitor's language."""

    code: str
    params: dict[str, str | int | bool | None]
    text: str


def problem_of(no: Refusal | Invalid, text: str) -> Problem:
    return Problem(no.code, dict(no.params), text)
