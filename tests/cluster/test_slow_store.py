"""A database that is far away: whoever asks it waits and pays for that, and nobody else does."""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from typing import Any

import msgspec
import pytest

from breakhouse.core import Refusal
from breakhouse.server.cluster.bus import World
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.limits.token_buckets import Account
from breakhouse.server.reads import ask_for
from breakhouse.store.postgres.store import PostgresStore
from tests.support.cluster.tcp_proxy import Proxy, in_thread
from tests.support.server.client import Person, seated, served
from tests.support.server.matches import finished
from tools.servers import Postgres

FAR = 0.04
"""Seconds for each way: so long that a loop which waits for one answer can't be taken for a busy machine."""


@pytest.fixture
def line(postgres: Postgres) -> Iterator[Proxy]:
    with in_thread(postgres.port) as proxy:
        yield proxy


def through(line: Proxy, world: str) -> World:
    return World(f"postgresql://postgres@127.0.0.1:{line.port}/{world.rpartition('/')[2]}")


class Turns:
    """Counts how often the event loop came round while something was waited for."""

    def __init__(self) -> None:
        self.count = 0

    async def __aenter__(self) -> "Turns":
        self._counting = asyncio.ensure_future(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._counting.cancel()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(0.005)  # really: the loop is looked at two hundred times a second
            self.count += 1


ASKED = (
    ("GET", "/api/replays/there-is-none"),
    ("GET", "/api/results?mine=1"),
    ("GET", "/api/ratings"),
    ("GET", "/api/tables/NOSUCH"),
    ("POST", "/api/join"),
    ("GET", "/api/me/bots"),
    ("GET", "/api/me/export"),
)


@pytest.mark.parametrize("asked", ASKED, ids=" ".join)
async def test_the_loop_goes_on_while_the_database_is_asked(
    asked: tuple[str, str], world: str, line: Proxy
) -> None:
    method, path = asked
    async with served(world=through(line, world)) as house, Person(house.base, "Ann") as ann:
        form = {"code": "NOSUCH"} if method == "POST" else None
        line.slow(FAR)
        async with Turns() as turns, ann.http.request(method, house.base + path, json=form) as answer:
            assert answer.status < 500
        assert turns.count >= 3, "it came round while the answer was on its way"
        line.mend()


async def test_sockets_matches_and_their_ends_never_stop_the_loop(world: str, line: Proxy) -> None:
    """From the first page to a rated end; the answer to every read takes as long."""
    async with (
        served(world=through(line, world)) as house,
        Person(house.base, "Ann") as ann,
        Person(house.base, "Bo") as bo,
    ):
        line.slow(FAR)
        longest = await _longest_stop(_play_to_the_end(ann, bo))
        line.mend()
        (result,) = (await ann.get("/api/results?mine=1"))["results"]
        assert result["result"]["rated"]
        assert all(result["result"]["ratings"]), "read before the end was written"
    assert longest < FAR, "it never waited for an answer"


async def _play_to_the_end(ann: Person, bo: Person) -> None:
    _, first, second = await seated(ann, bo)
    await finished(first, second)


async def _longest_stop(work: Coroutine[Any, Any, None]) -> float:
    """How long the loop stood still at most, without what the machine itself held up: a thread that only counts
    time was held up as well then."""
    longest, done = 0.0, asyncio.ensure_future(work)
    while not done.done():
        began, busy = time.perf_counter(), time.process_time()
        await asyncio.sleep(0)
        stood = time.perf_counter() - began
        if time.process_time() - busy < stood / 2:
            longest = max(longest, stood)
        await asyncio.sleep(0.001)  # really: between two looks
    await done
    return longest


async def test_a_read_on_the_loop_itself_is_refused(world: str) -> None:
    store = await asyncio.to_thread(PostgresStore, world)
    try:
        with pytest.raises(RuntimeError, match="would stop the event loop"):
            store.tables()
        assert await store.ask(lambda reader: reader.tables()) == []
    finally:
        await asyncio.to_thread(store.close)


async def test_two_pages_that_ask_for_one_table_claim_it_once(world: str) -> None:
    async with served(world=World(world)) as one, Person(one.base, "Ann") as ann:
        code = await ann.make("tic-tac-toe")
        table = one.house.tables[code]
        table.lose()
        await one.house.store.ask(lambda store: store.give_back([table.sheet.id]))
        found = await asyncio.gather(*(one.house.tables.find(code) for _ in range(5)))
        assert len(set(map(id, found))) == 1
        page = await ann.page(code)
        await page.say("chat", text="still writable")
        assert (await page.until("chat"))["text"] == "still writable"


async def test_waiting_for_the_store_is_paid_for_and_ends_in_a_refusal(world: str, line: Proxy) -> None:
    """The stranger of the report: replays that don't exist, one after the other, from a database 10 ms away."""
    budgets = msgspec.structs.replace(
        Budgets().with_setting("reading=0.001/0.01"), requests=Budgets.boundless().requests
    )
    async with served(budgets=budgets, world=through(line, world)) as house, Person(house.base, "Eve") as eve:
        line.slow(0.005)
        statuses = [(await eve.ask("GET", f"/api/replays/none{n}"))[0] for n in range(3)]
        assert statuses[0] == 404
        assert 429 in statuses, statuses


async def test_whoever_asks_pays_for_the_answer_and_not_for_the_queue(world: str) -> None:
    async with served(budgets=Budgets(), world=World(world)) as house:
        accounts, store, eve = house.house.accounts, house.house.store, Account("eve", "192.0.2.1")

        def slow(_: object) -> None:
            time.sleep(0.1)  # really: an answer that takes long

        await asyncio.gather(*(ask_for(eve, accounts, store, slow) for _ in range(8)))
        spent = Budgets().reading.visitor.burst - eve.wallets["reading"][-1].level
        assert 0.8 <= spent < 1.2
        with pytest.raises(Refusal):
            await ask_for(eve, accounts, store, _refuse)


def _refuse(_: object) -> None:
    raise Refusal("no-such-replay")
