"""A server that is sent SIGTERM while slow work waits in all its queues: `python -m … FOLDER`."""

import asyncio
import os
import signal
import sys
import time
from functools import partial
from pathlib import Path

from breakhouse.server.house import House
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.limits.token_buckets import Account
from breakhouse.server.run import Plan, serve
from breakhouse.server.settings import Settings
from tools.servers import free_port


async def main(folder: Path) -> None:
    houses: list[House] = []
    opened = House.open

    async def open(house: House) -> int:
        houses.append(house)
        return await opened(house)

    House.open = open  # type: ignore[method-assign]
    plan = Plan(Settings(port=free_port()), folder, Budgets.boundless())
    asking: list[asyncio.Future[object]] = []

    def queue_work(_: object) -> None:
        asking.append(asyncio.ensure_future(_keep_busy(houses[0])))

    await serve(plan, queue_work)
    for each in asking:
        each.cancel()
    await asyncio.gather(*asking, return_exceptions=True)


async def _keep_busy(house: House) -> None:
    jobs, eve = house.jobs, Account("eve", "192.0.2.1")
    work = [jobs.lookups.run(eve, lambda: time.sleep(0.2)) for _ in range(5)]
    work += [jobs.slow.run(eve, partial(time.sleep, 0.5)) for _ in range(3)]
    waiting = [asyncio.ensure_future(each) for each in work]
    await asyncio.sleep(0.3)  # really: some of it has begun
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.gather(*waiting)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
