"""Houses of one world in this process, on either bus."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest

from breakhouse.server.cluster.bus import Bus, Listener, LocalBus, World
from breakhouse.server.cluster.nats import NatsBus
from tests.support.server.client import Page, Person, Served, seated, served
from tools.servers import Nats

NewBus = Callable[[], Bus]


@pytest.fixture(params=["local", "nats"])
def new_bus(request: pytest.FixtureRequest) -> NewBus:
    if request.param == "local":
        bus: dict[str, Listener] = {}
        return lambda: LocalBus(bus)
    nats: Nats = request.getfixturevalue("nats")
    return lambda: NatsBus(nats.url())


@pytest.fixture
async def houses(world: str, new_bus: NewBus) -> AsyncIterator[tuple[Served, Served]]:
    async with AsyncExitStack() as opened:
        one, other = [
            await opened.enter_async_context(served(world=World(world, new_bus(), name)))
            for name in ("one", "other")
        ]
        yield one, other


async def across(houses: tuple[Served, Served], stack: AsyncExitStack) -> tuple[str, Page, Page]:
    """A match with a page at each house; the table is at the first."""
    one, other = houses
    ann = await stack.enter_async_context(Person(one.base, "Ann"))
    bo = await stack.enter_async_context(Person(other.base, "Bo"))
    return await seated(ann, bo)
