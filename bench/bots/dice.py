"""The dice solver: known figures, every shipped card, and what each level's strategy costs."""

import random
import time
from statistics import fmean

from bench.bots.page import write
from bench.report import describe, machine, table
from breakhouse.bots.arena import interval
from breakhouse.bots.dice.keeping import RULES
from breakhouse.bots.dice.puzzle import Puzzle, puzzle_of
from breakhouse.bots.dice.solver import solve, solve_card
from breakhouse.bots.dice.solver_fixed import iterate, long_puzzles
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import kit_of
from breakhouse.games.blocks.match.options import cards_of

CHAIN = tuple((n + 1, n) for n in range(7))
KNOWN = {
    "eight-tower, the cuboids on top": (Puzzle((6,) * 6 + (4, 4), CHAIN), 8.496),
    "six dice in a tower": (Puzzle((6,) * 6, CHAIN[:5]), 5.452),
    "3-2-1 pyramid": (Puzzle((6,) * 6, ((3, 0), (3, 1), (4, 1), (4, 2), (5, 3), (5, 4))), 3.626),
}
TRIALS = 40
"""Plays of each card by each level."""


def run() -> None:
    cards = cards_of(kit_of("dice"), "shipped")
    seconds = {card.id: _time(card) for card in cards}
    parts = [
        describe(machine(["numpy"])),
        "Known figures, in expected rolls:",
        _known(),
        f"All {len(cards)} shipped tasks: solved in {1000 * fmean(seconds.values()):.0f} ms CPU on average, the "
        f"slowest in {1000 * max(seconds.values()):.0f} ms; {_tables()}.",
        _cards(cards),
        f"What each level's choices cost: rolls per card, {TRIALS} plays of every shipped task by each level, "
        "including the first roll.",
        _levels(cards),
    ]
    write("dice", "\n\n".join(parts))


def _time(card: Card) -> float:
    solve.cache_clear()
    began = time.process_time()
    solve_card(card)
    return time.process_time() - began


def _known() -> str:
    rows = []
    for name, (puzzle, throws) in KNOWN.items():
        solve.cache_clear()
        began = time.process_time()
        found = solve(puzzle).throws
        rows.append([name, f"{throws:.3f}", f"{found:.4f}", f"{1000 * (time.process_time() - began):.0f}"])
    return table(["construction", "known", "solved", "CPU ms"], rows)


def _tables() -> str:
    began = time.process_time()
    cards = long_puzzles()
    for puzzle in cards.values():
        iterate(puzzle)
    took = (time.process_time() - began) / max(1, len(cards))
    return f"{', '.join(cards)} from a shipped table, which took {took:.1f} s CPU to solve"


def _cards(cards: tuple[Card, ...]) -> str:
    """Two rows of tasks side by side: yellow and blue."""
    by_id = {card.id: card for card in cards}
    rows = []
    for card in cards:
        other = by_id.get(card.id[:-1] + "b")
        if card.id.endswith("y") and other is not None:
            rows.append([card.id[:-1], *_cells(card), *_cells(other)])
    head = ["card", "yellow", "pieces", "points", "throws", "blue", "pieces", "points", "throws"]
    return table(head, rows)


def _cells(card: Card) -> list[str]:
    pieces = len(puzzle_of(card).faces)
    return [card.kind, str(pieces), str(card.points), f"{solve_card(card).throws:.3f}"]


def _levels(cards: tuple[Card, ...]) -> str:
    rows = []
    for level in RULES:
        per_card = [fmean(_throws(card, level, trial) for trial in range(TRIALS)) for card in cards]
        best = [solve_card(card).throws for card in cards]
        low, high = interval([mean - least for mean, least in zip(per_card, best, strict=True)])
        above = fmean(per_card) - fmean(best)
        rows.append([level, f"{fmean(per_card):.2f}", f"{above:+.2f}", f"{low:+.2f} … {high:+.2f}"])
    return table(["level", "throws", "above the optimum", "95 % interval"], rows)


def _throws(card: Card, level: str, trial: int) -> int:
    rng = random.Random(f"{card.id}/{level}/{trial}")
    solution = solve_card(card)
    faces = solution.puzzle.faces
    values = [rng.randint(1, f) for f in faces]
    throws = 1
    while solution.lay(values) is None and throws < 200:
        kept = RULES[level](solution, values)
        values = [
            v if n in kept else rng.randint(1, f) for n, (v, f) in enumerate(zip(values, faces, strict=True))
        ]
        throws += 1
    return throws
