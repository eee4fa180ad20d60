"""Two houses, one world: any page at any house, and nobody notices which house has the table."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from breakhouse.core import Refusal
from breakhouse.server.admin.actions import Operator
from breakhouse.server.app import services_of
from breakhouse.server.writes import write
from breakhouse.server.ws.frames import check_quiet
from tests.support.cluster.houses import across
from tests.support.server.client import Person, Served
from tests.support.server.network_bot import Bot, listed, start, take_turns
from tests.support.waiting import until


async def test_a_match_is_played_through_two_houses(houses: tuple[Served, Served]) -> None:
    async with AsyncExitStack() as stack:
        code, first, second = await across(houses, stack)
        assert code in houses[0].house.tables
        assert not houses[1].house.tables
        for cell in (0, 3, 1, 4):
            page, seat = (first, 0) if cell < 3 else (second, 1)
            assert (await page.mark(seat, cell))["tell"] == "accepted"
        assert (await second.mark(1, 5))["tell"] == "refused", "it is not his turn"
        assert (await first.mark(0, 2))["tell"] == "accepted"
        over = await second.phase("over")
        assert over["table"]["result"]["winners"] == [0]
        for path in ("/api/results", "/api/ratings"):
            there, here = await first.person.get(path), await second.person.get(path)
            assert there == here
            assert any(here.values())


async def test_a_weak_connection_to_another_house_is_shown_at_the_seat(houses: tuple[Served, Served]) -> None:
    async with AsyncExitStack() as stack:
        _, first, second = await across(houses, stack)
        for wire in houses[1].house.sockets:
            wire.quiet = 2
        check_quiet(houses[1].house.sockets)
        assert (await first.until("notice", code="weak-line"))["params"] == {"name": "Bo"}
        await second.say("ping", n=1)
        await second.until("pong")
        check_quiet(houses[1].house.sockets)
        async with asyncio.timeout(10):
            while (await first.until("table"))["table"]["seats"][1]["weak"]:
                pass


async def test_any_house_answers_questions_about_any_table(houses: tuple[Served, Served]) -> None:
    async with AsyncExitStack() as stack:
        code, _, second = await across(houses, stack)
        bo = second.person
        assert (await bo.get(f"/api/tables/{code}"))["table"]["code"] == code
        assert (await bo.ask("POST", "/api/join", {"code": code.lower()}))[1]["code"] == code
        mine: list[dict[str, Any]] = []

        async def is_listed() -> bool:
            mine[:] = (await bo.get("/api/me/tables"))["tables"]
            return bool(mine)

        await until(is_listed, "the table in the list")
        assert (mine[0]["code"], mine[0]["yours"]) == (code, [1])


async def test_a_new_name_and_a_deletion_request_reach_every_house(houses: tuple[Served, Served]) -> None:
    async with AsyncExitStack() as stack:
        _, first, second = await across(houses, stack)
        await second.person.ask("PATCH", "/api/me", {"name": "Bob"})
        while "Bob" not in [seat["name"] for seat in (await first.until("table"))["table"]["seats"]]:
            pass
        await second.person.ask("DELETE", "/api/me")
        while "Bob" in [seat["name"] for seat in (await first.until("table"))["table"]["seats"]]:
            pass


async def test_a_closed_page_is_gone_from_every_house(houses: tuple[Served, Served]) -> None:
    async with AsyncExitStack() as stack:
        code, first, second = await across(houses, stack)
        table = houses[0].house.tables[code]
        assert len(table.devices) == 2
        second.cut()
        await until(lambda: len(table.devices) == 1, "the page to be gone")
        again = await second.person.page(code)
        assert (await again.until("update"))["match"]
        assert (await first.mark(0, 0))["tell"] == "accepted"
        assert (await again.mark(1, 3))["tell"] == "accepted"


async def test_a_table_handed_over_goes_on_elsewhere_with_its_clock(houses: tuple[Served, Served]) -> None:
    async with AsyncExitStack() as stack:
        code, first, second = await across(houses, stack)
        assert (await first.mark(0, 0, "mine"))["tell"] == "accepted"
        stood = houses[0].house.tables[code].now()
        await houses[0].house.tables.hand_over()
        for page in (first, second):
            bye = await page.until("bye")
            assert (bye["code"], bye["again"]) == ("table-moved", True)
        assert not houses[0].house.tables
        second = await second.person.page(code)
        notice = await second.until("notice")
        assert notice["code"] == "table-taken-over"
        first = await first.person.page(code)
        table = houses[1].house.tables[code]
        assert table.now() is not None
        assert table.now() >= (stood or 0)
        assert (await first.mark(0, 0, "mine"))["tell"] == "accepted", "the answer that it got before"
        assert (await second.mark(1, 3))["tell"] == "accepted"
        kept = await houses[1].house.store.ask(lambda store: store.entries(table.sheet.match))
        assert len(kept) == 3


async def test_a_house_that_is_leaving_adopts_no_table(houses: tuple[Served, Served]) -> None:
    """A page whose table is being handed over comes back while the store still names the house that leaves."""
    async with AsyncExitStack() as stack:
        code, _, second = await across(houses, stack)
        one = houses[0].house
        one.tables.leaving = True
        one.tables[code].lose()
        assert (await second.until("bye"))["code"] == "table-moved"
        again = await second.person.page()
        await again.say("hello", table=code)
        bye = await again.until("bye")
        assert (bye["code"], bye["again"]) == ("house-waits", True)
        assert not one.tables
        await second.person.page(code)
        assert code in houses[1].house.tables


async def test_houses_share_budgets(houses: tuple[Served, Served]) -> None:
    one, other = (served.house.accounts for served in houses)
    heard: list[tuple[str, str, float]] = []
    other.note = heard.extend  # type: ignore[method-assign]
    async with Person(houses[0].base, "Ann") as ann:
        await ann.make()
        await until(lambda: any(what == "tables" for what, _, _ in heard), "the other house to hear of it")
    assert {whose[0] for what, whose, _ in heard if what == "tables"} == {"a", "v"}
    assert one is not other


async def test_a_ban_holds_at_every_house(houses: tuple[Served, Served]) -> None:
    async with AsyncExitStack() as stack:
        _, _, second = await across(houses, stack)
        who = (await second.person.get("/api/me"))["who"]
        await Operator(services_of(houses[1].house)).ban(who, "operator")
        assert (await second.until("bye"))["code"] == "banned", "though the table is at the other house"
        assert [len(table.devices) for table in houses[0].house.tables.values()] == [1], (
            "nobody waits for him there"
        )
        second.person.base = houses[0].base

        async def is_banned() -> bool:
            return (await second.person.ask("GET", "/api/results"))[0] == 403

        await until(is_banned, "the ban")


async def test_a_lost_message_costs_only_time(houses: tuple[Served, Served]) -> None:
    async with AsyncExitStack() as stack:
        code, first, second = await across(houses, stack)
        router = houses[0].house.router
        assert router is not None
        send = router.incoming.send
        router.incoming.send = lambda house, message: None  # type: ignore[method-assign]
        assert (await first.mark(0, 0))["tell"] == "accepted"
        router.incoming.send = send  # type: ignore[method-assign]
        assert (await second.until("bye"))["again"]
        second = await second.person.page(code)
        assert (await second.mark(1, 3))["tell"] == "accepted"


async def test_an_operator_at_one_house_can_see_and_do_everything_at_all_of_them(
    houses: tuple[Served, Served],
) -> None:
    one, other = houses
    olga = Operator(services_of(other.house))
    async with AsyncExitStack() as stack:
        _, first, second = await across(houses, stack)
        far = await (await stack.enter_async_context(Person(other.base, "Cleo"))).make(access="link")
        code = await (await stack.enter_async_context(Person(one.base, "Dov"))).make()
        near = other.house.tables[far].sheet.id
        stray = one.house.tables[code]
        stray.lose()
        await one.house.store.ask(lambda store: store.give_back([stray.sheet.id]))
        listed = {table.id: table for table in await olga.tables()}
        (played,) = (table for table in one.house.tables.values())
        assert set(listed) == {played.sheet.id, near, stray.sheet.id}, "also one that no house has"
        assert (listed[played.sheet.id].phase, listed[played.sheet.id].pages) == ("playing", 2)
        one.house.slow.note("stall", 3.0, "somewhere")
        stats = await olga.stats()
        assert (stats.running, stats.pages) == (1, 2)
        assert "somewhere" in [moment.where for moment in stats.slow], "at the other house"
        people = {line.name: line for line in await olga.visitors()}
        assert people["Ann"].tables == [played.sheet.id]
        assert people["Ann"].addresses == ["127.0.0.1"]
        assert [line.name for line in await olga.visitors("ann")] == ["Ann"]
        assert await olga.announce("Back at eight.", "Olga") == 2
        for page in (first, second):
            assert (await page.until("notice"))["code"] == "from-operator"
        await olga.rename(people["Ann"].who, "Anna", "Olga")
        while "Anna" not in [seat["name"] for seat in (await second.until("table"))["table"]["seats"]]:
            pass
        await olga.close(played.sheet.id, "Olga")
        assert (await first.until("bye"))["code"] == "table-closed"
        await olga.close(stray.sheet.id, "Olga")
        await write(other.house.store, [])
        assert [table.id for table in await olga.tables()] == [near]
        with pytest.raises(Refusal, match="no-such-table"):
            await olga.close("nowhere", "Olga")
        assert [deed.action for deed in await olga.audit()] == ["close", "close", "rename", "announce"]


async def test_a_program_at_one_house_is_invited_to_a_table_at_another(houses: tuple[Served, Served]) -> None:
    one, other = houses
    async with Person(one.base, "Ann") as ann, Person(other.base, "Olga") as olga:
        rex = await Bot.make(olga, "Rex")
        await rex.connect()
        await until(lambda: listed(ann), "the bot in the list")
        page = await ann.page(await ann.make())
        await page.say("invite", seat=1, who=rex.who)
        await rex.say(decline=(await rex.until("challenge"))["challenge"]["id"])
        await page.until("notice", code="bot-declined")
        await page.say("invite", seat=1, who=rex.who)
        await rex.sit()
        while not (await page.until("table"))["table"]["seats"][1]["program"]:
            pass
        await start(page)
        result, ended = await asyncio.gather(take_turns(page), rex.play())
        assert result["rated"]
        assert ended["end"]["winners"] == result["winners"]
        assert not other.house.tables
        await ann.ask("DELETE", "/api/me")
        await olga.ask("DELETE", f"/api/me/bots/{rex.who}/token")
        await rex.until("problem")
        await rex.http.close()
