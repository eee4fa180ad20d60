"""Houses that share a world: a real PostgreSQL and a real NATS for each worker, a database for each test."""

from collections.abc import Iterator

import pytest

from tests.support.cluster.houses import houses, new_bus
from tests.support.postgres import postgres, world
from tests.support.server.fixtures import tic_tac_toe
from tools.servers import Nats

__all__ = ["houses", "new_bus", "postgres", "tic_tac_toe", "world"]


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    server = Nats()
    yield server
    server.close()
