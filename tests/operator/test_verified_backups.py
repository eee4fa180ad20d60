"""Backups that can be relied on: each is opened and replayed, by hand, on schedule and by the doctor."""

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from breakhouse.core import Refusal
from breakhouse.server.admin.backups import ScheduledBackups, copy_of, verify_apart
from breakhouse.server.admin.doctor import Finding, check_backups
from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.run import Plan
from breakhouse.server.settings import Backups, Settings
from breakhouse.store.folder import DATABASE, backup
from breakhouse.store.sqlite.schema import VERSION
from breakhouse.store.sqlite.store import SqliteStore
from breakhouse.store.verify import verify_copy
from breakhouse.terminal.cli import main
from tests.support.server.client import Person, seated, served

HOUR = 3600


def truncate(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def empty(file: Path) -> None:
    file.write_bytes(b"")


def replace_by_text(file: Path) -> None:
    file.write_text("a list of groceries\n" * 100)


def replace_by_another_programs(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as other:
        other.executescript("CREATE TABLE tracks (title TEXT); PRAGMA user_version = 1;")


def empty_database(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as other:
        other.execute("VACUUM")
        other.execute("CREATE TABLE a (b)")
        other.execute("DROP TABLE a")


def change_an_entry(file: Path) -> None:
    with closing(sqlite3.connect(file)) as copy, copy:
        copy.execute("UPDATE entries SET at = at + 1 WHERE seq = 1")


def lose_the_end(file: Path) -> None:
    with closing(sqlite3.connect(file)) as copy, copy:
        copy.execute("DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)")


def change_the_rules(file: Path) -> None:
    """The entries are what was written, but no longer belong to their match."""
    with closing(sqlite3.connect(file)) as copy, copy:
        copy.execute("UPDATE matches SET header = replace(CAST(header AS TEXT), 'tic-tac-toe', 'skipbo-breakers')")


SPOILT: dict[Callable[[Path], None], str] = {
    truncate: "not-a-backup",
    empty: "backup-empty",
    replace_by_text: "not-a-backup",
    replace_by_another_programs: "backup-foreign",
    empty_database: "backup-foreign",
    change_an_entry: "backup-unplayable",
    lose_the_end: "backup-torn",
    change_the_rules: "backup-unplayable",
}


class Evening:
    """A house after a match, and a good backup of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.copy = folder / "good.backup"
        self.places = [folder / "here", folder / "elsewhere"]

    def spoilt(self, spoil: Callable[[Path], None]) -> Path:
        copy = self.folder / "spoilt.backup"
        shutil.copy(self.copy, copy)
        spoil(copy)
        return copy

    def schedule(self, wall: float, metrics: Metrics) -> ScheduledBackups:
        here, elsewhere = map(str, self.places)
        settings = Backups(here, elsewhere, every_hours=6, keep=2)
        return ScheduledBackups(settings, copy_of(self.data), metrics, lambda: wall, verify_here)


async def verify_here(file: Path) -> None:
    await asyncio.to_thread(verify_copy, file)


@pytest.fixture
async def evening(tmp_path: Path) -> Evening:
    made = Evening(tmp_path)
    async with served(made.data) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        _, first, second = await seated(ann, bo)
        for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
            await (first if seat == 0 else second).mark(seat, cell)
        await first.phase("over")
    backup(made.data, made.copy)
    return made


def named(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("house-%Y%m%dT%H%M%SZ.sqlite3")


def test_a_good_backup_says_what_it_holds(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    holds = verify_copy(evening.copy)
    assert (holds.matches, holds.finished, holds.visitors, holds.tables, holds.replayed) == (1, 1, 2, 1, 1)
    assert holds.entries == 6
    assert main(["--language", "en", "backup", "--verify", str(evening.copy)]) == 0
    told = capsys.readouterr().out
    assert f"is a good backup. Data version: {VERSION}; matches: 1 (1 finished), with 6 moves; open" in told
    assert f"The last match in it started on {datetime.now(UTC):%Y-%m-}" in told
    assert "Matches played through as a sample: 1." in told
    assert [file.name for file in evening.folder.glob("good*")] == ["good.backup"], "nothing is left beside it"


@pytest.mark.parametrize(("spoil", "code"), SPOILT.items())
def test_every_kind_of_bad_backup_is_told_apart(
    spoil: Callable[[Path], None], code: str, evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = evening.spoilt(spoil)
    with pytest.raises(Refusal) as no:
        verify_copy(copy)
    assert no.value.code == code
    assert main(["--language", "en", "backup", "--verify", str(copy)]) == 1
    assert str(copy) in capsys.readouterr().err


async def judge(evening: Evening, copy: Path | None, at: float) -> list[Finding]:
    (evening.folder / "copies").mkdir(exist_ok=True)
    if copy is not None:
        shutil.copy(copy, evening.folder / "copies" / named(at))
    settings = Settings(backups=Backups(str(evening.folder / "copies"), every_hours=6))
    return [found async for found in check_backups(Plan(settings, evening.data))]


async def test_the_doctor_opens_the_newest_backup(evening: Evening) -> None:
    now = time.time()
    assert [(one.level, one.message) for one in await judge(evening, None, now)] == [
        ("hint", "doctor-backups-none")
    ]
    (good,) = await judge(evening, evening.copy, now - 5 * HOUR)
    assert (good.level, good.message) == ("good", "doctor-backup-good")
    assert (good.params["hours"], good.params["matches"]) == (5, 1)
    for n, (spoil, code) in enumerate(SPOILT.items()):
        (bad,) = await judge(evening, evening.spoilt(spoil), now - 4 * HOUR + n)
        assert (bad.level, bad.message) == ("bad", f"refused-{code}")


async def test_the_doctor_complains_about_an_old_backup_and_one_of_another_house(evening: Evening) -> None:
    now = time.time()
    (old,) = await judge(evening, evening.copy, now - 14 * HOUR)
    assert (old.level, old.message, old.params["hours"]) == ("bad", "doctor-backup-old", 14)
    SqliteStore(evening.folder / "other" / DATABASE).close()
    other = backup(evening.folder / "other", evening.folder / "other.backup")
    (bad,) = await judge(evening, other, now)
    assert (bad.level, bad.message) == ("bad", "doctor-backup-of-another")


async def test_a_backup_is_kept_in_two_places_and_counts_once_it_is_good_in_both(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    metrics, (here, elsewhere) = Metrics(), evening.places
    elsewhere.write_text("a disk that isn't there")
    start = datetime(2030, 1, 1, tzinfo=UTC).timestamp()
    scheduled = evening.schedule(start, metrics)
    await scheduled.make_if_due()
    assert [file.name for file in here.iterdir()] == [named(start)]
    assert (metrics.last_backup, metrics.last_good_backup) == (start, 0)
    assert metrics.counts["backups_failed_total"] == 1
    assert str(elsewhere) in caplog.text
    elsewhere.unlink()
    for n in range(4):
        await evening.schedule(start + n * 6 * HOUR, metrics).make_if_due()
        assert metrics.last_good_backup == start + n * 6 * HOUR
    names = [named(start + n * 6 * HOUR) for n in (2, 3)]
    assert [sorted(file.name for file in place.iterdir()) for place in evening.places] == [names, names]
    assert metrics.counts["backups_total"] == 4, "the copy that was there was taken to the other disk"
    truncate(elsewhere / names[1])
    await evening.schedule(start + 18 * HOUR, metrics).make_if_due()
    verify_copy(elsewhere / names[1])


async def test_a_copy_that_went_bad_is_reported_and_made_again(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    metrics, (here, _) = Metrics(), evening.places
    start = datetime(2030, 1, 1, tzinfo=UTC).timestamp()
    await evening.schedule(start, metrics).make_if_due()
    truncate(here / named(start))
    again = evening.schedule(start + 60, metrics)
    await again.make_if_due()
    assert metrics.last_good_backup == start + 60
    assert metrics.counts["backups_failed_total"] == 1
    assert "isn’t a complete backup" in caplog.text
    await again.make_if_due()
    assert metrics.counts["backups_total"] == 2


async def test_a_copy_is_verified_before_it_gets_its_name(evening: Evening) -> None:
    def copy_half(target: Path) -> None:
        backup(evening.data, target)
        truncate(target)

    metrics, (here, _) = Metrics(), evening.places
    await ScheduledBackups(Backups(str(here)), copy_half, metrics, time.time, verify_here).make_if_due()
    assert list(here.iterdir()) == []
    assert (metrics.last_good_backup, metrics.counts["backups_failed_total"]) == (0, 1)


async def test_a_process_of_its_own_finds_out_whether_a_copy_is_good(evening: Evening) -> None:
    await verify_apart(evening.copy)
    with pytest.raises(Refusal, match="backup-torn"):
        await verify_apart(evening.spoilt(lose_the_end))
