"""For monitoring: metrics on a listener of their own, which no proxy shows to visitors."""

import contextlib
from collections.abc import AsyncIterator

from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler

from breakhouse.core import Refusal
from breakhouse.server.house import House

Listener = tuple[str, int]


def read_listener(written: str) -> Listener | None:
    """`9464` or `0.0.0.0:9464`; without a host, only from this machine."""
    if not written:
        return None
    host, _, port = written.rpartition(":")
    if not port.isascii() or not port.isdigit() or not 0 <= int(port) < 1 << 16:
        raise Refusal("unreadable-listener", given=written)
    return host.strip("[]") or "127.0.0.1", int(port)


@contextlib.asynccontextmanager
async def observe(house: House, at: Listener | None) -> AsyncIterator[None]:
    if at is None:
        yield
        return
    app = web.Application()
    app.router.add_get("/metrics", make_aiohttp_handler(house.metrics.registry()))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, *at).start()
    except OSError:
        await runner.cleanup()
        raise Refusal("metrics-port-taken", at=f"{at[0]}:{at[1]}") from None
    try:
        yield
    finally:
        await runner.cleanup()
