"""What comes to rest by itself: the page's physics is believed, and a program gains nothing by it."""

import gzip
import json
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from breakhouse.core import Refusal, log
from breakhouse.games.blocks.bench.moves import HandLimits, move
from breakhouse.games.blocks.bench.pace import BRICK_MS, count_moved
from breakhouse.games.blocks.bench.workbench import (
    Bench,
    BenchCommand,
    LayAside,
    Lift,
    Placed,
    Settle,
    Settled,
    bench_after,
)
from breakhouse.games.blocks.bricks.brick import BRICKS
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.turn import STANDING_MS
from breakhouse.games.blocks.match.values import Completed, TurnedOver
from breakhouse.games.blocks.statics.stability import FRICTION, FRICTION_ON_A_MAT
from tests.support.building.hands import begun, hurry, put
from tests.support.building.whole_match import begin, written
from tests.support.building.workbench import Desk, place, pose

STRICT = HandLimits(BRICKS, 150, grid=False, strict=True, friction=FRICTION_ON_A_MAT)
SQUEEZED = {"bricks-overlap", "in-the-table"}
"""A hand can press a brick into one that the other hand holds fast: no pose to build with."""


def sessions() -> list[dict[str, Any]]:
    lines = (
        gzip.decompress((Path(__file__).parents[1] / "hands" / "rummaging.jsonl.gz").read_bytes())
        .decode()
        .splitlines()
    )
    return [json.loads(line) for line in lines]


def test_the_referee_accepts_wherever_bricks_come_to_rest_in_the_pages_physics() -> None:
    """On the mat and without, by hands that push, lever, carry stacks along and pull bricks out from under others
    (`web/tests/games/_building/support/random-hands.ts`). Slowly: times are another matter."""
    done, refused = Counter[str](), Counter[str]()
    for session in sessions():
        hands = replace(STRICT, friction=FRICTION_ON_A_MAT if session["grip"] else FRICTION)
        bench = Bench()
        for number, (_, told) in enumerate(session["deeds"]):
            command: Any = msgspec.convert(told, BenchCommand)
            try:
                event = move(bench, hands, command, 1000 * number)
            except Refusal as no:
                refused[no.code if bench.held else f"{no.code} with nothing held"] += 1
                break
            done[told["do"]] += 1
            bench = bench_after(bench, event)
    assert done["settle"] > 500
    assert set(refused) <= SQUEEZED
    assert refused.total() < 0.002 * done.total()


def test_a_stack_that_is_carried_up_by_its_lowest_brick_may_lie_higher() -> None:
    desk = Desk(STRICT)
    for n, (brick, left, bottom) in enumerate((("red", 0, 0), ("white", 0, 1), ("brown", 6, 0))):
        desk.now = 1000 * n
        desk.put(brick, "lying", left, bottom)
    desk.do(Lift("red"), later=1000)
    desk.do(Settle((pose("white", "lying", 5.9, 4),)))  # in the air, on the brick in the hand
    desk.do(Settle((pose("white", "lying", 6.1, 2),)))
    desk.do(place("red", "lying", 6, 1), later=400)
    assert desk.bench.find("white") == pose("white", "lying", 6.1, 2)
    assert desk.no(Settle((pose("white", "lying", 6.1, 2.2),))) == ("falling-up", {})


def test_bricks_carried_along_are_no_longer_where_they_were() -> None:
    """The page of an earlier version reported it after placing."""
    desk = Desk(STRICT)
    desk.put("red", "lying", 0, 0)
    desk.now += 1000
    desk.put("white", "lying", 0, 1)
    desk.do(Lift("red"), later=1000)
    desk.do(place("red", "standing", 1, 0), later=400)
    desk.do(Settle((pose("white", "lying", 6, 0),)))


def test_a_brick_that_a_hand_pushed_may_lean_higher_than_it_lay() -> None:
    """Reported while the hand is there, or after its brick was laid aside; after that nothing rises any more."""
    leaning = Pose("white", "standing", 460, 156, 180)
    for laid_aside in (False, True):
        desk = Desk(STRICT)
        desk.put("white", "standing", 4, 0)
        desk.do(Lift("red"), later=1000)
        if laid_aside:
            desk.do(LayAside("red"))
        desk.do(Settle((leaning,)))
        if laid_aside:
            assert desk.no(Settle((msgspec.structs.replace(leaning, y=162),))) == ("falling-up", {})


def test_a_hand_that_lets_go_leaves_nothing_in_the_air() -> None:
    desk = Desk(STRICT)
    desk.put("red", "lying", 0, 0)
    desk.do(Lift("white"), later=1000)
    desk.do(Settle((pose("red", "lying", 0, 5),)))
    assert desk.no(place("white", "lying", 8, 0), later=400)[0] == "would-fall"
    desk.do(LayAside("white"))
    assert desk.no(Settle((pose("red", "lying", 1, 5),)))[0] == "in-mid-air"


# What a program could gain


@pytest.mark.parametrize("strict", [True, False])
def test_nothing_comes_to_rest_where_it_would_fall(strict: bool) -> None:
    """Not even for a moment: else a card for two hands could be built on props, and they slide away."""
    table = begun(strict=strict)
    put(table, "red", "standing", 0, 0)
    put(table, "brown", "standing", 2, 0)
    put(table, "white", "lying", 0, 3)
    moved = [{"piece": "brown", "how": "lying", "x": 700, "y": 50}]
    if strict:
        assert table.refused(0, "settle", bricks=moved).code == "would-fall"
        table.do(0, "hold", brick="white")
        table.do(0, "settle", bricks=moved)
    else:
        (event,) = table.do(0, "settle", bricks=moved)
        assert isinstance(event, Settled)
        assert event.odd == "would-fall"
        assert table.view.odd == (1, 0)
        assert [deed.code for deed in log.find_impossible_hands(table.game, written(table))] == ["would-fall"]


CARDS = (
    "a 1 red grey: grey-@0,0 grey-@3,0 grey-@1.5,1 grey|@2.5,2\n"
    "b 1 red grey: grey|@0,0 grey|@2,0 grey-@0,3 grey-@0,4\n"
    "c 1 red grey: grey-@0,0 grey-@0,1 grey-@0,2 grey-@0,3\n"
    "d 1 red grey: grey-@0,0 grey|@0,1 grey|@2,1 grey-@0,4"
)
"""With nothing that points: no brick falls into that."""


class Slide:
    """A program that puts its bricks down once. Then it moves one a card, and says that the others slid."""

    def __init__(self, **options: Any) -> None:
        self.table = hurry(reach_ms=0, cards=CARDS, **options)
        begin(self.table)
        for n, brick in enumerate(self.table.game.box[:5]):  # type: ignore[attr-defined]
            self.put(Pose(brick, "lying", -1800 + 350 * n, 50))

    def put(self, there: Pose) -> None:
        self.table.do(0, "lift", brick=there.piece)
        self.put_down(there)

    def put_down(self, there: Pose) -> None:
        self.table.do(0, "place", brick=there.piece, how=there.how, x=there.x, y=there.y)

    def slide(self) -> None:
        card, placed = self.table.card, self.table.state.bench.placed
        wanted = [msgspec.structs.replace(p, piece=b) for p, b in zip(card.pieces, self.choose(card), strict=True)]
        named = {p.piece for p in wanted}
        others = [
            Pose(p.piece, "lying", -1800 + 350 * n, 50) for n, p in enumerate(placed) if p.piece not in named
        ]
        self.table.do(0, "lift", brick=wanted[-1].piece)
        self.table.do(0, "settle", bricks=msgspec.to_builtins([*wanted[:-1], *others]))
        self.put_down(wanted[-1])
        while self.table.state.turn.card is card and self.table.state.turn.phase == "building":
            self.table.wait(50)

    def choose(self, card: Card) -> list[str]:
        return self.table.assigned(card)

    @property
    def spans(self) -> list[int]:
        """How long each card lay open, but for the first, for which the bricks were fetched, and the last."""
        seen = [event.at for event in self.table.all(TurnedOver)]
        return [after - before for before, after in pairwise(seen[1:])]

    def turn(self) -> None:
        while (self.table.state.turn.number, self.table.state.turn.phase) == (0, "building"):
            try:
                self.slide()
            except Refusal as no:
                if no.code not in ("time-is-up", "not-the-architect"):
                    raise
                self.table.wait(1000)


def test_a_card_that_bricks_are_claimed_to_slide_into_takes_as_long_as_by_hand() -> None:
    strict, free = Slide(strict=True), Slide()
    for program in (strict, free):
        program.turn()
    assert min(strict.spans) >= STANDING_MS + 2 * BRICK_MS
    assert max(free.spans) < STANDING_MS + 2 * BRICK_MS
    assert strict.table.view.odd == ()
    assert {event.odd for event in free.table.all(Placed)[5:]} == {"too-fast"}
    found = log.find_impossible_hands(free.table.game, written(free.table))
    assert sum(deed.code == "too-fast" for deed in found) >= len(free.spans)


def test_a_card_completed_impossibly_fast_does_not_count_when_time_is_up() -> None:
    program = Slide(strict=True)
    table = program.table
    table.wait(table.state.turn.ends_at - table.now - STANDING_MS - 1000)
    program.slide()  # that card lay open for long
    program.slide()  # and this one for half a second
    assert table.last(Placed).stands_at is not None
    table.wait(10_000)
    assert len(table.all(Completed)) == 1


def test_moved_bricks_are_timed_as_if_hands_had_moved_them() -> None:
    row = [pose(brick, "lying", 4 * n, 0) for n, brick in enumerate(BRICKS[:4])]
    pushed = [msgspec.structs.replace(p, x=p.x + 130) for p in row]
    assert count_moved(row, row, BRICKS) == 0
    assert count_moved(row, pushed, BRICKS) == 0, "a whole row that was pushed"
    assert count_moved(row, [row[0], *pushed[1:]], BRICKS) == 1
    assert count_moved(row, [row[0], pose(BRICKS[1], "standing", 4, 0), *pushed[2:]], BRICKS) == 2
    assert count_moved((), row, BRICKS[:3]) == 3
    crept = [msgspec.structs.replace(p, x=p.x + 20 * n) for n, p in enumerate(row)]
    assert count_moved(row, crept, BRICKS) == 1
