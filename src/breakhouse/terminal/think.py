"""`breakhouse think`: computes bot moves, hints and cards for the servers on a bus."""

import argparse
import asyncio
import contextlib
import signal
from pathlib import Path
from typing import Any

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.terminal.helping import explain


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser("think", help=explain("think-about"))
    parser.add_argument("--settings", type=Path, help=explain("serve-help-settings"))
    parser.add_argument("--bus", help=explain("serve-help-bus"))
    parser.add_argument("--store", help=explain("serve-help-store"))
    parser.add_argument("--log", choices=("plain", "json"), help=explain("serve-help-log"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from breakhouse.terminal.settings import log_as, settings_of
    from breakhouse.terminal.world import bus_of

    settings = settings_of(args)
    log_as(settings)
    bus = bus_of(settings)
    if not settings.store:
        raise Refusal("bus-needs-store")
    try:
        asyncio.run(_think(bus, settings.store, args.language))
    except ImportError:
        raise Refusal("cluster-not-installed") from None
    return 0


async def _think(bus: str, store: str, language: str) -> None:
    from breakhouse.server.cluster.nats import serve_worker
    from breakhouse.server.cluster.workers import BusWorker, Seal
    from breakhouse.server.people.sessions import Keyring
    from breakhouse.server.workers.pool import Workers
    from breakhouse.store.postgres.connect import read_key

    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for name in ("SIGINT", "SIGTERM"):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(getattr(signal, name), stop.set)
    key = await read_key(store)
    workers = Workers(loop.call_soon_threadsafe)
    workers.warm()
    worker = BusWorker(Seal(key), workers)
    async with serve_worker(bus, Keyring(key).world(), worker.id, worker.answer):
        print(say(language, "think-ready"), flush=True)
        await stop.wait()
    await asyncio.to_thread(workers.close)
