"""What every store promises, whatever it keeps things in."""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, Protocol

import msgspec

from breakhouse.store.writes import EntryRow, MatchRow, PaceRow, RatingRow, ResultRow, TableRow, VisitorRow, Write

Why = Literal["full", "broken", "fenced", "unknown", "closed"]


class StoreTrouble(Exception):
    """The writes were not kept, none of them. `fenced`: somebody else owns the log; else it may go well later.

    `unknown`: the answer was lost on the way, and they may have been kept. Asking again tells."""

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why: Why = why
        self.detail = detail

    @property
    def is_final(self) -> bool:
        """Whether it is sure that nothing was kept, here or by another house: only then may anybody be told."""
        return self.why not in ("fenced", "unknown")


class Owner(msgspec.Struct, frozen=True):
    """The house at which a table is played; `taken`: it was played at another before. `stood`: a match of the
    table, and the time that its clock showed when the last owner was last known to live."""

    house: str
    mine: bool = True
    taken: bool = False
    stood: tuple[str, int] | None = None


Done = Callable[[StoreTrouble | None], None]
Watch = Callable[[float, StoreTrouble | None], None]


class Store(Protocol):
    """Writes are asynchronous and answered in order; reads see everything that was answered."""

    def submit(self, writes: Sequence[Write], done: Done, table: str = "") -> None:
        """Keeps all of these or none, then calls `done` on the thread that gave `deliver`. With the id of a table:
        only if this house owns it at that moment."""

    def claim(self, table: str) -> Owner:
        """Makes this house the owner of the table of this id, unless another that lives has it."""

    def give_back(self, tables: Sequence[str]) -> None:
        """Gives tables back, so that the next house that is asked for them may have them at once."""

    def key(self) -> bytes:
        """The house's own secret: made on first use, then the same for ever. Cookies are signed with it."""

    def tables(self) -> list[TableRow]: ...

    def table(self, code: str) -> TableRow | None: ...

    def match(self, id: str) -> MatchRow | None: ...

    def entries(self, match: str) -> list[EntryRow]: ...

    def visitor(self, id: str) -> VisitorRow | None: ...

    def is_forgotten(self, id: str) -> bool:
        """Whether this visitor wanted to be forgotten: the cookie is dead."""

    def result(self, match: str) -> ResultRow | None: ...

    def results(
        self, game: str | None = None, who: str | None = None, limit: int = 50, first: int = 0
    ) -> list[ResultRow]:
        """The latest finished matches after the `first`; those of private tables only for `who` played there."""

    def meetings(self, who: str, other: str, since: int) -> list[int]:
        """When the rated matches ended in which both played, from then on."""

    def pace(self, who: str, game: str) -> PaceRow | None: ...

    def paces(self) -> list[PaceRow]:
        """Of everybody who ever played a game in which hands take their time."""

    def rating(self, who: str, pool: str) -> RatingRow | None: ...

    def ratings(
        self, who: str | None = None, limit: int = 100, pool: str | None = None, first: int = 0
    ) -> list[RatingRow]:
        """Best first within each pool, at most `limit` a pool after the `first`; of one pool if wanted."""

    def visitors(self, text: str = "", limit: int = 100, first: int = 0) -> list[VisitorRow]:
        """The latest newcomers after the `first`; with `text`, those who are known by it or whose name has it."""

    def finished_before(self, before: int, limit: int) -> list[str]:
        """The oldest finished matches, but for those of tables that are still there."""

    def kept(self, start: str) -> list[tuple[str, bytes]]:
        """What was kept under names with this start, in the order of the names."""

    def everything(self) -> Iterator[Write]:
        """All that is kept, as the writes that would bring it about elsewhere. Of PostgreSQL as of one moment; for
        the others nobody may be writing."""

    def close(self) -> None: ...
