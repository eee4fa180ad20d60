"""What the house promises, each with a test that tries to break it. Long versions: `test_endurance.py`."""

import asyncio
import json
import logging
import random
import socket
import struct
import time
from pathlib import Path

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from breakhouse.table.clock import HouseClock
from tests.support.server.client import Page, Person, accepted, seated, served
from tests.support.server.kill_trials import kill_trials
from tests.support.server.mutated_messages import RECORDED, mutated
from tests.support.server.stopwatch import Stopwatch
from tests.support.waiting import until


def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """A house in a process of its own, killed at random moments and exactly at acknowledgements."""
    asyncio.run(kill_trials(tmp_path, trials=6))


async def test_a_client_that_never_reads_is_dropped_and_its_table_does_not_notice() -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo, Person(house.base) as deaf:
        code, first, _ = await seated(ann, bo)
        cookie = next(f"{one.key}={one.value}" for one in deaf.http.cookie_jar)
        mute = _raw_socket(house.port, cookie)
        mute.sendall(_client_frame(json.dumps({"say": "hello", "table": code}).encode()))
        await first.until("table")
        motion = "x" * 2_000
        slowest = 0.0
        for n in range(6_000):
            await first.say("gesture", seat=0, motion=motion)
            if n % 500 == 0:
                watch = Stopwatch()
                await first.say("ping", n=n)
                await first.until("pong", n=n)
                slowest = max(slowest, watch.seconds())
                if house.house.metrics.counts["dropped_total"]:
                    break
        assert house.house.metrics.counts["dropped_total"] == 1
        assert slowest < 2
        assert (await first.mark(0, 4))["tell"] == "accepted"
        mute.close()


def _raw_socket(port: int, cookie: str) -> socket.socket:
    """A WebSocket whose owner never reads, with as small a buffer as the system allows."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", port))
    raw.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    return raw


def _client_frame(payload: bytes, opcode: int = 0x81) -> bytes:
    head = (
        bytes((opcode, 0x80 | len(payload)))
        if len(payload) < 126
        else bytes((opcode, 0xFE)) + struct.pack(">H", len(payload))
    )
    return head + bytes(4) + payload


# ------------------------------------------------------------------ malformed and worse


@pytest.fixture
def no_stack_traces(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.WARNING)
    yield
    assert not [record for record in caplog.records if record.exc_info], caplog.text


async def _alive(first: Page, cell: int) -> None:
    assert (await first.mark(0, cell, f"alive {cell}"))["tell"] in ("accepted", "refused")


@pytest.mark.usefixtures("no_stack_traces")
async def test_recorded_traffic_mutated_gives_refusals_and_never_a_dead_table() -> None:
    rng = random.Random(7)
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo, Person(house.base) as eve:
        code, first, _ = await seated(ann, bo)
        for _ in range(12):
            spy = await eve.page(code)
            for _ in range(60):
                await spy.socket.send_str(mutated(rng.choice(RECORDED), rng, code))
            await spy.say("ping", n=77)
            with_answer = False
            try:
                await spy.until("pong", n=77)
                with_answer = True
            except ConnectionError:
                assert spy.received[-1]["tell"] == "bye"
            assert with_answer or spy.received
            await spy.close()
        assert house.house.metrics.counts["errors_total"] == 0
        assert (await first.mark(0, 4))["tell"] == "accepted"


@pytest.mark.usefixtures("no_stack_traces")
async def test_the_players_own_mutated_traffic_does_not_kill_the_table_either() -> None:
    rng = random.Random(11)
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo:
        code, first, second = await seated(ann, bo)
        quiet = [one for one in RECORDED if one["say"] not in ("resign", "leave", "stand", "kick", "agree")]
        page = first
        for _ in range(400):
            try:
                await page.socket.send_str(mutated(rng.choice(quiet), rng, code))
                await asyncio.sleep(0)
            except ConnectionError:
                page = await ann.page(code)  # the house disconnected so much noise
        back = await ann.page(code)
        assert house.house.metrics.counts["errors_total"] == 0
        await back.say("ping", n=1)
        await back.until("pong", n=1)
        assert (await second.mark(1, 5))["tell"] in ("accepted", "refused")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = st.sampled_from(sorted({one["say"] for one in RECORDED} | {"", "expire", "tell"}))
FIELDS = st.sampled_from(
    ["seat", "id", "command", "at", "table", "seen", "nonce", "key", "to", "who", "allow", "options"]
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(WORDS, st.dictionaries(FIELDS, JSON, max_size=5)), min_size=1, max_size=8))
def test_any_json_message_is_answered(messages: list) -> None:
    async def run() -> None:
        async with served() as house, Person(house.base) as ann:
            page = await ann.page(await ann.make())
            for word, fields in messages:
                if word not in ("leave", "hello"):
                    await page.socket.send_str(json.dumps({"say": word, **fields}))
            await page.say("ping", n=5)
            await page.until("pong", n=5)
            assert house.house.metrics.counts["errors_total"] == 0

    asyncio.run(run())


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.binary(min_size=1, max_size=60), min_size=1, max_size=6))
def test_any_bytes_in_a_frame_are_refused_or_close_the_socket(frames: list[bytes]) -> None:
    async def run() -> None:
        async with served() as house, Person(house.base) as ann:
            cookie = next(f"{one.key}={one.value}" for one in ann.http.cookie_jar)
            raw = _raw_socket(house.port, cookie)
            for frame in frames:
                raw.sendall(frame)
            raw.close()
            page = await ann.page(await ann.make())
            assert page.received[0]["tell"] == "welcome"
            assert house.house.metrics.counts["errors_total"] == 0

    asyncio.run(run())


async def test_oversize_binary_and_fragmented_messages_are_handled() -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo:
        code, first, _ = await seated(ann, bo)
        big = await bo.page(code)
        await big.socket.send_str("x" * 40_000)
        with pytest.raises(ConnectionError):
            await big.until("never")
        assert big.socket.close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        binary = await bo.page(code)
        await binary.socket.send_bytes(b"{}")
        with pytest.raises(ConnectionError):
            await binary.until("never")
        assert binary.socket.close_code == aiohttp.WSCloseCode.UNSUPPORTED_DATA
        cookie = next(f"{one.key}={one.value}" for one in bo.http.cookie_jar)
        parts = _raw_socket(house.port, cookie)
        hello = json.dumps({"say": "hello", "table": code}).encode()
        parts.sendall(
            _client_frame(hello[:5], 0x01) + _client_frame(hello[5:20], 0x00) + _client_frame(hello[20:], 0x80)
        )
        parts.settimeout(5)
        heard = b""
        while b'"tell":"table"' not in heard:
            heard += await asyncio.to_thread(parts.recv, 65536)
        parts.close()
        assert (await first.mark(0, 4))["tell"] == "accepted"


async def test_stale_reordered_and_repeated_commands_are_answered() -> None:
    async with served() as house, Person(house.base) as ann, Person(house.base) as bo:
        _, first, second = await seated(ann, bo)
        await first.mark(0, 0, "a")
        await second.mark(1, 1, "b")
        answers = {}
        for id, seat, cell in (("c", 0, 2), ("a", 0, 0), ("c", 0, 8), ("late", 0, 5)):
            answers.setdefault(id, []).append((await first.mark(seat, cell, id))["tell"])
        assert answers == {"c": ["accepted", "accepted"], "a": ["accepted"], "late": ["refused"]}
        table = next(iter(house.house.tables.values()))
        assert table.match is not None
        assert table.match.state.cells[:3] == (0, 1, 0)


# ------------------------------------------------------------------ many at once, and clocks


async def test_many_pages_can_reconnect_at_the_same_moment() -> None:
    """The short version: 200 pages of 100 matches. The long one reconnects 1,000 in three seconds."""
    from tests.support.server.crowd import reconnect_together

    took = await reconnect_together(tables=100)
    assert took < 3


async def test_a_jump_of_the_machines_clock_does_not_end_a_turn() -> None:
    skew = [0]
    clock = HouseClock(lambda: time.monotonic_ns() + skew[0])
    async with served(clock=clock) as house, Person(house.base) as ann, Person(house.base) as bo:
        code, first, second = await seated(ann, bo, options={"think_ms": 60_000})
        skew[0] += 3600 * 10**9
        assert (await second.until("notice"))["code"] == "slept"
        assert (await first.mark(0, 4))["tell"] == "accepted"
        skew[0] -= 7200 * 10**9
        assert (await second.mark(1, 0))["tell"] == "accepted"
        table = house.house.tables[code]
        assert table.sheet.result is None
        assert (table.now() or 0) < 30_000


async def test_a_house_with_a_full_disk_refuses_commands_and_recovers(tmp_path: Path) -> None:
    tight = served(tmp_path, prepare="PRAGMA max_page_count = 45")
    async with tight as house, Person(house.base) as ann, Person(house.base) as bo:
        code, first, _ = await seated(ann, bo)
        status = 200
        while status == 200:
            status, answer = await ann.ask("POST", "/api/tables", {"game": "tic-tac-toe"})
            assert len(house.house.tables) < 500, "the disk never filled up"
        assert (status, answer["code"]) == (503, "house-cannot-write")
        assert "disk is full" in answer["text"]
        assert (await ann.ask("GET", "/healthz"))[0] == 503
        assert (await bo.get(f"/api/tables/{code}"))["table"]["code"] == code, "reading goes on"
        house.house.store._prepare = "PRAGMA max_page_count = 100000"
        await until(lambda: accepted(first), "the house to write again", 10)
        assert (await ann.ask("GET", "/healthz"))[0] == 200
