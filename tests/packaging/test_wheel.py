"""The wheel alone, in a fresh environment without make and Node: it serves the pages, and a move is played."""

import asyncio
import os
import re
import subprocess
import sys
import venv
from pathlib import Path

import aiohttp
import pytest

from breakhouse.core.shuffle import pledge
from tools.servers import free_port

pytestmark = pytest.mark.wide

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the wheel; what it depends on was downloaded to the environment that runs this test."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)], check=True)
    environment = folder / "env"
    venv.create(environment, with_pip=True)
    theirs = next(environment.glob("lib/python*/site-packages"))
    (theirs / "downloaded.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")))
    wheel = next(folder.glob("breakhouse-*.whl"))
    install = ("-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", str(wheel))
    subprocess.run([str(environment / "bin" / "python"), *install], check=True, cwd=folder)
    return environment


async def test_the_wheel_serves_its_pages_and_a_move_is_played(fresh: Path, tmp_path: Path) -> None:
    port = free_port()
    bare = {"PATH": str(fresh / "bin"), "HOME": str(tmp_path), "LC_ALL": "C", "BREAKHOUSE_PORT": str(port)}
    where = subprocess.check_output(
        [str(fresh / "bin" / "python"), "-c", "import breakhouse; print(breakhouse.__file__)"],
        cwd=tmp_path,
        text=True,
    )
    assert Path(where.strip()).is_relative_to(fresh)
    house = subprocess.Popen(
        [str(fresh / "bin" / "breakhouse"), "serve"], cwd=tmp_path, env=bare, stdout=subprocess.PIPE, text=True
    )
    try:
        assert house.stdout is not None
        assert house.stdout.readline() == f"Breakhouse is open: http://localhost:{port}\n"
        async with aiohttp.ClientSession(f"http://localhost:{port}") as ann:
            await _look_at_pages(ann)
            await _play_a_move(ann)
    finally:
        house.terminate()
        house.wait(20)
    assert os.listdir(tmp_path)


async def _look_at_pages(ann: aiohttp.ClientSession) -> None:
    async with ann.get("/") as answer:
        page = await answer.text()
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert scripts
    async with ann.get(scripts[0]) as answer:
        assert answer.status == 200
        assert len(await answer.read()) > 1000


async def _play_a_move(ann: aiohttp.ClientSession) -> None:
    async with ann.get("/api/me"):
        pass
    async with ann.get("/api/games") as answer:
        games = [game["id"] for game in (await answer.json())["games"]]
    game = next(id for id in games if "skip" in id)  # it offers whole commands, and whoever plays with bots begins
    seats = [{"kind": "me"}, {"kind": "bot"}]
    async with ann.post("/api/tables", json={"game": game, "seats": seats, "start": True}) as answer:
        made = await answer.json()
        assert answer.status == 200, made
    async with asyncio.timeout(60), ann.ws_connect("/ws") as line:
        await line.send_json({"say": "hello", "table": made["code"]})
        while not (offers := (await _until(line, "update"))["faces"][0]["offers"]):
            pass  # somebody else is to move
        await line.send_json({"say": "do", "id": "1", "seat": 0, "command": offers[0]})
        assert (await _until(line, "accepted"))["id"] == "1"


async def _until(line: aiohttp.ClientWebSocketResponse, tell: str) -> dict:
    while True:
        message = await line.receive_json()
        if message["tell"] == "table" and (attempt := message["table"]["attempt"]) is not None:
            await _take_part(line, attempt, message["yours"])
        if message["tell"] == tell:
            return message


async def _take_part(line: aiohttp.ClientWebSocketResponse, attempt: dict, seats: list[int]) -> None:
    commitment = attempt["commitment"]
    for seat in seats:
        nonce, common = f"{seat + 1:064x}", {"seat": seat, "commitment": commitment}
        if attempt["pledges"] is None:
            await line.send_json({"say": "pledge", "pledge": pledge(commitment, seat, nonce), **common})
        elif attempt["pledges"][seat] is not None:
            await line.send_json({"say": "reveal", "nonce": nonce, **common})
