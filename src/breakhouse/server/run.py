"""Opens the server and closes it cleanly: locks the folder, takes the port, handles Ctrl-C."""

import asyncio
import contextlib
import errno
import gc
import logging
import signal
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from aiohttp import web

from breakhouse.core import Refusal
from breakhouse.server import VERSION
from breakhouse.server.admin.actions import token_of
from breakhouse.server.admin.logs import about
from breakhouse.server.admin.metrics import Listener, observe
from breakhouse.server.admin.retention import Keeping, copy_of
from breakhouse.server.app import make_app
from breakhouse.server.cluster.bus import World
from breakhouse.server.cluster.join import join_cluster
from breakhouse.server.house import House
from breakhouse.server.http.static import Pages
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.limits.connections import Doorman, raise_open_files
from breakhouse.server.net.hosts import (
    LOOPBACK,
    Doors,
    Network,
    PublicUrl,
    base_address,
    lan_address,
    read_networks,
)
from breakhouse.server.net.systemd import READY, STOPPING, keep_alive, tell_systemd
from breakhouse.server.net.tls import Certificate, certificate_for
from breakhouse.server.settings import Backups, Retention
from breakhouse.store.folder import Lock
from breakhouse.table.clock import HouseClock

log = logging.getLogger("breakhouse.run")


@dataclass(frozen=True, slots=True)
class Plan:
    """How to open the server."""

    host: str = "127.0.0.1"
    port: int = 8765
    folder: Path | None = None
    lan: bool = False
    names: frozenset[str] = frozenset()
    behind_proxy: bool = False
    budgets: Budgets = field(default_factory=Budgets)
    programs: dict[str, str] = field(default_factory=dict)
    public: PublicUrl | None = None
    trusted: tuple[Network, ...] = ()
    tls: bool = False
    metrics: Listener | None = None
    backups: Backups = field(default_factory=Backups)
    retention: Retention = field(default_factory=Retention)
    token: str = ""
    world: World | None = None
    """What it shares with other houses."""


@dataclass(frozen=True, slots=True)
class OpeningNotice:
    """What to print once the server is open."""

    address: str
    lan: str | None
    tables: int
    pages: bool
    public: str | None = None
    certificate: Certificate | None = None


def run(serving: Coroutine[Any, Any, None]) -> None:
    """Runs on uvloop where it is installed (the extra `fast`), else on the loop that Python brings."""
    try:
        runner = import_module("uvloop").run
    except ImportError:
        runner = asyncio.run
    runner(serving)


async def serve(
    plan: Plan,
    opened: Callable[[OpeningNotice], None],
    stop: asyncio.Event | None = None,
    clock: HouseClock | None = None,
) -> None:
    """Serves until `stop`, Ctrl-C or SIGTERM; `Refusal` if the server can't be opened."""
    stop = stop or asyncio.Event()
    _mind_signals(stop)
    with contextlib.ExitStack() as kept:
        if plan.folder is not None:
            kept.enter_context(Lock(plan.folder))
        house = House(plan.folder, plan.budgets, plan.programs, clock, world=plan.world)
        try:
            await _open(plan, house, opened, stop)
        finally:
            await house.close()


async def _open(plan: Plan, house: House, opened: Callable[[OpeningNotice], None], stop: asyncio.Event) -> None:
    await join_cluster(house, stop.set)
    tables = house.open()
    lan = lan_address() if plan.lan else None
    pages = Pages()
    host = "0.0.0.0" if plan.lan and plan.host == "127.0.0.1" else plan.host
    public = None if plan.public is None else plan.public.link
    own = frozenset(name for name in (lan, *plan.names, plan.public and plan.public.host) if isinstance(name, str))
    certificate = certificate_for(plan.folder, own) if plan.tls else None
    scheme = "http" if certificate is None else "https"
    doors = _doors(plan, lan, scheme)
    async with contextlib.AsyncExitStack() as kept:
        app = make_app(house, doors, pages, token_of(plan.folder, plan.token))
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
        await runner.setup()
        kept.push_async_callback(runner.cleanup)
        await kept.enter_async_context(observe(house.metrics.registry(), plan.metrics))
        doorman = Doorman(house.accounts, raise_open_files(), doors.trusts)
        listening = await _listen(doorman, runner, host, plan.port, certificate)
        house.catalogue()
        house.workers.warm()
        shown = base_address("localhost" if host in _EVERYWHERE else host, plan.port, scheme)
        near = base_address(lan, plan.port, scheme) if lan else None
        opened(OpeningNotice(shown, near, tables, pages.built, public, certificate))
        house.ratings.warm()
        _tidy_seldom()
        shared = None if plan.world is None else house.store
        keeping = Keeping(house, plan.backups, plan.retention, copy_of(plan.folder, shared))
        for work in (keeping.run(), keep_alive()):
            kept.callback(asyncio.create_task(work).cancel)
        tell_systemd(READY)
        log.info("open", extra=about(version=VERSION, tables=tables, address=shown, link=doors.link))
        await stop.wait()
        tell_systemd(STOPPING)
        log.info("closing", extra=about(tables=len(house.tables), connections=house.connections))
        listening.close()
        if plan.world is not None:
            await house.hand_over()
        house.say_goodbye()


_EVERYWHERE = ("127.0.0.1", "0.0.0.0", "::")


def _doors(plan: Plan, lan: str | None, scheme: str) -> Doors:
    """A proxy on the same machine is trusted as soon as there is a public address; others have to be listed."""
    shown = lan or (plan.host if plan.host not in _EVERYWHERE else "localhost")
    link = base_address(shown, plan.port, scheme)
    if plan.public is not None:
        link = plan.public.link
    elif plan.names and plan.behind_proxy:
        link = f"https://{min(plan.names)}"
    trusted = plan.trusted or (read_networks(LOOPBACK) if plan.public is not None else ())
    return Doors(link, plan.names, plan.behind_proxy, trusted, plan.public, plan.tls)


async def _listen(
    doorman: Doorman, runner: web.AppRunner, host: str, port: int, certificate: Certificate | None
) -> asyncio.Server:
    try:
        return await doorman.listen(runner, host, port, tls=certificate.context() if certificate else None)
    except OSError as wrong:
        if wrong.errno == errno.EADDRINUSE:
            raise Refusal("port-taken", port=str(port)) from None
        raise Refusal("address-unknown", host=host) from None


def _tidy_seldom() -> None:
    """Nearly everything is freed by reference counting; collecting cycles at Python's usual pace costs a third of
    the time once a few thousand matches are in memory.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _mind_signals(stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM"):
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # Windows, or not the main thread
            loop.add_signal_handler(getattr(signal, name), stop.set)
