"""`breakhouse admin stats`: how many played what, today and this week, and what was slow."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from breakhouse.locales import LANGUAGES
from breakhouse.server.admin.stats import Stats, count_plays, describe, periods
from breakhouse.store import MemoryStore, PutResult, ResultRow, SeatResult
from breakhouse.terminal.cli import main
from tests.support.server.client import Person, seated, served
from tools.servers import free_port

TOKEN = "a token that nobody guesses"
DAY = 86_400
NOW = 20_000 * DAY + 20 * 3600  # eight in the evening


def result(match: str, game: str, finished: int, *people: str | None, listed: bool = True) -> ResultRow:
    seats = tuple(
        SeatResult(seat, who, who or "Bot", None if who else "casual", 1, game) for seat, who in enumerate(people)
    )
    return ResultRow(match, game, finished, False, None, (), (), "played", seats, listed=listed)


ROWS = [
    result("m1", "classic", NOW - 60, "ann", "bo"),
    result("m2", "classic", NOW - 7200, "ann", None),
    result("m3", "nim", NOW - 3 * 3600, "ann", "cy", listed=False),
    result("m4", "nim", NOW - DAY, "bo", "di"),
    result("m5", "dice", NOW - 8 * DAY, "ed"),
]


def test_people_are_counted_once_and_private_tables_too() -> None:
    store = MemoryStore(lambda call: call())
    store.submit([PutResult(row) for row in ROWS], lambda trouble: None)
    today, week = periods(store, NOW)
    assert (today.matches, today.people) == (3, 3)
    assert [(plays.game, plays.matches, plays.people) for plays in today.games] == [
        ("classic", 2, 2),
        ("nim", 1, 2),
    ]
    assert (week.matches, week.people) == (4, 4)
    assert week.since == 19_994 * DAY


async def test_any_store_finds_what_ended_since(keeps: dict[str, Any]) -> None:
    async with served(**keeps) as house:
        store = house.house.store
        await house.house.write_probe._written([PutResult(row) for row in ROWS])
        for first, found in ((0, ["m1", "m2", "m3"]), (3, ["m4"])):
            rows = await asyncio.to_thread(store.finished_since, NOW - 2 * DAY, 3, first)
            assert [row.match for row in rows] == found


def test_nothing_happened_is_said_too() -> None:
    empty = count_plays(0, [])
    for language in LANGUAGES:
        lines = list(describe(Stats(empty, empty, 0, 0, []), language))
        assert len(lines) == 4
        assert all(line.head for line in lines)


@pytest.mark.parametrize("where", ["command", "page"])
async def test_an_operator_reads_how_many_played_and_what_was_slow(
    where: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREAKHOUSE_ADMIN_TOKEN", TOKEN)
    async with (
        served(token=TOKEN) as house,
        Person(house.base, "Ann") as ann,
        Person(house.base, "Bo") as bo,
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as olga,
    ):
        _, first, second = await seated(ann, bo)
        for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
            await (first, second)[seat].mark(seat, cell)
        await first.phase("over")
        house.house.slow.note("stall", 3.0, "games.nim.game.decide:7")
        if where == "command":
            assert await asyncio.to_thread(main, ["admin", "stats", "--url", house.base]) == 0
            text = capsys.readouterr().out
        else:
            async with olga.post(f"{house.base}/admin", data={"token": TOKEN}) as answer:
                text = await answer.text()
    assert "Today (UTC): one match, 2 people" in text
    assert "tic-tac-toe: one match, 2 people" in text
    assert f"{time.strftime('%Y-%m-%d', time.gmtime())} " in text
    assert "the server stood still for 3.0 s (games.nim.game.decide:7)" in text


@pytest.mark.needs("127.0.0.2")
def test_admin_and_doctor_find_a_house_that_listens_at_an_address_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As each of several machines does in a private network; nothing answers at localhost there."""
    settings = tmp_path / "breakhouse.toml"
    settings.write_text(f'host = "127.0.0.2"\nport = {free_port()}\ndata = "{tmp_path / "data"}"\n')
    command = [sys.executable, "-m", "breakhouse.terminal.cli", "serve", "--settings", str(settings)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
        try:
            assert house.stdout is not None
            assert house.stdout.readline()
            assert main(["admin", "stats", "--settings", str(settings)]) == 0
            assert "Right now: 0 matches, 0 pages" in capsys.readouterr().out
            main(["doctor", "--settings", str(settings)])
            assert "A server answers on port" in capsys.readouterr().out
        finally:
            house.terminate()
            house.wait(20)
