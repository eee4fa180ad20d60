"""Writes `words.golden.json`: what `words.py` says of shipped cards and of spoilt constructions of them.

Run it after a change to `words.py` or the decks; the browser's test then shows where `words.ts` must follow.
"""

import json
from pathlib import Path
from random import Random

import msgspec

from breakhouse.games.blocks import words
from breakhouse.games.blocks.bricks.construction import Construction
from breakhouse.games.blocks.cards import deck
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.judging.judge import judge

EACH = 7


def spoilt(card: Card, rng: Random) -> Construction:
    """The card's construction with one thing wrong: unfinished, swapped, shifted or mirrored."""
    pieces = list(card.pieces)
    match rng.randrange(4):
        case 0:
            pieces.pop()
        case 1 if len(pieces) > 1:
            first, second = pieces[0], pieces[1]
            pieces[0] = msgspec.structs.replace(first, piece=second.piece)
            pieces[1] = msgspec.structs.replace(second, piece=first.piece)
        case 2:
            pieces[-1] = pieces[-1].moved(60)
        case _:
            pieces = [msgspec.structs.replace(p, x=-p.x) for p in pieces]
    return tuple(pieces)


def rows() -> list[dict[str, object]]:
    rng = Random(7)
    told: list[dict[str, object]] = []
    for name in deck.SHIPPED.values():
        for card in rng.sample(deck.load(name).cards, EACH):
            row: dict[str, object] = {"card": card, "words": words.describe_card(card)}
            if card.kind == "coloured":
                verdict = judge(card, spoilt(card, rng))
                row |= {"verdict": verdict, "differences": words.differences(card, verdict)}
            told.append(row)
    return told


if __name__ == "__main__":
    text = json.dumps(msgspec.to_builtins(rows()), ensure_ascii=False, separators=(",", ":"))
    Path(__file__).with_name("words.golden.json").write_text(text + "\n", encoding="utf-8")
