"""The shipped deck of the dice game keeps what `docs/decks.md` promises."""

from collections import Counter

import pytest

from breakhouse.games.blocks.cards.deck import load_deck
from breakhouse.games.dice.kit import FREE, KIT, PLAN

DECK = load_deck("dice-1")


@pytest.mark.rule("DI-01", "DI-03", "DI-15")
def test_the_deck_has_30_cards_with_a_yellow_and_a_blue_side() -> None:
    kinds = Counter((card.number, card.kind) for card in DECK.cards)
    for number, sorts in PLAN.items():
        for kind in ("coloured", "neutral"):
            assert kinds[number, kind] == sum(n for (k, _), (n, _) in sorts.items() if k == kind)
        assert kinds[number, "free"] == len(FREE[number])
    assert all({side.number for side in sheet} == {"yellow", "blue"} for sheet in DECK.sheets())
    assert len(DECK.sheets()) == 30


def test_cards_use_every_piece_and_pose() -> None:
    used = Counter(p.piece for card in DECK.cards for p in card.pieces)
    assert all(used[piece] >= 3 for piece in KIT.pieces)
    poses = Counter(p.how for card in DECK.cards for p in card.pieces)
    assert min(poses[how] for how in ("flat", "lying", "upright")) >= 15


@pytest.mark.rule("DI-03")
def test_blue_sides_are_harder() -> None:
    easy = [c.difficulty for c in DECK.cards if c.number == "yellow" and c.kind != "free"]
    hard = [c.difficulty for c in DECK.cards if c.number == "blue" and c.kind != "free"]
    assert sum(easy) / len(easy) + 10 < sum(hard) / len(hard)
