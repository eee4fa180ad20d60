"""The commands of a world as they are typed: what goes well, and one sentence for each thing that does not."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from breakhouse.server.cluster.nats import NatsBus
from breakhouse.server.cluster.remote_workers import RemoteWorkers
from breakhouse.server.people.sessions import Signer
from breakhouse.server.workers.protocol import Job, Request
from breakhouse.store import Append, PutVisitor
from breakhouse.store.folder import DATABASE
from breakhouse.store.postgres.store import PostgresStore
from breakhouse.store.sqlite.store import SqliteStore
from breakhouse.terminal.cli import main
from tests.support.cluster.deaf_house import DeafHouse
from tests.support.store.postgres_stores import execute
from tests.support.store.rows import entry, person, write
from tools.servers import GUARDED, Nats, Postgres, free_port


@pytest.fixture
def newer(world: str) -> str:
    """A world that newer houses have opened."""
    PostgresStore(world).close()
    execute(world, "UPDATE house SET value = '99' WHERE name = 'version'")
    return world


@pytest.fixture
def twin(world: str) -> Iterator[str]:
    """A world in which there is a house of this name."""
    with closing(PostgresStore(world, "twin")):
        yield world


@pytest.fixture
def guarded(world: str, postgres: Postgres) -> str:
    execute(world, f"DROP ROLE IF EXISTS {GUARDED}")
    execute(world, f"CREATE ROLE {GUARDED} LOGIN PASSWORD 'right'")
    return world.replace("postgres@", f"{GUARDED}:wrong@")


def refuse(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one sentence with which a command is refused."""
    assert main(["--language", "en", *argv]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (sentence,) = told.err.splitlines()
    return sentence


@pytest.mark.parametrize(
    ("store", "more", "sentence"),
    [
        ("postgresql://postgres@127.0.0.1:{free}/x", (), "The database at 127.0.0.1:{free}/x can’t be reached"),
        ("guarded", (), "won’t let “guarded” in. Check the name and the password after --store."),
        ("newer", (), "comes from a newer version of Breakhouse (data version 99;"),
        ("world", ("--bus", "nats://127.0.0.1:{free}"), "NATS at 127.0.0.1:{free} can’t be reached ([Errno "),
        ("world", ("--bus", "redis://127.0.0.1"), "“redis://127.0.0.1” isn’t a NATS address. Write nats://"),
        ("twin", ("--house", "twin"), "A server called “twin” is already running on this database."),
        ("mysql://x", (), "mysql://x"),
    ],
    ids=["unreachable", "password", "newer", "bus", "no bus", "twin", "other"],
)
def test_a_house_that_cannot_open_says_why_in_one_sentence(
    store: str,
    more: tuple[str, ...],
    sentence: str,
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    free = str(free_port())
    address = store.format(free=free) if "://" in store else request.getfixturevalue(store)
    port = str(free_port())
    told = refuse(capsys, "serve", "--port", port, "--store", address, *(flag.format(free=free) for flag in more))
    assert sentence.format(free=free) in told
    assert "wrong" not in told, "no password is shown"


@pytest.mark.parametrize("address", ["nats://[::1", "nats://ann:wrong@[::1"])
def test_an_address_that_cannot_be_read_is_one_sentence(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = refuse(capsys, "drain", "a", "--bus", address)
    assert told.endswith("[::1” isn’t a NATS address. Write nats://server:4222.")
    assert "wrong" not in told, "no password is shown"


def test_a_world_is_migrated_there_and_back(
    world: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(SqliteStore(tmp_path / "old" / DATABASE)) as old:
        write(old, PutVisitor(person("Ann")), *(Append("m", entry(seq), f"c{seq}") for seq in range(3)))
    source, back = f"sqlite://{tmp_path / 'old'}", f"sqlite://{tmp_path / 'new'}"
    assert main(["--language", "en", "migrate", source, world]) == 0
    assert main(["--language", "en", "migrate", world, back]) == 0
    assert capsys.readouterr().out.count("3") == 2, "both say how many entries were moved"
    with closing(SqliteStore(tmp_path / "new" / DATABASE)) as new:
        assert len(new.entries("m")) == 3
    assert "already holds data" in refuse(capsys, "migrate", source, world)
    nothing = refuse(capsys, "migrate", f"sqlite://{tmp_path / 'none'}", world)
    assert nothing == f"There’s nothing to move in {tmp_path / 'none'}. Check the address."


async def test_a_worker_machine_computes_for_the_houses(world: str, nats: Nats) -> None:
    store = await asyncio.to_thread(PostgresStore, world)
    command = [sys.executable, "-m", "breakhouse", "think", "--store", world, "--bus", nats.url()]
    worker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, env={**os.environ})
    assert worker.stdout is not None
    bus, loop = NatsBus(nats.url()), asyncio.get_running_loop()
    try:
        assert await asyncio.wait_for(worker.stdout.readline(), 60)
        await bus.open("house-1", DeafHouse(), Signer(store.key()).world())
        answer: asyncio.Future[Any] = loop.create_future()
        nobody = partial(answer.set_exception, AssertionError("nobody answered"))
        request = Request(Job(partial(divmod, 7, 2)))
        RemoteWorkers(bus, store.key()).ask(request, answer.set_result, nobody)
        assert (await asyncio.wait_for(answer, 60)).result.value == (3, 1)
        worker.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(worker.wait(), 30) == 0
    finally:
        await bus.close()
        await asyncio.to_thread(store.close)
        if worker.returncode is None:
            worker.kill()
