"""Everything on one line: a construction, a card. Reading, writing and reading again gives the same value.

A piece is its id and a mark for how it's turned (`-` lying, `|` on end, `.` pointing at you), then its place. On
cards, that is `@left,bottom` in brick heights with halves: `red-@0,0 white.@1.5,1`. For a piece placed by hand,
it's the centre in hundredths, with a tilt in tenths of a degree if there is one: `red-(150,50)
white.(198,151,-12)`.

A card: `c17 3 red coloured: red-@0,0 white.@1,1; order 0 1/0; difficulty 41`, where `1/0` means "place piece 1,
then hold piece 0". A free card names its number of pieces only: `d30y 1 yellow free: 3`.
"""

import re
from collections.abc import Iterable
from typing import get_args

from breakhouse.core import Invalid
from breakhouse.games.blocks.bricks.brick import HALF, HU, SIZES, Form, How, form_of
from breakhouse.games.blocks.bricks.construction import Construction, Pose, at, canonical, check_construction
from breakhouse.games.blocks.cards.card import Card, Kind, Number, Step, check_card

_MARKS: dict[str, str] = {"lying": "-", "standing": "|", "upright": "|", "pointing": ".", "flat": "."}
_PIECE = re.compile(
    r"([a-z]+(?:-[a-z]+)?)([-|.])(?:@(-?[0-9]{1,4}(?:\.[05])?),([0-9]{1,4}(?:\.[05])?)|\(([^()]*)\))"
)
_WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
_STEP = re.compile(r"([0-9]{1,2})(?:/([0-9]{1,2}))?")


def read_construction(text: str) -> Construction:
    """A construction in canonical order from either notation, or an `Invalid` that quotes the fault."""
    return check_construction(read_piece(word) for word in text.split())


def write_construction(pieces: Iterable[Pose]) -> str:
    """Exact: centres in hundredths, tilts in tenths of a degree."""
    return " ".join(_exact(p) for p in canonical(pieces))


def read_piece(word: str) -> Pose:
    match = _PIECE.fullmatch(word)
    if match is None:
        raise Invalid("notation-piece", word=word[:60])
    piece, mark, left, bottom, exact = match.groups()
    how = _how(piece, mark, word)
    if exact is None:
        return at(piece, how, _units(left), _units(bottom))
    numbers = exact.split(",")
    if len(numbers) not in (2, 3) or not all(_WHOLE.fullmatch(n) for n in numbers):
        raise Invalid("notation-place", word=word[:60])
    return Pose(piece, how, *(int(n) for n in numbers))


def read_card(text: str) -> Card:
    """A card, or `Invalid` quoting what's wrong. Whether it stands isn't checked."""
    head, colon, rest = text.strip().partition(":")
    words = head.split()
    if not colon or len(words) != 4:
        raise Invalid("notation-card", text=text.strip()[:80])
    name, points, number, kind = words
    if not re.fullmatch(r"[0-9]", points) or number not in get_args(Number) or kind not in get_args(Kind):
        raise Invalid("notation-card", text=head.strip()[:80])
    body, *notes = (part.strip() for part in rest.split(";"))
    if kind == "free":
        if not re.fullmatch(r"[0-9]", body) or notes:
            raise Invalid("notation-card", text=text.strip()[:80])
        return check_card(Card(name, int(points), number, "free", free=int(body)))  # type: ignore[arg-type]
    order, difficulty = _notes(notes)
    pieces = tuple(read_piece(word) for word in body.split())
    return check_card(Card(name, int(points), number, kind, pieces, 0, order, difficulty))  # type: ignore[arg-type]


def write_card(card: Card) -> str:
    """The card as `read_card` reads it, its building order and difficulty included."""
    head = f"{card.id} {card.points} {card.number} {card.kind}:"
    if card.kind == "free":
        return f"{head} {card.free}"
    notes = ""
    if card.order:
        notes += "; order " + " ".join(_step(step) for step in card.order)
    if card.difficulty:
        notes += f"; difficulty {card.difficulty}"
    return f"{head} {write_places(card.pieces)}{notes}"


def write_places(pieces: Construction) -> str:
    """The pieces of a card, by left and bottom edge in brick heights."""
    return " ".join(f"{p.piece}{_MARKS[p.how]}@{_heights(p.left)},{_heights(p.bottom)}" for p in canonical(pieces))


def _notes(notes: list[str]) -> tuple[tuple[Step, ...], int]:
    order: tuple[Step, ...] = ()
    difficulty = 0
    for note in notes:
        word, _, value = note.partition(" ")
        if word == "order" and not order:
            order = tuple(_read_step(step) for step in value.split())
        elif word == "difficulty" and re.fullmatch(r"[0-9]{1,3}", value):
            difficulty = int(value)
        else:
            raise Invalid("notation-note", note=note[:60])
    return order, difficulty


def _read_step(word: str) -> Step:
    match = _STEP.fullmatch(word)
    if match is None:
        raise Invalid("notation-step", word=word[:60])
    return Step(int(match[1]), int(match[2]) if match[2] else None)


def _step(step: Step) -> str:
    return str(step.put) if step.hold is None else f"{step.put}/{step.hold}"


def _how(piece: str, mark: str, word: str) -> How:
    form: Form = form_of(piece)
    for how in SIZES[form]:
        if _MARKS[how] == mark:
            return how
    raise Invalid("notation-mark", word=word[:60], known=" ".join(_MARKS[how] for how in SIZES[form]))


def _exact(p: Pose) -> str:
    tilt = f",{p.tilt}" if p.tilt else ""
    return f"{p.piece}{_MARKS[p.how]}({p.x},{p.y}{tilt})"


def _units(heights: str) -> int:
    return round(float(heights) * HU)


def _heights(units: int) -> str:
    if units % HALF:
        raise Invalid("card-off-grid", units=units)
    whole, half = divmod(units, HU)
    return f"{whole}.5" if half else str(whole)
