"""Clients that play on whatever happens, as pages in browsers do, and record what they asked and got.

What was not answered is sent again under the same id, over another socket and perhaps at another house.
"""

import asyncio
import contextlib
import json
import random
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import aiohttp

from breakhouse.core.shuffle import pledge
from breakhouse.games import shelf
from breakhouse.games.blocks.cards.deck import kits
from tests.support.cluster.history import Attempt, History, Visit
from tests.support.games import GAMES

DRAWN = ((0, 0), (1, 1), (0, 2), (1, 4), (0, 3), (1, 5), (0, 7), (1, 6), (0, 8))
"""A game that nobody wins before the board is full."""
SECRETIVE = next(id for id in GAMES if not shelf()[id].manifest.open_hands)
"""A game in which nobody may see what others hold."""
BUILDING = next(id for id in kits() if shelf()[id].seats[1] > 2)
"""A game in which hands move bricks; a bot builds too, and is asked for its moves on the bus."""
_PATIENCE = 3.0
_NOTED = 200
_LOST = (aiohttp.ClientError, ConnectionError, OSError, TimeoutError)


class Player:
    """Somebody with a cookie that is good at every house."""

    def __init__(
        self,
        bases: Callable[[], Sequence[str]],
        history: History,
        rng: random.Random,
        http: aiohttp.ClientSession | None = None,
    ) -> None:
        self.bases = bases
        self._history = history
        self._rng = rng
        self._http = http or aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self.visit: Visit | None = None
        self.table: dict[str, Any] = {}
        self.yours: list[int] = []
        self.match: str | None = None
        self.seen: dict[str, Any] | None = None
        """What a page that comes again says it has seen."""
        self.offers: list[tuple[int, dict[str, Any]]] = []
        self._new_id = 0
        self.forgetful = False
        """Sends a repeated command under another id: a mutant."""
        self.deaf = False
        """Answers do not reach it."""
        self._last: deque[tuple[float, str]] = deque(maxlen=12)

    def at(self, base: str) -> "Player":
        """The same person with a page at that house."""
        return Player(lambda: [base], self._history, self._rng, self._http)

    def _base(self) -> str:
        bases = self.bases()
        if not bases:
            raise ConnectionError("no house is open")
        return self._rng.choice(list(bases))

    async def come_in(self) -> None:
        await self._insist("GET", "/api/me", None)

    async def make(self, game: str, seats: Sequence[Mapping[str, str]] = ()) -> str:
        return str((await self._insist("POST", "/api/tables", {"game": game, "seats": list(seats)}))["code"])

    async def _insist(self, method: str, path: str, form: Any) -> Any:
        while True:
            with contextlib.suppress(*_LOST):
                async with asyncio.timeout(_PATIENCE):
                    async with self._http.request(method, self._base() + path, json=form) as response:
                        if response.status == 200:
                            return await response.json()
            await asyncio.sleep(0.1)

    # -------------------------------------------------------------- the line

    async def sit_at(self, code: str, base: str | None = None) -> None:
        """Once the table was shown."""
        while True:
            with contextlib.suppress(*_LOST):
                await self._connect(code, base)
                return
            await asyncio.sleep(self._rng.uniform(0.1, 0.3))

    async def _connect(self, code: str, base: str | None) -> None:
        self.hang_up()
        asked = self._history.now()
        async with asyncio.timeout(_PATIENCE * 4):
            self._socket = await self._http.ws_connect((base or self._base()) + "/ws", max_msg_size=0)
            self._note(f"came to {self._socket._response.url}")
            await self._socket.send_json({"say": "hello", "table": code, "seen": self.seen})
            self.table, self.offers = {}, []
            self._reading = asyncio.ensure_future(self._read(self._socket, asked))
            while not self.table:
                await self.hear()
                if self._reading.done():
                    raise ConnectionError("closed")

    async def hear(self) -> None:
        """Something new, or the end of the connection."""
        self._news.clear()
        await asyncio.wait_for(self._news.wait(), _PATIENCE * 4)

    async def _read(self, socket: aiohttp.ClientWebSocketResponse, asked: float) -> None:
        visits: dict[str, Visit] = {}
        try:
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    break
                self._note(f"heard {message.data}")
                await self._take(json.loads(message.data), visits, asked, socket)
                self._news.set()
        finally:
            self._note(f"ended with {socket.close_code}")
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("closed"))
            self._news.set()

    async def _take(
        self,
        heard: dict[str, Any],
        visits: dict[str, Visit],
        asked: float,
        socket: aiohttp.ClientWebSocketResponse,
    ) -> None:
        match heard["tell"]:
            case "table":
                self.table, self.yours = heard["table"], heard["yours"]
                if self.table["attempt"] is not None:
                    await self._take_part(self.table["attempt"], socket)
            case "update":
                if heard["match"] not in visits:
                    known = self.seen is not None and self.seen["match"] == heard["match"]
                    upto = self.seen["next"] if self.seen is not None and known else None
                    visits[heard["match"]] = Visit(heard["match"], heard["perspective"], asked, upto)
                    self._history.visits.append(visits[heard["match"]])
                visits[heard["match"]].updates.append(heard)
                self.match = heard["match"]
                self.seen = {name: heard[name] for name in ("match", "perspective", "next")}
                self.offers = [(face["seat"], offer) for face in heard["faces"] for offer in face["offers"]]
            case "accepted" | "refused":
                waiting = self._answers.get(heard["id"] or "")
                if waiting is not None and not waiting.done() and not self.deaf:
                    waiting.set_result(heard)

    async def _take_part(self, attempt: dict[str, Any], socket: aiohttp.ClientWebSocketResponse) -> None:
        for seat in self.yours:
            nonce, commitment = f"{seat + 1:064x}", attempt["commitment"]
            fields = {"seat": seat, "commitment": commitment}
            if attempt["pledges"] is None:
                await socket.send_json({"say": "pledge", **fields, "pledge": pledge(commitment, seat, nonce)})
            elif attempt["pledges"][seat] is not None:
                await socket.send_json({"say": "reveal", **fields, "nonce": nonce})

    async def say(self, word: str, **fields: Any) -> None:
        with contextlib.suppress(*_LOST):
            if self._socket is not None:
                self._note(f"said {word} {fields}")
                await self._socket.send_json({"say": word, **fields})

    @property
    def connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    def hang_up(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self._socket is not None and self._socket._writer.transport is not None:
            self._socket._writer.transport.abort()
        self._socket = self._reading = None

    async def leave(self) -> None:
        self.hang_up()
        await self._http.close()

    def describe(self) -> str:
        """What this page last saw, for whoever asks why it waits."""
        seen = {name: self.table.get(name) for name in ("code", "phase", "attempt", "match")}
        now = self._history.now()
        last = "".join(f"\n    {now - at:.2f} s ago {what}" for at, what in self._last)
        return f"connected {self.connected}, seats {self.yours}, shows {self.match}, was told {seen}{last}"

    def _note(self, what: str) -> None:
        self._last.append((self._history.now(), what[:_NOTED]))

    # -------------------------------------------------------------- playing

    async def mark(self, code: str, match: str, seat: int, cell: int) -> str:
        return await self.do(code, match, seat, {"do": "mark", "cell": cell})

    async def do(self, code: str, match: str, seat: int, command: dict[str, Any]) -> str:
        """Until it is answered; then accepted, or refused."""
        self._new_id += 1
        id = f"{code}.{seat}.{self._new_id}"
        attempt = Attempt(match, seat, [id], self._history.now())
        self._history.attempts.append(attempt)
        while True:
            if not self.connected:
                await self.sit_at(code)
                if self.forgetful:
                    id += "x"
                    attempt.ids.append(id)
            answer = self._answers[id] = asyncio.get_running_loop().create_future()
            await self.say("do", id=id, seat=seat, command=command)
            try:
                heard = await asyncio.wait_for(answer, _PATIENCE)
            except _LOST:
                self.hang_up()
                continue
            attempt.answered = self._history.now()
            attempt.answer = heard["tell"]
            return str(heard["tell"])


async def begin(
    ann: Player, bo: Player, game: str = "tic-tac-toe", seats: Sequence[Mapping[str, str]] = ()
) -> tuple[str, str]:
    """A table with both at it and the match running: its code and the match."""
    code = await ann.make(game, seats)
    while True:
        for player in (ann, bo):
            if not player.connected:
                await player.sit_at(code)
        if not bo.yours:
            await bo.say("sit")
        elif ann.table["phase"] == "gathering" and ann.table["attempt"] is None:
            await ann.say("start")
        elif ann.table["phase"] == "playing" and ann.match == bo.match == ann.table["match"]:
            return code, ann.match
        with contextlib.suppress(*_LOST):
            await asyncio.wait(
                [asyncio.ensure_future(p.hear()) for p in (ann, bo)], timeout=1, return_when="FIRST_COMPLETED"
            )


async def play_on(ann: Player, bo: Player, stop: asyncio.Event) -> int:
    """Match after match; how many moves were made."""
    moves = 0
    for player in (ann, bo):
        await player.come_in()
    while not stop.is_set():
        code, match = await begin(ann, bo)
        for seat, cell in DRAWN:
            if stop.is_set():
                break
            while True:
                for player in (ann, bo):
                    if not player.connected:
                        await player.sit_at(code)
                if await (ann, bo)[seat].mark(code, match, seat, cell) == "accepted":
                    break
                if stop.is_set():
                    break
                await asyncio.sleep(0.05)  # the clock stands until both are back
            moves += 1
        for player in (ann, bo):
            player.hang_up()
            player.match = None
    return moves


async def dabble(ann: Player, bo: Player, stop: asyncio.Event, most: int = 1_000_000) -> int:
    """A match of the game with secrets: anything that is offered, over and over; how many moves were made."""
    moves, rng = 0, random.Random(most)
    for player in (ann, bo):
        await player.come_in()
    code, match = await begin(ann, bo, SECRETIVE)
    while not stop.is_set() and moves < most and ann.table["phase"] != "over":
        for player in (ann, bo):
            if not player.connected:
                await player.sit_at(code)
        able = [player for player in (ann, bo) if player.offers]
        if not able:
            with contextlib.suppress(*_LOST):
                await asyncio.wait_for(ann.hear(), 0.2)
            continue
        seat, offer = rng.choice(able[0].offers)
        if await able[0].do(code, match, seat, offer) == "accepted":
            moves += 1
        elif not stop.is_set():
            await asyncio.sleep(0.05)  # the clock stands until both are back
    for player in (ann, bo):
        player.hang_up()
    return moves


async def build(ann: Player, bo: Player, stop: asyncio.Event) -> int:
    """Match after match of a game with bricks, at a table with a bot; how many moves people made."""
    moves, rng = 0, random.Random(7)
    for player in (ann, bo):
        await player.come_in()
    seats = ({"kind": "me"}, {"kind": "free"}, {"kind": "bot", "level": "casual"})
    while not stop.is_set():
        code, match = await begin(ann, bo, BUILDING, seats)
        while not stop.is_set() and ann.table["phase"] != "over":
            for player in (ann, bo):
                if not player.connected:
                    await player.sit_at(code)
            able = [(player, filled) for player in (ann, bo) if (filled := _fill_in(player.offers, rng))]
            if able:
                player, (seat, command) = rng.choice(able)
                moves += await player.do(code, match, seat, command) == "accepted"
            with contextlib.suppress(*_LOST):
                await asyncio.wait_for(ann.hear(), 0.5)
        for player in (ann, bo):
            player.hang_up()
            player.match = None
    return moves


def _fill_in(
    offers: Sequence[tuple[int, dict[str, Any]]], rng: random.Random
) -> tuple[int, dict[str, Any]] | None:
    """One of the offers, as a command: with free fields only if all of them can be chosen from a list."""
    for seat, offer in rng.sample(list(offers), len(offers)):
        free = offer.get("free", {})
        if all(field.get("choices") for field in free.values()):
            chosen = {name: rng.choice(field["choices"]) for name, field in free.items()}
            return seat, {**{name: value for name, value in offer.items() if name != "free"}, **chosen}
    return None
