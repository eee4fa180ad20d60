"""Many houses on PostgreSQL and NATS: what a durable move costs there, and how soon people are back."""

import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.house.crowd import SEATS, Crowd, act_by_the_clock, seat_four
from bench.house.processes import cpu_seconds, house
from bench.house.tictactoe import HouseSide, moves_per_cpu_second
from bench.report import table
from tests.support.cluster.breaking import new_database
from tests.support.cluster.history import History
from tests.support.cluster.players import Player, begin
from tests.support.cluster.real_cluster import LEASE, Cluster
from tests.support.processes import start_process
from tests.support.server.raw_page import Page
from tests.support.server.visitors import cookie, visitor
from tools.servers import Nats, Postgres, free_port

MATCHES = 100
SHARES = (50, 90, 99, 99.9)
MOST = 4


@dataclass(frozen=True, slots=True)
class Servers:
    postgres: Postgres
    nats: Nats


@asynccontextmanager
async def houses(servers: Servers, count: int) -> AsyncIterator[list[tuple[int, int]]]:
    """Port and process of each, in an empty world."""
    database = servers.postgres.url(await new_database(servers.postgres))
    async with AsyncExitStack() as opened:
        found = []
        for n in range(count):
            port = free_port()
            command = [sys.executable, "-m", "tests.support.server.house_process", "--port", str(port)]
            command += ["--store", database, "--bus", servers.nats.url(), "--house", f"h{n}"]
            found.append((port, await opened.enter_async_context(start_process(command, b"open"))))
        yield found


async def cost(servers: Servers, rounds: int) -> dict[str, list[float]]:
    """Moves for each second of the houses' processor time, all of them together, in turn."""
    figures: dict[str, list[float]] = {"sqlite": [], "postgres": [], "four": [], "routed": []}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            async with house(Path(folder)) as (port, pid):
                figures["sqlite"].append((await moves_per_cpu_second(HouseSide(port), [pid], MATCHES, 2))[-1])
        async with houses(servers, 1) as ((port, pid),):
            figures["postgres"].append((await moves_per_cpu_second(HouseSide(port), [pid], MATCHES, 2))[-1])
        async with houses(servers, MOST) as found:
            ports, pids = [port for port, _ in found], [pid for _, pid in found]
            for name, apart in (("four", 0), ("routed", 1)):
                side = HouseSide(*ports, apart=apart)
                figures[name].append((await moves_per_cpu_second(side, pids, MOST * MATCHES, 2))[-1])
    return figures


async def pace(servers: Servers, tables: int, seconds: float) -> dict[str, float]:
    """Three houses, each page at a different one from the last; each table acts twice a second."""
    people, seen = [visitor() for _ in range(SEATS)], Crowd(connections=tables * SEATS)
    async with houses(servers, 3) as found:
        ports = [port for port, _ in found]
        for person in people:
            (await person.get(f"http://127.0.0.1:{ports[0]}/api/me")).release()
        playing = []
        for n in range(0, tables, 10):
            own = ports[n // 10 % 3 :] + ports[: n // 10 % 3]
            seated = await asyncio.gather(*(seat_four(own[0], people, seen, own) for _ in range(10)))
            playing += [one for one, _ in seated]
        await asyncio.sleep(2)
        used, began = sum(cpu_seconds(pid) for _, pid in found), time.perf_counter()
        await act_by_the_clock(playing, began, seconds, 0.5)
        await asyncio.sleep(1)
        cpu = (sum(cpu_seconds(pid) for _, pid in found) - used) / (time.perf_counter() - began)
        print(f"waits in ms: {', '.join(f'{p:g} % {seen.percentile(p / 100):.1f}' for p in SHARES)}", flush=True)
        for one in playing:
            one.close()
    for person in people:
        await person.close()
    return {
        "a_second": seen.commands / seconds, "refused": seen.refused, "p50": seen.percentile(0.5),
        "p99": seen.percentile(0.99), "cpu": cpu,
    }  # fmt: skip


async def takeover(servers: Servers, trials: int, stopped: bool) -> list[float]:
    """Seconds from the end of a house, or from when it stood still, to the next acknowledgement at its table."""
    waits: list[float] = []
    for trial in range(trials):
        history, rng = History(), random.Random(trial)
        async with Cluster(servers.postgres, servers.nats, await new_database(servers.postgres), 2) as cluster:
            first, second = cluster.houses
            ann, bo = (Player(lambda base=first.base: [base], history, rng) for _ in range(2))  # type: ignore[misc]
            for player in (ann, bo):
                await player.come_in()
            code, match = await begin(ann, bo)
            await ann.mark(code, match, 0, 0)
            began = time.perf_counter()
            first.send(signal.SIGSTOP if stopped else signal.SIGKILL)
            others = [player.at(second.base) for player in (ann, bo)]
            await asyncio.gather(*(player.sit_at(code) for player in others))
            while await others[1].mark(code, match, 1, 1) != "accepted":
                await asyncio.sleep(0.01)
            waits.append(time.perf_counter() - began)
            for player in (*others, ann, bo):
                player.hang_up()
            await ann.leave()
            await bo.leave()
    return waits


async def come_back(servers: Servers, pages: int) -> float:
    """Seconds until all pages of a house that was killed were shown their table by another."""
    people = [visitor() for _ in range(SEATS)]
    async with houses(servers, 2) as ((one, pid), (other, _)):
        for person in people:
            (await person.get(f"http://127.0.0.1:{one}/api/me")).release()
        codes: list[bytes] = []
        for _ in range(0, pages // SEATS, 10):
            seated = await asyncio.gather(*(seat_four(one, people, Crowd()) for _ in range(10)))
            codes += [code for _, code in seated]
        os.kill(pid, signal.SIGKILL)
        began = time.perf_counter()
        cookies = [cookie(person) for person in people]
        await asyncio.gather(*(_return(other, code, one_cookie) for code in codes for one_cookie in cookies))
        took = time.perf_counter() - began
    for person in people:
        await person.close()
    return took


async def _return(port: int, code: bytes, own: str) -> None:
    page = await Page.connect(port, "/ws", own)
    page.say(b'{"say":"hello","table":"%b"}' % code)
    await page.until(b'{"tell":"table"')
    page.close()


PARTS = ("cost", "pace", "killed", "stopped", "back")


async def measure_world(
    rounds: int, tables: int, seconds: float, trials: int, parts: Sequence[str] = PARTS
) -> dict[str, Any]:
    servers = Servers(Postgres(durable=True), Nats())
    measures: dict[str, Callable[[], Awaitable[Any]]] = {
        "cost": lambda: cost(servers, rounds),
        "pace": lambda: pace(servers, tables, seconds),
        "killed": lambda: takeover(servers, trials, stopped=False),
        "stopped": lambda: takeover(servers, max(2, trials // 4), stopped=True),
        "back": lambda: come_back(servers, 1_000),
    }
    try:
        return {part: await measures[part]() for part in parts}
    finally:
        servers.postgres.close()
        servers.nats.close()


def section(seen: dict[str, Any], where: str) -> str:
    costs = {name: statistics.median(runs) for name, runs in seen["cost"].items()}
    pace_seen = seen["pace"]
    lines = (
        (
            "a durable move through PostgreSQL costs the house, by SQLite (aim ≤ 1.6)",
            f"{costs['sqlite'] / costs['postgres']:.2f} ×",
        ),
        (
            "four houses with as many matches each as one, cost of a move (aim ≤ 1.15)",
            f"{costs['postgres'] / costs['four']:.2f} ×",
        ),
        ("the same with the two pages of a table at two houses", f"{costs['postgres'] / costs['routed']:.2f} ×"),
        (
            "commands per second over three houses; refused",
            f"{pace_seen['a_second']:,.0f}; {pace_seen['refused']:,}",
        ),
        (
            "from due to acknowledged: median, 99th percentile (aim ≤ 60 ms)",
            f"{pace_seen['p50']:.1f} ms, {pace_seen['p99']:.1f} ms",
        ),
        (
            f"first acknowledgement after kill −9, median and longest of {len(seen['killed'])} (aim ≤ 2 s)",
            f"{statistics.median(seen['killed']):.2f} s, {max(seen['killed']):.2f} s",
        ),
        (
            f"the same after a house stood still, with a lease of {LEASE:g} s (aim ≤ lease + 2 s)",
            f"{statistics.median(seen['stopped']):.2f} s, {max(seen['stopped']):.2f} s",
        ),
        ("1,000 pages of a killed house shown their tables by one other (aim ≤ 5 s)", f"{seen['back']:.2f} s"),
    )
    return f"""### Many houses

{where}

A world on PostgreSQL (`synchronous_commit` on) and NATS, all of it and the load generator on the same machine;
costs are processor time of the houses alone.

{table(("", "seen"), lines)}
"""
