"""The games on the shelf, for tests that hold for every one of them: no test lists games.

`GAMES` are the ids from the left, `BOXES` the boxes by id, editions included. A game that only tests know comes in
through the same door as a stranger's package, and goes again: `with on_the_shelf(folder)`.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from breakhouse.core.manifest import Box
from breakhouse.games import flaws, shelf

assert not flaws(), f"a game is not on the shelf: {flaws()}"

GAMES: tuple[str, ...] = tuple(shelf())


@dataclass(frozen=True, slots=True)
class OfGame:
    """A box, and the id of the game that it holds."""

    game: str
    box: Box


BOXES: dict[str, OfGame] = {
    box.id: OfGame(each.id, box) for each in shelf().values() for box in each.manifest.boxes
}


@contextmanager
def on_the_shelf(folder: Path) -> Iterator[None]:
    """The plug-ins that are installed in a folder, found in this process for a while."""
    sys.path.append(str(folder))
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        _look_again()


def _look_again() -> None:
    """Everything that may have been remembered of the shelf; what a game or a bot has worked out stays."""
    modules = [module for name, module in sys.modules.items() if _knows_the_shelf(name)]
    for module in modules:
        for value in list(vars(module).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def _knows_the_shelf(module: str) -> bool:
    return module.startswith("breakhouse") and not module.startswith(("breakhouse.games.", "breakhouse.bots."))
