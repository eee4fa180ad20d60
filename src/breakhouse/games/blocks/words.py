"""Constructions and verdicts in words: which sentences to say, independent of the language.

A phrase is a message id with parameters, which may be phrases again; `spell` renders it. So one description serves
cards read out in the browser and the terminal, printed pages and the judge's voice.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Union

import msgspec

from breakhouse.games.blocks.bricks.brick import ANY, BRICKS, HALF, HU, form_of
from breakhouse.games.blocks.bricks.construction import Construction, Pose, extent, mirror, outline
from breakhouse.games.blocks.bricks.contact import TABLE, contacts
from breakhouse.games.blocks.cards.card import Card, Step
from breakhouse.games.blocks.judging.judge import Difference, Verdict

Say = Callable[..., str]


class Phrase(msgspec.Struct, frozen=True, array_like=True):
    """`Phrase("words-bottom", {"name": Phrase("words-piece", {"piece": "red"}), "how": "lying"})`."""

    message: str
    params: dict[str, Union[str, int, "Phrase"]] = {}


Params = dict[str, str | int | Phrase]


class StepWords(msgspec.Struct, frozen=True, array_like=True):
    """One step of building in words, and the piece to take for it: where the colour is open, any of its form."""

    words: Phrase
    piece: str | None = None


def spell(phrases: Phrase | Iterable[Phrase], say: Say) -> str:
    """The sentences as one text; `say` is `functools.partial(locales.say, language)`."""
    if isinstance(phrases, Phrase):
        phrases = (phrases,)
    sentences = (_say(phrase, say) for phrase in phrases)
    return " ".join(sentence[:1].upper() + sentence[1:] for sentence in sentences)


@lru_cache(maxsize=512)
def summarise_card(card: Card, felt: bool = False) -> tuple[Phrase, ...]:
    """The card in one breath: what it is worth, how many pieces and how high; then each row from left to right,
    the lowest first.

    It's said before the exact places. A card of nine bricks takes most of a minute with `describe_card` or
    `brick_by_brick`, and less than twenty seconds like this.
    """
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
    return (head, *row_by_row(card.pieces, felt), *hands)


@lru_cache(maxsize=512)
def describe_card(card: Card, felt: bool = False) -> tuple[Phrase, ...]:
    """The whole card: what it is worth, what counts, and the construction from the bottom up."""
    head = Phrase("words-card", {"kind": card.kind, "points": card.points, "number": card.number})
    if card.kind == "free":
        return head, Phrase("words-free", {"n": card.free})
    hands = (Phrase("words-hands", {"n": card.hands}),) if card.order else ()
    return (head, *describe(card.pieces, felt), *hands)


def describe(pieces: Construction, felt: bool = False) -> tuple[Phrase, ...]:
    """The whole construction: how many, how high, then every piece from the bottom up."""
    whole = Phrase(
        "words-whole",
        {
            "n": len(pieces),
            "height": extent(pieces)[1] // HU,
            "form": form_of_all(pieces),
            "even": even_of(pieces),
        },
    )
    return (whole, *piece_by_piece(pieces, felt))


def row_by_row(pieces: Construction, felt: bool) -> tuple[Phrase, ...]:
    """One sentence for all pieces at the same height."""
    levels = [_row(list(row), felt) for _, row in groupby(pieces, key=lambda p: p.bottom)]
    return (
        Phrase("words-row-first", {"row": levels[0]}),
        *(Phrase("words-row", {"row": row}) for row in levels[1:]),
    )


def piece_by_piece(pieces: Construction, felt: bool = False) -> tuple[Phrase, ...]:
    """One sentence per piece, in canonical order."""
    names = names_of(pieces, felt)
    below = rests(pieces)
    return tuple(where(pieces, i, names, below) for i in range(len(pieces)))


@lru_cache(maxsize=512)
def brick_by_brick(card: Card, felt: bool = False, built: tuple[str, ...] = ()) -> tuple[StepWords, ...]:
    """One sentence per step, in building order and with what the other hand holds if the card says so; `built` is
    what already stands in the card's places.
    """
    counted, named = names_of(card.pieces, felt), names_of(card.pieces, felt, built)
    below = rests(card.pieces)
    steps: list[StepWords] = []
    held: int | None = None
    for step in card.order or [Step(put) for put in range(len(card.pieces))]:
        anew = step.hold is not None and step.hold != held
        hold = [_hand("words-hold", named[step.hold])] if step.hold is not None and anew else []
        if held is not None and step.hold != held:
            steps.append(_hand("words-release", named[held]))
        # the piece keeps its number, so people hear how far they have got
        names = [*named[: step.put], counted[step.put], *named[step.put + 1 :]]
        put = StepWords(where(card.pieces, step.put, names, below), card.pieces[step.put].piece)
        # what stands there is held before something is put on it; the very piece that is put, when it is there
        steps += [put, *hold] if step.hold == step.put else [*hold, put]
        held = step.hold
    if held is not None:
        steps.append(_hand("words-release", named[held]))
    return tuple(steps)


def _hand(message: str, name: Phrase) -> StepWords:
    return StepWords(Phrase(message, {"name": name}))


def names_of(pieces: Sequence[Pose], felt: bool = False, built: Sequence[str] = ()) -> list[Phrase]:
    """Coloured pieces are named by their colour; others by the piece in their place, or by number."""
    there = [*built, *([""] * (len(pieces) - len(built)))]
    return [
        name_of((p.piece in ANY and stands) or p.piece, felt, n)
        for n, (p, stands) in enumerate(zip(pieces, there, strict=True), 1)
    ]


def name_of(piece: str, felt: bool = False, n: int = 0) -> Phrase:
    if piece in ANY:
        return Phrase("words-counted" if n else "words-any", {"form": ANY[piece], "n": n})
    return Phrase(naming(felt), {"piece": piece})


def key_of(brick: str, felt: bool) -> str:
    """The brick as messages with `the-piece` know it, by its texture too where bricks are told apart by touch."""
    return f"felt-{brick}" if felt and brick in BRICKS else brick


def naming(felt: bool) -> str:
    """The message that names a piece: by its colour, or by its texture first (TA-R1)."""
    return "words-piece-felt" if felt else "words-piece"


def rests(pieces: Construction) -> list[list[int]]:
    """For each piece the ones that it lies on, from left to right."""
    below: list[list[int]] = [[] for _ in pieces]
    for contact in contacts([p.box for p in pieces]):
        if contact.lower != TABLE:
            below[contact.upper].append(contact.lower)
    for lower in below:
        lower.sort(key=lambda k: pieces[k].left)
    return below


def where(pieces: Construction, i: int, names: Sequence[Phrase], rested: Sequence[list[int]]) -> Phrase:
    """Where one piece of a construction is: on the table, on another, or across several."""
    placed, below = pieces[i], rested[i]
    params: Params = {"name": names[i], "how": placed.how}
    if not below:
        return _on_table(pieces, i, names, params)
    first, last = pieces[below[0]].left, max(pieces[k].right for k in below)
    params |= {"below": names[below[0]], "other": names[below[-1]], "n": len(below)}
    params |= _place(placed, first, last)
    return Phrase("words-on" if len(below) == 1 else "words-across", params)


def differences(card: Card, verdict: Verdict, felt: bool = False) -> tuple[Phrase, ...]:
    """The judge's findings, one sentence per difference, in the order in which to fix them."""
    if verdict.matched:
        return (Phrase("difference-none"),)
    return tuple(difference(card, verdict, d, felt) for d in verdict.differences)


def difference(card: Card, verdict: Verdict, d: Difference, felt: bool = False) -> Phrase:
    params: Params = {"n": d.n}
    if d.piece:
        params["name"] = name_of(d.piece, felt)
    if d.other:
        params["other"] = Phrase("words-table") if d.other == "table" else name_of(d.other, felt)
    if d.what == "missing" and d.target is not None:
        # a misplaced brick doesn't name a place on a coloured card
        names = names_of(card.pieces, felt, verdict.built)
        there = where(card.pieces, d.target, names, rests(card.pieces))
        return Phrase("difference-missing", params | {"where": there})
    params |= {"how": d.how or "flat", "side": _sign(d.dx, "left", "right"), "level": _sign(d.dy, "low", "high")}
    measure = measure_of(d.piece) if d.piece else "brick"
    params |= {"across": distance(d.dx, measure, "words-by"), "up": distance(d.dy, measure, "words-by")}
    return Phrase(f"difference-{d.what}", params)


def distance(units: int, measure: str, message: str = "words-distance") -> Phrase:
    """In half heights of a brick or a die, rounded to the nearest if it's less than a quarter off."""
    halves = round(abs(units) / HALF)
    half = "yes" if halves % 2 else "no"
    return Phrase(message, {"form": measure, "halves": halves, "whole": halves // 2, "half": half})


def measure_of(piece: str) -> str:
    """By what people measure near this piece: bricks, or the dice that are its neighbours."""
    return "brick" if form_of(piece) == "brick" else "piece"


def _say(phrase: Phrase, say: Say) -> str:
    plain = {k: _say(v, say) if isinstance(v, Phrase) else v for k, v in phrase.params.items()}
    return say(phrase.message, **plain)


def form_of_all(pieces: Construction) -> str:
    return "brick" if all(measure_of(p.piece) == "brick" for p in pieces) else "piece"


def even_of(pieces: Construction) -> str:
    return "yes" if outline(pieces) == outline(mirror(pieces)) else "no"


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


def _on_table(pieces: Construction, i: int, names: Sequence[Phrase], params: Params) -> Phrase:
    placed = pieces[i]
    lefter = [k for k, p in enumerate(pieces) if p.bottom == placed.bottom and p.left < placed.left]
    if not lefter:
        return Phrase("words-bottom", params)
    beside = max(lefter, key=lambda k: pieces[k].left)
    gap = placed.left - pieces[beside].right
    far = distance(gap, measure_of(placed.piece))
    return Phrase("words-beside", params | {"below": names[beside], "halves": gap // HALF, "distance": far})


def _place(placed: Pose, first: int, last: int) -> Params:
    """How it lies over what it rests on: above all of it, in the middle, at an end, reaching over, or set in."""
    place, by = _lie(placed.left - first, placed.right - last)
    return {"place": place, "distance": distance(by, measure_of(placed.piece))}


def _lie(left: int, right: int) -> tuple[str, int]:
    if left == right == 0:
        return "same", 0
    if left == -right:
        return "middle", left
    if left == 0 or right == 0:
        return ("left" if left == 0 else "right"), left or right
    if right > 0 and right >= -left:
        return "over-right", right
    return ("over-left" if left < 0 else "in-left"), left


def _sign(value: int, less: str, more: str) -> str:
    if abs(value) < HALF // 4:
        return "none"
    return less if value < 0 else more
