"""The seat protocol as values: what the server writes to a program, line by line, and what the program answers.

It's the same whether the server started the program or the program connected over the network; there, each line
names its table. docs/programs.md explains every field.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from breakhouse.core.contract import AnyGame, Outcome, Seat
from breakhouse.core.refusal import Param, Refusal
from breakhouse.locales import say_why

PROTOCOL = 2
"""Goes up when a program written for the old version would be misled."""
BUDGET_MS = 2_000
GRACE_MS = 500
"""Allowance for the connection on top of the budget."""
START_MS = 10_000
"""How long a program may take before its first answer: interpreters and networks have to load."""
MOST_REFUSALS = 3
MOST_AFTER_MS = 600_000


class Pace(msgspec.Struct, frozen=True):
    """How much time there is, and how much patience."""

    budget_ms: int = BUDGET_MS
    grace_ms: int = GRACE_MS
    start_ms: int = START_MS
    most_refusals: int = MOST_REFUSALS


class Introduction(msgspec.Struct, frozen=True):
    protocol: int
    game: str
    rules_version: int
    seat: Seat
    names: tuple[str, ...]
    options: dict[str, Any]
    pace: Pace


class _Line(msgspec.Struct, frozen=True, kw_only=True):
    table: str | UnsetType = UNSET
    """The table's code, over the network only."""


class Greeting(_Line, frozen=True):
    """The first line of a match."""

    hello: Introduction


class Glimpse(_Line, frozen=True):
    """An event as the seat may see it: `Event` in the game's schema."""

    saw: Any


class Question(_Line, frozen=True):
    """The seat may act: `View` and `Offer` are in the game's schema."""

    ask: int
    view: Any
    offers: list[Any]
    budget_ms: int
    now: int
    seat: Seat
    game: str


class Denial(msgspec.Struct, frozen=True):
    id: int
    code: str
    params: dict[str, Param]
    text: str


class Objection(_Line, frozen=True):
    """The last command had no effect."""

    refused: Denial


class Ending(_Line, frozen=True):
    """The last line of a match."""

    end: Outcome


class Answer(msgspec.Struct, frozen=True):
    """What a program writes: `Command` is in the game's schema, null means nothing for now."""

    id: int
    command: dict[str, Any] | None = None
    after_ms: int = 0


LINES = (Greeting, Glimpse, Question, Objection, Ending)
"""What the server writes."""


def introduce(game: AnyGame, seat: Seat, names: tuple[str, ...], options: Mapping[str, Any]) -> Introduction:
    return Introduction(PROTOCOL, game.id, game.rules_version, seat, names, dict(options), Pace())


def deny(asked: int, code: str, params: Mapping[str, Param]) -> Denial:
    no = Refusal(code, **params)
    try:
        text = say_why("en", no)
    except KeyError:
        text = str(no)  # a game need not have a sentence for everything
    return Denial(asked, code, dict(params), text)
