"""Loaded dice: chance that gives what a test wants, for the small die and for throws; cards come as they lie."""

from dataclasses import dataclass
from typing import Any

from breakhouse.core.match import Play
from tests.support.building.table import Table


@dataclass(frozen=True)
class Loaded:
    throw: tuple[int, ...]
    small: tuple[int, ...]

    def stream(self, purpose: str, counter: int) -> Any:
        return _Drawn(self, purpose, counter)


class _Drawn:
    def __init__(self, of: Loaded, purpose: str, counter: int) -> None:
        self.of, self.purpose, self.counter, self.drawn = of, purpose, counter, 0

    def choice(self, items: Any) -> Any:
        return self.of.small[self.counter % len(self.of.small)] if self.purpose == "die" else items[0]

    def below(self, n: int) -> int:
        if self.purpose != "throw":
            return 0
        self.drawn += 1
        return min(n, self.of.throw[(self.drawn - 1) % len(self.of.throw)]) - 1


def load(found: Table, throw: list[int] | None = None, small: list[int] | None = None) -> Table:
    """From now on a throw shows these values in the order of the box, and the small die these, over and over."""
    chance = Loaded(tuple(throw or [1]), tuple(small or [0]))
    was = found.sitting.match
    found.sitting.match = Play(was.game, was.header, chance, was.state, was.now, was.seq)
    return found
