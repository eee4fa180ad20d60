"""A house of a world in a process of its own: `python -m tests.cluster.house --port … --store … --bus …`.

SIGUSR1 makes its clocks jump an hour ahead; `--mutant` breaks one of the promises on purpose.
"""

import argparse
import asyncio
import signal
import time

from breakhouse.server.budgets import Budgets
from breakhouse.server.logs import log_to_stderr
from breakhouse.server.neighbours.nats import NatsBus
from breakhouse.server.neighbours.world import World
from breakhouse.server.run import OpeningNotice, Plan, serve
from breakhouse.server.thinkers import Thinkers
from breakhouse.table.clock import HouseClock
from tests.cluster.mutants import MUTANTS
from tests.games import on_the_shelf
from tests.server.tictactoe import INSTALLED

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
        await serve(Plan(port=args.port, budgets=Budgets.boundless(), world=world), tell, clock=clock)

    Thinkers.warm = lambda self: None  # type: ignore[method-assign]  # nobody plays against bots here
    with on_the_shelf(INSTALLED):
        asyncio.run(open_house())


def _jumping_clock() -> HouseClock:
    ahead = [0]
    wall = time.time

    def jump(*_: object) -> None:
        ahead[0] += _HOUR

    signal.signal(signal.SIGUSR1, jump)
    time.time = lambda: wall() + ahead[0]
    return HouseClock(lambda: time.monotonic_ns() + ahead[0] * 1_000_000_000)


if __name__ == "__main__":
    main()
