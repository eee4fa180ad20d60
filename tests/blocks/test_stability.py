"""Balance: known stacks by hand, then thousands of random ones against a naive linear programme."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.core import Invalid, Refusal
from breakhouse.games.blocks.bricks.contact import contacts
from breakhouse.games.blocks.cards.notation import read_construction
from breakhouse.games.blocks.statics.forces import forces_balance, hand_down
from breakhouse.games.blocks.statics.stability import (
    EDGE,
    balances,
    certainly_falls,
    heights,
    margin,
    stability,
    stands,
)
from tests.support.blocks.naive_balance import naive_balance
from tests.support.blocks.random_stacks import dropped


@pytest.mark.parametrize(
    ("blocks", "expected"),
    [
        ([[0, 0, 3, 1]], 1.5),
        ([[0, 0, 1, 1], [-1, 1, 3, 1]], 0.5),
        ([[0, 0, 1, 1], [-0.75, 1, 3, 1]], 0.25),
        ([[0, 0, 1, 1], [-0.5, 1, 3, 1]], 0.0),  # centre of mass on the edge: undecided
        ([[0, 0, 1, 1], [0, 1, 3, 1]], -0.5),
        ([[0, 0, 1, 1], [0, 1, 3, 1], [-1, 2, 3, 1]], 0.0),  # the counterweight just reaches
        ([[0, 0, 1, 3], [2, 0, 1, 3], [0, 3, 3, 1]], 0.5),
        ([[0, 0, 1, 1], [5, 1, 1, 1]], None),
    ],
)
def test_stability_gives_the_known_margins(blocks: list[list[float]], expected: float | None) -> None:
    found = stability(blocks)
    assert found.margin == (None if expected is None else pytest.approx(expected, abs=1e-4))
    assert found.stands is (expected is not None and expected > EDGE)


def test_a_cuboid_weighs_two_dice() -> None:
    """Half of the blue cuboid is over the edge: what stands on its near end holds it, the heavier the better."""
    die = read_construction("die-red.@1,0 cuboid-blue-@1,1 die-white.@1,2")
    cuboid = read_construction("die-red.@1,0 cuboid-blue-@1,1 cuboid-orange|@1,2")
    assert stands(die).margin == pytest.approx(1 / 6, abs=1e-4)
    assert stands(cuboid).margin == pytest.approx(1 / 4, abs=1e-4)


@pytest.mark.parametrize("grid", [True, False], ids=["half-grid", "anywhere"])
def test_stability_agrees_with_a_linear_programme_on_sixteen_thousand_stacks(grid: bool) -> None:
    rng = Random(7 if grid else 8)
    standing = 0
    for _ in range(80):
        stacks = [dropped(rng, rng.randint(2, 10), grid) for _ in range(100)]
        found = [balances(stack) for stack in stacks]
        assert found == naive_balance(stacks, EDGE)
        standing += sum(found)
    assert 1500 < standing < 6000  # of 8,000 each: both answers are well tried


def test_the_margin_is_where_the_linear_programme_changes_its_verdict() -> None:
    rng = Random(9)
    stacks = [dropped(rng, rng.randint(2, 8), True) for _ in range(150)]
    margins = [margin(stack) for stack in stacks]
    for stack, m in zip(stacks, margins, strict=True):
        assert m is not None
        assert naive_balance([stack], m - 1e-3) == [True]
        assert naive_balance([stack], m + 1e-3) == [False]


@given(st.integers(0, 10**6), st.booleans())
@settings(deadline=None)
def test_the_quick_check_never_calls_an_unstable_stack_stable(seed: int, grid: bool) -> None:
    stack = dropped(Random(seed), 7, grid)
    touching, mass = contacts(stack, 1e-6), [1.0] * 7
    if hand_down(stack, mass, touching, ()):
        assert forces_balance(stack, mass, touching, ())


@given(st.integers(0, 10**6), st.integers(-40, 40))
@settings(deadline=None)
def test_moving_and_mirroring_a_stack_change_nothing(seed: int, by: int) -> None:
    stack = dropped(Random(seed), 6, True)
    moved = [(x + by / 2, y, w, h) for x, y, w, h in stack]
    image = [(-x - w, y, w, h) for x, y, w, h in stack]
    assert balances(stack) == balances(moved) == balances(image)


def test_a_held_block_needs_no_balance() -> None:
    lever = [(0.0, 0.0, 1.0, 1.0), (0.0, 1.0, 3.0, 1.0)]
    assert not balances(lever)
    assert balances(lever, held={1})
    assert not balances([*lever, (4.0, 0.0, 1.0, 3.0), (3.0, 3.0, 3.0, 1.0), (5.0, 4.0, 1.0, 1.0)], held={1})


@pytest.mark.parametrize(
    ("blocks", "code"),
    [
        ([], "no-blocks"),
        ([[4 * n, 0, 3, 1] for n in range(201)], "too-many-blocks"),
        ([[0, 0, 1]], "block-unreadable"),
        ([[0, 0, float("nan"), 1]], "block-unreadable"),
        ([[0, float("inf"), 1, 1]], "block-unreadable"),
        ([[0, 0, 0, 1]], "block-unreadable"),
        ([[0, -1, 1, 1]], "block-in-the-table"),
        ([[0, 0, 1, 1], [0.5, 0.5, 1, 1]], "blocks-overlap"),
    ],
)
def test_impossible_stacks_are_refused(blocks: list[list[float]], code: str) -> None:
    with pytest.raises((Invalid, Refusal)) as refused:
        stability(blocks)
    assert refused.value.code == code


def test_only_a_stack_that_must_fall_is_certain_to_fall() -> None:
    assert not certainly_falls(read_construction("red.@0,0 white-@-0.5,1"))  # on the edge: perhaps it stands
    assert not certainly_falls(read_construction("red.@0,0 white-(120,150)"))  # within the tolerance
    assert certainly_falls(read_construction("red.@0,0 white-@0,1"))
    assert not certainly_falls(read_construction("red.(50,50,300) white-@0,1"))  # it leans: anything may happen


def test_friction_between_sides_counts_when_falling_must_be_certain() -> None:
    """Two feet that would tip outwards are kept by the beam across them, if only wood rubs on wood."""
    arch = read_construction("red.@1,0 white.@3,0 brown|(45,250) orange|(455,250) purple-@1,4")
    wide = contacts(heights(arch), gap=0.25, reach=0.25)
    assert not forces_balance(heights(arch), [1.0] * 5, wide, ())
    assert not certainly_falls(arch)
    assert certainly_falls(arch[:-1])


def test_importing_the_blocks_loads_no_solver() -> None:
    import subprocess
    import sys

    code = (
        "import sys, breakhouse.games.blocks.judging.judge, breakhouse.games.blocks.statics.stability;"
        "assert not {'scipy', 'numpy', 'numba'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
