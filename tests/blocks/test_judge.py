"""The judge: what matches, what does not, what it says, and that following its advice fixes the construction."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.games.blocks.bricks.brick import BRICKS, hows_of
from breakhouse.games.blocks.bricks.construction import Construction, Pose, canonical
from breakhouse.games.blocks.bricks.contact import in_air, on_table, overlaps, potential_energy, supports
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.cards.deck import load_deck
from breakhouse.games.blocks.cards.notation import read_card, read_construction
from breakhouse.games.blocks.judging.judge import Difference, floating, judge
from tests.support.blocks.repair import mended

GATE = read_card("c1 2 blue coloured: red|@0,0 white|@2,0 brown-@0,3 yellow.@0,4")
GREY_GATE = read_card("c2 2 blue grey: grey|@0,0 grey|@2,0 grey-@0,3 grey.@0,4")
BUILT = "red|@5,0 white|@7,0 brown-@5,3 yellow.@5,4"


def faults(card: Card, text: str) -> list[tuple[str, str, str]]:
    verdict = judge(card, read_construction(text))
    assert verdict.matched is (not verdict.differences)
    return [(d.what, d.piece, d.other) for d in verdict.differences]


def only(card: Card, text: str) -> Difference:
    (difference,) = judge(card, read_construction(text)).differences
    return difference


@pytest.mark.rule("CL-07", "CL-R6")
def test_a_construction_matches_anywhere_on_the_table() -> None:
    verdict = judge(GATE, read_construction(BUILT))
    assert verdict.matched
    assert verdict.shift == 500
    assert verdict.built == ("red", "white", "brown", "yellow")


@pytest.mark.rule("CL-06", "MI-04")
def test_grey_cards_judge_only_the_shape() -> None:
    assert faults(GREY_GATE, "orange|@0,0 purple|@2,0 red-@0,3 white.@0,4") == []
    assert faults(GREY_GATE, "orange|@0,0 purple|@2,0 red-@0,3 white.@1,4") == [("misplaced", "white", "")]


@pytest.mark.rule("CL-07", "MI-04")
def test_coloured_cards_judge_every_colour() -> None:
    assert faults(GATE, "red|@0,0 orange|@2,0 brown-@0,3 yellow.@0,4") == [("wrong-colour", "orange", "white")]
    assert faults(GATE, "white|@0,0 red|@2,0 brown-@0,3 yellow.@0,4") == [("swapped", "white", "red")]


@pytest.mark.rule("CL-R6")
def test_a_mirror_image_is_a_mistake_and_named_as_one() -> None:
    assert faults(GATE, "white|@5,0 red|@7,0 brown-@5,3 yellow.@7,4") == [("mirrored", "", "")]
    assert faults(GREY_GATE, "white|@5,0 red|@7,0 brown-@5,3 yellow.@7,4") == [("mirrored", "", "")]


@pytest.mark.rule("CL-R6")
def test_loose_bricks_are_ignored_until_they_touch() -> None:
    assert faults(GATE, BUILT + " orange.@10,0 purple-@-5,0") == []
    assert faults(GATE, BUILT + " orange.@8,0") == [("extra", "orange", "")]
    assert faults(GATE, BUILT + " orange.@7,4 purple.@7,5") == [("extra", "purple", ""), ("extra", "orange", "")]


def test_the_judge_says_how_far_off_a_brick_is() -> None:
    off = only(GATE, "red|@5,0 white|@7,0 brown-@5,3 yellow.@4.5,4")
    assert (off.what, off.piece, off.dx, off.dy, off.target) == ("misplaced", "yellow", -50, 0, 3)


def test_the_judge_says_what_is_missing_and_what_is_turned_wrongly() -> None:
    assert faults(GATE, "red|@5,0 white|@7,0 brown-@5,3") == [("missing", "yellow", "")]
    turned = only(GATE, "red|@5,0 white|@7,0 brown-@5,3 yellow-@5,4")
    assert (turned.what, turned.how) == ("wrong-way", "pointing")
    assert [d[0] for d in faults(GATE, "")] == ["missing"] * 4


@pytest.mark.parametrize(
    ("by", "matched"), [(0, True), (20, True), (25, True), (26, False), (30, False), (50, False)]
)
@pytest.mark.parametrize("sign", [1, -1])
def test_the_tolerance_is_a_quarter_of_a_brick_height(by: int, matched: bool, sign: int) -> None:
    pieces = read_construction(f"red|@5,0 white|@7,0 brown-@5,3 yellow.({550 + sign * by},450)")
    assert judge(GATE, pieces).matched is matched


@pytest.mark.parametrize(("tilt", "matched"), [(0, True), (50, True), (-50, True), (51, False), (-90, False)])
def test_a_tilt_of_a_few_degrees_is_tolerated(tilt: int, matched: bool) -> None:
    verdict = judge(GATE, read_construction(f"red|@5,0 white|@7,0 brown-@5,3 yellow.(550,450,{tilt})"))
    assert verdict.matched is matched
    assert matched or verdict.differences[0].what in ("tilted", "overlapping")


def test_an_impossible_construction_never_matches() -> None:
    low = "red|(550,150) white|(750,150) brown-(650,325) yellow.(550,450)"
    assert ("overlapping", "red", "brown") in faults(GATE, low)
    edge = read_card("c6 1 red grey: grey.@0,0 grey-@0,1")  # no deck would take it: it cannot stand
    assert faults(edge, "red.@0,0 white-@0,1") == [("toppling", "white", "")]
    air = read_card("c7 1 red grey: grey.@0,0 grey.@0,2")
    assert faults(air, "red.@0,0 white.@0,2") == [("floating", "white", "")]


def test_one_piece_is_exactly_right_and_every_other_near_its_place() -> None:
    tower = read_card("c3 1 blue coloured: red.@0,0 white.@0,1 brown.@0,2")
    assert faults(tower, "red.(50,50) white.(75,150) brown.(100,250)") == []
    assert faults(tower, "red.(50,50) white.(50,150) brown.(80,250)") == [("misplaced", "brown", "")]


@st.composite
def jittered(draw: st.DrawFn) -> Construction:
    """The gate with one piece exactly right and every other up to a quarter off, sideways only where it may be."""
    first = read_construction(BUILT)
    return tuple(p.shift(draw(st.integers(-24, 24)) if p.piece != "brown" else 0) for p in first)


@given(jittered(), st.integers(-900, 900))
@settings(deadline=None)
def test_every_hand_placed_gate_matches(pieces: Construction, by: int) -> None:
    assert judge(GATE, tuple(p.shift(by) for p in pieces)).matched


def spoiled(rng: Random, card: Card, mistakes: int) -> Construction:
    """The card built somewhere on the table with a few mistakes of every sort."""
    names = iter(rng.sample(BRICKS, len(card.pieces)))
    pieces = [Pose(next(names) if p.piece == "grey" else p.piece, p.how, p.x, p.y) for p in card.pieces]
    for _ in range(mistakes):
        i = rng.randrange(len(pieces))
        p = pieces[i]
        what = rng.randrange(5)
        if what == 0 and len(pieces) > 1:
            pieces.pop(i)
        elif what == 1:
            pieces[i] = p.shift(rng.choice((-150, -100, -50, 50, 100, 150)), rng.choice((0, 0, 100)))
        elif what == 2:
            pieces[i] = Pose(p.piece, rng.choice(hows_of(p.piece)), p.x, p.y)
        elif what == 3:
            q = rng.choice(pieces)
            j = pieces.index(q)
            pieces[i], pieces[j] = Pose(p.piece, q.how, q.x, q.y), Pose(q.piece, p.how, p.x, p.y)
        else:
            spare = [b for b in BRICKS if b not in {x.piece for x in pieces}]
            if spare:
                pieces.append(Pose(rng.choice(spare), "pointing", p.x + rng.choice((-100, 0, 100)), p.top + 50))
    by = rng.randint(-900, 900)
    return canonical(p.shift(by) for p in pieces)


SHIPPED = tuple(card for name in ("classic-2", "mini-2") for card in load_deck(name).cards)


@given(st.integers(0, 10**9), st.sampled_from([GATE, GREY_GATE, *SHIPPED]), st.integers(1, 5))
@settings(max_examples=600, deadline=None)
def test_fixing_the_differences_one_by_one_repairs_the_construction(seed: int, card: Card, mistakes: int) -> None:
    pieces = spoiled(Random(seed), card, mistakes)
    for _ in range(25):
        verdict = judge(card, pieces)
        if verdict.matched:
            return
        doable = [d for d in verdict.differences if d.what not in ("overlapping", "floating")]
        assert doable, verdict
        pieces = mended(card, pieces, verdict, doable[0])
    raise AssertionError(f"still not mended: {judge(card, pieces)}")


@pytest.mark.rule("DI-15", "DI-R10")
def test_free_cards_ask_for_a_number_of_pieces_on_one_foot() -> None:
    three = read_card("d1 1 yellow free: 3")
    tower = "die-red.@0,0 cuboid-blue|@0,1 die-blue.@0,3"
    assert faults(three, tower) == []
    assert faults(three, tower + " die-green.@5,0") == []
    assert faults(three, tower + " die-green.@0,4") == [("too-many", "", "")]
    assert faults(three, "die-red.@0,0 cuboid-blue|@0,1") == [("too-few", "", "")]
    assert faults(three, "die-red.@0,0 cuboid-blue|@0,1 die-blue.@1,0") == [("table-touched", "die-blue", "")]
    assert faults(three, "") == [("too-few", "", "")]


@pytest.mark.rule("DI-14", "DI-R9")
def test_neutral_cards_fix_the_shape_and_two_dice_are_no_cuboid() -> None:
    card = read_card("d1 1 yellow neutral: cuboid-@0,0 die.@0,1")
    assert faults(card, "cuboid-orange-@3,0 die-red.@3,1") == []
    assert faults(card, "die-blue.@3,0 die-white.@4,0 die-red.@3,1")[0][0] == "extra"


@pytest.mark.rule("DI-13", "DI-R11")
def test_coloured_dice_cards_name_shape_and_colour() -> None:
    card = read_card("d1 1 yellow coloured: cuboid-blue-@0,0 die-blue.@0,1")
    assert faults(card, "cuboid-blue-@3,0 die-blue.@3,1") == []
    assert faults(card, "cuboid-orange-@3,0 die-blue.@3,1") == [("wrong-colour", "cuboid-orange", "cuboid-blue")]


@pytest.mark.rule("DI-R7")
def test_lies_on_means_resting_along_some_length() -> None:
    pieces = read_construction("die-white.@0,0 die-black.@1,0 cuboid-blue-@0,1 die-yellow.@2,1 die-red.@2,0")
    named = {(pieces[u].piece, pieces[v].piece) for u, v in supports(pieces)}
    assert named == {
        ("cuboid-blue", "die-white"),
        ("cuboid-blue", "die-black"),
        ("die-yellow", "die-red"),
    }
    assert [pieces[i].piece for i in on_table(pieces)] == ["die-white", "die-black", "die-red"]


def test_bricks_in_the_air_and_overlaps_are_found() -> None:
    table = read_construction("red|@0,0 white-@0,3")
    (over,) = read_construction("brown-@-1,4")
    (hung,) = read_construction("brown-@3.5,3")
    assert not in_air(over, table)
    assert in_air(hung, table)
    assert not in_air(read_construction("brown-@9,0")[0], table)
    assert not in_air(read_construction("brown|(135,160,150)")[0], table)  # it leans on the standing one
    assert overlaps(read_construction("red-@0,0 white-(200,139)")) == [(0, 1)]
    assert overlaps(read_construction("red-@0,0 white-(200,140)")) == []
    assert overlaps(read_construction("red-(150,20)")) == [(0, -1)]
    assert overlaps(read_construction("red-@0,0 white|(360,160,-100)")) != []
    assert potential_energy(table) == 150 + 350
    assert floating(table) == []
