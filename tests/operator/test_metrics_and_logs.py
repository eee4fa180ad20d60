"""What an operator sees from outside: metrics on their own listener, a dashboard that names real ones, words for
systemd, and logs by which a request and a table can be followed."""

import asyncio
import json
import logging
import re
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from breakhouse.core import Refusal
from breakhouse.games import game_ids
from breakhouse.server.admin.logs import OncePerMinute, about, log_to_stderr
from breakhouse.server.admin.metrics import Metrics, observe, read_listener
from breakhouse.server.net.systemd import READY, keep_alive, tell_systemd
from tests.support.server.client import Person, seated, served
from tools.servers import free_port

ROOT = Path(__file__).parents[2]


async def test_metrics_have_a_listener_of_their_own_and_count_what_happens() -> None:
    port = free_port()
    async with (
        served() as house,
        observe(house.house.metrics.registry(), ("127.0.0.1", port)),
        Person(house.base, "Ann") as ann,
        Person(house.base, "Bo") as bo,
        aiohttp.ClientSession() as prometheus,
    ):
        code, first, _ = await seated(ann, bo)
        assert (await first.mark(0, 4))["tell"] == "accepted"
        await ann.page(code)  # somebody who comes twice is one visitor
        async with prometheus.get(f"http://127.0.0.1:{port}/metrics") as answer:
            text = await answer.text()
        assert "# TYPE" not in await ann.get("/metrics"), "not where visitors could see them"
        with pytest.raises(Refusal):
            async with observe(house.house.metrics.registry(), ("127.0.0.1", port)):
                pass
    assert re.search(r"^breakhouse_acknowledged_seconds_count 1\.0$", text, re.M)
    assert re.search(r'^breakhouse_durable_seconds_bucket\{le="\+Inf"\}', text, re.M)
    assert re.search(r"^breakhouse_matches_running 1\.0$", text, re.M)
    game = r'\{game="tic-tac-toe"\}'
    assert re.search(rf"^breakhouse_visitors_total{game} 2\.0$", text, re.M)
    assert re.search(rf"^breakhouse_matches_started_total{game} 1\.0$", text, re.M)
    assert re.search(rf"^breakhouse_matches_finished_total{game} 0\.0$", text, re.M)
    for name in ("breakhouse_takeovers_total", "breakhouse_fenced_appends_total", "breakhouse_thinkers_waiting"):
        assert re.search(rf"^{name} 0\.0$", text, re.M)
    if sys.platform == "linux":
        assert "process_resident_memory_bytes" in text


def test_nobody_can_invent_a_label() -> None:
    metrics = Metrics()
    for n in range(50):
        metrics.count_for(f"game-{n}", "matches_started_total")
    labels = {sample.labels["game"]: sample.value for family in metrics.collect() for sample in family.samples
              if sample.name == "breakhouse_matches_started_total"}  # fmt: skip
    assert labels == {**dict.fromkeys(game_ids(), 0.0), "other": 50.0}


def test_every_metric_of_the_dashboard_exists() -> None:
    board = json.loads((ROOT / "deploy" / "grafana" / "breakhouse.json").read_text())
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    counted = "breakhouse|process" if sys.platform == "linux" else "breakhouse"
    named = set(re.findall(rf"\b(?:{counted})_\w+", asked))
    there = {sample.name for family in Metrics().registry().collect() for sample in family.samples}
    assert named - there == set()
    ours = {name for name in there if name.startswith("breakhouse_") and not name.endswith(("_sum", "_count"))}
    assert ours - named == set(), "everything that is counted is shown"


@pytest.mark.parametrize(
    ("written", "read"),
    [("", None), ("9464", ("127.0.0.1", 9464)), ("0.0.0.0:1", ("0.0.0.0", 1)), ("[::1]:2", ("::1", 2))],
)
def test_metrics_are_served_where_the_settings_say(written: str, read: tuple[str, int] | None) -> None:
    assert read_listener(written) == read


async def test_systemd_is_notified_that_the_house_is_ready_and_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(5)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        tell_systemd(READY)
        assert systemd.recv(100) == b"READY=1"
        monkeypatch.setenv("WATCHDOG_USEC", "20000")
        alive = asyncio.create_task(keep_alive())
        for _ in range(2):
            assert await asyncio.to_thread(systemd.recv, 100) == b"WATCHDOG=1"
        alive.cancel()
    monkeypatch.delenv("NOTIFY_SOCKET")
    tell_systemd(READY)


async def test_a_request_and_a_table_can_be_followed_in_the_log_and_no_key_appears_there(
    capsys: pytest.CaptureFixture[str],
) -> None:
    root = logging.getLogger()
    before = list(root.handlers)
    try:
        log_to_stderr(structured=True)
        async with served() as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
            code, first, _ = await seated(ann, bo, access="link")
            async with ann.http.get(f"{house.base}/api/tables/{code}") as answer:
                asked = answer.headers["X-Request-Id"]
            table = (await house.house.tables.find(code)).sheet.id
            await first.say("hello", table="x")
    finally:
        root.handlers[:] = before
        log_to_stderr(structured=False)
        root.handlers[:] = before
    errors = capsys.readouterr().err
    lines = [json.loads(line) for line in errors.splitlines()]
    one = next(line for line in lines if line.get("request") == asked)
    assert (one["method"], one["route"], one["status"]) == ("GET", "/api/tables/{code}", 200)
    assert one["who"]
    assert [line["part"] for line in lines if line.get("table") == table and line["said"] == "came to a table"]
    assert any(line["said"] == "a table for tic-tac-toe was made" and line["table"] == table for line in lines)
    assert code not in errors
    assert "127.0.0.1" not in errors


def test_log_fields_never_overwrite_a_lines_time_and_logger(
    capsys: pytest.CaptureFixture[str],
) -> None:
    root = logging.getLogger()
    before = list(root.handlers)
    try:
        log_to_stderr(structured=True)
        logging.getLogger("breakhouse.run").info("open", extra=about(at="http://localhost", level=3, version="1"))
    finally:
        log_to_stderr(structured=False)
        root.handlers[:] = before
    line = json.loads(capsys.readouterr().err)
    assert line["at"].endswith("+00:00")
    assert (line["level"], line["version"]) == ("info", "1")


def test_each_kind_of_failure_is_logged_once_a_minute_with_a_count(capsys: pytest.CaptureFixture[str]) -> None:
    """1,500 requests a second with a broken cookie wrote 200 GB of traces a day."""
    now = 0.0
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(OncePerMinute(lambda: now))
    log = logging.Logger("breakhouse.web")
    log.addHandler(handler)

    def fail(wrong: Exception) -> None:
        try:
            raise wrong
        except Exception:
            log.exception("GET /%s failed", wrong)

    for n in range(1_500):
        fail(ValueError(f"the cookie {n}"))
        log.warning("answered 400")
        log.info("asked")
        now += 0.01
    written = capsys.readouterr().err
    assert written.count("Traceback") == 1
    assert written.count("answered 400\n") == 1
    assert written.count("asked\n") == 1_500, "only failures are left out"
    fail(KeyError("another kind"))
    assert "KeyError" not in written
    assert "KeyError" in capsys.readouterr().err
    now += 60
    fail(ValueError("again"))
    assert "GET /again failed (1,499 more like it before)" in capsys.readouterr().err
