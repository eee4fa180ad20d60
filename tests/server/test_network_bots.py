"""Programs that play over the network: their tokens, invitations, matches and ratings, and what they do wrong."""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from breakhouse.bots.protocol import Pace
from breakhouse.server import inquiry
from breakhouse.server.budgets import Allowance, Budgets, Most, Rate
from breakhouse.server.tokens import TOKEN
from tests.server.botclient import Bot
from tests.server.client import Page, Person, Served, served
from tests.server.test_schemas import check

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
NODE = Path(sys.executable).parent / "node"


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


async def test_a_bot_is_invited_plays_and_alone_is_rated() -> None:
    async with table_with_bot() as (ann, rex, page):
        assert [one["name"] for one in (await ann.get("/api/bots"))["bots"]] == ["Rex (bot)"]
        await start(page)
        result, ended = await asyncio.gather(take_turns(page), rex.play())
        assert result["rated"]
        assert ended["end"]["scores"] == result["scores"]
        assert sum("saw" in told for told in rex.told) == 7, "the last event too"
        assert result["ratings"][0] is None, "nobody wins or loses anything against a bot"
        assert result["ratings"][1] is not None
        keys = [next(key for key in told if key != "table") for told in rex.told]
        assert keys[:4] == ["welcome", "challenge", "hello", "ask"] or keys[2] == "hello"
        hello = next(told for told in rex.told if "hello" in told)["hello"]
        assert (hello["protocol"], hello["seat"], hello["names"]) == (2, 1, ["Ann", "Rex (bot)"])
        pools = {pool["pool"]: pool["lines"] for pool in (await ann.get("/api/ratings"))["pools"]}
        assert list(pools) == ["tic-tac-toe/bots"]
        assert [(line["name"], line["bot"]) for line in pools["tic-tac-toe/bots"]] == [("Rex (bot)", True)]
        for told in rex.told:
            check("schemas/messages.json", "BotTelling", told)


async def test_two_bots_play_each_other_and_both_are_rated() -> None:
    async with (
        house_with_bot() as (house, ann, rex),
        Person(house.base, "Per") as per,
        await Bot.make(per, "Pip") as pip,
    ):
        page = await ann.page(await ann.make(seats=[{"kind": "free"}, {"kind": "free"}]))
        for seat, bot in enumerate((rex, pip)):
            await page.say("invite", seat=seat, who=bot.who)
            await bot.sit()
        while any(seat["presence"] == "empty" for seat in (await page.until("table"))["table"]["seats"]):
            pass
        await start(page)
        await asyncio.gather(rex.play(), pip.play())
        pools = (await ann.get("/api/ratings"))["pools"]
        assert {line["name"] for line in pools[0]["lines"]} == {"Rex (bot)", "Pip (bot)"}


async def test_nobody_is_rated_against_a_bot_of_their_own() -> None:
    async with house_with_bot() as (_, ann, rex), gathering(ann, rex) as page:
        assert page.received[-1]["table"]["unrated"] == "own-bot"


async def test_a_bot_that_comes_back_goes_on() -> None:
    """Its seat is kept, and it hears again all that it may know."""
    async with served() as house, Person(house.base, "Ann") as ann, Person(house.base, "Olga") as olga:
        rex = await Bot.make(olga, "Rex")
        await rex.connect()
        async with gathering(ann, rex) as page:
            await start(page)
            first = page.received[-1]
            while not any(face["offers"] for face in first.get("faces", [])):
                first = await page.hear()
            await page.mark(0, 4)
            await rex.until("ask")
            await rex.line.close()
            await rex.connect()
            assert rex.told[-1]["welcome"]["tables"] == [page.received[1]["table"]["code"]]
            seen = len(rex.told)
            asked = await rex.until("ask")
            again = rex.told[seen:]
            assert [told["saw"]["cell"] for told in again if "saw" in told and "cell" in told["saw"]] == [4]
            await rex.say(table=asked["table"], id=asked["ask"], command=asked["offers"][0])
            result, _ = await asyncio.gather(take_turns(page), rex.play())
            assert result["rated"]
        await rex.http.close()


async def test_declining_and_not_answering_are_told_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_with_bot() as (_, ann, rex):
        page = await ann.page(await ann.make())
        await page.say("invite", seat=1, who=rex.who)
        challenge = (await rex.until("challenge"))["challenge"]
        assert (challenge["game"], challenge["seat"], challenge["host"]) == ("tic-tac-toe", 1, "Ann")
        await rex.say(decline=challenge["id"])
        assert (await page.until("notice", code="bot-declined"))["text"] == "Rex (bot) declined the invitation."
        monkeypatch.setattr("breakhouse.server.botline.ANSWER_MS", 10)
        await page.say("invite", seat=1, who=rex.who)
        assert (await rex.until("withdrawn"))["withdrawn"]["code"] == "challenge-too-old"
        assert (await page.until("notice", code="bot-silent"))["params"] == {"name": "Rex (bot)"}
        await page.say("invite", seat=0, who=rex.who)
        assert (await page.until("refused"))["code"] == "seat-is-taken"
        await page.say("invite", seat=1, who="nobody")
        assert (await page.until("refused"))["code"] == "bot-not-here"
        await rex.say(accept="nonsense")
        assert (await rex.until("problem"))["problem"]["code"] == "no-such-challenge"


# ------------------------------------------------------------------ tokens


async def test_tokens_are_shown_once_kept_hashed_and_end() -> None:
    async with served() as house, Person(house.base, "Ann") as ann, aiohttp.ClientSession() as http:
        rex = await Bot.make(ann, "Rex")
        await rex.http.close()

        async def show(token: str | None) -> tuple[int, str]:
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            async with http.get(f"{house.base}/api/bot", headers=headers) as told:
                return told.status, (await told.json()).get("code", "")

        assert await show(rex.token) == (200, "")
        assert await show(None) == (401, "token-missing")
        assert await show(rex.token[:-1] + "x") == (401, "token-unknown")
        kept = house.house.store.kept("")
        assert not any(rex.token.encode() in value or rex.token in name for name, value in kept)
        assert len([name for name, _ in kept if name.startswith(TOKEN)]) == 1
        assert [bot["name"] for bot in (await ann.get("/api/me/export"))["bots"]] == ["Rex (bot)"]

        _, renewed = await ann.ask("POST", f"/api/me/bots/{rex.who}/token", {"days": 1})
        assert await show(rex.token) == (401, "token-unknown")
        assert await show(renewed["token"]) == (200, "")
        house.house.programs.tokens._wall = lambda: time.time() + 86_401
        assert await show(renewed["token"]) == (401, "token-expired")
        house.house.programs.tokens._wall = time.time
        assert (await ann.ask("DELETE", f"/api/me/bots/{rex.who}/token"))[0] == 204
        assert await show(renewed["token"]) == (401, "token-unknown")
        assert (await ann.get("/api/me/bots"))["bots"][0]["until"] is None
        assert (await ann.ask("DELETE", f"/api/me/bots/{rex.who}"))[0] == 204
        assert (await ann.get("/api/me/bots"))["bots"] == []
        assert (await ann.ask("DELETE", f"/api/me/bots/{rex.who}"))[0] == 404


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
        assert not house.house.programs.tokens.all()
        assert not any(b"Pip" in value for _, value in house.house.store.kept(""))


async def test_bots_are_limited() -> None:
    budgets = Budgets.boundless().with_setting("bots=1").with_setting("streams=1")
    async with house_with_bot(budgets) as (house, ann, rex):
        assert (await ann.ask("POST", "/api/me/bots", {"name": "Pip"}))[1]["code"] == "too-many-bots"
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await rex.http.ws_connect(f"{house.base}/ws/bot")
        assert refused.value.status == 429


# ------------------------------------------------------------------ bad input


@pytest.mark.parametrize(
    ("query", "headers", "status", "code"),
    [
        ("?protocol=1", None, 400, "unknown-protocol"),
        ("?protocol=x", None, 400, "unknown-protocol"),
        ("?games=chess", None, 404, "no-such-game"),
        ("", {"Authorization": "Bearer forged"}, 401, "token-unknown"),
        ("", {"Authorization": "Basic cmV4"}, 401, "token-missing"),
    ],
)
async def test_the_door_says_why(query: str, headers: dict[str, str] | None, status: int, code: str) -> None:
    async with served() as house, Person(house.base, "Ann") as ann:
        rex = await Bot.make(ann, "Rex")
        upgrade = {"Upgrade": "websocket", "Connection": "upgrade", "Sec-WebSocket-Version": "13"}
        async with rex.http.get(f"{house.base}/ws/bot{query}", headers={**upgrade, **(headers or {})}) as told:
            assert (told.status, (await told.json())["code"]) == (status, code)
        await rex.http.close()


async def test_what_makes_no_sense_is_a_problem_and_changes_nothing() -> None:
    async with table_with_bot() as (_, rex, page):
        await start(page)
        while not any(face["offers"] for face in page.received[-1].get("faces", [])):
            await page.hear()
        await page.mark(0, 4)
        asked = await rex.until("ask")
        table, id = asked["table"], asked["ask"]
        before = page.received[-1]
        for said, code in (
            ("nonsense", "unreadable-message"),
            ("[]", "unreadable-message"),
            ('{"table": 1}', "unreadable-message"),
            (json.dumps({"table": table, "id": id, "command": {}, "more": 1}), "unreadable-message"),
            (json.dumps({"table": "NOWHERE", "id": id}), "no-seat-there"),
            (json.dumps({"table": table, "id": id + 1}), "answer-unasked"),
            (json.dumps({"table": table, "id": 0}), "answer-too-late"),
        ):
            await rex.line.send_str(said)
            assert (await rex.until("problem"))["problem"]["code"] == code, said
        await rex.say(table=table, id=id, command={"do": "mark", "cell": 4})
        refused = (await rex.until("refused"))["refused"]
        assert (refused["id"], refused["code"]) == (id, "cell-is-taken")
        again = await rex.until("ask")
        assert again["view"] == asked["view"]
        assert again["ask"] == id + 1
        assert before["tell"] in ("update", "accepted")


async def test_a_bot_that_insists_has_resigned() -> None:
    async with table_with_bot() as (_, rex, page):
        await start(page)
        playing = asyncio.create_task(take_turns(page))
        for _ in range(3):
            asked = await rex.until("ask")
            await rex.say(table=asked["table"], id=asked["ask"], command={"do": "mark", "cell": 99})
        assert (await rex.until("lost"))["lost"]["code"] == "program-insists"
        assert (await playing)["reason"] == "resigned"


async def test_a_bot_that_answers_late_has_resigned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inquiry, "PACE", Pace(budget_ms=20, grace_ms=20, start_ms=20))
    async with table_with_bot() as (_, rex, page):
        await start(page)
        playing = asyncio.create_task(take_turns(page))
        asked = await rex.until("ask")
        assert asked["budget_ms"] == 20
        lost = (await rex.until("lost"))["lost"]
        assert (lost["code"], lost["text"]) == ("program-too-slow", "The program took too long to answer.")
        result = await playing
        assert (result["reason"], result["winners"]) == ("resigned", [0])
        await rex.say(table=asked["table"], id=asked["ask"], command=asked["offers"][0])
        assert (await rex.until("problem"))["problem"]["code"] == "no-seat-there"


async def test_a_bot_that_floods_is_told_to_slow_down_and_then_cut_off() -> None:
    slow = Allowance(Rate(0.001, 3), Rate(0.001, 3))
    budgets = Budgets(**{**_all(Budgets.boundless()), "answers": slow})
    async with house_with_bot(budgets) as (_, _, rex):
        for _ in range(100):
            await rex.say(decline="x")
        codes = [(await rex.until("problem"))["problem"]["code"] for _ in range(62)]
        with pytest.raises(ConnectionError):
            await rex.hear()
        assert codes[:4] == ["no-such-challenge"] * 3 + ["too-many-requests"]
        assert codes[-1] == "too-much-noise"


def _all(budgets: Budgets) -> dict[str, Any]:
    return {name: getattr(budgets, name) for name in budgets.__struct_fields__}


async def test_a_bot_plays_at_so_many_tables_and_no_more() -> None:
    budgets = Budgets(**{**_all(Budgets.boundless()), "played": Most(1, 1)})
    async with house_with_bot(budgets) as (_, ann, rex), gathering(ann, rex):
        page = await ann.page(await ann.make())
        await page.say("invite", seat=1, who=rex.who)
        await rex.sit()
        assert (await rex.until("problem"))["problem"]["code"] == "too-many-tables"


# ------------------------------------------------------------------ the examples, in two languages


@pytest.mark.parametrize("command", [(sys.executable, "network_bot.py"), (str(NODE), "network_bot.mjs")])
async def test_an_example_plays_a_rated_match_at_a_served_table(command: tuple[str, str]) -> None:
    assert len((EXAMPLES / command[1]).read_text("utf-8").splitlines()) < 60
    async with served() as house, Person(house.base, "Ann") as ann, Person(house.base, "Olga") as olga:
        bot = await Bot.make(olga, "Rex")
        await bot.http.close()
        program = await asyncio.create_subprocess_exec(
            command[0], str(EXAMPLES / command[1]), house.base, bot.token,
            stdout=asyncio.subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        try:
            assert program.stdout is not None
            assert await asyncio.wait_for(program.stdout.readline(), 30) == b"Rex (bot) is ready.\n"
            while not (await ann.get("/api/bots"))["bots"]:
                await asyncio.sleep(0.05)
            page = await ann.page(await ann.make("skipbo-breakers", options={"target": 1}))
            await page.say("invite", seat=1, who=bot.who)
            while not (await page.until("table"))["table"]["seats"][1]["program"]:
                pass
            await start(page)
            async with asyncio.timeout(60):
                result = await take_turns(page)
            assert result["rated"]
            assert result["ratings"][1] is not None
        finally:
            os.killpg(program.pid, signal.SIGTERM)  # the launcher of Node, and Node
            await program.wait()


async def test_an_example_says_what_is_wrong_with_its_token() -> None:
    async with served() as house:
        program = await asyncio.create_subprocess_exec(
            str(NODE), str(EXAMPLES / "network_bot.mjs"), house.base, "forged", stderr=asyncio.subprocess.PIPE
        )
        _, said = await asyncio.wait_for(program.communicate(), 30)
        assert program.returncode == 1
        assert said.decode() == "This token isn’t valid. Make a new one in your settings.\n"


async def test_the_operator_makes_bots_and_ends_their_tokens() -> None:
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
