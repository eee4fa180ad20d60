"""A pile of cards whose order is not decided before a card is turned over.

Turning over a card drawn at random from an unordered layer is the same as shuffling first, and leaves no order
that a state could hide or leak. A layer of one card is a card whose place is known: a pile that was turned over
and not shuffled is made of such layers. See docs/decisions/0006-a-pile-has-no-order.md.
"""

import msgspec
from msgspec.structs import replace


class Pile(msgspec.Struct, frozen=True):
    layers: tuple[tuple[str, ...], ...] = ()
    """Ids of cards, the top layer first; within a layer any card may come next."""
    used: tuple[str, ...] = ()
    """Cards laid down in earlier turns, first to last."""
    most: int = 0
    """The most cards drawn from here in any turn so far (CL-R7)."""
    drawn: int = 0
    """Cards drawn in this turn."""

    @property
    def left(self) -> int:
        return sum(len(layer) for layer in self.layers)

    @property
    def top(self) -> tuple[str, ...]:
        """The cards that may come next; none when the pile is used up."""
        return self.layers[0] if self.layers else ()

    def without(self, card: str) -> "Pile":
        """After this card of the top layer was turned over."""
        top = tuple(c for c in self.layers[0] if c != card)
        rest = self.layers[1:]
        return replace(self, layers=(top, *rest) if top else rest, drawn=self.drawn + 1)

    def put_back(self, card: str) -> "Pile":
        """The card may come next again."""
        top, *rest = self.layers or ((),)
        return replace(self, layers=((*top, card), *rest))

    def discard(self, *cards: str) -> "Pile":
        return replace(self, used=self.used + cards)

    def close_turn(self) -> "Pile":
        return replace(self, most=max(self.most, self.drawn), drawn=0)

    def refill(self, *layers: tuple[str, ...]) -> "Pile":
        """The used cards come back under what is left, in these layers."""
        return replace(self, layers=self.layers + tuple(layer for layer in layers if layer), used=())
