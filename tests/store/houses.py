"""Several houses on one database, in this process."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import asyncpg
import pytest

from breakhouse.store import StoreTrouble, Write
from breakhouse.store.postgres import PostgresStore

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


def kill(store: PostgresStore, world: str) -> None:
    """As if its process were gone: the lock of its connection goes, and it beats no more."""
    store._beating.cancel()
    store._loop.call_soon_threadsafe(store._lease.keeper.terminate)
    until = time.monotonic() + 10
    held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1"
    number = execute(world, "SELECT number FROM houses WHERE id = $1", store.house)[0][0]
    while execute(world, held, number)[0][0]:
        assert time.monotonic() < until


@contextmanager
def submit_together(store: PostgresStore) -> Iterator[list[StoreTrouble | None]]:
    """What is submitted meanwhile, with the list's `append` for the answers, goes in one round trip."""
    answers: list[StoreTrouble | None] = []
    store._awake = True
    yield answers
    count = len(store._jobs)
    store._loop.call_soon_threadsafe(store._wake.set)
    until = time.monotonic() + 20
    while len(answers) < count:
        assert time.monotonic() < until
        time.sleep(0.005)
