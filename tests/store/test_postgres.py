"""What only the store of many houses promises: one owner a table, and nobody else writes."""

import asyncio
import contextlib
import threading
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec
import pytest

from breakhouse.core import Refusal
from breakhouse.store import (
    Append,
    CaseRow,
    DropTable,
    MatchRow,
    PutCase,
    PutMatch,
    PutRating,
    PutTable,
    PutTally,
    PutVisitor,
    RatingRow,
    StoreTrouble,
    TableRow,
    TallyRow,
)
from breakhouse.store.folder import DATABASE
from breakhouse.store.migrate import move
from breakhouse.store.postgres import ownership, schema
from breakhouse.store.postgres.batch import Job
from breakhouse.store.postgres.store import PostgresStore
from breakhouse.store.sqlite.store import SqliteStore
from tests.support.store.postgres_stores import HELD, Make, execute, kill, submit_together, write_as_owner
from tests.support.store.rows import entry, person, write
from tests.support.waiting import until, wait_for
from tools.servers import Postgres, free_port


def test_a_living_owner_keeps_its_table(make: Make) -> None:
    one, other = make("one"), make("other")
    assert one.claim("t").mine
    found = other.claim("t")
    assert (found.mine, found.house) == (False, one.house)
    assert write_as_owner(other, PutTable(TableRow("t", "CODE", b"{}"))) is not None
    assert one.table("CODE") is None


def test_a_stale_owner_writes_nothing_and_is_told(make: Make, world: str) -> None:
    one, other = make("one"), make("other")
    one.claim("t")
    assert write_as_owner(one, Append("m", entry(0), "a")) is None
    kill(one, world)
    taken = other.claim("t")
    assert taken.mine
    assert taken.taken
    for stale in (Append("m", entry(1), "b"), PutTable(TableRow("t", "CODE", b"stale"))):
        one._lease.claims["t"] = 1  # it never heard of it
        trouble = write_as_owner(one, stale)
        assert trouble is not None
        assert trouble.why == "fenced"
    assert write_as_owner(other, Append("m", entry(1), "c"), PutTable(TableRow("t", "CODE", b"{}"))) is None
    assert [row.command_id for row in other.entries("m")] == ["a", "c"]
    assert other.table("CODE") == TableRow("t", "CODE", b"{}")


def test_a_house_frozen_longer_than_its_lease_loses_its_tables_and_is_told(make: Make) -> None:
    lost: list[str] = []
    one, other = make("one", lease=0.3, lost=lost.append), make("other")
    one.claim("t")
    stopped = threading.Event()
    one._loop.call_soon_threadsafe(stopped.wait)  # the process stands still, its connection stays
    wait_for(lambda: other.claim("t").mine, "the lease to run out")
    stopped.set()
    wait_for(lambda: lost == ["t"], "the house to hear of it")


def test_a_table_handed_over_has_no_owner_until_it_is_claimed(make: Make) -> None:
    one, other = make("one"), make("other")
    one.claim("t")
    one.give_back(["t"])
    assert write_as_owner(one, Append("m", entry(0), None)) is not None
    owner = other.claim("t")
    assert owner.mine


def test_epochs_only_increase(make: Make, world: str) -> None:
    one, other = make("one"), make("other")
    for seq, store in enumerate((one, other, one, one)):
        assert store.claim("t").mine
        assert write_as_owner(store, Append("m", entry(seq), None)) is None
        store.give_back(["t"])
    epochs = [row[0] for row in execute(world, "SELECT epoch FROM entries ORDER BY seq")]
    assert epochs == [1, 2, 3, 4]


def test_writes_queued_before_a_table_was_lost_and_regained_are_refused(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a START that came to nothing would wipe out the match that began meanwhile."""
    store = make("kitchen")
    store.claim("t")
    begun = threading.Event()
    commit = store._commit

    async def commit_late(jobs: list[Job]) -> list[StoreTrouble | None]:
        await asyncio.to_thread(begun.wait)
        return await commit(jobs)

    monkeypatch.setattr(store, "_commit", commit_late)
    answers: list[StoreTrouble | None] = []
    answered = threading.Event()
    store.submit([PutMatch(MatchRow("m", "t", b"old"))], lambda one: (answers.append(one), answered.set()), "t")
    store.claim("t")
    begun.set()
    assert answered.wait(20)
    assert [one and one.why for one in answers] == ["fenced"]
    assert store.match("m") is None
    assert write_as_owner(store, PutMatch(MatchRow("m", "t", b"new"))) is None, "the table is still its own"


def test_queued_stale_writes_are_refused_even_beside_valid_ones(make: Make) -> None:
    """The house lost the table and won it back while both were waiting for the same round trip."""
    store = make("one")
    store.claim("t")
    with submit_together(store) as answers:
        store.submit([PutTable(TableRow("t", "CODE", b"old"))], answers.append, "t")
        store.claim("t")
        store.submit([Append("m", entry(0), None)], answers.append, "t")
    assert [one and one.why for one in answers] == ["fenced", None]
    assert store.table("CODE") is None
    assert len(store.entries("m")) == 1


def test_the_next_owner_knows_where_a_clock_stood_and_a_stale_owner_cannot_change_it(
    make: Make, world: str
) -> None:
    one, other = make("one", lease=0.3), make("other", lease=0.3)
    one.claim("t")
    one.note_clocks({"t": ("m", 7_000), "not-mine": ("m", 1)})
    wait_for(
        lambda: execute(world, 'SELECT "table", at FROM clocks') == [("t", 7_000)], "the clock to be kept", 10
    )
    kill(one, world)
    assert other.claim("t").stood == ("m", 7_000)
    other.note_clocks({"t": ("m", 9_000)})
    wait_for(lambda: execute(world, "SELECT at FROM clocks") == [(9_000,)], "the next owner's to be kept", 10)
    stale = ownership.keep_clocks(other._lease.keeper, {"t": ("m", 8_000)}, {"t": 1})
    asyncio.run_coroutine_threadsafe(stale, other._loop).result(10)
    other.give_back(["t"])
    assert make("third").claim("t").stood == ("m", 9_000)
    assert write_as_owner(other, DropTable("t"), table="") is None
    assert execute(world, "SELECT 1 FROM clocks") == []


def test_tables_without_a_living_owner_are_listed(make: Make, world: str) -> None:
    one = make("one")
    for id in ("kept", "left", "died"):
        write(one, PutTable(TableRow(id, id.upper(), b"{}")))
    other = make("other")
    assert sorted(other.nobodys(9)) == ["DIED", "KEPT", "LEFT"]
    one.claim("kept")
    dying = make("dying")
    dying.claim("died")
    dying.claim("left")
    dying.give_back(["left"])
    assert other.nobodys(9) == ["LEFT"]
    kill(dying, world)
    assert sorted(other.nobodys(9)) == ["DIED", "LEFT"]
    assert len(other.nobodys(1)) == 1
    assert dying.house not in other.living()
    assert {one.house, other.house} <= set(other.living())


def test_a_command_id_counts_once_in_a_match(make: Make) -> None:
    store = make("one")
    store.claim("t")
    assert write_as_owner(store, Append("m", entry(0), "same")) is None
    trouble = write_as_owner(store, Append("m", entry(1), "same"))
    assert trouble is not None
    assert len(store.entries("m")) == 1


def test_many_tables_are_written_in_one_round_trip_and_only_a_stale_one_is_refused(make: Make) -> None:
    store = make("one")
    names = [f"t{n}" for n in range(30)]
    for name in names:
        store.claim(name)
    store._lease.claims["t7"] = 99
    answers: dict[str, StoreTrouble | None] = {}
    for seq in range(2):
        for name in names:
            store.submit(
                [Append(name, entry(seq), None)],
                lambda answer, key=f"{name}/{seq}": answers.update({key: answer}),
                name,
            )
    wait_for(lambda: len(answers) == 60, "all answers")
    refused = {name for name, trouble in answers.items() if trouble is not None}
    assert refused == {"t7/0", "t7/1"}
    assert [len(store.entries(name)) for name in names] == [2 * (name != "t7") for name in names]


def test_two_houses_with_the_same_name_are_refused(make: Make, world: str) -> None:
    one = make("twin")
    with pytest.raises(Refusal, match="house-name-taken"):
        PostgresStore(world, "twin")
    kill(one, world)
    make("twin")


def test_two_houses_rate_one_person_at_the_same_moment(make: Make) -> None:
    one, other = make("one"), make("other")
    was = RatingRow("ann", "mini", "Ann", False, 25.0, 8.0, 0)
    for store, mu in ((one, 26.0), (other, 24.5)):
        write(store, PutRating(RatingRow("ann", "mini", "Ann", False, mu, 7.5, 1), was))
        write(store, PutTally(TallyRow("ann", "mini", "card", 10, 8.0, 7.0), TallyRow("ann", "mini", "card")))
    assert one.rating("ann", "mini") == RatingRow("ann", "mini", "Ann", False, 25.5, 7.0, 2)
    assert one.tallies("ann", "mini") == [TallyRow("ann", "mini", "card", 20, 16.0, 14.0)]


def lose_answer(store: PostgresStore, world: str, write: Append) -> StoreTrouble | None:
    """The connection breaks while the database works on this; it wasn't kept."""

    async def cut() -> StoreTrouble | None:
        held = await asyncpg.connect(world)
        await held.execute("BEGIN; SELECT 1 FROM seats FOR UPDATE")
        answered: list[StoreTrouble | None] = []
        store.submit([write], answered.append, "t")
        waiting = (
            "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        )
        await until(lambda: held.fetch(waiting), "the write to wait for the lock")
        await held.execute("SELECT pg_terminate_backend($1)", (await held.fetch(waiting))[0][0])
        await until(lambda: answered, "an answer")
        await held.close()
        return answered[0]

    return asyncio.run(cut())


def test_a_write_whose_answer_was_lost_is_unknown_and_found_later(make: Make, world: str) -> None:
    store = make("one")
    store.claim("t")
    assert write_as_owner(store, Append("m", entry(0), None)) is None
    trouble = lose_answer(store, world, Append("m", entry(1), "x"))
    assert trouble is not None
    assert trouble.why == "unknown"
    assert store.claim("t").mine
    assert write_as_owner(store, Append("m", entry(1), "x")) is None


def test_the_next_entry_follows_what_another_house_wrote_instead(make: Make, world: str) -> None:
    one, other = make("one"), make("other")
    one.claim("t")
    assert write_as_owner(one, Append("m", entry(0), None), Append("m", entry(1), None)) is None
    assert lose_answer(one, world, Append("m", entry(2), "lost")) is not None
    one.give_back(["t"])
    other.claim("t")
    assert write_as_owner(other, Append("m", msgspec.structs.replace(entry(2), at=99), "instead")) is None
    other.give_back(["t"])
    one.claim("t")
    assert write_as_owner(one, Append("m", entry(3), None)) is None
    assert [row.command_id for row in one.entries("m")] == [None, None, "instead", None], "the links hold"


def test_a_lost_database_is_reported_at_once_and_reconnects_by_itself(postgres: Postgres, make: Make) -> None:
    store = make("one", lease=0.6)
    store.claim("t")
    postgres.stop("immediate")
    try:
        with pytest.raises(StoreTrouble):
            store.entries("m")
        trouble = write_as_owner(store, Append("m", entry(0), None))
        assert trouble is not None
        assert trouble.why in ("broken", "unknown")
    finally:
        postgres.start()

    def writes() -> bool:
        with contextlib.suppress(StoreTrouble):
            return store.claim("t").mine and write_as_owner(store, Append("m", entry(0), None)) is None
        return False

    wait_for(writes, "the store to write again")
    assert len(store.entries("m")) == 1


def test_an_older_world_is_brought_up_to_date_with_its_tables(world: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(PostgresStore(world)) as old:
        write(old, PutTable(TableRow("t", "CODE", b"{}")), *(Append("m", entry(seq), None) for seq in range(3)))
    monkeypatch.setattr(
        schema, "STEPS", (*schema.STEPS, "ALTER TABLE tables ADD COLUMN colour TEXT DEFAULT 'red'")
    )
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    for _ in range(2):
        with closing(PostgresStore(world)) as store:
            assert store.table("CODE") is not None
            assert len(store.entries("m")) == 3
            assert execute(world, "SELECT colour FROM tables") == [("red",)]
            assert execute(world, "SELECT value FROM house WHERE name = 'version'") == [(b"%d" % schema.VERSION,)]


def test_a_world_of_newer_houses_is_refused(make: Make, world: str) -> None:
    make("one")
    execute(world, "UPDATE house SET value = '99' WHERE name = 'version'")
    with pytest.raises(Refusal, match="newer-house"):
        PostgresStore(world, "two")


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("postgresql://postgres@127.0.0.1:{free}/x", "store-unreachable"),
        ("postgresql://postgres@127.0.0.1:{port}/nowhere", "store-no-such-database"),
        ("postgresql://nobody-here@127.0.0.1:{port}/postgres", "store-wrong-password"),
        ("postgresql://postgres@127.0.0.1:port/postgres", "store-unreadable-address"),
    ],
)
def test_each_connection_error_is_one_sentence_that_says_what_to_do(
    postgres: Postgres, url: str, code: str
) -> None:
    with pytest.raises(Refusal, match=code):
        PostgresStore(url.format(free=free_port(), port=postgres.port))


def test_a_whole_world_is_migrated_there_and_back(world: str, tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "first" / DATABASE)
    kept = [
        PutVisitor(person("Ann")),
        PutTable(TableRow("t", "CODE", b'{"a":"\xc3\xbc"}')),
        PutMatch(MatchRow("m", "t", b"s" * 32, None, ("a", None), 5)),
        PutRating(RatingRow("who-Ann", "mini", "Ann", False, 25.125, 8.333333333333334, 1)),
        PutTally(TallyRow("who-Ann", "mini", "card", 2, 3.0, 5.0)),
        PutCase(CaseRow("m1", 0, "who-Ann", "Ann", "mini", 5, signs=("quick-cards",))),
    ]
    write(first, *kept)
    write(first, *(Append("m", entry(seq), f"c{seq}") for seq in range(700)))
    with closing(PostgresStore(world)) as second:
        assert move(first, second)["Append"] == 700
        with pytest.raises(Refusal, match="target-not-empty"):
            move(first, second)
        third = SqliteStore(tmp_path / "third" / DATABASE)
        move(second, third)
    assert third.entries("m") == first.entries("m")
    key = first.key()
    first.close()
    third.close()
    again = SqliteStore(tmp_path / "third" / DATABASE)
    assert again.key() == key, "cookies go on being good"
    again.close()


def test_a_claim_is_durable_before_its_house_refuses_anybody(make: Make) -> None:
    """A refusal is sent without a write. If the database forgot the claim in a crash, the previous owner
    could still keep what the new one refused: the soak saw it."""
    assert make("one")._all("SHOW synchronous_commit") == [("on",)]


def test_a_table_of_another_house_is_not_read(make: Make) -> None:
    one, other = make("one"), make("other")
    one.claim("t")
    assert write_as_owner(one, PutTable(TableRow("t", "CODE", b'{"match":"m"}'))) is None
    found = other.take("CODE")
    assert found is not None
    assert (found.owner.house, found.owner.mine, found.entries) == (one.house, False, [])


def test_a_table_with_an_unknown_last_write_is_lost_even_if_nobody_waits_for_it(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The write before it was refused, so the table had dropped this one: its pages would never hear of another
    owner, because the heartbeat asks only for tables that this house believes to own."""
    lost: list[str] = []
    store = make("one", lost=lost.append)
    store.claim("t")

    async def break_off(jobs: object) -> None:
        raise OSError("the line broke")

    monkeypatch.setattr(store, "_together", break_off)
    trouble = write_as_owner(store, Append("m", entry(0), None))
    assert trouble is not None
    assert trouble.why == "unknown"
    assert lost == ["t"]


def test_a_house_gets_its_lock_as_soon_as_its_broken_connection_is_gone(make: Make, world: str) -> None:
    """Without it, every other house would take its tables for as long as it lives."""
    one, other = make("one", lease=0.3), make("other")
    assert one.claim("t").mine
    number = execute(world, "SELECT number FROM houses WHERE id = $1", one.house)[0][0]

    async def linger() -> None:
        """Somebody has the lock until the house is back, as a connection that the database still believes in."""
        connection = await asyncpg.connect(world)
        waiting = asyncio.ensure_future(connection.execute("SELECT pg_advisory_lock(6427, $1)", number))
        await until(
            lambda: asyncio.to_thread(execute, world, f"{HELD} AND NOT l.granted", number), "somebody to wait"
        )
        old = one._lease.keeper
        one._loop.call_soon_threadsafe(old.terminate)
        await waiting
        await until(
            lambda: one._lease.keeper is not old and not one._lease.keeper.is_closed(), "another connection"
        )
        beats = len(renewed)
        await until(lambda: len(renewed) >= beats + 2, "two more renewals")
        await connection.close()

    renewed: list[str] = []
    renew = ownership.renew

    async def count(connection: object, house: str, lease: float) -> None:
        await renew(connection, house, lease)
        if house == one.house:
            renewed.append(house)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ownership, "renew", count)
        asyncio.run(linger())
    wait_for(lambda: execute(world, HELD, number), "the lock without which it must not live on", 10)
    assert not other.claim("t").mine


def test_a_table_whose_callback_fails_keeps_nobody_else_waiting(make: Make) -> None:
    store = make("one")
    store.submit([PutTable(TableRow("t", "CODE", b"{}"))], lambda trouble: 1 // 0)  # type: ignore[arg-type]
    store.claim("u")
    assert write_as_owner(store, Append("m", entry(0), None), table="u") is None


def test_a_driver_error_makes_a_write_unknown_and_the_next_write_is_tried(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = make("one")
    store.claim("t")

    async def fail(jobs: object) -> None:
        raise asyncpg.InternalClientError("this cannot happen")

    with monkeypatch.context() as patch:
        patch.setattr(store, "_together", fail)
        trouble = write_as_owner(store, Append("m", entry(0), None))
    assert trouble is not None
    assert trouble.why == "unknown"
    store.claim("t")
    assert write_as_owner(store, Append("m", entry(0), None)) is None
