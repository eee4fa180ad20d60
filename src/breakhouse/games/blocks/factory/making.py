"""The card factory: from a seed to a deck in which every card stands, can be built and is worth building.

Each card has streams of its own, keyed by its place in the deck and the attempt, so a deck is the same wherever
it's made. Shapes are grown, checked, rated and compared; the best one that fits its slot is kept, and nothing
appears twice, not even as a mirror image.
"""

from collections import Counter
from dataclasses import dataclass

import msgspec

from breakhouse.core import Chance, Stream
from breakhouse.games.blocks.bricks.brick import HALF, Form
from breakhouse.games.blocks.bricks.construction import Construction, Pose, align, at
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.factory.difficulty import Features, features_of, stands_well
from breakhouse.games.blocks.factory.order import COMFORT, Order, Scaffold, building_order
from breakhouse.games.blocks.factory.plan import Slot
from breakhouse.games.blocks.factory.shapes import Key, Shape, Taste, grow, key_of, look_of, score, symmetric
from breakhouse.games.blocks.kit import Kit
from breakhouse.games.blocks.statics.stability import EDGE

CARE = 2
"""How many fitting shapes are compared for one card."""
PATIENCE = 80
"""How many shapes are grown before a slot's requirements are relaxed."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A shape that could become a card."""

    shape: Shape
    pieces: Construction
    order: Order
    features: Features


@dataclass(slots=True)
class _Gallery:
    """What the deck has so far, so nothing appears twice and similar looks stay rare."""

    keys: set[Key]
    looks: Counter[tuple[object, ...]]

    def merit(self, draft: Draft) -> int:
        return score(draft.shape) - 90 * self.looks[look_of(draft.shape)]

    def keep(self, draft: Draft) -> None:
        self.keys.add(key_of(draft.shape))
        self.looks[look_of(draft.shape)] += 1


def make_deck(kit: Kit, seed: str, care: int = CARE) -> tuple[Card, ...]:
    """The deck of this seed: the same cards on every machine."""
    chance = Chance.of(f"{kit.game} deck {seed}")
    gallery = _Gallery(set(), Counter())
    made: dict[str, Card] = {}
    wanted = kit.plan()
    # search for the hardest first, while nothing is taken yet
    for slot in sorted(wanted, key=lambda s: (s.kind == "free", -(s.tricky or False), -s.points, s.id)):
        made[slot.id] = _make_card(kit, chance, slot, gallery, care)
    return tuple(made[slot.id] for slot in wanted)


def make_cards(kit: Kit, seed: str, count: int, pieces: int, care: int = 1) -> tuple[Card, ...]:
    """So many different cards of one size, with any points."""
    chance = Chance.of(f"{kit.game} cards {seed}")
    gallery = _Gallery(set(), Counter())
    cards = []
    for n in range(1, count + 1):
        kind = kit.kinds[0] if n % 2 else "coloured"
        slot = Slot(f"x{n}", kind, 0, "blue", None, (pieces, pieces))
        cards.append(_make_card(kit, chance, slot, gallery, care))
    return tuple(cards)


def _make_card(kit: Kit, chance: Chance, slot: Slot, gallery: _Gallery, care: int) -> Card:
    if slot.kind == "free":
        return Card(slot.id, slot.points, slot.number, "free", free=slot.free)
    best: Draft | None = None
    attempt = fitting = 0
    patience = max(PATIENCE, 40 * care)
    while best is None or (fitting < care and attempt < patience):
        stream = chance.stream(f"shape {slot.id}", attempt)
        draft = _draft(kit, stream, _ease(kit, slot, attempt // patience), gallery)
        attempt += 1
        if draft is None:
            continue
        fitting += 1
        if best is None or gallery.merit(draft) > gallery.merit(best):
            best = draft
    gallery.keep(best)
    return _finish(kit, chance.stream(f"colours {slot.id}", 0), slot, best)


def _ease(kit: Kit, slot: Slot, tired: int) -> Slot:
    """Relaxes hard requirements over time, so every seed gives a deck. Points, statics and difficulty are never
    relaxed.
    """
    if tired >= 1:
        slot = slot._replace(symmetric=None)
    if tired >= 2:
        slot = slot._replace(hands=0, counterweight=False)
    if tired >= 3:
        slot = slot._replace(sizes=(slot.sizes[0], len(kit.pieces)))
    return slot


def _draft(kit: Kit, stream: Stream, slot: Slot, gallery: _Gallery) -> Draft | None:
    """One attempt: grown, new, buildable, and of the points and statics that the slot asks for."""
    low, high = slot.sizes
    size = low + stream.below(high - low + 1)
    shape = grow(stream, kit.stock, size, _taste(kit, stream, slot))
    if shape is None or key_of(shape) in gallery.keys:
        return None
    if slot.symmetric is not None and symmetric(shape) != slot.symmetric:
        return None
    pieces = _pieces(shape)
    scaffold = Scaffold.of(pieces)
    order = building_order(pieces, scaffold) if stands_well(scaffold) else None
    features = order and features_of(pieces, order, scaffold)
    if not order or not features or not _fits(kit, slot, features):
        return None
    return Draft(shape, pieces, order, features)


def _taste(kit: Kit, stream: Stream, slot: Slot) -> Taste:
    """Tricky slots are grown more boldly, and what two hands must hold may be unstable on the way."""
    daring = slot.tricky if slot.tricky is not None else stream.below(3) == 0
    paired = slot.symmetric if slot.symmetric is not None else stream.below(2) == 0
    return Taste(
        paired=paired,
        shorten=-1.0 if slot.hands == 2 else EDGE if daring or paired else COMFORT,
        poses=kit.poses,
        ground=0 if slot.counterweight else stream.below(3),
        offset=4 if slot.counterweight else 2 if daring else stream.below(2),
    )


def _fits(kit: Kit, slot: Slot, features: Features) -> bool:
    rated = kit.rate(features, slot.kind == "coloured")
    if slot.points and kit.points_of(rated) != slot.points:
        return False
    if not slot.difficulty[0] <= rated <= slot.difficulty[1]:
        return False
    if (slot.hands and features.hands != slot.hands) or (slot.counterweight and not features.counterweight):
        return False
    return slot.tricky is None or features.tricky == slot.tricky


def _pieces(shape: Shape) -> Construction:
    names: dict[Form, str] = {"brick": "grey", "die": "die", "cuboid": "cuboid"}
    return align(at(names[c.form], c.how, c.x * HALF, c.y * HALF) for c in shape)


def _finish(kit: Kit, stream: Stream, slot: Slot, draft: Draft) -> Card:
    difficulty = kit.rate(draft.features, slot.kind == "coloured")
    points = slot.points or kit.points_of(difficulty)
    number = slot.number if slot.points else "red" if draft.features.tricky else "blue"
    card = Card(slot.id, points, number, slot.kind, draft.pieces, 0, draft.order, difficulty)
    return card if slot.kind != "coloured" else _colour(kit, stream, card)


def _colour(kit: Kit, stream: Stream, card: Card) -> Card:
    """Every piece gets a colour of its own. Places, and so the order of the pieces, stay as they are."""
    loose = stream.shuffled(kit.pieces)
    pieces = []
    for p in card.pieces:
        fitting = kit.fitting(p.piece)
        name = next(piece for piece in loose if piece in fitting)
        loose.remove(name)
        pieces.append(Pose(name, p.how, p.x, p.y))
    return msgspec.structs.replace(card, pieces=tuple(pieces))
