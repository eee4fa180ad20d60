"""A real PostgreSQL for tests: one server for all of a worker, a database for each test."""

import asyncio
import itertools
from collections.abc import Iterator

import asyncpg
import pytest

from tools.servers import Postgres

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def world(postgres: Postgres) -> str:
    """The address of an empty database."""
    name = f"world{next(_numbers)}"
    asyncio.run(_create(postgres.url(), name))
    return postgres.url(name)


async def _create(url: str, name: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
