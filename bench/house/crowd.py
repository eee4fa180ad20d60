"""2,000 connections at 500 tables of Skip-Bo Breakers, two commands a second at each: how long they wait."""

import asyncio
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import aiohttp

from bench.house.processes import cpu_seconds, memory_kb
from tests.support.server.raw_page import Page
from tests.support.server.visitors import cookie, ready, visitor

SEATS = 4
PING_EVERY = 5.0
"""Seconds, as pages do it."""
_TOGETHER = 10


@dataclass
class Crowd:
    """The results: milliseconds from a command being due to its acknowledgement, and what the server needed."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    commands: int = 0
    not_yet: int = 0
    """How often a command was due while the previous one was still on its way."""
    connections: int = 0
    kb_a_connection: float = 0
    cpu_share: float = 0
    own_cpu_share: float = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class FourPages:
    """Four pages at one table, and the last message to the player to move; it's read when it's time to act."""

    def __init__(self, pages: list[Page], crowd: Crowd) -> None:
        self._pages = pages
        self._offered: tuple[int, bytes] | None = None
        self._due = 0.0
        self._sent = 0
        self._crowd = crowd
        for seat, page in enumerate(pages):
            page.on_text = lambda text, seat=seat: self._hear(seat, text)  # type: ignore[misc]

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"tell":"update"'):
            if b'"offers":[{' in text:
                self._offered = (seat, text)
        elif text.startswith(b'{"tell":"accepted"'):
            self._crowd.waits.append((time.perf_counter() - self._due) * 1000)
        elif text.startswith(b'{"tell":"refused"'):
            self._crowd.refused += 1

    def act(self, due: float) -> None:
        if self._offered is None:
            self._crowd.not_yet += 1
            return
        (seat, text), self._offered = self._offered, None
        command = random.choice(json.loads(text)["faces"][0]["offers"])
        self._sent += 1
        self._due = due
        self._crowd.commands += 1
        message = {"say": "do", "id": f"c{self._sent}", "seat": seat, "command": command}
        self._pages[seat].say(json.dumps(message).encode())

    def ping(self) -> None:
        for page in self._pages:
            page.say(b'{"say":"ping","n":1}')

    def close(self) -> None:
        for page in self._pages:
            page.close()


async def crowd(port: int, pid: int, tables: int, seconds: float, pause: float = 0.5) -> Crowd:
    people = [visitor() for _ in range(SEATS)]
    seen = Crowd(connections=tables * SEATS)
    try:
        for person in people:
            (await person.get(f"http://127.0.0.1:{port}/api/me")).release()
        empty = memory_kb(pid)
        playing: list[FourPages] = []
        for _ in range(0, tables, _TOGETHER):
            seated = await asyncio.gather(*(seat_four(port, people, seen) for _ in range(_TOGETHER)))
            playing += [table for table, _ in seated]
        await asyncio.sleep(2)
        seen.kb_a_connection = (memory_kb(pid) - empty) / seen.connections
        before, own, began = cpu_seconds(pid), time.process_time(), time.perf_counter()
        await act_by_the_clock(playing, began, seconds, pause)
        await asyncio.sleep(1)
        took = time.perf_counter() - began
        seen.cpu_share = (cpu_seconds(pid) - before) / took
        seen.own_cpu_share = (time.process_time() - own) / took
        for table in playing:
            table.close()
    finally:
        for person in people:
            await person.close()
    return seen


async def act_by_the_clock(playing: list[FourPages], began: float, seconds: float, pause: float) -> None:
    """Every table acts once a `pause`, evenly spread, whatever the server does; nobody waits for an answer."""
    apart = pause / len(playing)
    rounds_a_ping = round(PING_EVERY / pause)
    for number in range(int(seconds / apart)):
        due = began + number * apart
        ahead = due - time.perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        elif number % 50 == 0:
            await asyncio.sleep(0)
        turn, table = divmod(number, len(playing))
        playing[table].act(due)
        if turn % rounds_a_ping == table % rounds_a_ping:
            playing[table].ping()


async def seat_four(
    port: int, people: list[aiohttp.ClientSession], seen: Crowd, ports: Sequence[int] = ()
) -> tuple["FourPages", bytes]:
    """A table made at `port`; with `ports`, its pages come to these houses in turn."""
    form = {"game": "skipbo-breakers", "seats": [{"kind": "me"}, {}, {}, {}], "options": {"target": 500}}
    async with people[0].post(f"http://127.0.0.1:{port}/api/tables", json=form) as answer:
        code = (await answer.json())["code"].encode()
    where = ports or (port,)
    pages = [await Page.connect(where[n % len(where)], "/ws", cookie(one)) for n, one in enumerate(people)]
    for seat, page in enumerate(pages):
        page.say(b'{"say":"hello","table":"%b"}' % code)
        await page.until(b'{"tell":"table"')
        if seat:
            page.say(b'{"say":"sit","seat":%d}' % seat)
    await ready(pages[0], SEATS)
    table = FourPages(pages, seen)
    pages[0].say(b'{"say":"start"}')
    return table, code
