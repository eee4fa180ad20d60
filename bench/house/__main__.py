"""`python -m bench.house`: the server against boardgame.io, then under load; the section `house` of the page.

Results are stored in bench/results/house.json; `--again` continues an interrupted run.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from bench.house.attacks import ATTACKS
from bench.house.crowd import crowd
from bench.house.moves import measure_moves, ratio_of, tree_of
from bench.house.processes import house, install_peer, peer
from bench.house.siege import ROOT, besiege
from bench.house.siege import section as siege_section
from bench.house.tictactoe import HouseSide, PeerSide, moves_per_cpu_second
from bench.house.world import PARTS, measure_world
from bench.house.world import section as world_section
from bench.report import RESULTS, describe, machine, table, write_section

KEPT = RESULTS / "house.json"
MATCHES = 200
TIMES = 3
"""Repetitions in one process: the first has the target, the last shows warm servers."""


async def tictactoe(rounds: int, python: str | None) -> dict[str, list[list[float]]]:
    """The servers take turns, so other load on the machine affects all of them."""
    houses = {"house": sys.executable}
    if python:
        houses["beside"] = python
    figures: dict[str, list[list[float]]] = {name: [] for name in (*houses, "memory", "files")}
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            for name, how in houses.items():
                async with house(Path(folder) / name, how) as (port, pid):
                    figures[name].append(await moves_per_cpu_second(HouseSide(port), [pid], MATCHES, TIMES))
            async with peer(None) as (port, pid):
                figures["memory"].append(await moves_per_cpu_second(PeerSide(port), [pid], MATCHES, TIMES))
            async with peer(Path(folder) / "files") as (port, pid):
                figures["files"].append(await moves_per_cpu_second(PeerSide(port), [pid], MATCHES, TIMES))
        print(
            f"round {number + 1}: "
            + ", ".join(f"{name} {' '.join(f'{n:,.0f}' for n in runs[-1])}" for name, runs in figures.items()),
            flush=True,
        )
    return figures


async def measure_crowd(tables: int, seconds: float) -> dict[str, float]:
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


async def run_siege(seconds: float, kept: dict[str, Any], names: Sequence[str], before: str | None) -> None:
    """Each attack once, or in turns with the code of another commit; what was seen is kept at once."""
    with nullcontext() if before is None else tree_of(before) as tree:
        for name in names:
            earlier = {} if tree is None else {"before": await _besiege(name, seconds, tree)}
            kept["siege"][name] = await _besiege(name, seconds) | earlier
            print(f"{name}: {kept['siege'][name]}", flush=True)
            _keep(kept)


async def _besiege(name: str, seconds: float, tree: Path = ROOT) -> dict[str, Any]:
    seen = await besiege(None if name == "none" else name, seconds, tree)
    return {
        "p99": seen.p99,
        "longest": seen.longest,
        "newcomer": max(seen.newcomers, default=None),
        "commands": seen.commands,
        "drawn": seen.drawn,
        "core": seen.core,
    }


def section(kept: dict[str, Any]) -> str:
    runs: dict[str, list[list[float]]] = kept["tictactoe"]
    servers = {
        "house": f"the house, SQLite, durable before it answers; {kept['python']}",
        "beside": f"the same; {kept.get('beside', '')}",
        "memory": "boardgame.io, memory store",
        "files": "boardgame.io, file store",
    }
    seen = kept["crowd"]
    heads = ("server", "moves per CPU-second", ": memory store", ": file store")
    cold = table((*heads[:2], f"{heads[2]} (aim 8)", f"{heads[3]} (aim 20)"), _rows(servers, runs, 0))
    warm = table(heads, _rows(servers, runs, TIMES - 1))
    warmed = (TIMES - 1) * MATCHES
    return f"""## The house

{kept["machine"]}; load of the machine when it began: {kept["load"]}.

The same tic-tac-toe, the same client, {MATCHES} matches in a closed loop; set-up is not counted.
Median of {len(runs["house"])} rounds in which the servers took turns (lowest and highest in brackets).

{cold}

Warm, after {warmed} such matches in the same process: Node compiles hot code while it runs, which costs
time at first and pays off later.

{warm}

CPU time of a command in the rules and the match, without sockets and disk, against commit {kept["moves before"]};
both take turns:

{table(("command", "microseconds", "now : before"), _cost_rows(kept["moves"]))}

{seen["connections"]:,} connections at {seen["tables"]:,} tables of Skip-Bo Breakers, each given two commands a
second by the clock, with the load generator on the same two cores:

{
        table(
            ("", "seen"),
            (
                ("commands a second", f"{seen['a_second']:,.0f}"),
                (
                    "refused; due while the one before was still unanswered",
                    f"{seen['refused']:,}; {seen['not_yet']:,}",
                ),
                ("from due to acknowledged, median", f"{seen['p50']:.1f} ms"),
                ("99th percentile", f"{seen['p99']:.1f} ms"),
                ("private memory per connection, with its share of table and log", f"{seen['kb']:.1f} KB"),
                ("share of one core: the house, the load generator", f"{seen['cpu']:.0%}, {seen['own_cpu']:.0%}"),
            ),
        )
    }
"""


def _rows(servers: dict[str, str], runs: dict[str, list[list[float]]], time: int) -> list[tuple[str, ...]]:
    figures = {name: [one[time] for one in rounds] for name, rounds in runs.items()}
    peers = ("memory", "files")
    return [
        (
            servers[name],
            f"{statistics.median(seen):,.0f}",
            *("" if name in peers else _ratio(seen, figures[peer]) for peer in peers),
        )
        for name, seen in figures.items()
    ]


def _cost_rows(moves: dict[str, list[list[float]]]) -> list[tuple[str, ...]]:
    return [
        (f"`{name}`", f"{statistics.median(now for now, _ in runs):.0f}", f"{ratio_of(runs):.2f}")
        for name, runs in moves.items()
    ]


def _ratio(house: list[float], peer: list[float]) -> str:
    ratios = [a / b for a, b in zip(house, peer, strict=True)]
    return f"**{statistics.median(ratios):.1f} ×** ({min(ratios):.1f}–{max(ratios):.1f})"


def _name_python(python: str) -> str:
    ask = "import platform, sys; print(platform.python_version(), sys.base_prefix == '/usr')"
    answer = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout.split()
    return f"Python {answer[0]}{' of the system' if answer[1] == 'True' else ''}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--again", action="store_true", help="go on with what an interrupted run has measured")
    parser.add_argument("--world", nargs="*", choices=PARTS, help="only the part about many houses, or some of it")
    parser.add_argument("--trials", type=int, default=20, help="takeovers after a kill")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--beside", help="another Python with the house in it, measured in the same rounds")
    parser.add_argument("--before", default="HEAD~1", help="the commit that a command's cost is compared with")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--attacks", nargs="*", choices=("none", *ATTACKS), help="only these, and --before too")
    parser.add_argument("--siege", type=float, default=12, help="seconds of each attack")
    args = parser.parse_args()
    only_world, only_siege = args.world is not None, args.attacks is not None
    again = args.again or only_world or only_siege
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() and again else {}
    this_machine = describe(machine(["aiohttp", "msgspec", "uvloop"]))
    kept.setdefault("machine", this_machine)
    kept.setdefault("load", f"{os.getloadavg()[0]:.1f}")
    if "tictactoe" not in kept:
        install_peer()
        kept["python"] = _name_python(sys.executable)
        if args.beside:
            kept["beside"] = _name_python(args.beside)
        kept["tictactoe"] = asyncio.run(tictactoe(args.rounds, args.beside))
        _keep(kept)
    if "moves" not in kept:
        kept["moves before"] = args.before
        kept["moves"] = measure_moves(args.rounds, args.before)
        _keep(kept)
    if "crowd" not in kept:
        kept["crowd"] = asyncio.run(measure_crowd(args.tables, args.seconds))
        _keep(kept)
    if only_world or "world" not in kept:
        measured = measure_world(args.rounds, args.tables, args.seconds, args.trials, args.world or PARTS)
        kept["world"] = {**kept.get("world", {}), **asyncio.run(measured)}
        kept["world machine"] = this_machine
        _keep(kept)
    if only_siege:
        kept["siege again"] = f"{this_machine}; load of the machine: {os.getloadavg()[0]:.1f}"
    kept.setdefault("siege load", f"{os.getloadavg()[0]:.1f}")
    kept.setdefault("siege machine", this_machine)
    kept.setdefault("siege", {})
    names = args.attacks or [name for name in ("none", *ATTACKS) if name not in kept["siege"]]
    asyncio.run(run_siege(args.siege, kept, names, args.before if args.attacks else None))
    text = "\n".join(
        (
            section(kept),
            world_section(kept["world"], kept["world machine"]),
            siege_section(kept["siege"], kept["siege load"], kept["siege machine"], kept.get("siege again")),
        )
    )
    write_section("house", text)
    print(text)


def _keep(kept: dict[str, Any]) -> None:
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
