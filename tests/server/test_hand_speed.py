"""Hands that are hardly a person's: kept as sums, reported to the operator, deleted with the person."""

from pathlib import Path

import msgspec
import pytest

from breakhouse.core.entry import Entry
from breakhouse.server.people.hand_speed import HandSpeeds, is_flagged, jitter_of, pace_of, regularity_of
from breakhouse.store import Append, MemoryStore, PaceRow, PutPace, ResultRow, SeatResult, Store
from breakhouse.store.folder import DATABASE
from breakhouse.store.rows import Forget
from breakhouse.store.sqlite.store import SqliteStore
from breakhouse.terminal.cli import main

PEOPLE = (0.6, 1.9, 1.2, 0.8, 2.5, 1.4, 1.0, 1.7)


def played(store: Store, times: list[int], command_id: str | None = "c") -> list[PaceRow]:
    """What a match adds in which seat 0 put bricks at these times."""
    for seq, at in enumerate(times):
        entry = Entry(seq, at, 0, msgspec.Raw(b'{"do":"place","brick":"red"}'), ())
        store.submit([Append("m", entry, command_id and f"{command_id}{seq}")], lambda trouble: None)
    seats = (SeatResult(0, "w", "Ann", None, 1, "classic"), SeatResult(1, None, "", "casual", 2, "classic"))
    result = ResultRow("m", "classic", 0, True, None, (1, 0), (0,), "x", seats)
    writes = HandSpeeds(store).add(result)
    store.submit(writes, lambda trouble: None)
    return [write.row for write in writes if isinstance(write, PutPace)]


def test_a_program_is_flagged_for_being_fast_or_even_and_a_person_is_not() -> None:
    (even,) = played(MemoryStore(), list(range(0, 60_000, 1000)))
    assert (pace_of(even), jitter_of(even), regularity_of(even)) == (1.0, 0.0, 1.0)
    assert is_flagged(even)
    times = [0]
    for n in range(60):
        times.append(times[-1] + round(PEOPLE[n % 8] * 1000) + 13 * (n % 7))
    (person,) = played(MemoryStore(), times)
    assert person.count == 60
    assert not is_flagged(person)
    quick = [round(time / 2.5) for time in times]
    assert is_flagged(played(MemoryStore(), quick)[0])
    assert not is_flagged(played(MemoryStore(), quick[:20])[0]), "too little to go by"


def test_the_houses_own_bots_and_programs_are_not_examined() -> None:
    assert played(MemoryStore(), list(range(0, 60_000, 500)), command_id=None) == []


def test_hand_speeds_add_up_over_matches() -> None:
    store = MemoryStore()
    store.submit([PutPace(PaceRow("w", "classic", "Old", 1, 10, 5_000, 2_500_000, 10))], lambda trouble: None)
    (row,) = played(store, [0, 500, 1000])
    assert row == PaceRow("w", "classic", "Ann", 2, 12, 6_000, 3_000_000, 12)


def test_the_operator_can_read_hand_speeds_and_they_are_deleted_with_the_person(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["flags", "--data", str(tmp_path)]) == 0
    assert "Nobody" in capsys.readouterr().out
    store = SqliteStore(tmp_path / DATABASE)
    store.submit([PutPace(PaceRow("w", "classic", "Ann", 1, 60, 30_000, 15_000_000, 60))], lambda trouble: None)
    store.close()
    assert main(["flags", "--data", str(tmp_path)]) == 0
    assert "Ann (w), classic: 2 bricks per second" in capsys.readouterr().out
    store = SqliteStore(tmp_path / DATABASE)
    store.submit([Forget("id", "w", "Somebody")], lambda trouble: None)
    store.close()
    assert SqliteStore(tmp_path / DATABASE).paces() == []


def test_match_files_are_judged_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A script built the first one, five bricks in a second; a folder may be named, with whatever is in it."""
    golden = Path(__file__).parent.parent / "golden"
    (tmp_path / "broken.match").write_text("nothing")
    assert main(["flags", str(golden / "classic-base-two.match"), str(golden / "mini-strict-two.match")]) == 0
    printed = capsys.readouterr().out
    assert "p0 made 24 moves no person could make (too-fast)" in printed
    assert "mini-strict-two.match: no moves that a person couldn’t make" in printed
    assert main(["flags", str(tmp_path)]) == 1
    assert "broken.match" in capsys.readouterr().err
