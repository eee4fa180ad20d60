"""What goes over the socket of a program that plays over the network, besides the lines of the seat protocol."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from breakhouse.bots.protocol import Answer
from breakhouse.server.problems import Problem
from breakhouse.table.messages import Code

ChallengeId = Annotated[str, Meta(min_length=1, max_length=40)]


class BotPresence(msgspec.Struct, frozen=True):
    protocol: int
    who: str
    name: str
    tables: list[str]
    """The codes of the tables where it has a seat: their lines follow."""


class BotWelcome(msgspec.Struct, frozen=True):
    """The first message."""

    welcome: BotPresence


class Challenge(msgspec.Struct, frozen=True):
    """Somebody would like the program to sit down at a table."""

    id: str
    table: str
    seat: int
    game: str
    options: dict[str, Any]
    names: list[str | None]
    """Who sits where; null where nobody does yet."""
    host: str
    """Who asks, by name."""
    rated: bool
    """Whether the match would count with the current options."""
    answer_ms: int
    """How long the invitation stays open."""
    bot: str
    """The public id of the invited program."""


class BotChallenge(msgspec.Struct, frozen=True):
    challenge: Challenge


class Withdrawal(msgspec.Struct, frozen=True):
    id: str
    code: str
    text: str


class BotWithdrawal(msgspec.Struct, frozen=True):
    """An invitation is no longer open."""

    withdrawn: Withdrawal


class BotProblem(msgspec.Struct, frozen=True):
    """The program's message had no effect; `table`: the table it was about."""

    problem: Problem
    table: str | None = None


class BotLoss(msgspec.Struct, frozen=True):
    """The program has no seat at the table any more."""

    table: str
    lost: Problem


class _BotSaying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class BotAccept(_BotSaying, frozen=True):
    accept: ChallengeId


class BotDecline(_BotSaying, frozen=True):
    decline: ChallengeId


class BotAnswer(Answer, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An answer of the seat protocol, with the table that asked."""

    table: Code


TELLINGS = (BotWelcome, BotChallenge, BotWithdrawal, BotProblem, BotLoss)
SAYINGS = (BotAccept, BotDecline, BotAnswer)


def read_saying(data: bytes) -> BotAccept | BotDecline | BotAnswer:
    fields = msgspec.json.decode(data, type=dict[str, Any])
    if "accept" in fields:
        return msgspec.convert(fields, type=BotAccept)
    if "decline" in fields:
        return msgspec.convert(fields, type=BotDecline)
    if "table" not in fields:
        raise msgspec.ValidationError("Expected `accept`, `decline` or `table`")
    return msgspec.convert(fields, type=BotAnswer)
