"""Slow work runs beside the loop, in turn, bounded before it begins, and once."""

import asyncio
from typing import Any

import pytest

from breakhouse.core import Refusal
from breakhouse.core.memo import Memo, add_entries, recent_entries
from breakhouse.games import shelf
from breakhouse.server.limits.budgets import Budgets, Most
from breakhouse.server.limits.fair_queue import FairQueue
from breakhouse.server.limits.token_buckets import Account
from breakhouse.server.workers.jobs import JobQueue
from breakhouse.table import seating
from tests.support.server.client import Person, served
from tests.support.server.manual_clock import ManualClock
from tests.support.table.manual_table import sheet

BUILDING = next(id for id, game in shelf().items() if game.manifest.prepares)


def deck(cards: int, pieces: int) -> str:
    card = " ".join(f"grey-@{n},{n}" for n in range(pieces))
    return "\n".join([f"deck mine {BUILDING} 1", *(f"c{n} 1 blue grey: {card}" for n in range(cards))])


def test_waiting_addresses_are_served_in_turn() -> None:
    turns: FairQueue[str] = FairQueue()
    for whose, item in (("eve", "1"), ("eve", "2"), ("eve", "3"), ("ann", "4"), ("bo", "5")):
        turns.put(whose, item)
    assert list(turns.empty()) == ["1", "4", "5", "2", "3"]


async def test_many_jobs_from_one_address_do_not_hold_up_another() -> None:
    """24 endless tables delayed somebody else's by more than two minutes."""
    begun: list[tuple[Any, Any]] = []
    accounts = ManualClock().accounts(Budgets())
    jobs = JobQueue(accounts, lambda work, done: begun.append((work(), done)))
    eve, ann = Account("eve", "192.0.2.1"), Account("ann", "192.0.2.2")
    asked = [asyncio.ensure_future(jobs.run(eve, lambda n=n: f"eve {n}")) for n in range(5)]
    await asyncio.sleep(0)
    asked.append(asyncio.ensure_future(jobs.run(ann, lambda: "ann")))
    await asyncio.sleep(0)
    for number in range(6):
        begun[number][1](begun[number][0])
    assert [work for work, _ in begun] == ["eve 0", "eve 1", "ann", "eve 2", "eve 3", "eve 4"]
    assert await asyncio.gather(*asked) == [f"eve {n}" for n in range(5)] + ["ann"]


async def test_nobody_can_fill_the_queue_and_no_job_is_done_twice() -> None:
    done: list[Any] = []
    accounts = ManualClock().accounts(Budgets(waiting=Most(2, 3)))
    jobs = JobQueue(accounts, lambda work, result: done.append(result))
    eve = Account("eve", "192.0.2.1")
    asked = [asyncio.ensure_future(jobs.run_once(eve, n, lambda: 1)) for n in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="too-much-slow-work"):
        await jobs.run_once(eve, 9, lambda: 1)
    done[0](None)
    await asyncio.sleep(0)
    done[1]("found")
    assert await asyncio.gather(*asked) == [None, "found"]
    assert await jobs.run_once(eve, 0, lambda: 1) is None, "what failed is not tried again"
    assert len(done) == 2


def test_refusals_are_cached_and_shared_between_processes() -> None:
    asked: list[str] = []

    def work(text: str) -> str:
        asked.append(text)
        raise Refusal("card-unstable", id=text)

    memo = Memo(work, 4)
    for _ in range(3):
        with pytest.raises(Refusal, match="card-unstable"):
            memo("a")
    assert asked == ["a"]
    known = [entry for entry in recent_entries() if entry[1] == ("a",)][:1]
    other = Memo(work, 4)
    add_entries(known)
    with pytest.raises(Refusal, match="card-unstable"):
        other("a")
    assert asked == ["a"]


def test_a_deck_that_could_take_long_is_refused_before_it_is_rated() -> None:
    """14.6 KB of cards stopped everybody for 41 s."""
    with pytest.raises(Refusal) as no:
        seating.check_possible(sheet(BUILDING, options={"deck": deck(60, 10)}))
    assert no.value.code == "setup-takes-too-long"
    seating.check_possible(sheet(BUILDING, options={"deck": deck(60, 8)}))
    seating.check_possible(sheet(BUILDING, options={"deck": "endless:pace"}))


async def test_an_impossible_deck_is_refused_once_and_never_rated_on_the_event_loop() -> None:
    async with served() as house, Person(house.base) as ann:
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "me", "name": "Cleo"}]
        wrong = deck(2, 3).replace("grey-@2,2", "grey-@9,9")
        code = await ann.make(BUILDING, seats=seats, options={"deck": wrong}, start=True)
        page = await ann.page(code)
        message = await page.until("refused", 120)
        assert message["said"] == "start"
        assert message["code"].startswith(("card-", "deck-"))
