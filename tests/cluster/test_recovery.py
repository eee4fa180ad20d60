"""What an operator is told when the database can't be used, and how two versions of the server share a world."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from breakhouse.core import Refusal
from breakhouse.server.cluster.bus import World
from breakhouse.server.cluster.messages import TablesNews, read_message, read_news
from breakhouse.store.postgres.connect import read_key
from breakhouse.store.postgres.store import PostgresStore
from breakhouse.terminal.cli import main
from tests.support.server.client import Person, Served, seated, served
from tests.support.store.postgres_stores import execute
from tests.support.waiting import until
from tools.servers import Postgres, free_port


@pytest.fixture
def silent() -> Iterator[int]:
    """A port at which somebody listens and hangs up."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield listening.getsockname()[1]


def address_of(case: str, postgres: Postgres, world: str) -> str:
    name = world.rpartition("/")[2]
    return {
        "nobody listens": f"postgresql://x@127.0.0.1:{free_port()}/w",
        "no such host": "postgresql://x@no-such-host.invalid/w",
        "no such database": f"postgresql://postgres@127.0.0.1:{postgres.port}/nowhere",
        "no such user": f"postgresql://nobody@127.0.0.1:{postgres.port}/{name}",
        "no TLS there": f"{world}?sslmode=require",
        "no such certificate": f"{world}?sslmode=verify-full&sslrootcert=/nope.pem",
        "may not create tables": f"postgresql://weak@127.0.0.1:{postgres.port}/{name}",
        "a port that is none": "postgresql://x@127.0.0.1:99999/w",
        "half an address": "postgresql://x:secret@[::1/w",
    }[case]


CASES = {
    "nobody listens": "store-unreachable",
    "no such host": "store-unreachable",
    "no such database": "store-no-such-database",
    "no such user": "store-wrong-password",
    "no TLS there": "store-unreachable",
    "no such certificate": "store-unreachable",
    "may not create tables": "store-not-allowed",
    "a port that is none": "store-unreadable-address",
    "half an address": "store-unreadable-address",
}


@pytest.mark.parametrize("case", CASES)
async def test_a_database_that_cannot_be_used_is_one_sentence_for_servers_and_workers(
    case: str, postgres: Postgres, world: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("breakhouse.store.postgres.connect._PATIENCE", 2)
    if case == "may not create tables":
        await asyncio.to_thread(execute, world, "DROP ROLE IF EXISTS weak")
        await asyncio.to_thread(execute, world, "CREATE ROLE weak LOGIN")
        await asyncio.to_thread(execute, world, "REVOKE ALL ON SCHEMA public FROM PUBLIC")
    address = address_of(case, postgres, world)
    for opening in (asyncio.to_thread(PostgresStore, address), read_key(address)):
        with pytest.raises(Refusal) as no:
            await opening
        assert no.value.code == CASES[case]
        assert "secret" not in str(no.value.params)


def test_a_command_without_its_database_ends_with_that_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    store = f"postgresql://x@127.0.0.1:{free_port()}/w"
    for command in (["migrate", store, "sqlite://nowhere"], ["backup", "nowhere", "--store", store]):
        assert main(command) == 2
        assert capsys.readouterr().err.startswith("The database at 127.0.0.1:")


async def test_a_world_is_not_moved_while_servers_use_it(
    world: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(world=World(world, name="busy")):
        assert await asyncio.to_thread(main, ["migrate", world, f"sqlite://{tmp_path}"]) == 2
        assert capsys.readouterr().err.startswith("Servers still use this database: busy-")
        assert await asyncio.to_thread(main, ["backup", str(tmp_path / "copy"), "--store", world]) == 0
        assert await asyncio.to_thread(main, ["restore", str(tmp_path / "copy"), "--store", world]) == 2
        assert capsys.readouterr().err.startswith("Servers still use this database: busy-")
    assert await asyncio.to_thread(main, ["migrate", world, f"sqlite://{tmp_path}"]) == 0


# ------------------------------------------------------------------ a rolling upgrade

NEXT = (["invented", "something new", 7], {"tell": "in another way"}, ["spent"], 5)
"""What an invented next version might say."""


async def test_houses_of_two_versions_share_a_world_and_what_is_new_is_ignored_with_a_line(
    houses: tuple[Served, Served], caplog: pytest.LogCaptureFixture
) -> None:
    """The other house is of a version that says more than this one understands, in every way there is."""
    one, other = houses
    assert one.house.router is not None
    assert other.house.router is not None
    async with Person(one.base, "Ann") as ann, Person(other.base, "Bo") as bo:
        code, first, second = await seated(ann, bo)
        for news in NEXT:
            other.house.router.bus.broadcast(msgspec.msgpack.encode(news))
            other.house.router.bus.send(one.house.id, msgspec.msgpack.encode(news))
            answer = await other.house.router.bus.ask(one.house.id, msgspec.msgpack.encode(news))
            assert answer == b""
        newer = "from another house, which may be newer"
        await until(lambda: caplog.text.count(newer) >= 3 * len(NEXT), "lines in the log")
        assert (await first.mark(0, 0))["tell"] == "accepted"
        assert (await second.mark(1, 1))["tell"] == "accepted", "they play on, across the houses"
        assert one.house.tables[code].match is not None


def test_fields_that_a_next_version_adds_are_passed_over() -> None:
    line: list[Any] = ["CODE", "g", {}, "gathering", "open", True, [], 0, 1, "a new field", 7]
    news = read_news(msgspec.msgpack.encode(["tables", "next-1", 3, [line], [], "more"]))
    assert isinstance(news, TablesNews)
    assert news.lines[0].made == 1
    assert read_message(msgspec.msgpack.encode(["r", "next-1", 1, 2, True, "more"])).n == 2
    with pytest.raises(msgspec.MsgspecError):
        read_news(msgspec.msgpack.encode(["tables", "next-1", "not a number"]))


def test_a_newer_schema_is_refused_by_an_older_house_in_one_sentence(world: str) -> None:
    PostgresStore(world).close()
    execute(world, "UPDATE house SET value = '99' WHERE name = 'version'")
    with pytest.raises(Refusal, match="store-from-a-newer-house"):
        PostgresStore(world)


# ------------------------------------------------------------------ leaving


def test_a_server_that_is_told_to_stop_with_work_in_its_queues_says_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.cluster.stopped_at_work", str(tmp_path)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "never retrieved" not in done.stderr
    assert "was destroyed" not in done.stderr
