"""What every store promises, whatever it keeps things in."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from breakhouse.store.rows import (
    CaseRow,
    EntryRow,
    MatchRow,
    RatingRow,
    ResultRow,
    TableRow,
    TallyRow,
    VisitorRow,
    Write,
)

log = logging.getLogger("breakhouse.store")

Why = Literal["full", "broken", "fenced", "unknown", "closed"]


class StoreTrouble(Exception):
    """None of the writes were stored. `fenced`: somebody else owns the log; otherwise it may work later.

    `unknown`: the answer got lost, so they may have been stored after all. Asking again settles it."""

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why: Why = why
        self.detail = detail

    @property
    def is_final(self) -> bool:
        """Whether it's certain that nothing was stored, here or by another house: only then may it be
        announced."""
        return self.why not in ("fenced", "unknown")


class Owner(msgspec.Struct, frozen=True):
    """The house at which a table is played; `taken`: it was at another house before. `stood`: a match of the
    table, and its clock's reading when the last owner was last known to be alive."""

    house: str
    mine: bool = True
    taken: bool = False
    stood: tuple[str, int] | None = None


class Taken(msgspec.Struct, frozen=True):
    """A table as its last owner left it. Where another house has it, only its row and that house."""

    row: TableRow
    owner: Owner
    match: MatchRow | None = None
    entries: list[EntryRow] = []


class _Sheet(msgspec.Struct):
    """What a store has to know of a table's sheet."""

    match: str


def match_of(row: TableRow) -> str:
    return msgspec.json.decode(row.sheet, type=_Sheet).match


Done = Callable[[StoreTrouble | None], None]
Watch = Callable[[float, StoreTrouble | None], None]


def answer(done: Done, trouble: StoreTrouble | None) -> None:
    """A table that fails on its answer doesn't keep others waiting that were written with it."""
    try:
        done(trouble)
    except Exception:
        log.exception("a table failed to handle an answer of the store")


class Reader(Protocol):
    """What a store answers, however long the way to it is. Whoever serves people asks through `Store.ask`."""

    def claim(self, table: str) -> Owner:
        """Makes this house the owner of the table with this id, unless another living house has it."""

    def take(self, code: str) -> Taken | None:
        """Claims the table of this code and reads all that it takes to go on with it."""

    def give_back(self, tables: Sequence[str]) -> None:
        """Gives tables back, so that the next house that's asked for them can take them at once."""

    def others(self) -> list[str]:
        """The other houses that use this store now."""

    def tables(self) -> list[TableRow]: ...

    def table(self, code: str) -> TableRow | None: ...

    def match(self, id: str) -> MatchRow | None: ...

    def entries(self, match: str) -> list[EntryRow]: ...

    def visitor(self, id: str) -> VisitorRow | None: ...

    def is_forgotten(self, id: str) -> bool:
        """Whether this visitor asked to be forgotten: the cookie is dead."""

    def result(self, match: str) -> ResultRow | None: ...

    def results(
        self, game: str | None = None, who: str | None = None, limit: int = 50, first: int = 0
    ) -> list[ResultRow]:
        """The latest finished matches after the `first`; those of private tables only for `who` played there."""

    def meetings(self, who: str, other: str, since: int, game: str) -> list[int]:
        """When the rated matches of this game in which both played ended, since then."""

    def tallies(self, who: str, game: str) -> list[TallyRow]:
        """What was observed about somebody in a game."""

    def case(self, match: str, seat: int) -> CaseRow | None: ...

    def cases(self, state: str = "open", limit: int = 50, first: int = 0) -> list[CaseRow]:
        """The oldest open ones, or the latest of another state, after the `first`."""

    def rating(self, who: str, pool: str) -> RatingRow | None: ...

    def ratings(
        self, who: str | None = None, limit: int = 100, pool: str | None = None, first: int = 0
    ) -> list[RatingRow]:
        """Best first within each pool, at most `limit` per pool after the `first`; only one pool if named."""

    def visitors(self, text: str = "", limit: int = 100, first: int = 0) -> list[VisitorRow]:
        """The latest newcomers after the `first`; with `text`, those whose id it is or whose name contains it."""

    def finished_since(self, since: int, limit: int, first: int = 0) -> list[ResultRow]:
        """The latest finished matches after the `first`, those of private tables too."""

    def finished_before(self, before: int, limit: int) -> list[str]:
        """The oldest finished matches, except those of tables that still exist."""

    def notes(self, start: str) -> list[tuple[str, bytes]]:
        """The notes whose names start with this, in the order of their names."""

    def everything(self) -> Iterator[Write]:
        """Everything in the store, as the writes that would recreate it elsewhere. In PostgreSQL, it's a snapshot
        of one moment; with the others, nobody may be writing."""


Found = TypeVar("Found")
Ask = Callable[[Callable[[Reader], Any]], Awaitable[Any]]
"""A way to ask the store (`Store.ask`), or one for which somebody pays."""


class Store(Protocol):
    """Writes are asynchronous and answered in order; reads see everything that was answered.

    Why nobody on an event loop reads in any other way: docs/decisions/0040-nothing-waits-on-the-loop.md."""

    def submit(self, writes: Sequence[Write], done: Done, table: str = "") -> None:
        """Stores all of these or none, then calls `done` on the thread that gave `deliver`. With the id of a
        table: only if this house owns it at that moment."""

    def ask(self, question: Callable[[Reader], Found]) -> Awaitable[Found]:
        """The answer to one or more questions, asked where waiting for it keeps nobody else waiting: a file
        answers at once, a database across a network on another thread."""

    def is_current(self) -> bool:
        """Whether what this house has in memory is certainly still true: no other house may have taken its tables
        without its knowledge. If not, it had better say nothing."""

    def key(self) -> bytes:
        """The house's own secret: made on first use, then the same for ever. Cookies are signed with it."""

    def close(self) -> None: ...


class WholeStore(Store, Reader, Protocol):
    """For whoever serves nobody meanwhile."""


def take_alone(store: Reader, code: str) -> Taken | None:
    """`take` of a store that no other house uses."""
    row = store.table(code)
    if row is None:
        return None
    match = store.match(match_of(row))
    return Taken(row, store.claim(row.id), match, [] if match is None else store.entries(match.id))
