"""`python -m bench.engine`: prepares the peers' environment, lets all take turns, writes the page.

An interrupted run continues where it stopped; `--fresh` starts over.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.report import RESULTS, ROOT, describe, machine, table, write_section

PEERS = ("open_spiel==2.0.2", "rlcard==1.2.0")
PGX_PACKAGE = "pgx==2.6.0"
"""Tried, and left out where it does not install: it needs JAX."""
ENVIRONMENT = ROOT / ".venv-bench-engine"
KEPT = RESULTS / "engine.json"
ROUNDS = 5
WARM_UP, SECONDS = 8.0, 1.5
COMPILE = "from breakhouse.skipbo_breakers import warm; warm()"

Name = tuple[str, ...]
OPENSPIEL_GAMES, OPENSPIEL_ROLLOUTS = ("openspiel-games",), ("openspiel-rollouts",)
OPENSPIEL_PYTHON, OPENSPIEL_SHORTCUT, RLCARD = ("openspiel-python",), ("openspiel-shortcut",), ("rlcard",)
PGX, WRAPPER = ("pgx",), ("pettingzoo", "3")
TABLES = ("1", "64", "1024", "16384")
VECTORS = tuple(("vector", "3", tables) for tables in TABLES)
SEATS = ("3", "2", "4")
"""Three first: Dou Dizhu is played by three."""
OURS = ("compiled-hands", "compiled-rollouts", "stepwise")


def contestants(pgx: bool) -> list[Name]:
    peers: list[Name] = [OPENSPIEL_GAMES, OPENSPIEL_ROLLOUTS, OPENSPIEL_PYTHON, OPENSPIEL_SHORTCUT, RLCARD]
    peers += [PGX] * pgx
    return [*peers, *((kind, seats) for kind in OURS for seats in SEATS), WRAPPER, *VECTORS]


def peers_python() -> Path:
    """The interpreter of the peers' own environment, which is made when it is not there."""
    python = ENVIRONMENT / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", *PEERS], check=True)
    return python


def has_pgx(python: Path) -> bool:
    """Whether Pgx could be installed and runs."""
    installed = subprocess.run([python, "-m", "pip", "install", "--quiet", PGX_PACKAGE], check=False)
    return not installed.returncode and not subprocess.run([python, "-c", "import pgx"], check=False).returncode


def start(name: Name, python: Path) -> "subprocess.Popen[str]":
    if len(name) == 1:
        command = [str(python), str(Path(__file__).with_name("peers.py")), *name]
    else:
        command = [sys.executable, "-m", "bench.engine.ours", *name]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(process: "subprocess.Popen[str]", seconds: float) -> float:
    """Moves per CPU-second over about so many seconds."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"{seconds}\n")
    process.stdin.flush()
    result = json.loads(process.stdout.readline())
    return float(result["moves"] / result["seconds"])


def measure(kept: dict[str, Any], python: Path, wanted: int, seconds: float) -> None:
    """Adds rounds until there are enough; what was measured is kept after each."""
    subprocess.run([sys.executable, "-c", COMPILE], check=True)  # once, not in every process
    processes = {name: start(name, python) for name in contestants(kept["pgx"])}
    try:
        for name, process in processes.items():
            ask(process, WARM_UP if name[0] == "stepwise" else 0.2)
        while len(kept["rounds"]) < wanted:
            kept["rounds"].append({" ".join(name): ask(process, seconds) for name, process in processes.items()})
            KEPT.write_text(json.dumps(kept, indent=1) + "\n")
            print(f"round {len(kept['rounds'])} of {wanted}", flush=True)
    finally:
        for process in processes.values():
            process.kill()
            process.wait()


def rate(rounds: Sequence[dict[str, float]], name: Name) -> float:
    return statistics.median(one[" ".join(name)] for one in rounds)


def ratio(rounds: Sequence[dict[str, float]], ours: Name, theirs: Name) -> str:
    """The median of the rounds' ratios, with the lowest and the highest."""
    found = sorted(one[" ".join(ours)] / one[" ".join(theirs)] for one in rounds)
    return f"{statistics.median(found):.2f} ({found[0]:.2f}–{found[-1]:.2f})"


def page(kept: dict[str, Any]) -> str:
    rounds = kept["rounds"]
    names = contestants(kept["pgx"])
    speeds = [(LABELS[name[0]].format(*name[1:]), f"{rate(rounds, name):,.0f}") for name in names]
    aims = [
        ("compiled hands : OpenSpiel's C++ games", "≥ 15", *_by_seats(rounds, "compiled-hands", OPENSPIEL_GAMES)),
        (
            "compiled playouts : OpenSpiel's C++ rollouts",
            "",
            *_by_seats(rounds, "compiled-rollouts", OPENSPIEL_ROLLOUTS),
        ),
        (
            "one step at a time : OpenSpiel's Python interface",
            "≥ 1",
            *_by_seats(rounds, "stepwise", OPENSPIEL_PYTHON),
        ),
        ("the same, its cards dealt by a shortcut", "", *_by_seats(rounds, "stepwise", OPENSPIEL_SHORTCUT)),
        ("one step at a time : RLCard", "≥ 50", *_by_seats(rounds, "stepwise", RLCARD)),
    ]
    return "\n\n".join(
        [
            "## Engine: random play of Skip-Bo Breakers",
            describe(kept["machine"])
            + " · "
            + " · ".join((*PEERS, *[PGX_PACKAGE] * kept["pgx"]))
            + f"; load of the machine: {kept['load']:.1f}.",
            ABOUT.format(rounds=len(rounds), seconds=kept["seconds"], warm=WARM_UP),
            table(("ratio: median (lowest–highest)", "aim", "3 players", "2 players", "4 players"), aims),
            _many_tables(rounds, kept["pgx"]),
            table(("moves per CPU-second, median", ""), speeds),
        ]
    )


def _many_tables(rounds: Sequence[dict[str, float]], pgx: bool) -> str:
    peers = {"the PettingZoo wrapper": WRAPPER, "OpenSpiel's Python interface": OPENSPIEL_PYTHON}
    peers |= {"Pgx, 1,024 tables": PGX} if pgx else {}
    head = ("`VectorHands`, 3 players", "steps per CPU-second", *(f": {peer}" for peer in peers))
    rows = [
        (
            f"{int(name[2]):,} tables",
            f"{rate(rounds, name):,.0f}",
            *(ratio(rounds, name, peer) for peer in peers.values()),
        )
        for name in VECTORS
    ]
    aim = "Aims at 1,024 tables: 2,000,000 steps with observations and masks, and 100 times the wrapper."
    return table(head, rows) + "\n\n" + (aim if pgx else f"{aim} Pgx did not install here.")


def _by_seats(rounds: Sequence[dict[str, float]], kind: str, peer: Name) -> list[str]:
    return [ratio(rounds, (kind, seats), peer) for seats in SEATS]


LABELS = {
    "openspiel-games": "OpenSpiel `dou_dizhu`, whole games in the C++ loop `evaluate_bots` over C++ random bots",
    "openspiel-rollouts": "OpenSpiel `dou_dizhu`, C++ rollouts from dealt positions (`RandomRolloutEvaluator`)",
    "openspiel-python": "OpenSpiel `dou_dizhu`, Python interface, cards drawn from `chance_outcomes`",
    "openspiel-shortcut": "OpenSpiel `dou_dizhu`, Python interface, cards drawn from `legal_actions`",
    "rlcard": "RLCard `doudizhu`",
    "compiled-hands": "Breakhouse, whole hands in compiled code, {} players",
    "compiled-rollouts": "Breakhouse, compiled playouts from dealt positions, {} players",
    "pgx": "Pgx `leduc_holdem`, 1,024 tables at once, compiled by JAX",
    "pettingzoo": "Breakhouse, PettingZoo wrapper with observations and masks, {} players",
    "vector": "Breakhouse, `VectorHands` with observations and masks, {} players, {} tables",
    "stepwise": "Breakhouse, `Position.legal` and `advance`, {} players",
}

ABOUT = """Every move is drawn uniformly from the legal ones. A move is a player's decision; dealing counts as
time, not as moves, except in the rows "from dealt positions", where nobody deals. All contestants took turns in
{rounds} rounds of about {seconds} CPU-seconds each; a ratio is the median of the rounds' ratios. Dou Dizhu is the
closest game the others have: three players, 17 to 20 cards, the same kinds of sets and more. Stepwise play
caches groups of sets that hands share, and was measured after {warm:.0f} CPU-seconds of play had filled them. The
shortcut draws a card as if it were a move, which is right only if all cards are equally likely."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--fresh", action="store_true", help="forget an interrupted run")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="CPU-seconds of each contestant a round")
    args = parser.parse_args()
    here = machine(("numba", "numpy"))
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    python = peers_python()
    if args.fresh or kept.get("machine") != here or "load" not in kept or len(kept["rounds"]) >= args.rounds:
        kept = {
            "machine": here,
            "pgx": has_pgx(python),
            "seconds": args.seconds,
            "load": os.getloadavg()[0],
            "rounds": [],
        }
    RESULTS.mkdir(exist_ok=True)
    measure(kept, python, args.rounds, args.seconds)
    text = page(kept)
    write_section("engine", text)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
