"""Bots, coach and slow work elsewhere on the bus; beside the house when nobody is there."""

import asyncio
from functools import partial
from typing import Any

import pytest

from breakhouse.core import Event
from breakhouse.server.cluster.nats import NatsBus, serve_worker
from breakhouse.server.cluster.remote_workers import BusWorker, RemoteWorkers, Seal
from breakhouse.server.people.sessions import Signer
from breakhouse.server.workers.pool import Workers
from breakhouse.server.workers.protocol import Answer, Done, Job, JobResult, NeedAll, Request
from breakhouse.table.environment import Decision
from tests.support.cluster.deaf_house import DeafHouse
from tools.servers import Nats

KEY = b"k" * 32
WORLD = Signer(KEY).world()


class CountingWorkers(Workers):
    """Answers a bot's requests with how much its seat has seen, and jobs with their result."""

    def __init__(self) -> None:
        super().__init__(lambda call: call())
        self.seen: dict[int, int] = {}
        self.asked_for_all = 0

    def ask(self, request: Request, done: Done, whose: str = "") -> None:
        seat = request.seat
        if isinstance(request.task, Job):
            done(Answer(JobResult(request.task.work(), None, [])))
        elif seat is not None and seat.known > self.seen.get(seat.key, 0):
            self.asked_for_all += 1
            done(NeedAll())
        elif seat is not None:
            self.seen[seat.key] = seat.known + len(seat.new)
            done(Answer(Decision(None, after_ms=self.seen[seat.key])))


async def asked(bot: Any) -> Decision | None:
    answer: asyncio.Future[Decision | None] = asyncio.get_running_loop().create_future()
    bot.ask(None, [], 0, answer.set_result)
    return await asyncio.wait_for(answer, 20)


@pytest.fixture
async def house(nats: Nats) -> Any:
    bus = NatsBus(nats.url())
    await bus.open("house-1", DeafHouse(), WORLD)
    workers = Workers(asyncio.get_running_loop().call_soon_threadsafe)
    workers.remote = RemoteWorkers(bus, KEY)
    yield workers
    await bus.close()
    await asyncio.to_thread(workers.close)


async def test_a_bot_runs_on_another_machine_and_any_worker_can_continue(house: Workers, nats: Nats) -> None:
    bot = house.bot("tic-tac-toe", "random", 0, "seed")
    events: list[Event] = [Event(), Event()]
    for count in (2, 4):
        workers = CountingWorkers()
        worker = BusWorker(Seal(KEY), workers)
        async with serve_worker(nats.url(), WORLD, worker.id, worker.answer):
            bot.saw(events)
            for _ in range(2):
                decision = await asked(bot)
                assert decision is not None
                assert decision.after_ms == count, "it knows everything, once"
            assert len(workers.seen) == 1
            assert workers.asked_for_all == (count > 2), "only a worker that doesn't know the bot needs everything"


async def test_slow_work_is_done_by_a_worker_on_the_bus(house: Workers, nats: Nats) -> None:
    worker = BusWorker(Seal(KEY), CountingWorkers())
    async with serve_worker(nats.url(), WORLD, worker.id, worker.answer):
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        house.run(worth_thinking_about, answer.set_result)
        assert (await asyncio.wait_for(answer, 20)).get() == 42
    assert not house.running(), "the house did nothing itself"


def worth_thinking_about() -> int:
    return 42


async def test_messages_without_the_worlds_key_are_ignored() -> None:
    sealed = Seal(KEY).close(Request(Job(worth_thinking_about)))
    assert Seal(KEY).open(sealed) is not None
    assert Seal(b"x" * 32).open(sealed) is None
    assert Seal(KEY).open(sealed[:-1] + b"!") is None
    replies: list[bytes] = []
    BusWorker(Seal(b"x" * 32), CountingWorkers()).answer(sealed, replies.append)
    assert replies == []


async def test_without_workers_the_house_does_the_work_itself(house: Workers) -> None:
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    house.run(partial(divmod, 7, 2), answer.set_result)
    assert (await asyncio.wait_for(answer, 60)).get() == (3, 1)
