"""Words for ears and fingers: they describe exactly what stands there."""

import re
from functools import partial
from pathlib import Path

import pytest

from breakhouse.core import Invalid, Refusal
from breakhouse.games import blocks
from breakhouse.games.blocks import words
from breakhouse.games.blocks.cards.deck import kits, load_deck, load_shipped
from breakhouse.games.blocks.cards.notation import read_card, read_construction
from breakhouse.games.blocks.judging.judge import Difference, Verdict, What, judge
from breakhouse.locales import groups, say, say_why

tell = partial(words.spell, say=partial(say, "en"))
GATE = read_card("c1 2 blue coloured: red|@0,0 white|@2,0 brown-@0,3 yellow.@0,4")


def test_a_construction_is_described_from_the_bottom_up() -> None:
    assert tell(words.describe(GATE.pieces)) == (
        "4 bricks, 5 bricks high. Bottom: red, standing. "
        "White, standing, on the table, one brick to the right of red. "
        "Across red and white, from end to end: brown, lying. On brown, flush left: yellow, pointing at you."
    )


@pytest.mark.rule("TA-01", "TA-R1")
def test_textures_are_named_with_the_colours() -> None:
    sentences = tell(words.describe(GATE.pieces, felt=True))
    assert "grooved red" in sentences
    assert "dotted yellow" in sentences


def test_grey_bricks_are_counted() -> None:
    grey = read_card("c2 1 blue grey: grey.@1,0 grey-@0,1")
    assert tell(words.describe_card(grey)) == (
        "Grey card, 1 point: only the shape counts, any colours will do. 2 bricks, 2 bricks high, symmetrical. "
        "Bottom: brick 1, pointing at you. On brick 1, in the middle: brick 2, lying."
    )


@pytest.mark.parametrize(
    ("left", "where"),
    [
        ("-2", "reaching 2 bricks over the left end"),
        ("-0.5", "reaching half a brick over the left end"),
        ("0", "exactly on top"),
        ("1.5", "reaching one and a half bricks over the right end"),
    ],
)
def test_the_words_say_where_one_brick_lies_on_another(left: str, where: str) -> None:
    pieces = read_construction(f"red-@0,0 white-@{left},1")
    assert f"On red, {where}: white, lying." in tell(words.describe(pieces))


def test_the_words_for_set_in_and_beside_are_right() -> None:
    pieces = read_construction("red-@0,0 white.@0.5,1 brown|@3,0 purple-@3,3")
    sentences = tell(words.describe(pieces))
    assert "On red, half a brick from the left end: white" in sentences
    assert "Brown, standing, on the table, directly to the right of red." in sentences
    assert "On brown, flush left: purple, lying." in sentences


def test_steps_say_what_to_hold() -> None:
    two = next(card for card in load_deck("classic-2").cards if card.hands == 2)
    assert "with your other hand" in tell(step.words for step in words.brick_by_brick(two))
    assert "second hand" in tell(words.describe_card(two))


@pytest.mark.parametrize(
    ("built", "sentences"),
    [
        ("red|@5,0 white|@7,0 brown-@5,3 yellow.@5,4", "That’s right."),
        ("red|@5,0 white|@7,0 brown-@5,3 yellow.@4.5,4", "Yellow is half a brick too far left."),
        ("white|@5,0 red|@7,0 brown-@5,3 yellow.@5,4", "White and red are swapped."),
        ("red|@5,0 white|@7,0 brown-@5,3", "Still missing, on brown, flush left: yellow, pointing at you."),
        ("red|@5,0 orange|@7,0 brown-@5,3 yellow.@5,4", "Orange is where white belongs."),
        ("red|@5,0 white|@7,0 brown-@5,3 yellow-@5,4", "Yellow should point at you."),
        ("white|@5,0 red|@7,0 brown-@5,3 yellow.@7,4", "This is a mirror image: swap left and right."),
    ],
)
def test_a_verdict_is_put_into_words(built: str, sentences: str) -> None:
    assert tell(words.differences(GATE, judge(GATE, read_construction(built)))) == sentences


@pytest.mark.parametrize(
    ("dx", "dy", "sentence"),
    [
        (-50, 0, "La rouge est à déplacer d’une demi-pièce vers la droite."),
        (150, -200, "La rouge est à déplacer d’une pièce et demie vers la gauche et de 2 pièces vers le haut."),
        (0, 20, "La rouge est à déplacer un peu vers le bas."),
    ],
)
def test_a_distance_does_not_sound_like_a_brick_in_french(dx: int, dy: int, sentence: str) -> None:
    off = Difference("misplaced", "red", dx=dx, dy=dy)
    phrase = words.difference(GATE, Verdict(False, (off,)), off)
    assert words.spell(phrase, partial(say, "fr")) == sentence


def test_grey_cards_name_what_stands_there() -> None:
    grey = read_card("c2 2 blue grey: grey|@0,0 grey|@2,0 grey-@0,3")
    sentences = tell(words.differences(grey, judge(grey, read_construction("red|@0,0 brown|@2,0"))))
    assert sentences == "Still missing, across red and brown, from end to end: brick 3, lying."


@pytest.mark.parametrize("what", What.__args__)  # type: ignore[attr-defined]
def test_every_difference_has_its_sentence(what: What) -> None:
    one = Difference(what, "red", "white", 0, "lying", 50, -100, 60, 3)
    sentences = tell(words.differences(GATE, Verdict(False, (one,), 0, ("", "", "", ""))))
    assert sentences.endswith(".")
    assert "{" not in sentences


def test_every_shipped_card_can_be_described() -> None:
    for kit in kits().values():
        for card in load_shipped(kit).cards:
            for felt in (False, True):
                sentences = tell(words.describe_card(card, felt))
                assert sentences.endswith(".")
                assert not {"{", "}", "grey-", "die-"} & set(sentences.split())


def test_every_code_of_the_building_world_has_its_sentence() -> None:
    """Codes are literals in the source, so they can be found there; whatever the sentence speaks of is given."""
    mine = ("brick", "card", "construction", "deck", "notation", "stability")
    sentences = groups()["building"].files["en"]["words"]
    spoken_of = dict.fromkeys(re.findall(r"\$([a-z]+)", sentences), "x")
    for path in Path(blocks.__file__).parent.glob("*.py"):
        if path.stem.startswith(mine):
            for kind, code in re.findall(r'(Invalid|Refusal)\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")):
                assert say_why("en", (Invalid if kind == "Invalid" else Refusal)(code, **spoken_of))
