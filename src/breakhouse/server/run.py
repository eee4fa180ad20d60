"""Opens the server and closes it cleanly: locks the folder, takes the port, handles Ctrl-C."""

import asyncio
import contextlib
import errno
import gc
import logging
import re
import signal
import socket
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from aiohttp import web

from breakhouse.core import Refusal
from breakhouse.server import VERSION
from breakhouse.server.admin.actions import token_of
from breakhouse.server.admin.backups import ScheduledBackups, copy_of
from breakhouse.server.admin.data_retention import Expiry
from breakhouse.server.admin.logs import about
from breakhouse.server.admin.metrics import Listener, observe, read_listener
from breakhouse.server.app import make_app
from breakhouse.server.cluster.bus import Bus, World
from breakhouse.server.cluster.join import join_cluster
from breakhouse.server.house import House
from breakhouse.server.http.static import HEADERS, Pages
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.limits.connections import ConnectionLimits, raise_open_files
from breakhouse.server.net.hosts import (
    EVERYWHERE,
    LOOPBACK,
    HostPolicy,
    Network,
    PublicUrl,
    base_address,
    lan_address,
    near_address,
    read_networks,
    read_public_url,
)
from breakhouse.server.net.systemd import READY, STOPPING, keep_alive, tell_systemd
from breakhouse.server.net.tls import Certificate, certificate_for
from breakhouse.server.settings import Settings, folder_of
from breakhouse.store.folder import Lock
from breakhouse.table.clock import HouseClock

log = logging.getLogger("breakhouse.run")

_PROBE_S = 15


@dataclass(frozen=True, slots=True)
class Plan:
    """How to open the server: its settings, and what those written as text stand for."""

    settings: Settings = field(default_factory=Settings)
    folder: Path | None = None
    """None where everything is in memory or in a database."""
    budgets: Budgets = field(default_factory=Budgets)
    public: PublicUrl | None = None
    trusted: tuple[Network, ...] = ()
    metrics: Listener | None = None
    world: World | None = None
    """What it shares with other houses."""

    @classmethod
    def of(cls, settings: Settings) -> "Plan":
        """`Refusal` for a setting that can't be read."""
        budgets = Budgets.classroom() if settings.classroom else Budgets()
        for name, value in settings.limits.items():
            budgets = budgets.with_setting(f"{name}={value}")
        for name, command in settings.bots.items():
            if not name or not command:
                raise Refusal("unreadable-bot", given=f"{name}={command}" if command else name)
        return cls(
            settings,
            folder_of(settings),
            budgets,
            read_public_url(settings.public_url) if settings.public_url else None,
            read_networks(settings.trusted_proxies),
            read_listener(settings.metrics),
            _read_world(settings),
        )

    @property
    def names(self) -> frozenset[str]:
        return frozenset(name.lower() for name in self.settings.names)

    @property
    def scheme(self) -> str:
        return "https" if self.settings.tls else "http"


def _read_world(settings: Settings) -> World | None:
    if not settings.store:
        if settings.bus:
            raise Refusal("bus-needs-store")
        return None
    if not settings.store.startswith(("postgresql://", "postgres://")):
        raise Refusal("unknown-store", address=settings.store)
    # only what the bus allows in a name
    name = re.sub(r"[^A-Za-z0-9_-]", "-", settings.house or f"{socket.gethostname()}-{settings.port}")
    return World(settings.store, _open_bus(settings.bus) if settings.bus else None, name)


def _open_bus(url: str) -> Bus:
    try:
        from breakhouse.server.cluster.nats import NatsBus
    except ImportError:
        raise Refusal("cluster-not-installed") from None
    return NatsBus(url)


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
    stop_on_signals(stop)
    with contextlib.ExitStack() as kept:
        if plan.folder is not None:
            kept.enter_context(Lock(plan.folder))
        settings = plan.settings
        slow = settings.slow_ms / 1000
        house = House(
            plan.folder,
            plan.budgets,
            settings.bots,
            clock,
            world=plan.world,
            slow=slow,
            thinkers=settings.thinkers,
        )
        try:
            await _open(plan, house, opened, stop)
        finally:
            await house.close()


async def _open(plan: Plan, house: House, opened: Callable[[OpeningNotice], None], stop: asyncio.Event) -> None:
    await join_cluster(house, stop.set)
    tables = await house.open()
    settings = plan.settings
    lan = lan_address() if settings.lan else None
    pages = Pages()
    host = "0.0.0.0" if settings.lan and settings.host == "127.0.0.1" else settings.host
    public = None if plan.public is None else plan.public.link
    own = frozenset(name for name in (lan, *plan.names, plan.public and plan.public.host) if isinstance(name, str))
    certificate = certificate_for(plan.folder, own) if settings.tls else None
    hosts = _hosts(plan, lan)
    async with contextlib.AsyncExitStack() as kept:
        app = make_app(house, hosts, pages, token_of(plan.folder, settings.admin_token))
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
        await runner.setup()
        kept.push_async_callback(runner.cleanup)
        await kept.enter_async_context(observe(house.metrics.registry(), plan.metrics))
        limits = ConnectionLimits(house.accounts, raise_open_files(), HEADERS, hosts.trusts)
        listening = await _listen(limits, runner, host, settings.port, certificate)
        house.catalogue()
        house.workers.warm()
        shown = near_address(host, settings.port, plan.scheme)
        near = base_address(lan, settings.port, plan.scheme) if lan else None
        opened(OpeningNotice(shown, near, tables, pages.built, public, certificate))
        house.ratings.warm()
        _collect_garbage_seldom()
        shared = None if plan.world is None else house.reader
        backups = ScheduledBackups(settings.backups, copy_of(plan.folder, shared), house.metrics)
        expiry = Expiry(
            settings.retention, house.store, house.reader, house.profiles, house.jobs.forget, house.metrics
        )
        chores = [_repeat(backups.make_if_due, 60), _repeat(expiry.delete_old, 3600), keep_alive()]
        if (
            plan.metrics is not None
        ):  # whoever watches wants to know that the database is lost before anybody plays
            chores.append(_repeat(house.write_probe.check, _PROBE_S))
        for work in chores:
            kept.callback(asyncio.create_task(work).cancel)
        house.watch.start()  # opening takes as long as it takes
        tell_systemd(READY)
        log.info("open", extra=about(version=VERSION, tables=tables, address=shown, link=hosts.link))
        await stop.wait()
        tell_systemd(STOPPING)
        log.info("closing", extra=about(tables=len(house.tables), connections=len(house.sockets)))
        listening.close()
        if plan.world is not None:
            await house.tables.hand_over()
        house.say_goodbye()


def _hosts(plan: Plan, lan: str | None) -> HostPolicy:
    """A proxy on the same machine is trusted as soon as there is a public address; others have to be listed."""
    settings = plan.settings
    shown = lan or (settings.host if settings.host not in EVERYWHERE else "localhost")
    link = base_address(shown, settings.port, plan.scheme)
    if plan.public is not None:
        link = plan.public.link
    elif plan.names and settings.proxy:
        link = f"https://{min(plan.names)}"
    trusted = plan.trusted or (read_networks(LOOPBACK) if plan.public is not None else ())
    return HostPolicy(link, plan.names, settings.proxy, trusted, plan.public, settings.tls)


async def _listen(
    limits: ConnectionLimits, runner: web.AppRunner, host: str, port: int, certificate: Certificate | None
) -> asyncio.Server:
    try:
        return await limits.listen(runner, host, port, tls=certificate.context() if certificate else None)
    except OSError as wrong:
        if wrong.errno == errno.EADDRINUSE:
            raise Refusal("port-taken", port=str(port)) from None
        raise Refusal("address-unknown", host=host) from None


async def _repeat(work: Callable[[], Awaitable[object]], seconds: float) -> None:
    """At once, and again and again; a failure is logged, and doesn't end it."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("%s failed", work.__qualname__)
        await asyncio.sleep(seconds)


def _collect_garbage_seldom() -> None:
    """Nearly everything is freed by reference counting; collecting cycles at Python's usual pace costs a third of
    the time once a few thousand matches are in memory.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def stop_on_signals(stop: asyncio.Event) -> None:
    """Sets it on Ctrl-C and SIGTERM."""
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM"):
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # Windows, or not the main thread
            loop.add_signal_handler(getattr(signal, name), stop.set)
