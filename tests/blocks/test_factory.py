"""Decks: the shipped ones and those of any seed keep what `docs/decks.md` promises."""

import hashlib
from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.games.blocks.bricks.construction import extent
from breakhouse.games.blocks.cards import deck as decks
from breakhouse.games.blocks.cards.card import Card, check_card
from breakhouse.games.blocks.cards.deck import check_distinct, check_pieces, kit_of, kits, load_shipped
from breakhouse.games.blocks.cards.notation import write_card
from breakhouse.games.blocks.factory.difficulty import LEAST_MARGIN, Features, features_of
from breakhouse.games.blocks.factory.making import make_cards, make_deck
from breakhouse.games.blocks.factory.order import needs_two_hands, order_stands
from breakhouse.games.blocks.judging.judge import judge
from breakhouse.games.blocks.kit import Kit
from breakhouse.games.blocks.statics.stability import stands

KITS = pytest.mark.parametrize("kit", kits().values(), ids=kits())


def facts(card: Card) -> Features:
    found = features_of(card.pieces, card.order)
    assert found is not None, card
    return found


def assert_valid(kit: Kit, cards: tuple[Card, ...]) -> None:
    """What holds for every card of every deck."""
    check_distinct(cards)
    for card in cards:
        assert check_card(card) == card
        check_pieces(kit, card)
        if card.kind == "free":
            assert card.points == 1
            continue
        margin = stands(card.pieces).margin
        assert margin is not None
        assert margin >= LEAST_MARGIN - 1e-4
        assert order_stands(card.pieces, card.order)
        assert (card.hands == 2) == needs_two_hands(card.pieces)
        f = facts(card)
        assert card.difficulty == kit.rate(f, card.kind == "coloured")
        assert card.points == kit.points_of(card.difficulty)
        assert 3 <= len(card.pieces) <= len(kit.pieces)
        assert extent(card.pieces)[1] <= 1300


@KITS
def test_shipped_decks_are_valid(kit: Kit) -> None:
    assert_valid(kit, load_shipped(kit).cards)


@KITS
def test_shipped_cards_match_themselves_and_nothing_else(kit: Kit) -> None:
    cards = [card for card in load_shipped(kit).cards if card.kind == "coloured"]
    for card in cards:
        assert judge(card, card.pieces).matched
    for card, other in pairwise(cards):
        assert not judge(card, other.pieces).matched


@KITS
@given(seed=st.text(max_size=20))
@settings(max_examples=3, deadline=None)
def test_any_seed_gives_a_valid_deck(kit: Kit, seed: str) -> None:
    cards = make_deck(kit, seed, care=1)
    assert_valid(kit, cards)
    assert_planned(kit, cards)


@KITS
def test_shipped_decks_follow_the_plan(kit: Kit) -> None:
    assert_planned(kit, load_shipped(kit).cards)


def assert_planned(kit: Kit, cards: tuple[Card, ...]) -> None:
    """A card for every slot of the plan: its id, kind, points, number and statics."""
    slots = kit.plan()
    assert [card.id for card in cards] == [slot.id for slot in slots]
    for card, slot in zip(cards, slots, strict=True):
        assert (card.kind, card.points, card.number, card.free) == (slot.kind, slot.points, slot.number, slot.free)
        assert slot.tricky is None or facts(card).tricky == slot.tricky  # CL-R2


@pytest.mark.rule("CL-R2")
@KITS
def test_difficulty_rises_with_points_in_the_shipped_decks(kit: Kit) -> None:
    cards = [card for card in load_shipped(kit).cards if card.kind != "free"]
    for points in (1, 2, 3):
        rated = [card.difficulty for card in cards if card.points == points]
        assert min(rated) >= kit.points_from[points - 1]
        assert points == 3 or max(rated) < kit.points_from[points]


def test_the_same_seed_gives_the_same_deck_for_ever() -> None:
    """Daily and endless decks are promises: everybody who names the day or the seed plays the same cards."""
    written = "\n".join(write_card(card) for card in make_deck(kit_of("dice"), "for ever", care=1))
    assert hashlib.sha256(written.encode()).hexdigest()[:16] == GOLDEN
    assert make_deck(kit_of("mini"), "a", care=1) != make_deck(kit_of("mini"), "b", care=1)


GOLDEN = "f4c944ee34696e42"


def test_cards_of_one_size_are_all_different() -> None:
    cards = make_cards(kit_of("classic"), "many", 60, 8)
    check_distinct(cards)
    for card in cards:
        assert len(card.pieces) == 8
        assert order_stands(card.pieces, card.order)


def test_decks_are_resolved_by_name() -> None:
    classic, mini, dice = (kit_of(game) for game in ("classic", "mini", "dice"))
    assert decks.resolve(classic, "shipped") == decks.load_deck(classic.shipped)
    assert decks.date_option("daily", date(2026, 11, 15)) == "daily:2026-11-15"
    assert decks.date_option("shipped", date(2026, 11, 15)) == "shipped"
    assert decks.resolve(dice, "daily:2026-11-15") != decks.resolve(dice, "daily:2026-11-16")
    assert decks.resolve(mini, "endless:rain").cards == make_deck(mini, "endless rain")
