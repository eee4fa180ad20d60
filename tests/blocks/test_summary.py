"""A card in one breath: nothing is left out of it but the places, and every language has words for it."""

import re
from functools import partial

import pytest

from breakhouse.games.blocks import words
from breakhouse.games.blocks.bricks.brick import ANY
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import kits, load_shipped
from breakhouse.games.blocks.cards.notation import read_card
from breakhouse.games.blocks.words import summarise_card
from breakhouse.locales import LANGUAGES, say

CARDS = [card for kit in kits().values() for card in load_shipped(kit).cards]


def tell(card: Card, felt: bool = False, language: str = "en") -> str:
    return words.spell(summarise_card(card, felt), partial(say, language))


def test_a_coloured_card_is_summarised_row_by_row() -> None:
    gate = read_card("c1 2 blue coloured: red|@0,0 white|@2,0 brown-@0,3 yellow.@0,4")
    assert tell(gate) == (
        "Coloured card, 2 points. 4 bricks, 5 high. From the bottom: red standing, white standing. Brown. "
        "Yellow pointing at you."
    )


@pytest.mark.rule("TA-01", "TA-R1")
def test_summaries_name_textures_too() -> None:
    assert "grooved red standing" in tell(read_card("c1 1 blue coloured: red|@0,0"), felt=True)


def test_grey_bricks_are_counted_by_how_they_are_turned() -> None:
    grey = read_card("c2 1 blue grey: grey.@0,0 grey.@2,0 grey|@4,0 grey-@0,1")
    assert tell(grey).endswith("From the bottom: 2 pointing at you, one standing. One lying.")


def test_neutral_pieces_are_summarised_as_dice_and_cuboids() -> None:
    card = next(
        card for card in CARDS if card.kind == "neutral" and {p.piece for p in card.pieces} == set(ANY) - {"grey"}
    )
    assert re.search(r"\b(one die|\d dice)\b.*\b(one cuboid|\d cuboids)\b|cuboid.*(die|dice)", tell(card))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_card_names_all_its_pieces_once(language: str) -> None:
    for card in CARDS:
        sentence = tell(card, language=language).lower()
        assert "{" not in sentence
        named = [say(language, "words-piece", piece=p.piece).lower() for p in card.pieces if p.piece not in ANY]
        assert all(re.search(rf"(?<![\w]){re.escape(name)}(?!\w)", sentence) for name in named), sentence


def test_only_a_two_hand_card_mentions_two_hands() -> None:
    for card in CARDS:
        assert tell(card).endswith("Two hands.") == (bool(card.order) and card.hands > 1)
