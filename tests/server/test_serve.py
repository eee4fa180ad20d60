"""`breakhouse serve`, `backup` and `restore` as people type them."""

import asyncio
import json
import os
import signal
import sqlite3
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.support.server.client import Person
from tools.servers import free_port


async def typed(*words: str) -> tuple[int, str, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "breakhouse.terminal.cli", *words,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env={**os.environ, "LC_ALL": "C"},
    )  # fmt: skip
    out, err = await asyncio.wait_for(process.communicate(), 30)
    return process.returncode or 0, out.decode(), err.decode()


async def opened(*words: str) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "breakhouse.terminal.cli", "serve", *words,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env={**os.environ, "LC_ALL": "C"},
    )  # fmt: skip
    assert process.stdout is not None
    first = await asyncio.wait_for(process.stdout.readline(), 30)
    assert first.startswith(b"Breakhouse is open: http://localhost:"), first
    return process


async def test_a_house_is_opened_backed_up_closed_and_restored(tmp_path: Path) -> None:
    port, data = free_port(), str(tmp_path / "data")
    house = await opened("--port", str(port), "--data", data)
    answer = await asyncio.to_thread(lambda: urllib.request.urlopen(f"http://localhost:{port}/healthz").read())
    assert json.loads(answer)["status"] == "well"
    code, out, _ = await typed("backup", str(tmp_path / "copy"), "--data", data)
    assert code == 0
    assert out.startswith(f"Backed up to {tmp_path / 'copy'}.\n{tmp_path / 'copy'} is a good backup.")
    for words in (
        ("serve", "--port", str(free_port()), "--data", data),
        ("restore", str(tmp_path / "copy"), "--data", data),
    ):
        code, _, err = await typed(*words)
        assert code == 2, err
        assert err == f"Another server is using {data}. Stop it first, or choose another folder with --data.\n"
    code, _, err = await typed("serve", "--port", str(port), "--memory")
    assert (code, err) == (2, f"Port {port} is in use. Choose another with --port.\n")
    house.send_signal(signal.SIGINT)
    out_rest, err_rest = await asyncio.wait_for(house.communicate(), 15)
    assert house.returncode == 0
    assert out_rest.decode().endswith("Breakhouse is closed. Everything is saved.\n")
    assert "Traceback" not in err_rest.decode()
    code, out, _ = await typed("restore", str(tmp_path / "copy"), "--data", data)
    assert code == 0
    assert "The previous data is now in" in out
    with sqlite3.connect(tmp_path / "data" / "house.sqlite3") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_every_line_of_a_json_log_is_json(tmp_path: Path) -> None:
    """From the greeting to the goodbye, what bots print included: log collectors can't parse a bare line."""
    program = tmp_path / "bot.py"
    program.write_text("import sys; print('no\\nidea', file=sys.stderr)")
    house = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "breakhouse.terminal.cli", "serve", "--port", str(port := free_port()),
        "--data", str(tmp_path / "data"), "--log", "json", "--bot", f"silly={sys.executable} {program}",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env={**os.environ, "LC_ALL": "C"},
    )  # fmt: skip
    assert house.stderr is not None
    lines: list[dict[str, object]] = []

    async def read_until(part: str) -> None:
        assert house.stderr is not None
        while not any(part in str(line["said"]) for line in lines):
            lines.append(json.loads(await asyncio.wait_for(house.stderr.readline(), 60)))

    await read_until("Breakhouse is open")
    seats = [{"kind": "bot", "level": "silly"}, {"kind": "bot"}]
    async with Person(f"http://127.0.0.1:{port}") as ann:
        await ann.page(await ann.make("skipbo-breakers", seats=seats, start=True))
        await read_until("lost its seat")
    code, out, err = await typed("serve", "--port", str(port), "--memory", "--log", "json")
    said = [json.loads(line)["said"] for line in err.splitlines()]
    assert (code, out, said[-1]) == (2, "", f"Port {port} is in use. Choose another with --port."), err
    house.send_signal(signal.SIGTERM)
    out_rest, err_rest = await asyncio.wait_for(house.communicate(), 15)
    assert out_rest == b""
    lines += map(json.loads, err_rest.splitlines())
    assert lines[-1]["said"] == "Breakhouse is closed. Everything is saved."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--limit", "speed=1"), "There’s no limit called speed."),
        (("--limit", "tables=often"), "Write rate/burst"),
        (("--bot", "nameless"), 'Write a program as name="command", not nameless.'),
        (("--host", "203.0.113.77"), "This machine doesn’t have the address 203.0.113.77."),
    ],
)
async def test_mistakes_on_the_command_line_are_explained(words: tuple[str, ...], sentence: str) -> None:
    code, _, err = await typed("serve", "--memory", "--port", str(free_port()), *words)
    assert code == 2, err
    assert sentence in err
    assert "Traceback" not in err
