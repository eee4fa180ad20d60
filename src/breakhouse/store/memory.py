"""The store of tests: the same promises, kept in dictionaries.

With `hold` set, writes wait until `release`, so that a test can look at the moment between apply and durable; with
`trouble` set they fail, as on a full disk.
"""

import secrets
from collections.abc import Callable, Iterator, Sequence

import msgspec

from breakhouse.store.protocol import Done, Found, Owner, StoreTrouble, Taken, take_alone
from breakhouse.store.rows import (
    MARK,
    Append,
    CaseRow,
    DropMatch,
    DropTable,
    EntryRow,
    Forget,
    MatchRow,
    PutCase,
    PutMatch,
    PutNote,
    PutRating,
    PutResult,
    PutTable,
    PutTally,
    PutVisitor,
    RatingRow,
    ResultRow,
    TableRow,
    TallyRow,
    VisitorRow,
    Write,
    mark_of,
)


class MemoryStore:
    def __init__(self, deliver: Callable[[Callable[[], None]], object] | None = None) -> None:
        self.hold = False
        self.trouble: StoreTrouble | None = None
        self._deliver = deliver or (lambda call: call())
        self._waiting: list[tuple[tuple[Write, ...], Done]] = []
        self._key = secrets.token_bytes(32)
        self._tables: dict[str, TableRow] = {}
        self._matches: dict[str, MatchRow] = {}
        self._entries: dict[str, list[EntryRow]] = {}
        self._visitors: dict[str, VisitorRow] = {}
        self._forgotten: set[str] = set()
        self._results: dict[str, ResultRow] = {}
        self._tallies: dict[tuple[str, str, str], TallyRow] = {}
        self._cases: dict[tuple[str, int], CaseRow] = {}
        self._ratings: dict[tuple[str, str], RatingRow] = {}
        self._kept: dict[str, bytes] = {}

    def submit(self, writes: Sequence[Write], done: Done, table: str = "") -> None:
        self._waiting.append((tuple(writes), done))
        if not self.hold:
            self.release()

    def release(self, count: int | None = None) -> None:
        """Lets what was held become durable, in order."""
        waiting, self._waiting = self._waiting[:count], self._waiting[len(self._waiting[:count]) :]
        for writes, done in waiting:
            trouble = self.trouble or self._find_trouble(writes)
            if trouble is None:
                for write in writes:
                    self._keep(write)
            self._deliver(lambda done=done, trouble=trouble: done(trouble))  # type: ignore[misc]

    def _find_trouble(self, writes: Sequence[Write]) -> StoreTrouble | None:
        for write in writes:
            if isinstance(write, Append):
                rows = self._entries.get(write.match, [])
                if write.entry.seq != len(rows):
                    return StoreTrouble("fenced", write.match)
        return None

    def _keep(self, write: Write) -> None:
        match write:
            case Append(match, entry, command_id):
                self._entries.setdefault(match, []).append(EntryRow(entry, command_id))
            case PutTable(row):
                self._tables[row.id] = row
            case DropTable(id):
                self._tables.pop(id, None)
            case PutMatch(row):
                self._matches[row.id] = row
            case PutVisitor(row):
                self._visitors[row.id] = row
            case PutResult(row):
                self._results[row.match] = row
            case PutTally(row):
                self._tallies[row.who, row.game, row.sign] = row
            case PutCase(row):
                self._cases[row.match, row.seat] = row
            case PutRating(row):
                self._ratings[row.who, row.pool] = row
            case DropMatch(id):
                for rows in (self._matches, self._entries, self._results):
                    rows.pop(id, None)
                self._cases = {key: row for key, row in self._cases.items() if row.match != id}
            case PutNote("key", bytes(value)):
                self._key = value
            case PutNote(name) if name.startswith(MARK):
                self._forgotten.add(name)
            case PutNote(name, None):
                self._kept.pop(name, None)
            case PutNote(name, bytes(value)):
                self._kept[name] = value
            case Forget():
                self._forget(write)

    def _forget(self, write: Forget) -> None:
        who, name = write.who, write.name
        self._forgotten.add(write.mark)
        self._visitors.pop(write.id, None)
        self._ratings = {key: row for key, row in self._ratings.items() if row.who != who}
        self._tallies = {key: row for key, row in self._tallies.items() if row.who != who}
        self._cases = {key: row for key, row in self._cases.items() if row.who != who}
        for match, result in list(self._results.items()):
            self._results[match] = forgotten(result, who, name)
            self._unname(match, {seat.seat for seat in result.seats if seat.who == who}, name)
        for match, seat in write.playing:
            self._unname(match, {seat}, name)

    def _unname(self, match: str, seats: set[int], name: str) -> None:
        row = self._matches.get(match)
        if row is not None and row.header is not None:
            self._matches[match] = msgspec.structs.replace(row, header=row.header.without_names(seats, name))

    async def ask(self, question: "Callable[[MemoryStore], Found]") -> Found:
        return question(self)

    def claim(self, table: str) -> Owner:
        return Owner("")

    def take(self, code: str) -> Taken | None:
        return take_alone(self, code)

    def give_back(self, tables: Sequence[str]) -> None:
        """Nobody else could want them."""

    def is_current(self) -> bool:
        return True

    def key(self) -> bytes:
        return self._key

    def others(self) -> list[str]:
        return []

    def tables(self) -> list[TableRow]:
        return list(self._tables.values())

    def table(self, code: str) -> TableRow | None:
        return next((row for row in self._tables.values() if row.code == code), None)

    def match(self, id: str) -> MatchRow | None:
        return self._matches.get(id)

    def entries(self, match: str) -> list[EntryRow]:
        return list(self._entries.get(match, ()))

    def visitor(self, id: str) -> VisitorRow | None:
        return self._visitors.get(id)

    def is_forgotten(self, id: str) -> bool:
        return mark_of(id) in self._forgotten

    def result(self, match: str) -> ResultRow | None:
        return self._results.get(match)

    def results(
        self, game: str | None = None, who: str | None = None, limit: int = 50, first: int = 0
    ) -> list[ResultRow]:
        found = [
            row
            for row in reversed(self._results.values())
            if (game is None or row.game == game)
            and (row.listed if who is None else any(seat.who == who for seat in row.seats))
        ]
        return sorted(found, key=lambda row: -row.finished)[first : first + limit]

    def meetings(self, who: str, other: str, since: int, game: str) -> list[int]:
        return [
            row.finished
            for row in self._results.values()
            if row.rated
            and row.game == game
            and row.finished >= since
            and {who, other} <= {seat.who for seat in row.seats}
        ]

    def tallies(self, who: str, game: str) -> list[TallyRow]:
        found = [row for row in self._tallies.values() if (row.who, row.game) == (who, game)]
        return sorted(found, key=lambda row: row.sign)

    def case(self, match: str, seat: int) -> CaseRow | None:
        return self._cases.get((match, seat))

    def cases(self, state: str = "open", limit: int = 50, first: int = 0) -> list[CaseRow]:
        way = 1 if state == "open" else -1
        found = [row for row in self._cases.values() if row.state == state]
        return sorted(found, key=lambda row: (way * row.opened, row.match, row.seat))[first : first + limit]

    def rating(self, who: str, pool: str) -> RatingRow | None:
        return self._ratings.get((who, pool))

    def ratings(
        self, who: str | None = None, limit: int = 100, pool: str | None = None, first: int = 0
    ) -> list[RatingRow]:
        rows = [row for row in self._ratings.values() if who is None or row.who == who]
        pools = sorted({row.pool for row in rows if pool in (None, row.pool)})
        return [row for each in pools for row in _best([r for r in rows if r.pool == each])[first : first + limit]]

    def visitors(self, text: str = "", limit: int = 100, first: int = 0) -> list[VisitorRow]:
        wanted = [row for row in self._visitors.values() if text == row.who or text.lower() in row.name.lower()]
        return sorted(wanted, key=lambda row: (-row.since, row.id))[first : first + limit]

    def finished_since(self, since: int, limit: int, first: int = 0) -> list[ResultRow]:
        late = [row for row in list(self._results.values()) if row.finished >= since]
        return sorted(late, key=lambda row: (-row.finished, row.match))[first : first + limit]

    def finished_before(self, before: int, limit: int) -> list[str]:
        old = [row for row in self._results.values() if row.finished < before]
        gone = [
            row.match
            for row in sorted(old, key=lambda row: row.finished)
            if (match := self._matches.get(row.match)) is None or match.table not in self._tables
        ]
        return gone[:limit]

    def notes(self, start: str) -> list[tuple[str, bytes]]:
        return sorted((name, value) for name, value in self._kept.items() if name.startswith(start))

    def everything(self) -> Iterator[Write]:
        yield PutNote("key", self._key)
        yield from (PutNote(mark, b"") for mark in self._forgotten)
        yield from (PutNote(name, value) for name, value in self._kept.items())
        yield from map(PutVisitor, self._visitors.values())
        yield from map(PutRating, self._ratings.values())
        yield from map(PutTally, self._tallies.values())
        yield from map(PutCase, self._cases.values())
        yield from map(PutMatch, self._matches.values())
        yield from (Append(id, one.entry, one.command_id) for id, log in self._entries.items() for one in log)
        yield from map(PutResult, self._results.values())
        yield from map(PutTable, self._tables.values())

    def close(self) -> None:
        self.trouble = StoreTrouble("closed")


def forgotten(row: ResultRow, who: str, name: str) -> ResultRow:
    """The result with this person's name and public id taken out."""
    if all(seat.who != who for seat in row.seats):
        return row
    seats = tuple(
        msgspec.structs.replace(seat, who=None, name=name) if seat.who == who else seat for seat in row.seats
    )
    return msgspec.structs.replace(row, seats=seats)


def _best(rows: list[RatingRow]) -> list[RatingRow]:
    return sorted(rows, key=lambda row: 3 * row.sigma - row.mu)
