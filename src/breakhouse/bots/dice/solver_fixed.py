"""Cards that say which piece goes where: one axis of an array for each piece that binds.

An axis is lengthened by one entry, "is rolled", the mean over the others. One sweep lengthens all axes, which
gives the value of every kept subset, and then takes the better of "kept" and "rolled" axis by axis, which is the
minimum over all 2ⁿ subsets without listing them.

The few shipped cards that take long have a table each, a small file with the values of all situations. Most
situations share a value, because most throws end in the same few kept pieces; so a table is a list of values and
one index a situation. `python -m breakhouse.bots.dice.solver_fixed` recomputes them.
"""

import hashlib
from collections.abc import Sequence, Set
from importlib.resources import files
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from breakhouse.bots.dice.puzzle import Puzzle, puzzle_of
from breakhouse.bots.dice.solver import TOLERANCE, Keep, sort_keeps

Floats = NDArray[np.float32]
LEAP_EVERY = 8
"""Sweeps between two leaps along the slowest direction; more often and they disturb each other."""
_MOST_SWEEPS = 2_000
LONG = 8
"""Cards with this many binding places or more have a table."""
DECIMALS = 4


class Fixed:
    """The solved card. Only places that bind have an axis."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._axes = puzzle.binding
        shipped = load_table(puzzle)
        self._left = iterate(puzzle) if shipped is None else shipped
        self.throws = 1 + float(self._left.mean(dtype=np.float64))

    def left(self, values: Sequence[int]) -> float:
        return float(self._left[tuple(values[place] - 1 for place in self._axes)])

    def keeps(self, values: Sequence[int]) -> list[Keep]:
        """Contracts each axis to two entries, (as it lies, rolled), so every subset's value is one entry."""
        table: Any = self._left
        for axis, place in enumerate(self._axes):
            lies = np.take(table, [values[place] - 1], axis=axis)
            table = np.concatenate([lies, table.mean(axis=axis, keepdims=True, dtype=np.float32)], axis=axis)
        found = []
        for rolled in product((0, 1), repeat=len(self._axes)):
            if any(rolled):
                kept = {place for place, roll in zip(self._axes, rolled, strict=True) if not roll}
                found.append(Keep(self.puzzle.wild | kept, 1 + float(table[rolled])))
        return sort_keeps(found)

    def lay(self, values: Sequence[int], standing: Set[int] = frozenset()) -> tuple[int, ...] | None:
        if any(values[up] < values[low] for up, low in self.puzzle.pairs):
            return None
        return tuple(range(len(self.puzzle.faces)))


class _Sweep:
    """Buffers for one sweep; flattened to (before, this axis, after), which NumPy does fast."""

    def __init__(self, faces: Sequence[int], wrong: Floats) -> None:
        self.faces = tuple(faces)
        self.wrong = wrong
        axes = range(len(faces))
        self.before = [prod(faces[:axis]) for axis in axes]
        self.after = [prod(f + 1 for f in faces[axis + 1 :]) for axis in axes]
        sizes = list(zip(self.before, faces, self.after, strict=True))
        self.longer = [np.empty((b, f + 1, a), np.float32) for b, f, a in sizes]
        self.shorter = [np.empty((b, f, a), np.float32) for b, f, a in sizes]
        self.means = [np.full((1, f), 1 / f, np.float32) for f in faces]

    def __call__(self, left: Floats) -> Floats:
        now: Floats = left
        for axis in reversed(range(len(self.faces))):
            now = self._lengthen(axis, now)
        for axis, faces in enumerate(self.faces):
            whole = now.reshape(self.before[axis], faces + 1, self.after[axis])
            np.minimum(whole[:, :faces], whole[:, faces:], out=self.shorter[axis])
            now = self.shorter[axis]
        out: Floats = now.reshape(-1) + np.float32(1)
        out *= self.wrong
        return out

    def _lengthen(self, axis: int, now: Floats) -> Floats:
        faces, out = self.faces[axis], self.longer[axis]
        whole = now.reshape(self.before[axis], faces, self.after[axis])
        out[:, :faces] = whole
        if self.after[axis] == 1:
            out[:, faces, 0] = whole[:, :, 0] @ self.means[axis][0]
        else:
            np.matmul(self.means[axis], whole, out=out[:, faces:])
        return out


def iterate(puzzle: Puzzle) -> Floats:
    """The throws left in every situation, one axis for each binding place."""
    axes = puzzle.binding
    faces = [puzzle.faces[place] for place in axes]
    sweep = _Sweep(faces, _wrong(puzzle, axes).reshape(-1))
    left: Floats = np.zeros(prod(faces), np.float32)
    last: Floats | None = None
    for n in range(1, _MOST_SWEEPS):
        fresh = sweep(left)
        change = fresh - left
        if max(change.max(), -change.min()) < TOLERANCE:
            return fresh.reshape(faces)
        if last is not None and n % LEAP_EVERY == 0:
            fresh = _leap(fresh, change, last)
            last = None
        else:
            last = change
        left = fresh
    raise ArithmeticError(f"no convergence for {puzzle}")


def _leap(fresh: Floats, change: Floats, last: Floats) -> Floats:
    """The changes shrink by a nearly constant factor, so what is still to come is a geometric series."""
    norm = float(np.dot(last, last))
    shrink = float(np.dot(change, last)) / norm if norm > 0 else 0.0
    if not 0 < shrink < 0.98:
        return fresh
    out: Floats = np.maximum(fresh + change * np.float32(shrink / (1 - shrink)), 0)
    return out


def _wrong(puzzle: Puzzle, axes: tuple[int, ...]) -> Floats:
    """1 where the values break the rule, 0 where they keep it."""
    axis_of = {place: axis for axis, place in enumerate(axes)}
    faces = [puzzle.faces[place] for place in axes]
    wrong = np.zeros(faces, bool)
    for up, low in puzzle.pairs:
        wrong |= _along(axis_of[up], faces) < _along(axis_of[low], faces)  # DI-08
    return wrong.astype(np.float32)


def _along(axis: int, faces: Sequence[int]) -> NDArray[np.int64]:
    shape = [1] * len(faces)
    shape[axis] = faces[axis]
    return np.arange(1, faces[axis] + 1).reshape(shape)


def file_name(puzzle: Puzzle) -> str:
    key = f"{puzzle.faces}{sorted(puzzle.pairs)}{sorted(puzzle.wild)}"
    return hashlib.sha256(key.encode()).hexdigest()[:12] + ".npz"


def load_table(puzzle: Puzzle) -> NDArray[np.float32] | None:
    """The table of this puzzle, if one is shipped."""
    if len(puzzle.binding) < LONG:
        return None
    file = files("breakhouse.bots.dice") / "tables" / file_name(puzzle)
    if not file.is_file():
        return None
    with file.open("rb") as stream, np.load(stream) as stored:
        values: NDArray[np.float32] = stored["values"][stored["index"]]
    return values


def save_table(puzzle: Puzzle, left: NDArray[np.float32], folder: Path) -> Path:
    values, index = np.unique(left.round(DECIMALS), return_inverse=True)
    file = folder / file_name(puzzle)
    np.savez_compressed(file, values=values.astype(np.float32), index=index.reshape(left.shape).astype(np.uint16))
    return file


def long_puzzles() -> dict[str, Puzzle]:
    """The cards that have a table, by id."""
    from breakhouse.games.blocks.match.options import cards_of
    from breakhouse.games.dice.kit import KIT

    found = {card.id: puzzle_of(card) for card in cards_of(KIT, "shipped")}
    return {id: puzzle for id, puzzle in found.items() if puzzle.fixed and len(puzzle.binding) >= LONG}


def main() -> None:
    folder = Path(__file__).parent / "tables"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.npz"):
        old.unlink()
    for id, puzzle in long_puzzles().items():
        print(id, save_table(puzzle, iterate(puzzle), folder).name)


if __name__ == "__main__":
    main()
