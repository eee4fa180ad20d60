"""What hands may do on the workbench, and what the referee refuses because it cannot be."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.core import Refusal
from breakhouse.games.blocks.bench.moves import HandLimits
from breakhouse.games.blocks.bench.workbench import (
    Bench,
    BenchCommand,
    Break,
    Hold,
    LayAside,
    Lift,
    Place,
    Release,
    Settle,
    Settled,
)
from breakhouse.games.blocks.bricks.brick import BRICKS, hows_of
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.bricks.contact import overlaps, potential_energy
from tests.support.building.hands import FREE, Desk, place, pose

GRID = HandLimits(BRICKS, 150, grid=True)


def test_a_brick_goes_from_beside_the_bench_through_the_hand_to_its_place() -> None:
    desk = Desk()
    desk.do(Lift("red"))
    assert desk.bench.hand == "red"
    assert desk.bench.placed == ()
    desk.do(place("red", "lying", 0, 0), later=150)
    assert desk.bench.hand is None
    assert desk.bench.placed == (pose("red", "lying", 0, 0),)
    desk.do(Lift("red"))
    assert desk.bench.placed == ()
    desk.do(LayAside("red"))
    assert desk.bench.hand is None
    assert desk.bench.placed == ()


def test_a_brick_that_does_not_exist_is_refused() -> None:
    desk = Desk()
    assert desk.no(Lift("pink")) == ("no-such-brick", {"brick": "pink"})
    assert desk.no(place("die-red", "flat", 0, 0)) == ("no-such-brick", {"brick": "die-red"})
    assert desk.no(Settle((Pose("pink", "lying", 0, 50),))) == ("no-such-brick", {"brick": "pink"})


def test_a_brick_is_not_placed_twice() -> None:
    desk = Desk()
    desk.put("red", "lying", 0, 0)
    assert desk.no(place("red", "lying", 5, 0)) == ("already-placed", {"brick": "red"})
    assert desk.no(place("white", "lying", 5, 0)) == ("not-in-hand", {"brick": "white"})


def test_one_hand_takes_one_brick() -> None:
    desk = Desk()
    desk.do(Lift("red"))
    assert desk.no(Lift("white")) == ("hand-is-full", {"brick": "red"})


def test_faster_than_a_hand_is_refused_with_the_time_left() -> None:
    desk = Desk()
    desk.do(Lift("red"))
    assert desk.no(place("red", "lying", 0, 0), later=100) == ("too-fast", {"left": 50})
    desk.do(place("red", "lying", 0, 0), later=50)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Place("red", "lying", 2001, 50), "out-of-the-world"),
        (Place("red", "lying", 0, 2201), "out-of-the-world"),
        (Place("red", "lying", 0, -1), "out-of-the-world"),
        (Place("red", "upright", 0, 50), "no-such-pose"),
        (Place("red", "lying", 0, 50, 901), "tilted-too-far"),
        (Place("red", "lying", 0, 30), "in-the-table"),
        (Place("red", "lying", 0, 200), "in-mid-air"),
    ],
)
def test_impossible_poses_are_refused(command: Place, code: str) -> None:
    desk = Desk()
    desk.do(Lift("red"))
    assert desk.no(command, later=200)[0] == code


def test_overlap_is_refused_and_names_both_bricks() -> None:
    desk = Desk()
    desk.put("red", "lying", 0, 0)
    desk.do(Lift("white"))
    assert desk.no(place("white", "lying", 1, 0.5), later=200) == (
        "bricks-overlap",
        {"brick": "white", "other": "red"},
    )
    desk.do(place("white", "lying", 1, 0.97))


def test_a_held_brick_may_hang_in_the_air_and_cannot_be_lifted() -> None:
    desk = Desk()
    desk.do(Lift("red"))
    desk.do(Hold("red"))
    desk.do(place("red", "lying", 0, 2), later=200)
    assert desk.bench.held == ("red",)
    assert desk.no(Lift("red")) == ("brick-is-held", {"brick": "red"})
    assert desk.no(Hold("red")) == ("held-already", {"brick": "red"})
    desk.do(Release("red"))
    assert desk.no(Release("red")) == ("not-held", {"brick": "red"})
    assert desk.no(Hold("white")) == ("not-on-the-bench", {"brick": "white"})


def test_break_knocks_everything_down() -> None:
    desk = Desk()
    assert desk.no(Break()) == ("nothing-to-break", {})
    desk.put("red", "lying", 0, 0)
    desk.do(Hold("red"))
    desk.do(Lift("white"))
    assert desk.do(Break()).sound == "crash"
    assert desk.bench == Bench(placed_at=desk.bench.placed_at, lifts=desk.bench.lifts)


# A collapse


def tower() -> Desk:
    desk = Desk()
    desk.put("red", "lying", 0, 0)
    desk.put("white", "standing", 1, 1)
    desk.put("brown", "pointing", 1, 4)
    return desk


def test_a_collapse_is_reported_and_what_fell_is_named() -> None:
    desk = tower()
    event = desk.do(
        Settle((pose("red", "lying", 0.2, 0), pose("white", "lying", 3.5, 0), pose("brown", "pointing", 7, 0)))
    )
    assert isinstance(event, Settled)
    assert event.fell == ("white", "brown")
    assert event.sound == "crash"
    assert desk.bench.find("white") == pose("white", "lying", 3.5, 0)


def test_free_hands_may_lift_a_brick_from_under_others_at_their_own_risk() -> None:
    desk = tower()
    desk.do(Lift("red"))
    desk.do(Settle((pose("white", "standing", 1, 0), pose("brown", "pointing", 1, 3))))
    assert desk.bench.find("brown") == pose("brown", "pointing", 1, 3)


@pytest.mark.parametrize(
    ("bricks", "code"),
    [
        ((pose("brown", "pointing", 1, 4.2), pose("white", "standing", 1, 1.2)), "falling-up"),
        ((pose("brown", "pointing", 6, 2),), "in-mid-air"),
        ((pose("red", "standing", 5, 0),), "falling-up"),
        ((pose("white", "lying", 0, 1), pose("white", "lying", 4, 0)), "brick-twice"),
        ((pose("yellow", "lying", 0, 0),), "not-on-the-bench"),
        ((pose("brown", "lying", 5, 0),), "cannot-fall-so"),
        ((pose("brown", "pointing", 0, 0),), "bricks-overlap"),
        ((pose("brown", "pointing", 25, 0),), "out-of-the-world"),
    ],
)
def test_an_impossible_collapse_is_refused(bricks: tuple[Pose, ...], code: str) -> None:
    assert tower().no(Settle(bricks))[0] == code


def test_held_bricks_do_not_move_by_themselves() -> None:
    desk = tower()
    desk.do(Hold("white"))
    assert desk.no(Settle((pose("white", "lying", 5, 0),))) == ("brick-is-held", {"brick": "white"})


def test_settling_again_and_again_does_not_climb() -> None:
    desk = Desk()
    desk.put("red", "lying", 0, 0)
    desk.put("white", "lying", 0, 1)
    for n in range(1, 6):
        desk.do(Settle((pose("white", "lying", 0, 1 + n / 100),)))
    assert desk.no(Settle((pose("white", "lying", 0, 1.06),))) == ("falling-up", {})


# Grid hands


def test_grid_hands_stay_on_the_half_brick_grid() -> None:
    desk = Desk(GRID)
    desk.do(Lift("red"))
    assert desk.no(place("red", "lying", 0.3, 0), later=200) == ("off-the-grid", {"brick": "red"})
    assert desk.no(Place("red", "lying", 150, 50, 10)) == ("off-the-grid", {"brick": "red"})
    desk.do(place("red", "lying", 0.5, 0))


def test_grid_hands_are_told_by_the_referee_what_would_fall() -> None:
    desk = Desk(GRID)
    desk.put("red", "pointing", 0, 0)
    desk.do(Lift("white"))
    assert desk.no(place("white", "lying", 0, 1), later=200) == ("would-fall", {"brick": "white"})
    desk.do(Hold("white"))
    desk.do(place("white", "lying", 0, 1))
    assert desk.no(Release("white")) == ("would-fall-if-released", {"brick": "white"})
    desk.put("brown", "pointing", 2, 0)
    desk.do(Release("white"))
    assert desk.no(Lift("red")) == ("something-rests-on-it", {"brick": "red", "other": "white"})
    desk.do(Hold("white"))
    desk.do(Lift("red"))


def test_nothing_falls_on_the_grid() -> None:
    desk = Desk(GRID)
    desk.put("red", "lying", 0, 0)
    assert desk.no(Settle((pose("red", "lying", 3, 0),))) == ("nothing-falls-on-the-grid", {})


def test_an_order_that_needs_the_other_hand_can_be_built_on_the_grid() -> None:
    """A brick that only a counterweight keeps: put with a hand on it, freed when the weight is there."""
    desk = Desk(GRID)
    desk.put("red", "pointing", 2, 0)
    desk.do(Lift("white"))
    assert desk.no(place("white", "lying", 1.5, 1), later=200) == ("would-fall", {"brick": "white"})
    desk.do(Hold("white"))
    desk.do(place("white", "lying", 1.5, 1))
    desk.put("brown", "pointing", 1.5, 2)
    desk.do(Release("white"))
    assert desk.bench.held == ()


# What always holds

names = st.sampled_from(BRICKS[:4])
numbers = st.integers(-400, 400) | st.integers(-3000, 3000)


@st.composite
def poses(draw: st.DrawFn) -> Pose:
    brick = draw(names)
    how = draw(st.sampled_from(hows_of(brick)))
    tilt = draw(st.just(0) | st.integers(-900, 900))
    return Pose(brick, how, draw(numbers), draw(st.sampled_from((50, 150, 250)) | numbers), tilt)


placing = poses().map(lambda p: Place(p.piece, p.how, p.x, p.y, p.tilt))
settling = st.lists(poses(), min_size=1, max_size=4).map(lambda found: Settle(tuple(found)))
commands = (
    st.builds(Lift, names)
    | placing
    | placing
    | st.builds(Hold, names)
    | st.builds(Release, names)
    | settling
    | st.builds(LayAside, names)
)


@settings(max_examples=150, deadline=None)
@given(st.lists(commands, max_size=40), st.booleans())
def test_whatever_hands_try_the_bench_stays_possible(tries: list[BenchCommand], grid: bool) -> None:
    """Each brick once, no two inside one another, and no collapse that lifts: or a refusal and nothing changed."""
    desk = Desk(GRID if grid else FREE)
    for command in tries:
        energy = potential_energy(desk.bench.placed)
        try:
            event = desk.do(command, later=100)
        except Refusal:
            continue
        bench = desk.bench
        standing = [p.piece for p in bench.placed]
        assert len(set(standing)) == len(standing)
        assert bench.hand not in standing
        assert set(bench.held) <= {*standing, bench.hand}
        assert overlaps(bench.placed) == []
        if isinstance(event, Settled):
            assert potential_energy(bench.placed) <= energy + 5 * len(event.bricks) + 50
