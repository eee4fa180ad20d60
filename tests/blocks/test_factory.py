"""Decks: the shipped ones and those of any seed keep what `docs/decks.md` promises."""

import hashlib
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.games.blocks.bricks.brick import SETS
from breakhouse.games.blocks.bricks.construction import extent
from breakhouse.games.blocks.cards import deck as decks
from breakhouse.games.blocks.cards.card import Card, check_card
from breakhouse.games.blocks.cards.deck import SHIPPED, Deck, check_distinct, check_pieces, load
from breakhouse.games.blocks.cards.notation import write_card
from breakhouse.games.blocks.factory.difficulty import LEAST_MARGIN, POINTS_FROM, Features, features_of, points_of
from breakhouse.games.blocks.factory.making import make_cards, make_deck, rated
from breakhouse.games.blocks.factory.order import needs_two_hands, order_stands
from breakhouse.games.blocks.factory.plan import CLASSIC, DICE, FREE, MINI
from breakhouse.games.blocks.judging.judge import judge
from breakhouse.games.blocks.statics.stability import stands

GAMES = tuple(SHIPPED)


def facts(card: Card) -> Features:
    found = features_of(card.pieces, card.order)
    assert found is not None, card
    return found


def assert_valid(game: str, cards: tuple[Card, ...]) -> None:
    """What holds for every card of every deck."""
    check_distinct(cards)
    for card in cards:
        assert check_card(card) == card
        check_pieces(game, card)
        if card.kind == "free":
            assert card.points == 1
            continue
        margin = stands(card.pieces).margin
        assert margin is not None
        assert margin >= LEAST_MARGIN - 1e-4
        assert order_stands(card.pieces, card.order)
        assert (card.hands == 2) == needs_two_hands(card.pieces)
        f = facts(card)
        assert card.difficulty == rated(game, f, card.kind == "coloured")
        assert card.points == points_of(game, card.difficulty)
        if game == "classic":
            assert (card.number == "red") == f.tricky  # CL-R2
        assert 3 <= len(card.pieces) <= len(SETS[game])
        assert extent(card.pieces)[1] <= 1300


@pytest.mark.parametrize("game", GAMES)
def test_shipped_decks_are_valid(game: str) -> None:
    assert_valid(game, load(SHIPPED[game]).cards)


@pytest.mark.parametrize("game", GAMES)
def test_shipped_cards_match_themselves_and_nothing_else(game: str) -> None:
    cards = [card for card in load(SHIPPED[game]).cards if card.kind == "coloured"]
    for card in cards:
        assert judge(card, card.pieces).matched
    for card, other in pairwise(cards):
        assert not judge(card, other.pieces).matched


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.text(max_size=20))
@settings(max_examples=3, deadline=None)
def test_any_seed_gives_a_valid_deck(game: str, seed: str) -> None:
    cards = make_deck(game, seed, care=1)
    assert_valid(game, cards)
    assert_distribution(Deck("any", game, 1, cards))


@pytest.mark.rule("CL-01", "MI-01", "DI-01", "DI-03")
@pytest.mark.parametrize("game", GAMES)
def test_shipped_decks_have_the_distribution_written_down(game: str) -> None:
    assert_distribution(load(SHIPPED[game]))


def assert_distribution(deck: Deck) -> None:
    counted = Counter((card.number, card.points) for card in deck.cards)
    kinds = Counter((card.number, card.kind) for card in deck.cards)
    if deck.game == "classic":
        assert counted == {key: count for key, (count, _) in CLASSIC.items()}
        assert kinds["blue", "grey"] == kinds["blue", "coloured"] == 20
        assert kinds["red", "grey"] == kinds["red", "coloured"] == 20
    elif deck.game == "mini":
        assert counted == {("blue", points): count for points, (count, _) in MINI.items()}
        assert all(len(sheet) == 2 for sheet in deck.sheets())
        assert abs(kinds["blue", "grey"] - kinds["blue", "coloured"]) <= 4
    else:
        for number, kept in DICE.items():
            for kind in ("coloured", "neutral"):
                assert kinds[number, kind] == sum(n for (k, _), (n, _) in kept.items() if k == kind)
            assert kinds[number, "free"] == len(FREE[number])
        assert all({side.number for side in sheet} == {"yellow", "blue"} for sheet in deck.sheets())
        assert len(deck.sheets()) == 30


@pytest.mark.rule("CL-R2")
def test_difficulty_rises_with_points_in_the_shipped_decks() -> None:
    for game, name in SHIPPED.items():
        cards = [card for card in load(name).cards if card.kind != "free"]
        for points in (1, 2, 3):
            rated_so = [card.difficulty for card in cards if card.points == points]
            low = POINTS_FROM[game][points - 1]
            assert min(rated_so) >= low
            assert points == 3 or max(rated_so) < POINTS_FROM[game][points]


def test_the_classic_deck_shows_all_that_can_be_built() -> None:
    cards = load("classic-1").cards
    told = [facts(card) for card in cards]
    sizes = Counter(len(card.pieces) for card in cards)
    assert set(sizes) == set(range(3, 11))
    assert sum(f.bridges > 0 for f in told) >= 45
    assert sum(f.overhangs > 0 for f in told) >= 25
    assert sum(f.tower for f in told) >= 20
    assert 8 <= sum(f.hands == 2 for f in told) <= 14
    assert sum(f.counterweight for f in told) >= 10
    assert 24 <= sum(f.symmetric for f in told) <= 40
    poses = Counter(p.how for card in cards for p in card.pieces)
    assert min(poses[how] for how in ("lying", "standing", "pointing")) >= 100
    blue = [f for f, card in zip(told, cards, strict=True) if card.number == "blue"]
    assert min(f.margin for f in blue) >= 0.4
    assert not any(f.counterweight or f.hands == 2 for f in blue)


def test_dice_cards_use_every_piece_and_pose() -> None:
    cards = load("dice-1").cards
    used = Counter(p.piece for card in cards for p in card.pieces)
    assert all(used[piece] >= 3 for piece in SETS["dice"])
    poses = Counter(p.how for card in cards for p in card.pieces)
    assert min(poses[how] for how in ("flat", "lying", "upright")) >= 15
    easy = [c.difficulty for c in cards if c.number == "yellow" and c.kind != "free"]
    hard = [c.difficulty for c in cards if c.number == "blue" and c.kind != "free"]
    assert sum(easy) / len(easy) + 10 < sum(hard) / len(hard)


def test_colours_are_spread_over_the_coloured_cards() -> None:
    used = Counter(p.piece for card in load("classic-1").cards if card.kind == "coloured" for p in card.pieces)
    assert set(used) == set(SETS["classic"])
    assert max(used.values()) < 2 * min(used.values())


def test_the_same_seed_gives_the_same_deck_for_ever() -> None:
    """Daily and endless decks are promises: everybody who names the day or the seed plays the same cards."""
    told = "\n".join(write_card(card) for card in make_deck("dice", "for ever", care=1))
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == GOLDEN
    assert make_deck("mini", "a", care=1) != make_deck("mini", "b", care=1)


GOLDEN = "f4c944ee34696e42"


def test_cards_of_one_size_are_all_different() -> None:
    cards = make_cards("classic", "many", 60, 8)
    check_distinct(cards)
    for card in cards:
        assert len(card.pieces) == 8
        assert order_stands(card.pieces, card.order)


def test_resolving_decks() -> None:
    from datetime import date

    assert decks.resolve("classic", "shipped") == load("classic-1")
    today = decks.resolve("dice", "daily", date(2026, 11, 15))
    assert today == decks.resolve("dice", "daily:2026-11-15")
    assert today != decks.resolve("dice", "daily:2026-11-16")
    assert decks.resolve("mini", "endless:rain").cards == make_deck("mini", "endless rain")
