"""The same tic-tac-toe, the same client, 200 matches in a closed loop: moves per server CPU-second.

Then 200 more in the same process, and again: a server that runs for days is warm, which helps just-in-time
compilers most.
"""

import asyncio
import json
from dataclasses import dataclass
from typing import Protocol

from bench.house.processes import cpu_seconds
from tests.support.server.raw_page import Page
from tests.support.server.visitors import cookie, ready, visitor

MOVES = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""Nobody wins before the board is full."""

_TOGETHER = 20
"""Matches that are set up at the same time."""


class Player(Protocol):
    page: Page

    def move(self, number: int, cell: int) -> None: ...

    async def saw(self, number: int) -> None:
        """Waits until this player has seen the move."""


@dataclass
class HousePlayer:
    page: Page
    seat: int
    next: int = 0

    def move(self, number: int, cell: int) -> None:
        self.page.say(
            b'{"say":"do","id":"m%d","seat":%d,"command":{"do":"mark","cell":%d}}' % (number, self.seat, cell)
        )

    async def saw(self, number: int) -> None:
        while self.next <= number:
            self.next = _number(await self.page.until(b'{"tell":"update"'), b'"next":')


def _number(text: bytes, name: bytes) -> int:
    """The number behind this name: the load generator reads no more than it needs."""
    start = text.index(name) + len(name)
    end = start
    while text[end : end + 1].isdigit():
        end += 1
    return int(text[start:end])


class HouseSide:
    """Matches in the house: two visitors meet at many tables."""

    def __init__(self, *ports: int, apart: int = 0) -> None:
        """`ports`: of houses that share a world, in turn; `apart`: so many houses on is the other page."""
        self._ports = ports
        self._apart = apart
        self._made = 0
        self._people = [visitor() for _ in range(2)]

    async def open(self) -> None:
        for person in self._people:
            (await person.get(f"http://127.0.0.1:{self._ports[0]}/api/me")).release()

    async def match(self) -> list[Player]:
        self._made += 1
        ports = [self._ports[(self._made + n * self._apart) % len(self._ports)] for n in range(2)]
        address = f"http://127.0.0.1:{ports[0]}/api/tables"
        async with self._people[0].post(address, json={"game": "tic-tac-toe"}) as answer:
            code = (await answer.json())["code"].encode()
        players = [
            HousePlayer(await Page.connect(ports[n], "/ws", cookie(person)), n)
            for n, person in enumerate(self._people)
        ]
        for player in players:
            player.page.say(b'{"say":"hello","table":"%b"}' % code)
            await player.page.until(b'{"tell":"table"')
        players[1].page.say(b'{"say":"sit"}')
        await ready(players[0].page, len(players))
        players[0].page.say(b'{"say":"start"}')
        for player in players:
            await player.page.until(b'{"tell":"update"')
        return list(players)

    async def close(self) -> None:
        for person in self._people:
            await person.close()


class PeerPage(Page):
    """Answers at once when the peer asks whether somebody is there: it hangs up after 30 s without an answer, and
    on a busy machine it takes that long until all matches are set up."""

    def _text(self, text: bytes) -> None:
        if text == b"2":
            self.say(b"3")
        else:
            super()._text(text)


@dataclass
class PeerPlayer:
    page: Page
    match: str
    seat: int
    state: int = 0

    def move(self, number: int, cell: int) -> None:
        payload = {"type": "clickCell", "args": [cell], "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = json.dumps(["update", action, number, self.match, str(self.seat)])
        self.page.say(f"42/tic-tac-toe,{message}".encode())

    async def saw(self, number: int) -> None:
        while self.state <= number:
            self.state = _number(await self.page.until(b'42/tic-tac-toe,["update"'), b'"_stateID":')


class PeerSide:
    """Matches in boardgame.io: its socket.io protocol, spoken by the same client."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._made = 0

    async def open(self) -> None:
        return None

    async def match(self) -> list[Player]:
        self._made += 1
        name = f"m{self._made}"
        return [await self._player(name, seat) for seat in range(2)]

    async def _player(self, match: str, seat: int) -> Player:
        page = await PeerPage.connect(self._port, "/socket.io/?EIO=4&transport=websocket")
        await page.until(b"0")
        page.say(b"40/tic-tac-toe,")
        await page.until(b"40/tic-tac-toe,")
        page.say(f"42/tic-tac-toe,{json.dumps(['sync', match, str(seat), None, 2])}".encode())
        await page.until(b'42/tic-tac-toe,["sync"')
        return PeerPlayer(page, match, seat)

    async def close(self) -> None:
        return None


async def moves_per_cpu_second(
    side: HouseSide | PeerSide, pids: list[int], matches: int, times: int
) -> list[float]:
    """So many matches, so many times one after the other; the processes are counted together."""
    await side.open()
    figures = [await _measure(side, pids, matches) for _ in range(times)]
    await side.close()
    return figures


async def _measure(side: HouseSide | PeerSide, pids: list[int], matches: int) -> float:
    """Sets up, then measures the moves alone."""
    tables: list[list[Player]] = []
    for _ in range(0, matches, _TOGETHER):
        tables += await asyncio.gather(*(side.match() for _ in range(_TOGETHER)))
    await asyncio.sleep(0.5)
    before = sum(map(cpu_seconds, pids))
    await asyncio.gather(*(_play(players) for players in tables))
    used = sum(map(cpu_seconds, pids)) - before
    for players in tables:
        for player in players:
            player.page.close()
    return matches * len(MOVES) / used


async def _play(players: list[Player]) -> None:
    for number, cell in enumerate(MOVES):
        players[number % 2].move(number, cell)
        for player in players:
            await player.saw(number)
