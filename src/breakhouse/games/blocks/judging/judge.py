"""The judge: does what stands on the table match the card, and if not, what has to be fixed?

We assume that one piece stands exactly where the card has it; every other must be within a quarter of a brick
height and a few degrees of its place. Impossible constructions (overlapping, floating, certainly toppling) never
match, whatever they look like. Fixing the differences in the given order repairs the construction.
Why one piece stands exactly right: docs/decisions/0007-one-piece-stands-exactly-right.md.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from breakhouse.games.blocks.bricks.brick import ANY, HU, How
from breakhouse.games.blocks.bricks.construction import Construction, Pose, mirror
from breakhouse.games.blocks.bricks.contact import (
    LEVEL,
    SQUEEZE,
    TABLE,
    TOLERANCE,
    contacts,
    groups,
    on_table,
    overlaps,
    part_of,
)
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.judging.overlay import Alignment, align
from breakhouse.games.blocks.statics.stability import certainly_falls

What = Literal[
    "extra",
    "missing",
    "misplaced",
    "wrong-way",
    "tilted",
    "wrong-colour",
    "swapped",
    "mirrored",
    "overlapping",
    "floating",
    "toppling",
    "too-few",
    "too-many",
    "table-touched",
]


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is not as on the card."""

    what: What
    piece: str = ""
    """The piece on the table that it is about; for a missing one, the piece as the card names it."""
    other: str = ""
    """The second piece: the one it was swapped with, that's wanted instead, or that it overlaps."""
    target: int | None = None
    """Which of the card's pieces should be there."""
    how: How | None = None
    """How it should be turned."""
    dx: int = 0
    """World units by which it is too far right (negative: left) …"""
    dy: int = 0
    """… and too high (negative: low)."""
    tilt: int = 0
    n: int = 0


class Verdict(msgspec.Struct, frozen=True):
    """Whether a construction is what the card shows, and where it differs."""

    matched: bool
    differences: tuple[Difference, ...] = ()
    shift: int = 0
    """The assumed position of the card's left edge on the table."""
    built: tuple[str, ...] = ()
    """For each of the card's pieces, the one that stands for it, or empty; for a free card, all pieces."""


def judge(card: Card, construction: Construction, from_left: bool = False) -> Verdict:
    """The verdict on a construction that nobody holds. Loose pieces that do not touch it are ignored (CL-R6).

    On a card that leaves the colours open, what's built so far could be any of several parts; `from_left` takes it
    for the leftmost, as for somebody who builds from left to right. This doesn't affect whether it matches.
    """
    if card.kind == "free":
        return _judge_free(card, construction)
    found = align(card.pieces, construction, from_left)
    verdict = _compare(card, construction, found)
    if not verdict.matched and verdict.differences[0].what != "overlapping":
        image = _mirror_match(card, construction)
        if image is not None:
            return image
    return verdict


def _compare(card: Card, construction: Construction, found: Alignment) -> Verdict:
    built = tuple(construction[p].piece if p is not None else "" for p in found.hits)
    whole = part_of(construction, [p for p in found.hits if p is not None])
    impossible = _impossible([construction[i] for i in whole])
    differences = impossible + _Comparison(card.pieces, construction, found, whole).differences()
    if not differences:
        differences = _toppling([construction[i] for i in whole])
    return Verdict(not differences, tuple(differences), found.shift, built)


def _mirror_match(card: Card, construction: Construction) -> Verdict | None:
    """CL-R6: a mirror image is a mistake, and is called one."""
    image = mirror(card.pieces)
    if image == card.pieces:
        return None
    found = align(image, construction)
    if None in found.hits or found.colours < len(image):
        return None
    whole = part_of(construction, [p for p in found.hits if p is not None])
    if len(whole) != len(image) or found.tilted:
        return None
    return Verdict(False, (Difference("mirrored"),), found.shift)


def _impossible(pieces: Sequence[Pose]) -> list[Difference]:
    """Overlapping and floating pieces, lowest first."""
    wrong = [
        Difference("overlapping", pieces[i].piece, "table" if j == TABLE else pieces[j].piece)
        for i, j in overlaps(pieces, SQUEEZE)
    ]
    return wrong + [Difference("floating", pieces[i].piece) for i in floating(pieces)]


def _toppling(pieces: Sequence[Pose]) -> list[Difference]:
    if pieces and certainly_falls(pieces):
        top = max(pieces, key=lambda p: p.top)
        return [Difference("toppling", top.piece)]
    return []


def floating(pieces: Sequence[Pose]) -> list[int]:
    """Pieces that no chain of resting contacts connects to the table, within the tolerance. Tilted ones may
    lean."""
    resting = contacts([p.box for p in pieces], gap=TOLERANCE, reach=TOLERANCE)
    borne = set(on_table(pieces)) | {i for i, p in enumerate(pieces) if abs(p.tilt) > LEVEL}
    while more := {c.upper for c in resting if c.lower in borne} - borne:
        borne |= more
    return [i for i in range(len(pieces)) if i not in borne]


def _judge_free(card: Card, construction: Construction) -> Verdict:
    """DI-15: any construction of exactly this many pieces, only one of which touches the table."""
    wholes = [[construction[i] for i in group] for group in groups(construction, SQUEEZE)]
    if not wholes:
        return Verdict(False, (Difference("too-few", n=card.free),))
    verdicts = [_free_whole(card, whole) for whole in wholes]
    return min(verdicts, key=lambda v: (not v.matched, len(v.differences), -len(v.built)))


def _free_whole(card: Card, whole: Sequence[Pose]) -> Verdict:
    differences = _impossible(whole)
    if len(whole) != card.free:
        differences.append(Difference("too-few" if len(whole) < card.free else "too-many", n=card.free))
    low = on_table(whole)
    if len(low) > 1:
        differences.append(Difference("table-touched", whole[low[1]].piece, n=len(low)))
    if not differences:
        differences = _toppling(whole)
    return Verdict(not differences, tuple(differences), 0, tuple(p.piece for p in whole))


class _Comparison:
    """Finds a reason for every place of the card that is not filled and every piece that has no place."""

    def __init__(self, wanted: Construction, placed: Construction, found: Alignment, whole: Sequence[int]) -> None:
        self.wanted = wanted
        self.placed = placed
        self.found = found
        self.whole = set(whole)
        right = [p for p, fits in zip(found.hits, found.fits, strict=True) if p is not None and fits]
        self.free = [p for p in range(len(placed)) if p not in right]
        self.open = [c for c, fits in enumerate(found.fits) if not fits]
        self.wrong: list[tuple[int, Difference]] = []

    def differences(self) -> list[Difference]:
        for note in (self._note_swaps, self._note_colours, self._note_turns, self._note_moves):
            note()
        for c in self.open:
            want = self.wanted[c]
            self.wrong.append((c, Difference("missing", want.piece, target=c, how=want.how)))
        for c, p in self.found.tilted:
            if self.found.fits[c]:
                there = self.placed[p]
                self.wrong.append((c, Difference("tilted", there.piece, target=c, tilt=there.tilt)))
        # what is in the way goes first, from the top down; then the card's places from the bottom up
        extra = sorted((p for p in self.free if p in self.whole), key=lambda p: -self.placed[p].top)
        mended = [d for _, d in sorted(self.wrong, key=lambda w: w[0])]
        return [Difference("extra", self.placed[p].piece) for p in extra] + mended

    def _say(self, c: int, difference: Difference, *used: int) -> None:
        self.wrong.append((c, difference))
        self.open.remove(c)
        self.free = [p for p in self.free if p not in used]

    def _note_swaps(self) -> None:
        """Two pieces, each exactly where the other belongs."""
        for c in list(self.open):
            p = self.found.hits[c]
            if c not in self.open or p is None:
                continue
            for d in self.open:
                q = self.found.hits[d]
                if d > c and q is not None and self._would_fit(p, d) and self._would_fit(q, c):
                    pair = Difference("swapped", self.placed[p].piece, self.placed[q].piece, target=c)
                    self._say(c, pair, p, q)
                    self.open.remove(d)
                    break

    def _note_colours(self) -> None:
        """The right shape in the right place, in another colour. The wanted piece is then taken."""
        for c in list(self.open):
            p = self.found.hits[c]
            if p is None:
                continue
            want = self.wanted[c]
            away = [q for q in self.free if self.placed[q].piece == want.piece and q not in self.found.hits]
            colour = Difference("wrong-colour", self.placed[p].piece, want.piece, target=c, how=want.how)
            self._say(c, colour, p, *away)

    def _note_turns(self) -> None:
        """In its place, but lying where it should stand, or the like."""
        for c in list(self.open):
            want = self.wanted[c].shift(self.found.shift)
            near = [p for p in self.free if self._would_fit(p, c) and self.placed[p].how != want.how]
            near = [p for p in near if _about(self.placed[p], want)]
            if near:
                p = min(near, key=lambda p: _off(self.placed[p], want))
                self._say(c, Difference("wrong-way", self.placed[p].piece, target=c, how=want.how), p)

    def _note_moves(self) -> None:
        """Turned as it should be, but too far left, right, high or low."""
        pairs = sorted(
            (_off(self.placed[p], self.wanted[c].shift(self.found.shift)), c, p)
            for c in self.open
            for p in self.free
            if self._would_fit(p, c) and self.placed[p].how == self.wanted[c].how
        )
        for off, c, p in pairs:
            if c in self.open and p in self.free and (p in self.whole or off <= self._nearby(c)):
                there, want = self.placed[p], self.wanted[c].shift(self.found.shift)
                by = Difference(
                    "misplaced", there.piece, target=c, how=want.how, dx=there.x - want.x, dy=there.y - want.y
                )
                self._say(c, by, p)

    def _nearby(self, c: int) -> int:
        """How far off a loose piece may be and still be meant for this place."""
        return HU if self.wanted[c].piece in ANY else 3 * HU

    def _would_fit(self, p: int, c: int) -> bool:
        return self.found.could_be(self.wanted[c], self.placed[p])


def _off(there: Pose, want: Pose) -> int:
    return abs(there.x - want.x) + abs(there.bottom - want.bottom)


def _about(there: Pose, want: Pose) -> bool:
    """Whether it takes up some of the place that it should."""
    wide = abs(there.x - want.x) * 2 < there.size[0] + want.size[0]
    return wide and abs(there.bottom - want.bottom) <= TOLERANCE
