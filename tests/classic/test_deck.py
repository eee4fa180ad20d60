"""The shipped deck of classic keeps what `docs/decks.md` promises."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import load_deck
from breakhouse.games.blocks.factory.difficulty import Features, features_of
from breakhouse.games.blocks.factory.making import make_deck
from breakhouse.games.classic.kit import DIFFICULTY, KIT, PLAN

CARDS = load_deck(KIT.shipped).cards


def facts(card: Card) -> Features:
    found = features_of(card.pieces, card.order)
    assert found is not None, card
    return found


@pytest.mark.rule("CL-01")
def test_the_deck_has_80_cards_and_half_of_them_are_grey() -> None:
    counted = Counter((card.number, card.points) for card in CARDS)
    assert counted == {key: count for key, (count, _) in PLAN.items()}
    assert counted.total() == 80
    assert set(Counter((card.number, card.kind) for card in CARDS).values()) == {20}


def test_the_deck_covers_everything_that_can_be_built() -> None:
    all_facts = [facts(card) for card in CARDS]
    sizes = Counter(len(card.pieces) for card in CARDS)
    assert set(sizes) == set(range(3, 11))
    assert sum(f.bridges > 0 for f in all_facts) >= 45
    assert sum(f.overhangs > 0 for f in all_facts) >= 25
    assert sum(f.tower for f in all_facts) >= 20
    assert 8 <= sum(f.hands == 2 for f in all_facts) <= 14
    assert sum(f.counterweight for f in all_facts) >= 10
    assert 24 <= sum(f.symmetric for f in all_facts) <= 40
    poses = Counter(p.how for card in CARDS for p in card.pieces)
    assert min(poses[how] for how in ("lying", "standing", "pointing")) >= 100


@pytest.mark.rule("CL-R2")
def test_red_numbers_are_tricky_and_blue_ones_stand_easily() -> None:
    for card in CARDS:
        assert (card.number == "red") == facts(card).tricky
    blue = [facts(card) for card in CARDS if card.number == "blue"]
    assert min(f.margin for f in blue) >= 0.4
    assert not any(f.counterweight or f.hands == 2 for f in blue)


@pytest.mark.rule("CL-30")
def test_blue_is_for_beginners_and_the_piles_hardly_meet() -> None:
    """Whoever is new meets no tower of ten bricks, and whoever is not meets nothing of three."""
    blue = [card for card in CARDS if card.number == "blue"]
    red = [card for card in CARDS if card.number == "red"]
    assert max(card.difficulty for card in blue) - min(card.difficulty for card in red) <= 3
    assert max(len(card.pieces) for card in blue) <= 7
    assert min(len(card.pieces) for card in red) >= 6
    assert sum(len(card.pieces) == 3 for card in blue) >= 4


def test_grey_cards_have_their_share_of_two_hand_cards() -> None:
    held = Counter(card.kind for card in CARDS if card.hands == 2)
    assert held["grey"] >= 4
    assert held["coloured"] >= 4


@pytest.mark.rule("CL-30")
@given(seed=st.text(max_size=20))
@settings(max_examples=2, deadline=None)
def test_decks_of_any_seed_are_sorted_the_same_way(seed: str) -> None:
    for card in make_deck(KIT, seed, care=1):
        low, high = DIFFICULTY[card.number]
        assert low <= card.difficulty <= high


def test_colours_are_spread_over_the_coloured_cards() -> None:
    used = Counter(p.piece for card in CARDS if card.kind == "coloured" for p in card.pieces)
    assert set(used) == set(KIT.pieces)
    assert max(used.values()) < 2 * min(used.values())
