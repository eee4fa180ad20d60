"""Requests and answers over HTTP, as JSON: people, games, tables, replays, results, ratings.

The OpenAPI description and the browser's types are generated from these structs, so nothing
has to be kept in step.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from breakhouse.core.chance import Draw
from breakhouse.core.manifest import Manifest
from breakhouse.core.shuffle import Void
from breakhouse.server.bots.forms import OwnBot
from breakhouse.table.messages import Access, Code, Language, Level, Name, Phase, Result, TableInfo


class _Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a page sends."""


class _Paper(msgspec.Struct, frozen=True):
    """What the server answers."""


class Me(_Paper, frozen=True):
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


class OptionInfo(_Paper, frozen=True):
    default: Any
    schema: dict[str, Any]


class Lid(_Paper, frozen=True):
    """The text on a box, in one language."""

    title: str
    line: str


class GameInfo(_Paper, frozen=True):
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
    """Whether its cards can be printed: `/api/print/{game}`."""
    texts: dict[str, dict[str, str]]
    """By group of messages and language: the version to ask `/api/texts/{group}/{language}` for."""


class Games(_Paper, frozen=True):
    games: list[GameInfo]


class NewSeat(_Form, frozen=True):
    """A seat of a table to be made: yours, another person's at this device (name), a bot's, or free."""

    kind: Literal["me", "here", "bot", "free"] = "free"
    name: Name | None = None
    level: Level = "casual"


class NewTable(_Form, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    """Left out or empty: you, and as many free seats as the game needs at least."""
    access: Access = "open"
    chat: bool = True
    hints: bool = False
    bot_after_ms: Annotated[int, Meta(ge=5_000, le=3_600_000)] = 30_000
    """How long a seat waits for its player before a bot may take it."""
    start: bool = False
    """Start at once; every seat must be taken."""
    youngest: Annotated[int, Meta(ge=0, le=7)] | None = None
    oldest: Annotated[int, Meta(ge=0, le=7)] | None = None
    """Who begins, where the game lets the youngest or the oldest begin."""
    by_ear: bool = False
    """I play by ear: my seats are set up for it, or all of them where the box is made for it."""
    fit: bool = False
    """Fit it to me: bots about as good as I am, and a gentle start if this box is new to me."""
    rungs: Annotated[int, Meta(ge=0, le=9)] | None = None
    """With `fit`, where the page knows it better than my results: how many rungs I have yet to climb."""


class TableMade(_Paper, frozen=True):
    code: str
    path: str
    """The page of the table: append it to the server's address."""
    link: str
    """The same, as others on the network can reach it."""


class _ListedTable(_Paper, frozen=True):
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


class MyTables(_Paper, frozen=True):
    tables: list[MyTable]


class Tables(_Paper, frozen=True):
    tables: list[TableLine]


class TablePage(_Paper, frozen=True):
    table: TableInfo
    link: str


class ReplayStep(_Paper, frozen=True):
    """One entry of the log, whole: a finished match has no secrets."""

    seq: int
    at: int
    seat: int
    command: Raw
    events: list[Raw]


class ReplayLine(_Paper, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    names: list[str]
    finished: int
    result: Result


class Replay(_Paper, frozen=True):
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


class Points(_Paper, frozen=True):
    """The points of all seats from this entry on."""

    seq: int
    at: int
    scores: list[int]


class PointsList(_Paper, frozen=True):
    """The points over time: each time they changed. Empty if a game shows none before the end."""

    points: list[Points]


class ReplayView(_Paper, frozen=True):
    """The table after `step` entries, seen by one seat or by a spectator."""

    step: int
    at: int
    view: Raw


class ShuffleProof(_Paper, frozen=True):
    """Everything a page needs to check the shuffle itself; see docs/fairness.md."""

    frozen: str
    commitment: str
    pledges: list[str | None]
    nonces: list[str | None]
    secret: str
    seed: str
    draws: list[Draw]
    voids: list[Void]


class Verified(_Paper, frozen=True):
    """Everything was computed again from the secret: `ok`, or where it differs and why."""

    ok: bool
    commitment: str
    code: str | None
    text: str
    proof: ShuffleProof | None = None
    """None for a match from before pages took part in the shuffle."""


class Results(_Paper, frozen=True):
    results: list[ReplayLine]


class RatingLine(_Paper, frozen=True):
    who: str
    name: str
    rating: int
    """The cautious estimate (mean minus three deviations), shown as 1000 + 40 × ordinal."""
    played: int
    bot: bool
    provisional: bool
    """There are too few matches to go by yet."""


class RatingList(_Paper, frozen=True):
    pool: str
    """The game, with a suffix for what isn't comparable: `<game>`, `<game>/grid`, `<game>/slow`."""
    lines: list[RatingLine]


class RatingPools(_Paper, frozen=True):
    pools: list[RatingList]


class Kept(_Paper, frozen=True):
    """Everything the server stores about a person."""

    me: Me
    since: int
    results: list[ReplayLine]
    ratings: list[RatingList]
    open_tables: list[str]
    bots: list[OwnBot] = []


class Joined(_Paper, frozen=True):
    """The answer to a typed code."""

    code: str
    path: str


class Join(_Form, frozen=True):
    code: Code


class Problem(_Paper, frozen=True):
    """Every error answer: a code, its parameters, and a sentence in the visitor's language."""

    code: str
    params: dict[str, str | int | bool | None]
    text: str


class Health(_Paper, frozen=True):
    status: Literal["well", "cannot-write"]
    version: str
    tables: int
    connections: int


class Readiness(_Paper, frozen=True):
    ready: bool
