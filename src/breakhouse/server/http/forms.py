"""Requests and answers over HTTP, as JSON: people, games, tables, replays, results, ratings, bots.

The OpenAPI description and the browser's types are generated from these structs, so nothing
has to be kept in step.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from breakhouse.core.chance import Draw
from breakhouse.core.manifest import Manifest
from breakhouse.core.shuffle import Void
from breakhouse.table.messages import Code, Language, Name, Phase, Result, TableInfo

Days = Annotated[int, Meta(ge=1, le=365)]


class _Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a page sends."""


class _Answer(msgspec.Struct, frozen=True):
    """What the server answers."""


class Me(_Answer, frozen=True):
    who: str
    name: str
    language: str
    settings: dict[str, Any]
    """The page's own settings (theme, keys, volume), stored as they are; at most 8 KB."""
    named: bool
    """Whether the person chose the name, so we ask only once."""


class ChangeMe(_Form, frozen=True):
    name: Name | None = None
    language: Language | None = None
    settings: dict[str, Any] | None = None


class OptionInfo(_Answer, frozen=True):
    default: Any
    schema: dict[str, Any]


class Lid(_Answer, frozen=True):
    """The text on a box, in one language."""

    title: str
    line: str


class GameInfo(_Answer, frozen=True):
    id: str
    seats: tuple[int, int]
    rules_version: int
    options: dict[str, OptionInfo]
    levels: list[str]
    """The levels of its bots, including this server's programs."""
    manifest: Manifest
    lids: dict[str, dict[str, Lid]]
    """By box and language."""
    pictures: dict[str, str]
    """By box: an SVG fragment six wide and six high that stands on y = 0."""
    prints: bool
    """Whether something of it can be printed, its cards or a reference card: `/api/print/{game}`."""
    prints_tactile: bool
    """Whether there's a version of it for fingers."""
    texts: dict[str, dict[str, str]]
    """By group of messages and language: the version to ask `/api/texts/{group}/{language}` for."""


class Games(_Answer, frozen=True):
    games: list[GameInfo]


class TableMade(_Answer, frozen=True):
    code: str
    path: str
    """The page of the table: append it to the server's address."""
    link: str
    """The same, as others on the network can reach it."""


class _ListedTable(_Answer, frozen=True):
    code: str
    game: str
    options: dict[str, Any]
    phase: Phase
    names: list[str]
    since: int
    """Seconds since 1970 when the table was made."""


class TableLine(_ListedTable, frozen=True):
    """A table in the list of open ones."""

    free: int
    watchers: int


class MyTable(_ListedTable, frozen=True):
    """A table at which I have a seat and whose match is not over."""

    yours: list[int]
    turn: int | None
    """The seat to move, if the game says so."""


class MyTables(_Answer, frozen=True):
    tables: list[MyTable]


class Tables(_Answer, frozen=True):
    tables: list[TableLine]


class TablePage(_Answer, frozen=True):
    table: TableInfo
    link: str


class ReplayStep(_Answer, frozen=True):
    """One entry of the log, whole: a finished match has no secrets."""

    seq: int
    at: int
    seat: int
    command: Raw
    events: list[Raw]


class ReplayLine(_Answer, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    names: list[str]
    finished: int
    result: Result


class Replay(_Answer, frozen=True):
    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    names: list[str]
    yours: list[int]
    """The seats that the asking visitor played."""
    started: int
    finished: int
    result: Result
    commitment: str
    secret: str
    nonces: list[str | None]
    steps: list[ReplayStep]


class Points(_Answer, frozen=True):
    """The points of all seats from this entry on."""

    seq: int
    at: int
    scores: list[int]


class PointsList(_Answer, frozen=True):
    """The points over time: each time they changed. Empty if a game shows none before the end."""

    points: list[Points]


class ReplayView(_Answer, frozen=True):
    """The table after `step` entries, seen by one seat or by a spectator."""

    step: int
    at: int
    view: Raw


class ShuffleProof(_Answer, frozen=True):
    """Everything a page needs to check the shuffle itself; see docs/fairness.md."""

    frozen: str
    commitment: str
    pledges: list[str | None]
    nonces: list[str | None]
    secret: str
    seed: str
    draws: list[Draw]
    voids: list[Void]


class Verified(_Answer, frozen=True):
    """Everything was computed again from the secret: `ok`, or where it differs and why."""

    ok: bool
    commitment: str
    code: str | None
    text: str
    proof: ShuffleProof | None = None
    """None for a match from before pages took part in the shuffle."""


class Results(_Answer, frozen=True):
    results: list[ReplayLine]


class RatingLine(_Answer, frozen=True):
    who: str
    name: str
    rating: int
    """The cautious estimate (mean minus three deviations), shown as 1000 + 40 × ordinal."""
    played: int
    bot: bool
    provisional: bool
    """There is too little to go by yet: few matches, or few different people."""


class RatingList(_Answer, frozen=True):
    pool: str
    """The game, with a suffix for what isn't comparable: `<game>`, `<game>/grid`, `<game>/slow`."""
    lines: list[RatingLine]


class RatingPools(_Answer, frozen=True):
    pools: list[RatingList]


class NewBot(_Form, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    """“(bot)” is appended to it."""
    days: Days = 90
    """For how long the token is valid."""


class NewToken(_Form, frozen=True):
    days: Days = 90


class OwnBot(_Answer, frozen=True):
    """A program of mine that plays over the network."""

    who: str
    name: str
    since: int
    until: int | None
    """When its token expires, in seconds since 1970; null if it has none."""
    here: bool
    """Whether it is connected."""


class OwnBots(_Answer, frozen=True):
    bots: list[OwnBot]


class BotToken(_Answer, frozen=True):
    bot: OwnBot
    token: str
    """Shown only this once; the server stores its hash."""


class BotSummary(_Answer, frozen=True):
    """A program that can be invited to a table."""

    who: str
    name: str
    games: list[str]
    """Only these; empty: any."""


class OnlineBots(_Answer, frozen=True):
    bots: list[BotSummary]


class BotSelf(_Answer, frozen=True):
    """Who a token belongs to."""

    who: str
    name: str
    until: int
    protocol: int


class Kept(_Answer, frozen=True):
    """Everything the server stores about a person."""

    me: Me
    since: int
    results: list[ReplayLine]
    ratings: list[RatingList]
    open_tables: list[str]
    bots: list[OwnBot] = []


class Joined(_Answer, frozen=True):
    """The answer to a typed code."""

    code: str
    path: str


class Join(_Form, frozen=True):
    code: Code


class Health(_Answer, frozen=True):
    status: Literal["well", "cannot-write"]
    version: str
    tables: int
    connections: int


class Readiness(_Answer, frozen=True):
    ready: bool
