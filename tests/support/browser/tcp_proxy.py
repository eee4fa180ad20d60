"""A connection between a page and the house that a test can clog."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator


class Line:
    """Passes on what it's given, on a port of its own. Clogged, it keeps everything back until it's clear."""

    def __init__(self, to: int) -> None:
        self.port = 0
        self._to = to
        self._loop = asyncio.new_event_loop()
        self._clear = asyncio.Event()
        self._clear.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._open = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._open.wait(20)

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def clog(self) -> None:
        self._loop.call_soon_threadsafe(self._clear.clear)

    def clear(self) -> None:
        self._loop.call_soon_threadsafe(self._clear.set)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(20)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._open.set()
        self._loop.run_forever()
        server.close()
        for end in self._ends:
            end.transport.abort()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _serve(self, page: asyncio.StreamReader, to_page: asyncio.StreamWriter) -> None:
        await self._clear.wait()
        house, to_house = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends |= {to_page, to_house}
        await asyncio.gather(self._pass(page, to_house), self._pass(house, to_page))

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._clear.wait()
                target.write(data)
                await target.drain()
        target.close()


@contextlib.contextmanager
def line(to: int) -> Iterator[Line]:
    opened = Line(to)
    yield opened
    opened.close()
