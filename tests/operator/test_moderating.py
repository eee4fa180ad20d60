"""The operator's door: behind a token, for people and for programs; every action is written down."""

import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from breakhouse.server.admin.actions import PASS, PASS_S, token_of
from breakhouse.server.admin.api import ADMIN
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.net.hosts import HostPolicy, read_networks
from tests.support.server.client import Person, Served, seated, served

TOKEN = "a token that nobody guesses"
HEADERS = {"Authorization": f"Bearer {TOKEN}", "X-Operator": "Olga"}


async def order(house: Served, action: str, **form: object) -> tuple[int, dict]:
    async with (
        aiohttp.ClientSession(headers=HEADERS) as olga,
        olga.request("POST" if form else "GET", f"{house.base}/api/admin/{action}", json=form or None) as answer,
    ):
        return answer.status, await answer.json()


async def test_nobody_gets_in_without_the_token() -> None:
    async with served(token=TOKEN, budgets=Budgets()) as house, aiohttp.ClientSession() as anybody:
        statuses = []
        for route in ADMIN:
            async with anybody.request(route.method, house.base + route.path, json={"target": "x"}) as answer:
                statuses.append(answer.status)
        assert set(statuses) <= {400, 401}
        for _ in range(40):
            async with anybody.get(
                f"{house.base}/api/admin/bans", headers={"Authorization": "Bearer x"}
            ) as answer:
                last = answer.status
        assert last == 429, "guessing is slowed down"
    async with served() as house:
        assert (await order(house, "bans"))[0] == 401, "a house without a token has no operator"


async def test_a_banned_visitor_is_turned_away_and_can_still_be_forgotten() -> None:
    async with (
        served(token=TOKEN) as house,
        Person(house.base, "Ann") as ann,
        Person(house.base, "Bo") as bo,
    ):
        code, _, page = await seated(ann, bo)
        who = (await bo.get("/api/me"))["who"]
        listed = (await order(house, "visitors"))[1]["visitors"]
        assert {line["name"]: line["addresses"] for line in listed} == {"Ann": ["127.0.0.1"], "Bo": ["127.0.0.1"]}
        assert (await order(house, "ban", target=who, why="spam"))[0] == 200
        assert (await page.until("bye"))["code"] == "banned"
        assert (await bo.ask("POST", "/api/tables", {"game": "tic-tac-toe"}))[0] == 403
        assert (await bo.ask("GET", f"/api/tables/{code}"))[1]["code"] == "banned"
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await bo.page(code)
        assert (await bo.ask("GET", "/api/me/export"))[0] == 200
        assert (await ann.ask("GET", f"/api/tables/{code}"))[0] == 200
        assert (await order(house, "unban", target=who))[0] == 200
        assert (await bo.ask("GET", f"/api/tables/{code}"))[0] == 200
        assert (await order(house, "unban", target=who))[0] == 404


async def test_bans_of_addresses_and_networks_expire_and_survive_a_restart(tmp_path: Path) -> None:
    hosts = HostPolicy("http://x", trusted=read_networks(["127.0.0.1"]))

    async def status(house: Served, address: str) -> int:
        async with Person(house.base, headers={"X-Forwarded-For": address}) as somebody:
            return (await somebody.ask("GET", "/api/tables"))[0]

    async with served(tmp_path, hosts=hosts, token=TOKEN) as house:
        await order(house, "ban", target="198.51.100.0/24")
        await order(house, "ban", target="2001:db8::7", days=2)
        await order(house, "ban", target="203.0.113.1", days=0.000001)
    async with served(tmp_path, hosts=hosts, token=TOKEN) as house:
        assert await status(house, "198.51.100.77") == 403
        assert await status(house, "198.51.101.77") == 200
        assert await status(house, "2001:db8::1:2:3:4") == 403, "an address stands for its home"
        assert await status(house, "203.0.113.1") == 200, "that one is over"
        assert len((await order(house, "bans"))[1]["bans"]) == 3


@pytest.mark.parametrize("target", ["1.2.3.4/99", "2001:db8::/129", "198.51.100/24"])
async def test_a_network_that_cannot_be_is_not_banned(target: str) -> None:
    async with served(token=TOKEN) as house:
        assert (await order(house, "ban", target=target))[0] == 404
        assert (await order(house, "bans"))[1]["bans"] == []


async def test_renaming_closing_announcing_exporting_and_erasing_are_all_audited(keeps: dict[str, Any]) -> None:
    async with (
        served(token=TOKEN, **keeps) as house,
        Person(house.base, "Ann") as ann,
        Person(house.base, "Bo") as bo,
    ):
        code, first, second = await seated(ann, bo)
        who = (await bo.get("/api/me"))["who"]
        assert (await order(house, "announce", text="Back at  eight.\nBye"))[1] == {"count": 2}
        assert (await first.until("notice"))["text"] == "From the operator: Back at eight. Bye"
        assert (await order(house, "rename", target=who, name="Robert"))[0] == 200
        assert (await bo.get("/api/me"))["name"] == "Robert"
        kept = (await order(house, "export", target=who))[1]
        assert kept["me"]["name"] == "Robert"
        table = (await order(house, "tables"))[1]["tables"][0]
        assert (table["phase"], table["pages"]) == ("playing", 2)
        assert (await order(house, "close", target=table["id"]))[0] == 200
        assert (await second.until("bye"))["code"] == "table-closed"
        assert (await ann.ask("GET", f"/api/tables/{code}"))[0] == 404
        (result, *_) = await house.house.store.ask(lambda store: store.results(who=who))
        assert (result.winners, result.rated) == ((), False), "a match that was closed has no winner"
        assert (await order(house, "erase", target=who))[0] == 200
        assert (await bo.get("/api/me"))["name"] != "Robert"
        assert (await order(house, "erase", target=who))[0] == 404
        entries = (await order(house, "audit"))[1]["deeds"]
        assert [entry["action"] for entry in entries] == ["erase", "close", "export", "rename", "announce"]
        assert {entry["by"] for entry in entries} == {"Olga"}
        assert "Robert" not in str(entries), "the audit log outlasts a name"


async def test_the_operators_page_exists_in_four_languages() -> None:
    async with served(token=TOKEN) as house, Person(house.base, "<b>Ann</b>") as ann:
        code = await ann.make()
        page = await ann.page(code)
        jar = aiohttp.CookieJar(unsafe=True)
        async with aiohttp.ClientSession(cookie_jar=jar, headers={"Accept-Language": "de"}) as olga:
            async with olga.get(f"{house.base}/admin") as answer:
                assert answer.status == 401
                assert "Anmelden" in await answer.text()
            async with olga.post(f"{house.base}/admin", data={"token": "wrong"}) as answer:
                assert "Das ist nicht das Betreiber-Token." in await answer.text()
            async with olga.post(f"{house.base}/admin", data={"do": "announce", "text": "x"}) as answer:
                assert answer.status == 401, "no action without a pass"
            async with olga.post(f"{house.base}/admin", data={"token": TOKEN}) as answer:
                text = await answer.text()
                assert answer.status == 200
            assert TOKEN not in str(list(jar)), "the browser keeps a pass, not the token"
            assert "&lt;b&gt;Ann&lt;/b&gt;" in text
            assert "<b>Ann" not in text
            assert "<script" not in text
            assert "<td data-head='Spiel'>" in text, "a phone has no room for a row with its heads above"
            who = (await ann.get("/api/me"))["who"]
            async with olga.post(f"{house.base}/admin", data={"do": "ban", "target": who, "days": "x"}) as answer:
                assert "role=alert" in await answer.text()
            async with olga.post(f"{house.base}/admin", data={"do": "ban", "target": who, "days": "3"}) as answer:
                assert "Entsperren" in await answer.text()
            assert (await page.until("bye"))["code"] == "banned"
            async with olga.post(f"{house.base}/admin/export", data={"target": who}) as answer:
                assert (await answer.json())["me"]["who"] == who
            other = {"Origin": "https://evil.example"}
            async with olga.post(
                f"{house.base}/admin", data={"do": "erase", "target": who}, headers=other
            ) as answer:
                assert answer.status == 403
            for language, word in (("fr", "Débloquer"), ("it", "Sblocca"), ("en", "Unblock")):
                async with olga.get(f"{house.base}/admin", headers={"Accept-Language": language}) as answer:
                    assert word in await answer.text()
            async with olga.get(f"{house.base}/plain.css") as answer:
                assert answer.content_type == "text/css"
            async with olga.post(f"{house.base}/admin", data={"do": "sign-out"}) as answer:
                assert answer.status == 401


def test_the_token_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    made = token_of(tmp_path)
    assert token_of(tmp_path) == made
    assert len(made) >= 32
    assert (tmp_path / "operator.token").stat().st_mode & 0o777 == 0o600
    assert token_of(tmp_path, "x" * 16) == "x" * 16
    assert token_of(None) == ""


async def _sign_in(house: Served, http: aiohttp.ClientSession) -> str:
    """The pass that the browser keeps."""
    async with http.post(f"{house.base}/admin", data={"token": TOKEN}, allow_redirects=False) as answer:
        assert answer.status == 303
        return answer.headers["Set-Cookie"].split(";")[0]


async def _is_admitted(house: Served, shown: str) -> bool:
    async with aiohttp.ClientSession(headers={"Cookie": shown}) as http, http.get(f"{house.base}/admin") as answer:
        return answer.status == 200


async def test_a_pass_ends_when_the_operator_signs_out_and_no_other_does(keeps: dict[str, Any]) -> None:
    async with served(token=TOKEN, **keeps) as house, aiohttp.ClientSession() as http:
        first, second = await _sign_in(house, http), await _sign_in(house, http)
        assert first != second
        assert await _is_admitted(house, first)
        async with http.post(f"{house.base}/admin", data={"do": "sign-out"}, headers={"Cookie": first}) as answer:
            await answer.read()
        assert not await _is_admitted(house, first)
        assert await _is_admitted(house, second)


async def test_a_pass_expires_and_is_for_one_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path, token=TOKEN) as house, aiohttp.ClientSession() as http:
        shown = await _sign_in(house, http)
        forged = shown.replace("=", "=f", 1)
        assert not await _is_admitted(house, forged), "whoever prolongs it"
        assert not await _is_admitted(house, "breakhouse-operator=x")
    async with served(tmp_path, token=TOKEN) as house:
        assert await _is_admitted(house, shown), "a restart doesn't end it"
    async with served(tmp_path, token=f"{TOKEN} anew") as house:
        assert not await _is_admitted(house, shown)
    async with served(tmp_path, token=TOKEN) as house, aiohttp.ClientSession() as http:
        later = time.time() + PASS_S + 1
        monkeypatch.setattr("breakhouse.server.admin.actions.time.time", lambda: later)
        assert not await _is_admitted(house, shown)
        await _sign_in(house, http)
        assert len(house.house.store.notes(PASS)) == 1, "those that have expired are forgotten"
