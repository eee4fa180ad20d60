"""The same tic-tac-toe, the same client, 200 matches in a closed loop: moves per server CPU-second."""

import asyncio
import json
from dataclasses import dataclass
from typing import Protocol

import aiohttp

from bench.house.processes import cpu_seconds

MOVES = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""Nobody wins before the board is full."""


_TOGETHER = 20
"""Matches that are set up at the same time."""


class Player(Protocol):
    async def move(self, number: int, cell: int) -> None: ...

    async def saw(self, number: int) -> None:
        """Waits until this player was told the move."""

    async def close(self) -> None: ...


@dataclass
class HousePlayer:
    socket: aiohttp.ClientWebSocketResponse
    seat: int
    next: int = 0

    async def move(self, number: int, cell: int) -> None:
        command = {"do": "mark", "cell": cell}
        await self.socket.send_str(
            json.dumps({"say": "do", "id": f"m{number}", "seat": self.seat, "command": command})
        )

    async def saw(self, number: int) -> None:
        while self.next <= number:
            text = (await self.socket.receive(30)).data
            if text.startswith('{"tell":"update"'):
                self.next = json.loads(text)["next"]

    async def told(self, start: str) -> str:
        while True:
            text: str = (await self.socket.receive(30)).data
            if text.startswith(start):
                return text

    async def close(self) -> None:
        await self.socket.close()


class HouseSide:
    """Matches in the house: two visitors meet at many tables."""

    def __init__(self, port: int) -> None:
        self._base = f"http://127.0.0.1:{port}"
        self._people = [
            aiohttp.ClientSession(
                cookie_jar=aiohttp.CookieJar(unsafe=True), connector=aiohttp.TCPConnector(limit=0)
            )
            for _ in range(2)
        ]

    async def open(self) -> None:
        for person in self._people:
            (await person.get(self._base + "/api/me")).release()

    async def match(self) -> list[Player]:
        async with self._people[0].post(self._base + "/api/tables", json={"game": "tic-tac-toe"}) as answer:
            code = (await answer.json())["code"]
        players = [
            HousePlayer(await person.ws_connect(self._base + "/ws"), n) for n, person in enumerate(self._people)
        ]
        for player in players:
            await player.socket.send_json({"say": "hello", "table": code})
            await player.told('{"tell":"table"')
        await players[1].socket.send_json({"say": "sit"})
        for player in players:
            await player.socket.send_json({"say": "nonce", "seat": player.seat, "nonce": "x"})
            await player.told('{"tell":"table"')
        await players[0].socket.send_json({"say": "start"})
        for player in players:
            await player.told('{"tell":"update"')
        return list(players)

    async def close(self) -> None:
        for person in self._people:
            await person.close()


@dataclass
class PeerPlayer:
    socket: aiohttp.ClientWebSocketResponse
    match: str
    seat: int
    state: int = 0

    async def move(self, number: int, cell: int) -> None:
        payload = {"type": "clickCell", "args": [cell], "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        told = json.dumps(["update", action, number, self.match, str(self.seat)])
        await self.socket.send_str(f"42/tic-tac-toe,{told}")

    async def saw(self, number: int) -> None:
        while self.state <= number:
            text = (await self.socket.receive(30)).data
            if text == "2":
                await self.socket.send_str("3")
            elif text.startswith('42/tic-tac-toe,["update"'):
                self.state = json.loads(text[15:])[2]["_stateID"]

    async def close(self) -> None:
        await self.socket.close()


class PeerSide:
    """Matches in boardgame.io: its socket.io protocol, spoken by the same client."""

    def __init__(self, port: int) -> None:
        self._base = f"http://127.0.0.1:{port}"
        self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        self._made = 0

    async def open(self) -> None:
        return None

    async def match(self) -> list[Player]:
        self._made += 1
        name = f"m{self._made}"
        return [await self._player(name, seat) for seat in range(2)]

    async def _player(self, match: str, seat: int) -> Player:
        socket = await self._session.ws_connect(self._base + "/socket.io/?EIO=4&transport=websocket")
        await socket.receive(10)
        await socket.send_str("40/tic-tac-toe,")
        await socket.receive(10)
        await socket.send_str(f"42/tic-tac-toe,{json.dumps(['sync', match, str(seat), None, 2])}")
        await socket.receive(10)
        return PeerPlayer(socket, match, seat)

    async def close(self) -> None:
        await self._session.close()


async def moves_per_cpu_second(side: HouseSide | PeerSide, pid: int, matches: int, rounds: int) -> float:
    """Sets up, then measures the moves alone."""
    await side.open()
    used = 0.0
    for _ in range(rounds):
        tables = []
        for _ in range(0, matches, _TOGETHER):
            tables += await asyncio.gather(*(side.match() for _ in range(_TOGETHER)))
        await asyncio.sleep(0.2)
        before = cpu_seconds(pid)
        await asyncio.gather(*(_play(players) for players in tables))
        used += cpu_seconds(pid) - before
        await asyncio.gather(*(player.close() for players in tables for player in players))
        await asyncio.sleep(0.1)
    await side.close()
    return matches * rounds * len(MOVES) / used


async def _play(players: list[Player]) -> None:
    for number, cell in enumerate(MOVES):
        await players[number % 2].move(number, cell)
        for player in players:
            await player.saw(number)
