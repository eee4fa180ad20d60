"""The shipped deck of classic keeps what `docs/decks.md` promises."""

from collections import Counter

import pytest

from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import load
from breakhouse.games.blocks.factory.difficulty import Features, features_of
from breakhouse.games.classic.kit import KIT, PLAN

CARDS = load("classic-1").cards


def facts(card: Card) -> Features:
    found = features_of(card.pieces, card.order)
    assert found is not None, card
    return found


@pytest.mark.rule("CL-01")
def test_80_cards_half_of_them_grey() -> None:
    counted = Counter((card.number, card.points) for card in CARDS)
    assert counted == {key: count for key, (count, _) in PLAN.items()}
    assert counted.total() == 80
    assert set(Counter((card.number, card.kind) for card in CARDS).values()) == {20}


def test_the_deck_shows_all_that_can_be_built() -> None:
    told = [facts(card) for card in CARDS]
    sizes = Counter(len(card.pieces) for card in CARDS)
    assert set(sizes) == set(range(3, 11))
    assert sum(f.bridges > 0 for f in told) >= 45
    assert sum(f.overhangs > 0 for f in told) >= 25
    assert sum(f.tower for f in told) >= 20
    assert 8 <= sum(f.hands == 2 for f in told) <= 14
    assert sum(f.counterweight for f in told) >= 10
    assert 24 <= sum(f.symmetric for f in told) <= 40
    poses = Counter(p.how for card in CARDS for p in card.pieces)
    assert min(poses[how] for how in ("lying", "standing", "pointing")) >= 100


@pytest.mark.rule("CL-R2")
def test_red_numbers_are_tricky_and_blue_ones_stand_easily() -> None:
    for card in CARDS:
        assert (card.number == "red") == facts(card).tricky
    blue = [facts(card) for card in CARDS if card.number == "blue"]
    assert min(f.margin for f in blue) >= 0.4
    assert not any(f.counterweight or f.hands == 2 for f in blue)


def test_colours_are_spread_over_the_coloured_cards() -> None:
    used = Counter(p.piece for card in CARDS if card.kind == "coloured" for p in card.pieces)
    assert set(used) == set(KIT.pieces)
    assert max(used.values()) < 2 * min(used.values())
