"""Which pieces stay and which are rolled again: the optimum, and three ways in which people fall short of it.

A beginner builds upwards and keeps whatever fits; a casual player does the same but leaves room above and below; a
strong one goes for the best chance to be done with the next throw. None of them is random.
"""

from collections.abc import Callable, Sequence
from itertools import combinations

from breakhouse.bots.dice.puzzle import Puzzle, below
from breakhouse.bots.dice.solver import Solution

Kept = frozenset[int]
Rule = Callable[[Solution, Sequence[int]], Kept]
"""From the values by place to the places that stay; never all that bind, for then nothing would be thrown."""


def optimum(solution: Solution, values: Sequence[int]) -> Kept:
    return solution.keeps(values)[0].kept


def one_throw_ahead(solution: Solution, values: Sequence[int]) -> Kept:
    """The most likely to be done with the next throw; of equals, more kept."""
    puzzle = solution.puzzle
    laid = _in_place(solution, values)
    parts = [part for n in range(len(puzzle.binding)) for part in combinations(puzzle.binding, n)]
    best = max(parts, key=lambda part: (_chance(puzzle, laid, part), len(part), [-place for place in part]))
    return _pieces(solution, values, laid, best)


def with_room(solution: Solution, values: Sequence[int]) -> Kept:
    """Bottom up, but only values that leave each piece above a number of its own as far as there are any."""
    return _upwards(solution, values, room=True)


def whatever_fits(solution: Solution, values: Sequence[int]) -> Kept:
    """Bottom up, whatever fits on what is kept; if nothing more can come on top, all is thrown again."""
    return _upwards(solution, values, room=False)


RULES: dict[str, Rule] = {
    "beginner": whatever_fits,
    "casual": with_room,
    "strong": one_throw_ahead,
    "expert": optimum,
}


def _in_place(solution: Solution, values: Sequence[int]) -> list[int]:
    """The values where people see them: on a neutral card sorted upwards, otherwise where the card has them."""
    if solution.puzzle.fixed:
        return list(values)
    out = list(values)
    for faces in (6, 4):
        places = [p for p in solution.puzzle.binding if solution.puzzle.faces[p] == faces]
        places.sort(key=lambda p: (_depth(solution.puzzle, p), p))
        for place, value in zip(places, sorted(values[p] for p in places), strict=True):
            out[place] = value
    return out


def _upwards(solution: Solution, values: Sequence[int], room: bool) -> Kept:
    """On a neutral card this means places, and a place's value is taken from wherever it lies."""
    puzzle = solution.puzzle
    laid = _in_place(solution, values)
    kept: list[int] = []
    for place in sorted(puzzle.binding, key=lambda p: (_depth(puzzle, p), p)):
        low, high = _between(puzzle, laid, kept, place)
        if room:
            high = min(high, max(low, puzzle.faces[place] - _height_above(puzzle, place)))
        if low <= laid[place] <= high:
            kept.append(place)
    if len(kept) == len(puzzle.binding) or _dead_end(puzzle, laid, kept):
        kept = kept[: len(kept) // 2] if len(kept) == len(puzzle.binding) else []
    return _pieces(solution, values, laid, kept)


def _pieces(solution: Solution, values: Sequence[int], laid: Sequence[int], kept: Sequence[int]) -> Kept:
    """The pieces whose values were meant: on a neutral card any that show them."""
    puzzle = solution.puzzle
    if puzzle.fixed:
        return puzzle.wild | set(kept)
    found: set[int] = set()
    for place in kept:
        same = [p for p in puzzle.binding if puzzle.faces[p] == puzzle.faces[place] and values[p] == laid[place]]
        found.add(next(p for p in same if p not in found))
    return frozenset(found)


def _dead_end(puzzle: Puzzle, values: Sequence[int], kept: Sequence[int]) -> bool:
    """Whether some piece that is rolled could never fit what is kept."""
    rolled = [place for place in puzzle.binding if place not in kept]
    bounds = [_between(puzzle, values, kept, place) for place in rolled]
    return any(low > high for low, high in bounds)


def _between(puzzle: Puzzle, values: Sequence[int], kept: Sequence[int], place: int) -> tuple[int, int]:
    """The values that fit in this place, given what is kept below and above it, however far."""
    low = max((values[p] for p in kept if p in below(puzzle, place)), default=1)
    high = min((values[p] for p in kept if place in below(puzzle, p)), default=puzzle.faces[place])
    return low, min(high, puzzle.faces[place])


def _chance(puzzle: Puzzle, values: Sequence[int], kept: Sequence[int]) -> float:
    """Roughly, how likely the rest fits at once: each piece alone, then halved for each pair that must agree."""
    if any(values[up] < values[low] for up, low in puzzle.pairs if up in kept and low in kept):
        return 0.0
    chance = 1.0
    for place in puzzle.binding:
        if place not in kept:
            low, high = _between(puzzle, values, kept, place)
            chance *= max(0, high - low + 1) / puzzle.faces[place]
    both = sum(up not in kept and low not in kept for up, low in puzzle.pairs)
    return chance * 0.58**both


def _depth(puzzle: Puzzle, place: int) -> int:
    """How many pieces lie below it in the longest chain."""
    return max((1 + _depth(puzzle, low) for up, low in puzzle.pairs if up == place), default=0)


def _height_above(puzzle: Puzzle, place: int) -> int:
    return max((1 + _height_above(puzzle, up) for up, low in puzzle.pairs if low == place), default=0)
