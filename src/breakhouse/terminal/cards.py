"""`breakhouse cards`: view, check, judge and make cards and decks.

All text comes from `locales`, and all output works with a screen reader: `--plain` leaves out the sketch.
"""

import argparse
from functools import partial
from pathlib import Path
from typing import Any

from breakhouse.core import Invalid
from breakhouse.games.blocks import words
from breakhouse.games.blocks.bricks.brick import HALF
from breakhouse.games.blocks.bricks.construction import Construction, extent
from breakhouse.games.blocks.cards import deck as decks
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import Deck
from breakhouse.games.blocks.cards.notation import read_card, read_construction, write_card
from breakhouse.games.blocks.judging.judge import judge
from breakhouse.games.blocks.kit import Kit
from breakhouse.games.blocks.words import summarise_card
from breakhouse.locales import say, say_why
from breakhouse.terminal.help import explain, today


def add_parser(commands: Any) -> None:
    top = commands.add_parser("cards", help=explain("cards-help"))
    actions = top.add_subparsers(dest="action", required=True, metavar=explain("terminal-help-command"))
    runs = {"list": list_cards, "show": show, "check": check, "make": make, "judge": judge_one, "contact": contact}
    parsers = {name: actions.add_parser(name, help=explain(f"cards-help-{name}")) for name in runs}
    for name, run in runs.items():
        parsers[name].set_defaults(run=run)

    shipped = ", ".join(kit.shipped for kit in decks.kits().values())

    def add(where: str, argument: str, message: str = "", **how: Any) -> None:
        for name in where.split():
            help_text = explain(f"cards-help-{message or argument.strip('-')}", decks=shipped)
            parsers[name].add_argument(argument, help=help_text, **how)

    add("list contact", "deck", nargs="?")
    add("list", "--notation", action="store_true")
    add("show judge", "card")
    add("judge", "construction")
    add("show judge", "--deck")
    add("show", "--svg", metavar="FILE")
    add("show judge", "--felt", action="store_true")
    add("show", "--steps", action="store_true")
    parsers["show"].add_argument("--plain", action="store_true", help=explain("terminal-help-plain"))
    add("check", "what", nargs="+")
    add("check", "--game")
    add("make", "game")
    add("make", "--seed", default="breakhouse")
    add("make", "--name")
    add("make", "--care", type=int, choices=range(1, 31), default=3, metavar="1…30")
    add("make", "--out", metavar="FILE")
    add("contact", "--out", "contact-out", required=True, metavar="FILE")


def list_cards(args: argparse.Namespace) -> int:
    """One line per card; with --notation, the deck itself, ready to be saved as a file."""
    deck = _deck(args.deck)
    if args.notation:
        print(decks.write_deck(deck), end="")
        return 0
    print(say(args.language, "cards-deck", name=deck.name, game=deck.game, n=len(deck.cards)))
    for card in deck.cards:
        print(_line(args.language, card))
    return 0


def show(args: argparse.Namespace) -> int:
    """The notation, a sketch, the words, and a picture if requested: the whole first, then each brick."""
    card, kit = _card(args.card, args.deck)
    tell = partial(say, args.language)
    print(write_card(card))
    if not args.plain and card.pieces:
        print(sketch(card.pieces))
    print(words.spell(summarise_card(card, args.felt), tell))
    for phrase in () if card.kind == "free" else words.describe_card(card, args.felt):
        print(words.spell(phrase, tell))
    if args.steps and card.pieces:
        for n, step in enumerate(words.brick_by_brick(decks.weigh(kit, card), args.felt), 1):
            print(f"{n}. {words.spell(step.words, tell)}")
    if args.svg:
        from breakhouse.games.blocks.drawing.cards import card_svg
        from breakhouse.press.cards import letter_in

        described = words.spell(words.describe_card(card, args.felt), tell)
        lettering = partial(letter_in, args.language)
        picture = card_svg(card, kit.look, desc=described, lettering=lettering)
        Path(args.svg).write_text(picture, encoding="utf-8")
    return 0


def check(args: argparse.Namespace) -> int:
    """Reads and checks deck files and single cards; returns 1 if anything is wrong."""
    wrong = 0
    for what in args.what:
        try:
            print(_check_one(args.language, what, args.game))
        except Invalid as fault:
            wrong = 1
            line = fault.params.get("line")
            at = say(args.language, "cards-line", line=line) + " " if line is not None else ""
            print(f"{at}{say_why(args.language, fault)}")
    return wrong


def _check_one(language: str, what: str, game: str | None) -> str:
    if ":" in what and not Path(what).exists():
        card = read_card(what)
        return write_card(decks.weigh(decks.kit_of(game) if game else _kit_for(card), card))
    deck = decks.read(what)
    return say(language, "cards-deck-right", name=deck.name, game=deck.game, n=len(deck.cards))


def make(args: argparse.Namespace) -> int:
    """A new deck by seed: the same seed and care give the same cards anywhere."""
    from breakhouse.games.blocks.factory.making import make_deck

    kit = decks.kit_of(args.game)
    name = args.name or f"{kit.game}-made"
    text = decks.write_deck(Deck(name, kit, 1, make_deck(kit, args.seed, args.care)))
    decks.read_deck(text)
    if args.out is None:
        print(text, end="")
    else:
        Path(args.out).write_text(text, encoding="utf-8")
        print(say(args.language, "cards-made", file=args.out))
    return 0


def judge_one(args: argparse.Namespace) -> int:
    """The judge's findings, one sentence per line; returns 1 if the card isn't matched."""
    card, _ = _card(args.card, args.deck)
    verdict = judge(card, read_construction(args.construction))
    for phrase in words.differences(card, verdict, args.felt):
        print(words.spell(phrase, partial(say, args.language)))
    return 0 if verdict.matched else 1


def contact(args: argparse.Namespace) -> int:
    """All cards of a deck in one picture, SVG or PNG depending on the file's suffix."""
    from breakhouse.press.contact_sheet import contact_sheet, contact_svg

    deck, out = _deck(args.deck), Path(args.out)
    if out.suffix == ".png":
        out.write_bytes(contact_sheet(deck))
    else:
        out.write_text(contact_svg(deck), encoding="utf-8")
    print(say(args.language, "cards-made", file=args.out))
    return 0


def _deck(named: str | None) -> Deck:
    """A shipped deck, `GAME:daily`, `GAME:endless:SEED`, or a file; None: of the first game on the shelf."""
    kits = decks.kits()
    if named is None:
        return decks.load_shipped(next(iter(kits.values())))
    game, _, option = named.partition(":")
    if game in kits and option:
        return decks.resolve(kits[game], decks.date_option(option, today()))
    if Path(named).exists():
        return decks.read(named)
    shipped = [kit.shipped for kit in kits.values()]
    if named not in shipped:
        known = (*shipped, "GAME:daily", "GAME:endless:SEED")
        raise Invalid("no-such-deck", deck=named[:40], known=", ".join(known))
    return decks.load_deck(named)


def _card(text: str, deck_name: str | None) -> tuple[Card, Kit]:
    """A card by its notation or by its id in a deck, with its kit."""
    if ":" in text:
        card = read_card(text)
        return card, _kit_for(card)
    deck = _deck(deck_name)
    for card in deck.cards:
        if card.id == text:
            return card, deck.kit
    raise Invalid("no-such-card", card=text[:40], deck=deck.name)


def _kit_for(card: Card) -> Kit:
    """The first box on the shelf that the card can be built from."""
    kits = list(decks.kits().values())
    return next((kit for kit in kits if kit.lacks(card) is None), kits[0])


def _line(language: str, card: Card) -> str:
    return say(
        language,
        "cards-line-of-card",
        id=card.id,
        points=card.points,
        number=card.number,
        kind=card.kind,
        pieces=len(card.pieces) or card.free,
        hands=card.hands,
        difficulty=card.difficulty,
    )


def sketch(pieces: Construction) -> str:
    """The front view in characters, two per half brick: frames around the first two letters of each piece."""
    width, height = extent(pieces)
    rows = [[" "] * (width // HALF * 2) for _ in range(height // HALF)]
    for p in pieces:
        left, bottom, w, h = (value // HALF for value in p.box)
        for y in range(bottom, bottom + h):
            for x in range(2 * left, 2 * (left + w)):
                edge = x == 2 * left or x == 2 * (left + w) - 1
                rows[y][x] = "|" if edge else "_" if y == bottom else "¯" if y == bottom + h - 1 else " "
        name = p.piece.partition("-")[2] or p.piece
        for n, letter in enumerate(name[:2]):
            rows[bottom + h // 2][2 * left + w - 1 + n] = letter
    return "\n".join("".join(row).rstrip() for row in reversed(rows))
