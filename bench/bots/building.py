"""Architects: cards in the box's longest time against what people report, and levels against each other."""

import time
from itertools import pairwise
from statistics import fmean

from bench.bots.page import write
from bench.report import describe, machine, table
from breakhouse.bots import LEVELS
from breakhouse.bots.arena import Bout, interval
from breakhouse.bots.arena import run as meet
from breakhouse.bots.classic.calibration import LONGEST_MS, REPORTED, cards_in_time

MATCHES = 6
DEALS = {"classic": 16, "mini": 24, "dice": 24}


def run() -> None:
    parts = [
        describe(machine()),
        f"Cards built in {LONGEST_MS // 1000} s of match time, over {MATCHES} matches of classic per level:",
        _pace(),
        "Neighbouring levels against each other, one turn each per deal, every deal from both seats:",
        _meetings(),
    ]
    write("building", "\n\n".join(parts))


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
