"""A dice card as a puzzle: which pieces are thrown, and which of them bind which.

An upright cuboid never breaks the rule, neither for itself nor for what lies on it (DI-09), so it is in play but
binds nothing. What is left is a partial order on places, to be filled with values that rise along it (DI-08).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from breakhouse.games.blocks.bricks.brick import CUBOIDS, DICE, form_of
from breakhouse.games.blocks.bricks.construction import Construction, Pose
from breakhouse.games.blocks.bricks.contact import supports
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.dice.pips import SIDES


class Puzzle(msgspec.Struct, frozen=True):
    """Places 0 … n−1 in the order of the card's pieces."""

    faces: tuple[int, ...]
    """How many values a piece in this place can show: 6 for a die, 4 for a cuboid."""
    pairs: tuple[tuple[int, int], ...]
    """(upper, lower) where the upper must show as much or more."""
    wild: frozenset[int] = frozenset()
    """Places of upright cuboids."""
    fixed: bool = True
    """Whether the card says which piece goes where (DI-13), or the builder does (DI-14)."""

    @property
    def binding(self) -> tuple[int, ...]:
        """The places whose values matter."""
        return tuple(place for place in range(len(self.faces)) if place not in self.wild)


@lru_cache(maxsize=1024)
def below(puzzle: Puzzle, place: int) -> frozenset[int]:
    """All places below this one, however many pieces lie between."""
    direct = frozenset(low for up, low in puzzle.pairs if up == place)
    return direct.union(*(below(puzzle, low) for low in direct))


def puzzle_of(card: Card) -> Puzzle:
    """The puzzle of a coloured or neutral card, or of the tower that answers a free one."""
    pieces = tower(card.free) if card.kind == "free" else card.pieces
    return puzzle(pieces, supports(pieces), fixed=card.kind == "coloured")


def puzzle(pieces: Construction, lies_on: Sequence[tuple[int, int]], fixed: bool) -> Puzzle:
    wild = frozenset(place for place, p in enumerate(pieces) if p.how == "upright")
    pairs = tuple((up, low) for up, low in lies_on if up not in wild and low not in wild)  # DI-R7
    return Puzzle(tuple(SIDES[form_of(p.piece)] for p in pieces), pairs, wild, fixed)


def tower(n: int) -> Construction:
    """DI-15: the surest free construction. Of dice one can always put the lower below, so one throw does."""
    return tuple(Pose("die", "flat", 50, 50 + 100 * level) for level in range(n))


def pieces_for(card: Card) -> tuple[str, ...]:
    """The pieces to be thrown, place by place; where the card leaves the choice, the first ones of the box."""
    if card.kind == "coloured":
        return tuple(p.piece for p in card.pieces)
    dice, cuboids = iter(DICE), iter(CUBOIDS)
    pieces = tower(card.free) if card.kind == "free" else card.pieces
    return tuple(next(dice if form_of(p.piece) == "die" else cuboids) for p in pieces)


def finish(puzzle: Puzzle, values: Sequence[int], begun: Mapping[int, int]) -> tuple[int, ...] | None:
    """Some way to fill the open places with what is begun left as it is; None when there is none."""
    laid = dict(begun)
    if not _holds(puzzle, values, laid):
        return None
    place = next((n for n in range(len(puzzle.faces)) if n not in laid), None)
    if place is None:
        return tuple(laid[n] for n in range(len(puzzle.faces)))
    for piece in range(len(puzzle.faces)):
        if (
            piece not in laid.values()
            and puzzle.faces[piece] == puzzle.faces[place]
            and _fits(puzzle, piece, place)
        ):
            whole = finish(puzzle, values, {**laid, place: piece})
            if whole is not None:
                return whole
    return None


def _fits(puzzle: Puzzle, piece: int, place: int) -> bool:
    return piece == place or not puzzle.fixed


def _holds(puzzle: Puzzle, values: Sequence[int], laid: Mapping[int, int]) -> bool:
    """DI-08 between the places that are filled; a value of 0 is a cuboid that stands, and only stands (DI-R6)."""
    if any(values[piece] == 0 and place not in puzzle.wild for place, piece in laid.items()):
        return False
    both = [(laid[up], laid[low]) for up, low in puzzle.pairs if up in laid and low in laid]
    return all(values[up] >= values[low] for up, low in both)
