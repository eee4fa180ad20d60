"""The event loop never waits for anybody's thinking: neither for cards that are made nor for bots."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.support.server.client import Person, seated, served


class Lag:
    """The longest that the event loop was busy with one thing, in processor time of its own thread.

    Wall time would measure what else the machine does; what the loop's thread itself worked between two turns of
    the loop is the house's own doing.
    """

    def __init__(self) -> None:
        self.longest = 0.0

    async def __aenter__(self) -> "Lag":
        self._watching = asyncio.ensure_future(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._watching.cancel()

    async def _watch(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, time.thread_time() - before)
            await asyncio.sleep(0.001)  # really: the loop is looked at a thousand times a second


async def test_cards_are_made_without_stopping_the_house(tmp_path: Path) -> None:
    """An endless deck takes seconds of work; the loop's own thread does none of it."""
    async with served(tmp_path) as house, Person(house.base) as ann, Person(house.base) as bo:
        _, first, _ = await seated(ann, bo)
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "me", "name": "Cleo"}]
        code = await ann.make("classic", seats=seats, options={"deck": "endless:pace"}, start=True)
        async with Lag() as lag:
            page = await ann.page(code)
            began = asyncio.ensure_future(page.until("update", timeout=120))
            assert (await first.mark(0, 4))["tell"] == "accepted"
            made_meanwhile = not began.done()
            await began
        assert made_meanwhile
        assert lag.longest < 0.5


async def test_four_experts_think_without_making_anybody_wait(tmp_path: Path) -> None:
    """Four experts at one table, two people at another: the people's commands never wait for a thought."""
    async with served(tmp_path) as house, Person(house.base) as ann, Person(house.base) as bo:
        _, first, second = await seated(ann, bo)
        experts: list[dict[str, Any]] = [{"kind": "bot", "level": "expert"}] * 4
        code = await ann.make("skipbo-breakers", seats=experts, start=True)
        watching = await ann.page(code)
        async with Lag() as lag:
            acted: list[tuple[int, int]] = []
            message = await watching.until("update", timeout=60)
            for number, cell in enumerate((0, 1, 2, 4, 3, 5, 7, 6)):
                page, seat = (first, 0) if number % 2 == 0 else (second, 1)
                assert (await page.mark(seat, cell))["tell"] == "accepted"
            while len(acted) < 8:
                message = await watching.until("update", timeout=60)
                events = [(one["at"], one["event"]) for one in message["events"]]
                acted += [(at, event["seat"]) for at, event in events if event["did"] in ("laid", "passed")]
        assert len({seat for _, seat in acted}) >= 2, acted
        assert all(after[0] > before[0] for before, after in pairwise(acted)), (
            "a bot takes its time over every move"
        )
        assert lag.longest < 0.25
