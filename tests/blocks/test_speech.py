"""What a view shows, in words: the words of a card, of the bench, and of the judge's findings."""

from collections.abc import Iterable
from functools import partial

import pytest
from msgspec.structs import replace

from breakhouse.games.blocks import words
from breakhouse.games.blocks.bench.workbench import Bench, Fault
from breakhouse.games.blocks.bricks.brick import ANY, BRICKS, HU, form_of
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.cards.card import Card, Step
from breakhouse.games.blocks.cards.deck import kits, load_shipped
from breakhouse.games.blocks.cards.notation import read_card, read_construction
from breakhouse.games.blocks.judging.judge import judge
from breakhouse.games.blocks.match.speech import BrickWords, Words, words_of
from breakhouse.games.blocks.match.turn import Turn
from breakhouse.locales import say

spell = partial(words.spell, say=partial(say, "en"))
GATE = read_card("c1 2 blue coloured: red|@0,0 white|@2,0 brown-@0,3 yellow.@0,4")
GREY = read_card("c2 1 blue grey: grey.@0,0 grey.@2,0 grey.@1,1")


def spoken(card: Card | None, built: str, *faults: Fault, held: tuple[str, ...] = (), felt: bool = False) -> Words:
    placed = read_construction(built) if built else ()
    verdict = judge(card, placed) if card else None
    return words_of(Turn(card=card, verdict=verdict, faults=faults), Bench(placed, held), felt)


def at_bricks(found: Iterable[BrickWords]) -> list[tuple[str, str]]:
    return [(one.piece, spell(one.words)) for one in found]


def test_a_card_is_read_as_a_whole_and_brick_by_brick() -> None:
    shown = spoken(GATE, "")
    assert spell(shown.card).startswith("Coloured card, 2 points")
    assert [step.piece for step in shown.steps] == ["red", "white", "brown", "yellow"]
    assert spell(shown.steps[2].words) == "Across red and white, from end to end: brown, lying."


def test_on_a_grey_card_bricks_are_described_by_those_already_standing() -> None:
    shown = spoken(GREY, "red.@0,0 brown.@2,0")
    assert [spell(step.words) for step in shown.steps[:2]] == [
        "Bottom: brick 1, pointing at you.",
        "Brick 2, pointing at you, on the table, one brick to the right of red.",
    ]
    assert {step.piece for step in shown.steps} == {"grey"}


def test_the_bench_is_described_in_the_words_of_a_card_to_the_nearest_half() -> None:
    askew = (Pose("white", "lying", 8, 149, 3), Pose("red", "lying", 5, 50))
    shown = words_of(Turn(), Bench(askew), False)
    assert at_bricks(shown.bench) == [
        ("red", "Bottom: red, lying."),
        ("white", "On red, exactly on top: white, lying."),
    ]


def test_a_brick_held_in_the_air_is_not_said_to_lie_on_anything() -> None:
    shown = words_of(Turn(), Bench((Pose("red", "lying", 0, 350),), held=("red",)), False)
    assert "air" in spell(shown.bench[0].words)


def test_a_missing_brick_is_named_with_how_many_more_follow() -> None:
    card = replace(GREY, order=(Step(0), Step(2), Step(1)))
    assert spell(spoken(card, "darkblue.@0,0").wrong) == (
        "Still missing, brick 2, pointing at you, on the table, one brick to the right of dark blue. "
        "After that, one more to go."
    )


@pytest.mark.rule("CL-06")
def test_a_mistake_is_shown_at_its_brick() -> None:
    shown = spoken(GATE, "red|@5,0 white|@7,0 brown-@5,3 yellow.@4.5,4")
    assert at_bricks(shown.marks) == [("yellow", "Yellow is half a brick too far left.")]
    assert spell(shown.wrong) == "Yellow is half a brick too far left."


def test_two_swapped_bricks_are_both_marked() -> None:
    shown = spoken(GATE, "white|@5,0 red|@7,0 brown-@5,3 yellow.@5,4")
    assert [one.piece for one in shown.marks] == ["white", "red"]


def test_a_surplus_brick_is_shown_only_once_there_are_enough() -> None:
    assert spoken(GATE, "orange-@0,0").marks == ()
    many = spoken(GATE, "red|@5,0 white|@7,0 brown-@5,3 yellow.@5,4 orange.@5,5")
    assert [one.piece for one in many.marks] == ["orange"]


@pytest.mark.rule("DI-08", "DI-R8")
def test_mistakes_are_told_first() -> None:
    fault = Fault("pips", "die-red", 2, "die-white", 5)
    shown = spoken(read_card("d1 1 blue coloured: die-white.@0,0 die-red.@0,1"), "die-white.@0,0", fault)
    assert [one.piece for one in shown.faults] == ["die-red"]
    assert spell(shown.wrong).startswith(spell(shown.faults[0].words))


def test_an_empty_bench_has_no_mistake_and_a_correct_construction_must_be_released() -> None:
    right = "red|@5,0 white|@7,0 brown-@5,3 yellow.@5,4"
    assert spell(spoken(None, "").wrong) == "Nothing’s wrong so far."
    assert spell(spoken(GATE, right).wrong) == "Nothing’s wrong so far."
    assert spell(spoken(GATE, right, held=("red",)).wrong).startswith("Correct. Let go")


@pytest.mark.rule("TA-R1")
def test_tactile_bricks_are_named_by_their_texture() -> None:
    shown = spoken(GATE, "red|@0,0", felt=True)
    assert "grooved red" in spell(shown.bench[0].words)
    assert "grooved red" in spell(shown.card)
    assert shown.naming == "words-piece-felt"


def test_the_next_missing_brick_is_the_lowest_and_leftmost_that_is_not_there() -> None:
    assert spoken(GATE, "").next == 0
    assert spoken(GATE, "white|@2,0").next == 0
    assert spoken(GATE, "red|@0,0 white|@2,0").next == 2
    assert spoken(GATE, "red|@0,0 white|@2,0 brown-@0,3 yellow.@0,4").next is None
    assert spoken(None, "").next is None
    assert spoken(GREY, "red.@0,0 white.@2,0").next == 2
    held = replace(GATE, order=(Step(1), Step(0, hold=1), Step(2), Step(3)))
    assert spoken(held, "").next == 0  # the order of building is for those who ask for a hint


PIECES = {
    "brick": [brick for brick in BRICKS if form_of(brick) == "brick"],
    "die": [f"die-{colour}" for colour in ("white", "yellow", "blue", "black", "red", "green")],
    "cuboid": ["cuboid-blue", "cuboid-orange"],
}
OPEN = [card for kit in kits().values() for card in load_shipped(kit).cards if card.kind in ("grey", "neutral")]


@pytest.mark.parametrize("card", OPEN, ids=lambda card: card.id)
def test_where_colours_are_open_the_next_brick_is_described_by_those_standing(card: Card) -> None:
    """Built as it is read, somewhere else on the table: each answer speaks of what stands, by its name."""
    left = {form: list(names) for form, names in PIECES.items()}
    placed = [Pose(left[ANY[p.piece]].pop(0), p.how, p.x + 7 * HU, p.y) for p in card.pieces]
    for n in range(1, len(placed)):
        there = tuple(placed[:n])
        shown = words_of(Turn(card=card, verdict=judge(card, there)), Bench(there), felt=False)
        assert shown.next == n
        assert shown.built[:n] == tuple(p.piece for p in there)
        spoken = spell(shown.steps[n].words)
        unknown = [spell(name) for name in words.names_of(card.pieces[:n])]
        assert not any(f"{name.lower()} " in f"{spoken.lower()} " for name in unknown), spoken
