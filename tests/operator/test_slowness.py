"""A house that stands still shows it: in how late its loop was, in the time of all that waited, and in the log,
with ids and with what held it up."""

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from time import perf_counter

import pytest
import uvloop

from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.admin.slowness import SlowLog
from breakhouse.server.loop_watch import EVERY, LoopWatch
from tests.support.server.client import Person, seated, served

STALL = 0.3


def quantiles(metrics: Metrics, name: str) -> dict[str, float]:
    """How many were at most that slow."""
    samples = [sample for family in metrics.collect() for sample in family.samples]
    return {one.labels["le"]: one.value for one in samples if one.name == f"breakhouse_{name}_bucket"}


def count_slower(metrics: Metrics, name: str, than: str) -> float:
    buckets = quantiles(metrics, name)
    return buckets["+Inf"] - buckets[than]


class Receiver(asyncio.Protocol):
    """Does with what it receives what it's told to."""

    def __init__(self, receive: Callable[[], None]) -> None:
        self.receive = receive

    def data_received(self, data: bytes) -> None:
        self.receive()


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_what_waited_in_a_socket_while_the_loop_stood_still_counts_from_then(
    new_loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def wait() -> tuple[float, float]:
        metrics = Metrics()
        watch = LoopWatch(metrics.loop_lag, SlowLog(STALL / 2))
        watch.start()
        (slow, to_slow), (quick, to_quick) = socket.socketpair(), socket.socketpair()
        loop = asyncio.get_running_loop()
        waits: asyncio.Queue[float] = asyncio.Queue()

        def stand_still() -> None:
            to_quick.send(b"x")
            time.sleep(STALL)  # really: nothing but a loop that stands still can show what that does

        def note() -> None:
            waits.put_nowait(perf_counter() - watch.received())

        with to_slow, to_quick:
            for end, receive in ((slow, stand_still), (quick, note)):
                await loop.create_connection(lambda receive=receive: Receiver(receive), sock=end)
            await asyncio.sleep(EVERY / 2)
            to_slow.send(b"x")
            late = await waits.get()
            await asyncio.sleep(2 * EVERY)
            to_quick.send(b"x")
            at_once = await waits.get()
        watch.stop()
        assert count_slower(metrics, "loop_lag_seconds", "0.1") >= (STALL - 0.1) / EVERY - 2, (
            "each moment of it counts"
        )
        return late, at_once

    with asyncio.Runner(loop_factory=new_loop) as runner:
        late, at_once = runner.run(wait())
    assert late >= STALL - 2 * EVERY
    assert at_once < STALL / 2


async def test_a_house_that_stood_still_tells_which_commands_and_requests_waited_and_why(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with (
        served(slow=STALL / 2) as house,
        Person(house.base, "Ann") as ann,
        Person(house.base, "Bo") as bo,
    ):
        _, first, _ = await seated(ann, bo)
        metrics = house.house.metrics
        assert count_slower(metrics, "acknowledged_seconds", "0.1") == 0
        asking = asyncio.create_task(ann.get("/api/me"))
        await asyncio.sleep(EVERY / 5)
        await first.say("do", id="c-1", seat=0, command={"do": "mark", "cell": 4})
        time.sleep(STALL)  # really: the house stands still
        assert (await first.until("accepted"))["id"] == "c-1"
        await asking
        await asyncio.sleep(2 * EVERY)
        assert count_slower(metrics, "acknowledged_seconds", "0.1") == 1
        moments = house.house.slow.latest()
    command = next(moment for moment in moments if moment.kind == "command")
    assert command.ids["command"] == "c-1"
    assert command.where == "tic-tac-toe"
    assert {"table", "match"} <= command.ids.keys()
    assert command.ms >= 1000 * (STALL - 2 * EVERY)
    assert [moment.kind for moment in moments].count("stall") == 1
    lines = [record.getMessage() for record in caplog.records if record.name == "breakhouse.slow"]
    assert any("command c-1" in line and f"table {command.ids['table']}" in line for line in lines)
    assert any("the event loop has not turned for" in line for line in lines)


async def test_a_slow_request_is_logged_with_its_id(caplog: pytest.LogCaptureFixture) -> None:
    async with (
        served(slow=0.0) as house,
        Person(house.base) as ann,
        ann.http.get(f"{house.base}/api/me") as answer,
    ):
        asked = answer.headers["X-Request-Id"]
    lines = [record.getMessage() for record in caplog.records if record.name == "breakhouse.slow"]
    assert any(line.startswith("slow request") and "GET /api/me" in line and asked in line for line in lines)


def test_a_minute_of_slowness_fits_in_a_few_lines(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    slow = SlowLog(0.25, lambda: now)
    with caplog.at_level(logging.WARNING):
        for n in range(1000):
            slow.note("command", 3.0, "nim", command=f"c-{n}")
        now = 61.0
        slow.note("stall", 3.0, "somewhere")
    # what else runs in this process, and on a busy machine the watch of another test's loop, isn't its business
    lines = [line for record in caplog.records if (line := record.getMessage()).startswith("slow")]
    assert len(lines) == 32
    assert lines[-2:] == ["slow: 970 more within that minute", "slow stall: 3000 ms (somewhere)"]
    assert slow.latest()[-1].kind == "stall"
    assert slow.latest()[0].ids == {"command": "c-950"}, "the latest of each kind are kept"
