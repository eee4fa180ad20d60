"""A house whose database is some milliseconds away, while a stranger asks for replays that don't exist: how long
do the others wait? `python -m bench.house.far_database [seconds]`
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from bench.house.processes import house
from bench.house.siege import Siege, watch
from bench.report import table
from tests.support.cluster.breaking import new_database
from tests.support.cluster.tcp_proxy import in_thread
from tools.servers import Nats, Postgres

AWAY_MS = (0, 2, 10)
"""There and back."""
ATTACK = "lost-replays"


async def besiege_far(postgres: Postgres, nats: Nats, away_ms: int, attack: str | None, seconds: float) -> Siege:
    database = await new_database(postgres)
    with tempfile.TemporaryDirectory() as folder, in_thread(postgres.port) as proxy:
        proxy.slow(away_ms / 2000)
        more = (
            "--budgets",
            "--store",
            postgres.url(database, proxy.port),
            "--bus",
            nats.url(),
        )
        async with house(Path(folder), sys.executable, *more) as (port, pid):
            return await watch(port, pid, attack, seconds)


def main(seconds: float = 8.0) -> None:
    postgres, nats = Postgres(), Nats()
    rows = []
    try:
        for away in AWAY_MS:
            for attack in (None, ATTACK):
                seen = asyncio.run(besiege_far(postgres, nats, away, attack, seconds))
                newcomer = max(seen.newcomers, default=0.0)
                rows.append((f"{away} ms", "yes" if attack else "no", f"{seen.p99:.0f} ms", f"{newcomer:.2f} s"))
                print(rows[-1], flush=True)
    finally:
        postgres.close()
        nats.close()
    print(table(("database away", "attacked", "99th percentile", "slowest newcomer"), rows))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
