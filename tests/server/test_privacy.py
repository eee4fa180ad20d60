"""Anyone can be forgotten, even in the middle of a match; what was played in private stays private."""

import json
from pathlib import Path

import aiohttp
import pytest

from breakhouse.core import log
from breakhouse.games import game
from tests.support.server.client import Person, seated, served
from tests.support.server.golden import golden, put_back

NAME = "Wilhelmina"


@pytest.mark.parametrize("kept", [True, False])
async def test_a_player_forgotten_in_mid_match_is_named_nowhere(kept: bool, tmp_path: Path) -> None:
    async with (
        served(tmp_path if kept else None) as house,
        Person(house.base, "Ann") as ann,
        Person(house.base, NAME) as bo,
    ):
        seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "bot", "level": "random"}]
        code, first, second = await seated(ann, bo, "skipbo-breakers", seats=seats)
        assert NAME in json.dumps(await ann.get(f"/api/tables/{code}"))
        assert (await bo.ask("DELETE", "/api/me"))[0] == 204
        assert (await second.until("bye"))["code"] == "forgotten"
        first.raw.clear()
        await first.say("chat", preset="hello")
        await first.until("chat")
        await first.say("resign", seat=0)
        over = await first.phase("over")
        id = over["table"]["result"]["replay"]
        shown = [json.dumps(over), json.dumps(await ann.get(f"/api/tables/{code}"))]
        for path in (f"/api/replays/{id}", f"/api/replays/{id}/match", "/api/results", "/api/ratings"):
            shown.append(json.dumps(await ann.get(path)))
        late = await ann.page(code)
        assert NAME not in "".join([*shown, *late.raw])
        lines = (await ann.get(f"/api/replays/{id}/match")).splitlines()
        log.verify(game("skipbo-breakers"), lines)
        assert log.read(lines)[0].erased == (1,)
        assert (await ann.get(f"/api/replays/{id}/verify"))["ok"]


async def test_a_match_file_is_rewritten_once_and_still_verifies(tmp_path: Path) -> None:
    header, entries, end = golden("skipbo-breakers-two-players")
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        _, first, second = await seated(ann, bo, header.game)
        await first.say("resign", seat=0)
        id = (await second.phase("over"))["table"]["result"]["replay"]
        put_back(tmp_path, header, entries, end)
        before = (await ann.get(f"/api/replays/{id}/match")).splitlines()
        assert log.read(before)[0].erased == ()
        await bo.ask("DELETE", "/api/me")
        after = (await ann.get(f"/api/replays/{id}/match")).splitlines()
        rewritten = log.read(after)[0]
        assert (rewritten.erased, rewritten.seats) == ((1,), (header.seats[0], "someone"))
        log.verify(game(header.game), after)


async def check_dead(base: str, header: dict[str, str], who: str) -> None:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar(), headers=header) as ghost:
        async with ghost.get(f"{base}/api/me") as answer:
            assert (await answer.json())["who"] != who
            assert "Set-Cookie" in answer.headers
        async with ghost.get(f"{base}/ws") as answer:
            assert (await answer.json())["code"] == "no-cookie"


@pytest.mark.parametrize("restarted", [True, False])
async def test_a_deleted_cookie_is_dead(restarted: bool, tmp_path: Path) -> None:
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann:
        code = await ann.make()
        idle = await ann.page()
        old = (await ann.get("/api/me"))["who"]
        cookies = {cookie.key: cookie.value for cookie in ann.http.cookie_jar}
        assert (await ann.ask("DELETE", "/api/me"))[0] == 204
        await idle.say("hello", table=code)
        assert (await idle.until("refused"))["code"] == "no-cookie"
        header = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        if not restarted:
            await check_dead(house.base, header, old)
    async with served(tmp_path) as house:
        await check_dead(house.base, header, old)


@pytest.mark.parametrize("access", ["link", "code"])
async def test_matches_of_a_private_table_are_listed_for_its_players_only_and_open_by_link(
    access: str, tmp_path: Path
) -> None:
    async with (
        served(tmp_path) as house,
        Person(house.base, "Ann") as ann,
        Person(house.base, "Bo") as bo,
        Person(house.base, "Cy") as cy,
    ):
        listed = []
        for kind in (access, "open"):
            _, first, second = await seated(ann, bo, access=kind)
            await first.say("resign", seat=0)
            listed.append((await second.phase("over"))["table"]["result"]["replay"])
        private, public = listed
        for person in (ann, cy):
            assert [line["id"] for line in (await person.get("/api/results"))["results"]] == [public]
        assert {line["id"] for line in (await ann.get("/api/results?mine=1"))["results"]} == {private, public}
        assert (await cy.get("/api/results?mine=1"))["results"] == []
        assert (await cy.get(f"/api/replays/{private}"))["names"] == ["Ann", "Bo"], "by its link"
