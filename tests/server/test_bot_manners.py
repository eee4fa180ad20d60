"""What programs over the network do wrong: nonsense, illegal moves, silence, floods. The table stays as it was, or
the program has lost its seat and everybody hears why."""

import asyncio
import json
from typing import Any

import pytest

from breakhouse.bots.protocol import Pace
from breakhouse.server.bots import seat
from breakhouse.server.limits.budgets import Allowance, Budgets, Most, Rate
from tests.support.server.client import Page
from tests.support.server.network_bot import gathering, house_with_bot, start, table_with_bot, take_turns


async def test_a_senseless_message_gets_a_problem_and_changes_nothing() -> None:
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
            ("{}", "unreadable-message"),
            (json.dumps({"table": table, "id": id, "command": {}, "more": 1}), "unreadable-message"),
            (json.dumps({"table": "NOWHERE", "id": id}), "no-seat-there"),
            (json.dumps({"table": table, "id": id + 1}), "answer-unasked"),
            (json.dumps({"table": table, "id": 0}), "answer-too-late"),
        ):
            await rex.line.send_str(said)
            problem = (await rex.until("problem"))["problem"]
            assert problem["code"] == code, said
            assert ("`accept`, `decline` or `table`" in problem["text"]) == (said == "{}")
        await rex.say(table=table, id=id, command={"do": "mark", "cell": 4})
        refused = (await rex.until("refused"))["refused"]
        assert (refused["id"], refused["code"]) == (id, "cell-is-taken")
        again = await rex.until("ask")
        assert again["view"] == asked["view"]
        assert again["ask"] == id + 1
        assert before["tell"] in ("update", "accepted")


def forfeit_of(page: Page) -> tuple[str, str]:
    """The code and the sentence that the people at the table got."""
    (notice,) = [told for told in page.received if told["tell"] == "notice" and told["code"] == "forfeited"]
    return notice["params"]["why"], notice["text"]


async def test_a_bot_that_insists_loses_its_seat() -> None:
    async with table_with_bot() as (ann, rex, page):
        await start(page)
        playing = asyncio.create_task(take_turns(page))
        for _ in range(3):
            asked = await rex.until("ask")
            await rex.say(table=asked["table"], id=asked["ask"], command={"do": "mark", "cell": 99})
        assert (await rex.until("lost"))["lost"]["code"] == "program-insists"
        result = await playing
        assert result["reason"] == "program-insists"
        assert forfeit_of(page) == ("program-insists", "Rex (bot) kept trying illegal moves and lost its seat.")
        replay = await ann.get(f"/api/replays/{result['replay']}")
        assert replay["result"]["reason"] == "program-insists", "whoever looks at it later can read it, too"


async def test_a_bot_that_will_not_move_loses_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat, "PACE", Pace(budget_ms=1))
    async with table_with_bot() as (_, rex, page):
        await start(page)
        playing = asyncio.create_task(take_turns(page))
        for _ in range(4):
            asked = await rex.until("ask")
            await rex.say(table=asked["table"], id=asked["ask"], command=None)
        assert (await rex.until("lost"))["lost"]["code"] == "program-waits"
        assert (await playing)["reason"] == "program-waits"
        assert forfeit_of(page) == ("program-waits", "Rex (bot) wouldn’t move and lost its seat.")


async def test_a_bot_that_answers_late_loses_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat, "PACE", Pace(budget_ms=20, grace_ms=20, start_ms=20))
    async with table_with_bot() as (_, rex, page):
        await start(page)
        playing = asyncio.create_task(take_turns(page))
        asked = await rex.until("ask")
        assert asked["budget_ms"] == 20
        lost = (await rex.until("lost"))["lost"]
        assert (lost["code"], lost["text"]) == ("program-too-slow", "The program took too long to answer.")
        result = await playing
        assert (result["reason"], result["winners"]) == ("program-too-slow", [0])
        assert forfeit_of(page) == ("program-too-slow", "Rex (bot) took too long to answer and lost its seat.")
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


async def test_the_number_of_tables_a_bot_plays_at_is_limited() -> None:
    budgets = Budgets(**{**_all(Budgets.boundless()), "played": Most(1, 1)})
    async with house_with_bot(budgets) as (_, ann, rex), gathering(ann, rex):
        page = await ann.page(await ann.make())
        await page.say("invite", seat=1, who=rex.who)
        await rex.sit()
        assert (await rex.until("problem"))["problem"]["code"] == "too-many-tables"
