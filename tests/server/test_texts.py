"""A game's messages come from the house when a page needs them: small, kept for ever, the same for every game."""

import aiohttp
import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from breakhouse.games import shelf
from breakhouse.locales import LANGUAGES
from breakhouse.server.http.catalogue import SENT, text_of, versions
from tests.support.server.client import Person, served


async def test_the_shelf_lists_the_version_of_every_message_group() -> None:
    async with served() as house, Person(house.base) as ann:
        for entry in (await ann.get("/api/games"))["games"]:
            assert set(entry["texts"]) == set(entry["manifest"]["messages"])
            assert all(set(languages) == set(LANGUAGES) for languages in entry["texts"].values())


async def test_a_known_version_is_cached_for_ever_and_any_other_is_revalidated() -> None:
    group = next(iter(shelf().values())).manifest.messages[0]
    version = versions([group])[group]["de"]
    address = f"/api/texts/{group}/de"
    async with served() as house, aiohttp.ClientSession(house.base) as page:
        for query, cache in (({"v": version}, "immutable"), ({"v": "old"}, "no-cache"), ({}, "no-cache")):
            async with page.get(address, params=query, headers={"Accept-Encoding": "gzip"}) as answer:
                assert cache in answer.headers["Cache-Control"]
                assert answer.headers["Content-Encoding"] == "gzip"
                assert answer.content_type == "text/plain"
                assert FluentResource(await answer.text()).body
        async with page.get(address, headers={"If-None-Match": f'"{version}"'}) as answer:
            assert answer.status == 304


@pytest.mark.parametrize("where", ["nothing/en", "building/pt", "..%2Fhouse/en"])
async def test_missing_texts_answer_404(where: str) -> None:
    async with served() as house, Person(house.base) as ann:
        status, answer = await ann.ask("GET", f"/api/texts/{where}")
        assert (status, answer["code"]) == (404, "no-such-texts")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_sent_only_what_it_can_say(language: str) -> None:
    for game in shelf().values():
        for group in game.manifest.messages:
            body = FluentResource(text_of(group, language).body.decode()).body
            ids = [entry.id.name for entry in body if isinstance(entry, Message)]
            assert not any(isinstance(entry, Junk) for entry in body)
            assert ids
            assert not [id for id in ids if id.startswith((*SENT, "terminal-", "press-"))]
