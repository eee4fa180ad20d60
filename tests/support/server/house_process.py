"""A house with tic-tac-toe on its shelf: `python -m tests.support.server.house_process --port …`."""

import argparse
from pathlib import Path

from breakhouse.server.admin.logs import log_to_stderr
from breakhouse.server.cluster.bus import World
from breakhouse.server.cluster.nats import NatsBus
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.run import OpeningNotice, Plan, run, serve
from breakhouse.server.settings import Settings
from tests.support.games import on_the_shelf
from tests.support.server.tictactoe import INSTALLED


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--budgets", action="store_true", help="with the usual budgets, not boundless")
    parser.add_argument("--store")
    parser.add_argument("--bus")
    parser.add_argument("--house", default="house")
    args = parser.parse_args()
    log_to_stderr(structured=False)

    def opened(house_opened: OpeningNotice) -> None:
        print(f"open {house_opened.tables}", flush=True)

    with on_the_shelf(INSTALLED):
        budgets = Budgets() if args.budgets else Budgets.boundless()
        world = World(args.store, NatsBus(args.bus), args.house) if args.store else None
        run(serve(Plan(Settings(port=args.port), folder=args.data, budgets=budgets, world=world), opened))


if __name__ == "__main__":
    main()
