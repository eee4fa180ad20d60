"""Workers on the bus: any of them may answer a house's requests; the house's own processes do it if none does.

Requests and replies are pickled, so they are sealed with the world's key: anything else is rejected.
Why: docs/decisions/0036-one-protocol-for-workers.md.
"""

import asyncio
import hmac
import pickle
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from breakhouse.server.cluster.bus import Bus
from breakhouse.server.workers.pool import LONGEST_JOB, Workers
from breakhouse.server.workers.protocol import Answer, Done, Job, Reply, Request

_TIMEOUT = 15.0
"""Seconds for a bot or the coach; then the house's own processes are asked."""
_PAUSE = 5.0
"""Seconds before the bus is tried again after nobody answered."""
_LARGEST = 900_000
"""Bytes; NATS carries no more than a megabyte."""


class Seal:
    """Signs pickled messages with a key derived from the world's."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"thinking", "sha256")

    def close(self, message: object) -> bytes:
        body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        return hmac.digest(self._key, body, "sha256") + body

    def open(self, data: bytes) -> Any:
        """None if it isn't sealed with this world's key."""
        mark, body = data[:32], data[32:]
        return pickle.loads(body) if hmac.compare_digest(mark, hmac.digest(self._key, body, "sha256")) else None


class RemoteWorkers:
    """The workers on the bus, as a house asks them (`workers.pool.Remote`)."""

    def __init__(self, bus: Bus, key: bytes) -> None:
        self._bus = bus
        self._seal = Seal(key)
        self._absent_until = 0.0
        self._asking: set[asyncio.Task[None]] = set()

    def ask(self, request: Request, done: Done, otherwise: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        if loop.time() < self._absent_until:
            otherwise()
            return
        asking = loop.create_task(self._ask(request, done, otherwise))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)

    async def _ask(self, request: Request, done: Done, otherwise: Callable[[], None]) -> None:
        reply = await self._send(request)
        if reply is None or (isinstance(reply, Answer) and reply.result is None):
            otherwise()
        else:
            done(reply)

    async def _send(self, request: Request) -> Reply | None:
        sealed = self._seal.close(request)
        if len(sealed) > _LARGEST:
            return None
        seconds = LONGEST_JOB if isinstance(request.task, Job) else _TIMEOUT
        found = await self._bus.ask_worker(sealed, seconds, request.worker)
        if found is None and request.worker:
            found = await self._bus.ask_worker(sealed, seconds)
        if found is None:
            self._absent_until = asyncio.get_running_loop().time() + _PAUSE
            return None
        reply: Reply | None = self._seal.open(found)
        return reply


@dataclass(eq=False, slots=True)
class BusWorker:
    """Answers the requests of houses, with processes of its own."""

    seal: Seal
    workers: Workers
    id: str = field(default_factory=lambda: secrets.token_hex(4))

    def answer(self, data: bytes, respond: Callable[[bytes], None]) -> None:
        """Calls back with the sealed reply; never for requests from outside this world."""

        def done(reply: Reply | None) -> None:
            respond(self.seal.close(replace(reply or Answer(None), worker=self.id)))

        request = self.seal.open(data)
        if isinstance(request, Request):
            self.workers.ask(request, done)
