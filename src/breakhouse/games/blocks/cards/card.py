"""A card: a construction to copy, what it is worth, and how it can be built.

Its pieces are placed on the half-brick grid with the leftmost edge at 0; building order and difficulty are found
by the factory and stored with the card, so opening a deck runs no solver.
"""

from typing import Literal

import msgspec

from breakhouse.core import Invalid
from breakhouse.games.blocks.bricks.brick import ANY, HALF
from breakhouse.games.blocks.bricks.construction import Construction, align, check_construction

Number = Literal["blue", "red", "yellow"]
"""The colour of the printed points: blue or red (CL-R2), blue in mini, the yellow or blue side in dice (DI-03)."""
Kind = Literal["grey", "coloured", "neutral", "free"]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of building: which piece of the card is placed, and which one the other hand holds from then until
    the next step: an earlier piece, or the one just placed.
    """

    put: int
    hold: int | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to build, and what it is worth."""

    id: str
    points: int
    number: Number
    kind: Kind
    pieces: Construction = ()
    """Canonical order, leftmost edge 0, world units; `grey`, `die`, `cuboid` where the colour is free."""
    free: int = 0
    """How many pieces a free card asks for (DI-15); it carries no construction."""
    order: tuple[Step, ...] = ()
    """A way to build it in which everything stands after each step, with the other hand where it's needed."""
    difficulty: int = 0
    """0 to 100."""

    @property
    def hands(self) -> int:
        """2 when something must be held while building."""
        return 2 if any(step.hold is not None for step in self.order) else 1

    def as_shown(self) -> "Card":
        """What everybody sees of it: players find out for themselves how to build it, or ask the coach."""
        return msgspec.structs.replace(self, order=()) if self.order else self


def check_card(card: Card) -> Card:
    """The card with its pieces in canonical order, or `Invalid`, saying what's wrong with it."""
    if not card.id or not card.id.replace("-", "").isalnum() or not card.id.isascii():
        raise Invalid("card-id", id=card.id[:40])
    if not 1 <= card.points <= 3:
        raise Invalid("card-points", id=card.id, points=card.points)
    if card.kind == "free":
        if card.free not in (3, 4) or card.pieces or card.order:
            raise Invalid("card-free", id=card.id)
        return card
    pieces = _check_pieces(card)
    if sorted(step.put for step in card.order) not in ([], list(range(len(pieces)))):
        raise Invalid("card-order", id=card.id)
    if any(step.hold is not None and not 0 <= step.hold < len(pieces) for step in card.order):
        raise Invalid("card-order", id=card.id)
    if not 0 <= card.difficulty <= 100:
        raise Invalid("card-difficulty", id=card.id, difficulty=card.difficulty)
    return msgspec.structs.replace(card, pieces=pieces)


def _check_pieces(card: Card) -> Construction:
    if not card.pieces or card.free:
        raise Invalid("card-empty", id=card.id)
    pieces = check_construction(align(card.pieces))
    for p in pieces:
        if p.left % HALF or p.bottom % HALF or p.tilt:
            raise Invalid("card-off-grid", id=card.id, piece=p.piece)
        if not _fits(card.kind, p.piece):
            raise Invalid("card-piece-of-other-kind", id=card.id, piece=p.piece, kind=card.kind)
    return pieces


def _fits(kind: Kind, piece: str) -> bool:
    if kind == "grey":
        return piece == "grey"
    if kind == "neutral":
        return piece in ("die", "cuboid")
    return piece not in ANY
