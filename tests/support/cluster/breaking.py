"""A world that is broken while people play in it."""

import asyncio
import contextlib
import itertools
import random
from collections.abc import Awaitable, Callable

import asyncpg

from tests.support.cluster.history import History, check, read_world
from tests.support.cluster.players import Player, dabble, play_on
from tests.support.cluster.real_cluster import Cluster, Faults
from tools.servers import Nats, Postgres

Trouble = Callable[[Cluster, random.Random], Awaitable[list[str]]]
"""What happens to the houses; says what it was."""


_PATIENCE = 60


_names = itertools.count()


async def new_database(postgres: Postgres) -> str:
    name = f"cluster{next(_names)}"
    connection = await asyncpg.connect(postgres.url())
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return name


async def play_through(
    postgres: Postgres, nats: Nats, trouble: Trouble, seed: int, houses: int = 3, tables: int = 3
) -> None:
    """People play while there is trouble and for a while afterwards; then everything must be true."""
    history, rng, stop = History(), random.Random(seed), asyncio.Event()
    async with Cluster(postgres, nats, await new_database(postgres), houses) as cluster:
        players = [Player(cluster.bases, history, random.Random(rng.random())) for _ in range(2 * tables)]
        pairs = list(zip(players[::2], players[1::2], strict=True))
        games = [asyncio.ensure_future((play_on if n else dabble)(*pair, stop)) for n, pair in enumerate(pairs)]
        stall = ""
        try:
            made = await trouble(cluster, rng)
            before = len(history.attempts)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_PATIENCE):
                    while sum(one.answer == "accepted" for one in history.attempts[before:]) < 2 * tables:
                        await asyncio.sleep(0.05)
                    stop.set()
            _, waiting = await asyncio.wait(games, timeout=_PATIENCE if stop.is_set() else 0)
            if waiting:
                stuck = [pair for pair, game in zip(pairs, games, strict=True) if game in waiting]
                pages = [player.describe() for pair in stuck for player in pair]
                stall = "\n".join(["it stood still:", *pages, await cluster.describe()])
            else:
                await asyncio.gather(*games)
        finally:
            for game in games:
                game.cancel()
            for player in players:
                await player.leave()
        wrong = check(history, await read_world(cluster.url))
        assert (wrong, stall) == ([], ""), f"seed {seed}, after {made}\nwhat cannot be true: {wrong}\n{stall}"
        assert sum(one.answer == "accepted" for one in history.attempts) > len(made)


async def break_world(
    postgres: Postgres, nats: Nats, faults: int, seed: int, houses: int = 3, tables: int = 3
) -> None:
    async def trouble(cluster: Cluster, rng: random.Random) -> list[str]:
        breaking = Faults(cluster, seed)
        for _ in range(faults):
            await asyncio.sleep(rng.uniform(0.1, 0.6))  # really: people play meanwhile
            await breaking.one()
        return breaking.made

    await play_through(postgres, nats, trouble, seed, houses, tables)
