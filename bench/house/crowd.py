"""2,000 connections at 500 tables of Skip-Bo Breakers, two commands a second at each: how long they wait."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field

import aiohttp

from bench.house.processes import cpu_seconds, memory_kb

SEATS = 4
_TOGETHER = 10


@dataclass
class Crowd:
    """What was seen: milliseconds from sending a command to its acknowledgement, and what the house needed."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    commands: int = 0
    connections: int = 0
    kb_a_connection: float = 0
    cpu_share: float = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class _Table:
    """Four sockets at one table, and what the one in turn may do."""

    def __init__(self, sockets: list[aiohttp.ClientWebSocketResponse], crowd: Crowd) -> None:
        self.sockets = sockets
        self.offered: tuple[int, object] | None = None
        self.sent: dict[str, float] = {}
        self.said = 0
        self._crowd = crowd

    async def listen(self, seat: int) -> None:
        async for message in self.sockets[seat]:
            text = message.data
            if text.startswith('{"tell":"accepted"'):
                sent = self.sent.pop(json.loads(text)["id"], None)
                if sent is not None:
                    self._crowd.waits.append((time.perf_counter() - sent) * 1000)
            elif text.startswith('{"tell":"refused"'):
                self._crowd.refused += 1
            elif text.startswith('{"tell":"update"') and '"offers":[{' in text:
                offers = json.loads(text)["faces"][0]["offers"]
                self.offered = (seat, random.choice(offers))

    async def play(self, until: float, pause: float) -> None:
        await asyncio.sleep(random.random() * pause)
        while time.perf_counter() < until:
            began = time.perf_counter()
            if self.offered is not None:
                (seat, command), self.offered = self.offered, None
                self.said += 1
                id = f"c{self.said}"
                self.sent[id] = time.perf_counter()
                self._crowd.commands += 1
                await self.sockets[seat].send_str(
                    json.dumps({"say": "do", "id": id, "seat": seat, "command": command})
                )
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))


async def crowd(port: int, pid: int, tables: int, seconds: float, pause: float = 0.5) -> Crowd:
    base = f"http://127.0.0.1:{port}"
    people = [
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True), connector=aiohttp.TCPConnector(limit=0))
        for _ in range(SEATS)
    ]
    seen = Crowd(connections=tables * SEATS)
    try:
        for person in people:
            (await person.get(base + "/api/me")).release()
        empty = memory_kb(pid)
        playing: list[_Table] = []
        for _ in range(0, tables, _TOGETHER):
            playing += await asyncio.gather(*(_seated(base, people, seen) for _ in range(_TOGETHER)))
        listeners = [asyncio.ensure_future(table.listen(n)) for table in playing for n in range(SEATS)]
        await asyncio.sleep(2)
        seen.kb_a_connection = (memory_kb(pid) - empty) / seen.connections
        before, began = cpu_seconds(pid), time.perf_counter()
        until = began + seconds
        await asyncio.gather(*(table.play(until, pause) for table in playing))
        await asyncio.sleep(1)
        seen.cpu_share = (cpu_seconds(pid) - before) / (time.perf_counter() - began)
        for listener in listeners:
            listener.cancel()
    finally:
        for person in people:
            await person.close()
    return seen


async def _seated(base: str, people: list[aiohttp.ClientSession], seen: Crowd) -> _Table:
    form = {"game": "skipbo-breakers", "seats": [{"kind": "me"}, {}, {}, {}], "options": {"target": 500}}
    async with people[0].post(base + "/api/tables", json=form) as answer:
        code = (await answer.json())["code"]
    sockets = [await person.ws_connect(base + "/ws", max_msg_size=0) for person in people]
    for seat, socket in enumerate(sockets):
        await socket.send_json({"say": "hello", "table": code})
        await _told(socket, '{"tell":"table"')
        if seat:
            await socket.send_json({"say": "sit", "seat": seat})
        await socket.send_json({"say": "nonce", "seat": seat, "nonce": "x"})
        await _told(socket, '{"tell":"table"')
    await sockets[0].send_json({"say": "start"})
    return _Table(sockets, seen)


async def _told(socket: aiohttp.ClientWebSocketResponse, start: str) -> None:
    while not (await socket.receive(60)).data.startswith(start):
        pass
