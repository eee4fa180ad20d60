"""Accounts of programs that play over the network: their tokens, their limits, and the door of their socket."""

import asyncio
import contextlib
import time

import aiohttp
import pytest

from breakhouse.server.bots.accounts import TOKEN
from breakhouse.server.limits.budgets import Budgets
from tests.support.server.client import Person, served
from tests.support.server.network_bot import Bot, house_with_bot

UPGRADE = {"Upgrade": "websocket", "Connection": "upgrade", "Sec-WebSocket-Version": "13"}


async def test_tokens_are_shown_once_stored_hashed_and_can_be_ended() -> None:
    async with served() as house, Person(house.base, "Ann") as ann, aiohttp.ClientSession() as http:
        rex = await Bot.make(ann, "Rex")
        await rex.http.close()

        async def show(token: str | None) -> tuple[int, str]:
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            async with http.get(f"{house.base}/api/bot", headers=headers) as told:
                return told.status, (await told.json()).get("code", "")

        assert await show(rex.token) == (200, "")
        assert await show(None) == (401, "token-missing")
        other = "y" if rex.token.endswith("x") else "x"  # one token in 64 ends in any given letter
        assert await show(rex.token[:-1] + other) == (401, "token-unknown")
        kept = house.house.store.notes("")
        assert not any(rex.token.encode() in value or rex.token in name for name, value in kept)
        assert len([name for name, _ in kept if name.startswith(TOKEN)]) == 1
        assert [bot["name"] for bot in (await ann.get("/api/me/export"))["bots"]] == ["Rex (bot)"]

        _, renewed = await ann.ask("POST", f"/api/me/bots/{rex.who}/token", {"days": 1})
        assert await show(rex.token) == (401, "token-unknown")
        assert await show(renewed["token"]) == (200, "")
        house.house.bots.accounts._wall = lambda: time.time() + 86_401
        assert await show(renewed["token"]) == (401, "token-expired")
        house.house.bots.accounts._wall = time.time
        assert (await ann.ask("DELETE", f"/api/me/bots/{rex.who}/token"))[0] == 204
        assert await show(renewed["token"]) == (401, "token-unknown")
        assert (await ann.get("/api/me/bots"))["bots"][0]["until"] is None
        assert (await ann.ask("DELETE", f"/api/me/bots/{rex.who}"))[0] == 204
        assert (await ann.get("/api/me/bots"))["bots"] == []
        assert (await ann.ask("DELETE", f"/api/me/bots/{rex.who}"))[0] == 404


async def test_a_bot_whose_token_expires_is_disconnected() -> None:
    async with house_with_bot() as (house, _, rex):
        tokens = house.house.bots.accounts
        (account,) = await tokens.all()
        await rex.line.close()
        tokens._wall = lambda: (account.until or 0) - 0.05
        await rex.connect()
        assert (await rex.until("problem"))["problem"]["text"].startswith("This token has expired.")
        with pytest.raises(ConnectionError):
            await rex.hear()


async def test_a_revoked_bot_is_disconnected_and_goes_with_its_owner() -> None:
    async with served() as house, Person(house.base, "Ann") as ann:
        async with await Bot.make(ann, "Rex") as rex:
            await ann.ask("DELETE", f"/api/me/bots/{rex.who}/token")
            assert (await rex.until("problem"))["problem"]["code"] == "token-unknown"
            with pytest.raises(ConnectionError):
                await rex.hear()
        pip = await Bot.make(ann, "Pip")
        await pip.http.close()
        await ann.ask("DELETE", "/api/me")
        assert not await house.house.bots.accounts.all()
        assert not any(b"Pip" in value for _, value in house.house.store.notes(""))


async def test_one_address_has_twenty_bots_at_most_however_many_people_ask() -> None:
    """Five people made twenty-five."""
    async with served(budgets=Budgets()) as house, contextlib.AsyncExitStack() as people:
        codes = []
        for n in range(5):
            person = await people.enter_async_context(Person(house.base, f"Ann {n}"))
            codes += [
                (await person.ask("POST", "/api/me/bots", {"name": f"Rex {i}"}))[1].get("code") for i in range(5)
            ]
        assert codes == [None] * 20 + ["too-many-bots-there"] * 5
        assert len(await house.house.bots.accounts.all()) == 20


async def test_one_person_has_five_bots_at_most_even_when_all_are_made_at_once() -> None:
    async with served(budgets=Budgets()) as house, Person(house.base, "Ann") as ann:
        made = [ann.ask("POST", "/api/me/bots", {"name": f"Rex {n}"}) for n in range(12)]
        codes = [answer.get("code") for _, answer in await asyncio.gather(*made)]
        assert (codes.count(None), codes.count("too-many-bots")) == (5, 7)
        assert len(await house.house.bots.accounts.all()) == 5


async def test_bots_are_limited() -> None:
    budgets = Budgets.boundless().with_setting("bots=1").with_setting("streams=1")
    async with house_with_bot(budgets) as (house, ann, rex):
        assert (await ann.ask("POST", "/api/me/bots", {"name": "Pip"}))[1]["code"] == "too-many-bots"
        async with rex.http.get(f"{house.base}/ws/bot", headers=UPGRADE) as told:
            assert (told.status, told.headers["Retry-After"]) == (429, "10")
            no = await told.json()
        assert (no["code"], "page" in no["text"]) == ("too-many-connections", False), "a bot has no pages"


@pytest.mark.parametrize(
    ("query", "headers", "status", "code"),
    [
        ("?protocol=1", None, 400, "unknown-protocol"),
        ("?protocol=x", None, 400, "unknown-protocol"),
        ("?protocol=", None, 400, "unknown-protocol"),
        ("", {"Upgrade": "h2c"}, 400, "not-a-websocket"),
        ("?games=chess", None, 404, "no-such-game"),
        ("", {"Authorization": "Bearer forged"}, 401, "token-unknown"),
        ("", {"Authorization": "Basic cmV4"}, 401, "token-missing"),
    ],
)
async def test_a_rejected_bot_is_told_why(
    query: str, headers: dict[str, str] | None, status: int, code: str
) -> None:
    async with served() as house, Person(house.base, "Ann") as ann:
        rex = await Bot.make(ann, "Rex")
        async with rex.http.get(f"{house.base}/ws/bot{query}", headers={**UPGRADE, **(headers or {})}) as told:
            assert (told.status, (await told.json())["code"]) == (status, code)
        await rex.http.close()


async def test_the_operator_can_make_bots_and_revoke_their_tokens() -> None:
    async with served(token="t" * 20) as house, Person(house.base, "Ann") as ann:
        key = {"Authorization": f"Bearer {'t' * 20}"}
        status, made = await ann.ask("POST", "/api/admin/bot", {"name": "House", "days": 3}, headers=key)
        assert (status, made["bot"]["name"]) == (200, "House (bot)")
        async with Bot(house.base, made["token"], "House (bot)", made["bot"]["who"]) as bot:
            await ann.ask("POST", "/api/admin/revoke", {"target": bot.who}, headers=key)
            assert (await bot.until("problem"))["problem"]["code"] == "token-unknown"
        listed = (await ann.ask("GET", "/api/admin/bots", headers=key))[1]["bots"]
        assert [(one["who"], one["until"]) for one in listed] == [(bot.who, None)]
        deeds = (await ann.ask("GET", "/api/admin/audit", headers=key))[1]["deeds"]
        assert [deed["action"] for deed in deeds] == ["revoke", "bot"]


async def test_a_message_on_which_the_house_fails_is_refused_and_the_socket_stays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: bytes) -> None:
        raise ZeroDivisionError

    async with house_with_bot(Budgets.boundless()) as (house, _, rex):
        with monkeypatch.context() as broken:
            broken.setattr("breakhouse.server.bots.messages.read_saying", fail)
            await rex.say(decline="x")
            assert (await rex.until("problem"))["problem"]["code"] == "server-failed"
        await rex.say(decline="x")
        assert (await rex.until("problem"))["problem"]["code"] == "no-such-challenge"
        assert house.house.metrics.counts["errors_total"] == 1
    assert "a message of a bot failed" in caplog.text
