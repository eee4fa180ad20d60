"""What a house says when the others, the database or the bus are not there."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from breakhouse.core import Refusal
from breakhouse.server.cluster.bus import World
from breakhouse.server.cluster.nats import NatsBus, tell_to_drain
from tests.support.cluster.houses import across
from tests.support.server.client import Person, seated, served
from tests.support.store.postgres_stores import execute
from tests.support.waiting import until
from tools.servers import Nats, Postgres, free_port


async def test_while_the_database_is_down_pages_are_served_and_the_rest_waits(
    world: str, postgres: Postgres, caplog: pytest.LogCaptureFixture
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
            message = await first.hear()
            while message["tell"] not in ("refused", "bye"):
                message = await first.hear()
            assert message["tell"] == "bye" or message["code"] == "house-cannot-write"
            await until(lambda: any(map(is_silence, caplog.messages)), "the lease to notice")
        finally:
            postgres.start()

        async def served_again() -> bool:
            return (await ann.ask("GET", "/api/results"))[0] == 200

        await until(served_again, "the results")
        await until(lambda: "the database answers again" in caplog.messages, "a line in the log")
    assert sum(map(is_silence, caplog.messages)) == 1


def is_silence(line: str) -> bool:
    return line.startswith("the database doesn't answer (")


async def test_a_house_can_shut_down_while_the_database_is_down(world: str) -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served(world=World(world)))
        ann, bo = [await stack.enter_async_context(Person(house.base, name)) for name in ("Ann", "Bo")]
        _, first, _ = await seated(ann, bo)
        store: Any = house.house.store
        store._lease.down = True
        await house.house.tables.hand_over()
        assert (await first.until("bye"))["again"]
        store._lease.down = False


async def test_while_the_databases_disk_is_full_nothing_is_stored_and_everybody_is_told(world: str) -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served(world=World(world)))
        ann, bo = [await stack.enter_async_context(Person(house.base, name)) for name in ("Ann", "Bo")]
        code, first, _ = await seated(ann, bo)
        await asyncio.to_thread(execute, world, FILL)
        await asyncio.to_thread(execute, world, FULL)
        no = await first.mark(0, 0)
        assert (no["tell"], no["code"], no["params"]["why"]) == ("refused", "house-cannot-write", "full")
        assert (await ann.ask("GET", "/healthz"))[0] == 503
        assert (await first.phase("paused"))["table"]["pause"] == "store"
        assert (await ann.ask("GET", f"/api/tables/{code}"))[0] == 200, "what there is can be looked at"
        await asyncio.to_thread(execute, world, "DROP TRIGGER full_disk ON entries")
        await first.phase("playing")
        assert (await first.mark(0, 0))["tell"] == "accepted"


FILL = """
CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$
"""
FULL = "CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION fill()"
"""What PostgreSQL answers when its disk is full, from where it would say so itself."""


async def test_while_the_bus_is_down_local_tables_go_on_and_remote_ones_wait(
    world: str, nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    async with AsyncExitStack() as stack:
        one, other = [
            await stack.enter_async_context(served(world=World(world, NatsBus(nats.url()), name)))
            for name in ("one", "other")
        ]
        code, first, second = await across((one, other), stack)
        nats.kill()
        try:
            assert (await first.mark(0, 0))["tell"] == "accepted"
            bye = await second.until("bye")
            assert (bye["code"], bye["again"]) == ("table-moved", True)
            assert (await second.person.ask("GET", "/api/results"))[0] == 200
            status, answer = await second.person.ask("GET", f"/api/tables/{code}")
            assert (status, answer["code"]) == (503, "house-waits")
        finally:
            nats.start()
        again = await second.person.page(code)
        assert (await again.mark(1, 3))["tell"] == "accepted"
        at = nats.url().removeprefix("nats://")
        for sentence in (f"NATS at {at} doesn't answer; waiting for it", f"NATS at {at} answers again"):
            assert caplog.messages.count(sentence) == 2, "each house says so once"
        caplog.clear()
    assert "NATS" not in caplog.text, "a house that leaves by itself misses nobody"


async def test_a_missing_bus_is_reported_in_one_sentence(world: str) -> None:
    with pytest.raises(Refusal, match="bus-unreachable"):
        async with served(world=World(world, NatsBus(f"nats://127.0.0.1:{free_port()}"), "one")):
            pass


async def test_a_message_that_fails_on_the_bus_is_returned_and_the_next_one_is_sent() -> None:
    bus, listener, client = NatsBus("nats://nowhere"), Mock(), Mock(max_payload=1 << 20)
    client.publish = AsyncMock(side_effect=[RuntimeError("this cannot happen"), None])
    bus._client, bus._listener = client, listener
    sending = asyncio.ensure_future(bus._send_on())
    bus.send("one", b"")
    bus.send("other", b"")
    async with asyncio.timeout(10):
        while client.publish.await_count < 2:
            await asyncio.sleep(0)
    listener.note_undelivered.assert_called_once_with("one")
    sending.cancel()


async def test_an_operator_drains_a_house_by_its_name(world: str, nats: Nats) -> None:
    async with served(world=World(world, NatsBus(nats.url()), "kitchen")) as house:
        assert house.house.router is not None
        stopped = asyncio.Event()
        house.house.router.stop = stopped.set
        with pytest.raises(Refusal, match="no-such-house"):
            await tell_to_drain(nats.url(), "cellar")
        await tell_to_drain(nats.url(), "kitchen")
        await asyncio.wait_for(stopped.wait(), 10)
