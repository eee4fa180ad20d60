"""From START to the first draw: everybody is bound before anything can be known, and nobody is waited for long."""

from typing import Any

import pytest

from breakhouse.core import Invalid, log
from breakhouse.core.shuffle import mark, pledge, stir
from breakhouse.games import game
from breakhouse.store import MatchRow, StoreTrouble
from breakhouse.table import Chair, Table
from breakhouse.table.shuffling import STEP_MS
from tests.support.table.manual_table import Bench, Page, Played, nonce_of, refused, sheet, solo, take_part

BOTS = (Chair(bot="casual", name="Ada"), Chair(bot="casual", name="Ben"))


def row_of(played: Played) -> MatchRow:
    row = played.bench.store.match(played.table.sheet.match)
    assert row is not None
    return row


def check(played: Played) -> None:
    """The match as it is kept proves itself."""
    row = row_of(played)
    assert row.header is not None
    entries = [one.entry for one in played.bench.store.entries(row.id)]
    log.check(game(row.header.game), row.header, entries, row.secret, row.nonces)


def attempt_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.last("table")["table"]["attempt"]
    return found


def started() -> Played:
    """Two people, and the house has just committed itself."""
    played = Played(start=False)
    played.table.starting.start(played.ann.device)
    played.bench.settle()
    return played


def test_the_house_commits_then_pages_pledge_and_only_then_reveal() -> None:
    played = started()
    first = attempt_of(played.ann)
    assert first["pledges"] is None
    refused("shuffle-went-on", show, played, played.ann, 0)
    for page in (played.ann, played.bo):
        assert attempt_of(page) == first
        take_part(played.table, page)
    played.bench.settle()
    pledges = [pledge(first["commitment"], seat, nonce_of(page, seat)) for seat, page in pages(played)]
    assert attempt_of(played.bo)["pledges"] == pledges
    assert played.table.phase == "gathering"
    for page in (played.ann, played.bo):
        take_part(played.table, page)
    played.bench.settle()
    assert played.table.phase == "playing"
    row = row_of(played)
    assert row.nonces == (nonce_of(played.ann, 0), nonce_of(played.bo, 1))
    assert row.header is not None
    assert row.header.commitment == first["commitment"] == played.ann.last("table")["table"]["commitment"]
    assert row.header.frozen == first["frozen"]
    assert played.bench.ms == 0, "nobody waits when all pages answer"
    check(played)


def pages(played: Played) -> list[tuple[int, Page]]:
    return list(enumerate((played.ann, played.bo)))


def show(played: Played, page: Page, seat: int, nonce: str | None = None) -> None:
    commitment = attempt_of(page)["commitment"]
    played.table.shuffling.take_nonce(page.device, seat, commitment, nonce or nonce_of(page, seat))


def test_nothing_of_a_match_is_secret_before_start_and_all_is_frozen_after_it() -> None:
    played = Played(start=False)
    assert row_of(played).secret == b""
    assert played.ann.last("table")["table"]["commitment"] == ""
    played.table.starting.start(played.ann.device)
    played.bench.settle()
    assert len(row_of(played).secret) == 32
    seats, ann, eve = played.table.seats, played.ann.device, Page("Eve")
    played.table.join(eve.device)
    refused("match-is-starting", seats.stand, ann, 0)
    refused("match-is-starting", seats.sit, eve.device, None, None)
    refused("match-is-starting", lambda: seats.change(ann, options={}))
    refused("match-is-starting", seats.kick, ann, "who-Bo")
    refused("match-is-starting", seats.seat_bot, ann, 1, "casual")
    played.table.keys.give(played.bo.device, 1)
    refused("match-is-starting", played.table.keys.use, eve.device, played.bo.last("seat-key")["key"])
    played.table.starting.start(ann)
    played.bench.settle()
    assert played.table.sheet.voids == (), "a second START is the same START"


def test_silent_pages_are_listed_as_none_and_the_match_starts_without_them() -> None:
    played = started()
    take_part(played.table, played.bo)
    played.bench.wait(STEP_MS - 1)
    assert attempt_of(played.ann)["pledges"] is None
    played.bench.wait(1)
    assert attempt_of(played.ann)["pledges"][0] is None
    refused("shuffle-went-on", give, played, played.ann, 0)
    refused("shuffle-went-on", show, played, played.ann, 0)
    take_part(played.table, played.bo)
    played.bench.settle()
    assert played.table.phase == "playing"
    assert row_of(played).nonces == (None, nonce_of(played.bo, 1))
    assert played.table.sheet.voids == ()
    check(played)


def give(played: Played, page: Page, seat: int, nonce: str = "00" * 32) -> None:
    commitment = attempt_of(page)["commitment"]
    played.table.shuffling.take_pledge(page.device, seat, commitment, pledge(commitment, seat, nonce))


def test_an_unrevealed_nonce_voids_the_attempt_and_its_seat_takes_no_part() -> None:
    played = started()
    first = attempt_of(played.ann)["commitment"]
    for page in (played.ann, played.bo):
        take_part(played.table, page)
    played.bench.settle()
    secret = row_of(played).secret
    take_part(played.table, played.bo)
    played.bench.wait(STEP_MS)
    (void,) = played.table.sheet.voids
    assert (void.commitment, void.why, void.seats) == (first, "silent", (0,))
    assert row_of(played).secret != secret
    assert attempt_of(played.bo)["commitment"] != first
    assert first in attempt_of(played.bo)["frozen"], "the next commitment is also to what came to nothing"
    assert "Ann" in played.bo.last("notice")["text"]
    refused("shuffle-went-on", give, played, played.ann, 0)
    played.shuffle(played.bo)
    assert played.table.phase == "playing"
    row = row_of(played)
    assert row.nonces == (None, nonce_of(played.bo, 1))
    assert row.header is not None
    assert row.header.shuffle is not None
    assert row.header.shuffle.voids == (void,)
    check(played)


def test_a_nonce_that_differs_from_its_pledge_voids_the_attempt_at_once() -> None:
    played = started()
    for page in (played.ann, played.bo):
        take_part(played.table, page)
    played.bench.settle()
    show(played, played.bo, 1, "ff" * 32)
    played.bench.settle()
    assert [(void.why, void.seats) for void in played.table.sheet.voids] == [("wrong", (1,))]
    played.shuffle(played.ann)
    assert row_of(played).nonces == (nonce_of(played.ann, 0), None)


def test_a_pledge_is_final_and_belongs_to_one_seat_one_attempt_and_one_owner() -> None:
    played = started()
    commitment = attempt_of(played.ann)["commitment"]
    refused("not-your-seat", give, played, played.ann, 1)
    refused("shuffle-went-on", played.table.shuffling.take_pledge, played.ann.device, 0, "0" * 64, "1" * 64)
    give(played, played.ann, 0)
    give(played, played.ann, 0)
    refused("pledge-given", give, played, played.ann, 0, "11" * 32)
    copied = pledge(commitment, 0, "00" * 32)
    played.table.shuffling.take_pledge(played.bo.device, 1, commitment, copied)
    played.bench.settle()
    show(played, played.ann, 0, "00" * 32)
    show(played, played.bo, 1, "00" * 32)
    played.bench.settle()
    assert [void.seats for void in played.table.sheet.voids] == [(1,)], "who repeats a pledge cannot open it"


def test_one_page_serves_all_seats_of_its_device() -> None:
    played = Played(start=False, game="skipbo-breakers", chairs=(Chair(), Chair(), Chair()))
    played.table.seats.sit(played.ann.device, 2, "Cleo")
    played.bench.settle()
    played.start()
    assert row_of(played).nonces == (nonce_of(played.ann, 0), nonce_of(played.bo, 1), nonce_of(played.ann, 2))
    check(played)


def test_a_reloaded_page_continues_the_shuffle_where_it_was() -> None:
    played = started()
    take_part(played.table, played.ann)
    for _ in range(2):
        played.table.leave(played.bo.device)
        played.bo = Page("Bo")
        played.table.join(played.bo.device)
        played.bench.settle()
        take_part(played.table, played.bo)
        played.bench.settle()
    take_part(played.table, played.ann)
    played.bench.settle()
    assert row_of(played).nonces == (nonce_of(played.ann, 0), nonce_of(played.bo, 1))


def test_a_table_of_bots_is_shuffled_by_the_house_alone_and_at_once() -> None:
    played = Played(start=False, chairs=BOTS)
    played.table.starting.start(played.ann.device)
    played.bench.settle()
    row = row_of(played)
    assert row.header is not None
    assert row.header.shuffle is not None
    assert (row.nonces, row.header.shuffle.pledges) == ((None, None), (None, None))
    assert row.header.shuffle.seats == ("bot casual", "bot casual")
    check(played)


def test_a_restart_voids_the_attempt_and_gathering_continues() -> None:
    played = started()
    for page in (played.ann, played.bo):
        take_part(played.table, page)
    played.bench.settle()
    first = played.table.sheet.commitment
    old = played.bench.store.table("ABCDEF")
    assert old is not None
    table = Table.load(played.bench.new_room(), old, row_of(played), [])
    assert (table.phase, table.sheet.attempt, table.sheet.commitment) == ("gathering", None, "")
    played.table = table
    played.ann, played.bo = Page("Ann"), Page("Bo")
    for page in (played.ann, played.bo):
        table.join(page.device)
    table.seats.change(played.ann.device, hints=True)
    played.start()
    assert table.phase == "playing"
    assert [(void.commitment, void.why, void.seats) for void in table.sheet.voids] == [(first, "interrupted", ())]
    assert row_of(played).nonces == (nonce_of(played.ann, 0), nonce_of(played.bo, 1)), "nobody is to blame"
    check(played)


@pytest.mark.parametrize("step", [0, 1])
def test_a_table_lost_by_its_house_during_the_shuffle_writes_nothing_more(step: int) -> None:
    """The house may have it back by then, and what it writes then would pass as its own."""
    played = started()
    for _ in range(step):
        for page in (played.ann, played.bo):
            take_part(played.table, page)
        played.bench.settle()
    played.table.lose()
    row = played.bench.store.table("ABCDEF")
    assert row is not None
    played.table = Table.load(played.bench.room, row, row_of(played), [])
    played.ann, played.bo = Page("Ann"), Page("Bo")
    for page in (played.ann, played.bo):
        played.table.join(page.device)
    played.start()
    kept = row_of(played), played.bench.store.table("ABCDEF")
    played.bench.wait(4 * STEP_MS)
    assert (row_of(played), played.bench.store.table("ABCDEF")) == kept
    check(played)


@pytest.mark.parametrize("step", [0, 1])
def test_a_full_disk_delays_the_start_which_then_goes_on_by_itself(step: int) -> None:
    played = started()
    for last in range(step + 1):
        if last == step:
            played.bench.store.trouble = StoreTrouble("full")
        for page in (played.ann, played.bo):
            take_part(played.table, page)
        played.bench.settle()
    played.bench.wait(STEP_MS)
    assert played.table.phase == "gathering"
    assert [one["code"] for one in played.ann.all("notice")].count("cannot-write") == 2
    played.bench.store.trouble = None
    played.bench.wait(2 * STEP_MS)
    played.shuffle()
    assert played.table.phase == "playing"
    assert [void.why for void in played.table.sheet.voids] == ["interrupted"]
    check(played)


def test_a_start_that_failed_at_once_waits_for_the_host() -> None:
    played = Played(start=False)
    played.bench.store.trouble = StoreTrouble("full")
    played.table.starting.start(played.ann.device)
    played.bench.settle()
    played.bench.store.trouble = None
    played.bench.wait(10 * STEP_MS)
    assert played.table.sheet.attempt is None
    played.start()
    assert played.table.phase == "playing"


def test_a_player_forgotten_during_the_shuffle_leaves_a_free_seat() -> None:
    played = started()
    played.table.seats.forget("id-Bo", "somebody")
    played.bench.wait(5_000)
    assert played.table.phase == "gathering"
    assert played.table.sheet.chairs[1].free
    assert [void.why for void in played.table.sheet.voids] == ["interrupted"]
    refused("seats-are-free", played.table.starting.start, played.ann.device)


def test_a_rematch_is_shuffled_the_same_way() -> None:
    played = Played()
    first = row_of(played)
    for _ in range(2):
        played.table.seats.resign(played.bo.device, 1)
        played.bench.settle()
        for page in (played.ann, played.bo):
            played.table.agreements.agree(page.device, "rematch")
        played.bench.wait(STEP_MS - 1)
        assert played.table.phase == "gathering", "every rematch gives the whole moment"
        played.shuffle()
        assert played.table.phase == "playing"
        check(played)
    assert row_of(played).header != first.header
    assert row_of(played).secret != first.secret


def test_a_table_that_starts_at_once_is_shuffled_when_its_people_are_present() -> None:
    chairs = (Chair("id-Ann", "who-Ann", "Ann"), Chair(bot="casual", name="casual"))
    played = Played(start=False, chairs=chairs, start_when_here=True)
    played.shuffle()
    assert played.table.phase == "playing"
    assert row_of(played).nonces == (nonce_of(played.ann, 0), None)


def test_nobody_takes_part_in_the_shuffle_before_they_are_present() -> None:
    bench = Bench()
    chairs = (Chair("id-Ann", "who-Ann", "Ann"), Chair(bot="casual", name="casual"))
    table = Table.make(bench.room, sheet(chairs=chairs, start_when_here=True), lambda trouble: None)
    bench.wait(10_000)
    assert table.sheet.attempt is None


def test_the_commitment_binds_who_sits_where_without_naming_anybody() -> None:
    played = started()
    frozen = attempt_of(played.ann)["frozen"]
    for who in ("who-Ann", "who-Bo"):
        assert mark("m1", who) in frozen
        assert who not in frozen
    assert "Ann" not in frozen


@pytest.mark.parametrize("change", ["options", "seats", "secret", "nonce", "pledge", "voids"])
def test_an_operator_who_tries_many_seeds_is_detected(change: str) -> None:
    """Whatever the house changes after the pages have pledged, it is not what it committed to."""
    played = Played(game="skipbo-breakers")
    row = row_of(played)
    header, secret, nonces = row.header, row.secret, list(row.nonces)
    assert header is not None
    assert header.shuffle is not None
    fields: dict[str, Any] = {name: getattr(header, name) for name in header.__struct_fields__}
    shuffle = {name: getattr(header.shuffle, name) for name in header.shuffle.__struct_fields__}
    match change:
        case "options":
            fields["options"] = header.options | {"target": 1}
        case "seats":
            shuffle["seats"] = header.shuffle.seats[::-1]
        case "secret":
            secret = b"x" * 32
        case "nonce":
            nonces[0] = "ab" * 32
        case "pledge":
            nonces[0] = "ab" * 32
            shuffle["pledges"] = (None, header.shuffle.pledges[1])
        case "voids":
            shuffle["voids"] = ({"commitment": "0" * 64, "why": "silent", "seats": (1,)},)
    ground = type(header)(**{**fields, "shuffle": type(header.shuffle)(**shuffle)})
    with pytest.raises(Invalid, match=r"log-(commitment|pledge)-broken"):
        ground.seed(secret, nonces)


def test_an_operator_who_plays_cannot_choose_by_its_own_nonce() -> None:
    """The old attack: trying 1,500 nonces for your own seat until the deal is good. The pledge leaves only one."""
    played = Played(game="skipbo-breakers")
    row = row_of(played)
    assert row.header is not None
    assert row.header.shuffle is not None
    pledges, honest = row.header.shuffle.pledges, row.nonces
    seeds = {stir(row.secret, row.header.commitment, pledges, (f"{n:064x}", honest[1])) for n in range(300)}
    assert len(seeds) == 300, "each would give another deal"
    for n in range(300):
        with pytest.raises(Invalid, match="log-pledge-broken"):
            row.header.seed(row.secret, (f"{n:064x}", honest[1]))


def test_in_a_solo_match_the_persons_page_still_takes_part_in_the_shuffle() -> None:
    played = solo()
    assert row_of(played).nonces == (nonce_of(played.ann, 0), None)
    check(played)


def test_a_player_forgotten_before_the_first_step_is_durable_leaves_a_free_seat() -> None:
    played = Played(start=False)
    played.bench.store.hold = True
    played.table.starting.start(played.ann.device)
    played.table.seats.forget("id-Bo", "somebody")
    played.bench.store.hold = False
    played.bench.store.release()
    played.bench.wait(5_000)
    assert (played.table.phase, played.table.sheet.attempt) == ("gathering", None)
    refused("seats-are-free", played.table.starting.start, played.ann.device)
