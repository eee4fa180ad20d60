"""What is under `/api/`, for people and for programs: nothing there is a dead end."""

import re

import pytest

from breakhouse.games import shelf
from breakhouse.server.http.api import ROUTES
from breakhouse.server.http.describe.asyncapi import CHANNELS
from breakhouse.server.http.describe.index import list_documents
from breakhouse.server.http.html import STYLE
from breakhouse.server.net.hosts import HostPolicy, read_public_url
from tests.support.server.client import Person, served

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


async def test_programs_find_every_description() -> None:
    async with served() as house, Person(house.base) as ann:
        told = await ann.get("/api/")
        assert [one["path"] for one in told["documents"]] == [f"/api/{path}" for path in list_documents(ROUTES)]
        for one in told["documents"]:
            document = await ann.get(one["path"])
            assert one["format"].split()[0].lower() in str(document).lower(), "it is what the list says"
        schemas = (await ann.get("/api/schemas"))["documents"]
        assert schemas == [one for one in told["documents"] if "/schemas/" in one["path"]]
        titles = [one.manifest.title for one in shelf().values()]
        assert all(title in one["about"] for title, one in zip(titles, schemas[1:], strict=True))
        assert await ann.get("/api") == told, "with the slash or without"
        assert await ann.get("/api/schemas/") == await ann.get("/api/schemas")
        assert (await ann.ask("GET", "/api/nothing"))[0] == 404


@pytest.mark.parametrize("path", ["/api/", "/api/schemas"])
async def test_people_get_a_page_in_their_language_whose_links_work(path: str) -> None:
    async with served() as house, Person(house.base) as ann:
        status, page = await ann.ask("GET", path, headers=BROWSER)
        assert status == 200
        links = re.findall(r"<a href='([^']+)'", page)
        assert len(links) > len(shelf())
        for link in [*links, STYLE]:
            assert (await ann.ask("GET", link))[0] == 200, link
        await ann.ask("PATCH", "/api/me", {"language": "de"})
        assert "<html lang=de>" in (await ann.ask("GET", path, headers=BROWSER))[1]


async def test_the_page_names_every_request_and_socket() -> None:
    async with served() as house, Person(house.base) as ann:
        page = (await ann.ask("GET", "/api/", headers=BROWSER))[1]
        shown = set(re.findall(r"<code>(/[^<]*)</code>", page))
        assert {route.path for route in ROUTES if route.path not in ("/api/", "/api/schemas/")} <= shown
        assert {channel.address for channel in CHANNELS} <= shown
        assert "`" not in page


async def test_links_include_the_base_path() -> None:
    hosts = HostPolicy("https://club.example/games", public=read_public_url("https://club.example/games"))
    async with served(hosts=hosts) as house, Person(house.base) as ann:
        told = await ann.get("/api/")
        assert told["documents"][0]["path"] == "/games/api/openapi.json"
        assert await ann.get("/games/api") == told
