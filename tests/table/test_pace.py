"""Someone alone against bots doesn't sit through their turns: the clock runs faster, and nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from breakhouse.bots import Budget, make_bot
from breakhouse.core import Event, Offers, Refusal, View
from breakhouse.core.news import News
from breakhouse.store import EntryRow
from breakhouse.table import Chair, Table
from breakhouse.table.environment import Decision
from breakhouse.table.pace import ALONE
from tests.support.table.manual_table import Bench, Page, sheet

THINKS_MS = 40


class Architect:
    """A bot of human pace in another process, which answers after a moment."""

    def __init__(self, bench: Bench, game: str, level: str, seat: int) -> None:
        self._bot = make_bot(game, level, seat, "paced")
        self._later = bench.room.later

    def hear(self, news: News) -> None:
        """Only programs care."""

    def saw(self, events: Sequence[Event]) -> None:
        for event in events:
            self._bot.observe(event)

    def ask(self, view: View, offers: Offers, now: int, done: Callable[[Decision | None], None]) -> None:
        move = self._bot.choose(view, offers, Budget(now=now))
        decision = Decision(None) if move is None else Decision(move.command, move.after_ms)
        self._later(THINKS_MS, lambda: done(decision))

    def close(self) -> None:
        return


def against_bots(*chairs: Chair, game: str = "classic", **options: Any) -> tuple[Bench, Table, Page]:
    """A table where a bot begins, and one page watches it."""
    bench = Bench(levels=("casual",))
    bench.room = replace(bench.room, make_bot=lambda game, level, seat, *_: Architect(bench, game, level, seat))
    options = {"first": 0, **options}
    table = Table.make(bench.room, sheet(game, options=options, chairs=chairs), lambda trouble: None)
    ann = Page("Ann")
    table.join(ann.device)
    table.starting.start(ann.device)
    bench.wait(2_000)
    return bench, table, ann


BOT, ANN, BO = Chair(bot="casual", name="bot"), Chair("id-Ann", "who-Ann", "Ann"), Chair("id-Bo", "who-Bo", "Bo")


def turn_of_the_bot(bench: Bench, table: Table, most_ms: int = 200_000) -> int:
    """How long the people wait until the turn has passed on."""
    began = bench.ms
    while table.to_move() == 0 and bench.ms - began < most_ms:
        bench.wait(50)
        table.tick()
    return bench.ms - began


def table_log(bench: Bench, table: Table) -> Sequence[EntryRow]:
    return bench.store.entries(table.sheet.match)


def test_a_bots_turn_takes_a_third_of_the_time_for_someone_alone() -> None:
    bench, table, ann = against_bots(BOT, ANN)
    waited = turn_of_the_bot(bench, table)
    assert table.match is not None
    assert waited < table.match.now / 2.2  # thinking isn't faster
    assert ann.last("update")["clock"]["rate"] == 1  # it's Ann's turn


def test_the_page_knows_how_fast_the_clock_runs() -> None:
    bench, _table, ann = against_bots(BOT, ANN)
    bench.wait(1_000)
    assert ann.last("update")["clock"]["rate"] == ALONE


def test_nobody_is_told_of_their_turn_by_a_clock_that_runs_too_fast() -> None:
    bench, table, ann = against_bots(BOT, ANN)
    turn_of_the_bot(bench, table)
    told = [message for message in ann.all("update") if message["faces"][0]["offers"]]
    mine = [
        message["clock"]["rate"]
        for message in told
        if {"roll", "start"} & {o["do"] for o in message["faces"][0]["offers"]}
    ]
    assert mine
    assert set(mine) == {1}


def test_time_runs_as_ever_where_a_second_person_sits() -> None:
    bench, table, _ = against_bots(BOT, ANN, BO)
    bo = Page("Bo")
    table.join(bo.device)
    waited = turn_of_the_bot(bench, table)
    assert table.match is not None
    assert waited >= table.match.now - 2_000


@pytest.mark.parametrize("game", ["classic", "mini", "dice"])
def test_the_log_keeps_the_times_of_a_bot_that_is_watched_at_its_own_pace(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.token_bytes", bytes)
    logs = []
    for rate in (1, ALONE, 20):
        monkeypatch.setattr("breakhouse.table.pace.ALONE", rate)
        bench, table, _ = against_bots(BOT, ANN, game=game)
        turn_of_the_bot(bench, table)
        logs.append([row.entry.at for row in table_log(bench, table) if row.entry.seat == 0][:12])
    slow, usual, fast = logs
    assert len(slow) == 12
    assert usual == pytest.approx(slow, abs=3 * 12)  # a timer fires in whole milliseconds of the house
    assert fast == pytest.approx(slow, abs=20 * 12)


def test_skipping_ahead_plays_the_rest_of_the_turn_within_five_seconds_of_waiting() -> None:
    bench, table, ann = against_bots(BOT, ANN)
    while table.match.state.turn.phase != "building":  # type: ignore[union-attr]
        bench.wait(50)
    before = len(table_log(bench, table))
    table.pace.skip(ann.device)
    thought = THINKS_MS * (len(table_log(bench, table)) - before)
    assert turn_of_the_bot(bench, table) - thought < 10_000
    assert ann.last("update")["clock"]["rate"] == 1


def test_there_is_nothing_to_skip_in_ones_own_turn_or_among_people() -> None:
    _, table, ann = against_bots(ANN, BOT)
    with pytest.raises(Refusal, match="nothing-to-skip"):
        table.pace.skip(ann.device)
    _bench, table, ann = against_bots(BOT, ANN, BO)
    with pytest.raises(Refusal, match="nothing-to-skip"):
        table.pace.skip(ann.device)


def test_someone_who_only_watches_skips_nothing() -> None:
    bench, table, _ = against_bots(BOT, ANN)
    bench.wait(1_000)
    eve = Page("Eve")
    table.join(eve.device)
    with pytest.raises(Refusal, match="nothing-to-skip"):
        table.pace.skip(eve.device)
