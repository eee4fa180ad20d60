"""A die is not a brick: what the dice game says at its bench speaks of dice, cuboids and pieces."""

import re
from functools import partial

import pytest

from breakhouse.games.blocks import words
from breakhouse.games.blocks.cards.deck import load_shipped
from breakhouse.games.blocks.judging.judge import Difference, Verdict
from breakhouse.games.dice.kit import KIT
from breakhouse.locales import LANGUAGES, groups, say

FRENCH = r"demi-pièce|pièces? et demie|(?:une|\d) pièces? (?:plus|vers|d’écart|au-delà|du bout|du milieu)"
"""French calls everything a piece; only as a measure is it a brick."""
BRICK = re.compile(rf"brick|stein|mattoncin|{FRENCH}", re.IGNORECASE)
WHYS = (
    "hand-empty",
    "none-left",
    "none-yet",
    "hand-full",
    "not-there",
    "none-to-undo",
    "none-to-hold",
    "none-to-measure",
    "which-to-hold",
)
BENCH = (
    *(("grid-nothing", {"why": why, "can": "W"}) for why in WHYS),
    *(("built-fell", {"count": n}) for n in (1, 3)),
    *(("card-end", {"end": end}) for end in ("first", "last")),
    *((f"bench-name{what}", {"what": "START"}) for what in ("", "-mine", "-begin")),
    ("bench-beside", {}),
    ("bench-watch", {"name": "Ann"}),
)


def in_words(language: str, phrase: words.Phrase | tuple[words.Phrase, ...]) -> str:
    return words.spell(phrase, partial(say, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_of_the_dice_deck_measures_in_bricks(language: str) -> None:
    for card in load_shipped(KIT).cards:
        told = in_words(language, words.describe_card(card))
        assert not BRICK.search(told), told


def test_distances_are_given_in_dice() -> None:
    card = load_shipped(KIT).cards[0]
    off = Difference("misplaced", piece="die-red", dx=150, dy=0)
    told = in_words("en", words.difference(card, Verdict(False, (off,)), off))
    assert told == "The red die is one and a half dice too far right."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bench_of_the_dice_game_never_says_bricks(language: str) -> None:
    for message, params in BENCH:
        told = say(language, message, form="piece", **params)
        assert not BRICK.search(told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_tour_and_rules_say_pieces(language: str) -> None:
    own = groups()["dice"].entries(language)
    said = {
        name: text
        for name, text in own.items()
        if name.startswith(("bench-keys", "do-dice", "tour-dice", "rules-dice"))
    }
    assert {"bench-keys-dice", "tour-dice-roll", "rules-dice-keys"} <= said.keys()
    assert not [name for name, text in said.items() if BRICK.search(text)]
