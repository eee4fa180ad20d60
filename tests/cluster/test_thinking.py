"""Bots, coach and slow work elsewhere on the bus; beside the house when nobody is there."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from breakhouse.core import Event, Offers, View
from breakhouse.server.cluster.nats import NatsBus, serve_thinking
from breakhouse.server.cluster.workers import FarThinkers, Seal, Worker
from breakhouse.server.people.sessions import Signer
from breakhouse.server.workers.pool import Thinkers
from breakhouse.table.environment import Thought
from tests.support.cluster.deaf_bus import Deaf
from tools.servers import Nats

KEY = b"k" * 32
WORLD = Signer(KEY).world()


class Mind:
    """A bot that answers with how much it has seen."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def saw(self, events: Any) -> None:
        self.seen += events

    def ask(self, view: View, offers: Offers, now: int, done: Callable[[Thought | None], None]) -> None:
        done(Thought(None, after_ms=len(self.seen)))

    def close(self) -> None:
        """Nothing is to be ended."""


class OneMind(Thinkers):
    def __init__(self) -> None:
        super().__init__(lambda call: call())
        self.minds: list[Mind] = []

    def thinker(self, game: str, level: str, seat: int, seed: str, whose: str = "") -> Any:
        self.minds.append(Mind())
        return self.minds[-1]

    def work(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        done((work(), None, []))


async def asked(bot: Any) -> Thought | None:
    answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
    bot.ask(None, [], 0, answer.set_result)
    return await asyncio.wait_for(answer, 20)


@pytest.fixture
async def house(nats: Nats) -> Any:
    bus = NatsBus(nats.url())
    await bus.open("house-1", Deaf(), WORLD)
    thinkers = FarThinkers(asyncio.get_running_loop().call_soon_threadsafe)
    thinkers.connect(bus, KEY)
    yield thinkers
    await bus.close()
    await asyncio.to_thread(thinkers.close)


async def test_a_bot_runs_on_another_machine_and_any_worker_can_continue(house: FarThinkers, nats: Nats) -> None:
    bot = house.thinker("tic-tac-toe", "random", 0, "seed")
    events: list[Event] = [Event(), Event()]
    for count in (2, 4):
        mind = OneMind()
        worker = Worker(Seal(KEY), mind)
        async with serve_thinking(nats.url(), WORLD, worker.id, worker.answer):
            bot.saw(events)
            for _ in range(2):
                thought = await asked(bot)
                assert thought is not None
                assert thought.after_ms == count, "it knows everything, once"
            assert len(mind.minds) == 1
        house._nobody_until = 0.0


async def test_slow_work_is_done_by_a_worker_on_the_bus(house: FarThinkers, nats: Nats) -> None:
    worker = Worker(Seal(KEY), OneMind())
    async with serve_thinking(nats.url(), WORLD, worker.id, worker.answer):
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        house.work(worth_thinking_about, answer.set_result)
        assert await asyncio.wait_for(answer, 20) == (42, None, [])


def worth_thinking_about() -> int:
    return 42


async def test_messages_without_the_worlds_key_are_ignored() -> None:
    sealed = Seal(KEY).close(("work", worth_thinking_about))
    assert Seal(KEY).open(sealed) is not None
    assert Seal(b"x" * 32).open(sealed) is None
    assert Seal(KEY).open(sealed[:-1] + b"!") is None
    replies: list[bytes] = []
    Worker(Seal(b"x" * 32), OneMind()).answer(sealed, replies.append)
    assert replies == []


async def test_without_workers_the_house_does_the_work_itself(house: FarThinkers) -> None:
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    house.work(partial(divmod, 7, 2), answer.set_result)
    assert (await asyncio.wait_for(answer, 60))[0] == (3, 1)
