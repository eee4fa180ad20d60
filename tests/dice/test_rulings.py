"""The dice game by number: the rulings, each as a short piece of play."""

import pytest

from breakhouse.core import Refusal
from breakhouse.games.blocks.bench.workbench import Fault
from breakhouse.games.blocks.match.turn_sum import Called
from breakhouse.games.blocks.match.values import Completed, Started, TurnedOver
from breakhouse.games.dice import GAME
from breakhouse.games.dice.values import CountingDown, Throw
from tests.support.building.dice import GATE, MIXED, POST, THREE, TOWER, building, gate, sides, table, throw
from tests.support.building.loaded_dice import load
from tests.support.building.table import Table

rule = pytest.mark.rule


@rule("DI-R1", "DI-R8")
def test_a_value_stays_while_the_piece_is_moved_and_is_lost_when_it_falls() -> None:
    found = building()
    throw(found, die_white=1, die_black=1, cuboid_blue=2, die_yellow=3)
    gate(found)
    found.do(0, "lift", brick="die-yellow")
    found.do(0, "place", after=200, brick="die-yellow", how="flat", x=150, y=250)
    assert found.view.values["die-yellow"] == 3
    (settled,) = found.do(0, "settle", bricks=[{"piece": "die-yellow", "how": "flat", "x": 500, "y": 50}])
    assert settled.fell == ("die-yellow",)  # type: ignore[attr-defined]
    assert "die-yellow" not in found.view.values
    assert settled.faults == (Fault("unrolled", "die-yellow"),)  # type: ignore[attr-defined]
    found.do(0, "lift", brick="die-yellow")
    no = found.refused(0, "place", after=200, brick="die-yellow", how="flat", x=50, y=250)
    assert no.code == "throw-first"
    throw(found, die_yellow=6)
    assert found.state.bench.hand is None
    (put,) = found.put("die-yellow", "flat", 0, 2)
    assert put.faults == ()  # type: ignore[attr-defined]


@rule("DI-R8")
def test_pieces_knocked_down_by_hand_count_as_fallen_too() -> None:
    found = building()
    throw(found, die_white=1, die_black=1, cuboid_blue=2, die_yellow=3)
    found.put("die-white", "flat", 0, 0)
    found.do(0, "break")
    assert found.view.values == {"die-black": 1, "cuboid-blue": 2, "die-yellow": 3}
    assert found.refused(0, "lift", brick="die-white").code == "throw-first"


@rule("DI-R3")
def test_a_throw_takes_its_time() -> None:
    found = building(throw_ms=600)
    found.do(0, "throw", pieces=["die-white", "die-black"])
    no = found.refused(0, "throw", after=200, pieces=["die-yellow"])
    assert (no.code, dict(no.params)) == ("still-rolling", {"left": 400})
    assert dict(found.refused(0, "lift", brick="die-white").params) == {"left": 400}
    found.do(0, "lift", after=400, brick="die-white")


@rule("DI-R3")
def test_the_stopper_cannot_hurry_and_is_helped_when_stalling() -> None:
    found = load(table(stopper="player", factors=[1.5, 1]), small=[1])
    found.do(1, "start")
    no = found.refused(1, "roll", after=2000)
    assert (no.code, dict(no.params)) == ("roll-too-soon", {"left": 1000})
    found.do(1, "roll", after=1000)
    assert found.wait(4499) == ()
    assert isinstance(found.wait(1)[0], Called)


@rule("DI-R6")
def test_a_cuboid_shows_one_to_four_and_laid_flat_again_is_rolled_again() -> None:
    seen = set()
    for seed in range(40):
        found = Table(GAME, sides(POST), 2, str(seed), first=0, level="introduction", timer="off")
        found.do(0, "ready")
        found.wait(3000)
        (thrown,) = found.do(0, "throw", pieces=["cuboid-orange"])
        seen.add(thrown.pieces[0].value)  # type: ignore[attr-defined]
    assert seen == {1, 2, 3, 4}
    found.wait(600)
    found.put("cuboid-orange", "upright", 0, 0)
    found.do(0, "lift", brick="cuboid-orange")
    no = found.refused(0, "place", after=200, brick="cuboid-orange", how="lying", x=100, y=50)
    assert no.code == "throw-again"
    found.do(0, "place", brick="cuboid-orange", how="upright", x=50, y=100)
    throw(found, cuboid_orange=3)
    found.do(0, "lift", brick="cuboid-orange")
    no = found.refused(0, "place", after=200, brick="cuboid-orange", how="pointing", x=50, y=50)
    assert no.code == "no-such-pose"
    found.do(0, "place", brick="cuboid-orange", how="lying", x=100, y=50)


@rule("DI-R11")
def test_with_the_table_as_stopper_ready_starts_a_countdown() -> None:
    found = load(table(), small=[1])
    assert found.refused(0, "start").code == "say-ready"
    assert found.refused(1, "ready").code == "not-the-architect"
    (counting,) = found.do(0, "ready")
    assert counting == CountingDown(3000)
    assert found.refused(0, "ready").code == "started-already"
    assert found.refused(0, "throw", pieces=["die-white"]).code == "not-started"
    assert found.wait(2999) == ()
    assert [type(e) for e in found.wait(1)] == [Started, TurnedOver]
    assert found.wait(1999) == ()
    assert isinstance(found.wait(1)[0], Called)


@rule("DI-R11")
def test_the_standing_second_may_end_after_stop() -> None:
    found = load(table(limit=1), small=[0, 1])
    found.do(0, "ready")
    found.wait(3000)
    throw(found, die_white=1, die_black=1, cuboid_blue=1, die_yellow=1)
    found.wait(2000)
    gate(found)
    load(found, small=[1])
    while found.state.turn.phase == "building":
        found.wait(100)
    assert found.state.turn.phase == "closing"
    found.wait(1000)
    assert found.state.scores == (2, 0)


@rule("DI-R12")
def test_a_turn_without_a_timer_ends_when_the_builder_says_so() -> None:
    found = building(stopper="player")
    assert found.wait(600_000) == ()
    assert found.refused(1, "finish").code == "not-the-architect"
    found.do(0, "finish")
    assert found.architect == 1


def test_offers_to_throw_are_accepted() -> None:
    found = building(TOWER, POST, THREE)
    for _ in range(3):
        throws = [o for o in GAME.legal(found.state, 0, found.clock) if type(o).__name__ == "Throw"]
        assert throws
        for offer in throws:
            GAME.decide(found.state, 0, offer, found.clock, found.sitting.match.chance)
        found.sitting.match, _ = found.sitting.match.do(0, throws[0], found.clock)
        found.wait(600)


def test_each_player_is_offered_only_their_own_commands() -> None:
    by_stopper = table(stopper="player", seats=3)
    assert [sorted(by_stopper.offers(seat)) for seat in range(3)] == [[], [], ["start"]]
    by_table = table(seats=3)
    assert [sorted(by_table.offers(seat)) for seat in range(3)] == [["ready"], [], []]


def thrown_together(found: Table) -> list[tuple[str, ...]]:
    offers = GAME.legal(found.state, found.architect, found.clock)
    return [offer.pieces for offer in offers if isinstance(offer, Throw)]


def test_throws_are_offered_for_all_pieces_for_loose_ones_and_for_each_alone() -> None:
    found = building()
    whole = ("die-white", "die-black", "cuboid-blue", "die-yellow")
    assert thrown_together(found) == [whole, *((piece,) for piece in whole)]
    throw(found, die_white=1, die_black=1, cuboid_blue=1, die_yellow=1)
    found.put("die-white", "flat", 0, 0)
    loose = tuple(piece for piece in found.state.in_play if piece != "die-white")
    assert set(thrown_together(found)[1]) == set(loose)
    neutral = building(MIXED)
    first, *single = thrown_together(neutral)
    assert first == ("die-white", "die-yellow", "cuboid-blue", "cuboid-orange")
    assert len(single) == 8


def test_thrown_and_fallen_pieces_are_offered_to_be_lifted() -> None:
    found = building()
    assert "lift" not in found.offers(0)
    throw(found, die_white=1, die_black=2)
    assert found.offers(0)["lift"].free["brick"].choices == ("die-white", "die-black")
    found.put("die-white", "flat", 0, 0)
    found.put("die-black", "flat", 0, 1)
    found.do(0, "settle", bricks=[{"piece": "die-black", "how": "flat", "x": 400, "y": 50}])
    assert "die-black" not in found.view.values
    assert found.offers(0)["lift"].free["brick"].choices == ("die-white", "die-black")


def test_a_piece_is_thrown_once_at_a_time() -> None:
    found = building()
    assert found.refused(0, "throw", pieces=["die-white", "die-white"]).code == "brick-twice"
    assert found.refused(0, "throw", pieces=["die-pink"]).code == "no-such-brick"
    throw(found, die_white=1)
    found.put("die-white", "flat", 0, 0)
    found.do(0, "hold", brick="die-white")
    assert found.refused(0, "throw", pieces=["die-white"]).code == "brick-is-held"


def test_a_card_without_its_other_side_is_refused() -> None:
    with pytest.raises(Refusal) as no:
        Table(GAME, f"{sides(GATE, POST)}\n{TOWER}", 2)
    assert (no.value.code, no.value.params["id"]) == ("deck-sides", "d02")


def test_real_dice_are_thrown_on_the_table() -> None:
    found = building(bricks="real")
    assert found.refused(0, "throw", pieces=["die-white"]).code == "bricks-are-real"
    found.do(0, "claim")
    found.do(1, "confirm")
    assert found.last(Completed).card == "d01y"
