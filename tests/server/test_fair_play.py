"""Flagged matches stop counting until an operator has looked; players report each other; one queue for both."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench.signs import quick_hands
from breakhouse.bots import make_bot
from breakhouse.bots.party import Party
from breakhouse.core import HOUSE, Refusal
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.people.fair_play import WAITING, FairPlay
from breakhouse.server.people.ratings import Ratings
from breakhouse.server.workers.protocol import JobResult
from breakhouse.store import (
    Append,
    CaseRow,
    MatchRow,
    MemoryStore,
    PutCase,
    PutMatch,
    PutRating,
    PutResult,
    PutTally,
    RatingRow,
    ResultRow,
    SeatResult,
    TallyRow,
)
from breakhouse.store.folder import DATABASE
from breakhouse.store.sqlite.store import SqliteStore
from breakhouse.table.environment import SeatReport
from breakhouse.terminal.cli import main
from tests.support.server.client import Person, seated, served
from tests.support.server.matches import finished
from tests.support.store.rows import write
from tests.support.waiting import until

TOKEN = "a-token-of-the-operator"


def at_once(work: Callable[[], Any], done: Callable[[JobResult | None], None]) -> None:
    done(JobResult(work(), None, []))


class Evening:
    """Ann let a program build nine cards a minute against Bo, and won."""

    def __init__(self, pace: float = 0.5) -> None:
        self.store = MemoryStore()
        self.metrics = Metrics()
        self.ratings = Ratings(self.store)
        self.changed: list[str] = []
        changed = lambda result: self.changed.append(result.match)  # noqa: E731
        self.fair_play = FairPlay(self.store, self.ratings, at_once, self.metrics, changed, lambda: 1_000.0)
        known = [RatingRow(who, "classic", who, False, 25.0, 5.0, 30, 5.0) for who in ("ann", "bo")]
        self.write(*map(PutRating, known))
        self.before = self.points()
        self.match = self.play(pace)

    def write(self, *writes: Any) -> None:
        self.store.submit(writes, lambda trouble: None)

    def points(self) -> list[tuple[float, int]]:
        return [(round(row.mu, 6), row.played) for row in sorted(self.store.ratings(), key=lambda row: row.who)]

    def play(self, pace: float, id: str = "m1") -> str:
        secret = id.encode().ljust(32)
        sitting = Sitting.start(game("classic"), ["Ann", "Bo"], {"turns": 1, "strict": True}, secret)
        bots = [quick_hands(pace)("classic", 0, id), make_bot("classic", "casual", 1)]
        sitting = Party(sitting, bots).play()
        self.write(PutMatch(MatchRow(id, "t", secret, sitting.match.header, (), 0)))
        for entry in sitting.log:
            command = None if entry.seat == HOUSE else f"c{entry.seq}"
            self.write(Append(id, entry, command))
        people = [("ann", "Ann"), ("bo", "Bo")]
        seats = tuple(
            SeatResult(n, who, name, None, n + 1, "classic", home=n) for n, (who, name) in enumerate(people)
        )
        row = ResultRow(id, "classic", 500, True, None, (9, 3), (0,), "points", seats)
        row, more = self.ratings.rate(row)
        self.write(PutResult(row), *more, *self.fair_play.enqueue(row))
        return id

    def result(self) -> ResultRow:
        found = self.store.result(self.match)
        assert found is not None
        return found


async def test_a_flagged_match_stops_counting_and_reaches_the_operator_by_itself(
    caplog: pytest.LogCaptureFixture,
) -> None:
    evening = Evening()
    assert evening.points() != evening.before
    assert evening.store.notes(WAITING), "a restart would not forget it"
    with caplog.at_level(logging.WARNING, "breakhouse.fair_play"):
        await evening.fair_play.examine(evening.match)
    assert evening.points() == evening.before, "nobody gained, nobody lost"
    assert evening.result().withheld
    (case,) = evening.store.cases()
    assert (case.who, case.seat, case.signs, case.state) == ("ann", 0, ("quick-cards",), "open")
    assert case.figures["card"] < 0.68
    assert evening.metrics.counts["flags_total"] == 1
    assert evening.fair_play.open_cases == 1
    assert "quick-cards" in caplog.text
    assert not evening.store.notes(WAITING)
    assert evening.changed == [evening.match]


async def test_a_cleared_match_counts_as_it_would_have() -> None:
    evening = Evening()
    counted = evening.points()
    await evening.fair_play.examine(evening.match)
    await evening.fair_play.clear(evening.match, 0, "op")
    assert evening.points() == counted
    assert not evening.result().withheld
    assert [row.count for row in evening.store.tallies("ann", "classic")] == [0, 0, 0], "observed from now on"
    assert (evening.store.cases(), evening.fair_play.open_cases) == ([], 0)
    with pytest.raises(Refusal, match="no-such-case"):
        await evening.fair_play.confirm(evening.match, 0, "op")


async def test_a_confirmed_match_never_counts() -> None:
    evening = Evening()
    await evening.fair_play.examine(evening.match)
    await evening.fair_play.confirm(evening.match, 0, "op")
    result = evening.result()
    assert (result.rated, result.unrated, result.withheld) == (False, "fair-play", False)
    assert evening.points() == evening.before
    (case,) = evening.store.cases("confirmed")
    assert (case.by, case.closed) == ("op", 1_000)


async def test_hands_of_human_pace_open_no_case() -> None:
    evening = Evening(pace=0.76)
    await evening.fair_play.examine(evening.match)
    assert evening.store.cases() == []
    assert not evening.result().withheld
    assert {row.sign for row in evening.store.tallies("ann", "classic")} == {"card", "interval", "regular"}


async def test_what_matches_show_adds_up() -> None:
    evening = Evening(pace=0.76)
    slow = TallyRow("ann", "classic", "interval", 40_000, 4e7, 4e10)
    evening.write(PutTally(slow))
    await evening.fair_play.examine(evening.match)
    (case,) = evening.store.cases()
    assert case.signs == ("steady-hands",)


def report(by: int = 1, why: str = "program") -> SeatReport:
    return SeatReport("m1", "classic", by, 0, "ann", "Ann", why)


async def test_a_report_opens_a_case_once_and_withholds_nothing() -> None:
    evening = Evening(pace=0.76)
    for _ in range(3):
        evening.fair_play.report(report())
    await until(lambda: evening.fair_play.open_cases == 1, "the case")
    (case,) = evening.store.cases()
    assert [(one.by, one.why) for one in case.reports] == [(1, "program")]
    assert not evening.result().withheld
    assert evening.metrics.counts["reports_total"] == 1
    await evening.fair_play.confirm("m1", 0, "op")
    assert evening.points() == evening.before, "taken back"


async def test_flags_and_reports_of_one_seat_are_one_case() -> None:
    evening = Evening()
    evening.fair_play.report(report())
    await until(lambda: evening.fair_play.open_cases == 1, "the case")
    await evening.fair_play.examine(evening.match)
    (case,) = evening.store.cases()
    assert (case.signs, len(case.reports)) == (("quick-cards",), 1)


# ---------------------------------------------------------------- at a house


async def test_players_report_a_seat_and_the_operator_works_through_the_queue() -> None:
    async with (
        served(token=TOKEN, budgets=Budgets()) as house,
        Person(house.base, "Ann") as ann,
        Person(house.base, "Bo") as bo,
    ):
        code, first, second = await seated(ann, bo)
        watcher = await ann.page(code)
        replay = await finished(first, second)
        await second.say("report", seat=0, why="program")
        notice = await second.until("notice", code="reported")
        assert notice["text"] == "Thank you. The operator will look at how Ann played."
        await second.say("report", seat=1, why="rude")
        assert (await second.until("refused"))["code"] == "nobody-to-report"
        assert not any(message.get("code") == "reported" for page in (first, watcher) for message in page.received)
        await until(lambda: house.house.fair_play.open_cases == 1, "the case")
        operator = {"Authorization": f"Bearer {TOKEN}"}
        _, listed = await ann.ask("GET", "/api/admin/cases", headers=operator)
        (case,) = listed["cases"]
        assert (case["name"], case["match"], case["reports"][0]["why"]) == ("Ann", replay, "program")
        status, _ = await ann.ask("POST", "/api/admin/clear", {"target": f"{replay}/1"}, headers=operator)
        assert status == 200
        _, listed = await ann.ask("GET", "/api/admin/cases", headers=operator)
        assert listed["cases"] == []
        _, audit = await ann.ask("GET", "/api/admin/audit", headers=operator)
        assert audit["deeds"][0]["action"] == "clear"
        for _ in range(4):
            await second.say("report", seat=0, why="rude")
        assert (await second.until("refused"))["code"] == "too-many-reports"


async def test_the_operators_page_shows_the_queue() -> None:
    async with served(token=TOKEN) as house, Person(house.base, "Ann") as ann:
        row = CaseRow("m1", 1, "bo", "B<o>", "mini", 5, signs=("quick-cards",), figures={"card": 0.5})
        house.house.store.submit([PutCase(row)], lambda trouble: None)
        async with ann.http.post(f"{house.base}/admin", data={"token": TOKEN}) as answer:
            page = await answer.text()
        assert "Cards finished faster than a person can build." in page
        assert "B&lt;o&gt;" in page
        assert "m1/2" in page
        form = {"do": "confirm", "target": "m1/2"}
        async with ann.http.post(f"{house.base}/admin", data=form) as answer:
            assert "Nothing is waiting for you." in await answer.text()
        assert house.house.store.cases("confirmed")


def test_the_command_line_lists_what_waits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["flags", "--data", str(tmp_path)]) == 0
    assert "Nothing is waiting for you." in capsys.readouterr().out
    store = SqliteStore(tmp_path / DATABASE)
    write(store, PutCase(CaseRow("m1", 0, "w", "Ann", "classic", 0, signs=("quick-cards",))))
    store.close()
    assert main(["flags", "--data", str(tmp_path)]) == 0
    assert "Case m1/1 of 1970-01-01 00:00: Ann (w), classic. Cards finished faster" in capsys.readouterr().out


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
