"""Precomputed solutions for the few shipped cards that take long: values of all situations, as small files.

Most situations share a value, because most throws end in the same few kept pieces; so a table is a list of values
and one index a situation. `python -m breakhouse.bots.dice.tables` recomputes them.
"""

import hashlib
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from breakhouse.bots.dice.puzzle import Puzzle, puzzle_of

LONG = 8
"""Cards with this many binding places or more have a table."""
DECIMALS = 4


def name_of(puzzle: Puzzle) -> str:
    key = f"{puzzle.faces}{sorted(puzzle.pairs)}{sorted(puzzle.wild)}"
    return hashlib.sha256(key.encode()).hexdigest()[:12] + ".npz"


def load(puzzle: Puzzle) -> NDArray[np.float32] | None:
    """The table of this puzzle, if one is shipped."""
    if len(puzzle.binding) < LONG:
        return None
    file = files("breakhouse.bots.dice") / "tables" / name_of(puzzle)
    if not file.is_file():
        return None
    with file.open("rb") as stream, np.load(stream) as stored:
        values: NDArray[np.float32] = stored["values"][stored["index"]]
    return values


def save(puzzle: Puzzle, left: NDArray[np.float32], folder: Path) -> Path:
    values, index = np.unique(left.round(DECIMALS), return_inverse=True)
    file = folder / name_of(puzzle)
    np.savez_compressed(file, values=values.astype(np.float32), index=index.reshape(left.shape).astype(np.uint16))
    return file


def long_puzzles() -> dict[str, Puzzle]:
    """The cards that have a table, by id."""
    from breakhouse.games.blocks.match.options import cards_of
    from breakhouse.games.dice.kit import KIT

    found = {card.id: puzzle_of(card) for card in cards_of(KIT, "shipped")}
    return {id: puzzle for id, puzzle in found.items() if puzzle.fixed and len(puzzle.binding) >= LONG}


def main() -> None:
    from breakhouse.bots.dice.fixed import iterate

    folder = Path(__file__).parent / "tables"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.npz"):
        old.unlink()
    for id, puzzle in long_puzzles().items():
        print(id, save(puzzle, iterate(puzzle), folder).name)


if __name__ == "__main__":
    main()
