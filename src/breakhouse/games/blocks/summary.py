"""A card in one breath: the whole card row by row, before the exact place of each piece.

`words.describe_card` and `words.brick_by_brick` give every place; for a nine-brick card, that takes most of a
minute to say. This takes less than twenty seconds, and it's said first.
"""

from functools import lru_cache
from itertools import groupby

from breakhouse.games.blocks.bricks.brick import ANY, HU
from breakhouse.games.blocks.bricks.construction import Construction, Pose, extent
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.words import Phrase, even_of, form_of_all, name_of


@lru_cache(maxsize=512)
def summarise_card(card: Card, felt: bool = False) -> tuple[Phrase, ...]:
    """What it is worth, how many pieces and how high; then each row from left to right, the lowest first."""
    if card.kind == "free":
        return Phrase("words-card", {"kind": card.kind, "points": card.points}), Phrase(
            "words-free", {"n": card.free}
        )
    facts = {"n": len(card.pieces), "height": extent(card.pieces)[1] // HU, "points": card.points}
    head = Phrase(
        "words-summary",
        {"kind": card.kind, "form": form_of_all(card.pieces), "even": even_of(card.pieces), **facts},
    )
    hands = (Phrase("words-two-hands"),) if card.order and card.hands > 1 else ()
    return (head, *rows(card.pieces, felt), *hands)


def rows(pieces: Construction, felt: bool) -> tuple[Phrase, ...]:
    """One sentence for all pieces at the same height."""
    levels = [_row(list(row), felt) for _, row in groupby(pieces, key=lambda p: p.bottom)]
    return (
        Phrase("words-row-first", {"row": levels[0]}),
        *(Phrase("words-row", {"row": row}) for row in levels[1:]),
    )


def _row(row: list[Pose], felt: bool) -> Phrase:
    """Identical pieces are counted."""
    alike = groupby(row, key=lambda p: (str(p.piece) if p.piece not in ANY else ANY[p.piece], p.how))
    items = [_item(list(group), felt) for _, group in alike]
    last = items.pop()
    for item in reversed(items):
        last = Phrase("words-row-and", {"one": item, "rest": last})
    return last


def _item(alike: list[Pose], felt: bool) -> Phrase:
    piece, how = alike[0].piece, alike[0].how
    if piece in ANY:
        return Phrase("words-row-any", {"form": ANY[piece], "n": len(alike), "how": how})
    return Phrase("words-row-piece", {"name": name_of(piece, felt), "how": how})
