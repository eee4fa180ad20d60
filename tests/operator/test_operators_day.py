"""An operator's day, from the pages alone: host, moderate, back up, lose the disk, restore, upgrade, go back.

And look up a slow evening.
"""

import asyncio
import json
import re
import shutil
import signal
from collections.abc import Iterator

import pytest

from breakhouse.store.folder import DATABASE
from tests.support.operator.host import Done, Host, admin_lines
from tests.support.operator.other_user import public_folder
from tests.support.server.client import Person, seated

ORDINARY = pytest.param(False, id="an ordinary user", marks=pytest.mark.soak)
"""Here every line is a process."""


@pytest.fixture(params=[pytest.param(True, id="root", marks=pytest.mark.needs("another user")), ORDINARY])
def host(request: pytest.FixtureRequest) -> Iterator[Host]:
    with public_folder() as folder:
        if not request.param:
            folder.chmod(0o777)
        yield Host(folder, apart=request.param)


def well(done: Done) -> str:
    assert done.code == 0, done
    assert done.err == "", done
    return done.out


async def meet(base: str) -> dict[str, str]:
    """Ann and Bo finish a match and begin another; what the pages call them."""
    async with Person(base, "Ann") as ann, Person(base, "Bo") as bo:
        _, first, second = await seated(ann, bo)
        for n, cell in enumerate((0, 3, 1, 4, 2)):
            await (first, second)[n % 2].mark(n % 2, cell)
        replay = (await first.phase("over"))["table"]["result"]["replay"]
        for page, seat in ((second, 0), (first, 1)):
            await page.say("report", seat=seat, why="program")
            await page.until("notice", code="reported")
        _, first, _ = await seated(ann, bo)
        await first.mark(0, 4)
        people = [(await person.get("/api/me"))["who"] for person in (ann, bo)]
    cases = {f"7Qe…/{seat}": f"{replay}/{seat}" for seat in (1, 2)}
    return {"8fK2…": people[0], "WHO": people[1], "NAME": "Max", **cases}


def find_tables(host: Host) -> list[str]:
    tables = json.loads(well(host.type("breakhouse admin tables --json")))["tables"]
    return sorted(table["id"] for table in tables)


def test_every_admin_line_of_the_pages_works_as_printed(host: Host) -> None:
    lines = list(admin_lines())
    assert {page for page, _ in lines} >= {"hosting.md", "network-bot.md"}
    with host.serve() as base:
        stand_for = {**asyncio.run(meet(base)), "TABLE": find_tables(host)[0]}
        for page, line in sorted(lines, key=lambda one: " erase " in one[1]):
            for word, meant in stand_for.items():
                line = re.sub(rf"(?<!\S){word}(?!\S)", meant, line)
            done = host.type(line)
            assert done.code == 0, (page, line, done.err)
        actions = [
            deed["action"] for deed in json.loads(well(host.type("breakhouse admin audit --json")))["deeds"]
        ]
        assert {
            "ban",
            "unban",
            "rename",
            "close",
            "announce",
            "export",
            "erase",
            "bot",
            "clear",
            "confirm",
        } <= set(actions)


@pytest.mark.soak
def test_a_day(host: Host) -> None:
    evening = host.folder / "evening.backup"
    with host.serve(end=signal.SIGKILL) as base:
        asyncio.run(meet(base))
        tables = find_tables(host)
        told = well(host.type("breakhouse doctor"))
        assert "problem" not in told
        assert "can write to" in told
        assert "is a good backup" in well(host.type(f"breakhouse backup {evening}"))
        well(host.type("breakhouse admin ban 198.51.100.0/24"))
        assert "198.51.100.0/24" in well(host.type("breakhouse admin bans"))
        assert "Today (UTC): one match, 2 people" in well(host.type("breakhouse admin stats"))

    shutil.rmtree(host.data)  # the disk is lost, and a new one is mounted
    host.make(host.data)
    (kept,) = host.elsewhere.iterdir()
    assert "is a good backup" in well(host.type(f"breakhouse backup --verify {kept}"))
    assert "matches: 2 (1 finished)" in well(host.type(f"breakhouse backup --verify {evening}"))
    well(host.type(f"breakhouse restore {evening}"))
    with host.serve():
        assert find_tables(host) == tables
        assert "problem" not in well(host.type("breakhouse doctor"))

    with host.serve("newer"):
        assert find_tables(host) == tables
    (before,) = host.data.glob(f"{DATABASE}.version-*")
    assert f"how it was is in {before}" in host.log.read_text(encoding="utf-8")
    refused = host.try_to_serve()
    assert refused.code == 2
    assert "problem" in host.type("breakhouse doctor").out
    (line,) = re.findall("“(breakhouse restore .+)”", refused.err)
    well(host.type(line))
    with host.serve():
        assert find_tables(host) == tables
        assert "problem" not in well(host.type("breakhouse doctor"))
        host.stand_still(0.6)
        assert "the server stood still for 0." in well(host.type("breakhouse admin stats"))
    logged = map(json.loads, host.log.read_text(encoding="utf-8").splitlines())
    assert any(line["part"] == "slow" and line.get("kind") == "stall" and line["ms"] >= 500 for line in logged)
