"""Numba unpickles what it finds in its cache: nothing is loaded that somebody else could have put there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from breakhouse.core.compiling import NOTICE, find_cache, is_private


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shared temporary folder, for a user whose own cache can't be used."""
    shared = tmp_path / "tmp"
    shared.mkdir()
    shared.chmod(0o1777)
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr("tempfile.tempdir", str(shared))
    monkeypatch.setattr("breakhouse.core.compiling.user_cache_path", _no_home)
    monkeypatch.setattr(NOTICE, "unsafe_folder", "")
    return shared


def _no_home(_: str) -> Path:
    raise RuntimeError("Could not determine home directory.")


def _give_away(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on it belongs to somebody else."""
    if os.geteuid() == 0:
        os.chown(path, 12345, -1, follow_symlinks=False)
    else:
        me = os.geteuid()
        monkeypatch.setattr(os, "geteuid", lambda: me + 1)


def _own(temporary: Path) -> Path:
    return temporary / f"breakhouse-{os.geteuid()}"


def test_the_cache_in_a_shared_temporary_folder_is_for_one_user_alone(temporary: Path) -> None:
    found = find_cache("v1")
    assert found == _own(temporary).resolve() / "compiled" / "v1"
    assert found.stat().st_mode & 0o777 == 0o700
    assert _own(temporary).stat().st_mode & 0o777 == 0o700
    assert find_cache("v1") == found
    assert NOTICE.unsafe_folder == ""


def test_nothing_is_loaded_from_a_folder_that_somebody_else_made_first(
    temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = _own(temporary)
    (planted / "compiled" / "v1").mkdir(parents=True)
    usual = [planted / "compiled" / "v1"]
    monkeypatch.setattr("breakhouse.core.compiling._usual_folders", lambda _: usual)
    _give_away(planted, monkeypatch)
    assert find_cache("v1") is None
    assert NOTICE.unsafe_folder == str(planted / "compiled" / "v1")


@pytest.mark.parametrize("mode", [0o777, 0o707, 0o1777])
def test_nothing_is_loaded_from_a_folder_that_others_can_write_to(temporary: Path, mode: int) -> None:
    found = find_cache("v1")
    assert found is not None
    for place in (found, found.parent, found.parent.parent):
        before = place.stat().st_mode & 0o7777
        place.chmod(mode)
        sticky_parent = mode & 0o1000 and place != found
        assert is_private(found) == bool(sticky_parent), f"{place} {mode:o}"
        place.chmod(before)


def test_a_link_that_others_can_turn_round_is_not_followed_twice(temporary: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir(mode=0o700)
    _own(temporary).symlink_to(mine)
    assert find_cache("v1") == mine.resolve() / "compiled" / "v1"


def test_a_folder_that_the_operator_chose_has_to_be_safe_too(
    temporary: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_to_all = tmp_path / "open"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(open_to_all))
    assert find_cache("v1") is None
    open_to_all.chmod(0o700)
    assert find_cache("v1") == open_to_all.resolve()


def test_without_a_safe_folder_compiled_code_still_runs_and_a_sentence_says_why(tmp_path: Path) -> None:
    open_to_all = tmp_path / "open"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    code = "from breakhouse.games.skipbo_breakers.jit.bits import bit_at; print(bit_at(0b1010, 1))"
    chosen = {**os.environ, "NUMBA_CACHE_DIR": str(open_to_all)}
    done = subprocess.run([sys.executable, "-c", code], env=chosen, capture_output=True, text=True, check=True)
    assert done.stdout == "3\n"
    assert f"change what is kept in {open_to_all}" in done.stderr
    assert list(open_to_all.iterdir()) == []
