"""Deck files: read, written, and refused with the reason."""

from pathlib import Path

import pytest

from breakhouse.core import Invalid
from breakhouse.games.blocks.cards.deck import (
    kit_of,
    kits,
    load_deck,
    load_shipped,
    read,
    read_deck,
    resolve,
    write_deck,
)

GOOD = """deck my-own classic 3
# two of mine
a1 1 blue grey: grey|@0,0 grey|@2,0 grey-@0,3
a2 2 red coloured: red.@1,0 white-@0,1 brown|@0,2 yellow|@2,2
"""


def test_a_custom_deck_is_read_with_hands_orders_and_difficulty(tmp_path: Path) -> None:
    path = tmp_path / "my.deck"
    path.write_text(GOOD, encoding="utf-8")
    deck = read(path)
    assert (deck.name, deck.game, deck.version, len(deck.cards)) == ("my-own", "classic", 3, 2)
    assert [card.hands for card in deck.cards] == [1, 2]
    assert all(card.order and card.difficulty for card in deck.cards)
    assert resolve(kit_of("classic"), GOOD) == deck
    assert read_deck(write_deck(deck)) == deck


@pytest.mark.parametrize("game", kits())
def test_shipped_decks_survive_writing_and_reading(game: str) -> None:
    shipped = load_shipped(kit_of(game))
    assert read_deck(write_deck(shipped)) == shipped == load_deck(shipped.name)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "deck-header"),
        ("cards of mine\na 1 blue grey: grey-@0,0", "deck-header"),
        ("deck x classic 1\n", "deck-size"),
        ("deck x chess 1\na 1 blue grey: grey-@0,0", "deck-of-no-game"),
        ("deck x skipbo-breakers 1\na 1 blue grey: grey-@0,0", "deck-of-no-game"),
        ("deck x classic 1\na 1 blue grey: grey.@0,0 grey-@0,1", "card-unstable"),
        ("deck x classic 1\na 1 blue grey: grey.@0,0 grey.@0,2", "card-unstable"),
        ("deck x classic 1\na 1 blue grey: grey.@0,0 grey-@-0.5,1", "card-unstable"),
        ("deck x classic 1\na 1 blue grey: grey-@0,0 grey-@1,0", "card-overlaps"),
        ("deck x classic 1\na 1 blue coloured: pink-@0,0", "no-such-piece"),
        ("deck x classic 1\na 1 blue coloured: die-red.@0,0", "card-not-in-the-box"),
        ("deck x mini 1\na 1 blue coloured: lightblue-@0,0", "card-not-in-the-box"),
        ("deck x mini 1\na 1 blue grey: " + " ".join(f"grey-@0,{n}" for n in range(9)), "card-not-in-the-box"),
        ("deck x dice 1\na 1 blue grey: grey-@0,0", "card-not-in-the-box"),
        ("deck x dice 1\na 1 blue neutral: cuboid-@0,0 cuboid-@0,1 cuboid-@0,2", "card-not-in-the-box"),
        ("deck x classic 1\na 1 blue free: 3", "card-not-in-the-box"),
        ("deck x mini 1\nma 1 blue grey: grey-@0,0", "deck-sides"),
        ("deck x mini 1\nma 1 blue grey: grey-@0,0\nnb 1 blue grey: grey|@0,0", "deck-sides"),
        ("deck x dice 1\nda 1 blue free: 3\ndb 1 blue free: 4", "deck-sides"),
        ("deck x classic 1\na 1 blue grey: grey-@0,0\na 1 blue grey: grey|@0,0", "deck-id-twice"),
        ("deck x classic 1\na 1 blue grey: grey-@0,0\nb 1 blue coloured: red-@0,0", "deck-card-twice"),
        (
            "deck x classic 1\na 1 blue grey: grey-@0,0 grey.@0,1\nb 1 blue grey: grey-@0,0 grey.@2,1",
            "deck-card-twice",
        ),
    ],
)
def test_text_that_is_no_deck_is_refused_with_the_reason(text: str, code: str) -> None:
    with pytest.raises(Invalid) as wrong:
        read_deck(text)
    assert wrong.value.code == code


def test_a_fault_names_its_line() -> None:
    with pytest.raises(Invalid) as wrong:
        read_deck(GOOD + "\na3 9 blue grey: grey-@0,0\n")
    assert (wrong.value.code, wrong.value.params["line"]) == ("card-points", 6)


@pytest.mark.parametrize(
    "option", ["", "shiped", "daily", "daily:tomorrow", "endless:", "endless:a/b", "../x", "x" * 99]
)
def test_options_that_name_no_deck_are_refused(option: str) -> None:
    with pytest.raises(Invalid):
        resolve(kit_of("classic"), option)
    with pytest.raises(Invalid):
        load_deck("classic-99")


def test_a_deck_of_another_game_is_refused() -> None:
    with pytest.raises(Invalid) as wrong:
        resolve(kit_of("mini"), GOOD)
    assert wrong.value.code == "deck-of-another-game"


def test_unreadable_deck_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.deck").write_bytes(b"\xff\xfe\x00")
    for name in ("none.deck", "bytes.deck"):
        with pytest.raises(Invalid) as wrong:
            read(tmp_path / name)
        assert wrong.value.code == "deck-unreadable"
