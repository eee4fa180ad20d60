"""Architects: cards in the box's longest time against what people report, and levels against each other."""

import time
from itertools import pairwise
from statistics import fmean

from bench.bots.page import write
from bench.report import describe, machine, table
from breakhouse.bots import LEVELS
from breakhouse.bots.arena import Bout, interval
from breakhouse.bots.arena import run as meet
from breakhouse.bots.classic.architect import ClassicArchitect
from breakhouse.bots.party import Party
from breakhouse.core.match import Sitting
from breakhouse.games.blocks.match.values import Completed, Started
from breakhouse.games.classic import GAME

MATCHES = 6
DEALS = {"classic": 16, "mini": 24, "dice": 24}
LONGEST_MS = 50_000
"""The box's longest time, as it is reported (CL-R3)."""
REPORTED = {"beginner": 2.0, "casual": 3.0, "strong": 4.0, "expert": 5.0}
"""Cards in it, to which the levels are set: practised players report three to five, so casual, strong and expert
build three, four and five, and a beginner two.
"""


def run() -> None:
    parts = [
        describe(machine()),
        f"Cards built in {LONGEST_MS // 1000} s of match time, over {MATCHES} matches of classic per level:",
        _pace(),
        "Neighbouring levels against each other, one turn each per deal, every deal from both seats:",
        _meetings(),
    ]
    write("building", "\n\n".join(parts))


def cards_in_time(level: str, matches: int = 4, ms: int = LONGEST_MS, first_seed: int = 0) -> list[int]:
    """For each turn of some matches the cards done within this time from the start signal."""
    found: list[int] = []
    for seed in range(first_seed, first_seed + matches):
        sitting = Sitting.start(GAME, ["a", "b"], {}, bytes([seed]) * 32)
        Party(sitting, [ClassicArchitect(level, seat, seed) for seat in range(2)]).play()
        found += _count(sitting, ms)
    return found


def _count(sitting: Sitting, ms: int) -> list[int]:
    found: list[int] = []
    began = 0
    for entry in sitting.log:
        for event in entry.read_events(sitting.match.game):
            if isinstance(event, Started):
                began = event.at
                found.append(0)
            elif isinstance(event, Completed) and entry.at - began <= ms:
                found[-1] += 1
    return found


def _pace() -> str:
    rows = []
    for level in LEVELS:
        cards = cards_in_time(level, MATCHES, first_seed=100)
        low, high = interval([float(n) for n in cards])
        a_minute = fmean(cards) * 60_000 / LONGEST_MS
        rows.append(
            [level, f"{REPORTED[level]:.0f}", f"{fmean(cards):.2f}", f"{low:.2f} … {high:.2f}", f"{a_minute:.1f}"]
        )
    return table(["level", "set to", "cards", "95 % interval", "cards per minute"], rows)


def _meetings() -> str:
    rows = []
    for game, deals in DEALS.items():
        for weaker, better in pairwise(LEVELS):
            began = time.process_time()
            report = meet(Bout(game, better, weaker, deals=deals, seed="bench"), cores=1)
            cpu = time.process_time() - began
            rows.append(
                [
                    game,
                    f"{better} – {weaker}",
                    f"{report.margin:+.1f}",
                    f"{report.low:+.1f} … {report.high:+.1f}",
                    f"{100 * report.won:.0f} %",
                    f"{report.ms_a_move[0]:.1f}",
                    f"{cpu / (2 * deals):.2f}",
                ]
            )
    head = ["game", "levels", "points above", "95 % interval", "won", "CPU ms per move", "CPU s per match"]
    return table(head, rows)
