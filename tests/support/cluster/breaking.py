"""A world that is broken while people play in it."""

import asyncio
import contextlib
import itertools
import json
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable

import asyncpg

from tests.support.cluster.history import History, check, read_world
from tests.support.cluster.players import Player, build, dabble, play_on
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
    postgres: Postgres, nats: Nats, trouble: Trouble, seed: int, houses: int = 3, tables: int = 3, workers: int = 0
) -> None:
    """People play while there is trouble and for a while afterwards; then everything must be true."""
    history, rng, stop = History(), random.Random(seed), asyncio.Event()
    async with Cluster(postgres, nats, await new_database(postgres), houses, workers=workers) as cluster:
        players = [Player(cluster.bases, history, random.Random(rng.random())) for _ in range(2 * tables)]
        pairs = list(zip(players[::2], players[1::2], strict=True))
        kinds = (dabble, build) if cluster.workers else (dabble,)
        plays = [*kinds, *[play_on] * len(pairs)]
        games = [asyncio.ensure_future(play(*pair, stop)) for play, pair in zip(plays, pairs, strict=False)]
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
        _record(seed, houses, made, history, wrong, stall)
        assert (wrong, stall) == ([], ""), f"seed {seed}, after {made}\nwhat cannot be true: {wrong}\n{stall}"
        assert sum(one.answer == "accepted" for one in history.attempts) > len(made)


async def break_world(
    postgres: Postgres, nats: Nats, faults: int, seed: int, houses: int = 3, tables: int = 3, workers: int = 0
) -> None:
    async def trouble(cluster: Cluster, rng: random.Random) -> list[str]:
        breaking = Faults(cluster, seed)
        for _ in range(faults):
            await asyncio.sleep(rng.uniform(0.1, 0.6))  # really: people play meanwhile
            await breaking.one()
        return breaking.made

    await play_through(postgres, nats, trouble, seed, houses, tables, workers)


def _record(seed: int, houses: int, made: list[str], history: History, wrong: list[str], stall: str) -> None:
    """A line for docs/promises.md, in the file that `BREAKHOUSE_NEMESIS` names."""
    if file := os.environ.get("BREAKHOUSE_NEMESIS"):
        answers = Counter(one.answer for one in history.attempts)
        line = {
            "seed": seed, "houses": houses, "faults": len(made), "kinds": dict(Counter(made)),
            "attempts": dict(answers), "visits": len(history.visits), "wrong": wrong, "stalled": bool(stall),
        }  # fmt: skip
        with open(file, "a", encoding="utf-8") as record:
            record.write(json.dumps(line) + "\n")
