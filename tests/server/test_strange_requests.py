"""Nobody can cause a 500: requests that once did, and everything else that the HTTP library does before we pay."""

import asyncio
import gzip
import zlib

import pytest

from breakhouse.server.http.static import CSP
from breakhouse.server.limits.budgets import FREE, KB, Allowance, Budgets, Rate
from tests.support.server.client import Person, served
from tests.support.server.raw_http import ELSEWHERE, post, send_raw
from tests.support.waiting import until

pytestmark = pytest.mark.needs("127.0.0.2")


@pytest.fixture(autouse=True)
def short_goodbyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("breakhouse.server.limits.connections._LINGER", 0.1)


FORM = "application/x-www-form-urlencoded"
PARTS = "multipart/form-data; boundary=x"
HEAD = b'--x\r\nContent-Disposition: form-data; name="do"\r\n'
GET = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
SOCKET = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"

ONCE_FAILED = {
    "a cookie that isn't text": GET + b"Cookie: breakhouse=\xff.AAAA\r\n\r\n",
    "a bot's token that isn't text": b"GET /api/bot HTTP/1.1\r\nHost: localhost\r\n"
    b"Authorization: Bearer \xff\r\n\r\n",
    "the same for its socket": b"GET /ws/bot HTTP/1.1\r\nHost: localhost\r\n"
    + SOCKET
    + b"Authorization: Bearer \xff\r\n\r\n",
    "an operator's token that isn't text": b"GET /api/admin/tables HTTP/1.1\r\nHost: localhost\r\n"
    b"Authorization: Bearer \xff\r\n\r\n",
    "an unknown charset": post("/admin", f"{FORM}; charset=nonsense", b"a=b"),
    "a charset that the body isn't in": post("/admin", f"{FORM}; charset=utf-16", b"a=b"),
    "a charset of one's own": post("/admin", f"{FORM}; charset=unicode_escape", b"token=\\ud800"),
    "parts without a boundary": post("/admin", "multipart/form-data", b"a=b"),
    "a part without a name": post("/admin", PARTS, b"--x\r\nContent-Type: text/plain\r\n\r\na\r\n--x--\r\n"),
    "parts that are cut off": post("/admin", PARTS, HEAD + b"\r\nwhat"),
    "parts within parts": post(
        "/admin",
        PARTS,
        HEAD + b"Content-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\na\r\n--y--\r\n--x--\r\n",
    ),
    "a part in an unknown charset": post(
        "/admin", PARTS, HEAD + b"Content-Type: text/plain; charset=nonsense\r\n\r\na\r\n--x--\r\n"
    ),
    "rubbish that claims to be gzip": post(
        "/api/tables", "application/json", b"rubbish", "Content-Encoding: gzip"
    ),
}
SIBLINGS = {
    "a body that isn't text": post("/admin", FORM, b"token=\xff"),
    "a token that stands for half a character": post("/admin", FORM, b"token=%ed%a0%80"),
    "a part in an unknown encoding": post(
        "/admin", PARTS, HEAD + b"Content-Transfer-Encoding: nonsense\r\n\r\na\r\n--x--\r\n"
    ),
    "a thousand fields": post("/admin", FORM, b"a=b&" * 1_000),
    "a forwarded address that isn't text": GET + b"X-Forwarded-For: \xff\r\n\r\n",
    "languages that aren't text": GET + b"Accept-Language: \xff\r\n\r\n",
    "an origin that isn't text": post("/api/tables", "application/json", b"{}", "Origin: http://\xff"),
    "a request id that isn't text": GET + b"X-Request-Id: \xff\r\n\r\n",
    "an address that isn't text": b"GET /api/tables/\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "an address with half a character": b"GET /api/tables/%ed%a0%80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a question that isn't text": b"GET /api/bots?game=%ff%ed%a0%80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a file whose name has a zero": b"GET /assets/a%00b HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a file whose name is too long": b"GET /" + b"x" * 4_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
}


def _status(answer: str) -> int:
    return int(answer.split(" ", 2)[1])


@pytest.mark.parametrize("request_", [*ONCE_FAILED.values(), *SIBLINGS.values()], ids=[*ONCE_FAILED, *SIBLINGS])
async def test_a_strange_request_gets_a_refusal(request_: bytes) -> None:
    async with served(token="t" * 20) as house:
        answer = await send_raw(house.port, request_)
        assert 200 <= _status(answer) < 500, answer[:300]
        assert f"Content-Security-Policy: {CSP}" in answer
        assert house.house.metrics.counts["errors_total"] == 0


def test_thirteen_requests_once_failed() -> None:
    assert len(ONCE_FAILED) == 13


BOMB = gzip.compress(b" " * (64 << 20))[: 64 << 10]
"""64 KB that would inflate to 64 MB."""


@pytest.mark.parametrize("route", ["/api/tables", "/api/me", "/admin", "/nowhere", "/ws"])
@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd", "identity"])
async def test_a_compressed_body_is_refused_and_never_inflated(
    route: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    inflated: list[object] = []
    monkeypatch.setattr(zlib, "decompressobj", lambda *args, **more: inflated.append(args))
    async with served() as house:
        answer = await send_raw(house.port, post(route, "application/json", BOMB, f"Content-Encoding: {encoding}"))
        assert answer.startswith("HTTP/1.1 415 "), answer[:200]
        assert '"code":"compressed-body"' in answer
        assert not inflated


async def test_the_operators_page_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("breakhouse.server.http.routes.PATIENCE", 0.2)
    async with served() as house:
        whole = post("/admin", FORM, b"token=12345")
        answer = await send_raw(house.port, whole[:-3])
        assert answer.startswith("HTTP/1.1 400 "), answer[:200]


ENDLESS = {
    "a body that nobody wants": b"POST /api/nowhere HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Length: 99999999\r\n\r\n",
    "chunks with long extensions": b"POST /api/nowhere HTTP/1.1\r\nHost: localhost\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n1;a=",
    "trailers": b"POST /api/nowhere HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
    "requests in one pipeline": b"",
}
MORE = {
    "a body that nobody wants": b"x" * 65_536,
    "chunks with long extensions": b"x" * 65_536,
    "trailers": b"A: b\r\n" * 10_000,
    "requests in one pipeline": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1_000,
}


@pytest.mark.parametrize("kind", ENDLESS)
async def test_whatever_the_library_parses_is_paid_for(kind: str) -> None:
    """Beyond its address's budget nothing is read, and TCP makes the sender wait; others don't."""
    budgets = Budgets(bytes=Allowance(FREE, Rate(1, 64 * KB)))
    async with served(budgets=budgets) as house, Person(house.base) as ann:
        sent = 0

        async def pour() -> None:
            nonlocal sent
            while True:
                _, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(ELSEWHERE, 0))
                writer.write(ENDLESS[kind])
                try:
                    while True:
                        writer.write(MORE[kind])
                        await writer.drain()
                        sent += len(MORE[kind])
                except ConnectionError:
                    pass

        meter = house.house.accounts.meter_of(ELSEWHERE)
        pouring = asyncio.ensure_future(pour())
        await until(lambda: meter.in_debt, "the budget to be spent")
        await asyncio.sleep(0.3)
        assert meter.wait() < 8 * KB, "hardly more than the budget was read"
        assert sent < 16_000 * KB, "nor is it kept to be read later: this is what the system holds for both ends"
        assert (await ann.ask("GET", "/healthz"))[0] == 200
        pouring.cancel()


async def test_an_answer_that_nobody_takes_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("breakhouse.server.limits.connections._UNTAKEN", 0.2)
    async with served() as house:
        _, writer = await asyncio.open_connection("127.0.0.1", house.port, limit=1, local_addr=(ELSEWHERE, 0))
        writer.transport.pause_reading()
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2_000)
        held = house.house.accounts._held
        await until(lambda: held[("connections", "a", ELSEWHERE)] == 1, "the connection to be made")
        await until(lambda: held[("connections", "a", ELSEWHERE)] == 0, "the connection to be given up")
        writer.close()
