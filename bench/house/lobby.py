"""`python -m bench.house.lobby`: what a lobby of many tables costs, as it was and as it is.

As it was: every list went through all tables, and every two seconds all of them were told to the other houses.
As it is: lists are kept in order, and only changes travel (`server.tables.lobby`, `server.cluster.listing`). All
figures are processor time of one thread; both ways are measured in the same run.
"""

import argparse
import asyncio
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import msgspec

from breakhouse.games import shelf
from breakhouse.server.cluster.listing import Listing
from breakhouse.server.cluster.messages import TableNews, TablesNews, encode, read_news
from breakhouse.server.house import House
from breakhouse.server.http.api import _line, get_tables
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.limits.token_buckets import Account
from breakhouse.server.people.visitors import guest
from breakhouse.server.tables.lobby import Lobby, describe_line
from breakhouse.table import Device
from breakhouse.table.create import NewTable

EVERY_S = 2.0
"""Seconds between two pieces of news."""


async def measure(tables: int, changing: float) -> dict[str, Any]:
    """`changing`: the share of tables at which something changes that lists show, in each interval of news."""
    house = House(None, Budgets.boundless())
    await house.open()
    try:
        for n in range(tables):
            row = house.visitors.newcomer(house.signer.new(), "en")
            table = await house.tables.make(NewTable(next(iter(shelf()))), guest(row, ""), Account("", f"{n}"))
            table.join(Device(guest(row, ""), "en", lambda data: None, lambda code, again: None))
        house.lobby.take_unsent()
        own = list(house.tables.values())
        request = Mock(services=Mock(lobby=house.lobby))
        request.number, request.query = (lambda *_: 0), (lambda *_: None)
        found = await get_tables(request)
        rng = random.Random(1)

        def list_before() -> bytes:
            lines = [describe_line(one) for one in own if one.sheet.access == "open" and one.devices]
            return msgspec.json.encode(sorted(map(_line, lines), key=lambda line: -line.since)[:200])

        def list_now() -> bytes:
            return msgspec.json.encode([_line(one) for one in house.lobby.open_tables()])

        def news_before() -> list[bytes]:
            lines = [describe_line(one) for one in own]
            return [encode(TablesNews("one", n, lines[n : n + 300])) for n in range(0, len(lines), 300)]

        def take_before(all_of_them: list[bytes]) -> dict[str, TableNews]:
            return {line.code: line for data in all_of_them for line in _read(data).lines}

        sent: list[bytes] = []
        now = [0]
        here = Listing("one", house.lobby, lambda news: sent.append(encode(news)), Mock(), lambda: now[0])
        there = Listing("other", Lobby(lambda code: None), lambda news: None, Mock(), lambda: now[0])
        there.lobby.note("one", house.lobby.own("", tables))
        there._peers["one"] = Mock(heard_at=0, n=0, catching_up=False)

        def change() -> None:
            for table in rng.sample(own, round(tables * changing)):
                table.join(
                    Device(guest(house.visitors.newcomer(house.signer.new(), "en"), ""), "en", _deaf, _deaf_bye)
                )

        def news_now() -> None:
            now[0] += 2_000
            here.tick()

        def take_now() -> None:
            for data in sent:
                there.receive(_read(data))
            sent.clear()

        before = news_before()
        figures = {
            "tables": tables,
            "lines in a list": len(found.tables),
            "changes in an interval": round(tables * changing),
            "a list before, ms": _median(list_before, 5),
            "a list now, ms": _median(list_now, 51),
            "news before, % of a core": _share(_median(news_before, 5)),
            "their reading before, % of a core": _share(_median(lambda: take_before(before), 5)),
            "news now, % of a core": _share(_median(news_now, 11, change)),
            "bytes of news before": sum(map(len, before)),
        }
        sent.clear()
        there._peers["one"].n = here._n
        change()
        news_now()
        figures["bytes of news now"] = sum(map(len, sent))
        figures["their reading now, % of a core"] = _share(_median(take_now, 1))
        return figures
    finally:
        await house.close()


def _deaf(data: bytes) -> None: ...


def _deaf_bye(code: str, again: bool) -> None: ...


def _read(data: bytes) -> TablesNews:
    read = read_news(data)
    assert isinstance(read, TablesNews)
    return read


def _median(work: Callable[[], object], times: int, prepare: Callable[[], object] = lambda: None) -> float:
    """Milliseconds of this thread."""
    took = []
    for _ in range(times):
        prepare()
        began = time.thread_time()
        work()
        took.append((time.thread_time() - began) * 1000)
    return round(statistics.median(took), 2)


def _share(ms: float) -> float:
    return round(ms / EVERY_S / 10, 2)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=25_000)
    parser.add_argument("--changing", type=float, default=0.01)
    args = parser.parse_args()
    print(json.dumps(asyncio.run(measure(args.tables, args.changing)), indent=2))
