"""A version that changes the data makes a copy first, and the copy is the way back."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from breakhouse.core import Refusal
from breakhouse.locales import say_why
from breakhouse.store import Append
from breakhouse.store.folder import DATABASE, check_data, restore
from breakhouse.store.postgres import schema as postgres_schema
from breakhouse.store.postgres.store import PostgresStore
from breakhouse.store.sqlite import copy, schema
from breakhouse.store.sqlite.store import SqliteStore
from breakhouse.store.verify import verify_copy
from breakhouse.terminal.cli import main
from tests.support.store.postgres_stores import execute, write_as_owner
from tests.support.store.rows import entry, write
from tests.support.store.versions import add_version, set_steps

ROOT = Path(__file__).parents[2]
STEP = "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';"


def play_on(folder: Path, seq: int) -> None:
    with closing(SqliteStore(folder / DATABASE)) as store:
        assert write(store, Append("m", entry(seq), None)) is None


def count_entries(folder: Path) -> int:
    with closing(SqliteStore(folder / DATABASE)) as store:
        return len(store.entries("m"))


def find_copies(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"{DATABASE}.version-*"))


def test_forward_to_the_next_version_back_by_the_copy_and_forward_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = schema.VERSION
    play_on(tmp_path, 0)
    assert find_copies(tmp_path) == [], "a new house has nothing to copy"
    with pytest.MonkeyPatch.context() as newer:
        add_version(newer, STEP)
        play_on(tmp_path, 1)
        play_on(tmp_path, 2)
        (before,) = find_copies(tmp_path)
    assert re.fullmatch(rf"house\.sqlite3\.version-{known}-\d{{8}}T\d{{6}}Z", before.name)
    assert before.stat().st_mode & 0o077 == 0
    assert (verify_copy(before).version, verify_copy(before).entries) == (known, 1)
    for refused in (lambda: play_on(tmp_path, 3), lambda: check_data(tmp_path)):
        with pytest.raises(Refusal, match="store-upgraded") as no:
            refused()
        assert f"breakhouse restore {before}”" in say_why("en", no.value)
    assert main(["--language", "en", "restore", str(before), "--data", str(tmp_path)]) == 0
    assert "The previous data is now in" in capsys.readouterr().out
    assert count_entries(tmp_path) == 1
    play_on(tmp_path, 1)
    with pytest.MonkeyPatch.context() as newer:
        add_version(newer, STEP)
        restore(tmp_path, tmp_path / f"{DATABASE}.before-1")
        assert count_entries(tmp_path) == 3, "what was played on the newer version was kept"
        assert find_copies(tmp_path) == [before], "its data needed no step"


def test_data_of_every_earlier_version_is_copied_and_brought_up_to_date(tmp_path: Path) -> None:
    steps = schema.STEPS
    for version in range(1, schema.VERSION):
        folder = tmp_path / str(version)
        with pytest.MonkeyPatch.context() as older:
            set_steps(older, steps[:version])
            SqliteStore(folder / DATABASE).close()
        play_on(folder, 0)
        (before,) = find_copies(folder)
        assert verify_copy(before).version == version


def test_without_room_for_the_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = schema.VERSION
    play_on(tmp_path, 0)
    add_version(monkeypatch, STEP)

    def fill_the_disk(source: Path, target: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(copy, "make_copy", fill_the_disk)
    with pytest.raises(Refusal, match="upgrade-without-copy") as no:
        play_on(tmp_path, 1)
    assert "database or disk is full" in say_why("en", no.value)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as data:
        assert schema.version_of(data) == known


def test_the_command_tells_its_version_and_that_of_the_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "--version"]) == 0
    assert re.fullmatch(rf"breakhouse \S+ \(data version {schema.VERSION}\)\n", capsys.readouterr().out)


def play_at(world: str, seq: int) -> None:
    with closing(PostgresStore(world, "kitchen")) as store:
        store.claim("t")
        assert write_as_owner(store, Append("m", entry(seq), None)) is None


def test_a_shared_world_goes_forward_and_back_by_the_copy_in_its_database(world: str) -> None:
    known = postgres_schema.VERSION
    play_at(world, 0)
    with pytest.MonkeyPatch.context() as newer:
        newer.setattr(postgres_schema, "STEPS", (*postgres_schema.STEPS, "DROP TABLE ratings"))
        newer.setattr(postgres_schema, "VERSION", known + 1)
        play_at(world, 1)
    with pytest.raises(Refusal, match="world-upgraded") as no:
        play_at(world, 2)
    copy = str(no.value.params["copy"])
    assert re.fullmatch(rf"version_{known}_\d{{8}}t\d{{6}}z", copy)
    assert copy in say_why("en", no.value)
    page = (ROOT / "docs" / "how-to" / "upgrade.md").read_text(encoding="utf-8")
    (lines,) = re.findall(r"```sql\n(.*?)```", page, re.S)
    for statement in re.sub(r"version_1_\w+z", copy, lines).split(";"):
        if statement.strip() not in ("", "BEGIN", "COMMIT"):
            execute(world, statement)
    play_at(world, 1)
    with closing(PostgresStore(world, "kitchen")) as store:
        assert len(store.entries("m")) == 2, "the first is as it was, and the second is another"
        assert store.ratings() == []
