"""Skip-Bo Breakers: the yardstick, the expert against it, and how far the levels are apart.

`python -m bench.bots.skipbo` measures until every interval is narrow enough or the patience is used up;
`--patience 0.2` takes a fifth of the time and says wider intervals.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import fmean
from typing import Any, NamedTuple

from bench.bots.page import write
from bench.report import described, machine, table
from breakhouse.bots import LEVELS, arena
from breakhouse.bots.arena import interval
from breakhouse.bots.skipbo_breakers import net, thinking

AREA = "skipbo"
WANTED = 0.2
"""Half an interval that is narrow enough."""
BATCH = 40
PATIENCE_S = 240.0
"""CPU seconds for each comparison."""
LEVEL_DEALS = 400
KNOWN = {
    ("greedy", "random", 2): 6.8,
    ("pimc", "greedy", 2): 3.9,
    ("pimc", "greedy", 4): 6.9,
}
TOLERANCE = 0.4
TARGETS = {2: 1.0, 3: 1.5, 4: 2.5}
PIMC_PLAYOUTS = 1000


class Found(NamedTuple):
    first: str
    second: str
    seats: int
    deals: int
    margin: float
    low: float
    high: float
    cpu: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def compare(first: str, second: str, seats: int, patience: float, seed: int = 7) -> Found:
    """The first, alone, against the second in all other seats, over duplicate deals."""
    import numpy as np

    from bench.bots import skipbo_yardstick as yardstick
    from breakhouse.bots.skipbo_breakers.quick import KNOBS

    policies = {name: n for n, name in enumerate(("random", "greedy", "pimc", "network", "expert"))}
    budgets = {"pimc": PIMC_PLAYOUTS, "expert": thinking.PLAYOUTS}
    playouts = np.array([budgets.get(first, 0), budgets.get(second, 0)])
    weights, choices = net.load(seats), np.zeros(5, np.int64)
    margins: list[float] = []

    def play(deals: int, number: int) -> Any:
        return yardstick.duplicate(
            deals, seats, policies[first], policies[second], playouts, weights, KNOBS, seed + 1_000_003 * number,
            choices, yardstick.TUNED,
        )  # fmt: skip

    play(1, 999)  # compiled now, not while the clock runs
    began, number = time.process_time(), 0
    while True:
        margins += play(BATCH, number).tolist()
        number += 1
        low, high = interval(margins)
        spent = time.process_time() - began
        if spent > patience or ((high - low) / 2 <= WANTED and len(margins) >= 5 * BATCH):
            return Found(first, second, seats, len(margins), fmean(margins), low, high, spent)


def yardstick_holds(found: list[Found]) -> bool:
    """Whether this run shows the known distances, which is when its other figures count."""
    return all(
        abs(one.margin - KNOWN[one.first, one.second, one.seats]) <= TOLERANCE
        for one in found
        if (one.first, one.second, one.seats) in KNOWN
    )


def measured(patience: float) -> Iterator[Found]:
    for first, second, seats in KNOWN:
        yield compare(first, second, seats, patience)
    for seats in (2, 3, 4):
        yield compare("network", "pimc", seats, patience)
        yield compare("expert", "pimc", seats, patience)


def levels(deals: int) -> list[arena.Report]:
    """Every level against the one below it, as they sit at a table."""
    ladder = ("random", *LEVELS)
    pairs = list(zip(ladder[1:], ladder, strict=False))
    return [
        arena.run(arena.Bout("skipbo-breakers", upper, lower, 2, deals, "levels"), cores=1)
        for upper, lower in pairs
    ]


def run(patience: float = 1.0) -> None:
    found = []
    for one in measured(patience * PATIENCE_S):
        found.append(one)
        print(f"{one.first}–{one.second}, {one.seats}: {one.margin:+.2f} ± {one.half:.2f}", flush=True)
    spaced = levels(max(20, round(patience * LEVEL_DEALS)))
    write(AREA, page(found, spaced))


def page(found: list[Found], spaced: list[arena.Report]) -> str:
    holds = "holds" if yardstick_holds(found) else "does NOT hold: the figures below it do not count"
    rows = [
        (
            f"{one.first} – {one.second}",
            one.seats,
            f"{one.margin:+.2f}",
            f"{one.low:+.2f} … {one.high:+.2f}",
            _known(one),
            one.deals,
            f"{one.cpu:.0f}",
        )
        for one in found
    ]
    head = ("players", "seats", "points above", "95 % interval", "known or wanted", "deals", "CPU s")
    ladder = [
        (
            f"{one.bout.first} – {one.bout.second}",
            f"{one.margin:+.2f}",
            f"{one.low:+.2f} … {one.high:+.2f}",
            f"{100 * one.won:.0f} %",
            f"{one.ms_a_move[0]:.2f}",
            one.bout.deals,
        )
        for one in spaced
    ]
    steps = ("levels", "points above", "95 % interval", "hands won", "CPU ms a move", "deals")
    return "\n\n".join(
        (
            described(machine(("numpy", "numba"))),
            "Points a hand above the mean of the others: the first player alone, the second in all other seats, "
            f"each deal played from every seat. PIMC takes {PIMC_PLAYOUTS} playouts a move, the expert "
            f"{thinking.PLAYOUTS}. The yardstick {holds}.",
            table(head, rows),
            "Each level against the one below, two players, as they sit at a table:",
            table(steps, ladder),
        )
    )


def _known(one: Found) -> str:
    known = KNOWN.get((one.first, one.second, one.seats))
    if known is not None:
        return f"{known:+.1f} ± {TOLERANCE}"
    return f"≥ {TARGETS[one.seats]:+.1f}" if one.first == "expert" else ""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--patience", type=float, default=1.0)
    run(parser.parse_args().patience)
