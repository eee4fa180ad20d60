"""Skip-Bo Breakers: the yardstick, the expert against it, and how far the levels are apart.

`python -m bench.bots.skipbo` measures until every interval is narrow enough or the patience is used up;
`--patience 0.2` takes a fifth of the time and says wider intervals; `--page` only writes the page anew.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import fmean
from typing import Any

import msgspec

from bench.bots.page import write
from bench.report import RESULTS, described, machine, table
from breakhouse.bots import LEVELS, arena
from breakhouse.bots.arena import interval
from breakhouse.bots.skipbo_breakers import net, thinking

AREA = "skipbo-figures"
KEPT = RESULTS / "skipbo.json"
WANTED = 0.2
"""Half an interval that is narrow enough."""
BATCH = 40
PATIENCE_S = 240.0
"""CPU seconds for each comparison."""
LEVEL_DEALS = 1200
KNOWN = {
    ("greedy", "random", 2): 6.8,
    ("pimc", "greedy", 2): 3.9,
    ("pimc", "greedy", 4): 6.9,
}
TOLERANCE = 0.4
TARGETS = {2: 1.0, 3: 1.5, 4: 2.5}
PIMC_PLAYOUTS = 1000


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


def compare(
    first: str, second: str, seats: int, patience: float, greedy: str = "yardstick", seed: int = 7
) -> Found:
    """The first, alone, against the second in all other seats, over duplicate deals."""
    import numpy as np

    from bench.bots import skipbo_yardstick as yardstick
    from breakhouse.bots.skipbo_breakers.quick import KNOBS
    from breakhouse.games.skipbo_breakers.greedy import TUNED

    policies = {name: n for n, name in enumerate(("random", "greedy", "pimc", "network", "expert"))}
    budgets = {"pimc": PIMC_PLAYOUTS, "expert": thinking.PLAYOUTS}
    playouts = np.array([budgets.get(first, 0), budgets.get(second, 0)])
    how = yardstick.TUNED if greedy == "yardstick" else TUNED
    weights, choices = net.load(seats), np.zeros(5, np.int64)
    margins: list[float] = []

    def play(deals: int, number: int) -> Any:
        return yardstick.duplicate(
            deals, seats, policies[first], policies[second], playouts, weights, KNOBS, seed + 1_000_003 * number,
            choices, how,
        )  # fmt: skip

    play(1, 999)  # compiled now, not while the clock runs
    began, number = time.process_time(), 0
    while True:
        margins += play(BATCH, number).tolist()
        number += 1
        low, high = interval(margins)
        spent = time.process_time() - began
        if spent > patience or ((high - low) / 2 <= WANTED and len(margins) >= 5 * BATCH):
            return Found(first, second, seats, len(margins), fmean(margins), low, high, spent, greedy)


def missed(found: list[Found]) -> list[str]:
    """The known distances that this run does not show; for so many players its other figures do not count."""
    return [
        f"{one.first} – {one.second} with {one.seats} players"
        for one in found
        if one.greedy == "yardstick"
        and abs(one.margin - KNOWN.get((one.first, one.second, one.seats), one.margin)) > TOLERANCE
    ]


def measured(patience: float) -> Iterator[Found]:
    for first, second, seats in KNOWN:
        yield compare(first, second, seats, patience)
    for seats in (2, 3, 4):
        yield compare("network", "pimc", seats, patience)
        yield compare("expert", "pimc", seats, patience)
    yield compare("pimc", "greedy", 2, patience, "house")
    for seats in (2, 4):
        yield compare("expert", "pimc", seats, patience, "house")


def levels(deals: int) -> list[arena.Report]:
    """Every level against the one below it, as they sit at a table."""
    ladder = ("random", *LEVELS)
    pairs = list(zip(ladder[1:], ladder, strict=False))
    return [
        arena.run(arena.Bout("skipbo-breakers", upper, lower, 2, deals, "levels"), cores=1)
        for upper, lower in pairs
    ]


class Kept(msgspec.Struct):
    """What was measured, and where."""

    machine: str
    found: list[Found]
    levels: list[arena.Report]


def run(patience: float = 1.0) -> None:
    found = []
    for one in measured(patience * PATIENCE_S):
        found.append(one)
        print(f"{one.first}–{one.second}, {one.seats}: {one.margin:+.2f} ± {one.half:.2f}", flush=True)
    spaced = levels(max(20, round(patience * LEVEL_DEALS)))
    kept = Kept(described(machine(("numpy", "numba"))), found, spaced)
    RESULTS.mkdir(parents=True, exist_ok=True)
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1))
    write_page()


def write_page() -> None:
    kept = msgspec.json.decode(KEPT.read_bytes(), type=Kept)
    write(AREA, page(kept.machine, kept.found, kept.levels))


def page(where: str, found: list[Found], spaced: list[arena.Report]) -> str:
    off = missed(found)
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
            where,
            "Points a hand above the mean of the others: the first player alone, the second in all other seats, "
            f"each deal played from every seat. PIMC takes {PIMC_PLAYOUTS} playouts a move, the expert "
            f"{thinking.PLAYOUTS}. {holds}",
            table(head, rows),
            "Each level against the one below, two players, as they sit at a table:",
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
    parser.add_argument("--page", action="store_true")
    args = parser.parse_args()
    if args.page:
        write_page()
    else:
        run(args.patience)
