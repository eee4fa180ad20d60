"""Questions for the referee that aren't about matches: a game's own, such as which sets a hand allows.

Each is an entry point of `breakhouse.operations`, named as the request's `op`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

Answer = dict[str, Any]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One line to the referee: `{"op": "sets", …}`. The message `referee-op-sets` explains it."""

    example: ClassVar[str] = ""
    """Such a line, as `breakhouse referee --help` shows it."""


@dataclass(frozen=True, slots=True)
class Operation:
    request: type[Request]
    answer: Callable[[Any], Answer]
    """The answer to the request, or `Refusal` or `Invalid`."""
