"""Copies at fixed times, so many and no more; and deleting by age, which takes all of a match or a person."""

import asyncio
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from breakhouse.core import Refusal
from breakhouse.server.admin.backups import ScheduledBackups, copy_of
from breakhouse.server.admin.data_retention import Expiry
from breakhouse.server.cluster.bus import World
from breakhouse.server.people.visitors import SEEN, idle_since
from breakhouse.server.settings import Backups, Retention
from breakhouse.server.writes import write
from breakhouse.store import Append, PutNote
from breakhouse.store.folder import DATABASE, restore
from breakhouse.store.sqlite.store import SqliteStore
from breakhouse.store.verify import verify_copy
from breakhouse.terminal.cli import main
from tests.support.server.client import Person, Served, seated, served
from tests.support.store.postgres_stores import execute
from tools.servers import Postgres

HOUR, DAY = 3600, 86_400


class Wall:
    def __init__(self) -> None:
        self.now = datetime(2030, 1, 1, tzinfo=UTC).timestamp()

    def __call__(self) -> float:
        return self.now


def backups_of(
    served: Served, settings: Backups, copy: Callable[[Path], object] | None, wall: Wall
) -> ScheduledBackups:
    return ScheduledBackups(settings, copy, served.house.metrics, wall, verify_here)


async def verify_here(file: Path) -> None:
    """Where the games of these tests are on the shelf, and without starting a process."""
    await asyncio.to_thread(verify_copy, file)


def expiry_of(served: Served, settings: Retention, wall: Wall) -> Expiry:
    house = served.house
    return Expiry(settings, house.store, house.reader, house.profiles, house.jobs.forget, house.metrics, wall)


async def finish_a_match(ann: Person, bo: Person) -> str:
    code, first, second = await seated(ann, bo)
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        await (first if seat == 0 else second).mark(seat, cell)
    await first.phase("over")
    await first.close()
    await second.close()
    return code


async def test_backups_are_made_when_due_and_only_so_many_are_kept(tmp_path: Path) -> None:
    data, copies, wall = tmp_path / "data", tmp_path / "copies", Wall()
    backups = Backups(str(copies), every_hours=6, keep=3)
    async with served(data) as house, Person(house.base, "Ann"):
        scheduled = backups_of(house, backups, copy_of(data), wall)
        (copies).mkdir()
        (copies / "house-mine.sqlite3").write_text("not ours")
        for _ in range(5):
            await scheduled.make_if_due()
            await scheduled.make_if_due()
            wall.now += 6 * HOUR
        names = sorted(file.name for file in copies.iterdir())
        assert names == ["house-20300101T120000Z.sqlite3", "house-20300101T180000Z.sqlite3",
                         "house-20300102T000000Z.sqlite3", "house-mine.sqlite3"]  # fmt: skip
        counts = house.house.metrics.counts
        assert (counts["backups_total"], counts["backups_failed_total"]) == (5, 0)
        assert house.house.metrics.last_backup == wall.now - 6 * HOUR
        assert house.house.metrics.last_good_backup == wall.now - 6 * HOUR
        again = backups_of(house, backups, copy_of(data), Wall())
        await again.make_if_due()
        assert len(list(copies.iterdir())) == 4, "a house that starts again goes by the copies that are there"
    restore(tmp_path / "other", copies / names[2])
    with sqlite3.connect(tmp_path / "other" / "house.sqlite3") as connection:
        assert connection.execute("SELECT name FROM visitors").fetchone() == ("Ann",)


async def test_a_world_on_postgresql_is_backed_up_while_people_play(
    world: str, postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copies, wall = tmp_path / "copies", Wall()
    async with (
        served(world=World(world)) as house,
        Person(house.base, "Ann") as ann,
        Person(house.base, "Bo") as bo,
    ):
        code, first, _ = await seated(ann, bo)
        store, match = house.house.store, house.house.tables[code].sheet.match
        told = iter(store.everything())
        next(told)
        await first.mark(0, 0)
        assert [write.entry.seq for write in told if isinstance(write, Append)] == [0], "as of one moment"
        scheduled = backups_of(house, Backups(str(copies), every_hours=6, keep=2), copy_of(None, store), wall)
        for _ in range(3):
            await scheduled.make_if_due()
            wall.now += 6 * HOUR
        names = sorted(file.name for file in copies.iterdir())
        assert names == ["house-20300101T060000Z.sqlite3", "house-20300101T120000Z.sqlite3"]
        other = backups_of(house, Backups(str(copies), every_hours=24), copy_of(None, store), wall)
        await other.make_if_due()
        assert len(list(copies.iterdir())) == 2, "another house of this world made one in time"
        entries = await store.ask(lambda reader: reader.entries(match))
    assert len(entries) == 2
    await asyncio.to_thread(execute, world, "CREATE DATABASE restored")
    empty = postgres.url("restored")
    for expected, say in ((0, "out"), (2, "err")):
        done = await asyncio.to_thread(main, ["restore", str(copies / names[1]), "--store", empty])
        assert done == expected, "the second time the database is not empty"
        assert len(getattr(capsys.readouterr(), say).splitlines()) == 1
    assert await asyncio.to_thread(main, ["backup", str(tmp_path / "again"), "--store", empty]) == 0
    restore(tmp_path / "folder", tmp_path / "again")
    again = SqliteStore(tmp_path / "folder" / DATABASE)
    assert again.entries(match) == entries
    again.close()


async def test_a_failed_backup_is_reported_leaves_nothing_and_is_retried(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    wall, tries = Wall(), []

    def copy(target: Path) -> None:
        target.write_text("half")
        tries.append(target)
        raise Refusal("backup-failed", why="database or disk is full")

    async with served(tmp_path / "data") as house:
        scheduled = backups_of(house, Backups(str(tmp_path / "copies")), copy, wall)
        await scheduled.make_if_due()
        await scheduled.make_if_due()
        assert len(tries) == 1
        wall.now += 10 * 60
        await scheduled.make_if_due()
        assert len(tries) == 2
        assert list((tmp_path / "copies").iterdir()) == []
        assert house.house.metrics.counts["backups_failed_total"] == 2
    assert "The backup couldn’t be written: database or disk is full" in caplog.text


async def test_old_matches_are_deleted_with_everything_kept_about_them(keeps: dict[str, Any]) -> None:
    async with served(**keeps) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        code = await finish_a_match(ann, bo)
        table = await house.house.tables.find(code)
        match, store = table.sheet.match, house.house.store
        wall = Wall()
        expiry = expiry_of(house, Retention(matches_days=30), wall)
        await expiry.delete_old()
        assert await store.ask(lambda reader: reader.result(match)) is not None, "the table is still there"
        table.close()
        await write(house.house.store, [])
        wall.now += 2 * HOUR
        await expiry.delete_old()
        assert await store.ask(lambda it: (it.result(match), it.match(match), it.entries(match))) == (
            None,
            None,
            [],
        )
        who = (await ann.get("/api/me"))["who"]
        assert await store.ask(lambda reader: reader.results(who=who)) == []
        assert (await ann.ask("GET", f"/api/replays/{match}"))[0] == 404
        assert len((await ann.get("/api/me/export"))["ratings"]) == 1, "what they can do stays"


async def test_visitors_who_never_came_back_are_forgotten_and_others_are_not(keeps: dict[str, Any]) -> None:
    async with served(**keeps) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        await ann.get("/api/me")
        store, visitors = house.house.store, house.house.visitors
        seen = dict(await store.ask(lambda reader: reader.notes(SEEN)))
        assert len(seen) == 2, "the day of the last visit is noted"
        last = (int(next(iter(seen.values()))) + 1) * DAY
        assert await store.ask(lambda reader: idle_since(reader, last - 1)) == []
        assert len(await store.ask(lambda reader: idle_since(reader, last))) == 2
        who = (await bo.get("/api/me"))["who"]
        note = SEEN + (await visitors.find_by_who(who)).id
        await write(house.house.store, [PutNote(note, b"%d" % (int(seen[note]) + 400))])
        wall = Wall()
        wall.now = last + 365 * DAY
        await expiry_of(house, Retention(visitors_days=365), wall).delete_old()
        assert [row.name for row in await store.ask(lambda reader: reader.visitors())] == ["Bo"]
        assert [name for name, _ in await store.ask(lambda reader: reader.notes(SEEN))] == [note]
        assert (await ann.get("/api/me"))["name"] != "Ann"
