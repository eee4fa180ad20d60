"""The rows that are kept and the writes that change them, as values.

A log entry is only ever appended; tables and persons are replaced whole, so a write never depends on what was
there before. Ratings are too, and say what they were made from, for stores into which many houses write.
"""

import hashlib
from typing import Any

import msgspec

from breakhouse.core.entry import Entry, Header


class TableRow(msgspec.Struct, frozen=True):
    """A table that is not closed yet; `sheet` is the table's own business."""

    id: str
    code: str
    sheet: bytes


class MatchRow(msgspec.Struct, frozen=True):
    """A match that has begun or is about to. The secret is there before the header, because its hash is shown
    first; before that, it's empty."""

    id: str
    table: str
    secret: bytes
    header: Header | None = None
    nonces: tuple[str | None, ...] = ()
    started: int | None = None


class EntryRow(msgspec.Struct, frozen=True, gc=False):
    entry: Entry
    command_id: str | None


class VisitorRow(msgspec.Struct, frozen=True):
    id: str
    who: str
    name: str
    named: bool
    language: str
    settings: dict[str, Any]
    since: int


class SeatResult(msgspec.Struct, frozen=True):
    seat: int
    who: str | None
    name: str
    bot: str | None
    place: int
    """1 for the winners; those who left share the last place."""
    pool: str
    """Where this seat is rated: the game, with a suffix for what isn't comparable."""
    rating: tuple[int, int] | None = None
    """Its rating before and after, where the match changed it."""
    program: bool = False
    """A program with an account of its own played here."""
    provisional: bool = False
    """The rating after this match says little yet: few matches, or few different people."""
    home: int | None = None
    """People with the same number came from one address; the address itself is not kept."""
    stand_in: str | None = None
    """The level of the bot that finished the match on this person's seat."""
    worth: float = 1.0
    """How much this player's rating was worth to the others."""
    change: tuple[float, float, int, float] | None = None
    """What the match adds to mu, sigma, matches played and standing, where it changes them."""


class ResultRow(msgspec.Struct, frozen=True):
    match: str
    game: str
    finished: int
    rated: bool
    unrated: str | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    seats: tuple[SeatResult, ...]
    instant: bool = False
    """Somebody resigned soon after the start."""
    listed: bool = True
    """Whether everybody may find it: what was played at a private table is only for those who have the link."""
    withheld: bool = False
    """It doesn't count until an operator has looked at it: the changes of its ratings are not applied."""
    options: dict[str, Any] | None = None
    """What it was played with; results of earlier versions have it only in the header of their match."""


class RatingRow(msgspec.Struct, frozen=True):
    who: str
    pool: str
    name: str
    bot: bool
    mu: float
    sigma: float
    played: int
    standing: float = 0.0
    """How many different people this one has played over time; see `server.people.rating_model`."""


class TallyRow(msgspec.Struct, frozen=True):
    """Sums of one sign that a program might play for somebody, over that person's matches of a game
    (`bots.signs`)."""

    who: str
    game: str
    sign: str
    count: int = 0
    total: float = 0.0
    squares: float = 0.0


class Report(msgspec.Struct, frozen=True):
    """A player's complaint. `by` is the reporting seat, so it names nobody who asked to be forgotten."""

    by: int
    why: str
    at: int


class CaseRow(msgspec.Struct, frozen=True):
    """A seat of a match at which an operator should look: because of signs, of reports, or both."""

    match: str
    seat: int
    who: str
    name: str
    game: str
    opened: int
    state: str = "open"
    """open, cleared or confirmed."""
    signs: tuple[str, ...] = ()
    """The suspicions; with any, the match doesn't count while the case is open."""
    figures: dict[str, float] = {}
    """The means of what was observed."""
    reports: tuple[Report, ...] = ()
    closed: int | None = None
    by: str = ""
    """Who closed it."""


class Append(msgspec.Struct, frozen=True, gc=False):
    """One entry of a match. It fails when another entry has its number, or when the one before it is not there."""

    match: str
    entry: Entry
    command_id: str | None


class PutTable(msgspec.Struct, frozen=True):
    row: TableRow


class DropTable(msgspec.Struct, frozen=True):
    """The table is closed. Its matches stay."""

    id: str


class PutMatch(msgspec.Struct, frozen=True):
    row: MatchRow


class PutVisitor(msgspec.Struct, frozen=True):
    row: VisitorRow


class PutResult(msgspec.Struct, frozen=True):
    row: ResultRow


class PutRating(msgspec.Struct, frozen=True):
    """`was`: what it was before the match. Where many houses write, the difference is what counts."""

    row: RatingRow
    was: RatingRow | None = None


class PutTally(msgspec.Struct, frozen=True):
    """`was`: as for ratings."""

    row: TallyRow
    was: TallyRow | None = None


class PutCase(msgspec.Struct, frozen=True):
    row: CaseRow


class PutNote(msgspec.Struct, frozen=True):
    """One of the few things that the house keeps by name: its key, bans, the operator's actions, days of visits.
    None drops it."""

    name: str
    value: bytes | None


class DropMatch(msgspec.Struct, frozen=True):
    """A finished match has been kept for long enough: its entries, its secret and its result go."""

    id: str


class Prove(msgspec.Struct, frozen=True):
    """Nothing but a sign that the store can write."""

    at: int


class Forget(msgspec.Struct, frozen=True):
    """A person asked to be forgotten: the visitor and the ratings go, names in results become `name`."""

    id: str
    who: str
    name: str
    playing: tuple[tuple[str, int], ...] = ()
    """The seats in matches that have no result yet."""

    @property
    def mark(self) -> str:
        """What is kept so that the cookie never works again; the id can't be derived from it."""
        return mark_of(self.id)


MARK = "forgotten/"


def mark_of(id: str) -> str:
    return f"{MARK}{hashlib.sha256(id.encode()).hexdigest()}"


Write = (
    Append
    | PutTable
    | DropTable
    | PutMatch
    | DropMatch
    | PutVisitor
    | PutResult
    | PutRating
    | PutTally
    | PutCase
    | PutNote
    | Forget
    | Prove
)
