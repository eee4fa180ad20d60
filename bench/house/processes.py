"""Servers in processes of their own, and their cost: CPU time as the system accounts it."""

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.support.processes import start_process
from tools.servers import free_port

PEER = Path(__file__).parent / "peer"


def cpu_seconds(pid: int) -> float:
    """User and system time of all threads of a process so far, in nanosecond steps."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


def cpu_by_thread(pid: int) -> dict[str, float]:
    """The same, thread by thread."""
    times = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        name = f"{(task / 'comm').read_text().strip()} {task.name}"
        times[name] = int((task / "schedstat").read_text().split()[0]) / 1e9
    return times


def memory_kb(pid: int) -> int:
    """Memory that belongs to this process alone."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Private_Dirty"):
            return int(line.split()[1])
    return 0


@asynccontextmanager
async def house(
    folder: Path, python: str = sys.executable, *more: str, tree: Path | None = None
) -> AsyncIterator[tuple[int, int]]:
    """The house with SQLite; (port, process id). `tree`: another working tree that has its code."""
    port = free_port()
    command = [
        python,
        "-m",
        "tests.support.server.house_process",
        "--port",
        str(port),
        "--data",
        str(folder),
        *more,
    ]
    other = [] if tree is None else ["env", f"PYTHONPATH={tree / 'src'}"]
    async with start_process([*other, *command], b"open", tree) as pid:
        yield port, pid


@asynccontextmanager
async def peer(folder: Path | None) -> AsyncIterator[tuple[int, int]]:
    """boardgame.io's server, with its memory store or with its file store."""
    port = free_port()
    command = [node(), "server.js", str(port), *([str(folder)] if folder else [])]
    async with start_process(command, b"open", PEER) as pid:
        yield port, pid


def node() -> str:
    """The program itself. What the wheel puts on the path is a script that starts it as a child: the script would
    be measured in its place, and killed, while the child holds the pipe that we wait for."""
    found = shutil.which("node") or str(Path(sysconfig.get_path("scripts")) / "node")
    asked = subprocess.run([found, "-p", "process.execPath"], check=True, capture_output=True, text=True)
    return asked.stdout.strip()


def install_peer() -> None:
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        npm = shutil.which("npm") or str(Path(sysconfig.get_path("scripts")) / "npm")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=PEER, check=True)
