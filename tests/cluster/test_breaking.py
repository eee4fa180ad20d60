"""Houses are killed, stopped, cut off and drained while people play; a checker reads what everybody saw.

And the other way round: with a promise broken on purpose, the checker must notice.
"""

import asyncio
import random
import signal

import pytest

from tests.support.cluster.breaking import break_world, new_database, play_through
from tests.support.cluster.history import History, check, read_world
from tests.support.cluster.players import Player, begin, dabble
from tests.support.cluster.real_cluster import LEASE, Cluster
from tests.support.waiting import until
from tools.servers import Nats, Postgres


async def test_every_kind_of_fault_happens_once_and_nothing_is_lost(postgres: Postgres, nats: Nats) -> None:
    await break_world(postgres, nats, faults=12, seed=17)


async def test_a_rolling_restart_of_all_houses_under_load_costs_no_move(postgres: Postgres, nats: Nats) -> None:
    async def restart_all(cluster: Cluster, _: random.Random) -> list[str]:
        for house in cluster.houses:
            await house.drain()
            assert house.process is not None
            assert house.process.returncode == 0, "it left by itself"
            await house.start()
        return [house.name for house in cluster.houses]

    await play_through(postgres, nats, restart_all, seed=1)


async def test_a_run_that_stalls_is_still_judged_and_reports_everybodys_state(
    postgres: Postgres, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait_a_moment(cluster: Cluster, rng: random.Random) -> list[str]:
        await asyncio.sleep(0.2)
        return ["nothing"]

    monkeypatch.setattr("tests.support.cluster.breaking._PATIENCE", 0)
    monkeypatch.setattr("tests.support.cluster.breaking.check", lambda history, world: ["a broken promise"])
    with pytest.raises(AssertionError) as failed:
        await play_through(postgres, nats, wait_a_moment, seed=1, houses=1, tables=1)
    for said in ("['nothing']", "a broken promise", "it stood still", "connected ", "lease well", "bus well"):
        assert said in str(failed.value)


# ------------------------------------------------------------------ teeth


async def pass_over(postgres: Postgres, nats: Nats, mutant: str | None) -> list[str]:
    """The owner stands still for longer than its lease, another house takes the table, the owner goes on."""
    history, rng = History(), random.Random(1)
    async with Cluster(postgres, nats, await new_database(postgres), 2, mutant) as cluster:
        first, second = cluster.houses
        ann, bo = (Player(lambda: [first.base], history, rng) for _ in range(2))
        for player in (ann, bo):
            await player.come_in()
        code, match = await begin(ann, bo)
        assert await ann.mark(code, match, 0, 0) == "accepted"
        first.send(signal.SIGSTOP)
        await asyncio.sleep(LEASE + 0.3)  # really: by the database's clock
        others = [player.at(second.base) for player in (ann, bo)]
        for player in others:
            await player.sit_at(code)  # the second house owns the table now
        playing = asyncio.ensure_future(bo.mark(code, match, 1, 1))
        first.send(signal.SIGCONT)
        await asyncio.wait([playing], timeout=6)
        await others[0].sit_at(code)
        await asyncio.sleep(0.3)
        for player in (*others, ann, bo):
            player.hang_up()
        playing.cancel()
        for player in (ann, bo):
            await player.leave()
        return check(history, await read_world(cluster.url))


async def kill_after_the_answer(postgres: Postgres, nats: Nats, mutant: str | None) -> list[str]:
    """The database hears nothing any more; whatever is answered then must be there after all."""
    history, rng = History(), random.Random(1)
    async with Cluster(postgres, nats, await new_database(postgres), 1, mutant) as cluster:
        house = cluster.houses[0]
        ann, bo = (Player(cluster.bases, history, rng) for _ in range(2))
        for player in (ann, bo):
            await player.come_in()
        code, match = await begin(ann, bo)
        house.store.part()
        playing = asyncio.ensure_future(ann.mark(code, match, 0, 0))
        await asyncio.wait([playing], timeout=1)
        await house.kill()
        for player in (ann, bo):
            await player.leave()
        playing.cancel()
        return check(history, await read_world(cluster.url))


async def jump_ahead(postgres: Postgres, nats: Nats, mutant: str | None) -> list[str]:
    """The clock of one house jumps by an hour: no house is dead because of that."""
    history, rng = History(), random.Random(1)
    async with Cluster(postgres, nats, await new_database(postgres), 2, mutant) as cluster:
        first, second = cluster.houses
        ann, bo = (Player(lambda: [first.base], history, rng) for _ in range(2))
        for player in (ann, bo):
            await player.come_in()
        code, match = await begin(ann, bo)
        assert await ann.mark(code, match, 0, 0) == "accepted"
        second.send(signal.SIGUSR1)
        bo.hang_up()
        await bo.sit_at(code, second.base)
        bo.bases = lambda: [second.base]
        for _ in range(50):
            if not ann.connected:
                await ann.sit_at(code)
            if await bo.mark(code, match, 1, 1) == "accepted":
                break
            await asyncio.sleep(0.2)  # a table that changed hands waits for both
        for player in (ann, bo):
            await player.leave()
        return check(history, await read_world(cluster.url), calm=True)


async def send_again(postgres: Postgres, nats: Nats, mutant: str | None) -> list[str]:
    """The connection breaks before the answer: a repeated command must be recognised."""
    history, rng = History(), random.Random(1)
    async with Cluster(postgres, nats, await new_database(postgres), 1) as cluster:
        ann, bo = (Player(cluster.bases, history, rng) for _ in range(2))
        ann.forgetful = mutant is not None
        for player in (ann, bo):
            await player.come_in()
        code, match = await begin(ann, bo)
        ann.deaf = True
        playing = asyncio.ensure_future(ann.mark(code, match, 0, 0))

        async def is_logged() -> bool:
            return bool((await read_world(cluster.url)).log(match)[1:])

        await until(is_logged, "the move in the log")
        ann.deaf = False
        ann.hang_up()
        async with asyncio.timeout(20):
            await playing
        for player in (ann, bo):
            await player.leave()
        return check(history, await read_world(cluster.url))


async def play_secretly(postgres: Postgres, nats: Nats, mutant: str | None) -> list[str]:
    """A few moves of a game in which hands are hidden."""
    history, rng = History(), random.Random(1)
    async with Cluster(postgres, nats, await new_database(postgres), 1, mutant) as cluster:
        ann, bo = (Player(cluster.bases, history, rng) for _ in range(2))
        async with asyncio.timeout(60):
            await dabble(ann, bo, asyncio.Event(), most=6)
        for player in (ann, bo):
            await player.leave()
        return check(history, await read_world(cluster.url))


TEETH = {
    "no-epoch": pass_over,
    "shown-before-kept": kill_after_the_answer,
    "own-clock": jump_ahead,
    "new-id": send_again,
    "no-secrets": play_secretly,
}


@pytest.mark.parametrize("mutant", TEETH)
async def test_a_broken_promise_is_noticed_and_a_kept_one_is_not(
    mutant: str, postgres: Postgres, nats: Nats
) -> None:
    healthy, broken = await asyncio.gather(*(TEETH[mutant](postgres, nats, one) for one in (None, mutant)))
    assert healthy == []
    assert broken


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
async def test_nothing_is_lost_in_five_hundred_faults(seed: int, postgres: Postgres, nats: Nats) -> None:
    await break_world(postgres, nats, faults=25, seed=seed, houses=2 + seed % 3, tables=5, workers=1 + seed % 2)
