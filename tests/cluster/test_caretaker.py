"""What a house finds in the store when another died, or when news was lost on the bus."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from itertools import pairwise

import msgspec
import pytest

from breakhouse.server.admin.actions import Operator
from breakhouse.server.app import services_of
from breakhouse.server.cluster.bus import Listener, LocalBus, World
from breakhouse.server.cluster.caretaker import Caretaker
from breakhouse.server.writes import write
from breakhouse.store import StoreTrouble, Write
from breakhouse.store.protocol import Done
from breakhouse.table import Sheet
from breakhouse.table.clock import GAP_MS, HouseClock
from tests.support.cluster.houses import across
from tests.support.server.client import Person, Served, seated, served
from tests.support.store.postgres_stores import execute, kill


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.ms = 0
        self.clock = HouseClock(lambda: self.ms * 1_000_000)

    def move(self, ms: int) -> None:
        while ms > 0:
            step = min(ms, GAP_MS)
            self.ms += step
            ms -= step
            self.clock.now()


def caretaker(house: Served) -> Caretaker:
    assert house.house.caretaker is not None
    return house.house.caretaker


async def die(house: Served, world: str) -> None:
    await asyncio.to_thread(kill, caretaker(house).store, world)


@pytest.fixture
async def houses(world: str) -> AsyncIterator[tuple[Served, Served]]:
    bus: dict[str, Listener] = {}
    async with AsyncExitStack() as opened:
        one, other = [
            await opened.enter_async_context(served(world=World(world, LocalBus(bus), name, 0.6)))
            for name in ("one", "other")
        ]
        yield one, other


async def test_after_a_crash_a_clock_continues_from_its_houses_last_sign_of_life(world: str) -> None:
    first, second = Hand(), Hand()
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(served(world=World(world, name="one", lease=0.6), clock=first.clock))
        two = await stack.enter_async_context(served(world=World(world, name="two"), clock=second.clock))
        ann, bo = [await stack.enter_async_context(Person(one.base, name)) for name in ("Ann", "Bo")]
        code, page, _ = await seated(ann, bo, options={"think_ms": 60_000})
        first.move(5_000)
        assert (await page.mark(0, 0))["tell"] == "accepted"
        first.move(20_000)
        caretaker(one).note_clocks()
        async with asyncio.timeout(10):
            while not await asyncio.to_thread(execute, world, "SELECT at FROM clocks WHERE at = 25000"):
                pass
        first.move(1_500)
        await die(one, world)
        second.move(90_000)
        for person in (ann, bo):
            person.base = two.base
        pages = [await person.page(code) for person in (ann, bo)]
        shown = await pages[1].until("update")
        assert shown["clock"]["now"] == 25_000, "neither back to the last move nor on while nobody had it"
        second.move(34_000)
        assert (await pages[1].mark(1, 3))["tell"] == "accepted", "of its 60 seconds 20 and 34 are gone"


async def test_a_rolling_restart_costs_no_clock_time(world: str) -> None:
    hands = [Hand() for _ in range(3)]
    async with AsyncExitStack() as stack:
        houses = [
            await stack.enter_async_context(served(world=World(world, name=f"house{n}"), clock=hand.clock))
            for n, hand in enumerate(hands)
        ]
        ann, bo = [await stack.enter_async_context(Person(houses[0].base, name)) for name in ("Ann", "Bo")]
        code, _, _ = await seated(ann, bo, options={"think_ms": 60_000})
        for n, (house, following) in enumerate(pairwise(houses), start=1):
            hands[n - 1].move(7_000)
            await house.house.tables.hand_over()
            hands[n].move(40_000)
            for person in (ann, bo):
                person.base = following.base
            pages = [await person.page(code) for person in (ann, bo)]
            assert (await pages[1].until("update"))["clock"]["now"] == 7_000 * n
        assert (await pages[0].mark(0, 0))["tell"] == "accepted"


async def test_a_table_whose_house_died_is_adopted_even_if_nobody_asks_for_it(
    houses: tuple[Served, Served], world: str
) -> None:
    async with AsyncExitStack() as stack:
        one, other = houses
        code, _, second = await across(houses, stack)
        assert await caretaker(other).adopt() == 0, "its house lives"
        await die(one, world)
        assert await caretaker(other).adopt() == 1
        assert code in other.house.tables
        mine = (await second.person.get("/api/me/tables"))["tables"]
        assert [line["code"] for line in mine] == [code]
        await other.house.tables.hand_over()
        assert await caretaker(other).adopt() == 0, "a house that leaves takes nothing in"


async def test_messages_lost_by_the_bus_are_recovered_from_the_store(houses: tuple[Served, Served]) -> None:
    one, other = houses
    async with AsyncExitStack() as stack:
        _, first, second = await across(houses, stack)
        assert other.house.router is not None
        other.house.router.bus.broadcast = lambda news: None
        await second.person.ask("PATCH", "/api/me", {"name": "Bob"})
        assert await names(one) == ["Ann", "Bo"]
        await caretaker(one).catch_up()
        assert await names(one) == ["Ann", "Bob"]
        await second.person.ask("DELETE", "/api/me")
        assert await names(one) == ["Ann", "Bob"]
        await caretaker(one).catch_up()
        assert (await names(one))[1] not in ("Bo", "Bob")
        who = (await first.person.get("/api/me"))["who"]
        await Operator(services_of(other.house)).ban(who, "operator")
        await caretaker(one).catch_up()
        assert (await first.until("bye"))["code"] == "banned"


async def test_a_deletion_request_reaches_tables_that_no_house_owns(
    houses: tuple[Served, Served], world: str
) -> None:
    one, other = houses
    async with AsyncExitStack() as stack:
        _, _, second = await across(houses, stack)
        await one.house.tables.hand_over()
        assert await kept_names(world) == ["Ann", "Bo"]
        assert (await second.person.ask("DELETE", "/api/me"))[0] == 204
        await write(other.house.store, [])
        assert (await kept_names(world))[1] != "Bo"


async def names(house: Served) -> list[str]:
    await write(house.house.store, [])
    (table,) = house.house.tables.values()
    return [chair.name for chair in table.sheet.chairs]


async def kept_names(world: str) -> list[str]:
    ((sheet,),) = await asyncio.to_thread(execute, world, "SELECT sheet FROM tables")
    return [chair.name for chair in msgspec.json.decode(sheet, type=Sheet).chairs]


async def test_a_table_claimed_by_another_house_while_being_made_is_dropped(
    houses: tuple[Served, Served],
) -> None:
    """Nobody would ever tell its pages: the heartbeat asks only for tables that the house believes to own."""
    one = houses[0].house
    store = caretaker(houses[0]).store
    submit = store.submit

    def submit_and_lose(writes: Sequence[Write], done: Done, table: str = "") -> None:
        def answer(trouble: StoreTrouble | None) -> None:
            done(trouble)
            store._lease.let_go(table, store._lease.claims.get(table, 0))

        submit(writes, answer, table)

    async with Person(houses[0].base, "Ann") as ann:
        store.submit = submit_and_lose  # type: ignore[method-assign]
        code = await ann.make()
        store.submit = submit  # type: ignore[method-assign]
        assert code not in one.tables
        await ann.page(code)
        assert one.tables[code].sheet.id in store._lease.claims
