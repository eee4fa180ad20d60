"""Recovery as root and as the user who runs the house: what one of them makes, the other can open.

A permission is never called damage.
"""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from breakhouse.core import Refusal
from breakhouse.locales import say_why
from breakhouse.store import Append, probe
from breakhouse.store.access import check_usable
from breakhouse.store.folder import DATABASE
from breakhouse.store.sqlite.store import SqliteStore
from breakhouse.terminal.cli import main
from tests.support.operator.other_user import STRANGELY, as_stranger, give_away, public_folder, run_as
from tests.support.store.rows import entry, write
from tools.needs import STRANGER
from tools.servers import free_port, wait_for

FINE = "Everything looks fine."
ROOT = pytest.mark.needs("another user")


@pytest.fixture
def scratch() -> Iterator[Path]:
    with public_folder() as folder:
        yield folder


def fill(folder: Path) -> None:
    with closing(SqliteStore(folder / DATABASE)) as store:
        write(store, Append("m", entry(0), None))


@pytest.fixture
def house(scratch: Path) -> Path:
    """The data folder of a house that a user of its own runs."""
    folder = scratch / "data"
    fill(folder)
    give_away(folder)
    folder.chmod(0o700)
    return folder


def owner_and_mode(file: Path) -> tuple[int, int, int]:
    found = file.stat()
    return found.st_uid, found.st_gid, found.st_mode & 0o777


@ROOT
def test_what_root_restores_the_server_can_open(
    house: Path, scratch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = scratch / "evening.backup"
    assert main(["backup", str(copy), "--data", str(house)]) == 0
    (house / DATABASE).chmod(0o640)
    assert main(["--language", "en", "restore", str(copy), "--data", str(house)]) == 0
    assert f"It belongs to {STRANGER}, as before." in capsys.readouterr().out
    assert owner_and_mode(house / DATABASE) == (STRANGER, STRANGER, 0o640)
    assert all(file.stat().st_uid == STRANGER for file in house.iterdir())
    assert run_as(STRANGER, "backup", str(house / "again"), "--data", str(house)).returncode == 0


@ROOT
def test_after_a_lost_disk_root_restores_for_the_owner_of_the_folder_or_says_what_to_do(
    house: Path, scratch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = scratch / "evening.backup"
    main(["backup", str(copy), "--data", str(house)])
    (empty := scratch / "new disk").mkdir(mode=0o700)
    give_away(empty)
    assert main(["--language", "en", "restore", str(copy), "--data", str(empty)]) == 0
    assert owner_and_mode(empty / DATABASE) == (STRANGER, STRANGER, 0o600)
    assert run_as(STRANGER, "backup", str(empty / "again"), "--data", str(empty)).returncode == 0
    capsys.readouterr()
    assert main(["--language", "en", "restore", str(copy), "--data", str(scratch / "made by root")]) == 0
    assert f"chown -R USER {scratch / 'made by root'}" in capsys.readouterr().out


@ROOT
def test_a_copy_that_root_makes_in_somebodys_folder_is_theirs(house: Path) -> None:
    (house / "backups").mkdir()
    give_away(house)
    assert main(["backup", str(house / "backups" / "b"), "--data", str(house)]) == 0
    assert owner_and_mode(house / "backups" / "b") == (STRANGER, STRANGER, 0o600)


@ROOT
def test_what_belongs_to_root_is_called_so_by_server_and_doctor_and_never_damaged(
    house: Path, scratch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As restore used to leave it: the server sent one to restore it again, and the doctor was pleased."""
    database = house / DATABASE
    os.chown(database, 0, 0)
    where = ["--data", str(house), "--port", str(free_port())]
    served = run_as(STRANGER, "serve", *where)
    assert (served.returncode, served.stdout) == (2, "")
    assert served.stderr.startswith(f"{STRANGER} isn’t allowed to use {database}, which belongs to root.")
    assert "Nothing is damaged." in served.stderr
    assert "restore" not in served.stderr
    for command in (["backup", str(house / "b")], ["restore", str(database)], ["flags"]):
        done = run_as(STRANGER, *command, "--data", str(house))
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "isn’t allowed to use" in done.stderr
    assert main(["--language", "en", "doctor", *where]) == 1
    told = capsys.readouterr().out
    assert f"The server’s user, {STRANGER}, can’t use {database}: Permission denied." in told
    assert FINE not in told
    os.chown(database, STRANGER, STRANGER)
    assert main(["--language", "en", "doctor", *where]) == 0
    assert f"The server’s user, {STRANGER}, can write to {house}" in capsys.readouterr().out


USED = (".", DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", "house.lock")
OPEN_EACH = """
import os, sys
from pathlib import Path
from breakhouse.core import Refusal
from breakhouse.locales import say_why
from breakhouse.store.folder import DATABASE, Lock
from breakhouse.store.sqlite.store import SqliteStore
house = Path(sys.argv[1])
for name in sys.argv[2:]:
    before = os.stat(house / name).st_mode
    os.chmod(house / name, before & 0o577)
    try:
        with Lock(house):
            SqliteStore(house / DATABASE)
    except Refusal as no:
        print(say_why("en", no))
    os.chmod(house / name, before)
"""


@ROOT
def test_whatever_the_server_may_not_write_to_is_named(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in USED[1:]:
        (house / name).touch()
    give_away(house)
    said = as_stranger([sys.executable, "-c", OPEN_EACH, str(house), *USED]).stdout.splitlines()
    assert [line.partition(" is yours, but its permissions don’t")[0] for line in said] == [
        str(house / name) for name in USED
    ]
    for name in USED[1:]:
        (house / name).chmod(0o400)
    main(["--language", "en", "doctor", "--data", str(house), "--port", str(free_port())])
    told = capsys.readouterr().out
    assert all(f"{house / name}: Permission denied" in told for name in USED[1:])
    assert FINE not in told
    assert "damaged" not in told


@ROOT
def test_a_backup_that_may_not_be_read_is_not_called_incomplete(house: Path, scratch: Path) -> None:
    main(["backup", str(scratch / "copy"), "--data", str(house)])
    done = run_as(STRANGER, "restore", str(scratch / "copy"), "--data", str(house))
    assert done.returncode == 2
    assert done.stderr.startswith(f"{STRANGER} isn’t allowed to use {scratch / 'copy'}, which belongs to root.")


@ROOT
def test_somebody_who_could_not_give_the_data_back_may_not_restore_it(house: Path, scratch: Path) -> None:
    main(["backup", str(scratch / "copy"), "--data", str(house)])
    (scratch / "copy").chmod(0o644)
    house.chmod(0o770)
    (house / "house.lock").touch()
    give_away(house)
    (house / "house.lock").chmod(0o660)
    before = (house / DATABASE).read_bytes()
    done = run_as(STRANGER + 1, "restore", str(scratch / "copy"), "--data", str(house), group=STRANGER)
    assert done.returncode == 2
    assert f"Restore as {STRANGER}" in done.stderr
    assert (house / DATABASE).read_bytes() == before
    told = run_as(STRANGER + 1, "doctor", "--data", str(house), "--port", str(free_port()), group=STRANGER).stdout
    assert f"You’re {STRANGER + 1}, and the data belongs to {STRANGER}." in told


@ROOT
def test_the_doctor_makes_no_folder_that_would_belong_to_whoever_asks(
    scratch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = scratch / "a" / "house"
    (scratch / "a").mkdir()
    where = ["--data", str(folder), "--backup-to", str(folder / "backups"), "--port", str(free_port())]
    assert main(["--language", "en", "doctor", *where]) == 0
    assert not folder.exists()
    give_away(scratch / "a")
    (scratch / "a").chmod(0o500)
    assert run_as(STRANGER, "doctor", *where).stdout.count("can’t write") == 2


def test_a_file_system_that_can_only_be_read_is_called_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path)
    monkeypatch.setattr(probe, "find_closed", lambda paths: [(next(iter(paths)), errno.EROFS)])
    with pytest.raises(Refusal, match="file-read-only") as no:
        SqliteStore(tmp_path / DATABASE)
    assert "ReadWritePaths" in say_why("en", no.value)
    with pytest.raises(Refusal, match="file-read-only"):
        check_usable(tmp_path / DATABASE)


@ROOT
def test_a_user_without_a_name_or_a_home_can_do_everything(scratch: Path) -> None:
    """As in a container that was started with a user id of its own."""
    (house := scratch / "data").mkdir(mode=0o700)
    give_away(house)
    port = str(free_port())
    where = ["--data", str(house)]
    serve = [sys.executable, "-m", "breakhouse", "serve", "--port", port, *where]
    with subprocess.Popen(serve, **STRANGELY, stderr=subprocess.PIPE) as server:
        try:
            wait_for(int(port))
            url = ["--url", f"http://127.0.0.1:{port}"]
            commands = [["doctor", "--port", port, *where], ["backup", str(house / "b"), *where]]
            for command in (*commands, ["admin", "announce", "Hello", *where, *url]):
                done = run_as(STRANGER, *command)
                assert done.returncode == 0, done.stderr
            assert str(STRANGER) in run_as(STRANGER, "admin", "audit", *where, *url).stdout
        finally:
            server.terminate()
            said = server.communicate(timeout=30)[1].decode()
    assert server.returncode == 0
    assert "Traceback" not in said
    played = run_as(STRANGER, "play", "skipbo-breakers", "--plain", "--seed", "x")
    assert (played.returncode, played.stderr) == (0, "")
    unreachable = f"postgresql://127.0.0.1:{free_port()}/x"
    asked = run_as(STRANGER, "backup", str(house / "c"), "--store", unreachable)
    assert (asked.returncode, asked.stderr.count("\n")) == (2, 1), asked.stderr
    nowhere = run_as(STRANGER, "serve", "--port", port)
    assert (nowhere.returncode, nowhere.stderr.count("\n")) == (2, 1)
    assert "Say where to keep the data, with --data" in nowhere.stderr
