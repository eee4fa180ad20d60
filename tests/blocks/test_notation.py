"""Bricks, constructions and cards on one line: what is read, written and read again stays the same."""

from contextlib import suppress

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.core import Invalid
from breakhouse.games.blocks.bricks.brick import (
    BRICKS,
    CUBOIDS,
    DICE,
    PIECES,
    TEXTURES,
    hows_of,
    mass_of,
    size_of,
)
from breakhouse.games.blocks.bricks.construction import (
    LEFT,
    MOST_TILT,
    RIGHT,
    TOP,
    Construction,
    Pose,
    align,
    mirror,
)
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.notation import read_card, read_construction, write_card, write_construction


@st.composite
def constructions(draw: st.DrawFn) -> Construction:
    pieces = draw(st.lists(st.sampled_from(sorted(PIECES)), unique=True, max_size=10))
    return tuple(
        Pose(
            piece,
            draw(st.sampled_from(hows_of(piece))),
            draw(st.integers(LEFT, RIGHT)),
            draw(st.integers(0, TOP)),
            draw(st.integers(-MOST_TILT, MOST_TILT)),
        )
        for piece in pieces
    )


@given(constructions())
@settings(deadline=None)
def test_a_construction_survives_writing_and_reading(pieces: Construction) -> None:
    text = write_construction(pieces)
    assert "\n" not in text
    again = read_construction(text)
    assert set(again) == set(pieces)
    assert write_construction(again) == text
    assert msgspec.json.decode(msgspec.json.encode(again), type=Construction) == again


@given(constructions())
@settings(deadline=None)
def test_mirroring_twice_gives_the_original(pieces: Construction) -> None:
    assert mirror(mirror(pieces)) == align(pieces)


@pytest.mark.parametrize(
    "text",
    [
        "c17 3 red coloured: red-@0,0 white.@1.5,1; order 0 1/0; difficulty 41",
        "c18 1 blue grey: grey|@0,0 grey|@2,0 grey-@0,3",
        "d1y 1 yellow neutral: cuboid|@0,0 die.@0,2",
        "d2b 2 blue coloured: die-white.@0,0 die-black.@1,0 cuboid-blue-@0,1 die-yellow.@0.5,2",
        "d30y 1 yellow free: 3",
    ],
)
def test_a_card_survives_writing_and_reading(text: str) -> None:
    card = read_card(text)
    assert write_card(card) == text
    assert read_card(write_card(card)) == card
    assert msgspec.json.decode(msgspec.json.encode(card), type=Card) == card
    assert hash(card) == hash(read_card(text))


def test_a_card_has_one_canonical_notation() -> None:
    """Bottom to top, left to right, leftmost edge at 0, wherever it was drawn."""
    card = read_card("c1 1 blue coloured:  white.@7,1   red-@6,0 ")
    assert write_card(card) == "c1 1 blue coloured: red-@0,0 white.@1,1"


def test_both_notations_of_a_place_mean_the_same() -> None:
    assert read_construction("red-@0,0 white|@3,0") == read_construction("red-(150,50) white|(350,150)")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pink-@0,0", "no-such-piece"),
        ("red+@0,0", "notation-piece"),
        ("red-@0.25,0", "notation-piece"),
        ("red-", "notation-piece"),
        ("red-(nan,0)", "notation-place"),
        ("red-(1)", "notation-place"),
        ("red-(1,2,3,4)", "notation-place"),
        ("red-(1e3,0)", "notation-place"),
        ("die-red|@0,0", "notation-mark"),
        ("cuboid-blue.@0,0", "notation-mark"),
        ("red-(9999,50)", "out-of-the-world"),
        ("red-(0,-50)", "out-of-the-world"),
        ("red-(0,50,901)", "tilted-too-far"),
        ("red-@0,0 red-@3,0", "piece-placed-twice"),
        (" ".join(["grey-@0,0"] * 41), "too-many-pieces"),
    ],
)
def test_unreadable_notation_is_named(text: str, code: str) -> None:
    with pytest.raises(Invalid) as wrong:
        read_construction(text)
    assert wrong.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation-card"),
        ("c1 1 blue grey grey-@0,0", "notation-card"),
        ("c1 x blue grey: grey-@0,0", "notation-card"),
        ("c1 1 pink grey: grey-@0,0", "notation-card"),
        ("c1 1 blue dull: grey-@0,0", "notation-card"),
        ("c1 4 blue grey: grey-@0,0", "card-points"),
        ("c_1 1 blue grey: grey-@0,0", "card-id"),
        ("c1 1 blue grey:", "card-empty"),
        ("c1 1 blue grey: red-@0,0", "card-piece-of-other-kind"),
        ("c1 1 blue coloured: grey-@0,0", "card-piece-of-other-kind"),
        ("c1 1 blue neutral: die-red.@0,0", "card-piece-of-other-kind"),
        ("c1 1 blue coloured: red-(151,50) white-@0,1", "card-off-grid"),
        ("c1 1 blue grey: grey-@0,0; order 1", "card-order"),
        ("c1 1 blue grey: grey-@0,0; order 0/4", "card-order"),
        ("c1 1 blue grey: grey-@0,0; order zero", "notation-step"),
        ("c1 1 blue grey: grey-@0,0; colour red", "notation-note"),
        ("c1 1 blue grey: grey-@0,0; difficulty 101", "card-difficulty"),
        ("d1 1 yellow free: 5", "card-free"),
        ("d1 1 yellow free: die.@0,0", "notation-card"),
    ],
)
def test_notation_that_is_no_card_is_named(text: str, code: str) -> None:
    with pytest.raises(Invalid) as wrong:
        read_card(text)
    assert wrong.value.code == code


@given(st.text(max_size=60))
@settings(deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    for read in (read_card, read_construction):
        with suppress(Invalid):
            read(text)


@pytest.mark.rule("CL-01", "CL-R1", "TA-01")
def test_there_are_ten_bricks_of_one_shape_with_ten_textures() -> None:
    assert len(BRICKS) == 10 == len(set(TEXTURES.values()))
    sizes = {how: size_of("red", how) for how in hows_of("red")}
    assert sizes == {"lying": (300, 100), "standing": (100, 300), "pointing": (100, 100)}
    assert {mass_of(brick) for brick in BRICKS} == {1}


@pytest.mark.rule("DI-01", "DI-R4", "DI-R6", "DI-R11")
def test_there_are_six_dice_and_two_cuboids() -> None:
    assert [PIECES[d].colour for d in DICE] == ["white", "yellow", "blue", "black", "red", "green"]
    assert size_of("die-red", "flat") == (100, 100)
    assert {how: size_of("cuboid-blue", how) for how in hows_of("cuboid-blue")} == {
        "lying": (200, 100),
        "upright": (100, 200),
    }
    assert mass_of("cuboid-orange") == 2 * mass_of("die-white")
    assert (len(DICE), len(CUBOIDS)) == (6, 2)
