"""`python -m bench.house.append`: what the fenced append costs PostgreSQL and the house, by itself.

Latency depends on what else the machine does; bytes of journal and processor time do so much less.
"""

import argparse
import asyncio
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import asyncpg
import msgspec

from bench.house.processes import cpu_seconds
from breakhouse.core.entry import Entry
from breakhouse.store import Append, StoreTrouble
from breakhouse.store.postgres.store import PostgresStore
from tests.support.cluster.breaking import new_database
from tools.servers import Postgres

_COMMAND = msgspec.Raw(b'{"do":"lay","tiles":[12,44,71],"onto":"3 4 5"}')
_EVENTS = (
    msgspec.Raw(b'{"event":"laid","seat":2,"tiles":[12,44,71],"set":"3 4 5","left":7,"score":[10,0,25,5]}'),
) * 2


@dataclass(frozen=True, slots=True)
class Cost:
    """Of a thousand moves: kilobytes of journal, milliseconds of processor time."""

    journal: float
    database: float
    house: float


def measure(postgres: Postgres, tables: int, moves: int, at_once: int) -> Cost:
    """`at_once` of the tables make a move in each commit, in turn, until all have made so many."""
    url = postgres.url(asyncio.run(new_database(postgres)))
    store = PostgresStore(url)
    try:
        names = [uuid4().hex for _ in range(tables)]
        for name in names:
            store.claim(name)
        _play(store, names, range(2), at_once)
        _ask(url, "CHECKPOINT")
        before = _ask(url, "SELECT pg_current_wal_insert_lsn()"), _cpu(postgres), time.process_time()
        _play(store, names, range(2, 2 + moves), at_once)
        house, database = time.process_time() - before[2], _cpu(postgres) - before[1]
        journal = _ask(url, "SELECT (pg_current_wal_insert_lsn() - $1::pg_lsn)::bigint", before[0])
    finally:
        store.close()
    thousands = tables * moves / 1000
    return Cost(int(str(journal)) / 1024 / thousands, database * 1000 / thousands, house * 1000 / thousands)


def _play(store: PostgresStore, names: list[str], numbers: range, at_once: int) -> None:
    for seq in numbers:
        for first in range(0, len(names), at_once):
            some = names[first : first + at_once]
            _commit(store, some, Entry(seq, seq * 500, seq % 4, _COMMAND, _EVENTS))


def _commit(store: PostgresStore, names: list[str], entry: Entry) -> None:
    """One round trip: the store is woken once all have said what they want."""
    done = threading.Semaphore(0)
    troubles: list[StoreTrouble | None] = []

    def answer(trouble: StoreTrouble | None) -> None:
        troubles.append(trouble)
        done.release()

    store._awake = True
    for name in names:
        store.submit([Append(f"m{name[:20]}", entry, f"c{entry.seq}")], answer, name)
    store._loop.call_soon_threadsafe(store._wake.set)
    for _ in names:
        done.acquire()
    assert not any(troubles), troubles


def _cpu(postgres: Postgres) -> float:
    """Of all processes of the server."""
    own = str(postgres.pid)
    pids = [int(found.name) for found in Path("/proc").glob("[0-9]*") if _parent(found) == own]
    used = cpu_seconds(postgres.pid)
    for pid in pids:
        with suppress(OSError):  # it has ended meanwhile
            used += cpu_seconds(pid)
    return used


def _parent(process: Path) -> str:
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[1]
    except OSError:
        return ""


def _ask(url: str, sql: str, *values: object) -> object:
    async def ask() -> object:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetchval(sql, *values)
        finally:
            await connection.close()

    return asyncio.run(ask())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--at-once", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    postgres = Postgres(durable=True)
    try:
        for _ in range(args.rounds):
            cost = measure(postgres, args.tables, args.moves, args.at_once)
            print(
                f"per 1,000 moves: {cost.journal:,.0f} KB of journal, {cost.database:,.0f} ms of the database, "
                f"{cost.house:,.0f} ms of the house",
                flush=True,
            )
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
