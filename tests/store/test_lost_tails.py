"""Where the last entry of each match is noted in PostgreSQL, so that a match without its end is noticed."""

from contextlib import closing

import pytest

from breakhouse.core import Invalid
from breakhouse.store import Append, DropMatch, DropTable, sql
from breakhouse.store.postgres.batch import APPEND, Batch, Job
from breakhouse.store.postgres.store import PostgresStore
from tests.support.store.postgres_stores import Make, execute, submit_together, write_as_owner
from tests.support.store.rows import entry, write


def test_entries_deleted_at_the_end_are_reported(world: str, caplog: pytest.LogCaptureFixture) -> None:
    with closing(PostgresStore(world)) as store:
        write(store, *(Append("m", entry(seq), None) for seq in range(3)))
        write(store, Append("m", entry(3), None), Append("other", entry(0), None))
        write(store, Append("dropped", entry(0), None))
        write(store, DropMatch("dropped"))
        assert len(store.entries("m")) == 4
        execute(world, "DELETE FROM entries WHERE match = 'm' AND seq = 3")
        with pytest.raises(Invalid, match="entries-missing"):
            store.entries("m")
        assert len(store.entries("other")) == 1
    assert not caplog.text
    with closing(PostgresStore(world)):
        assert caplog.messages == ["the end of match m is missing: its last entry was number 3"]


def ends(url: str, where: str = "ends") -> dict[str, int]:
    """By match, the number of its last entry as it is noted there."""
    found = execute(url, f"SELECT match, seq FROM {where} WHERE match IS NOT NULL ORDER BY seq")
    return dict(found)


def lose(url: str, match: str, seq: int) -> None:
    execute(url, "DELETE FROM entries WHERE match = $1 AND seq >= $2", match, seq)


def test_a_lost_end_of_a_running_match_is_reported_whoever_owns_it(make: Make, world: str) -> None:
    one, other = make("one"), make("other")
    one.claim("t")
    for seq in range(3):
        assert write_as_owner(one, Append("m", entry(seq), f"c{seq}")) is None
    one.give_back(["t"])
    other.claim("t")
    assert write_as_owner(other, *(Append("m", entry(seq), f"c{seq}") for seq in (3, 4))) is None
    assert (ends(world, "seats"), ends(world, "tails")) == ({"m": 4}, {})
    assert len(one.entries("m")) == 5
    lose(world, "m", 4)
    for store in (one, other):
        with pytest.raises(Invalid, match="entries-missing"):
            store.entries("m")
    with pytest.raises(Invalid, match="entries-missing"):
        list(one.everything())
    assert write_as_owner(other, Append("m", entry(5), "c5")) is not None, "nothing is put behind the gap"


def test_a_lost_end_is_reported_even_when_the_table_has_moved_on_or_is_gone(
    make: Make, world: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = make("one")
    store.claim("t")
    for match in ("first", "second", "third"):
        assert write_as_owner(store, *(Append(match, entry(seq), None) for seq in range(3))) is None
    assert (ends(world, "seats"), ends(world, "tails")) == ({"third": 2}, {"first": 2, "second": 2})
    assert write_as_owner(store, DropTable("t")) is None
    assert (ends(world, "seats"), ends(world)) == ({}, {"first": 2, "second": 2, "third": 2})
    for match in ("second", "third"):
        lose(world, match, 0)
        with pytest.raises(Invalid, match="entries-missing"):
            store.entries(match)
    make("other")
    assert sorted(caplog.messages) == [
        f"the end of match {match} is missing: its last entry was number 2" for match in ("second", "third")
    ]


def test_a_table_can_move_on_to_another_match_within_one_round_trip(make: Make, world: str) -> None:
    store = make("one")
    store.claim("t")
    assert write_as_owner(store, Append("first", entry(0), None)) is None
    with submit_together(store) as answers:
        for match, seq in (("first", 1), ("first", 2), ("second", 0), ("second", 1)):
            store.submit([Append(match, entry(seq), None)], answers.append, "t")
    assert answers == [None] * 4
    assert (ends(world, "seats"), ends(world, "tails")) == ({"second": 1}, {"first": 2})


def test_a_deleted_match_leaves_no_last_hash_behind(make: Make, world: str) -> None:
    store = make("one")
    store.claim("t")
    assert write_as_owner(store, Append("m", entry(0), None)) is None
    write(store, DropMatch("m"))
    assert ends(world) == {}
    assert write_as_owner(store, Append("next", entry(0), None)) is None
    assert ends(world) == {"next": 0}


def test_an_append_reads_only_the_end_of_its_match(make: Make, world: str) -> None:
    """A house plans its append while the world is new and keeps to the plan: by another one, every move would look
    through all the entries there are."""
    store = make("one")
    made = """
    INSERT INTO entries SELECT 'm' || n % 50, n / 50, 0, 0, NULL, '', '', '', 0 FROM generate_series(0, 9999) n
    """
    execute(world, made)
    jobs = [Job([Append(f"m{n}", entry(200), None)], lambda _: None, f"t{n}") for n in range(40)]
    batch = Batch(jobs)
    for n, append in enumerate(one for job in jobs for one in job.writes if isinstance(one, Append)):
        batch._lines.append((n, *sql.append_linked(append, b"")[0][1:]))
    plan = "\n".join(line for (line,) in execute(world, f"EXPLAIN {APPEND}", store.house, *batch.columns()))
    assert "Index Only Scan Backward using entries_pkey" in plan, plan
    assert "Seq Scan on entries" not in plan
