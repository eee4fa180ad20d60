"""A program that plays over the network, driven by a test: its token, its socket, and what it was told."""

import asyncio
import json
from typing import Any

import aiohttp

from tests.server.client import Person


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
