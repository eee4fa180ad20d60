"""The store on disk, when things go wrong: full disks, older and newer files, backups, damage and lost ends."""

import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from breakhouse.core import Invalid, Refusal
from breakhouse.locales import say_why
from breakhouse.store import (
    Append,
    DropMatch,
    MatchRow,
    MemoryStore,
    PutMatch,
    PutRating,
    PutResult,
    PutTable,
    RatingRow,
    TableRow,
)
from breakhouse.store.folder import DATABASE, Lock, backup, check_data, read_key, restore
from breakhouse.store.sqlite import batch, schema
from breakhouse.store.sqlite.store import SqliteStore
from tests.support.store.rows import entry, result, write
from tests.support.store.versions import add_version


def test_everything_is_there_after_closing_and_opening(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / DATABASE)
    key = first.key()
    write(first, Append("m", entry(0), "c"), PutMatch(MatchRow("m", "t", b"secret" * 5)))
    first.close()
    second = SqliteStore(tmp_path / DATABASE)
    assert second.key() == key
    assert second.entries("m")[0].command_id == "c"
    match = second.match("m")
    assert match is not None
    assert match.secret == b"secret" * 5
    second.close()


def test_the_file_is_for_its_owner_alone_and_the_secret_stands_apart_from_the_log(tmp_path: Path) -> None:
    SqliteStore(tmp_path / DATABASE).close()
    assert (tmp_path / DATABASE).stat().st_mode & 0o077 == 0
    columns = sqlite3.connect(tmp_path / DATABASE).execute(
        "SELECT sql FROM sqlite_master WHERE name IN ('entries','matches')"
    )
    assert all("secret" not in sql for (sql,) in columns)


def test_the_database_uses_wal_and_full_sync(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / DATABASE)
    assert store._all("PRAGMA journal_mode") == [("wal",)]
    assert store._all("PRAGMA synchronous") == [(2,)]
    store.close()


def test_many_rows_take_few_statements() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE pairs (one, two)")
        statements: list[str] = []
        connection.set_trace_callback(statements.append)
        batch.insert(connection, "INSERT INTO pairs (one, two)", [n for row in range(615) for n in (row, -row)])
        connection.set_trace_callback(None)
        assert sum(one.startswith("INSERT") for one in statements) <= 7
        assert connection.execute("SELECT * FROM pairs").fetchall() == [(n, -n) for n in range(615)]


def test_a_full_disk_is_reported_and_the_store_recovers_when_there_is_room(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / DATABASE, prepare="PRAGMA max_page_count = 60")
    seq, trouble = 0, None
    while trouble is None:
        trouble = write(store, Append("m", entry(seq, text="long " * 200), None))
        seq += trouble is None
        assert seq < 1000
    assert trouble.why == "full"
    assert len(store.entries("m")) == seq, "reading goes on and nothing that was answered is lost"
    assert write(store, Append("m", entry(seq, text="long " * 200), None)) is not None
    store._prepare = "PRAGMA max_page_count = 100000"
    assert write(store, Append("m", entry(seq, text="long " * 200), None)) is None
    assert [row.entry.seq for row in store.entries("m")] == list(range(seq + 1))
    store.close()


def test_an_older_file_is_brought_up_to_date_with_its_open_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, version = tmp_path / DATABASE, schema.VERSION
    with closing(SqliteStore(path)) as old:
        assert old.found_version == 0
        write(old, PutTable(TableRow("t", "CODE", b"{}")), PutResult(result("m1", 1, "Ann", "Bo")))
        write(old, *(Append(match, entry(seq), f"{match}{seq}") for seq in range(3) for match in ("m", "a")))
    add_version(
        monkeypatch,
        "ALTER TABLE entries ADD COLUMN size INTEGER; UPDATE entries SET size = length(command) + length(events);",
    )
    with closing(SqliteStore(path)) as store:
        assert store.found_version == version
        assert store.table("CODE") is not None
        for match in ("m", "a"):
            kept = [(row.entry.seq, row.command_id) for row in store.entries(match)]
            assert kept == [(seq, f"{match}{seq}") for seq in range(3)]
        assert all(size > 0 for (size,) in store._all("SELECT size FROM entries"))
        assert write(store, Append("m", entry(2), None)) is not None, "its number is taken"
        assert write(store, Append("m", entry(3), None)) is None
        assert [row.match for row in store.results(who="who-Bo")] == ["m1"]
    with closing(SqliteStore(path)) as again:
        assert again.found_version == version + 1


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, version = tmp_path / DATABASE, schema.VERSION
    SqliteStore(path).close()
    add_version(monkeypatch, "ALTER TABLE tables ADD COLUMN colour TEXT; DROP TABLE never_made;")
    with pytest.raises(Refusal, match="upgrade-failed"):
        SqliteStore(path)
    assert list(tmp_path.glob(f"{DATABASE}.version-*")) == [], "a house that is restarted doesn't fill the disk"
    with closing(sqlite3.connect(path)) as kept:
        assert schema.version_of(kept) == version
        assert "colour" not in str(kept.execute("SELECT sql FROM sqlite_master").fetchall())


def test_a_file_from_a_newer_house_is_refused(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    SqliteStore(path).close()
    with sqlite3.connect(path) as newer:
        newer.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    with pytest.raises(Refusal, match="newer-house"):
        SqliteStore(path)


def test_a_folder_belongs_to_one_house_at_a_time(tmp_path: Path) -> None:
    with Lock(tmp_path), pytest.raises(Refusal, match="folder-in-use"), Lock(tmp_path):
        pass
    with Lock(tmp_path):
        pass


def test_an_open_house_can_be_backed_up_and_restored(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house" / DATABASE)
    key = store.key()
    write(store, Append("m", entry(0), None))
    copy = backup(tmp_path / "house", tmp_path / "copy.sqlite3")
    write(store, Append("m", entry(1), None))
    store.close()
    before = restore(tmp_path / "house", copy)
    assert before is not None
    again = SqliteStore(tmp_path / "house" / DATABASE)
    assert (len(again.entries("m")), again.key()) == (1, key)
    again.close()
    assert restore(tmp_path / "elsewhere", before) is None
    moved = SqliteStore(tmp_path / "elsewhere" / DATABASE)
    assert len(moved.entries("m")) == 2, "what was there before is whole too"
    moved.close()


def test_a_backup_takes_no_lock_away_from_the_house_that_makes_it(tmp_path: Path) -> None:
    """Opening and closing the file would: the next process to come would take the house for closed, and delete the
    journal with its latest moves."""
    with closing(SqliteStore(tmp_path / DATABASE)) as store:
        write(store, Append("m", entry(0), None))
        backup(tmp_path, tmp_path / "copy")
        check_data(tmp_path)
        assert read_key(tmp_path) == store.key()
        look = (
            "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM entries').fetchall()"
        )
        subprocess.run([sys.executable, "-c", look, str(tmp_path / DATABASE)], check=True)
        assert (tmp_path / f"{DATABASE}-wal").exists()


@pytest.mark.parametrize("damage", [b"noise" * 999, b"", b"SQLite format 3\0" + b"x" * 5000])
def test_a_backup_replaces_damaged_data_and_leaves_nothing_of_its_journal(damage: bytes, tmp_path: Path) -> None:
    """This is what backups are for: the damaged file must not keep its own replacement away."""
    three_entries(tmp_path / DATABASE)
    copy = backup(tmp_path, tmp_path / "copy")
    (tmp_path / DATABASE).write_bytes(damage)
    for end in ("-wal", "-shm"):
        (tmp_path / f"{DATABASE}{end}").write_bytes(b"of the damaged file")
    before = restore(tmp_path, copy)
    assert before is not None
    assert before.exists()
    assert not (tmp_path / f"{DATABASE}-wal").exists()
    with closing(SqliteStore(tmp_path / DATABASE)) as store:
        assert len(store.entries("m")) == 3


def test_bad_backups_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="nothing-to-back-up"):
        backup(tmp_path, tmp_path / "copy")
    (tmp_path / "noise").write_bytes(b"not a database" * 100)
    for bad in ("noise", "missing"):
        with pytest.raises(Refusal, match=r"not-a-backup|no-such-file"):
            restore(tmp_path / "house", tmp_path / bad)
    assert not (tmp_path / "house" / DATABASE).exists()
    SqliteStore(tmp_path / DATABASE).close()
    with pytest.raises(Refusal, match="file-is-there"):
        backup(tmp_path, tmp_path / "noise")
    with Lock(tmp_path), pytest.raises(Refusal, match="folder-in-use"):
        restore(tmp_path, backup(tmp_path, tmp_path / "good"))


def test_pages_of_ratings_and_results_are_read_without_scanning_everything(tmp_path: Path) -> None:
    """50,000 ratings took 431 ms a call."""
    stores = [SqliteStore(tmp_path / "house.sqlite3"), MemoryStore()]
    for store in stores:
        rows = [RatingRow(f"w{n}", f"pool{n % 3}", "n", False, 25 + n, 8.0, 1) for n in range(30)]
        written = threading.Event()
        store.submit([PutRating(row) for row in rows], lambda trouble, written=written: written.set())
        assert written.wait(10)
        pages = [store.ratings(pool="pool1", limit=4, first=first) for first in (0, 4, 8, 12)]
        assert [row.who for page in pages for row in page] == [f"w{n}" for n in range(28, 0, -3)]
        assert [row.pool for row in store.ratings(limit=1)] == ["pool0", "pool1", "pool2"]
        assert [row.who for row in store.ratings(who="w7")] == ["w7"]
    plan = " ".join(
        str(row)
        for row in stores[0]._all(  # type: ignore[union-attr]
            "EXPLAIN QUERY PLAN SELECT who FROM ratings WHERE pool = 'a' ORDER BY mu - 3 * sigma DESC LIMIT 5"
        )
    )
    assert "ratings_in_order" in plan
    assert "TEMP B-TREE" not in plan
    for store in stores:
        store.close()


def three_entries(path: Path) -> None:
    store = SqliteStore(path)
    for n in range(3):
        assert write(store, Append("m", entry(n), f"c{n}")) is None
    store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET at = at + 1 WHERE seq = 1",
        "UPDATE entries SET events = CAST('[{}]' AS BLOB) WHERE seq = 0",
        "UPDATE entries SET link = (SELECT link FROM entries WHERE seq = 0) WHERE seq = 2",
        "DELETE FROM entries WHERE seq = 1",
    ],
)
def test_every_entry_carries_the_hash_of_the_one_before(damage: str, tmp_path: Path) -> None:
    three_entries(tmp_path / DATABASE)
    with sqlite3.connect(tmp_path / DATABASE) as data:
        data.execute(damage)
    store = SqliteStore(tmp_path / DATABASE)
    with pytest.raises(Invalid, match="entries-damaged"):
        store.entries("m")
    store.close()


def test_a_lost_tail_is_reported(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The file as it was two commits ago: whole, and yet not all there is."""
    path = tmp_path / DATABASE
    three_entries(path)
    older = path.read_bytes()
    store = SqliteStore(path)
    assert store.lost == 0
    for n in (3, 4):
        assert write(store, Append("m", entry(n), None)) is None
    store.close()
    path.write_bytes(older)
    store = SqliteStore(path)
    assert (store.lost, len(store.entries("m"))) == (2, 3)
    assert "last 2 writes" in caplog.text
    store.close()


@pytest.mark.parametrize("gone", ["seq = 2", "seq > 0", "true"])
def test_entries_deleted_at_the_end_are_reported(
    gone: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The links of what is left are right, so only the number of the last one gives it away."""
    path = tmp_path / DATABASE
    three_entries(path)
    store = SqliteStore(path)
    assert (store.torn, len(store.entries("m"))) == (0, 3)
    assert write(store, Append("other", entry(0), None)) is None
    store.close()
    with sqlite3.connect(path) as data:
        data.execute(f"DELETE FROM entries WHERE match = 'm' AND {gone}")
    with pytest.raises(Refusal, match="store-torn"):
        check_data(tmp_path)
    store = SqliteStore(path)
    assert store.torn == 1
    assert "the end of match m is missing: its last entry was number 2" in caplog.text
    with pytest.raises(Invalid, match="entries-missing") as no:
        store.entries("m")
    assert say_why("en", no.value)
    with pytest.raises(Invalid, match="entries-missing"):
        list(store.everything())
    assert len(store.entries("other")) == 1
    store.close()


def test_a_deleted_match_is_not_reported_as_lost(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    three_entries(path)
    store = SqliteStore(path)
    assert write(store, DropMatch("m")) is None
    store.close()
    store = SqliteStore(path)
    assert store.torn == 0
    store.close()


def test_the_last_hash_is_stored_even_when_another_match_fails(tmp_path: Path) -> None:
    """What came together with an entry that does not follow is kept one by one."""
    path = tmp_path / DATABASE
    three_entries(path)
    store = SqliteStore(path)
    store.submit([Append("m", entry(7), None)], lambda trouble: None)
    assert write(store, Append("n", entry(0), None)) is None
    store.close()
    with sqlite3.connect(path) as data:
        assert data.execute("SELECT match, seq FROM tails").fetchall() == [("m", 2), ("n", 0)]


def test_a_restored_backup_is_not_reported_as_a_lost_tail(tmp_path: Path) -> None:
    three_entries(tmp_path / DATABASE)
    copy = backup(tmp_path, tmp_path / "copy.sqlite3")
    store = SqliteStore(tmp_path / DATABASE)
    assert write(store, Append("m", entry(3), None)) is None
    store.close()
    restore(tmp_path, copy)
    store = SqliteStore(tmp_path / DATABASE)
    assert store.lost == 0
    store.close()


def test_a_table_whose_callback_fails_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / DATABASE)
    store.submit([Append("m", entry(0), None)], lambda trouble: 1 // 0)  # type: ignore[arg-type, return-value]
    assert write(store, Append("n", entry(0), None)) is None
    store.close()
