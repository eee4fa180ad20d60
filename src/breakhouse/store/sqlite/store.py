"""The store on disk: SQLite in WAL mode with synchronous=FULL, one writer thread, many writes per commit.

While the disk is busy with one commit, and for a few milliseconds after it, the next writes gather: the price of
`fsync` is shared, and a house under load commits fifty times a second, not a few thousand.
"""

import errno
import sqlite3
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from breakhouse.store import sql
from breakhouse.store.commit_delay import time_to_gather
from breakhouse.store.hash_chain import CommitCounter, find_torn, link_before, report_torn
from breakhouse.store.protocol import Done, Found, Owner, StoreTrouble, Taken, Watch, answer, take_alone
from breakhouse.store.queries import SqlReader, latest
from breakhouse.store.rows import Append, Prove, Write
from breakhouse.store.sqlite import batch
from breakhouse.store.sqlite.connect import connect, identify, open_whole
from breakhouse.store.sqlite.schema import LISTED

_Job = tuple[Sequence[Write], Done]

_KNOWN = 20_000

_APPEND = f"""
{batch.LINKED_ENTRY} SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM entries WHERE match = ?1 AND seq = ?2 - 1)
"""
_MEETINGS = """
SELECT finished FROM played AS one JOIN played AS other ON other.match = one.match AND other.who = ?2
JOIN results ON results.match = one.match
WHERE one.who = ?1 AND finished >= ?3 AND game = ?4 AND json_extract(CAST(result AS TEXT), '$.rated')
"""


class SqliteStore(SqlReader):
    def __init__(
        self,
        path: Path,
        deliver: Callable[[Callable[[], None]], object] | None = None,
        prepare: str = "",
        watch: Watch | None = None,
    ) -> None:
        """`deliver` brings answers to the thread that wants them; `prepare` is SQL for each writing connection;
        `watch` is called after every commit with how long its oldest write waited, and with any error."""
        self._path = path
        self._deliver = deliver or (lambda call: call())
        self._prepare = prepare
        self.found_version, self._key = open_whole(path)
        self._file = identify(path)
        self._reader = connect(path, writes=False)
        self._reading = threading.Lock()
        self._watch = watch
        self._jobs: deque[_Job] = deque()
        self._oldest = 0.0
        self._last: dict[str, tuple[int, bytes]] = {}
        """By match: the last entry's number and link."""
        self._commits = CommitCounter(path, self._reader)
        self.lost = self._commits.lost
        self.torn = report_torn(self._reader.execute(find_torn()).fetchall())
        """How many matches have lost their end."""
        self._wake = threading.Event()
        self._awake = False
        self._closing = False
        self._writer = threading.Thread(target=self._write_on, name="store-writer", daemon=True)
        self._writer.start()

    # -------------------------------------------------------------- writing

    def submit(self, writes: Sequence[Write], done: Done, table: str = "") -> None:
        """The folder is locked, so all tables are this house's."""
        if self._closing:
            self._deliver(lambda: done(StoreTrouble("closed")))
            return
        self._jobs.append((writes, done))
        if not self._awake:
            self._awake = True
            self._oldest = time.perf_counter()
            self._wake.set()

    def _write_on(self) -> None:
        connection: sqlite3.Connection | None = None
        last = 0.0
        while True:
            if not self._closing:
                self._wake.wait()
            gather = time_to_gather(last, self._oldest, time.perf_counter())
            if gather and not self._closing:
                time.sleep(gather)
            self._wake.clear()
            since = self._oldest
            self._awake = False
            jobs: list[_Job] = []
            while self._jobs:
                jobs.append(self._jobs.popleft())
            if jobs:
                connection = self._commit(connection, jobs, since)
                last = time.perf_counter()
            elif self._closing:
                break
        if connection is not None:
            connection.close()

    def _commit(
        self, connection: sqlite3.Connection | None, jobs: list[_Job], since: float
    ) -> sqlite3.Connection | None:
        """One transaction for all of them; returns the connection, or None if it had better be reopened."""
        troubles: list[StoreTrouble | None]
        try:
            if identify(self._path) != self._file:
                raise FileNotFoundError(f"{self._path} was moved or replaced: nobody would find what is written")
            if connection is None:
                connection = connect(self._path)
                connection.executescript(self._prepare)
            if self._together(connection, jobs):
                troubles = [None] * len(jobs)
            else:
                self._last.clear()
                troubles = _one_by_one(connection, jobs, self._commits)
            self._commits.keep()
            self._prove(jobs, troubles)
        except (sqlite3.Error, OSError) as wrong:
            self._last.clear()
            troubles = [_trouble(wrong)] * len(jobs)
            _abandon(connection)
            connection = None
        self._deliver(partial(self._answer, jobs, troubles, since))
        return connection

    def _prove(self, jobs: list[_Job], troubles: list[StoreTrouble | None]) -> None:
        """A proof also has to show that a file can be created next to it, as SQLite does now and then."""
        for n, (writes, _) in enumerate(jobs):
            if any(type(write) is Prove for write in writes):
                try:
                    with tempfile.TemporaryFile(dir=self._path.parent):
                        pass
                except OSError as wrong:
                    troubles[n] = _trouble(wrong)

    def _together(self, connection: sqlite3.Connection, jobs: list[_Job]) -> bool:
        """The usual case, without savepoints; if any job can't be stored, none is."""
        appends: list[Append] = []
        others: list[Write] = []
        for writes, _ in jobs:
            for write in writes:
                if type(write) is Append:
                    appends.append(write)
                else:
                    others.append(write)
        connection.execute("BEGIN IMMEDIATE")
        try:
            self._commits.mark(connection)
            kept = self._append(connection, appends)
            if kept and others:
                batch.put_all(connection, others)
        except sqlite3.IntegrityError:
            kept = False
        connection.execute("COMMIT" if kept else "ROLLBACK")
        return kept

    def _append(self, connection: sqlite3.Connection, appends: list[Append]) -> bool:
        """False when an entry does not follow the one before it; its number itself is kept unique by the file."""
        if len(self._last) > _KNOWN:
            self._last.clear()
        last, tails = self._last, dict[str, tuple[int, bytes]]()
        values: list[object] = []
        for write in appends:
            match, seq = write.match, write.entry.seq
            before, linked = last.get(match) or _last_entry(connection, match)
            if seq != before + 1:
                return False
            row, linked = sql.append_linked(write, linked)
            last[match] = tails[match] = (seq, linked)
            values += row
        batch.insert(connection, batch.LINKED_ENTRY, values)
        ends = [part for match in tails for part in (match, *tails[match])]
        batch.insert(connection, batch.TAIL, ends, batch.NEWER)
        return True

    def _answer(self, jobs: list[_Job], troubles: list[StoreTrouble | None], since: float) -> None:
        if self._watch is not None:
            wrong = next((one for one in troubles if one is not None and one.why != "fenced"), None)
            self._watch(time.perf_counter() - since, wrong)
        for (_, done), trouble in zip(jobs, troubles, strict=True):
            answer(done, trouble)

    def close(self) -> None:
        """Writes what was submitted, then closes the file."""
        if self._closing:
            return
        self._closing = True
        self._wake.set()
        self._writer.join()
        with self._reading:
            self._reader.close()

    def claim(self, table: str) -> Owner:
        return Owner("")

    def take(self, code: str) -> Taken | None:
        return take_alone(self, code)

    def give_back(self, tables: Sequence[str]) -> None:
        """Nobody else could want them."""

    def others(self) -> list[str]:
        return []

    # -------------------------------------------------------------- reading

    async def ask(self, question: "Callable[[SqliteStore], Found]") -> Found:
        """At once: a page of an index is read faster than a thread is woken."""
        return question(self)

    def _all(self, query: str, *values: object) -> list[Any]:
        with self._reading:
            return self._reader.execute(query, values).fetchall()

    def is_current(self) -> bool:
        return True

    def key(self) -> bytes:
        return self._key

    def _latest(self, game: str | None, who: str | None) -> tuple[str, list[object]]:
        return latest(LISTED, game, who)

    def meetings(self, who: str, other: str, since: int, game: str) -> list[int]:
        return [int(finished) for (finished,) in self._all(_MEETINGS, who, other, since, game)]


def _last_entry(connection: sqlite3.Connection, match: str) -> tuple[int, bytes]:
    newest = "SELECT seq, link FROM entries WHERE match = ? ORDER BY seq DESC LIMIT 1"
    found = connection.execute(newest, (match,)).fetchone()
    return (-1, b"") if found is None else (int(found[0]), bytes(found[1]))


def _one_by_one(
    connection: sqlite3.Connection, jobs: list[_Job], commits: CommitCounter
) -> list[StoreTrouble | None]:
    """A savepoint for each job, so that a table whose log has another owner doesn't affect the others."""
    troubles: list[StoreTrouble | None] = []
    connection.execute("BEGIN IMMEDIATE")
    commits.mark(connection)
    for writes, _ in jobs:
        connection.execute("SAVEPOINT job")
        try:
            for write in writes:
                if not isinstance(write, Append):
                    batch.put(connection, write)
                else:
                    _append_one(connection, write)
            troubles.append(None)
        except sqlite3.IntegrityError as wrong:
            connection.execute("ROLLBACK TO job")
            troubles.append(StoreTrouble("fenced", str(wrong)))
        connection.execute("RELEASE job")
    connection.execute("COMMIT")
    return troubles


def _append_one(connection: sqlite3.Connection, write: Append) -> None:
    row, linked = sql.append_linked(write, link_before(connection, write.match, write.entry.seq))
    if connection.execute(_APPEND, row).rowcount != 1:
        raise sqlite3.IntegrityError(f"entry {write.entry.seq} does not follow")
    batch.insert(connection, batch.TAIL, (write.match, write.entry.seq, linked), batch.NEWER)


def _trouble(wrong: sqlite3.Error | OSError) -> StoreTrouble:
    full = getattr(wrong, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    full = full or getattr(wrong, "errno", None) == errno.ENOSPC
    return StoreTrouble("full" if full else "broken", str(wrong))


def _abandon(connection: sqlite3.Connection | None) -> None:
    if connection is not None:
        with suppress(sqlite3.Error):
            connection.close()
