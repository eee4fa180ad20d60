"""Doing what the judge says: one difference put right, as a player would."""

from breakhouse.games.blocks.bricks.brick import BRICKS
from breakhouse.games.blocks.bricks.construction import Construction, Pose
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.judging.judge import Difference, Verdict


def mended(card: Card, pieces: Construction, verdict: Verdict, difference: Difference) -> Construction:
    """The construction once this one difference is fixed; pieces that aren't needed leave the table."""
    there = {p.piece: p for p in pieces}
    if difference.what == "extra":
        del there[difference.piece]
    elif difference.what == "swapped":
        a, b = there[difference.piece], there[difference.other]
        there[a.piece], there[b.piece] = Pose(a.piece, b.how, b.x, b.y), Pose(b.piece, a.how, a.x, a.y)
    elif difference.what == "mirrored":
        axis = 2 * verdict.shift + max(p.right for p in card.pieces)
        there = {p.piece: Pose(p.piece, p.how, axis - p.x, p.y, -p.tilt) for p in pieces}
    else:
        assert difference.target is not None, difference
        want = card.pieces[difference.target].shift(verdict.shift)
        piece = difference.piece
        if difference.what == "wrong-colour":
            there.pop(piece, None)
            piece = difference.other
        if difference.what == "missing":
            spare = [brick for brick in BRICKS if brick not in verdict.built]  # one that lies loose will do too
            piece = piece if piece != "grey" else min(spare, key=lambda brick: brick in there)
        there[piece] = Pose(piece, want.how, want.x, want.y)
    return tuple(there.values())
