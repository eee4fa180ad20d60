"""From a link to the next match: previews, your tables, the result page, printed cards."""

import itertools
import re
from pathlib import Path

import pytest

from breakhouse.games import game, shelf
from breakhouse.locales import LANGUAGES, say
from breakhouse.press import typesetting
from breakhouse.server.http.static import ICON, POSTCARD
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.ws.frames import check_quiet
from tests.support.server.client import Page, Person, seated, served
from tests.support.server.matches import finished
from tools.postcards import is_fresh, pictures

INDEX = '<!doctype html><html lang="en"><head><title>Breakhouse</title></head><body></body></html>'
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(INDEX)
    return tmp_path


def meta_tags(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', text))


async def test_unknown_addresses_answer_404_with_the_page(built: Path) -> None:
    async with served(pages=built) as house, Person(house.base, "Ann") as ann:
        code = await ann.make()
        found = ("/", "/results", "/rules", f"/t/{code}", "/new/classic", "/rules/classic")
        lost = ("/nowhere", "/t/ABCDEF", "/replay/nothing", "/new/nothing", "/rules/nothing")
        for path, status in [(path, 200) for path in found] + [(path, 404) for path in lost]:
            answer, text = await ann.ask("GET", path)
            assert (path, answer) == (path, status)
            assert "<body>" in text


async def test_a_page_reveals_nothing_about_which_codes_exist(built: Path) -> None:
    async with served(budgets=Budgets(), pages=built) as house, Person(house.base) as ann:
        seen = [(await ann.ask("GET", f"/t/AAAA{n:02}"))[0] for n in range(12)]
        assert seen[0] == 404
        assert seen[-1] == 429


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_link_to_a_table_shows_its_box_and_nobodys_name(built: Path, language: str) -> None:
    async with served(pages=built) as house, Person(house.base, "Annabel") as ann:
        code = await ann.make("classic", access="code")
        async with Person(house.base, headers={"Accept-Language": language}) as messenger:
            text = (await messenger.ask("GET", f"/t/{code}"))[1]
        tags = meta_tags(text)
        assert tags["og:title"] == say(language, "preview-table", box=say(language, "box-classic"))
        assert tags["og:description"] == say(language, "box-classic-line")
        assert f'<html lang="{language}">' in text
        assert "Annabel" not in text
        async with ann.http.get(tags["og:image"]) as answer:
            assert answer.content_type == "image/png"
            assert (await answer.read()).startswith(PNG)


async def test_a_box_without_a_postcard_shows_the_icon_of_the_house(built: Path) -> None:
    async with served(pages=built) as house, Person(house.base) as ann:
        tags = meta_tags((await ann.ask("GET", "/new/tic-tac-toe"))[1])
        assert tags["og:image"] == house.base + ICON
        assert (await ann.ask("GET", "/api/boxes/tic-tac-toe/picture.png"))[0] == 404


def test_every_box_picture_has_its_postcard() -> None:
    boxes = [box for each in shelf().values() for box in each.manifest.boxes if box.picture]
    assert len(list(pictures())) == len(boxes)
    for picture in pictures():
        assert is_fresh(picture), f"{picture} has changed: python tools/postcards.py"
        size = picture.with_suffix(".png").read_bytes()[16:24]
        assert (int.from_bytes(size[:4]), int.from_bytes(size[4:])) == POSTCARD


async def test_my_tables_list_the_latest_that_wait_for_me_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served() as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        codes = []
        for minute in range(6):
            monkeypatch.setattr("breakhouse.server.house.time.time", lambda minute=minute: 60.0 * minute)
            code, first, _ = await seated(ann, bo)
            codes.append(code)
            if minute % 2:
                await first.mark(0, 4)
        mine = [line["code"] for line in (await ann.get("/api/me/tables"))["tables"]]
        assert mine == [codes[n] for n in (4, 2, 0, 5, 3, 1)]


async def test_my_tables_say_whose_turn_it_is() -> None:
    async with served() as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        code, first, _ = await seated(ann, bo)
        (mine,) = (await ann.get("/api/me/tables"))["tables"]
        assert (mine["code"], mine["yours"], mine["turn"], mine["phase"]) == (code, [0], 0, "playing")
        await first.mark(0, 4)
        assert (await bo.get("/api/me/tables"))["tables"][0]["turn"] == 1
        async with Person(house.base, "Cy") as cy:
            assert (await cy.get("/api/me/tables"))["tables"] == []
        await first.say("resign", seat=0)
        await first.phase("over")
        assert (await ann.get("/api/me/tables"))["tables"] == []


@pytest.mark.parametrize("id", [each.id for each in shelf().values()])
def test_every_game_tells_whose_turn_it_is(id: str) -> None:
    """Otherwise nobody could tell from the shelf where others are waiting for them."""
    rules = game(id)
    assert rules.manifest.turn in rules.view_type.__struct_fields__


async def test_my_results_show_the_points_of_a_match_and_my_seats() -> None:
    async with served() as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        _, first, second = await seated(ann, bo)
        id = await finished(first, second)
        assert (await ann.get(f"/api/replays/{id}"))["yours"] == [0]
        assert (await bo.get(f"/api/replays/{id}"))["yours"] == [1]
        points = (await ann.get(f"/api/replays/{id}/points"))["points"]
        assert all(before["scores"] != after["scores"] for before, after in itertools.pairwise(points))
        result = (await ann.get("/api/results?mine=1"))["results"][0]["result"]
        assert result["ratings"][0][1] > result["ratings"][0][0]
        assert result["provisional"] == [0, 1], "after one match there is little to go by"


async def test_printing_cards_never_leaves_a_file() -> None:
    async with served() as house, Person(house.base, "Ann") as ann:
        async with ann.http.get(house.base + "/api/print/mini?paper=letter") as answer:
            assert answer.content_type == "application/pdf"
            assert (await answer.read()).startswith(b"%PDF")
        for deck in ("/etc/hostname", "pyproject.toml", "deck easy mini 1"):
            status, no = await ann.ask("GET", "/api/print/mini", params={"deck": deck})
            assert (status, no["code"]) == (400, "no-such-deck")
        status, no = await ann.ask("GET", "/api/print/tic-tac-toe")
        assert (status, no["code"]) == (409, "no-cards-to-print")


async def test_a_house_that_cannot_print_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typesetting, "find_spec", lambda name: None)
    async with served() as house, Person(house.base, "Ann") as ann:
        status, no = await ann.ask("GET", "/api/print/mini")
        assert (status, no["code"]) == (409, "press-not-installed")


async def test_a_silent_connection_is_announced_before_it_is_closed() -> None:
    async with served() as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        _, first, _ = await seated(ann, bo)
        await first.say("ping", n=1)
        await first.until("pong")
        for wire in house.house.sockets:
            wire.quiet = 2
        check_quiet(house.house.sockets)
        assert (await first.until("notice", code="weak-line"))["params"] == {"name": "Bo"}


@pytest.mark.rule("CL-02")
async def test_ada_is_the_youngest_at_a_served_table() -> None:
    """The host says it for a bot and a friend at the same device, and takes it back; guests say it themselves."""
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Ada"}, {"kind": "here", "name": "Cleo"}, {"kind": "free"}]
    async with served() as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        code = await ann.make("classic", seats=seats, access="code")
        host, guest = await ann.page(code), await bo.page(code)
        await guest.say("sit")

        async def claim(page: Page, seat: int, claim: bool = True) -> list[bool]:
            await page.say("first", seat=seat, claim=claim)
            while True:
                seats = (await page.until("table"))["table"]["seats"]
                if seats[seat]["begins"] is claim:
                    return [one["begins"] for one in seats]

        await guest.until("table", yours=[3])
        assert await claim(host, 1) == [False, True, False, False]
        assert await claim(host, 2) == [False, False, True, False]
        assert await claim(host, 2, False) == [False] * 4
        assert await claim(guest, 3) == [False, False, False, True]
        for page, another in ((host, 3), (guest, 1)):
            await page.say("first", seat=another)
            assert (await page.until("refused"))["code"] == "not-your-seat"
        assert await claim(host, 1) == [False, True, False, False]
        await host.say("start")
        await guest.until("update")
        assert (await house.house.tables.find(code)).sheet.options["first"] == 1
