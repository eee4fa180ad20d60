"""Commands at a table: durable before they're announced, answered once, numbered without gaps."""

import msgspec
import pytest

from breakhouse.store import Append, StoreTrouble
from breakhouse.table import Table
from tests.support.table.manual_table import Bench, Page, Played


def cells(update: dict) -> list[int]:
    return update["faces"][0]["view"]["cells"]


def test_a_match_is_played_from_start_to_winner() -> None:
    played = Played()
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        played.mark(played.ann if seat == 0 else played.bo, seat, cell)
    table = played.bo.last("table")["table"]
    assert table["phase"] == "over"
    assert table["result"]["winners"] == [0]
    assert table["result"]["reason"] == "three-in-a-row"
    assert table["result"]["rated"]
    (row,) = played.bench.results
    assert [seat.place for seat in row.seats] == [1, 2]


def test_the_end_is_shown_to_everybody_however_it_came() -> None:
    won = Played()
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        won.mark(won.ann if seat == 0 else won.bo, seat, cell)
    given_up = Played()
    given_up.table.seats.resign(given_up.ann.device, 0)
    given_up.bench.settle()
    for played in (won, given_up):
        for update in played.bo.all("update"):
            assert update["faces"][0]["view"] is not None
        assert not played.bo.last("update")["clock"]["running"]
    assert cells(won.bo.last("update"))[:3] == [0, 0, 0]


def test_nothing_is_announced_before_it_is_durable() -> None:
    played = Played()
    played.ann.forget(), played.bo.forget()
    played.bench.store.hold = True
    played.mark(played.ann, 0, 4)
    assert not played.ann.received
    assert not played.bo.received
    played.bench.store.release()
    played.bench.settle()
    assert played.ann.last("accepted") == {"tell": "accepted", "id": "0-4", "seat": 0, "at": 0}
    assert cells(played.bo.last("update"))[4] == 0


def test_a_refusal_waits_until_what_it_reveals_is_durable() -> None:
    """Bo's refusal would reveal that Ann has marked the cell, which nobody may know yet."""
    played = Played()
    played.bench.store.hold = True
    played.mark(played.ann, 0, 4)
    played.mark(played.bo, 1, 4)
    assert not played.bo.all("refused")
    played.bench.store.release()
    played.bench.settle()
    assert played.bo.last("refused")["code"] == "cell-is-taken"


def test_commands_can_build_on_events_that_are_not_durable_yet() -> None:
    played = Played()
    played.bench.store.hold = True
    played.mark(played.ann, 0, 0)
    played.mark(played.bo, 1, 1)
    played.mark(played.ann, 0, 2)
    played.bench.store.release()
    played.bench.settle()
    update = played.ann.last("update")
    assert cells(update)[:3] == [0, 1, 0]
    assert [happened["event"]["cell"] for happened in update["events"]] == [0, 1, 2]


def test_a_repeated_command_is_answered_as_before() -> None:
    played = Played()
    played.mark(played.ann, 0, 4, "same")
    first = played.ann.last("accepted")
    played.bench.wait(500)
    played.mark(played.ann, 0, 4, "same")
    played.mark(played.ann, 0, 8, "same")
    assert played.ann.all("accepted") == [first] * 3
    assert played.table.match is not None
    assert played.table.match.seq == 2


def test_a_repeated_command_is_refused_again_even_if_it_would_now_be_allowed() -> None:
    played = Played()
    played.mark(played.bo, 1, 4, "early")
    played.mark(played.ann, 0, 0)
    played.mark(played.bo, 1, 4, "early")
    assert [no["code"] for no in played.bo.all("refused")] == ["not-your-turn"] * 2


def test_a_command_repeated_while_pending_gets_one_answer_for_each() -> None:
    played = Played()
    played.bench.store.hold = True
    other_tab = Page("Ann")
    played.table.join(other_tab.device)
    played.mark(played.ann, 0, 4, "same")
    played.mark(other_tab, 0, 4, "same")
    played.bench.store.release()
    played.bench.settle()
    assert played.ann.last("accepted")["id"] == other_tab.last("accepted")["id"] == "same"
    assert len(played.bench.store.entries("m1")) == 2


def test_two_tabs_of_one_seat_both_work() -> None:
    played = Played()
    other_tab = Page("Ann")
    played.table.join(other_tab.device)
    played.bench.settle()
    played.mark(other_tab, 0, 4)
    assert cells(played.ann.last("update")) == cells(other_tab.last("update"))
    played.mark(played.bo, 1, 0)
    played.mark(played.ann, 0, 5)
    assert other_tab.last("update")["next"] == played.ann.last("update")["next"] == 3


@pytest.mark.parametrize("seat", [0, 1, 2, 7])
def test_nobody_acts_for_anothers_seat(seat: int) -> None:
    played = Played()
    stranger = Page("Eve")
    played.table.join(stranger.device)
    played.mark(stranger, seat, 4)
    assert stranger.last("refused")["code"] in ("not-your-seat", "no-such-seat")
    assert played.table.match is not None
    assert played.table.match.seq == 1


def test_a_seat_cannot_expire_a_clock() -> None:
    played = Played()
    played.do(played.ann, "x", 0, {"do": "expire", "tag": "think"})
    assert played.ann.last("refused")["code"] == "only-the-house-expires"


def test_with_a_full_disk_commands_are_refused_nothing_announced_is_lost_and_the_table_recovers() -> None:
    played = Played()
    played.mark(played.ann, 0, 0)
    store = played.bench.store
    store.trouble = StoreTrouble("full")
    played.mark(played.bo, 1, 1)
    no = played.bo.last("refused")
    assert no["code"] == "house-cannot-write"
    assert "disk is full" in no["text"]
    assert played.bo.last("table")["table"]["pause"] == "store"
    assert played.table.match is not None
    assert played.table.match.seq == 2, "what was told stays"
    played.table.visibility.show_history(played.bo.device)
    assert len(played.bo.last("history")["events"]) == 1, "reading goes on"
    played.bench.wait(5_000)
    played.table.tick()
    assert played.table.phase == "paused"
    store.trouble = None
    played.table.tick()
    played.bench.settle()
    assert played.table.phase == "playing"
    played.mark(played.bo, 1, 1, "again")
    assert played.bo.last("accepted")["id"] == "again"
    assert played.table.now() == 0, "the time in which nobody could play was not counted"


def test_a_failed_write_undoes_everything_that_depended_on_it() -> None:
    played = Played()
    store = played.bench.store
    store.hold = True
    played.mark(played.ann, 0, 0)
    played.mark(played.bo, 1, 1)
    store.trouble = StoreTrouble("broken")
    store.release(1)
    store.trouble = None
    store.release()
    played.bench.settle()
    assert played.ann.last("refused")["code"] == played.bo.last("refused")["code"] == "house-cannot-write"
    store.hold = False
    played.table.tick()
    played.bench.settle()
    played.mark(played.ann, 0, 8, "new")
    assert [bytes(row.entry.command) for row in store.entries("m1")] == [b"null", b'{"do":"mark","cell":8}']


def test_two_owners_of_a_table_fence_each_other_off() -> None:
    """Another house wrote the next entry: this one lets go of the table and sends its pages back."""
    played = Played()
    match = played.table.match
    assert match is not None
    _, entry = match.do(0, msgspec.json.decode(b'{"do":"mark","cell":7}', type=match.game.command_type), 5)
    played.bench.store.submit([Append("m1", entry, "elsewhere")], lambda trouble: None)
    played.mark(played.ann, 0, 0)
    assert played.ann.bye == ("table-moved", True)
    assert played.bench.closed == ["t1"]
    assert len(played.bench.store.entries("m1")) == 2


def test_after_a_restart_the_table_is_paused_and_refunded_and_remembers_every_command_id() -> None:
    bench = Bench()
    played = Played(bench, options={"think_ms": 5_000})
    bench.wait(1_000)
    played.mark(played.ann, 0, 0, "before")
    bench.wait(3_000)
    assert played.table.now() == 4_000
    row, match = bench.store.table("ABCDEF"), bench.store.match("m1")
    assert row is not None
    assert match is not None
    again = Bench(store=bench.store)
    table = Table.load(again.room, row, match, bench.store.entries("m1"))
    again.wait(60_000)
    assert (table.phase, table.pause, table.now()) == ("paused", "restarted", 1_000)
    ann, bo = Page("Ann"), Page("Bo")
    table.join(ann.device)
    again.settle()
    assert table.phase == "paused"
    assert ann.last("update")["faces"][0]["view"] is None, "covered until it goes on"
    table.join(bo.device)
    again.settle()
    assert table.phase == "playing"
    table.do(ann.device, "before", 0, b'{"do":"mark","cell":0}', None)
    assert ann.last("accepted") == {"tell": "accepted", "id": "before", "seat": 0, "at": 1_000}
    again.wait(4_999)
    assert table.phase == "playing"
    again.wait(100)
    assert table.sheet.result is not None
    assert table.sheet.result.reason == "time-out"


def nearly_won(bench: Bench) -> Played:
    """Ann wins with cell 2."""
    played = Played(bench)
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4)):
        played.mark(played.ann if seat == 0 else played.bo, seat, cell)
    return played


def test_the_last_move_and_the_result_are_stored_together_or_not_at_all() -> None:
    bench = Bench()
    played = nearly_won(bench)
    bench.store.trouble = StoreTrouble("full")
    played.mark(played.ann, 0, 2, "last")
    assert played.ann.last("refused")["code"] == "house-cannot-write"
    assert len(bench.store.entries("m1")) == 5
    assert bench.store.result("m1") is None
    bench.store.trouble = None
    played.table.tick()
    bench.settle()
    assert played.table.phase == "playing"
    bench.store.hold = True
    played.mark(played.ann, 0, 2, "last")
    bench.store.release(1)
    bench.settle()
    assert bench.store.result("m1") is not None
    assert played.ann.last("accepted")["id"] == "last"
    assert played.bo.last("table")["table"]["result"]["winners"] == [0]


def test_a_match_whose_result_an_older_house_failed_to_write_still_ends() -> None:
    bench = Bench()
    played = nearly_won(bench)
    row = bench.store.table("ABCDEF")
    played.mark(played.ann, 0, 2)
    match, store = bench.store.match("m1"), bench.store
    assert row is not None
    assert match is not None
    again = Bench(store=store)
    table = Table.load(again.room, row, match, store.entries("m1"))
    again.settle()
    assert table.phase == "over"
    assert table.sheet.result is not None


def test_a_gesture_is_shown_to_the_others_and_not_stored() -> None:
    played = Played()
    played.table.talk.gesture(played.ann.device, 0, msgspec.Raw(b'{"x":1}'))
    assert played.bo.last("gesture") == {"tell": "gesture", "seat": 0, "motion": {"x": 1}}
    assert not played.ann.all("gesture")
    assert len(played.bench.store.entries("m1")) == 1
