"""The table's clock: pauses, sleeps, slow connections and deadlines, all driven by hand."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from breakhouse.core import Deadline
from breakhouse.table.clock import GAP_MS, HouseClock, MatchClock, Purse, Timekeeping
from tests.support.table.manual_table import Bench, Page, Played

THINK = {"think_ms": 5_000}


def timed_out(played: Played) -> bool:
    result = played.table.sheet.result
    return result is not None and result.reason == "time-out"


def test_a_deadline_falls_due_by_itself_and_is_stamped_at_its_due_time() -> None:
    played = Played(options=THINK)
    played.bench.wait(4_900)
    assert played.table.phase == "playing"
    played.bench.wait(200)
    assert timed_out(played)
    assert played.bench.store.entries("m1")[-1].entry.at == 5_000


def test_match_time_stands_still_in_a_pause_and_everything_is_covered() -> None:
    played = Played(options=THINK)
    played.bench.wait(3_000)
    played.table.agreements.agree(played.ann.device, "pause")
    played.bench.settle()
    assert played.table.phase == "playing", "one alone cannot pause"
    assert played.bo.last("table")["table"]["proposals"] == [{"to": "pause", "agreed": [0], "missing": [1]}]
    played.table.agreements.agree(played.bo.device, "pause")
    played.bench.settle()
    assert (played.table.phase, played.table.pause) == ("paused", "agreed")
    face = played.ann.last("update")["faces"][0]
    assert face["view"] is None
    assert face["offers"] == []
    played.bench.wait(3_600_000)
    played.mark(played.ann, 0, 4, "in the pause")
    assert played.ann.last("refused")["code"] == "table-paused"
    for page in (played.ann, played.bo):
        played.table.agreements.agree(page.device, "resume")
    played.bench.settle()
    assert played.table.now() == 3_000
    assert played.ann.last("update")["faces"][0]["view"] is not None
    played.bench.wait(1_900)
    assert not timed_out(played)
    played.bench.wait(200)
    assert timed_out(played)


def test_a_pause_survives_a_restart_at_the_very_millisecond() -> None:
    from breakhouse.table import Table

    played = Played(options=THINK)
    played.bench.wait(3_210)
    for page in (played.ann, played.bo):
        played.table.agreements.agree(page.device, "pause")
    played.bench.settle()
    store = played.bench.store
    row, match = store.table("ABCDEF"), store.match("m1")
    assert row is not None
    assert match is not None
    table = Table.load(Bench(store=store).room, row, match, store.entries("m1"))
    assert (table.pause, table.now()) == ("agreed", 3_210)


def test_a_single_no_ends_a_proposal() -> None:
    played = Played()
    played.table.agreements.agree(played.ann.device, "pause")
    played.table.agreements.disagree(played.bo.device, "pause")
    played.bench.settle()
    assert played.bo.last("table")["table"]["proposals"] == []


def test_a_sleep_of_the_machine_neither_ends_a_turn_nor_gives_time_away() -> None:
    """The monotonic clock of this system counts the sleep: two hours in one step."""
    played = Played(options=THINK)
    played.bench.wait(3_000)
    played.bench.ms += 2 * 3600_000
    assert played.bench.clock.woke()
    played.table.wake_up()
    played.bench.settle()
    assert played.ann.last("notice")["code"] == "slept"
    assert played.table.phase == "playing", "everybody is here, so it goes on at once"
    assert played.table.now() == 3_000
    played.bench.wait(1_900)
    assert not timed_out(played)
    played.bench.wait(200)
    assert timed_out(played)


def test_after_a_sleep_the_clock_waits_for_disconnected_players() -> None:
    played = Played(options=THINK)
    played.table.leave(played.bo.device)
    played.bench.ms += 60_000
    assert played.bench.clock.woke()
    played.table.wake_up()
    assert played.table.pause == "slept"
    played.table.join(played.bo.device)
    assert played.table.phase == "playing"


@given(st.lists(st.integers(-10_000_000, 10_000_000), max_size=40))
def test_house_time_never_goes_back_nor_jumps(steps: list[int]) -> None:
    raw = [0]
    clock = HouseClock(lambda: raw[0])
    last = clock.now()
    for step in steps:
        raw[0] += step * 1_000_000
        now = clock.now()
        assert 0 <= now - last <= GAP_MS + 1
        if 0 <= step <= GAP_MS:
            assert abs((now - last) - step) <= 1
        last = now


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 100_000)), max_size=30))
def test_match_time_is_the_time_in_which_the_clock_ran(steps: list[tuple[bool, int]]) -> None:
    house, ran, clock = 0, 0, MatchClock()
    for run, ms in steps:
        clock = clock.start(house) if run else clock.stop(house)
        house += ms
        ran += ms if run else 0
        assert clock.now(house) == ran


def test_a_slow_connection_costs_nobody_a_placement() -> None:
    """Ann marked at 4,990; her connection is slow, and the command arrives at 5,150, after the deadline."""
    played = Played(options=THINK)
    played.ann.device.lag = 200
    played.bench.wait(5_150)
    assert not timed_out(played), "the deadline is held back for her"
    played.mark(played.ann, 0, 4, at=4_990)
    assert played.ann.last("accepted")["at"] == 4_990
    played.bench.wait(4_700)
    assert not timed_out(played), "Bo has his five seconds from then"


def test_the_lag_purse_is_small() -> None:
    played = Played(options=THINK)
    played.ann.device.lag = 2_000
    played.bench.wait(5_501)
    assert timed_out(played), "half a second is all that is ever held back"


def test_a_fast_connection_is_granted_only_jitter() -> None:
    played = Played(options=THINK)
    played.bench.wait(5_100)
    assert timed_out(played)


def test_the_lag_purse_is_spent_and_refills_slowly() -> None:
    purse = Purse()
    assert purse.allowance(0, 400) == 430
    purse = purse.spend(430, 10_000)
    assert purse.allowance(10_000, 400) == 70
    assert purse.allowance(20_000, 400) == 270
    assert purse.allowance(10_000_000, 1_000) == 500


@given(st.lists(st.tuples(st.integers(0, 5_000), st.integers(0, 3_000), st.integers(0, 600)), max_size=30))
def test_a_lag_purse_never_gives_more_than_it_holds(steps: list[tuple[int, int, int]]) -> None:
    purse, now, given_back = Purse(), 0, 0
    for wait, lag, wanted in steps:
        now += wait
        spent = min(wanted, purse.allowance(now, lag))
        purse = purse.spend(spent, now)
        given_back += spent
    assert given_back <= purse.cap + now * purse.regained_a_second // 1000 + len(steps)


def test_commands_arriving_while_a_deadline_is_delayed_queue_behind_it() -> None:
    played = Played(options=THINK)
    played.ann.device.lag = 300
    played.bench.wait(5_100)
    played.mark(played.bo, 1, 3, "bo is early")
    played.mark(played.ann, 0, 4, "claims nothing")
    assert not played.bo.all("refused")
    played.bench.wait(400)
    assert timed_out(played)
    assert played.bo.last("refused")["code"] == "match-is-over"
    assert played.ann.last("refused")["code"] == "match-is-over"


def test_a_claimed_past_time_reaches_back_no_further_than_the_measured_lag() -> None:
    played = Played(options=THINK)
    played.bench.wait(3_000)
    played.mark(played.ann, 0, 4, at=10)
    assert played.ann.last("accepted")["at"] == 2_970
    played.mark(played.bo, 1, 0, at=-5)
    assert played.bo.last("accepted")["at"] >= 2_970, "time never goes back"


@pytest.mark.parametrize("claim", [10**12, -(10**12), 0])
def test_a_claimed_future_time_counts_as_now(claim: int) -> None:
    played = Played()
    played.bench.wait(1_000)
    played.mark(played.ann, 0, 4, at=claim)
    assert 970 <= played.ann.last("accepted")["at"] <= 1_000


def test_the_clock_stops_when_everybody_has_left() -> None:
    played = Played(options=THINK)
    played.bench.wait(1_000)
    played.table.leave(played.ann.device)
    played.bench.wait(500)
    played.table.leave(played.bo.device)
    played.bench.wait(60_000)
    assert (played.table.pause, played.table.now()) == ("all-away", 1_500)
    back = Page("Ann")
    played.table.join(back.device)
    assert played.table.pause == "all-away", "Bo is still away"
    played.table.join(played.bo.device)
    assert (played.table.phase, played.table.now()) == ("playing", 1_500)


def test_a_player_who_delays_every_deadline_for_nothing_is_charged_for_it() -> None:
    """Delayed pongs look like a slow connection: it delays the others by no more than the purse holds."""
    bench = Bench()
    time = Timekeeping(bench.clock, bench.later, lambda: None)
    time.start()
    late = 0
    for due in range(500, 10_500, 500):
        deadlines = (Deadline(due, "bell"),)
        match: Any = SimpleNamespace(game=SimpleNamespace(deadlines=lambda _, due=deadlines: due), state=None)
        bench.advance_to(due)
        while time.holds_back(match, [(0, 150)]):
            bench.ms += 1
            late += 1
        time.charge(match, [(0, 150)])
    assert 180 <= late <= 500 + 20 * 11
