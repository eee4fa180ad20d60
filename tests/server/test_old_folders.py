"""A data folder of the first version, whose rows say "play" and "freed": it opens, and its matches go on."""

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from breakhouse.core import log
from breakhouse.games import game
from tests.support.server.client import Page, Person, seated, served
from tests.support.server.golden import golden, put_back


def old_words(value: Any) -> list[str]:
    text = msgspec.json.encode(value).decode()
    return [word for word in ('"do":"play"', '"do":"free"', '"do":"aside"', '"did":"freed"') if word in text]


async def come_back(person: Person, base: str, code: str) -> Page:
    person.base = base
    return await person.page(code)


async def uncovered(page: Page) -> Any:
    """What the seat sees, once everybody is back and the match goes on."""
    while True:
        face = (await page.until("update"))["faces"][0]
        if face["view"] is not None:
            return face


@pytest.mark.parametrize("name", ["skipbo-breakers-two-players", "classic-tactile-on-the-grid", "mini-base-two"])
async def test_a_finished_match_of_an_old_folder_is_looked_at_and_verified(name: str, tmp_path: Path) -> None:
    header, entries, end = golden(name)
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        _, first, second = await seated(ann, bo, header.game)
        await first.say("resign", seat=0)
        id = (await second.phase("over"))["table"]["result"]["replay"]
    put_back(tmp_path, header, entries, end)
    assert old_words(entries)
    async with served(tmp_path) as house, Person(house.base, "Cleo") as cleo:
        replay = await cleo.get(f"/api/replays/{id}")
        assert len(replay["steps"]) == len(entries)
        assert old_words(replay["steps"]) == []
        assert (await cleo.get(f"/api/replays/{id}/verify"))["ok"]
        log.verify(game(header.game), (await cleo.get(f"/api/replays/{id}/match")).splitlines())


async def test_a_match_that_ran_in_an_old_folder_goes_on(tmp_path: Path) -> None:
    header, entries, end = golden("skipbo-breakers-two-players")
    then = next(entry for entry in entries[12:] if b'"do":"play"' in bytes(entry.command))
    entries = entries[: then.seq]
    async with AsyncExitStack() as evening:
        async with served(tmp_path) as house:
            ann, bo = [await evening.enter_async_context(Person(house.base, name)) for name in ("Ann", "Bo")]
            code, *_ = await seated(ann, bo, header.game)
        put_back(tmp_path, header, entries, end)
        async with served(tmp_path) as house:
            pages = [await come_back(person, house.base, code) for person in (ann, bo)]
            assert (await uncovered(pages[then.seat]))["view"]["turn"] == then.seat
            answer = await pages[then.seat].do(then.seat, json.loads(bytes(then.command)))
            assert answer["tell"] == "accepted"
            received = [json.loads(raw) for page in pages for raw in page.raw]
            assert old_words(received) == []
            stored = [row.entry for row in house.house.store.entries(house.house.tables[code].sheet.match)]
            assert stored[: len(entries)] == entries
            assert len(stored) > len(entries)
            assert old_words(stored[len(entries) :]) == []
