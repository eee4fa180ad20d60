"""`breakhouse think`: computes bot moves, hints and cards for the servers on a bus."""

import argparse
import asyncio
from contextlib import suppress
from typing import Any

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.terminal.drain import bus_of
from breakhouse.terminal.help import explain
from breakhouse.terminal.settings import add_settings, settings_of


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser("think", help=explain("think-about"))
    add_settings(parser, "bus", "store", "log", "thinkers")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from breakhouse.server.admin.logs import log_as

    settings = settings_of(args)
    log_as(settings.log)
    bus = bus_of(settings)
    if not settings.store:
        raise Refusal("bus-needs-store")
    try:
        asyncio.run(_think(bus, settings.store, settings.thinkers, args.language))
    except ImportError:
        raise Refusal("cluster-not-installed") from None
    return 0


async def _think(bus: str, store: str, thinkers: int | None, language: str) -> None:
    from breakhouse.server.cluster.nats import serve_worker
    from breakhouse.server.cluster.remote_workers import BusWorker, Seal
    from breakhouse.server.people.sessions import Signer
    from breakhouse.server.run import stop_on_signals
    from breakhouse.server.workers.pool import IDLE_S, Workers
    from breakhouse.store.postgres.connect import read_key

    stop = asyncio.Event()
    stop_on_signals(stop)
    key = await read_key(store)
    workers = Workers(asyncio.get_running_loop().call_soon_threadsafe, most=thinkers)
    workers.warm()
    worker = BusWorker(Seal(key), workers)
    async with serve_worker(bus, Signer(key).world(), worker.id, worker.answer):
        print(say(language, "think-ready"), flush=True)
        while not stop.is_set():
            workers.end_idle()
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), IDLE_S / 10)
    await asyncio.to_thread(workers.close)
