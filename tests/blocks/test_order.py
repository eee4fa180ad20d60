"""Building orders: found where there are any, and refused only after every one was tried."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.core import Chance
from breakhouse.games.blocks.bricks.construction import Construction
from breakhouse.games.blocks.cards.card import Step
from breakhouse.games.blocks.cards.notation import read_construction
from breakhouse.games.blocks.factory.making import _pieces
from breakhouse.games.blocks.factory.order import Scaffold, building_order, needs_two_hands, order_stands
from breakhouse.games.blocks.factory.shapes import Taste, grow

POSES = {"lying": 10, "standing": 9, "pointing": 6}
SCALES = read_construction("red.@1,0 white-@0,1 brown|@0,2 yellow|@2,2")


def every_order_fails(pieces: Construction) -> bool:
    """The naive proof: all permutations, each stopped at its first step that falls."""
    scaffold = Scaffold.of(pieces)
    for order in permutations(range(len(pieces))):
        mask = 0
        for k in order:
            if scaffold.rests_on[k] & ~mask or not scaffold.stands(mask | 1 << k):
                break
            mask |= 1 << k
        else:
            return False
    return True


@pytest.mark.rule("CL-R2")
def test_scales_need_a_second_hand() -> None:
    order = building_order(SCALES)
    assert order is not None
    assert any(step.hold is not None for step in order)
    assert order_stands(SCALES, order)
    assert needs_two_hands(SCALES)
    assert every_order_fails(SCALES)
    assert not order_stands(SCALES, tuple(Step(step.put) for step in order))


def test_a_gate_needs_one_hand() -> None:
    gate = read_construction("red|@0,0 white|@2,0 brown-@0,3")
    assert building_order(gate) == (Step(0), Step(1), Step(2))
    assert not needs_two_hands(gate)


def test_a_construction_that_falls_has_no_building_order() -> None:
    assert building_order(read_construction("red.@0,0 white-@0,1")) is None


def test_pieces_are_placed_from_above() -> None:
    """The foot under the overhang is put before what hangs over it, though nothing rests on it."""
    pieces = read_construction("red|@1,0 white-@0,3 brown.@2,0")
    order = building_order(pieces)
    assert order is not None
    places = [pieces[step.put].piece for step in order]
    assert places.index("brown") < places.index("white")


@given(st.integers(0, 10**6), st.booleans())
@settings(max_examples=60, deadline=None)
def test_the_building_order_agrees_with_trying_all_orders(seed: int, paired: bool) -> None:
    taste = Taste(paired, -1.0, POSES, 1, 1)
    shape = grow(Chance.of(str(seed)).stream("shape", 0), {"brick": 10}, 5 if paired else 6, taste)
    if shape is None:
        return
    pieces = _pieces(shape)
    assert needs_two_hands(pieces) == every_order_fails(pieces)
    order = building_order(pieces)
    if order is not None:
        assert order_stands(pieces, order)
        assert sorted(step.put for step in order) == list(range(len(pieces)))
