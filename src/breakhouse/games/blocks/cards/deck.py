"""Decks: the shipped ones as files, a player's own from a file, daily and endless ones from the factory.

A deck file is a header, `deck NAME GAME VERSION`, and one card per line; `#` starts a comment. Shipped decks were
checked when they were made and are read as they are; any other deck is checked card by card first.
"""

import re
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import msgspec

from breakhouse.core import Invalid, Refusal
from breakhouse.games import game, shelf
from breakhouse.games.blocks.bricks.construction import mirror, outline
from breakhouse.games.blocks.bricks.contact import overlaps
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.notation import read_card, write_card
from breakhouse.games.blocks.factory.difficulty import features_of
from breakhouse.games.blocks.factory.making import make_deck
from breakhouse.games.blocks.factory.order import building_order
from breakhouse.games.blocks.kit import Kit
from breakhouse.games.blocks.statics.stability import stands

_HEADER = re.compile(r"deck ([a-z0-9-]{1,40}) ([a-z0-9-]{1,40}) ([0-9]{1,4})")
_MOST = 500


class Deck(msgspec.Struct, frozen=True):
    """The cards of a box, under a name."""

    name: str
    kit: Kit
    """The id of the game it's for."""
    version: int
    cards: tuple[Card, ...]
    """In two-sided decks every side is a card of its own; the last letter of its id names the side."""

    @property
    def game(self) -> str:
        return self.kit.game

    def sheets(self) -> tuple[tuple[Card, ...], ...]:
        """The physical cards: one or two sides each (MI-01, DI-01)."""
        if not self.kit.sides:
            return tuple((card,) for card in self.cards)
        sheets: dict[str, list[Card]] = {}
        for card in self.cards:
            sheets.setdefault(card.id[:-1], []).append(card)
        return tuple(tuple(sides) for sides in sheets.values())


def kits() -> dict[str, Kit]:
    """The kits of all games on the shelf that have cards, by the game's id."""
    found = {id: getattr(each, "kit", None) for id, each in shelf().items()}
    return {id: kit for id, kit in found.items() if isinstance(kit, Kit)}


def kit_of(id: str) -> Kit:
    """The kit of a game by its name, or an `Invalid` that lists the games with cards."""
    try:
        kit = getattr(game(id), "kit", None)
    except Refusal:
        kit = None
    if not isinstance(kit, Kit):
        raise Invalid("deck-of-no-game", game=id[:40], known=", ".join(kits()))
    return kit


def load_deck(name: str) -> Deck:
    """A shipped deck by its name, or `Invalid`."""
    known = {kit.shipped: kit for kit in kits().values()}
    if name not in known:
        raise Invalid("no-such-deck", deck=name[:40], known=", ".join(known))
    return load_shipped(known[name])


@lru_cache(maxsize=16)
def load_shipped(kit: Kit) -> Deck:
    """The deck that the game opens with."""
    return _parse((files(kit.package) / "decks" / f"{kit.shipped}.deck").read_text(encoding="utf-8"))


def read(path: str | Path) -> Deck:
    """A deck from a player's own file, with every card checked."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise Invalid("deck-unreadable", path=str(path)[:120], why=type(wrong).__name__) from None
    return read_deck(text)


def read_deck(text: str) -> Deck:
    """A deck from its text, with every card checked; finds building orders and difficulties again."""
    return _read_checked(text)


@lru_cache(maxsize=32)
def _read_checked(text: str) -> Deck:
    deck = _parse(text)
    check_distinct(deck.cards)
    deck = msgspec.structs.replace(deck, cards=tuple(weigh(deck.kit, card) for card in deck.cards))
    check_sides(deck)
    return deck


def write_deck(deck: Deck) -> str:
    """The deck as the text of a file."""
    lines = [f"deck {deck.name} {deck.game} {deck.version}", *(write_card(card) for card in deck.cards)]
    return "\n".join(lines) + "\n"


@lru_cache(maxsize=32)
def resolve(kit: Kit, option: str) -> Deck:
    """The deck that an option names: `shipped`, `daily:2026-11-15`, `endless:SEED`, or a deck's text."""
    word, _, rest = option.partition(":")
    if "\n" in option:
        deck = read_deck(option)
        if deck.game != kit.game:
            raise Invalid("deck-of-another-game", deck=deck.name, game=deck.game, wanted=kit.game)
        return deck
    if option == "shipped":
        return load_shipped(kit)
    if word == "daily":
        return _make(kit, f"daily-{_day(rest)}")
    if word == "endless" and re.fullmatch(r"[\w .-]{1,40}", rest):
        return _make(kit, f"endless {rest}")
    raise Invalid("no-such-deck", deck=option[:40], known="shipped, daily, endless:SEED")


def date_option(option: str, today: date) -> str:
    """Plain `daily` with its day. Rules and replays never look at a calendar, so the date is fixed when a match
    starts.
    """
    return f"{option}:{today.isoformat()}" if option == "daily" else option


def weigh(kit: Kit, card: Card) -> Card:
    """The card with its building order and difficulty, or `Invalid`: wrong pieces, overlapping, not standing."""
    check_pieces(kit, card)
    if card.kind == "free":
        return card
    order = building_order(card.pieces)
    features = order and features_of(card.pieces, order)
    if not order or not features:
        margin = stands(card.pieces).margin
        raise Invalid("card-unstable", id=card.id, margin=None if margin is None else int(100 * margin))
    return msgspec.structs.replace(card, order=order, difficulty=kit.rate(features, card.kind == "coloured"))


def check_pieces(kit: Kit, card: Card) -> None:
    """`Invalid` when this box cannot build the card."""
    lacking = kit.lacks(card)
    if lacking is not None:
        raise Invalid("card-not-in-the-box", id=card.id, piece=lacking, game=kit.game)
    for i, j in overlaps(card.pieces, slack=0):
        raise Invalid("card-overlaps", id=card.id, first=card.pieces[i].piece, second=card.pieces[j].piece)


def check_distinct(cards: Sequence[Card]) -> None:
    """No id twice, no construction twice, not even in other colours or as a mirror image."""
    ids: set[str] = set()
    shapes: dict[tuple[object, ...], str] = {}
    for card in cards:
        if card.id in ids:
            raise Invalid("deck-id-twice", id=card.id)
        ids.add(card.id)
        if card.kind == "free":
            continue
        shape = shape_of(card)
        if shape in shapes:
            raise Invalid("deck-card-twice", id=card.id, other=shapes[shape])
        shapes[shape] = card.id


def check_sides(deck: Deck) -> None:
    """Two-sided cards have the two sides that the kit names."""
    if not deck.kit.sides:
        return
    (one, one_number), (other, other_number) = deck.kit.sides
    for sheet in deck.sheets():
        if tuple(sorted((side.id[-1], side.number) for side in sheet)) != deck.kit.sides:
            id = sheet[0].id[:-1] or sheet[0].id
            numbers = {"one_number": one_number, "other_number": other_number}
            raise Invalid("deck-sides", id=id, one=id + one, other=id + other, **numbers)


def shape_of(card: Card) -> tuple[object, ...]:
    """The same for a construction and its mirror image, whatever the colours."""
    return tuple(min(outline(card.pieces), outline(mirror(card.pieces))))


def _parse(text: str) -> Deck:
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
    header = _HEADER.fullmatch(lines[0][1]) if lines else None
    if header is None:
        raise Invalid("deck-header", text=lines[0][1][:80] if lines else "")
    if not 2 <= len(lines) <= _MOST:
        raise Invalid("deck-size", cards=len(lines) - 1, most=_MOST - 1)
    return Deck(header[1], kit_of(header[2]), int(header[3]), tuple(_card(n, line) for n, line in lines[1:]))


def _card(n: int, line: str) -> Card:
    try:
        return read_card(line)
    except Invalid as wrong:
        raise Invalid(wrong.code, **{"line": n, **wrong.params}) from None


def _make(kit: Kit, seed: str) -> Deck:
    name = re.sub(r"[^a-z0-9-]+", "-", f"{kit.game}-{seed}".lower())[:40]
    return Deck(name, kit, 1, make_deck(kit, seed))


def _day(written: str) -> str:
    try:
        return date.fromisoformat(written).isoformat()
    except ValueError:
        raise Invalid("deck-day", day=written[:40]) from None
