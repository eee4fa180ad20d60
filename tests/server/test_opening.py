"""How long a house with many running matches takes to open."""

import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from breakhouse.server.house import House
from breakhouse.store.folder import DATABASE
from tests.support.server.client import Person, seated, served

pytestmark = pytest.mark.soak


async def test_a_folder_with_two_thousand_tables_opens_within_five_seconds(tmp_path: Path) -> None:
    """Each with a match of Skip-Bo Breakers that runs; people are let in while most of them are still to come."""
    async with served(tmp_path) as house, Person(house.base, "Ann") as ann, Person(house.base, "Bo") as bo:
        code, *_ = await seated(ann, bo, "skipbo-breakers")
        sheet = house.house.tables[code].sheet
    with sqlite3.connect(tmp_path / DATABASE) as data:
        for n in range(2_000):
            copy = msgspec.structs.replace(sheet, id=f"t{n}", code=f"CODE{n}", match=f"m{n}")
            data.execute("INSERT INTO tables VALUES (?, ?, ?)", (copy.id, copy.code, msgspec.json.encode(copy)))
            for name, key in (("matches", "id"), ("secrets", "match"), ("entries", "match"), ("tails", "match")):
                columns = [row[1] for row in data.execute(f"PRAGMA table_info({name})")]
                values = ", ".join("?1" if one == key else f'"{one}"' for one in columns)
                data.execute(
                    f"INSERT INTO {name} SELECT {values} FROM {name} WHERE {key} = ?2", (f"m{n}", sheet.match)
                )
    began = time.thread_time()
    reopened = House(tmp_path)
    try:
        assert await reopened.open() == 2_001
        assert (await reopened.tables.find("CODE1999")).match is not None
        assert time.thread_time() - began < 5
    finally:
        await reopened.close()
