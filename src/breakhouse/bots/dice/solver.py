"""How many throws a dice card still takes, exactly: a stochastic shortest path over the values on the table.

After each throw the builder keeps some pieces and rolls the others; every throw costs one, whatever is rolled, and
the card is done when the values fit (DI-06, DI-07). Value iteration gives the fewest throws to be expected from
every situation, and with them what each choice costs.
"""

from collections.abc import Sequence, Set
from functools import lru_cache
from pkgutil import resolve_name
from typing import Protocol

import msgspec

from breakhouse.bots.dice.puzzle import Puzzle, puzzle_of
from breakhouse.games.blocks.cards.card import Card

TOLERANCE = 2e-5
"""Largest change of a last sweep. A value is off by at most this times the expected throws, so the third decimal
holds."""


class Keep(msgspec.Struct, frozen=True):
    """One choice: what stays (by place; wild places always may), and the throws to be expected from then on."""

    kept: frozenset[int]
    throws: float


class Solution(Protocol):
    puzzle: Puzzle
    throws: float
    """To be expected from the start, the first throw included."""

    def left(self, values: Sequence[int]) -> float:
        """Throws to be expected from these values on, by place; 0 when they fit."""

    def keeps(self, values: Sequence[int]) -> list[Keep]:
        """Every choice, fewest throws first; of equals the one that keeps more."""

    def lay(self, values: Sequence[int], standing: Set[int] = frozenset()) -> tuple[int, ...] | None:
        """For every place the place whose piece goes there, so that all fits; None when it cannot. Cuboids that
        stand upright already have no value and can go nowhere else (DI-R6)."""


def solve_card(card: Card) -> Solution:
    """The solution of a card, kept for as long as it is likely to be asked for."""
    return solve(puzzle_of(card))


@lru_cache(maxsize=48)
def solve(puzzle: Puzzle) -> Solution:
    kind = "solver_fixed:Fixed" if puzzle.fixed else "solver_neutral:Neutral"
    solution: Solution = resolve_name(f"breakhouse.bots.dice.{kind}")(puzzle)
    return solution


def sort_keeps(keeps: list[Keep]) -> list[Keep]:
    return sorted(keeps, key=lambda keep: (round(keep.throws, 4), -len(keep.kept), sorted(keep.kept)))
