"""The house of the browser tests in a process of its own: time passes as ours does, and jumps when a test says so.

`python -m tests.support.browser.house_process --port … --data …` opens it. A number of milliseconds on its
standard input makes so much time pass at once; `alike` deals every match of a game alike from there on,
whoever plays, until `unlike`.
"""

import argparse
import asyncio
import base64
import json
import os
import secrets
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from breakhouse.core.chance import Chance
from breakhouse.core.entry import Header
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.run import OpeningNotice, Plan, serve
from breakhouse.server.settings import Settings
from breakhouse.table.clock import HouseClock

_seed = Header.seed

STEP_MS = 250
"""Time jumps in steps, so that one thing can follow from another; the house would take a long one for a sleep."""
BREATH = 0.004
"""Seconds for the effects of a step: written, announced, the next timer set."""


@dataclass
class House:
    """The process, as a test sees it."""

    folder: Path
    port: int
    still: bool = False
    """Time passes only when a test says so."""
    process: "subprocess.Popen[str] | None" = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def open(self) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.support.browser.house_process",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
            *(["--still"] if self.still else []),
        ]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._hear("open")

    def pass_time(self, seconds: float) -> None:
        """Lets time pass in the house without waiting for it; pages follow with the next message they get."""
        assert self.process is not None
        assert self.process.stdin is not None
        print(int(seconds * 1000), file=self.process.stdin, flush=True)
        self._hear("passed")

    def deal(self, how: Literal["alike", "unlike"]) -> None:
        """Dealt alike, matches can be compared with a recording; no page can verify their shuffle."""
        assert self.process is not None
        assert self.process.stdin is not None
        print(how, file=self.process.stdin, flush=True)
        self._hear(how)

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)

    def ask(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.address}{path}", timeout=10) as answer:
            return json.load(answer)

    def _hear(self, word: str) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        printed = self.process.stdout.readline().strip()
        assert printed == word, f"the house said {printed!r} instead of {word!r}"


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop whose time can be ahead."""

    ahead = 0.0
    still = False

    def time(self) -> float:
        return self.ahead + (0 if self.still else super().time())

    def time_ns(self) -> int:
        return int(self.time() * 1e9)


async def pass_time(loop: JumpingLoop, ms: int) -> None:
    while ms > 0:
        step = min(ms, STEP_MS)
        ms -= step
        loop.ahead += step / 1000
        await loop.run_in_executor(None, time.sleep, BREATH)  # as long by any clock, also by one that stands
    print("passed", flush=True)


def fix_secrets() -> None:
    """Keys and the house's part of the chance are nothing but zeros; names of tables and visitors stay unlike."""
    secrets.token_bytes = bytes  # type: ignore[assignment]
    secrets.token_hex = lambda n=8: "0" * (2 * (n or 8))
    secrets.token_urlsafe = lambda n=16: base64.urlsafe_b64encode(os.urandom(n or 16)).decode().rstrip("=")


def deal(how: str) -> None:
    Header.seed = _seed if how == "unlike" else lambda self, *_: Chance.of(self.game).seed  # type: ignore[method-assign, assignment]
    print(how, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--still", action="store_true")
    args = parser.parse_args()
    fix_secrets()
    loop = JumpingLoop()
    loop.still = args.still
    passing: set[asyncio.Task[None]] = set()

    def hear() -> None:
        if (line := sys.stdin.readline().strip()) in ("alike", "unlike"):
            deal(line)
        elif line:
            passing.add(loop.create_task(pass_time(loop, int(line))))
        else:  # whoever opened the house is gone
            loop.remove_reader(sys.stdin.fileno())

    def opened(house_opened: OpeningNotice) -> None:
        loop.add_reader(sys.stdin.fileno(), hear)
        print("open", flush=True)

    plan = Plan(Settings(port=args.port, thinkers=1), folder=args.data, budgets=Budgets.boundless())
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(serve(plan, opened, clock=HouseClock(loop.time_ns)))


if __name__ == "__main__":
    main()
