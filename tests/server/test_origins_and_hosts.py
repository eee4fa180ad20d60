"""At the door: cookies, origins, hosts, headers, rates, guessed codes. Nobody acts for another."""

from pathlib import Path

import aiohttp
import pytest
from aiohttp import WSServerHandshakeError

from breakhouse.core import Refusal
from breakhouse.server.http.static import CSP
from breakhouse.server.limits.budgets import FREE, Allowance, Budgets, Most, Rate
from breakhouse.server.people.sessions import COOKIE, Signer
from tests.support.server.client import Person, seated, served
from tests.support.server.raw_http import send_raw


async def test_the_cookie_is_signed_hidden_from_scripts_and_kept_to_this_site() -> None:
    async with (
        served() as house,
        aiohttp.ClientSession() as anybody,
        anybody.get(house.base + "/api/me") as answer,
    ):
        cookie = answer.headers["Set-Cookie"]
        assert all(word in cookie for word in ("HttpOnly", "SameSite=Lax", "Path=/"))


@pytest.mark.parametrize(
    "change", [lambda c: c[:-1] + ("A" if c[-1] != "A" else "B"), lambda c: "x" + c, lambda c: c.split(".")[0]]
)
async def test_a_forged_cookie_is_somebody_new(change) -> None:
    async with served() as house, Person(house.base, "Ann") as ann:
        cookie = next(one.value for one in ann.http.cookie_jar if one.key == COOKIE)
        async with aiohttp.ClientSession(cookies={COOKIE: change(cookie)}) as forger:
            async with forger.get(house.base + "/api/me") as answer:
                reply = await answer.json()
            assert reply["name"] != "Ann"
            assert reply["who"] != (await ann.get("/api/me"))["who"]


def test_two_houses_do_not_read_each_others_cookies() -> None:
    one, other = Signer(b"a" * 32), Signer(b"b" * 32)
    cookie = one.sign("visitor")
    assert one.read(cookie) == "visitor"
    assert other.read(cookie) is None
    assert one.who("visitor") != other.who("visitor")
    assert one.read(None) is one.read("") is one.read("é.ü") is None


async def test_a_socket_needs_a_cookie() -> None:
    async with served() as house, aiohttp.ClientSession() as anybody:
        with pytest.raises(WSServerHandshakeError) as no:
            await anybody.ws_connect(house.base + "/ws")
        assert no.value.status == 409


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://127.0.0.1:1"},
    ],
)
async def test_other_sites_pages_are_turned_away(headers: dict[str, str]) -> None:
    async with served() as house, Person(house.base) as ann:
        status, answer = await ann.ask("POST", "/api/tables", {"game": "tic-tac-toe"}, headers=headers)
        assert (status, answer["code"]) == (403, "wrong-origin")
        status, answer = await ann.ask("DELETE", "/api/me", headers=headers)
        assert status == 403
        with pytest.raises(WSServerHandshakeError) as no:
            await ann.http.ws_connect(house.base + "/ws", headers=headers)
        assert no.value.status == 403


async def test_the_houses_own_pages_are_accepted() -> None:
    async with served() as house, Person(house.base) as ann:
        own = {"Origin": house.base, "Sec-Fetch-Site": "same-origin"}
        assert (await ann.ask("POST", "/api/tables", {"game": "tic-tac-toe"}, headers=own))[0] == 200
        await (await ann.http.ws_connect(house.base + "/ws", headers=own)).close()


@pytest.mark.parametrize(
    ("host", "status"), [("evil.example", 403), ("play.example", 200), ("localhost", 200), ("10.0.0.5:99", 200)]
)
async def test_a_foreign_host_name_pointed_at_the_house_is_turned_away(host: str, status: int) -> None:
    async with served() as house, Person(house.base) as ann:
        assert (await ann.ask("GET", "/api/me", headers={"Host": host}))[0] == status


async def test_every_response_has_the_security_headers() -> None:
    assert "script-src 'self' 'wasm-unsafe-eval'" in CSP
    assert "unsafe-inline" not in CSP.split("style-src-attr")[0]
    async with served() as house, Person(house.base) as ann:
        for path in ("/", "/api/me", "/api/none", "/healthz", "/metrics"):
            async with ann.http.get(house.base + path) as answer:
                assert answer.headers["Content-Security-Policy"] == CSP, path
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Referrer-Policy"] == "same-origin"
                assert "Server" not in answer.headers or "aiohttp" not in answer.headers["Server"].lower()


async def test_guessing_codes_is_slowed_down_and_stopped() -> None:
    async with served(budgets=Budgets()) as house, Person(house.base) as guesser, Person(house.base) as ann:
        code = await ann.make(access="code")
        codes = [await guesser.ask("POST", "/api/join", {"code": f"AAAA{n:02}"}) for n in range(12)]
        assert [status for status, _ in codes[:8]] == [404] * 8
        assert [status for status, _ in codes[8:]] == [429] * 4
        status, answer = await guesser.ask("POST", "/api/join", {"code": code})
        assert (status, answer["code"]) == (429, "too-many-guesses"), "now not even the right one"
        page = await guesser.page()
        await page.say("hello", table=code)
        assert (await page.until("refused"))["code"] == "too-many-guesses"
        assert (await ann.ask("POST", "/api/join", {"code": code}))[0] == 200, "others come in all the same"


async def test_deleting_the_cookie_does_not_help_a_guesser() -> None:
    async with served(budgets=Budgets()) as house:
        statuses = []
        for n in range(40):
            async with (
                aiohttp.ClientSession() as fresh,
                fresh.get(f"{house.base}/api/tables/BBBB{n:02}") as answer,
            ):
                statuses.append(answer.status)
        assert statuses[:30] == [404] * 30
        assert statuses[31:] == [429] * 9


async def test_making_tables_is_rate_limited() -> None:
    async with (
        served(budgets=Budgets(tables=Allowance(Rate(0.01, 3), FREE))) as house,
        Person(house.base) as ann,
        Person(house.base) as bo,
    ):
        statuses = [(await ann.ask("POST", "/api/tables", {"game": "tic-tac-toe"}))[0] for _ in range(5)]
        assert statuses == [200] * 3 + [429] * 2
        assert (await bo.ask("POST", "/api/tables", {"game": "tic-tac-toe"}))[0] == 200


async def test_chat_is_limited() -> None:
    budgets = Budgets(chat=Allowance(Rate(0.1, 2), FREE))
    async with served(budgets=budgets) as house, Person(house.base) as ann:
        page = await ann.page(await ann.make())
        for _ in range(4):
            await page.say("chat", preset="hello")
        assert (await page.until("refused"))["code"] == "too-much-chat"


async def test_asking_the_coach_is_limited() -> None:
    async with served(budgets=Budgets()) as house, Person(house.base) as ann:
        page = await ann.page(await ann.make())
        for _ in range(8):
            await page.say("hint", seat=0)
        codes = [(await page.until("refused"))["code"] for _ in range(8)]
        assert codes == ["no-hints-here"] * 6 + ["too-many-hints"] * 2


async def test_the_number_of_sockets_is_limited() -> None:
    async with served(budgets=Budgets(sockets=Most(2, 400))) as house, Person(house.base) as ann:
        first, _ = await ann.page(), await ann.page()
        with pytest.raises(WSServerHandshakeError) as no:
            await ann.page()
        assert no.value.status == 429
        await first.close()
        await ann.page()


def test_every_budget_can_be_set() -> None:
    usual, classroom = Budgets(), Budgets.classroom()
    assert classroom.guesses.address.burst == 10 * usual.guesses.address.burst
    assert classroom.guesses.visitor == usual.guesses.visitor
    assert Budgets().with_setting("tables=2/30").tables.visitor == Rate(2, 30)
    assert Budgets().with_setting("tables_of_address=3").tables.address == Rate(3, 3)
    assert Budgets().with_setting("sockets=7").sockets == Most(7, usual.sockets.address)
    for bad in ("nothing=1", "tables=often", "sockets=x", "sockets_of=3"):
        with pytest.raises(Refusal):
            Budgets().with_setting(bad)


async def test_nobody_acts_for_anothers_seat() -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo, Person(house.base) as eve:
        code, first, second = await seated(ann, bo)
        spy = await eve.page(code)
        for page, seat in ((spy, 0), (spy, 1), (second, 0)):
            assert (await page.mark(seat, 4))["code"] == "not-your-seat"
        for word, fields in (
            ("resign", {"seat": 0}), ("stand", {"seat": 0}),
            ("move-seat", {"seat": 0}), ("hand-over", {"seat": 0}), ("take-back", {"seat": 0}),
            ("hint", {"seat": 0}),
            ("kick", {"who": "x"}), ("take-seat", {"key": "guessed-key"}), ("agree", {"to": "pause"}),
            ("start", {}), ("change", {"chat": False}), ("let-see", {"who": "x", "seat": 0, "allow": True}),
        ):  # fmt: skip
            await spy.say(word, **fields)
            message = await spy.until("refused")
            assert message["said"] == word
        assert (await first.mark(0, 4))["tell"] == "accepted"


@pytest.mark.parametrize(
    "host", ["evil@127.0.0.1", "127.0.0.1:80@evil", "127.0.0.1/x", "127.0.0.1#x", "a b", "[::1"]
)
async def test_a_host_with_anything_but_a_name_and_a_port_is_unreadable(host: str) -> None:
    async with served() as house:
        answer = await send_raw(house.port, f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode(), "127.0.0.1")
        assert answer.startswith("HTTP/1.1 400 "), answer[:200]


@pytest.mark.parametrize("host", ["6.6.6.6", "[2001:db8::6]:80", "127.0.0.1:99", "127.0.0.2"])
async def test_a_numeric_address_that_a_stranger_wrote_is_in_no_preview(host: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>x</title></head></html>")
    async with served(pages=tmp_path) as house, Person(house.base) as ann:
        async with ann.http.get(f"{house.base}/", headers={"Host": host}) as answer:
            page = await answer.text()
        assert host not in page
        assert f'og:image" content="http://192.0.2.7:{house.port}/' in page, "the address that others are given"
        async with ann.http.get(f"{house.base}/") as answer:
            assert f'og:image" content="{house.base}/' in await answer.text()


@pytest.mark.parametrize("first", ["GET /", "POST /api/tables", "PROPFIND /nowhere", "OPTIONS *"])
@pytest.mark.parametrize("expected", [b"200-ok", b"\xff"])
async def test_an_expectation_that_nobody_meets_gets_the_security_headers(first: str, expected: bytes) -> None:
    async with served() as house:
        lines = first.encode() + b" HTTP/1.1\r\nHost: localhost\r\nExpect: " + expected + b"\r\n\r\n"
        answer = await send_raw(house.port, lines, "127.0.0.1")
        assert answer.split(" ")[1] in ("200", "400", "404", "405"), answer[:200]
        assert f"Content-Security-Policy: {CSP}" in answer
        assert "aiohttp" not in answer.lower()
        assert house.house.metrics.counts["requests_total"] == 1, "as every request, it's paid for"
