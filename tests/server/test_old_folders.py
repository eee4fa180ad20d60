"""A data folder of an invented first version, whose rows say "play" and "put": it opens, and its matches go on."""

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from breakhouse.core import log
from breakhouse.core.entry import Entry, Header
from breakhouse.games import game
from tests.support.old_words import find_old_words, in_old_words, renamed_on_the_shelf
from tests.support.server.client import Page, Person, seated, served
from tests.support.server.golden import golden, put_back

NAME = "skipbo-breakers-two-players"


@pytest.fixture(autouse=True)
def _second_version() -> Iterator[None]:
    with renamed_on_the_shelf():
        yield


def old(name: str) -> tuple[Header, list[Entry], log.End]:
    header, entries, end = golden(name)
    return header, [in_old_words(entry) for entry in entries], end


async def come_back(person: Person, base: str, code: str) -> Page:
    person.base = base
    return await person.page(code)


async def uncovered(page: Page) -> Any:
    """What the seat sees, once everybody is back and the match goes on."""
    while True:
        face = (await page.until("update"))["faces"][0]
        if face["view"] is not None:
            return face


async def test_a_finished_match_of_an_old_folder_can_be_replayed_and_verified(tmp_path: Path) -> None:
    header, entries, end = old(NAME)
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        _, first, second = await seated(ann, bo, header.game)
        await first.say("resign", seat=0)
        id = (await second.phase("over"))["table"]["result"]["replay"]
    put_back(tmp_path, header, entries, end)
    assert find_old_words(entries)
    async with served(tmp_path) as house, Person(house.base, "Cleo") as cleo:
        replay = await cleo.get(f"/api/replays/{id}")
        assert len(replay["steps"]) == len(entries)
        assert find_old_words(replay["steps"]) == []
        assert (await cleo.get(f"/api/replays/{id}/verify"))["ok"]
        log.verify(game(header.game), (await cleo.get(f"/api/replays/{id}/match")).splitlines())


async def test_a_running_match_of_an_old_folder_goes_on(tmp_path: Path) -> None:
    header, entries, end = old(NAME)
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
            assert find_old_words(received) == []
            stored = [row.entry for row in house.house.store.entries(house.house.tables[code].sheet.match)]
            assert stored[: len(entries)] == entries
            assert len(stored) > len(entries)
            assert find_old_words(stored[len(entries) :]) == []
