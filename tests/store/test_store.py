"""All stores keep the same promises. `test_disk` has what the one on disk promises when things go wrong,
`test_postgres` what only the store of many houses does."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from breakhouse.core import Refusal
from breakhouse.core.entry import Header
from breakhouse.server.bots.accounts import BotAccounts
from breakhouse.server.people.sessions import Signer, owner_of
from breakhouse.store import (
    Append,
    CaseRow,
    DropMatch,
    DropTable,
    Forget,
    MatchRow,
    MemoryStore,
    PutCase,
    PutMatch,
    PutRating,
    PutResult,
    PutTable,
    PutTally,
    PutVisitor,
    RatingRow,
    ResultRow,
    SeatResult,
    Store,
    StoreTrouble,
    TableRow,
    TallyRow,
)
from breakhouse.store.folder import DATABASE
from breakhouse.store.postgres.store import PostgresStore
from breakhouse.store.sqlite.store import SqliteStore
from tests.support.store.rows import entry, person, result, write


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    made: Store
    match request.param:
        case "memory":
            made = MemoryStore()
        case "sqlite":
            made = SqliteStore(tmp_path / DATABASE)
        case _:
            made = PostgresStore(request.getfixturevalue("world"))
    yield made
    made.close()


def test_entries_come_back_as_they_went_in(store: Store) -> None:
    for seq in range(3):
        assert write(store, Append("m", entry(seq, text="ü \n"), f"c{seq}" if seq else None)) is None
    rows = store.entries("m")
    assert [row.entry for row in rows] == [entry(seq, text="ü \n") for seq in range(3)]
    assert [row.command_id for row in rows] == [None, "c1", "c2"]
    assert store.entries("other") == []


@pytest.mark.parametrize("seq", [0, 2, 7])
def test_sequence_numbers_are_used_once_without_gaps(store: Store, seq: int) -> None:
    write(store, Append("m", entry(0), None))
    trouble = write(store, Append("m", entry(seq), None))
    assert trouble is not None
    assert trouble.why == "fenced"
    assert len(store.entries("m")) == 1


def test_a_submit_is_stored_entirely_or_not_at_all(store: Store) -> None:
    write(store, Append("m", entry(0), None))
    trouble = write(store, PutTable(TableRow("t", "CODE", b"{}")), Append("m", entry(0), None))
    assert trouble is not None
    assert store.table("CODE") is None


def test_a_failing_write_of_one_table_does_not_affect_others(store: Store) -> None:
    write(store, Append("a", entry(0), None), Append("b", entry(0), None))
    answers: list[StoreTrouble | None] = []
    store.submit([Append("a", entry(0), None)], answers.append)
    assert write(store, Append("b", entry(1), None)) is None
    assert [trouble and trouble.why for trouble in answers] == ["fenced"]


def test_the_key_is_made_once(store: Store) -> None:
    assert store.key() == store.key()
    assert len(store.key()) == 32


def test_people_tables_results_and_ratings_come_back_as_stored(store: Store) -> None:
    write(store, PutVisitor(person("Ann")), PutTable(TableRow("t", "CODE", b"{}")))
    assert store.visitor("id-Ann") == person("Ann")
    assert [row.code for row in store.tables()] == ["CODE"]
    write(store, PutTable(TableRow("t", "CODE", b'{"n":1}')))
    assert [row.sheet for row in store.tables()] == [b'{"n":1}']
    write(store, DropTable("t"))
    assert store.tables() == []
    write(store, PutResult(result("m1", 1, "Ann", "Bo")), PutResult(result("m2", 2, "Bo", "Cy")))
    assert [row.match for row in store.results()] == ["m2", "m1"]
    assert [row.match for row in store.results(who="who-Ann")] == ["m1"]
    assert store.results(game="dice") == []
    rows = [RatingRow(f"who-{n}", "mini", n, False, mu, 8.0, 1) for n, mu in (("Ann", 25.0), ("Bo", 30.0))]
    write(store, *map(PutRating, rows))
    assert [row.name for row in store.ratings()] == ["Bo", "Ann"]
    assert store.ratings(limit=1) == [rows[1]]
    assert store.rating("who-Ann", "mini") == rows[0]


def test_a_person_who_asks_to_be_forgotten_is_deleted(store: Store) -> None:
    header = Header("mini", 1, {}, ("Ann", "Bo"), "c")
    write(
        store,
        PutVisitor(person("Ann")),
        PutMatch(MatchRow("m1", "t", b"s" * 32, header, ("a", "b"), 1)),
        PutResult(result("m1", 1, "Ann", "Bo")),
        PutRating(RatingRow("who-Ann", "mini", "Ann", False, 25, 8, 1)),
    )
    assert write(store, Forget("id-Ann", "who-Ann", "somebody")) is None
    kept = store.result("m1")
    assert kept is not None
    assert [seat.name for seat in kept.seats] == ["somebody", "Bo"]
    assert kept.seats[0].who is None
    match = store.match("m1")
    assert match is not None
    assert match.header is not None
    assert match.header.seats == ("somebody", "Bo")
    assert store.visitor("id-Ann") is None
    assert store.ratings() == []
    assert store.results(who="who-Ann") == []


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.tuples(st.sampled_from("ab"), st.integers(0, 4), st.sampled_from([None, "x", "y"])), max_size=12)
)
def test_both_stores_agree_on_every_history(tmp_path_factory: pytest.TempPathFactory, steps: list) -> None:
    memory, disk = MemoryStore(), SqliteStore(tmp_path_factory.mktemp("store") / DATABASE)
    try:
        for match, seq, command_id in steps:
            answers = [write(store, Append(match, entry(seq), command_id)) for store in (memory, disk)]
            first, second = (trouble and trouble.why for trouble in answers)
            assert first == second
        for match in "ab":
            assert memory.entries(match) == disk.entries(match)
    finally:
        disk.close()


def test_the_store_knows_when_two_people_met_in_matches_that_counted(store: Store) -> None:
    def result(match: str, finished: int, rated: bool, *who: str) -> PutResult:
        seats = tuple(SeatResult(n, one, one, None, n + 1, "mini") for n, one in enumerate(who))
        return PutResult(ResultRow(match, "mini", finished, rated, None, (1, 0), (0,), "points", seats))

    write(store, result("a", 100, True, "ann", "bo"), result("b", 200, True, "bo", "ann", "cy"))
    write(store, result("c", 300, False, "ann", "bo"), result("d", 400, True, "ann", "cy"))
    assert sorted(store.meetings("ann", "bo", 0, "mini")) == [100, 200]
    assert store.meetings("ann", "bo", 150, "mini") == [200]
    assert store.meetings("bo", "cy", 0, "mini") == [200]


async def test_a_token_can_be_found_renewed_and_ended_in_every_store(store: Store) -> None:
    tokens = BotAccounts(store, Signer(store.key()), lambda: 1_000.0)
    account, token, writes = tokens.make("ann", "Rex", "en", 1)
    assert write(store, *writes) is None
    assert await tokens.find(token) == account == (await tokens.of("ann"))[0]
    assert (owner_of(account.id), (await store.ask(lambda it: it.visitor(account.id))).name) == (
        "ann",
        "Rex (bot)",
    )
    fresh, other, writes = tokens.renew(account, 2)
    assert write(store, *writes) is None
    assert await tokens.find(other) == fresh
    with pytest.raises(Refusal, match="token-unknown"):
        await tokens.find(token)
    with pytest.raises(Refusal, match="token-expired"):
        await BotAccounts(store, Signer(store.key()), lambda: 1_000.0 + 2 * 86_400).find(other)
    assert write(store, *tokens.revoke(fresh)) is None
    with pytest.raises(Refusal, match="token-unknown"):
        await tokens.find(other)
    assert await tokens.of("an") == []


def test_claiming_a_table_returns_everything_needed_to_go_on(store: Store) -> None:
    row = TableRow("t", "CODE", b'{"id":"t","match":"m"}')
    match = MatchRow("m", "t", b"secret", None, (), 7)
    store.claim("t")
    assert write(store, PutTable(row), PutMatch(match), Append("m", entry(0), None)) is None
    taken = store.take("CODE")
    assert taken is not None
    assert taken.owner.mine
    assert (taken.row, taken.match, taken.entries) == (row, match, store.entries("m"))
    assert store.take("other") is None


def test_every_store_keeps_cases_and_forgets_them_with_the_person(store: Store) -> None:
    rows = [CaseRow(f"m{n}", 0, who, who, "mini", n) for n, who in enumerate(("ann", "bo", "ann"))]
    write(store, *map(PutCase, rows), PutTally(TallyRow("ann", "mini", "card", 2, 3.0, 5.0)))
    assert store.cases() == rows
    assert store.cases(limit=1, first=1) == [rows[1]]
    assert store.case("m1", 0) == rows[1]
    assert store.case("m1", 1) is None
    write(store, PutCase(msgspec.structs.replace(rows[1], state="cleared")))
    assert [row.match for row in store.cases()] == ["m0", "m2"]
    assert [row.match for row in store.cases("cleared")] == ["m1"]
    write(store, DropMatch("m0"))
    assert [row.match for row in store.cases()] == ["m2"]
    write(store, Forget("id", "ann", "Somebody"))
    assert store.cases() == store.tallies("ann", "mini") == []
