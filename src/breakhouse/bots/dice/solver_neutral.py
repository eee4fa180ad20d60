"""Cards that leave open which piece goes where: dice are interchangeable, and so are cuboids, so only values
count.

A situation is then two multisets, 4,620 at most instead of 746,496, and whether it fits is a question of laying
the values out (DI-14, DI-R9).
"""

from collections.abc import Iterator, Sequence, Set
from functools import lru_cache
from itertools import combinations_with_replacement, permutations, product

import numpy as np
from numpy.typing import NDArray

from breakhouse.bots.dice.puzzle import Puzzle, below
from breakhouse.bots.dice.solver import Keep, sort_keeps
from breakhouse.games.dice.pips import SIDES

Floats = NDArray[np.float64]
TOLERANCE = 1e-7
_MOST_SWEEPS = 5_000


class Neutral:
    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._layout = Layout(puzzle)
        self._dice = _hands_of(SIDES["die"], len(self._layout.dice))
        self._cuboids = _hands_of(SIDES["cuboid"], len(self._layout.cuboids))
        self._kept = self._iterate()
        self.throws = float(self._kept[0, 0]) + 1

    def left(self, values: Sequence[int]) -> float:
        return float(self._kept[self._index(values, range(len(values)))])

    def keeps(self, values: Sequence[int]) -> list[Keep]:
        binding = [*self._layout.dice, *self._layout.cuboids]
        found = []
        for mask in product((True, False), repeat=len(binding)):
            if not all(mask):
                kept = [place for place, keep in zip(binding, mask, strict=True) if keep]
                found.append(Keep(frozenset(kept), 1 + float(self._kept[self._index(values, kept)])))
        return sort_keeps(found)

    def lay(self, values: Sequence[int], standing: Set[int] = frozenset()) -> tuple[int, ...] | None:
        return self._layout.lay(values, standing)

    def _index(self, values: Sequence[int], places: Sequence[int]) -> tuple[int, int]:
        dice = sorted(values[place] for place in places if place in self._layout.dice)
        cuboids = sorted(values[place] for place in places if place in self._layout.cuboids)
        return self._dice.index[tuple(dice)], self._cuboids.index[tuple(cuboids)]

    def _iterate(self) -> Floats:
        """The expected throws after each kept part, from the values of whole situations upwards."""
        dice, cuboids = self._dice, self._cuboids
        wrong = self._wrong()
        left = np.zeros(wrong.shape)
        for _ in range(_MOST_SWEEPS):
            kept = np.zeros((len(dice.index), len(cuboids.index)))
            kept[dice.whole, cuboids.whole] = left
            kept = cuboids.expect(dice.expect(kept).T).T
            best = cuboids.least(dice.least(kept).T).T[dice.whole, cuboids.whole]
            fresh = wrong * (1 + best)
            change = np.abs(fresh - left).max()
            left = fresh
            if change < TOLERANCE:
                return kept
        raise ArithmeticError(f"no convergence for {self.puzzle}")

    def _wrong(self) -> Floats:
        """1 where the values cannot be laid out, 0 where they can."""
        dice, cuboids = self._dice.hands[self._dice.whole], self._cuboids.hands[self._cuboids.whole]
        wrong = np.ones((len(dice), len(cuboids)))
        values = [0] * len(self.puzzle.faces)
        for (i, low), (j, long) in product(enumerate(dice), enumerate(cuboids)):
            for place, value in zip((*self._layout.dice, *self._layout.cuboids), (*low, *long), strict=True):
                values[place] = value
            wrong[i, j] = self._layout.lay(values) is None
        return wrong


class Handfuls:
    """All multisets of up to n values, smallest first, and how they grow by one piece."""

    def __init__(self, faces: int, most: int) -> None:
        self.faces = faces
        sizes = [list(combinations_with_replacement(range(1, faces + 1), n)) for n in range(most + 1)]
        self.hands = [hand for size in sizes for hand in size]
        self.index = {hand: i for i, hand in enumerate(self.hands)}
        ends = np.cumsum([len(size) for size in sizes])
        self._levels = [slice(int(end) - len(size), int(end)) for end, size in zip(ends, sizes, strict=True)]
        self.whole = self._levels[-1]
        smaller = [hand for hand in self.hands if len(hand) < most]
        self._grown = np.array(
            [[self.index[tuple(sorted((*hand, v)))] for v in range(1, faces + 1)] for hand in smaller], np.intp
        ).reshape(len(smaller), faces)

    def expect(self, kept: Floats) -> Floats:
        """From the values of whole hands the mean over all throws of what is missing, along the first axis."""
        for level in reversed(self._levels[:-1]):
            kept[level] = kept[self._grown[level]].mean(axis=1)
        return kept

    def least(self, kept: Floats) -> Floats:
        """The best result of keeping part of each hand, along the first axis."""
        best = kept.copy()
        for level in self._levels[:-1]:
            for value in range(self.faces):
                grown = self._grown[level, value]
                best[grown] = np.minimum(best[grown], best[level])
        return best


@lru_cache
def _hands_of(faces: int, most: int) -> Handfuls:
    return Handfuls(faces, most)


class Layout:
    """Filling the card's places with values: cuboids by trying, dice by the nearest upper bound first."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        places = range(len(puzzle.faces))
        self.dice = tuple(place for place in places if puzzle.faces[place] == SIDES["die"])
        self.cuboids = tuple(place for place in places if puzzle.faces[place] == SIDES["cuboid"])
        self._lying = tuple(place for place in self.cuboids if place not in puzzle.wild)
        self._below = {place: below(puzzle, place) for place in places}

    def lay(self, values: Sequence[int], standing: Set[int] = frozenset()) -> tuple[int, ...] | None:
        for chosen in self._lay_cuboids(values, standing):
            shows = {place: values[piece] for place, piece in chosen.items()}
            dice = self._lay_dice(values, shows)
            if dice is not None:
                return self._whole(chosen | dice)
        return None

    def _lay_cuboids(self, values: Sequence[int], standing: Set[int]) -> Iterator[dict[int, int]]:
        tried = set()
        movable = [piece for piece in self.cuboids if piece not in standing]
        for order in permutations(movable, len(self._lying)):
            shown = tuple(values[piece] for piece in order)
            if shown not in tried:
                tried.add(shown)
                chosen = dict(zip(self._lying, order, strict=True))
                if all(shown[i] >= shown[j] for i, j in self._lying_pairs()):
                    yield chosen

    def _lying_pairs(self) -> list[tuple[int, int]]:
        spots = range(len(self._lying))
        return [(i, j) for i in spots for j in spots if self._lying[j] in self._below[self._lying[i]]]

    def _lay_dice(self, values: Sequence[int], cuboids: dict[int, int]) -> dict[int, int] | None:
        """The values in rising order, each into the open place that closes first. A place below another has no
        later bounds than it, so it is filled before, with no more."""
        bounds = {place: self._bounds(place, cuboids) for place in self.dice}
        open_ = sorted(self.dice, key=lambda place: (bounds[place][1], len(self._below[place]), place))
        laid = {}
        for piece in sorted(self.dice, key=lambda piece: values[piece]):
            fit = next((p for p in open_ if bounds[p][0] <= values[piece] <= bounds[p][1]), None)
            if fit is None:
                return None
            laid[fit] = piece
            open_.remove(fit)
        return laid

    def _bounds(self, place: int, cuboids: dict[int, int]) -> tuple[int, int]:
        low = max((value for c, value in cuboids.items() if c in self._below[place]), default=1)
        high = min((value for c, value in cuboids.items() if place in self._below[c]), default=6)
        return low, high

    def _whole(self, laid: dict[int, int]) -> tuple[int, ...]:
        rest = iter([piece for piece in self.cuboids if piece not in laid.values()])
        return tuple(laid[place] if place in laid else next(rest) for place in range(len(self.puzzle.faces)))
