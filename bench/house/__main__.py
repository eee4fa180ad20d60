"""`python -m bench.house`: the house against boardgame.io, then under a crowd; the section `house` of the page.

What was measured is kept in bench/results/house.json, so an interrupted run goes on; `--fresh` forgets it.
"""

import argparse
import asyncio
import json
import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from bench.house.crowd import crowd
from bench.house.processes import house, install_peer, peer
from bench.house.tictactoe import HouseSide, PeerSide, moves_per_cpu_second
from bench.report import RESULTS, described, machine, table, write_section

KEPT = RESULTS / "house.json"
MATCHES = 200


async def tictactoe(rounds: int) -> dict[str, list[float]]:
    """The three servers take turns, so that what else the machine does falls on all of them."""
    figures: dict[str, list[float]] = {"house": [], "memory": [], "files": []}
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            async with house(Path(folder) / "house") as (port, pid):
                figures["house"].append(await moves_per_cpu_second(HouseSide(port), pid, MATCHES))
            async with peer(None) as (port, pid):
                figures["memory"].append(await moves_per_cpu_second(PeerSide(port), pid, MATCHES))
            async with peer(Path(folder) / "files") as (port, pid):
                figures["files"].append(await moves_per_cpu_second(PeerSide(port), pid, MATCHES))
        print(
            f"round {number + 1}: " + ", ".join(f"{name} {told[-1]:,.0f}" for name, told in figures.items()),
            flush=True,
        )
    return figures


async def crowded(tables: int, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        async with house(Path(folder)) as (port, pid):
            seen = await crowd(port, pid, tables, seconds)
    return {
        "tables": tables,
        "connections": seen.connections,
        "commands": seen.commands,
        "a_second": seen.commands / seconds,
        "refused": seen.refused,
        "not_yet": seen.not_yet,
        "own_cpu": seen.own_cpu_share,
        "p50": seen.percentile(0.5),
        "p99": seen.percentile(0.99),
        "kb": seen.kb_a_connection,
        "cpu": seen.cpu_share,
    }


def section(kept: dict[str, Any]) -> str:
    moves = {name: statistics.median(told) for name, told in kept["tictactoe"].items()}
    ratios = {
        name: statistics.median(
            [a / b for a, b in zip(kept["tictactoe"]["house"], kept["tictactoe"][name], strict=True)]
        )
        for name in ("memory", "files")
    }
    seen = kept["crowd"]
    rows = [
        ("the house, SQLite, durable before told", f"{moves['house']:,.0f}", "1"),
        ("boardgame.io, memory store", f"{moves['memory']:,.0f}", f"{ratios['memory']:.1f} ×"),
        ("boardgame.io, file store", f"{moves['files']:,.0f}", f"{ratios['files']:.1f} ×"),
    ]
    return f"""## The house

{kept["machine"]}; load of the machine when it began: {kept["load"]}.

The same tic-tac-toe, the same client, {MATCHES} matches in a closed loop; set-up is not counted.
Median of {len(kept["tictactoe"]["house"])} rounds in which the servers took turns.

{table(("server", "moves per CPU-second", "the house does"), rows)}

{seen["connections"]:,} connections at {seen["tables"]:,} tables of Skip-Bo Breakers, two commands a second at
each by the clock, the load generator on the same two cores:

{
        table(
            ("", "seen"),
            (
                ("commands a second", f"{seen['a_second']:,.0f}"),
                (
                    "refused; due while the one before was still on its way",
                    f"{seen['refused']:,}; {seen['not_yet']:,}",
                ),
                ("from being due to acknowledged, median", f"{seen['p50']:.1f} ms"),
                ("99th percentile", f"{seen['p99']:.1f} ms"),
                ("private memory a connection, its share of the table and log included", f"{seen['kb']:.1f} KB"),
                ("of one core: the house, the load generator", f"{seen['cpu']:.0%}, {seen['own_cpu']:.0%}"),
            ),
        )
    }
"""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args()
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() and not args.fresh else {}
    kept.setdefault("machine", described(machine(["aiohttp", "msgspec", "uvloop"])))
    kept.setdefault("load", f"{os.getloadavg()[0]:.1f}")
    if "tictactoe" not in kept:
        install_peer()
        kept["tictactoe"] = asyncio.run(tictactoe(args.rounds))
        _keep(kept)
    if "crowd" not in kept:
        kept["crowd"] = asyncio.run(crowded(args.tables, args.seconds))
        _keep(kept)
    write_section("house", section(kept))
    print(section(kept))


def _keep(kept: dict[str, Any]) -> None:
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
