"""Houses that share a world: a real PostgreSQL and a real NATS for each worker, a database for each test."""

from collections.abc import Iterator

import pytest

from tests.games import on_the_shelf
from tests.server.tictactoe import INSTALLED
from tests.worlds import postgres, world
from tools.servers import Nats

__all__ = ["postgres", "world"]


@pytest.fixture(scope="package", autouse=True)
def tic_tac_toe() -> Iterator[None]:
    with on_the_shelf(INSTALLED):
        yield


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    server = Nats()
    yield server
    server.close()
