"""The house's promises at full length: `pytest -m soak tests/server/test_endurance.py`. About ten minutes."""

import asyncio
import os
import random
import resource
from pathlib import Path

import pytest

from breakhouse.store.folder import DATABASE
from tests.support.server.client import Page, Person, accepted, seated, served
from tests.support.server.crowd import reconnect_together
from tests.support.server.kill_trials import DRAWN, kill_trials, opened
from tests.support.server.mutated_messages import RECORDED, mutated
from tests.support.waiting import until
from tools.servers import free_port

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("seed", range(4))
def test_a_house_killed_a_hundred_times_loses_nothing(tmp_path: Path, seed: int) -> None:
    """4 × 30 trials, half at random moments, half exactly at an acknowledgement."""
    asyncio.run(kill_trials(tmp_path, trials=30, seed=seed))


async def test_a_thousand_clients_reconnect_at_the_same_moment() -> None:
    """The crowd itself runs in the same process, so this is the harder half of the promise."""
    took = await reconnect_together(tables=500)
    assert took < 3


async def test_ten_thousand_mutated_messages_are_answered() -> None:
    rng = random.Random(23)
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo, Person(house.base) as eve:
        code, first, _ = await seated(ann, bo)
        for _ in range(170):
            spy = await eve.page(code)
            try:
                for _ in range(60):
                    await spy.socket.send_str(mutated(rng.choice(RECORDED), rng, code))
                await spy.say("ping", n=1)
                await spy.until("pong", n=1)
            except ConnectionError:
                assert house.house.metrics.counts["errors_total"] == 0
            await spy.close()
        assert house.house.metrics.counts["errors_total"] == 0
        assert (await first.mark(0, 4))["tell"] == "accepted"


async def test_memory_stays_bounded_over_thousands_of_matches(tmp_path: Path) -> None:
    """2,400 matches to their end, one after the other at 20 tables of a house in a process of its own."""
    port = free_port()
    process = await opened(tmp_path, port)
    try:
        async with Person(f"http://127.0.0.1:{port}") as ann, Person(ann.base) as bo:
            tables = [(await seated(ann, bo))[1:] for _ in range(20)]
            kept: list[int] = []
            for _ in range(4):
                await asyncio.gather(*(_again_and_again(first, second, 30) for first, second in tables))
                kept.append(_private_kb(process.pid))
    finally:
        process.kill()
        await process.wait()
    assert kept[3] - kept[1] < 6_000, f"{kept} KB after 600, 1,200, 1,800 and 2,400 matches"


async def _again_and_again(first: Page, second: Page, matches: int) -> None:
    for _ in range(matches):
        for seat, cell in DRAWN:
            assert (await (second if seat else first).mark(seat, cell))["tell"] == "accepted"
        await first.phase("over")
        for page in (first, second):
            await page.say("agree", to="rematch")
        await asyncio.gather(*(page.phase("playing") for page in (first, second)))  # and takes part in the shuffle
        for page in (first, second):
            page.received.clear(), page.raw.clear()


def _private_kb(pid: int) -> int:
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return int(next(line.split()[1] for line in rollup.splitlines() if line.startswith("Private_Dirty")))


async def test_memory_is_given_back_when_tables_close() -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo:
        grown: list[int] = []
        for part in range(4):
            for _ in range(150):
                code, first, second = await seated(ann, bo)
                await first.say("resign", seat=0)
                await second.phase("over")
                for page in (first, second):
                    await page.close()
                ann.pages.clear(), bo.pages.clear()
                table = house.house.tables[code]
                while table.devices:
                    await asyncio.sleep(0)
                table.close()
            grown.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
            assert not house.house.tables, part
        assert grown[-1] - grown[1] < 40_000, grown


def test_a_disk_without_room_for_another_byte_loses_nothing(tmp_path: Path) -> None:
    """The system itself refuses to let the files grow (RLIMIT_FSIZE), in a process of its own."""
    child = os.fork()
    if child == 0:
        try:
            os._exit(asyncio.run(_short_of_room(tmp_path)))
        finally:
            os._exit(99)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


async def _short_of_room(folder: Path) -> int:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with served(folder) as house, Person(house.base) as ann, Person(house.base) as bo:
        _, first, second = await seated(ann, bo)
        wal = folder / f"{DATABASE}-wal"
        resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size, hard))
        try:
            message = await first.mark(0, 4)
            if message["tell"] != "refused" or message["code"] != "house-cannot-write":
                return 1
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        await until(lambda: accepted(first), "the house to write again", 15)
        return 0 if (await second.mark(1, 0))["tell"] == "accepted" else 2
