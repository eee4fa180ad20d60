"""Visitors, tables and matches over HTTP and sockets, as a browser sees them."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from breakhouse.core import log
from breakhouse.games import game
from breakhouse.server.http.api import ROUTES
from tests.support.server.client import Person, seated, served
from tests.support.server.matches import finished
from tests.support.waiting import until


async def test_two_people_meet_play_and_watch_the_replay(tmp_path: Path) -> None:
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        code, first, second = await seated(ann, bo)
        assert code in [line["code"] for line in (await bo.get("/api/tables"))["tables"]]
        id = await finished(first, second)
        replay = await ann.get(f"/api/replays/{id}")
        assert replay["names"] == ["Ann", "Bo"]
        assert replay["nonces"] == [f"{1:064x}", f"{2:064x}"]
        assert len(replay["steps"]) == 6
        verified = await ann.get(f"/api/replays/{id}/verify")
        assert verified["ok"]
        attempts = [message["table"]["attempt"] for message in first.received if message["tell"] == "table"]
        (shown,) = [attempt for attempt in attempts if attempt and attempt["pledges"]]
        assert {name: verified["proof"][name] for name in shown} == shown, "what was shown before is proved after"
        assert (await ann.get(f"/api/replays/{id}/view?step=2&seat=1"))["view"]["cells"][0] == 0
        match_file = (await ann.get(f"/api/replays/{id}/match")).splitlines()
        log.verify(game("tic-tac-toe"), match_file)
        lines = (await ann.get("/api/results"))["results"]
        assert [line["id"] for line in lines] == [id]
        (pool,) = (await ann.get("/api/ratings"))["pools"]
        assert [line["name"] for line in pool["lines"]] == ["Ann", "Bo"]
        assert pool["lines"][0]["rating"] > pool["lines"][1]["rating"]


async def test_a_resigned_match_reveals_its_secret_too(tmp_path: Path) -> None:
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        _, first, second = await seated(ann, bo, "skipbo-breakers")
        await first.say("resign", seat=0)
        id = (await second.phase("over"))["table"]["result"]["replay"]
        match_file = (await ann.get(f"/api/replays/{id}/match")).splitlines()
        log.verify(game("skipbo-breakers"), match_file)
        assert (await bo.get(f"/api/replays/{id}/verify"))["ok"]


async def test_a_new_name_shows_at_running_tables(tmp_path: Path) -> None:
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        _, first, _ = await seated(ann, bo)
        await bo.ask("PATCH", "/api/me", {"name": "Bobby"})
        while (await first.until("table"))["table"]["seats"][1]["name"] != "Bobby":
            pass


async def test_a_table_can_be_made_with_every_kind_of_access(tmp_path: Path) -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo:
        codes = {access: await ann.make(access=access) for access in ("open", "link", "code")}
        for code in codes.values():
            await ann.page(code)
        listed = [line["code"] for line in (await bo.get("/api/tables"))["tables"]]
        assert listed == [codes["open"]]
        assert len(codes["link"]) > 20
        assert re.fullmatch("[A-HJKMNP-Z2-9]{6}", codes["code"])
        assert (await bo.ask("POST", "/api/join", {"code": codes["code"].lower()}))[1]["code"] == codes["code"]
        answer = await bo.get(f"/api/tables/{codes['link']}")
        assert answer["link"] == f"http://192.0.2.7:{house.port}/t/{codes['link']}"
        picture = await bo.get(f"/api/tables/{codes['open']}/qr.svg")
        assert picture.startswith("<svg")


async def test_a_reconnecting_page_gets_what_it_missed() -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo:
        code, first, second = await seated(ann, bo)
        await first.mark(0, 0)
        seen = await second.until("update", next=1)
        await second.close()
        await until(lambda: len(house.house.tables[code].devices) == 1, "the house to notice")
        back = await bo.page(code, seen={"match": seen["match"], "perspective": 1, "next": seen["next"]})
        update = await back.until("update")
        assert (update["first"], update["next"], update["fresh"], update["events"]) == (1, 1, False, [])
        await back.close()
        await first.until("table")
        third = await bo.page(code, seen={"match": seen["match"], "perspective": 1, "next": 0})
        update = await third.until("update")
        assert [one["event"]["cell"] for one in update["events"]] == [0]
        other = await bo.page(code, seen={"match": "another", "perspective": 1, "next": 0})
        assert (await other.until("update"))["fresh"]
        beyond = await bo.page(code, seen={"match": seen["match"], "perspective": 1, "next": 99})
        assert (await beyond.until("update"))["fresh"]


async def test_the_same_command_from_a_new_socket_is_answered_as_before() -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo:
        code, first, _ = await seated(ann, bo)
        before = await first.mark(0, 4, "mine")
        await first.close()
        again = await ann.page(code)
        assert await again.mark(0, 4, "mine") == before


async def test_each_socket_of_a_visitor_has_its_own_language() -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo:
        _, first, second = await seated(ann, bo)
        no = await second.mark(1, 0)
        assert (no["code"], no["tell"]) == ("not-your-turn", "refused")
        await second.say("speak", language="xx-pseudo")
        await second.say("chat", preset="hello")
        assert (await second.until("chat"))["text"].startswith("[")
        assert (await first.until("chat"))["text"] == "Hello"


async def test_a_bot_of_the_house_plays_skipbo_in_its_own_process(tmp_path: Path) -> None:
    async with served(tmp_path) as house, Person(house.base) as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        code = await ann.make("skipbo-breakers", seats=seats, start=True)
        page = await ann.page(code)
        acted: set[int] = set()
        for n in range(60):
            message = await page.hear(20)
            if message["tell"] != "update":
                continue
            acted |= {one["event"].get("seat", -1) for one in message["events"]}
            offers = message["faces"][0]["offers"]
            if {0, 1} <= acted:
                break
            if offers:
                await page.say("do", id=f"c{n}", seat=0, command=offers[0])
        assert {0, 1} <= acted


async def test_a_program_that_crashes_loses_its_seat_with_a_notice(tmp_path: Path) -> None:
    programs = {"broken": "python3 -c 'raise SystemExit(3)'"}
    async with served(tmp_path, programs=programs) as house, Person(house.base) as ann:
        levels = (await ann.get("/api/games"))["games"][0]["levels"]
        assert "broken" in levels
        seats = [{"kind": "me"}, {"kind": "bot", "level": "broken"}]
        code = await ann.make("skipbo-breakers", seats=seats, start=True)
        page = await ann.page(code)
        for n in range(100):
            message = await page.hear(30)
            if message["tell"] == "notice":
                break
            if message["tell"] == "update" and message["faces"][0]["offers"]:
                await page.say("do", id=f"c{n}", seat=0, command=message["faces"][0]["offers"][0])
        assert message["tell"] == "notice"
        assert message["code"].startswith("program-")
        while True:
            table = await page.until("table", timeout=20)
            if table["table"]["seats"][1]["bot"] != "broken":
                break


async def test_the_coach_reviews_a_finished_match_away_from_the_tables(tmp_path: Path) -> None:
    async with served(tmp_path) as house, Person(house.base) as ann, Person(house.base) as bo:
        _, first, second = await seated(ann, bo, "skipbo-breakers")
        await first.say("resign", seat=0)
        over = await second.phase("over")
        status, answer = await ann.ask("GET", f"/api/replays/{over['table']['result']['replay']}/review")
        assert status == 200, answer
        assert answer["game"] == "skipbo-breakers"
        assert answer["moments"]


async def test_personal_data_can_be_downloaded_and_deleted(tmp_path: Path) -> None:
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        _, first, second = await seated(ann, bo)
        id = await finished(first, second)
        kept = await ann.get("/api/me/export")
        assert kept["me"]["name"] == "Ann"
        assert [line["id"] for line in kept["results"]] == [id]
        assert kept["ratings"][0]["lines"][0]["played"] == 1
        assert (await ann.ask("DELETE", "/api/me"))[0] == 204
        replay = await bo.get(f"/api/replays/{id}")
        assert replay["names"] == ["someone", "Bo"]
        assert "Ann" not in json.dumps([await bo.get("/api/results"), await bo.get("/api/ratings"), replay])
        assert not (await ann.get("/api/me"))["named"]

        async def is_erased() -> bool:
            return b'"Ann"' not in await asyncio.to_thread(_vacuumed, tmp_path)

        await until(is_erased, "the name to be gone from the file", seconds=2)


def _vacuumed(folder: Path) -> bytes:
    import sqlite3

    copy = folder / "copy"
    copy.unlink(missing_ok=True)
    with sqlite3.connect(folder / "house.sqlite3") as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    return copy.read_bytes()


async def test_health_and_openapi() -> None:
    async with served() as house, Person(house.base) as ann:
        assert (await ann.get("/healthz"))["status"] == "well"
        api = await ann.get("/api/openapi.json")
        assert {(m.upper(), path) for path, methods in api["paths"].items() for m in methods} == {
            (route.method, route.path) for route in ROUTES
        }
        text = json.dumps(api)
        refs = set(re.findall(r'"#/components/schemas/(\w+)"', text))
        assert refs <= set(api["components"]["schemas"])


async def test_the_built_pages_are_served_or_else_a_plain_page(tmp_path: Path) -> None:
    async with served() as house, Person(house.base) as ann:
        await ann.page(await ann.make())
        plain = await ann.get("/")
        assert "tic-tac-toe" in plain
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>front</p>")
    (tmp_path / "assets" / "a.js").write_text("1")
    (tmp_path / "assets" / "a.js.br").write_bytes(b"packed")
    async with served(pages=tmp_path) as house, Person(house.base) as ann:
        for path in ("/", "/t/ABC", "/replay/x", "/nowhere"):
            assert await ann.get(path) == "<p>front</p>"
        async with ann.http.get(house.base + "/assets/a.js", headers={"Accept-Encoding": "gzip"}) as answer:
            assert "immutable" in answer.headers["Cache-Control"]
            assert await answer.text() == "1"
        assert (await ann.ask("GET", "/assets/none.js"))[0] == 404
        assert (await ann.ask("GET", "/api/none"))[0] == 404
        for path in ("/../secret", "/assets/../../x", "/%2e%2e/%2e%2e/etc/passwd"):
            assert "root:" not in str((await ann.ask("GET", path))[1])


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "tic-tac-toe", "options": {"speed": 1}}, "unknown-option"),
        ({"game": "tic-tac-toe", "options": {"think_ms": 1}}, "impossible-option"),
        ({"game": "tic-tac-toe", "seats": [{"kind": "me"}]}, "wrong-number-of-seats"),
        ({"game": "tic-tac-toe", "seats": [{"kind": "me"}, {}], "start": True}, "seats-are-free"),
        ({"game": "tic-tac-toe", "seats": [{"kind": "me"}, {"kind": "bot", "level": "deity"}]}, "no-such-level"),
        ({"game": "tic-tac-toe", "colour": "red"}, "unreadable-form"),
        ([1], "unreadable-form"),
    ],
)
async def test_impossible_tables_are_refused(form: object, code: str) -> None:
    async with served() as house, Person(house.base) as ann:
        status, answer = await ann.ask("POST", "/api/tables", form)
        assert answer["code"] == code
        assert 400 <= status < 500
        assert answer["text"]


async def test_a_closing_house_says_when_to_come_back() -> None:
    async with served() as house:
        person = Person(house.base)
        await person.get("/api/me")
        page = await person.page(await person.make())
        house.house.say_goodbye()
        bye = await page.until("bye")
        assert (bye["code"], bye["again"]) == ("house-closes", True)
        await person.http.close()
