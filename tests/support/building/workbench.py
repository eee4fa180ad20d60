"""A workbench by itself: a bench, a clock and a pair of hands, without a match around them."""

from typing import Any

import pytest

from breakhouse.core import Refusal
from breakhouse.games.blocks.bench.moves import HandLimits, move
from breakhouse.games.blocks.bench.workbench import Bench, BenchCommand, Lift, Place, bench_after
from breakhouse.games.blocks.bricks.brick import BRICKS
from breakhouse.games.blocks.bricks.construction import Pose, at
from breakhouse.locales import say_why

FREE = HandLimits(BRICKS, 150, grid=False)


class Desk:
    """A bench, a clock and a pair of hands."""

    def __init__(self, hands: HandLimits = FREE) -> None:
        self.hands, self.bench, self.now = hands, Bench(), 0

    def do(self, command: BenchCommand, later: int = 0) -> Any:
        self.now += later
        event = move(self.bench, self.hands, command, self.now)
        self.bench = bench_after(self.bench, event)
        return event

    def no(self, command: BenchCommand, later: int = 0) -> tuple[str, dict[str, Any]]:
        self.now += later
        with pytest.raises(Refusal) as refusal:
            move(self.bench, self.hands, command, self.now)
        assert say_why("en", refusal.value)
        return refusal.value.code, dict(refusal.value.params)

    def put(self, brick: str, how: str, left: float, bottom: float) -> None:
        self.do(Lift(brick))
        self.do(place(brick, how, left, bottom), later=200)


def place(brick: str, how: str, left: float, bottom: float) -> Place:
    pose = at(brick, how, round(left * 100), round(bottom * 100))  # type: ignore[arg-type]
    return Place(brick, pose.how, pose.x, pose.y)


def pose(brick: str, how: str, left: float, bottom: float) -> Pose:
    return at(brick, how, round(left * 100), round(bottom * 100))  # type: ignore[arg-type]
