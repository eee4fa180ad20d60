"""A house that is killed, again and again, and what must be there afterwards."""

import asyncio
import contextlib
import random
import sys
import time
from pathlib import Path

from breakhouse.core.log import FIRST_LINE, write
from breakhouse.server.http.replays import replay
from breakhouse.store.folder import DATABASE
from breakhouse.store.sqlite.store import SqliteStore
from tests.support.server.client import Page, Person
from tests.support.server.stopwatch import kept_waiting
from tools.servers import free_port

DRAWN = ((0, 0), (1, 1), (0, 2), (1, 4), (0, 3), (1, 5), (0, 7), (1, 6), (0, 8))
"""A game that nobody wins before the board is full."""


async def opened(folder: Path, port: int) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.support.server.house_process", "--port", str(port), "--data", str(folder),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout is not None
    began = time.monotonic()
    line = await asyncio.wait_for(process.stdout.readline(), 90)
    assert line.startswith(b"open"), line
    took = time.monotonic() - began - kept_waiting(process.pid)
    assert took < 10, f"back only after {took:.1f} s"
    return process


async def kill_trials(folder: Path, trials: int, seed: int = 1, tables: int = 4) -> None:
    """Plays on several tables, kills at some acknowledgement or at some moment, restarts, compares, plays on."""
    rng = random.Random(seed)
    port = free_port()
    process = await opened(folder, port)
    base = f"http://127.0.0.1:{port}"
    ann, bo = Person(base), Person(base)
    acknowledged: dict[str, list[str]] = {}
    try:
        for person in (ann, bo):
            await person.get("/api/me")
        for trial in range(trials):
            players = [asyncio.ensure_future(_play(ann, bo, trial, n, acknowledged)) for n in range(tables)]
            if trial % 2:
                await asyncio.sleep(rng.uniform(0.05, 0.8))  # really: it's killed at any moment
            else:
                target = sum(map(len, acknowledged.values())) + rng.randrange(1, 20)
                async with asyncio.timeout(60):
                    while sum(map(len, acknowledged.values())) < target and not all(p.done() for p in players):
                        await asyncio.sleep(0)
            process.kill()
            await process.wait()
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            _check(folder, acknowledged)
            process = await opened(folder, port)  # within ten seconds
            await _all_come_back(ann, bo, folder)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        await ann.http.close()
        await bo.http.close()
    assert acknowledged, "the trials never saw an acknowledgement"


async def _play(ann: Person, bo: Person, trial: int, number: int, acknowledged: dict[str, list[str]]) -> None:
    code = await ann.make()
    first, second = await ann.page(code), await bo.page(code)
    await second.say("sit")
    await second.until("table")
    await first.say("start")
    update, _ = await asyncio.gather(
        first.until("update"), second.until("update")
    )  # both take part in the shuffle
    match = str(update["match"])
    for seat, cell in DRAWN:
        id = f"{trial}.{number}.{cell}"
        message = await (first if seat == 0 else second).mark(seat, cell, id)
        if message["tell"] == "accepted":
            acknowledged.setdefault(match, []).append(id)


def _check(folder: Path, acknowledged: dict[str, list[str]]) -> None:
    """Every acknowledged command is in the log, in order, and the log replays."""
    store = SqliteStore(folder / DATABASE)
    try:
        for match, ids in acknowledged.items():
            rows = store.entries(match)
            kept = [row.command_id for row in rows if row.command_id is not None]
            assert kept[: len(ids)] == ids, (kept, ids)
            row = store.match(match)
            assert row is not None
            assert row.header is not None
            live = replay(row, [one.entry for one in rows])
            cells = [int(id.rsplit(".", 1)[1]) for id in kept]
            assert [n for n, seat in enumerate(live.state.cells) if seat >= 0] == sorted(cells)  # type: ignore[attr-defined]
            lines = write(row.header, [one.entry for one in rows], live.outcome())
            assert len(lines) == len(rows) + FIRST_LINE
    finally:
        store.close()


async def _all_come_back(ann: Person, bo: Person, folder: Path) -> None:
    """Open tables stand still until both are here, then go on; a repeated id is answered as before."""
    store = SqliteStore(folder / DATABASE)
    tables = {row.code: row for row in store.tables()}
    store.close()
    for code in list(tables)[-3:]:
        answer = await ann.get(f"/api/tables/{code}")
        if answer["table"]["phase"] != "paused":
            continue
        assert answer["table"]["pause"] == "restarted"
        first = await ann.page(code)
        second = await bo.page(code)
        await _goes_on(first)
        for page in (first, second):
            await page.close()


async def _goes_on(page: Page) -> None:
    while True:
        update = await page.until("update")
        if update["clock"]["running"]:
            assert update["faces"][0]["view"] is not None
            return
