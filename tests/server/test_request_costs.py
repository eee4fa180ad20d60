"""Requests are weighed by what they cost the loop, let in a few at a time, and old matches are read beside it."""

import asyncio
import threading
from typing import Any

import pytest

from breakhouse.core import Refusal
from breakhouse.server.http.cached import TimedCache
from breakhouse.server.http.middleware import MeteredWork, RequestQueue
from breakhouse.server.limits.budgets import FREE, Allowance, Budgets, Most, Rate
from breakhouse.server.limits.token_buckets import Account, Accounts
from breakhouse.server.people.sessions import find_cookie
from breakhouse.server.workers.jobs import JobQueue
from tests.support.server.client import Person, seated, served
from tests.support.server.manual_clock import ManualClock, frozen
from tests.support.waiting import until


async def test_each_loop_turn_starts_a_few_requests_and_addresses_take_turns() -> None:
    turns: list[Any] = []
    gate, let_in = RequestQueue(turns.append), []

    async def come(address: str) -> None:
        await gate.enter(address)
        let_in.append(address)

    asked = [asyncio.ensure_future(come(address)) for address in ("eve", "eve", "eve", "eve", "eve", "ann")]
    for seen in (2, 4, 6):
        for _ in range(3):
            await asyncio.sleep(0)
        assert len(let_in) == seen
        turns.pop(0)()
    await asyncio.gather(*asked)
    assert "ann" in let_in[:4], "however many the other has brought"


async def test_work_is_timed_step_by_step_and_errors_are_passed_on() -> None:
    took: list[float] = []

    async def work() -> int:
        sum(range(200_000))
        await asyncio.sleep(0.05)  # really: what is waited for must not be charged
        return 7

    assert await MeteredWork(work(), took.append) == 7
    assert len(took) == 2
    assert 0 < sum(took) < 0.04, "waiting costs nothing"

    async def wait() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            raise ValueError("stopped") from None

    async def outer() -> None:
        await MeteredWork(wait(), took.append)

    task = asyncio.ensure_future(outer())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(ValueError, match="stopped"):
        await task


@pytest.mark.needs("127.0.0.2")
async def test_expensive_requests_are_charged_by_the_time_they_take() -> None:
    budgets = Budgets(serving=Allowance(FREE, Rate(1e-6, 1e-9)))
    async with served(budgets=budgets) as house:
        eve, ann = Person(house.base, address="127.0.0.2"), Person(house.base)
        assert [(await eve.ask("GET", "/api/tables"))[0] for _ in range(2)] == [200, 429]
        assert (await ann.ask("GET", "/api/tables"))[0] == 200, "another address has its own"
        for person in (eve, ann):
            await person.http.close()


async def test_a_request_for_a_foreign_host_is_charged_like_any_other() -> None:
    async with served(budgets=Budgets(requests=Allowance(FREE, Rate(0.01, 3))), clock=frozen()) as house:
        person = Person(house.base)
        statuses = [(await person.ask("GET", "/", headers={"Host": "evil.example"}))[0] for _ in range(3)]
        assert statuses == [403] * 3
        assert house.house.accounts.wait_for("requests", Account("", "127.0.0.1")) > 0
        await person.http.close()


def test_only_the_houses_own_cookie_is_read() -> None:
    assert find_cookie("a=b; breakhouse=x.y; breakhouse=z") == "x.y"
    assert find_cookie("xbreakhouse=1") is find_cookie("") is None


async def test_the_same_work_requested_at_the_same_time_is_done_once() -> None:
    begun: list[Any] = []
    jobs = JobQueue(ManualClock().accounts(Budgets()), lambda work, done: begun.append(done), price=0.25)
    eve, ann = Account("eve", "192.0.2.1"), Account("ann", "192.0.2.2")
    asked = [asyncio.ensure_future(jobs.run_once(who, "key", lambda: 1)) for who in (eve, ann, eve)]
    await asyncio.sleep(0)
    asked[0].cancel()
    begun[0]("found")
    assert await asyncio.gather(*asked[1:]) == ["found", "found"]
    assert len(begun) == 1


async def test_lists_are_cached_for_a_while() -> None:
    now, made = [0], []

    async def make() -> bytes:
        made.append(now[0])
        return b"x"

    lists = TimedCache(lambda: now[0], ms=100, most=2)
    for moment in (0, 50, 99, 100, 150):
        now[0] = moment
        assert await lists.find("ratings", make) == b"x"
    assert made == [0, 100]
    lists.forget()
    await lists.find("ratings", make)
    assert made == [0, 100, 150]


async def test_paging_through_a_replay_hits_no_limit_and_verifying_is_done_once() -> None:
    """After twelve steps the house would show no more."""
    async with served(budgets=Budgets()) as house, Person(house.base) as ann, Person(house.base) as bo:
        _, first, second = await seated(ann, bo)
        for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
            assert (await (second if seat else first).mark(seat, cell))["tell"] == "accepted"
        id = (await first.phase("over"))["table"]["result"]["replay"]
        whole = await ann.get(f"/api/replays/{id}")
        last = len(whole["steps"])
        for _ in range(10):
            for step in range(last + 1):
                status, answer = await ann.ask("GET", f"/api/replays/{id}/view?step={step}")
                assert (status, answer.get("step")) == (200, step), answer
        assert answer["view"]["cells"][:3] == [0, 0, 0]
        verified = await asyncio.gather(*(bo.ask("GET", f"/api/replays/{id}/verify") for _ in range(20)))
        assert [status for status, _ in verified] == [200] * 20


async def test_commands_rematches_and_pages_at_a_table_are_limited() -> None:
    budgets = Budgets(
        commands=Allowance(Rate(0.01, 3), FREE), matches=Allowance(Rate(0.01, 1), FREE), pages=Most(2, 3)
    )
    async with (
        served(budgets=budgets, clock=frozen()) as house,
        Person(house.base) as ann,
        Person(house.base) as bo,
    ):
        code, first, _ = await seated(ann, bo)
        answers = [await first.mark(0, cell) for cell in (0, 0, 0, 0)]
        assert answers[-1]["code"] == "too-many-requests"
        await first.say("start")
        assert (await first.until("refused"))["code"] == "too-many-requests"
        await ann.page(code)
        third = await ann.page()
        for _ in range(2):
            await third.say("hello", table=code)
            assert (await third.until("refused"))["code"] == "too-many-sockets"
        await first.close()
        await until(lambda: len(house.house.tables[code].devices) == 2, "the closed page to be gone")
        await third.say("hello", table=code)
        await third.until("welcome")


async def test_a_match_that_never_ends_stops_growing() -> None:
    async with (
        served(budgets=Budgets(entries=Most(4, 4))) as house,
        Person(house.base) as ann,
        Person(house.base) as bo,
    ):
        _, *pages = await seated(ann, bo)
        answers = [await pages[turn % 2].mark(turn % 2, turn) for turn in range(5)]
        assert [answer.get("code") for answer in answers] == [None] * 3 + ["match-too-long"] * 2
        assert "too long" in answers[-1]["text"]


async def test_personal_data_is_gathered_off_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served() as house, Person(house.base) as ann:
        where: list[threading.Thread] = []
        results = house.house.store.results

        def look_up(*which: Any, **how: Any) -> Any:
            where.append(threading.current_thread())
            return results(*which, **how)

        monkeypatch.setattr(house.house.store, "results", look_up)
        assert (await ann.ask("GET", "/api/me/export"))[0] == 200
        assert len(where) == 1
        assert threading.current_thread() not in where


async def test_ratings_are_paged_through_pool_by_pool() -> None:
    async with served() as house, Person(house.base) as ann:
        assert (await ann.ask("GET", "/api/ratings?pool=x&first=100"))[0] == 200
        assert (await ann.ask("GET", "/api/ratings?first=100"))[0] == 400


async def test_replaying_a_long_match_is_charged_by_its_length() -> None:
    accounts = Accounts(Budgets(slow=Allowance(Rate(0.01, 3), FREE)), lambda: 0.0, lambda ms, call: None)
    jobs, payer = JobQueue(accounts, lambda work, done: done(work()), price=0.25), Account("v", "192.0.2.1")
    assert await jobs.run_once(payer, "long", lambda: "found", 2.9) == "found"
    assert await jobs.run_once(payer, "long", lambda: "found", 2.9) == "found"
    with pytest.raises(Refusal, match="too-much-slow-work"):
        await jobs.run_once(payer, "another", lambda: "found", 2.9)
