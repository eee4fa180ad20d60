"""Robust to the last byte: bad headers, slow and countless connections, names that pretend."""

import asyncio
import logging
import resource

import pytest

from breakhouse.core import Refusal
from breakhouse.server.admin.logs import log_to_stderr
from breakhouse.server.http.static import CSP
from breakhouse.server.limits.budgets import Budgets, Most
from breakhouse.server.limits.connections import raise_open_files
from breakhouse.table.names import read_bot_name, read_name
from tests.support.server.client import Person, seated, served
from tests.support.server.raw_http import ELSEWHERE, send_raw
from tests.support.waiting import until

MARKS = "x" + "\u0300" * 5


@pytest.mark.parametrize(
    "lines",
    [
        b"GET /api/me HTTP/1.1\r\nHost: [\r\n",
        "GET /api/me HTTP/1.1\r\nHost: a\u2100b\r\n".encode(),
        "GET /api/me HTTP/1.1\r\nHost: \u24db\u24de\u24d2alhost\r\n".encode(),
        b"GET /api/me HTTP/1.1\r\nHost: localhost:x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\nContent-Length: 2\r\n\r\n{}",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: breakhouse=\xff.\xff\r\n",
        b"GET / HTTP/9.9\r\n",
        b"\x16\x03\x01 nonsense\r\n",
        b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\n",
    ],
)
@pytest.mark.needs("127.0.0.2")
async def test_unreadable_requests_are_answered_with_400_and_the_usual_headers(
    lines: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with served() as house:
        answer = await send_raw(house.port, lines + b"\r\n")
        assert answer.split(" ")[1] == "400", answer[:200]
        assert f"Content-Security-Policy: {CSP}" in answer
        assert "X-Content-Type-Options: nosniff" in answer
        assert "aiohttp" not in answer.lower()
        assert house.house.metrics.counts["errors_total"] == 0
    assert all(len(record.getMessage()) < 200 for record in caplog.records)


def test_no_line_of_the_log_can_be_forged(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = list(root.handlers)
    try:
        log_to_stderr(structured=False)
        try:
            raise ValueError("a\n12:00:00  ERROR   forged")
        except ValueError:
            logging.getLogger("breakhouse.web").exception(
                "over %s", "/x\n12:00:00  INFO    forged\x1b[2J" + "y" * 9999
            )
    finally:
        root.handlers[:] = before
    errors = capsys.readouterr().err.splitlines()
    assert not any(line.startswith("12:00:00") for line in errors)
    assert all("\x1b" not in line and len(line) < 700 for line in errors)


@pytest.mark.parametrize("name", ["a\u202eb", "a\x00b", "a\u2066b", " \u200b ", "\n", MARKS, "\ud800"])
def test_names_with_invisible_or_misleading_characters_are_refused(name: str) -> None:
    with pytest.raises(Refusal, match="name-not-readable"):
        read_name(name)


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u034f", "\u17b4", "\U0001d159"]
)
def test_names_that_are_drawn_as_nothing_are_refused(blank: str) -> None:
    for name in (blank, blank * 3, f" {blank} ", f"Ann{blank}", f"A{blank}nn"):
        with pytest.raises(Refusal, match="name-not-readable"):
            read_name(name)


def test_whatever_unicode_calls_ignorable_makes_no_name() -> None:
    """Spaces, marks, formats and everything without a shape, alone or many."""
    ignorable = [*range(0x180B, 0x1810), *range(0x2000, 0x2010), *range(0x2028, 0x2030), *range(0x205F, 0x2070)]
    ignorable += [
        0xAD,
        0x61C,
        0x3000,
        0xFEFF,
        *range(0xFE00, 0xFE10),
        *range(0xFFF0, 0xFFFC),
        *range(0x1BCA0, 0x1BCA4),
    ]
    ignorable += [*range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000)]
    for code in ignorable:
        with pytest.raises(Refusal, match="name-not-readable"):
            read_name(chr(code) * 2)


def test_invisible_joiners_around_a_name_are_dropped() -> None:
    assert read_name("Ann\u200d") == read_name("\u200c Ann \u200d") == "Ann"


@pytest.mark.parametrize(
    "name",
    [
        "x (bot)",
        "x (Bot)",
        "x(bot) y",
        "x ( bot )",
        "x （ｂｏｔ）",
        "x [bot]",
        "x <BOT>",
        "x (b\u00f6t)",
        "x (bоt)",
        "x (b0т)",
        "x ⟨bot⟩",
    ],
)
def test_a_person_cannot_pass_for_a_bot(name: str) -> None:
    with pytest.raises(Refusal, match="name-like-a-bots"):
        read_name(name)
    assert read_name("Abbot (the younger)") == "Abbot (the younger)"


def test_a_bots_name_has_the_mark_once() -> None:
    assert read_bot_name("Rex") == read_bot_name(" Rex (bot) ") == "Rex (bot)"


def test_ordinary_names_are_accepted() -> None:
    names = (
        "Ann",
        "Zoë",
        "李雷",
        "محمد",
        "O’Neill 3",
        "👩‍🚀",
        "Nguyễn",
        "❤️",
        "1️⃣",
        "नरेश",
        "김민준",
        "葛\U000e0100城",
    )
    for name in names:
        assert read_name(f"  {name} ") == name


async def test_the_same_rule_for_names_holds_everywhere() -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo:
        assert (await ann.ask("PATCH", "/api/me", {"name": "a\u202eb"}))[1]["code"] == "name-not-readable"
        seats = [{"kind": "me", "name": "a\u202eb"}, {}]
        status, answer = await ann.ask("POST", "/api/tables", {"game": "tic-tac-toe", "seats": seats})
        assert (status, answer["code"]) == (409, "name-not-readable")
        page = await bo.page(await ann.make())
        await page.say("sit", seat=1, name="a\u202eb")
        assert (await page.until("refused"))["code"] == "name-not-readable"


async def test_a_bot_for_a_seat_that_does_not_exist_is_refused() -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo:
        _, first, _ = await seated(ann, bo)
        gathering = await ann.page(await ann.make())
        for page in (first, gathering):
            await page.say("seat-bot", seat=7, level="random")
            assert (await page.until("refused"))["code"] == "no-such-seat"


@pytest.mark.needs("127.0.0.2")
async def test_connections_from_one_address_leave_room_for_others() -> None:
    """1,074 half-open connections locked everybody out."""
    async with served(budgets=Budgets(connections=Most(9, 20))) as house:
        held = [
            await asyncio.open_connection("127.0.0.1", house.port, local_addr=(ELSEWHERE, 0)) for _ in range(40)
        ]
        for _, writer in held:
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: loc")
        gone = [asyncio.ensure_future(reader.read(1)) for reader, _ in held]
        await until(lambda: sum(one.done() for one in gone) >= 20, "twenty connections to be closed")
        async with Person(house.base) as ann:
            assert (await ann.ask("GET", "/healthz"))[0] == 200
        assert sum(one.done() for one in gone) == 20, "the first twenty are still there"
        for (_, writer), one in zip(held, gone, strict=True):
            one.cancel()
            writer.close()


@pytest.mark.needs("127.0.0.2")
async def test_a_request_that_never_ends_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("breakhouse.server.limits.connections.PATIENCE", 0.3)
    monkeypatch.setattr("breakhouse.server.http.routes.PATIENCE", 0.3)
    async with served() as house:
        assert await send_raw(house.port, b"GET /api/me HTTP/1.1\r\nHost: loc") == ""
        answer = await send_raw(
            house.port, b"PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{"
        )
        assert answer.startswith("HTTP/1.1 400 ")


@pytest.mark.needs("127.0.0.2")
async def test_a_silent_connection_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the beginning, or after it was answered."""
    monkeypatch.setattr("breakhouse.server.limits.connections.PATIENCE", 0.3)
    async with served() as house:
        assert await send_raw(house.port, b"") == ""
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        async with asyncio.timeout(20):
            assert (await reader.read()).startswith(b"HTTP/1.1 200 ")  # to its end, which is the house's doing
        writer.close()


def test_the_house_asks_for_as_many_open_files_as_the_system_allows() -> None:
    assert raise_open_files() >= 1024


def test_a_system_that_refuses_the_file_limit_is_asked_for_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def set_limit(kind: int, limits: tuple[int, int]) -> None:
        asked.append(limits[0])
        if limits[0] > 10_240:
            raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda kind: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert raise_open_files() == 10_240
    assert asked == [65_536, 10_240]


@pytest.mark.needs("127.0.0.2")
async def test_a_removed_guest_cannot_come_back_by_dropping_the_cookie() -> None:
    async with (
        served() as house,
        Person(house.base) as ann,
        Person(house.base, address=ELSEWHERE) as eve,
    ):
        code = await ann.make()
        host, page = await ann.page(code), await eve.page(code)
        await host.say("kick", who=(await eve.get("/api/me"))["who"])
        assert (await page.until("bye"))["code"] == "removed"
        async with Person(house.base, address=ELSEWHERE) as again:
            back = await again.page()
            await back.say("hello", table=code)
            assert (await back.until("refused"))["code"] == "you-were-removed"
        async with Person(house.base) as bo:
            await bo.page(code)
