"""A house that says it is ready has just proved it, and one with many tables lets people in at once."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from pathlib import Path

import pytest

from breakhouse.core import Refusal
from breakhouse.server.house import House
from breakhouse.store.folder import DATABASE
from breakhouse.store.sqlite.connect import MINIMUM, check_sqlite
from breakhouse.store.sqlite.store import SqliteStore
from tests.support.server.client import Person, seated, served

NOBODY = 65_534


async def test_readyz_proves_a_write(tmp_path: Path) -> None:
    async with served(tmp_path) as house, Person(house.base) as ann:
        assert await ann.ask("GET", "/readyz") == (200, {"ready": True})
        with sqlite3.connect(tmp_path / DATABASE) as data:
            assert data.execute("SELECT value FROM house WHERE name = 'proved'").fetchone() is not None


async def test_readyz_fails_when_nothing_can_be_written(tmp_path: Path) -> None:
    """The disk is full: reading goes on, and nobody has tried to write since."""
    async with served(tmp_path, prepare="PRAGMA query_only = 1") as house, Person(house.base) as ann:
        assert await ann.ask("GET", "/readyz") == (503, {"ready": False})
        assert (await ann.ask("GET", "/api/games"))[0] == 200


async def test_readyz_fails_while_the_data_is_moved_or_replaced(tmp_path: Path) -> None:
    """The open file can still be written, but nobody would ever find it again: nothing is acknowledged either."""
    data = tmp_path / DATABASE
    async with served(tmp_path) as house, Person(house.base) as ann, Person(house.base) as bo:
        _, first, _ = await seated(ann, bo)
        kept = data.rename(tmp_path / "kept.sqlite3")
        house.house.write_probe.expire()
        assert await ann.ask("GET", "/readyz") == (503, {"ready": False})
        shutil.copy(kept, data)
        assert await ann.ask("GET", "/readyz") == (503, {"ready": False})
        assert (await first.mark(0, 4))["code"] == "house-cannot-write"
        kept.replace(data)
        assert await ann.ask("GET", "/readyz") == (200, {"ready": True})


def test_readyz_fails_when_the_folder_of_a_running_house_becomes_read_only() -> None:
    """In a process of the user nobody: root may write anywhere."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        child = os.fork()
        if child == 0:
            try:
                os._exit(asyncio.run(_closed_meanwhile(folder)))
            finally:
                os._exit(99)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


async def _closed_meanwhile(folder: Path) -> int:
    if os.getuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    async with served(folder) as house, Person(house.base) as ann:
        answers = [(await ann.ask("GET", "/readyz"))[0]]
        for mode in (0o500, 0o700):
            folder.chmod(mode)
            house.house.write_probe.expire()
            answers.append((await ann.ask("GET", "/readyz"))[0])
        return 0 if answers == [200, 503, 200] else 1


def refused_at_start(folder: Path) -> Refusal:
    with pytest.raises(Refusal) as no:
        SqliteStore(folder / DATABASE)
    assert no.value.code == "store-damaged"
    return no.value


async def test_a_damaged_file_is_detected_at_start_and_left_as_it_is(tmp_path: Path) -> None:
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        for _ in range(4):
            await seated(ann, bo, "skipbo-breakers")
    file = tmp_path / DATABASE
    whole = file.read_bytes()
    assert not file.with_name(DATABASE + "-wal").exists()
    size = int.from_bytes(whole[16:18], "big")
    damaged = bytearray(whole)
    for page in range(3, len(whole) // size, 2):
        damaged[page * size : page * size + 64] = b"\xa5" * 64
    file.write_bytes(damaged)
    assert refused_at_start(tmp_path).params["why"]
    assert file.read_bytes() == bytes(damaged)
    file.write_bytes(b"this is no database at all, whatever its name says" * 40)
    refused_at_start(tmp_path)


def test_an_sqlite_that_is_too_old_is_refused() -> None:
    check_sqlite(MINIMUM)
    with pytest.raises(Refusal, match="sqlite-too-old"):
        check_sqlite((3, 37, 2))


async def test_tables_that_take_long_come_back_while_people_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not one is brought back before the house opens, and whoever asks for the last of them gets it at once."""
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann:
        codes = [await ann.make() for _ in range(30)]
    monkeypatch.setattr("breakhouse.server.tables.registry.OPENING", 0.0)
    house = House(tmp_path)
    try:
        assert await house.open() == 30
        assert not house.tables
        assert (await house.tables.find(codes[-1])).sheet.code == codes[-1]
        assert house._reopening is not None
        await house._reopening
        assert sorted(house.tables) == sorted(codes)
    finally:
        await house.close()
