"""A connection between a house and a server that can be slow, cut, or dead."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator


class Proxy:
    """Leads to the first of the ports at which somebody listens."""

    def __init__(self, *targets: int) -> None:
        self.targets = targets
        self._server: asyncio.Server | None = None
        self._pumps: set[asyncio.Task[None]] = set()
        self._open = asyncio.Event()
        self._open.set()
        self._delay = 0.0
        self.port = 0

    async def start(self) -> "Proxy":
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def cut(self) -> None:
        """All connections break; new ones may be made."""
        for pump in list(self._pumps):
            pump.cancel()

    def part(self) -> None:
        """Nothing gets through any more, and nobody is notified."""
        self._open.clear()

    def mend(self) -> None:
        self._delay = 0.0
        self._open.set()

    def slow(self, seconds: float) -> None:
        self._delay = seconds

    async def close(self) -> None:
        self.cut()
        if self._server is not None:
            self._server.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = await self._reach()
        if line is None:
            writer.transport.abort()
            return
        there, back = line
        pumps = [asyncio.ensure_future(self._pump(reader, back)), asyncio.ensure_future(self._pump(there, writer))]
        self._pumps.update(pumps)
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for pump in pumps:
            pump.cancel()
        self._pumps.difference_update(pumps)
        for end in (writer, back):
            end.transport.abort()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for target in self.targets:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", target)
        return None

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, OSError):
            while data := await reader.read(1 << 16):
                await self._open.wait()
                if self._delay:
                    await asyncio.sleep(self._delay)
                writer.write(data)
                await writer.drain()


@contextlib.contextmanager
def in_thread(target: int) -> Iterator[Proxy]:
    """On an event loop of its own, so that it goes on even if whoever uses it stands still."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    proxy = asyncio.run_coroutine_threadsafe(Proxy(target).start(), loop).result()
    try:
        yield proxy
    finally:
        asyncio.run_coroutine_threadsafe(proxy.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
