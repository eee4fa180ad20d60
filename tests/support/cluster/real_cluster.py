"""A world to be broken: real houses in processes, a real PostgreSQL and NATS, a proxy on every connection."""

import asyncio
import contextlib
import random
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import IO

import asyncpg

from breakhouse.store.postgres import ownership
from tests.support.cluster.tcp_proxy import Proxy
from tools.servers import Nats, Postgres, free_port

LEASE = 2.0
_OPENING = 90
_LOGGED = 2_000
_OWNED = f"""
SELECT t.code, t.id, s.house, s.epoch, {ownership.ALIVE.format(house="s.house")} AS alive, m.id AS match,
    m.header IS NOT NULL AS begun, (SELECT count(*) FROM entries e WHERE e.match = m.id) AS entries
FROM tables t LEFT JOIN seats s ON s."table" = t.id LEFT JOIN matches m ON m."table" = t.id
WHERE m.id = convert_from(t.sheet, 'UTF8')::json ->> 'match'
"""


@dataclass(eq=False)
class RealHouse:
    """A house in a process of its own, and its connections to the servers."""

    name: str
    store: Proxy
    bus: Proxy
    database: str
    port: int = 0
    mutant: str | None = None
    process: asyncio.subprocess.Process | None = None
    log: IO[bytes] = field(default_factory=tempfile.TemporaryFile)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.port = free_port()
        args = [
            sys.executable,
            "-m",
            "tests.support.cluster.house_process",
            "--port",
            str(self.port),
            "--name",
            self.name,
        ]
        args += ["--store", f"postgresql://postgres@127.0.0.1:{self.store.port}/{self.database}"]
        args += ["--bus", f"nats://127.0.0.1:{self.bus.port}", "--lease", str(LEASE)]
        if self.mutant:
            args += ["--mutant", self.mutant]
        for _ in range(20):  # its servers may be down, or the database still believes in the previous one
            self.process = await asyncio.create_subprocess_exec(
                *args, stdout=asyncio.subprocess.PIPE, stderr=self.log
            )
            assert self.process.stdout is not None
            if (await asyncio.wait_for(self.process.stdout.readline(), _OPENING)).startswith(b"open"):
                return
            await asyncio.sleep(0.3)  # really: between two tries
        raise TimeoutError(f"{self.name} did not open")

    def send(self, what: int) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(what)

    async def describe(self) -> str:
        """How it stands, and what it logged last."""
        said = "it is not open"
        if self.process is not None and self.process.returncode is None:
            assert self.process.stdout is not None
            self.send(signal.SIGUSR2)
            try:
                said = (await asyncio.wait_for(self.process.stdout.readline(), 5)).decode()
            except TimeoutError:
                said = "it does not answer"
        self.log.seek(0)
        return f"{self.name}: {said}\n" + self.log.read().decode(errors="replace")[-_LOGGED:]

    async def kill(self) -> None:
        if self.process is not None:
            self.send(signal.SIGKILL)
            await self.process.wait()

    async def drain(self) -> None:
        assert self.process is not None
        self.send(signal.SIGTERM)
        try:
            await asyncio.wait_for(self.process.wait(), 20)
        except TimeoutError:
            await self.kill()


@dataclass(eq=False)
class RealWorker:
    """`breakhouse think` in a process of its own, and its connection to the bus."""

    bus: Proxy
    store: str
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "breakhouse", "think",
            "--bus", f"nats://127.0.0.1:{self.bus.port}", "--store", self.store,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        assert self.process.stdout is not None
        await asyncio.wait_for(self.process.stdout.readline(), _OPENING)

    async def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


class Cluster:
    def __init__(
        self,
        postgres: Postgres,
        nats: Nats,
        database: str,
        count: int,
        mutant: str | None = None,
        workers: int = 0,
    ) -> None:
        self.postgres, self.nats, self.database = postgres, nats, database
        self.url = postgres.url(database)
        self._count = count
        self._mutant = mutant
        self.houses: list[RealHouse] = []
        self.workers: list[RealWorker] = []
        self._thinking = workers

    async def __aenter__(self) -> "Cluster":
        for n in range(self._count):
            store, bus = await Proxy(self.postgres.port).start(), await Proxy(self.nats.port).start()
            self.houses.append(RealHouse(f"h{n}", store, bus, self.database, mutant=self._mutant))
        await asyncio.gather(*(house.start() for house in self.houses))
        for _ in range(self._thinking):
            self.workers.append(RealWorker(await Proxy(self.nats.port).start(), self.url))
        await asyncio.gather(*(worker.start() for worker in self.workers))
        return self

    async def __aexit__(self, *_: object) -> None:
        for house in self.houses:
            house.send(signal.SIGCONT)
            await house.kill()
            await house.store.close()
            await house.bus.close()
            house.log.close()
        for worker in self.workers:
            await worker.kill()
            await worker.bus.close()

    async def describe(self) -> str:
        """Who owns which table in the database, and how every house stands."""
        connection = await asyncpg.connect(self.url)
        owned = await connection.fetch(_OWNED)
        await connection.close()
        return "\n".join([*(str(dict(row)) for row in owned), *[await house.describe() for house in self.houses]])

    def bases(self) -> list[str]:
        return [house.base for house in self.houses if house.process and house.process.returncode is None]


class Faults:
    """One kind after the other in an order that the seed decides, each at some house; all heal."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self._cluster = cluster
        self._rng = random.Random(seed)
        self.made: list[str] = []
        self._kinds: list[Callable[[RealHouse], Awaitable[None]]] = [
            self.kill, self.stop, self.cut_store, self.part_store, self.restart_store, self.kill_bus,
            self.cut_bus, self.part_bus, self.slow_lines, self.drain, self.jump, self.jump_back,
        ]  # fmt: skip
        if cluster.workers:
            self._kinds += [self.kill_worker, self.part_worker]
        self._left: list[Callable[[RealHouse], Awaitable[None]]] = []

    async def one(self) -> None:
        if not self._left:
            self._left = self._rng.sample(self._kinds, len(self._kinds))
        kind = self._left.pop()
        self.made.append(kind.__name__)
        await kind(self._rng.choice(self._cluster.houses))

    async def kill(self, house: RealHouse) -> None:
        await house.kill()
        await house.start()

    async def stop(self, house: RealHouse) -> None:
        house.send(signal.SIGSTOP)
        await asyncio.sleep(LEASE + 0.7)  # really, here and below: so long is the fault
        house.send(signal.SIGCONT)

    async def cut_store(self, house: RealHouse) -> None:
        house.store.cut()

    async def part_store(self, house: RealHouse) -> None:
        """Until others may take its tables, or not quite."""
        house.store.part()
        await asyncio.sleep(self._rng.uniform(0.5, 2 * LEASE))
        house.store.mend()

    async def restart_store(self, _: RealHouse) -> None:
        await asyncio.to_thread(self._cluster.postgres.stop, "immediate")
        await asyncio.to_thread(self._cluster.postgres.start)

    async def kill_bus(self, _: RealHouse) -> None:
        self._cluster.nats.kill()
        await asyncio.sleep(0.3)
        await asyncio.to_thread(self._cluster.nats.start)

    async def cut_bus(self, house: RealHouse) -> None:
        house.bus.cut()

    async def part_bus(self, house: RealHouse) -> None:
        house.bus.part()
        await asyncio.sleep(self._rng.uniform(0.5, 3))
        house.bus.mend()

    async def slow_lines(self, house: RealHouse) -> None:
        house.store.slow(self._rng.choice((0.01, 0.05, 0.2)))
        house.bus.slow(self._rng.choice((0.01, 0.05, 0.2)))
        await asyncio.sleep(2)
        house.store.mend()
        house.bus.mend()

    async def drain(self, house: RealHouse) -> None:
        await house.drain()
        await house.start()

    async def jump(self, house: RealHouse) -> None:
        house.send(signal.SIGUSR1)

    async def jump_back(self, house: RealHouse) -> None:
        house.send(signal.SIGHUP)

    async def kill_worker(self, _: RealHouse) -> None:
        worker = self._rng.choice(self._cluster.workers)
        await worker.kill()
        await worker.start()

    async def part_worker(self, _: RealHouse) -> None:
        """It has taken requests that it will not answer."""
        worker = self._rng.choice(self._cluster.workers)
        worker.bus.part()
        await asyncio.sleep(self._rng.uniform(0.5, 3))
        worker.bus.mend()
