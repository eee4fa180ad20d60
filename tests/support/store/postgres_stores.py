"""Several houses on one database, in this process."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import asyncpg
import pytest

from breakhouse.store import StoreTrouble, Write
from breakhouse.store.postgres.store import PostgresStore
from tests.support.waiting import wait_for

Make = Callable[..., PostgresStore]


@pytest.fixture
def make(world: str) -> Iterator[Make]:
    """Houses on one database."""
    with ExitStack() as opened:

        def house(name: str, **settings: object) -> PostgresStore:
            store = PostgresStore(world, name, **settings)  # type: ignore[arg-type]
            opened.callback(store.close)
            return store

        yield house


def write_as_owner(store: PostgresStore, *writes: Write, table: str = "t") -> StoreTrouble | None:
    done = threading.Event()
    answers: list[StoreTrouble | None] = []

    def answer(trouble: StoreTrouble | None) -> None:
        answers.append(trouble)
        done.set()

    store.submit(writes, answer, table)
    assert done.wait(20)
    return answers[0]


def execute(url: str, sql: str, *values: object) -> list[asyncpg.Record]:
    async def ask() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetch(sql, *values)
        finally:
            await connection.close()

    return asyncio.run(ask())


HELD = """
SELECT l.classid, l.pid, a.state, a.query FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
WHERE l.locktype = 'advisory' AND l.objid = $1 AND a.datname = current_database()
"""
"""By the connections to this world only: in the others of this server, houses have the same numbers."""


def kill(store: PostgresStore, world: str) -> None:
    """As if its process were gone: it beats no more, and the lock of its connection goes."""
    store._beating.cancel()
    store._loop.call_soon_threadsafe(store._lease.keeper.terminate)
    number = execute(world, "SELECT number FROM houses WHERE id = $1", store.house)[0][0]
    until = time.monotonic() + 10
    while held := execute(world, HELD, number):
        assert time.monotonic() < until, f"the lock of {store.house} is still held: {held}"


@contextmanager
def submit_together(store: PostgresStore) -> Iterator[list[StoreTrouble | None]]:
    """What is submitted meanwhile, with the list's `append` for the answers, goes in one round trip."""
    answers: list[StoreTrouble | None] = []
    store._awake = True
    yield answers
    count = len(store._jobs)
    store._loop.call_soon_threadsafe(store._wake.set)
    wait_for(lambda: len(answers) >= count, "an answer to each")
