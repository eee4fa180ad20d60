"""A table plays and newcomers come in while somebody attacks: how long do they wait?"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

from bench.house.attacks import ATTACKS
from bench.house.crowd import SEATS, Crowd, act_by_the_clock, seat_four
from bench.house.processes import cpu_seconds, house
from bench.report import table
from tests.support.server.raw_page import Page
from tests.support.server.visitors import cookie, visitor

NEWCOMER = "127.0.0.3"
TABLES = 3
ROOT = Path(__file__).parents[2]
PAUSE = 0.1


@dataclass
class Siege:
    """Milliseconds that commands waited, and seconds that newcomers needed to get in."""

    p99: float
    longest: float
    commands: int
    drawn: float
    """Bytes a second that went to the attacker."""
    core: float
    """The share of a core that the house used, which other programs on the machine hardly change."""
    newcomers: list[float] = field(default_factory=list)


async def besiege(attack: str | None, seconds: float, tree: Path = ROOT) -> Siege:
    """A house of its own for each attack, with the usual budgets; `tree` has its code."""
    with tempfile.TemporaryDirectory() as folder:
        command = (
            "import sys; from pathlib import Path; from bench.house.filled import fill; fill(Path(sys.argv[1]))"
        )
        env = os.environ | {"PYTHONPATH": str(tree / "src")}
        subprocess.run([sys.executable, "-c", command, folder], cwd=tree, env=env, check=True)
        async with house(Path(folder), sys.executable, "--budgets", tree=tree) as (port, pid):
            return await watch(port, pid, attack, seconds)


async def watch(port: int, pid: int, attack: str | None, seconds: float) -> Siege:
    people = [visitor() for _ in range(SEATS)]
    seen = Crowd()
    try:
        for person in people:
            (await person.get(f"http://127.0.0.1:{port}/api/me")).release()
        tables = [await seat_four(port, people, seen) for _ in range(TABLES)]
        playing, code = [table for table, _ in tables], tables[0][1]
        await asyncio.sleep(1)
        attacker, drawn = None, b""
        if attack is not None:
            command = [sys.executable, "-m", "bench.house.attacks", attack, str(port), str(seconds), code.decode()]
            attacker = await asyncio.create_subprocess_exec(
                *command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
            await asyncio.sleep(1.5)
        began, used = time.perf_counter(), cpu_seconds(pid)
        coming = asyncio.ensure_future(_come_in(port, code, seconds - 2))
        await act_by_the_clock(playing, time.perf_counter(), seconds - 2, PAUSE)
        newcomers = await coming
        core = (cpu_seconds(pid) - used) / (time.perf_counter() - began)
        await asyncio.sleep(1)
        if attacker is not None:
            drawn, _ = await attacker.communicate()
        for table in playing:
            table.close()
        seen.waits += [PAUSE * 1000] * seen.not_yet  # the previous one was on its way for at least this long
        return Siege(
            seen.percentile(0.99), max(seen.waits), len(seen.waits), int(drawn or 0) / seconds, core, newcomers
        )
    finally:
        for person in people:
            await person.close()


async def _come_in(port: int, code: bytes, seconds: float) -> list[float]:
    """Somebody new every second: the first page, a cookie, a socket, the table."""
    took: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        wire = aiohttp.TCPConnector(local_addr=(NEWCOMER, 0))
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True), connector=wire) as person:
            for path in ("/", "/api/me", "/api/games"):
                (await person.get(f"http://127.0.0.1:{port}{path}")).release()
            page = await Page.connect(port, "/ws", cookie(person), NEWCOMER)
            page.say(b'{"say":"hello","table":"%b"}' % code)
            await page.until(b'{"tell":"table"')
            page.close()
        took.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, 1 - took[-1]))
    return took


def section(seen: dict[str, dict[str, Any]], load: str, where: str, again: str | None = None) -> str:
    rows = [
        (
            "nobody" if name == "none" else ATTACKS[name][0],
            f"{one['p99']:.0f} ms",
            f"{one['longest']:.0f} ms",
            f"{one['newcomer']:.2f} s",
            f"{one['core']:.0%}" if "core" in one else "",
            _drawn(one),
            _earlier(one.get("before")),
        )
        for name, one in seen.items()
    ]
    commands = sum(one.get("commands", 60) for one in seen.values()) / len(seen)
    heads = (
        "attack",
        "99th percentile (aim 100 ms)",
        "longest",
        "slowest newcomer (aim 1 s)",
        "a core of the house",
        "the attacker draws",
        "before",
    )
    return f"""### Under attack

{where}

One attacker at a time, in its own process on another loopback address, at full speed against a house with the
usual budgets, 50,000 ratings and old matches. Meanwhile three tables of four play ten commands a second each, and
someone new arrives every second. House, attacker and players share two cores; load of the machine when it began:
{load}. Each row saw about {commands:.0f} commands; one that was due while the one before was still unanswered
counts as if it had waited {PAUSE * 1000:.0f} ms. “Before” is the same attack on the code before it was mended, in
turns with the code of today in the same run. {"" if again is None else f"These rows: {again}."}

{table(heads, rows)}
"""


def _drawn(seen: dict[str, Any]) -> str:
    return f"{seen['drawn'] / 1e6:.1f} MB/s" if seen.get("drawn", 0) > 5e4 else ""


def _earlier(seen: dict[str, Any] | None) -> str:
    if seen is None:
        return ""
    newcomer = "nobody came in" if seen["newcomer"] is None else f"{seen['newcomer']:.2f} s"
    return ", ".join(filter(None, (f"{seen['p99']:.0f} ms", newcomer, f"{seen['core']:.0%}", _drawn(seen))))
