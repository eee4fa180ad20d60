"""A program that plays over the network, driven by a test: token, socket, messages received, and its table."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from breakhouse.server.limits.budgets import Budgets
from tests.support.server.client import Page, Person, Served, served


class Bot:
    def __init__(self, base: str, token: str, name: str, who: str) -> None:
        self.base = base
        self.token = token
        self.name = name
        self.who = who
        self.told: list[dict[str, Any]] = []
        self.http = aiohttp.ClientSession(headers={"Authorization": f"Bearer {token}"})
        self.line: aiohttp.ClientWebSocketResponse

    @classmethod
    async def make(cls, owner: Person, name: str, base: str | None = None) -> "Bot":
        status, made = await owner.ask("POST", "/api/me/bots", {"name": name})
        assert status == 200, made
        return cls(base or owner.base, made["token"], made["bot"]["name"], made["bot"]["who"])

    async def __aenter__(self) -> "Bot":
        await self.connect()
        return self

    async def connect(self, query: str = "") -> None:
        self.line = await self.http.ws_connect(f"{self.base}/ws/bot{query}", max_msg_size=0)
        await self.until("welcome")

    async def __aexit__(self, *_: object) -> None:
        await self.http.close()

    async def say(self, **said: Any) -> None:
        await self.line.send_str(json.dumps(said))

    async def hear(self) -> dict[str, Any]:
        message = await self.line.receive(30)
        if message.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionError(f"{message.type!r} {message.data!r}")
        told: dict[str, Any] = json.loads(message.data)
        self.told.append(told)
        return told

    async def until(self, key: str) -> dict[str, Any]:
        async with asyncio.timeout(30):
            while key not in (told := await self.hear()):
                pass
        return told

    async def sit(self) -> str:
        """Accepts the next invitation; the table's code."""
        challenge = (await self.until("challenge"))["challenge"]
        await self.say(accept=challenge["id"])
        return str(challenge["table"])

    async def play(self) -> dict[str, Any]:
        """Takes the first offer each time, to the end of the match."""
        while True:
            told = await self.hear()
            if "ask" in told:
                await self.say(table=told["table"], id=told["ask"], command=told["offers"][0])
            elif "end" in told or "lost" in told:
                return told


async def listed(person: Person) -> list[dict[str, Any]]:
    """The bots that somebody may invite."""
    found: list[dict[str, Any]] = (await person.get("/api/bots"))["bots"]
    return found


@asynccontextmanager
async def gathering(ann: Person, bot: Bot) -> AsyncIterator[Page]:
    """A table of Ann's with the bot in the second seat."""
    page = await ann.page(await ann.make())
    await page.say("invite", seat=1, who=bot.who)
    await bot.sit()
    while not (await page.until("table"))["table"]["seats"][1]["program"]:
        pass
    yield page


@asynccontextmanager
async def table_with_bot() -> AsyncIterator[tuple[Person, Bot, Page]]:
    """Ann, a bot of Olga's, and Ann's page at the table where both sit."""
    async with (
        served() as house,
        Person(house.base, "Ann") as ann,
        Person(house.base, "Olga") as olga,
        await Bot.make(olga, "Rex") as rex,
        gathering(ann, rex) as page,
    ):
        yield ann, rex, page


@asynccontextmanager
async def house_with_bot(budgets: Budgets | None = None) -> AsyncIterator[tuple[Served, Person, Bot]]:
    """A house, Ann, and a bot of hers."""
    async with (
        served(budgets=budgets) as house,
        Person(house.base, "Ann") as ann,
        await Bot.make(ann, "Rex") as rex,
    ):
        yield house, ann, rex


async def start(page: Page) -> None:
    await page.say("start")
    await page.phase("playing")


async def take_turns(page: Page, seat: int = 0) -> dict[str, Any]:
    """Takes the first offer whenever the seat may act, until the match is over."""
    while True:
        told = await page.hear()
        if told["tell"] == "table" and told["table"]["result"]:
            return dict(told["table"]["result"])
        faces = [face for face in told.get("faces", []) if face["seat"] == seat and face["offers"]]
        if faces:
            await page.say("do", id=f"{len(page.said)}", seat=seat, command=faces[0]["offers"][0])
