"""A house of a world in a process of its own: `python -m tests.support.cluster.house_process --port … --store …`.

SIGUSR1 makes its clocks jump an hour ahead, SIGHUP sets the time of day back by two, at SIGUSR2 it says how it
stands; `--mutant` breaks one of the promises on purpose.
"""

import argparse
import asyncio
import signal
import time
from typing import Any

from breakhouse.server.admin.logs import log_to_stderr
from breakhouse.server.cluster.bus import World
from breakhouse.server.cluster.nats import NatsBus
from breakhouse.server.house import House
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.run import OpeningNotice, Plan, serve
from breakhouse.server.settings import Settings
from breakhouse.server.workers.pool import Workers
from breakhouse.table.clock import HouseClock
from tests.support.cluster.mutants import MUTANTS
from tests.support.games import on_the_shelf
from tests.support.server.tictactoe import INSTALLED

_HOUR = 3600


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--store", required=True)
    parser.add_argument("--bus", required=True)
    parser.add_argument("--name", required=True)
    parser.add_argument("--lease", type=float, required=True)
    parser.add_argument("--mutant")
    args = parser.parse_args()
    log_to_stderr(structured=False)
    clock = _jumping_clock()
    if args.mutant:
        MUTANTS[args.mutant]()

    def tell(_: OpeningNotice) -> None:
        print("open", flush=True)

    async def open_house() -> None:
        world = World(args.store, NatsBus(args.bus), args.name, args.lease)
        await serve(Plan(Settings(port=args.port), budgets=Budgets.boundless(), world=world), tell, clock=clock)

    Workers.warm = lambda self: None  # type: ignore[method-assign]  # nobody plays against bots here
    _describe_when_asked()
    with on_the_shelf(INSTALLED):
        asyncio.run(open_house())


def _jumping_clock() -> HouseClock:
    ahead, back = [0], [0]
    wall = time.time

    def jump(*_: object) -> None:
        ahead[0] += _HOUR

    def jump_back(*_: object) -> None:
        back[0] += 2 * _HOUR

    signal.signal(signal.SIGUSR1, jump)
    signal.signal(signal.SIGHUP, jump_back)
    time.time = lambda: wall() + ahead[0] - back[0]
    return HouseClock(lambda: time.monotonic_ns() + ahead[0] * 1_000_000_000)


def _describe_when_asked() -> None:
    """In one line, even while the loop waits for the database."""
    opened = House.open

    async def open(house: House) -> int:
        signal.signal(signal.SIGUSR2, lambda *_: print(_describe(house), flush=True))
        return await opened(house)

    House.open = open  # type: ignore[method-assign]


def _describe(house: House) -> str:
    store: Any = house.store
    lease, router = store._lease, house.router
    lines = [
        f"{house.id}: lease {'down' if lease.down else 'well'}, keeper closed {lease.keeper.is_closed()}, beating"
        f" {not store._beating.done()}, writing {not store._writing.done()}, {len(store._jobs)} writes waiting",
    ]
    if router is not None:
        there = {owner: len(route.pages) for owner, route in router.outgoing._routes.items()}
        here = {peer: len(one.pages) for peer, one in router.incoming._peers.items()}
        bus = "well" if router.bus.is_connected() else "away"
        lines.append(f"bus {bus}, pages elsewhere {there}, from elsewhere {here}")
    for code, table in house.tables.items():
        ledger, shuffling = table._ledger, table.shuffling
        lines.append(
            f"{code} {table.sheet.id}: epoch {lease.claims.get(table.sheet.id)}, {table.phase} ({table.pause}),"
            f" match {ledger.match and ledger.match.seq}, {len(ledger._ahead)} ahead,"
            f" attempt {table.sheet.attempt}, shuffling {shuffling.running}, closed {ledger.closed},"
            f" seats {[one.visitor and one.visitor[-4:] for one in table.sheet.chairs]},"
            f" here {[one.guest.visitor[-4:] for one in table.devices]}"
        )
    return "; ".join(lines)


if __name__ == "__main__":
    main()
