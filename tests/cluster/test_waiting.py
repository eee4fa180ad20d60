"""What a house says when the others, the database or the bus are not there."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from breakhouse.core import Refusal
from breakhouse.server.neighbours.nats import NatsBus, tell_to_drain
from breakhouse.server.neighbours.world import World
from tests.server.client import Person, seated, served
from tools.servers import Nats, Postgres, free_port


async def test_while_the_database_is_away_pages_are_served_and_the_rest_waits(
    world: str, postgres: Postgres
) -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served(world=World(world, lease=0.6)))
        ann, bo = [await stack.enter_async_context(Person(house.base, name)) for name in ("Ann", "Bo")]
        _, first, _ = await seated(ann, bo)
        postgres.stop("immediate")
        try:
            async with ann.http.get(house.base + "/") as page:
                assert page.status == 200
            house.house.visitors.look_up_again(next(iter(house.house.visitors._at_hand)))
            status, answer = await ann.ask("POST", "/api/join", {"code": "ABCDEF"})
            assert (status, answer["code"]) == (503, "house-waits")
            await first.say("do", id="x", seat=0, command={"do": "mark", "cell": 0})
            told = await first.hear()
            while told["tell"] not in ("refused", "bye"):
                told = await first.hear()
            assert told["tell"] == "bye" or told["code"] == "house-cannot-write"
        finally:
            postgres.start()
        async with asyncio.timeout(20):
            while (await ann.ask("GET", "/api/results"))[0] != 200:
                await asyncio.sleep(0.1)


async def test_a_bus_that_is_not_there_is_told_in_one_sentence(world: str) -> None:
    with pytest.raises(Refusal, match="bus-unreachable"):
        async with served(world=World(world, NatsBus(f"nats://127.0.0.1:{free_port()}"), "one")):
            pass


async def test_an_operator_drains_a_house_by_its_name(world: str, nats: Nats) -> None:
    async with served(world=World(world, NatsBus(nats.url()), "kitchen")) as house:
        assert house.house.street is not None
        stopped = asyncio.Event()
        house.house.street.stop = stopped.set
        with pytest.raises(Refusal, match="no-such-house"):
            await tell_to_drain(nats.url(), "cellar")
        await tell_to_drain(nats.url(), "kitchen")
        await asyncio.wait_for(stopped.wait(), 10)
