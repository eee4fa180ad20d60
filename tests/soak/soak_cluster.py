"""A world of five houses broken five hundred times."""

import pytest

from tests.cluster.conftest import nats, tic_tac_toe
from tests.cluster.test_breaking import break_world
from tests.worlds import postgres
from tools.servers import Nats, Postgres

__all__ = ["nats", "postgres", "tic_tac_toe"]


@pytest.mark.parametrize("seed", range(20))
async def test_five_hundred_faults(seed: int, postgres: Postgres, nats: Nats) -> None:
    await break_world(postgres, nats, faults=25, seed=seed, houses=3 + seed % 3, tables=6)
