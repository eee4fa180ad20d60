"""The shipped deck of mini keeps what `docs/decks.md` promises."""

from collections import Counter

import pytest

from breakhouse.games.blocks.bricks.brick import BRICKS
from breakhouse.games.blocks.cards.deck import load_deck
from breakhouse.games.mini.kit import KIT, PLAN

DECK = load_deck(KIT.shipped)


@pytest.mark.rule("MI-01")
def test_the_deck_has_30_two_sided_cards_about_half_of_them_grey() -> None:
    counted = Counter(card.points for card in DECK.cards)
    assert counted == {points: count for points, (count, _) in PLAN.items()}
    assert {card.number for card in DECK.cards} == {"blue"}
    assert len(DECK.sheets()) == 30
    assert all(len(sheet) == 2 for sheet in DECK.sheets())
    kinds = Counter(card.kind for card in DECK.cards)
    assert abs(kinds["grey"] - kinds["coloured"]) <= 4


@pytest.mark.rule("MI-01", "MI-R5")
def test_mini_has_eight_of_the_ten_bricks() -> None:
    assert len(KIT.pieces) == 8
    assert set(KIT.pieces) < set(BRICKS)


def test_both_kinds_have_their_share_of_two_hand_cards() -> None:
    held = Counter(card.kind for card in DECK.cards if card.hands == 2)
    assert min(held["grey"], held["coloured"]) >= 4
    assert {card.id[-1] for card in DECK.cards if card.hands == 2} == {"a", "b"}
