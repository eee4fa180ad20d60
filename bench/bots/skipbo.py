"""Skip-Bo Breakers: the yardstick, the expert against it, and how far the levels are apart.

`python -m bench.bots.skipbo` measures until every interval is narrow enough or the patience is used up;
`--patience 0.2` takes a fifth of the time and gives wider intervals. `--part figures` or `--part levels` measures
one of the two tables and keeps the other; `--part page` only rewrites the page.
"""

import argparse
import os
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from statistics import fmean
from typing import Any

import msgspec

from bench.bots.page import write
from bench.report import RESULTS, describe, machine, table
from breakhouse.bots import LEVELS, arena
from breakhouse.bots.arena import interval
from breakhouse.bots.skipbo_breakers import evaluation, network, playout_network

AREA = "skipbo-figures"
KEPT = RESULTS / "skipbo.json"
WANTED = 0.2
"""Half an interval that is narrow enough."""
BATCH, FEWEST, SEED = 40, 200, 7
PATIENCE_S = 1800.0
"""CPU seconds for each comparison, at most."""
LEVEL_DEALS = 600
KNOWN = {
    ("greedy", "random", 2): 6.8,
    ("pimc", "greedy", 2): 3.9,
    ("pimc", "greedy", 4): 6.9,
}
TOLERANCE = 0.4
TARGETS = {2: 1.6, 3: 2.6, 4: 3.2}
PIMC_PLAYOUTS = 1000


def cores() -> int:
    return os.cpu_count() or 1


class Found(msgspec.Struct, frozen=True):
    first: str
    second: str
    seats: int
    deals: int
    margin: float
    low: float
    high: float
    cpu: float
    greedy: str = "yardstick"
    """Whose greedy player PIMC and greedy play by: the yardstick's, or the house's."""

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class Question(msgspec.Struct, frozen=True):
    """How far the first, alone, is above the second in all other seats."""

    first: str
    second: str
    seats: int
    greedy: str = "yardstick"


def batch(question: Question, number: int) -> tuple[list[float], float]:
    """The margins of a few duplicate deals, and the CPU seconds they took."""
    import numpy as np

    from bench.bots import skipbo_yardstick as yardstick
    from breakhouse.bots.skipbo_breakers.jit.search import SURE, TRIES
    from breakhouse.bots.skipbo_breakers.opinion import NEAR, TOP_MOVES, TRUST
    from breakhouse.games.skipbo_breakers.jit.greedy import TUNED

    policies = {name: n for n, name in enumerate(("random", "greedy", "pimc", "network", "expert"))}
    budgets = {"pimc": PIMC_PLAYOUTS, "expert": evaluation.PLAYOUTS}
    first, second, seats = question.first, question.second, question.seats
    playouts = np.array([budgets.get(first, 0), budgets.get(second, 0)])
    how = yardstick.TUNED if question.greedy == "yardstick" else TUNED
    knobs = np.array([TOP_MOVES, NEAR, TRUST, TRIES, SURE], np.float64)
    weights, small, choices = network.load(seats), playout_network.load(seats), np.zeros(5, np.int64)

    def play(deals: int, seed: int) -> Any:
        return yardstick.duplicate(
            deals, seats, policies[first], policies[second], playouts, weights, small, knobs, seed, choices, how
        )

    play(1, 1)  # compiled now, not while the clock runs
    began = time.process_time()
    margins = play(BATCH, SEED + 1_000_003 * number).tolist()
    return margins, time.process_time() - began


def compare(pool: Executor, question: Question, patience: float) -> Found:
    """Batches over all cores, taken in their order, until the interval is narrow or the patience used up."""
    margins: list[float] = []
    numbers, spent = count(), 0.0
    waiting = deque(pool.submit(batch, question, next(numbers)) for _ in range(cores() + 1))
    while True:
        more, took = waiting.popleft().result()
        margins += more
        spent += took
        low, high = interval(margins)
        narrow = (high - low) / 2 <= WANTED and len(margins) >= FEWEST
        if spent > patience or narrow:
            for one in waiting:
                one.cancel()
            figures = (question.first, question.second, question.seats, len(margins), fmean(margins))
            return Found(*figures, low, high, spent, question.greedy)
        waiting.append(pool.submit(batch, question, next(numbers)))


def missed(found: list[Found]) -> list[str]:
    """The known distances that this run doesn't reproduce; for those numbers of players its other figures don't
    count.
    """
    return [
        f"{one.first} – {one.second} with {one.seats} players"
        for one in found
        if one.greedy == "yardstick"
        and abs(one.margin - KNOWN.get((one.first, one.second, one.seats), one.margin)) > TOLERANCE
    ]


QUESTIONS = (
    *(Question(*known) for known in KNOWN),
    *(Question(who, "pimc", seats) for seats in TARGETS for who in ("network", "expert")),
    Question("pimc", "greedy", 2, "house"),
    Question("expert", "pimc", 2, "house"),
)


def measured(patience: float) -> Iterator[Found]:
    with ProcessPoolExecutor(cores(), mp_context=get_context("spawn")) as pool:
        for question in QUESTIONS:
            yield compare(pool, question, patience)


def levels(deals: int) -> list[arena.Report]:
    """Every level against the one below it, as they sit at a table; the expert in larger rounds, too."""
    ladder = ("random", *LEVELS)
    pairs = [(upper, lower, 2) for upper, lower in zip(ladder[1:], ladder, strict=False)]
    pairs += [("expert", "strong", seats) for seats in (3, 4)]
    bouts = (arena.Bout("skipbo-breakers", *pair, deals, "levels") for pair in pairs)
    return [arena.run(bout) for bout in bouts]


class Kept(msgspec.Struct):
    """What was measured, and where."""

    machine: str
    found: list[Found]
    levels: list[arena.Report]
    levels_machine: str


def run(patience: float = 1.0, part: str = "all") -> None:
    where = describe(machine(("numpy", "numba")))
    kept = msgspec.json.decode(KEPT.read_bytes(), type=Kept) if KEPT.exists() else Kept(where, [], [], where)
    if part in ("all", "figures"):
        kept.machine, kept.found = where, []
        for one in measured(patience * PATIENCE_S):
            kept.found.append(one)
            print(f"{one.first}–{one.second}, {one.seats}: {one.margin:+.2f} ± {one.half:.2f}", flush=True)
    if part in ("all", "levels"):
        kept.levels_machine, kept.levels = where, levels(max(20, round(patience * LEVEL_DEALS)))
    RESULTS.mkdir(parents=True, exist_ok=True)
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1))
    write(AREA, page(kept))


def page(kept: Kept) -> str:
    off = missed(kept.found)
    holds = f"Known distances NOT reproduced: {', '.join(off)}." if off else "All known distances are reproduced."
    rows = [
        (
            f"{one.first} – {one.second}{' (house’s greedy)' if one.greedy == 'house' else ''}",
            one.seats,
            f"{one.margin:+.2f}",
            f"{one.low:+.2f} … {one.high:+.2f}",
            _known(one),
            one.deals,
            f"{one.cpu:.0f}",
        )
        for one in kept.found
    ]
    head = ("players", "seats", "points above", "95 % interval", "known or wanted", "deals", "CPU s")
    ladder = [
        (
            f"{one.bout.first} – {one.bout.second}",
            one.bout.seats,
            f"{one.margin:+.2f}",
            f"{one.low:+.2f} … {one.high:+.2f}",
            f"{100 * one.won:.0f} %",
            f"{one.ms_a_move[0]:.2f}",
            one.bout.deals,
        )
        for one in kept.levels
    ]
    steps = ("levels", "seats", "points above", "95 % interval", "hands won", "CPU ms per move", "deals")
    return "\n\n".join(
        (
            kept.machine,
            "Points per hand above the mean of the others: the first player alone, the second in all other seats, "
            f"each deal played from every seat. PIMC takes {PIMC_PLAYOUTS} playouts per move, the expert "
            f"{evaluation.PLAYOUTS} at most. {holds}",
            table(head, rows),
            kept.levels_machine,
            "Each level against the one below, as they sit at a table, measured through the arena:",
            table(steps, ladder),
        )
    )


def _known(one: Found) -> str:
    known = KNOWN.get((one.first, one.second, one.seats))
    if known is not None and one.greedy == "yardstick":
        return f"{known:+.1f} ± {TOLERANCE}"
    return f"≥ {TARGETS[one.seats]:+.1f}" if one.first == "expert" else ""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--patience", type=float, default=1.0)
    parser.add_argument("--part", choices=("all", "figures", "levels", "page"), default="all")
    args = parser.parse_args()
    run(args.patience, args.part)
