"""What is in the box of a building game, as one value that the game passes to everything here.

Bricks, cards, the factory and the drawing use the kit and never the name of a game, so a new box needs a new kit
and nothing else in `blocks` (docs/decisions/0015-a-kit-for-every-box.md).
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from breakhouse.games.blocks.bricks.brick import ANY, Form, How, form_of
from breakhouse.games.blocks.cards.card import Card, Kind, Number
from breakhouse.games.blocks.factory.difficulty import Features, difficulty_of
from breakhouse.games.blocks.factory.plan import Slot


class CardLook(NamedTuple):
    """What distinguishes the cards of one box from another's at a glance."""

    back: tuple[str, str]
    """The ground of the neutral back, and the lighter tone behind the mark."""
    framed: bool = False
    """The edge of the paper has the colour of the number: plain on the easy side, double on the hard one."""
    beam: bool = False
    """A beam under the number, level or tipping, says how tricky the statics are (CL-R2)."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Kit:
    game: str
    """Its id, as deck files name it."""
    pieces: tuple[str, ...]
    """All building pieces in the box."""
    kinds: tuple[Kind, ...]
    """The kinds of cards there may be; the first leaves the colours free."""
    package: str
    shipped: str
    """The deck that the game opens with: a file in the folder `decks` of the package."""
    plan: Callable[[], Sequence[Slot]]
    """The cards of a deck from the factory, in the order of the deck."""
    poses: Mapping[How, int]
    """How often the factory tries each way of turning a piece."""
    points_from: tuple[int, int, int]
    """The difficulty from which a card is worth one, two, three points."""
    look: CardLook
    sides: tuple[tuple[str, Number], ...] = ()
    """Of two-sided cards, in order: the letter that ends the id of a side, and the colour of its number."""
    rate: Callable[[Features, bool], int] = difficulty_of
    """How hard a construction is, from 0 to 100; the flag says whether its colours are given."""

    @cached_property
    def stock(self) -> dict[Form, int]:
        """How many pieces of each form there are."""
        return dict(Counter(form_of(piece) for piece in self.pieces))

    def fitting(self, piece: str) -> list[str]:
        """The pieces in this box that can represent a piece on a card."""
        return [one for one in self.pieces if one == piece or form_of(one) == ANY.get(piece)]

    def lacks(self, card: Card) -> str | None:
        """The first of the card's pieces that this box cannot provide, or its kind; None when it can be built."""
        for p in card.pieces:
            if len(self.fitting(p.piece)) < sum(other.piece == p.piece for other in card.pieces):
                return p.piece
        return None if card.kind in self.kinds else card.kind

    def points_of(self, difficulty: int) -> int:
        return sum(difficulty >= least for least in self.points_from)
