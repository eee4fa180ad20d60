"""How tests are tried again and again: each run is recorded, the first failure ends it, and only a row counts."""

from pathlib import Path

import pytest

from tools import flakes
from tools.areas import Area


@pytest.fixture
def sections(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Two areas, the second of which fails while there is a file `broken`; what is written about them."""
    fails = f"test ! -e {tmp_path}/broken || {{ echo 'FAILED tests/x.py::test_y'; exit 1; }}"
    areas = [Area("steady", ("/bin/sh", "-c", "true")), Area("unsteady", ("/bin/sh", "-c", fails))]
    written: list[str] = []
    monkeypatch.setattr(flakes, "UNSTEADY", areas)
    monkeypatch.setattr(flakes, "ROOT", tmp_path)
    monkeypatch.setattr(flakes, "BUILD", tmp_path / "build")
    monkeypatch.setattr(flakes, "RECORD", tmp_path / "build" / "flakes.jsonl")
    monkeypatch.setattr(flakes, "fingerprint", lambda: "these")
    monkeypatch.setattr(flakes, "write_section", lambda area, text: written.append(text))
    return written


def test_the_first_failure_ends_it_and_only_runs_in_a_row_count(
    sections: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken"
    assert flakes.main("1") == 0
    assert "No test failed in any run." in sections.pop()
    broken.touch()
    assert flakes.main("3") == 1
    assert sections == []
    assert "2: unsteady 0 s tests/x.py::test_y" in capsys.readouterr().out
    assert "test_y" in (tmp_path / "build" / "flakes-unsteady.log").read_text()
    assert [run.failed for run in flakes.recorded()] == [(), (), (), ("tests/x.py::test_y",)]
    broken.unlink()
    assert flakes.main("2") == 0
    assert len(flakes.recorded()) == 4 + 4


def test_what_was_interrupted_goes_on_while_the_sources_are_the_same(
    sections: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert flakes.main("2") == 0
    assert flakes.main("3") == 0
    assert len(flakes.recorded()) == 2 * 3
    monkeypatch.setattr(flakes, "fingerprint", lambda: "others")
    assert flakes.main("1") == 0
    assert len(flakes.recorded()) == 2 * 3 + 2
