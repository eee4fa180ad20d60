"""Programs that play over the network: invitations, matches and ratings, and the examples in two languages."""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.support.server.client import Person, served
from tests.support.server.network_bot import (
    Bot,
    gathering,
    house_with_bot,
    listed,
    start,
    table_with_bot,
    take_turns,
)
from tests.support.server.schemas import check
from tests.support.waiting import until

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
NODE = Path(sys.executable).parent / "node"


async def test_an_invited_bot_plays_and_is_the_only_one_rated() -> None:
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


async def test_a_bot_that_reconnects_plays_on() -> None:
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


async def test_the_table_hears_when_a_bot_declines_or_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_with_bot() as (_, ann, rex):
        page = await ann.page(await ann.make())
        await page.say("invite", seat=1, who=rex.who)
        challenge = (await rex.until("challenge"))["challenge"]
        assert (challenge["game"], challenge["seat"], challenge["host"]) == ("tic-tac-toe", 1, "Ann")
        await rex.say(decline=challenge["id"])
        assert (await page.until("notice", code="bot-declined"))["text"] == "Rex (bot) declined the invitation."
        monkeypatch.setattr("breakhouse.server.bots.socket.ANSWER_MS", 10)
        await page.say("invite", seat=1, who=rex.who)
        assert (await rex.until("withdrawn"))["withdrawn"]["code"] == "challenge-too-old"
        assert (await page.until("notice", code="bot-silent"))["params"] == {"name": "Rex (bot)"}
        await page.say("invite", seat=0, who=rex.who)
        assert (await page.until("refused"))["code"] == "seat-is-taken"
        await page.say("invite", seat=1, who="nobody")
        assert (await page.until("refused"))["code"] == "bot-not-here"
        await rex.say(accept="nonsense")
        assert (await rex.until("problem"))["problem"]["code"] == "no-such-challenge"


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
            await until(lambda: listed(ann), "the bot in the list")
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


async def test_an_example_says_which_node_it_needs(tmp_path: Path) -> None:
    """Older ones have no WebSocket; a runner without it stands in for them."""
    older = tmp_path / "older.mjs"
    older.write_text(
        f"delete globalThis.WebSocket;\nawait import({json.dumps(str(EXAMPLES / 'network_bot.mjs'))});\n"
    )
    program = await asyncio.create_subprocess_exec(str(NODE), str(older), stderr=asyncio.subprocess.PIPE)
    _, said = await asyncio.wait_for(program.communicate(), 30)
    assert program.returncode == 1
    assert said.decode().startswith("This needs Node 22 or newer, not v")
