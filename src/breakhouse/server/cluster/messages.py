"""The messages between houses, encoded as msgpack."""

from typing import Any

import msgspec

from breakhouse.server.bots.messages import Challenge
from breakhouse.store import VisitorRow
from breakhouse.table.messages import Phase


class JoinRequest(msgspec.Struct, frozen=True, array_like=True):
    """One of the sender's pages wants to join a table of this house."""

    page: int
    row: VisitorRow
    visitor: str
    address: str
    language: str
    hello: bytes


class PageMessages(msgspec.Struct, frozen=True, array_like=True, tag="s"):
    """From the sender's pages at tables of this house; `n` counts within a route, from 1."""

    sender: str
    route: int
    n: int
    joining: list[JoinRequest] = []
    messages: list[tuple[int, int, bytes]] = []
    """Page, lag in milliseconds, message."""
    left: list[int] = []
    weak: list[tuple[int, bool]] = []
    """Pages whose connection has gone quiet, or is heard again: page, weak."""


class Receipt(msgspec.Struct, frozen=True, array_like=True, tag="r"):
    """Everything up to `n` has arrived; or (not `good`) something is missing, and the route is closed."""

    sender: str
    route: int
    n: int
    good: bool = True


class TableMessages(msgspec.Struct, frozen=True, array_like=True, tag="t"):
    """From the sender's tables to pages of this house, each frame once. If empty: how many messages there were."""

    sender: str
    route: int
    n: int
    frames: list[tuple[list[int], bytes]] = []
    closed: list[tuple[int, bool]] = []
    """Pages that are disconnected, and whether reconnecting makes sense."""


class TableNews(msgspec.Struct, frozen=True, array_like=True):
    """A table, with as much as lists show of it."""

    code: str
    game: str
    options: dict[str, Any]
    """Long values by their ids (`tables.lobby.shorten`)."""
    phase: Phase
    access: str
    here: bool
    """Whether anybody is at it."""
    chairs: list[tuple[str | None, str, bool]]
    """Visitor, name, free."""
    watchers: int
    made: int


class TablesNews(msgspec.Struct, frozen=True, array_like=True, tag="tables"):
    """What changed at the sender's tables. `n` counts its news, from 1; with no change, how many there were."""

    sender: str
    n: int
    lines: list[TableNews] = []
    gone: list[str] = []


class Renamed(msgspec.Struct, frozen=True, array_like=True, tag="renamed"):
    visitor: str
    old: str
    name: str


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="changed"):
    """This visitor's data has to be read again."""

    visitor: str


class Forgotten(msgspec.Struct, frozen=True, array_like=True, tag="forgotten"):
    visitor: str
    who: str


class Rated(msgspec.Struct, frozen=True, array_like=True, tag="rated"):
    """These ratings are about to change and must be looked up again."""

    who: list[str]


class BansChanged(msgspec.Struct, frozen=True, array_like=True, tag="bans"):
    """The list of banned visitors has to be read again."""


class Spent(msgspec.Struct, frozen=True, array_like=True, tag="spent"):
    """What visitors and addresses spent at the sending house: all houses share their budgets."""

    amounts: list[tuple[str, str, float]]


class AboutTable(msgspec.Struct, frozen=True, array_like=True, tag="table"):
    """What does the table with this code look like?"""

    code: str


class AboutLines(msgspec.Struct, frozen=True, array_like=True, tag="lines"):
    """What do lists show of your tables with codes after this one? Answered with a `LinesPage`."""

    after: str


class LinesPage(msgspec.Struct, frozen=True, array_like=True):
    """Some lines in the order of their codes, as of the sender's `n`th news; none: there are no more."""

    n: int
    lines: list[TableNews]


class AboutTurns(msgspec.Struct, frozen=True, array_like=True, tag="turns"):
    """Whose turn is it at your tables with these codes?"""

    codes: list[str]


class AboutTables(msgspec.Struct, frozen=True, array_like=True, tag="tables"):
    """Which tables do you have? Private ones too: an operator asks."""


class AboutPages(msgspec.Struct, frozen=True, array_like=True, tag="pages"):
    """Who is at your tables?"""


class AboutSlow(msgspec.Struct, frozen=True, array_like=True, tag="slow"):
    """What was slow at your house?"""


class CloseTable(msgspec.Struct, frozen=True, array_like=True, tag="close"):
    """An operator closes the table of this id."""

    id: str


class Announce(msgspec.Struct, frozen=True, array_like=True, tag="announce"):
    """An operator says this to every page at a table."""

    text: str


class ProgramNews(msgspec.Struct, frozen=True, array_like=True):
    """A program that plays over the network; `games`: only these, if any are named."""

    who: str
    name: str
    games: tuple[str, ...] = ()


class ProgramsNews(msgspec.Struct, frozen=True, array_like=True, tag="programs"):
    """All programs that have a socket at the sending house."""

    sender: str
    programs: list[ProgramNews]


class Invited(msgspec.Struct, frozen=True, array_like=True, tag="invited"):
    challenge: Challenge


class Declined(msgspec.Struct, frozen=True, array_like=True, tag="declined"):
    """A program declined to come to that table; `why` is a notice."""

    code: str
    name: str
    why: str


Message = PageMessages | Receipt | TableMessages
Question = AboutTable | AboutLines | AboutTurns | AboutTables | AboutPages | AboutSlow | CloseTable | Announce
News = TablesNews | Renamed | Changed | Forgotten | Rated | BansChanged | Spent | ProgramsNews | Invited | Declined

encode = msgspec.msgpack.Encoder().encode
read_message = msgspec.msgpack.Decoder(Message).decode
read_question = msgspec.msgpack.Decoder(Question).decode
read_news = msgspec.msgpack.Decoder(News).decode
