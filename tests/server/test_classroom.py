"""Everyday play meets no limit: thirty children behind one address, with the usual budgets."""

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from breakhouse.games import game
from breakhouse.server.limits.budgets import Budgets
from tests.support.games import BOXES
from tests.support.server.client import Page, Person, seated, served

CHILDREN = 30
WON = ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2))


async def _play(ann: Person, bo: Person) -> list[Page]:
    """A match as children play it: a name each, hands moving, a word, hints at the wrong time, a rematch."""
    for number, person in enumerate((ann, bo)):
        await person.ask("PATCH", "/api/me", {"name": f"Child {number}", "settings": {"theme": "dark"}})
        for path in ("/api/games", "/api/tables", "/api/results", "/api/ratings"):
            assert (await person.ask("GET", path))[0] == 200
    _, first, second = await seated(ann, bo)
    pages = [first, second]
    for page in pages:
        await page.say("chat", preset="hello")
    for seat, cell in WON:
        for _ in range(6):
            await pages[seat].say("gesture", seat=seat, motion={"x": 1})
        assert (await pages[seat].mark(seat, cell))["tell"] == "accepted"
    for page in pages:
        await page.say("chat", preset="good-game")
        await page.say("ping", n=1)
        await page.until("pong", n=1)
    return pages


async def test_thirty_children_behind_one_address_hit_no_limit() -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served(budgets=Budgets()))
        children = [await stack.enter_async_context(Person(house.base)) for _ in range(CHILDREN)]
        pairs = zip(children[::2], children[1::2], strict=True)
        played = await asyncio.gather(*(_play(ann, bo) for ann, bo in pairs))
        refused = [
            message
            for pages in played
            for page in pages
            for message in page.received
            if message["tell"] == "refused"
        ]
        assert refused == []
        assert house.house.metrics.counts["refused_total"] == 0
        assert house.house.metrics.counts["hung_up_total"] == 0


@pytest.mark.parametrize("name", BOXES)
async def test_an_ordinary_day_with_every_box_hits_no_limit(name: str) -> None:
    """Four tables of one box behind one address: two people, a bot, a spectator, a connection that breaks."""
    of = BOXES[name]
    rules = game(of.game)
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "free"}]
    if rules.seats[1] > 2:
        seats.append({"kind": "bot", "level": "random"})
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served(budgets=Budgets()))
        people = [await stack.enter_async_context(Person(house.base)) for _ in range(12)]
        trios = zip(people[::3], people[1::3], people[2::3], strict=True)
        await asyncio.gather(*(_day(*trio, of.game, seats, dict(of.box.options)) for trio in trios))
        assert house.house.metrics.counts["hung_up_total"] == 0
        refusals = [
            one for person in people for page in person.pages for one in page.received if one["tell"] == "refused"
        ]
        assert [one for one in refusals if one["code"].startswith(("too-m", "no-cookie", "house-"))] == []


async def test_a_whole_class_with_all_boxes_and_weak_connections_hits_no_limit() -> None:
    """Ten tables of all boxes at once behind one address; at each somebody watches, and somebody's line breaks
    again and again. Afterwards everybody looks at what the others have played."""
    boxes = [of for of in BOXES.values() if game(of.game).seats[0] <= 2]
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(served(budgets=Budgets()))
        people = [await stack.enter_async_context(Person(house.base)) for _ in range(CHILDREN)]
        trios = zip(people[::3], people[1::3], people[2::3], strict=True)
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "free"}]
        days = [
            _day(*trio, boxes[n % len(boxes)].game, seats, dict(boxes[n % len(boxes)].box.options), breaks=3)
            for n, trio in enumerate(trios)
        ]
        await asyncio.gather(*days)
        asked = [
            person.ask("GET", path)
            for person in people
            for path in ("/api/results", "/api/results?mine=1", "/api/ratings", "/api/me/tables")
        ]
        assert {status for status, _ in await asyncio.gather(*asked)} == {200}
        assert house.house.metrics.counts["hung_up_total"] == 0
        refusals = [
            one for person in people for page in person.pages for one in page.received if one["tell"] == "refused"
        ]
        assert [one for one in refusals if one["code"].startswith(("too-m", "no-cookie", "house-"))] == []


async def _day(
    ann: Person, bo: Person, eve: Person, id: str, seats: list[dict[str, Any]], options: Any, breaks: int = 12
) -> None:
    """A connection breaks in every `breaks`th turn."""
    rng = random.Random(1)
    code, *pages = await seated(ann, bo, id, seats=seats, options=options)
    watching = await eve.page(code)
    for turn in range(12):
        for seat in range(2):
            await pages[seat].say("gesture", seat=seat, motion={"x": 1})
            table = next(one["faces"][0] for one in reversed(pages[seat].received) if one["tell"] == "update")
            plain = [offer for offer in table["offers"] if "free" not in offer]
            if plain:
                await pages[seat].do(seat, rng.choice(plain))
        if turn % breaks == breaks // 2:
            pages[1].cut()
            pages[1] = await bo.page(code)
            await pages[1].until("update")
    await watching.say("chat", preset="well-played")
    await watching.say("history")
    await watching.until("history")
