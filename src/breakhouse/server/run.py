"""Opening the house and closing it cleanly: the folder locked, the port taken, Ctrl-C understood."""

import asyncio
import contextlib
import errno
import gc
import json
import logging
import signal
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from aiohttp import web

from breakhouse.core import Refusal
from breakhouse.server.app import Doors, make_app
from breakhouse.server.budgets import Budgets
from breakhouse.server.doorman import Doorman, raise_open_files
from breakhouse.server.house import House
from breakhouse.server.network import base_address, lan_address
from breakhouse.server.pages import Pages
from breakhouse.store.folder import Lock
from breakhouse.table.clock import HouseClock


@dataclass(frozen=True, slots=True)
class Plan:
    """How the house is to be opened."""

    host: str = "127.0.0.1"
    port: int = 8765
    folder: Path | None = None
    lan: bool = False
    names: frozenset[str] = frozenset()
    behind_proxy: bool = False
    budgets: Budgets = field(default_factory=Budgets)
    programs: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Opened:
    """What there is to tell once the house is open."""

    address: str
    lan: str | None
    tables: int
    pages: bool


def run(serving: Coroutine[Any, Any, None]) -> None:
    """Runs on uvloop where it is installed (the extra `fast`), else on the loop that Python brings."""
    try:
        runner = import_module("uvloop").run
    except ImportError:
        runner = asyncio.run
    runner(serving)


async def serve(
    plan: Plan,
    opened: Callable[[Opened], None],
    stop: asyncio.Event | None = None,
    clock: HouseClock | None = None,
) -> None:
    """Serves until `stop`, Ctrl-C or SIGTERM; `Refusal` when the house cannot be opened."""
    stop = stop or asyncio.Event()
    _mind_signals(stop)
    with contextlib.ExitStack() as kept:
        if plan.folder is not None:
            kept.enter_context(Lock(plan.folder))
        house = House(plan.folder, plan.budgets, plan.programs, clock)
        try:
            await _open(plan, house, opened, stop)
        finally:
            await house.close()


async def _open(plan: Plan, house: House, opened: Callable[[Opened], None], stop: asyncio.Event) -> None:
    tables = house.open()
    lan = lan_address() if plan.lan else None
    pages = Pages()
    host = "0.0.0.0" if plan.lan and plan.host == "127.0.0.1" else plan.host
    shown = lan or (plan.host if plan.host not in ("0.0.0.0", "::", "127.0.0.1") else "localhost")
    link = f"https://{min(plan.names)}" if plan.names and plan.behind_proxy else base_address(shown, plan.port)
    runner = web.AppRunner(
        make_app(house, Doors(link, plan.names, plan.behind_proxy), pages), access_log=None, shutdown_timeout=2.0
    )
    await runner.setup()
    try:
        doorman = Doorman(house.accounts, raise_open_files(), plan.behind_proxy)
        listening = await _listen(doorman, runner, host, plan.port)
        house.catalogue()
        house.thinkers.warm()
        address = base_address("localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host, plan.port)
        opened(Opened(address, base_address(lan, plan.port) if lan else None, tables, pages.built))
        house.ratings.warm()
        _tidy_seldom()
        await stop.wait()
        listening.close()
        house.say_goodbye()
    finally:
        await runner.cleanup()


async def _listen(doorman: Doorman, runner: web.AppRunner, host: str, port: int) -> asyncio.Server:
    try:
        return await doorman.listen(runner, host, port)
    except OSError as wrong:
        if wrong.errno == errno.EADDRINUSE:
            raise Refusal("port-taken", port=str(port)) from None
        raise Refusal("address-unknown", host=host) from None


def _tidy_seldom() -> None:
    """Nearly all that a house makes is freed by counting references; looking for cycles at Python's usual pace
    costs a third of its time once a few thousand matches are in memory."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _mind_signals(stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM"):
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # Windows, or not the main thread
            loop.add_signal_handler(getattr(signal, name), stop.set)


_LONGEST = 400


class _OneLine(logging.Formatter):
    """Whatever strangers sent, a message is one line of bounded length, and the lines of a trace are set in."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        record.message = _escape(record.message[:_LONGEST])
        return super().formatMessage(record)

    def formatException(self, wrong: Any) -> str:  # noqa: N802
        trace = super().formatException(wrong).split("\n")
        return "\n".join(f"    {_escape(line[:_LONGEST])}" for line in trace)


def _escape(line: str) -> str:
    return line if line.isprintable() else line.encode("unicode_escape").decode()


class _Structured(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "part": record.name.removeprefix("breakhouse."),
            "said": record.getMessage()[:_LONGEST],
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def log_to_stderr(structured: bool) -> None:
    handler = logging.StreamHandler()
    plain = _OneLine("%(asctime)s  %(levelname)-7s %(message)s", "%H:%M:%S")
    handler.setFormatter(_Structured() if structured else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("aiohttp").setLevel(logging.WARNING)
    logging.getLogger("asyncio").setLevel(logging.ERROR)
