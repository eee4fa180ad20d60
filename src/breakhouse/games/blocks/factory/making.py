"""The card factory: from a seed to a deck in which every card stands, can be built and is worth building.

Each card has streams of its own, keyed by its place in the deck and the attempt, so a deck is the same wherever it
is made. Shapes are grown, weighed, rated and compared; the best that fits its slot is kept, and nothing comes
twice, not even as a mirror image.
"""

from collections import Counter
from dataclasses import dataclass

import msgspec

from breakhouse.core import Chance, Stream
from breakhouse.games.blocks.bricks.brick import HALF, SETS, Form
from breakhouse.games.blocks.bricks.construction import Construction, Pose, aligned, at
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.factory.difficulty import (
    Features,
    dice_difficulty_of,
    difficulty_of,
    features_of,
    points_of,
    stands_well,
)
from breakhouse.games.blocks.factory.growth import Shape, Taste, grow
from breakhouse.games.blocks.factory.order import COMFORT, Order, Scaffold, building_order
from breakhouse.games.blocks.factory.plan import KITS, POSES, Slot, slots
from breakhouse.games.blocks.factory.taste import Key, key_of, look_of, score, symmetric
from breakhouse.games.blocks.statics.stability import EDGE

CARE = 2
"""How many fitting shapes are compared for one card."""
PATIENCE = 80
"""How many shapes are grown before a slot asks for less."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A shape that could become a card."""

    shape: Shape
    pieces: Construction
    order: Order
    features: Features


@dataclass(slots=True)
class _Shelf:
    """What the deck has so far, so that nothing comes twice and nothing looks alike too often."""

    keys: set[Key]
    looks: Counter[tuple[object, ...]]

    def merit(self, draft: Draft) -> int:
        return score(draft.shape) - 90 * self.looks[look_of(draft.shape)]

    def keep(self, draft: Draft) -> None:
        self.keys.add(key_of(draft.shape))
        self.looks[look_of(draft.shape)] += 1


def make_deck(game: str, seed: str, care: int = CARE) -> tuple[Card, ...]:
    """The deck of this seed: the same cards on every machine."""
    chance = Chance.of(f"{game} deck {seed}")
    shelf = _Shelf(set(), Counter())
    made: dict[str, Card] = {}
    wanted = slots(game)
    # the hardest to find are looked for first, while nothing is taken yet
    for slot in sorted(wanted, key=lambda s: (s.kind == "free", -(s.tricky or False), -s.points, s.id)):
        made[slot.id] = _made(game, chance, slot, shelf, care)
    return tuple(made[slot.id] for slot in wanted)


def make_cards(game: str, seed: str, count: int, pieces: int, care: int = 1) -> tuple[Card, ...]:
    """So many cards of one size, points as they come; no two alike."""
    chance = Chance.of(f"{game} cards {seed}")
    shelf = _Shelf(set(), Counter())
    cards = []
    for n in range(1, count + 1):
        slot = Slot(f"x{n}", "grey" if n % 2 else "coloured", 0, "blue", None, (pieces, pieces))
        if game == "dice":
            slot = slot._replace(kind="neutral" if n % 2 else "coloured")
        cards.append(_made(game, chance, slot, shelf, care))
    return tuple(cards)


def _made(game: str, chance: Chance, slot: Slot, shelf: _Shelf, care: int) -> Card:
    if slot.kind == "free":
        return Card(slot.id, slot.points, slot.number, "free", free=slot.free)
    best: Draft | None = None
    attempt = fitting = 0
    patience = max(PATIENCE, 40 * care)
    while best is None or (fitting < care and attempt < patience):
        stream = chance.stream(f"shape {slot.id}", attempt)
        draft = _draft(game, stream, _eased(game, slot, attempt // patience), shelf)
        attempt += 1
        if draft is None:
            continue
        fitting += 1
        if best is None or shelf.merit(draft) > shelf.merit(best):
            best = draft
    shelf.keep(best)
    return _card(game, chance.stream(f"colours {slot.id}", 0), slot, best)


def _eased(game: str, slot: Slot, tired: int) -> Slot:
    """What is hard to find is asked for less strictly with time, so that every seed ends with a deck. Points and
    statics are never eased."""
    if tired >= 1:
        slot = slot._replace(symmetric=None)
    if tired >= 2:
        slot = slot._replace(hands=0, counterweight=False)
    if tired >= 3:
        slot = slot._replace(sizes=(slot.sizes[0], sum(KITS[game].values())))
    return slot


def _draft(game: str, stream: Stream, slot: Slot, shelf: _Shelf) -> Draft | None:
    """One attempt: grown, new, buildable, and of the points and statics that the slot asks for."""
    kit = KITS[game]
    low, high = slot.sizes
    size = low + stream.below(high - low + 1)
    shape = grow(stream, kit, size, _taste(game, stream, slot))
    if shape is None or key_of(shape) in shelf.keys:
        return None
    if slot.symmetric is not None and symmetric(shape) != slot.symmetric:
        return None
    pieces = _pieces(shape)
    scaffold = Scaffold.of(pieces)
    order = building_order(pieces, scaffold) if stands_well(scaffold) else None
    features = order and features_of(pieces, order, scaffold)
    if not order or not features or not _fits(game, slot, features):
        return None
    return Draft(shape, pieces, order, features)


def _taste(game: str, stream: Stream, slot: Slot) -> Taste:
    """Tricky slots are grown more daringly, and what two hands must hold may lean on the way."""
    daring = slot.tricky if slot.tricky is not None else stream.below(3) == 0
    paired = slot.symmetric if slot.symmetric is not None else stream.below(2) == 0
    return Taste(
        paired=paired,
        shorten=-1.0 if slot.hands == 2 else EDGE if daring or paired else COMFORT,
        poses=POSES[game],
        ground=0 if slot.counterweight else stream.below(3),
        offset=4 if slot.counterweight else 2 if daring else stream.below(2),
    )


def _fits(game: str, slot: Slot, features: Features) -> bool:
    if slot.points and points_of(game, rated(game, features, slot.kind == "coloured")) != slot.points:
        return False
    if (slot.hands and features.hands != slot.hands) or (slot.counterweight and not features.counterweight):
        return False
    return slot.tricky is None or features.tricky == slot.tricky


def rated(game: str, features: Features, coloured: bool) -> int:
    """The difficulty by the measure of the game."""
    return (dice_difficulty_of if game == "dice" else difficulty_of)(features, coloured)


def _pieces(shape: Shape) -> Construction:
    names: dict[Form, str] = {"brick": "grey", "die": "die", "cuboid": "cuboid"}
    return aligned(at(names[c.form], c.how, c.x * HALF, c.y * HALF) for c in shape)


def _card(game: str, stream: Stream, slot: Slot, draft: Draft) -> Card:
    difficulty = rated(game, draft.features, slot.kind == "coloured")
    points = slot.points or points_of(game, difficulty)
    number = slot.number if slot.points else "red" if draft.features.tricky else "blue"
    card = Card(slot.id, points, number, slot.kind, draft.pieces, 0, draft.order, difficulty)
    return card if slot.kind != "coloured" else _coloured(game, stream, card)


def _coloured(game: str, stream: Stream, card: Card) -> Card:
    """Every piece gets a colour of its own. Places, and so the order of the pieces, stay as they are."""
    box = stream.shuffled(SETS[game])
    pieces = []
    for p in card.pieces:
        name = next(b for b in box if p.piece == "grey" or b.startswith(p.piece + "-"))
        box.remove(name)
        pieces.append(Pose(name, p.how, p.x, p.y))
    return msgspec.structs.replace(card, pieces=tuple(pieces))
