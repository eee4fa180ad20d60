"""What is asked and answered over HTTP about programs that play over the network."""

from typing import Annotated

import msgspec
from msgspec import Meta

Days = Annotated[int, Meta(ge=1, le=365)]


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    """“(bot)” is appended to it."""
    days: Days = 90
    """For how long the token is valid."""


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    days: Days = 90


class OwnBot(msgspec.Struct, frozen=True):
    """A program of mine that plays over the network."""

    who: str
    name: str
    since: int
    until: int | None
    """When its token expires, in seconds since 1970; null if it has none."""
    here: bool
    """Whether it is connected."""


class OwnBots(msgspec.Struct, frozen=True):
    bots: list[OwnBot]


class BotToken(msgspec.Struct, frozen=True):
    bot: OwnBot
    token: str
    """Shown only this once; the server stores its hash."""


class BotSummary(msgspec.Struct, frozen=True):
    """A program that can be invited to a table."""

    who: str
    name: str
    games: list[str]
    """Only these; empty: any."""


class OnlineBots(msgspec.Struct, frozen=True):
    bots: list[BotSummary]


class BotSelf(msgspec.Struct, frozen=True):
    """Who a token belongs to."""

    who: str
    name: str
    until: int
    protocol: int
