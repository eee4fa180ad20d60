"""What a view of a building match shows, in words: the card, the bench, the judge's findings.

All of it follows from the view. Pages only render it, so every voice says the same; it's cached as long as card,
bench and verdict stay the same, because views are requested all the time.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Protocol

import msgspec

from breakhouse.core import Refusal
from breakhouse.games.blocks import words
from breakhouse.games.blocks.bench.workbench import Bench, Fault
from breakhouse.games.blocks.bricks.brick import ANY, BRICKS, HALF
from breakhouse.games.blocks.bricks.construction import Construction, Pose
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.judging.judge import Difference, Verdict, judge
from breakhouse.games.blocks.match.turn import Turn
from breakhouse.games.blocks.words import Phrase, StepWords, summarise_card

AT_A_BRICK = frozenset(
    ("misplaced", "wrong-way", "tilted", "swapped", "wrong-colour", "overlapping", "floating", "toppling")
)
"""Differences that belong to a brick on the bench; a missing brick has no place to show one."""
MOST_MARKS = 3
"""Too many marks help nobody; the first ones should be fixed first anyway."""
MOST_WRONG = 4
"""Nobody remembers more sentences than this."""


class BrickWords(msgspec.Struct, frozen=True, array_like=True):
    """Something to say about one brick on the bench."""

    piece: str
    words: Phrase


class Words(msgspec.Struct, frozen=True):
    """What is shown, as phrases that any language can render."""

    naming: str
    """The message that names a piece: by colour, or by texture first."""
    whole: tuple[Phrase, ...] = ()
    """The card that lies open in one breath, row by row."""
    card: tuple[Phrase, ...] = ()
    """The same card in full, with every place."""
    steps: tuple[StepWords, ...] = ()
    """The same card brick by brick, bottom to top and left to right."""
    built: tuple[str, ...] = ()
    """On a card that leaves the colours open, what stands for each of its pieces, or empty."""
    next: int | None = None
    """Which of these steps is the next that is missing; none where all are there."""
    bench: tuple[BrickWords, ...] = ()
    """Where each brick on the bench is, the lowest first."""
    marks: tuple[BrickWords, ...] = ()
    """What is wrong with single bricks, first things first."""
    faults: tuple[BrickWords, ...] = ()
    """What is wrong with single bricks although the form may be right."""
    wrong: tuple[Phrase, ...] = (Phrase("built-nothing-wrong"),)
    """The answer to "what is wrong?"."""


class AnyView(Protocol):
    """A view of any building game."""

    @property
    def turn(self) -> Turn: ...
    @property
    def words(self) -> Words: ...


def words_of(turn: Turn, bench: Bench, felt: bool) -> Words:
    card, verdict = turn.card, turn.verdict
    naming = words.naming(felt)
    if card is None:
        return Words(naming, bench=_bench_words(bench.placed, felt))
    built: tuple[str, ...] = ()
    if verdict is not None and any(p.piece in ANY for p in card.pieces):
        verdict = verdict if verdict.matched else _read_from_left(card, bench.placed)
        built = verdict.built
    return Words(
        naming,
        summarise_card(card, felt),
        words.describe_card(card, felt),
        words.brick_by_brick(card.as_shown(), felt, built),
        built,
        _next(card, verdict),
        _bench_words(bench.placed, felt),
        _marks(card, verdict, len(bench.placed), felt) if verdict is not None else (),
        tuple(_fault(fault, felt) for fault in turn.faults),
        _wrong(card.as_shown(), verdict, turn.faults, bool(bench.held), felt),
    )


def answer(question: str, view: AnyView, say: words.Say) -> str | None:
    """The answer to a question, as phrases; None for a question that isn't about bricks."""
    phrases, card = view.words, view.turn.card
    match question:
        case "card":
            return words.spell(phrases.card or Phrase("built-no-card"), say)
        case "wrong":
            return words.spell(phrases.wrong, say)
        case "missing":
            step = None if phrases.next is None else phrases.steps[phrases.next].words
            return words.spell(step or Phrase("built-none-missing" if card else "built-no-card"), say)
        case "last":
            return words.spell([one.words for one in phrases.bench] or Phrase("built-bench-empty"), say)
    return None


def tell_time(view: AnyView, now: int, say: words.Say) -> str | None:
    """How much time there is, and for what: until the start, or to build. None while no clock runs."""
    turn = view.turn
    building = turn.phase == "building"
    until = turn.ends_at if building else turn.starts_at
    if until is None:
        return None
    return say("built-time-left" if building else "bench-starts-in", seconds=max(0, -((now - until) // 1000)))


@lru_cache(maxsize=512)
def _read_from_left(card: Card, placed: Construction) -> Verdict:
    """As somebody sees it who reads the card from left to right; the rules don't need to know what is what."""
    return judge(card, placed, from_left=True)


@lru_cache(maxsize=512)
def _bench_words(placed: Construction, felt: bool) -> tuple[BrickWords, ...]:
    """In the words of a card, to the nearest half where a hand was free."""
    pieces = tuple(sorted(map(_snap, placed), key=lambda p: (p.bottom, p.x)))
    names, below = words.names_of(pieces, felt), words.rests(pieces)
    return tuple(
        BrickWords(
            p.piece,
            words.where(pieces, i, names, below)
            if below[i] or p.bottom <= 0
            else Phrase("moved-in-the-air", {"piece": names[i]}),
        )
        for i, p in enumerate(pieces)
    )


def _snap(p: Pose) -> Pose:
    return Pose(p.piece, p.how, p.x + _to_grid(p.left), p.y + _to_grid(p.bottom))


def _to_grid(edge: int) -> int:
    return (edge + HALF // 2) // HALF * HALF - edge


@lru_cache(maxsize=512)
def _marks(card: Card, verdict: Verdict, placed: int, felt: bool) -> tuple[BrickWords, ...]:
    """A brick too many is shown only once there are enough."""
    full = placed > len(card.pieces)
    shown = [d for d in verdict.differences if d.piece and (d.what in AT_A_BRICK or (full and d.what == "extra"))]
    return tuple(mark for d in shown[:MOST_MARKS] for mark in _mark(card, verdict, d, felt))


def _mark(card: Card, verdict: Verdict, d: Difference, felt: bool) -> Iterator[BrickWords]:
    phrase = words.difference(card, verdict, d, felt)
    yield BrickWords(d.piece, phrase)
    if d.what == "swapped" and d.other:
        yield BrickWords(d.other, phrase)


def _fault(fault: Fault, felt: bool) -> BrickWords:
    params: words.Params = {"piece": words.name_of(fault.piece, felt)}
    if fault.kind == "pips":
        params |= {"shows": fault.shows, "below": words.name_of(fault.below, felt), "needs": fault.needs}
    return BrickWords(fault.piece, Phrase(f"dice-{fault.kind}", params))


def missing_from(verdict: Verdict) -> list[Difference]:
    """The pieces still to place, bottom to top and left to right, as on the card: the next one first.

    Anyone can read that off the card, so it isn't a hint; it may not even be an order in which everything stands.
    """
    missing = [d for d in verdict.differences if d.what == "missing"]
    return sorted(missing, key=lambda d: -1 if d.target is None else d.target)


@contextmanager
def name_by_touch(felt: bool) -> Iterator[None]:
    """TA-R1: within this block, refusals also name textures, if bricks are told apart by touch."""
    try:
        yield
    except Refusal as no:
        named = {name: words.key_of(brick, felt) for name, brick in no.params.items() if brick in BRICKS}
        no.spoken = named if felt else {}
        raise


def _next(card: Card, verdict: Verdict | None) -> int | None:
    """The step of the next missing piece: a card as it is shown has one for each of its pieces, in their order."""
    if verdict is None:
        return 0 if card.pieces else None
    return next((d.target for d in missing_from(verdict)), None)


@lru_cache(maxsize=512)
def _wrong(
    card: Card, verdict: Verdict | None, faults: tuple[Fault, ...], held: bool, felt: bool
) -> tuple[Phrase, ...]:
    """What is wrong first, then the next brick that is missing, and how many more."""
    found = [_fault(fault, felt).words for fault in faults]
    missing: list[Difference] = []
    if verdict is not None:
        missing = missing_from(verdict)
        others = [d for d in verdict.differences if d.what != "missing"]
        found += [words.difference(card, verdict, d, felt) for d in (*others, *missing[:1])]
    if not found:
        still_held = verdict is not None and verdict.matched and held
        return (Phrase("bench-let-it-stand" if still_held else "built-nothing-wrong"),)
    more = [Phrase("built-more-missing", {"n": len(missing) - 1})] if len(missing) > 1 else []
    return (*found[:MOST_WRONG], *more)
