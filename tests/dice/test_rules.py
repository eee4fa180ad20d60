"""The dice game by number, each rule as a short piece of play."""

from dataclasses import replace
from typing import Any

import pytest

from breakhouse.core import Refusal
from breakhouse.games.blocks.brick import PIECES
from breakhouse.games.blocks.match_values import Completed, Started, Stopped, TurnedOver, TurnEnded
from breakhouse.games.blocks.turn_sum import Called
from breakhouse.games.blocks.workbench import Broken, Fault
from breakhouse.games.dice import GAME
from breakhouse.games.dice.values import CountingDown, ShuffledBack, Thrown
from tests.workbench.builder import Table

rule = pytest.mark.rule

GATE = "d01y 2 yellow coloured: die-white.@0,0 die-black.@1,0 cuboid-blue-@0,1 die-yellow.@0,2"
"""The sheet's example: white and black on the table, the blue cuboid across both, the yellow die on it."""
TOWER = "d02y 1 yellow neutral: die.@0,0 die.@0,1"
POST = "d03y 3 yellow coloured: die-red.@0,0 cuboid-orange|@0,1 die-green.@0,3"
MIXED = "d04y 2 yellow neutral: die.@0,0 cuboid|@1,0 cuboid-@0,2 die.@0,1"
THREE = "d05y 1 yellow free: 3"
FOUR = "d06y 2 yellow free: 4"


def sides(*cards: str) -> str:
    """These yellow sides with a blue side each, which no match of these tests plays."""
    blue = [f"{card.split()[0][:-1]}b 3 blue free: 4" for card in cards]
    return "\n".join((*cards, *blue))


class Loaded:
    """Chance that gives what the test wants: the small die, throws by piece, cards in order."""

    def __init__(self, dice: dict[str, list[int]], small: list[int]) -> None:
        self.dice, self.small = dice, small

    def stream(self, purpose: str, counter: int) -> Any:
        return _Drawn(self, purpose, counter)


class _Drawn:
    def __init__(self, of: Loaded, purpose: str, counter: int) -> None:
        self.of, self.purpose, self.counter, self.drawn = of, purpose, counter, 0

    def choice(self, items: Any) -> Any:
        if self.purpose == "die":
            return self.of.small[self.counter % len(self.of.small)] if self.of.small else 0
        return items[0]

    def below(self, n: int) -> int:
        if self.purpose != "throw":
            return 0
        self.drawn += 1
        wanted = self.of.dice.get("throw", [1])
        return min(n, wanted[(self.drawn - 1) % len(wanted)]) - 1


def table(*cards: str, seats: int = 2, **options: Any) -> Table:
    return Table(GAME, sides(*(cards or (GATE,))), seats, **{"first": 0, "level": "introduction", **options})


def load(found: Table, throw: list[int] | None = None, small: list[int] | None = None) -> Table:
    """From now on a throw shows these values, in the order of the box."""
    found.sitting.match = replace(
        found.sitting.match,
        chance=Loaded({"throw": throw or [1]}, small or []),  # type: ignore[arg-type]
    )
    return found


def building(*cards: str, seats: int = 2, **options: Any) -> Table:
    found = load(table(*cards, seats=seats, **{"timer": "off", **options}))
    found.do(0, "ready")
    found.wait(3000)
    return found


def throw(found: Table, **values: int) -> None:
    """Throws these pieces (die_red=3) so that they show these values, and waits until they lie."""
    names = {name.replace("_", "-"): value for name, value in values.items()}
    order = [piece for piece in GAME.box if piece in names]
    load(found, [names[piece] for piece in order])
    found.do(found.architect, "throw", pieces=list(names))
    found.wait(600)


def gate(found: Table) -> Any:
    found.put("die-white", "flat", 0, 0)
    found.put("die-black", "flat", 1, 0)
    found.put("cuboid-blue", "lying", 0, 1)
    return found.put("die-yellow", "flat", 0, 2)[-1]


@rule("DI-01", "DI-R4", "DI-R11")
def test_six_dice_and_two_cuboids_each_named_by_form_and_colour() -> None:
    box = [piece.id for piece in table().view.box]
    assert box == [
        "die-white",
        "die-yellow",
        "die-blue",
        "die-black",
        "die-red",
        "die-green",
        "cuboid-blue",
        "cuboid-orange",
    ]
    assert [PIECES[id].mass for id in box] == [1] * 6 + [2] * 2


@rule("DI-02", "DI-R11")
def test_the_oldest_begins_and_the_right_neighbour_is_the_stopper() -> None:
    found = table(seats=4, first=2)
    assert (found.architect, found.view.timekeeper) == (2, 1)
    assert {Table(GAME, sides(GATE), 4, str(n), level="introduction").architect for n in range(40)} == {0, 1, 2, 3}
    assert table(seats=2).view.timekeeper == 1


LONG = "\n".join(
    f"d{n:02}{side} 1 {number} free: {3 + (side == 'b')}"
    for n in range(1, 31)
    for side, number in (("y", "yellow"), ("b", "blue"))
)


@rule("DI-03")
@pytest.mark.parametrize(
    ("level", "colours"), [("introduction", {"yellow"}), ("advanced", {"blue"}), ("basic", {"yellow", "blue"})]
)
def test_the_level_says_which_sides_are_in_play(level: str, colours: set[str]) -> None:
    found = Table(GAME, LONG, 2, first=0, level=level, bricks="real", timer="off")
    assert found.view.left == 30
    found.do(0, "ready")
    found.wait(3000)
    numbers = [found.card.number]
    for _ in range(29):
        found.complete()
        if found.state.turn.phase == "building":
            numbers.append(found.card.number)
    assert set(numbers) == colours
    if level == "basic":
        assert numbers.count("yellow") == 15


@rule("DI-03", "DI-R12")
def test_the_pile_does_not_tell_which_side_comes() -> None:
    found = Table(GAME, LONG, 2, first=0, level="basic")
    assert all(id[-1].isdigit() for layer in found.view.pile.layers for id in layer)
    assert found.view.turn.card is None


@rule("DI-04")
def test_the_stopper_starts_and_calls_the_sum_after_every_roll_also_a_blank() -> None:
    found = load(table(stopper="player", seats=3), small=[2, 3, 1, 0, 2, 2, 0, 1])
    assert found.view.timekeeper == 2
    assert found.refused(0, "start").code == "the-stopper-starts"
    assert found.refused(2, "ready").code == "say-start"
    started = found.do(2, "start")[0]
    assert isinstance(started, Started)
    assert started.sound == "start"
    called = [found.do(2, "roll", after=2000)[0] for _ in range(8)]
    assert [e.call for e in called if isinstance(e, Called)] == [2, 5, 6, 6, 8, 10, 10, 11]


@rule("DI-04", "DI-11")
def test_at_thirty_or_more_the_turn_ends_at_once() -> None:
    found = load(table(), small=[3])
    found.do(0, "ready")
    found.wait(3000 + 9 * 2000)
    assert found.state.tally.total == 27
    events = found.wait(2000)
    assert [type(e) for e in events[:3]] == [Called, Stopped, TurnEnded]
    assert events[0].total == 30  # type: ignore[attr-defined]
    ended = found.last(TurnEnded)
    assert (ended.points, ended.unfinished) == (0, "d01y")
    assert found.refused(0, "throw", pieces=["die-white"]).code == "time-is-up"


@rule("DI-05")
def test_the_builder_takes_what_the_card_needs_and_the_match_rolls_it() -> None:
    found = building()
    assert found.refused(0, "lift", brick="die-white").code == "throw-first"
    assert found.refused(0, "throw", pieces=["die-red"]).code == "not-needed"
    assert found.refused(1, "throw", pieces=["die-white"]).code == "not-the-architect"
    load(found, [1, 6, 2, 3])
    (thrown,) = found.do(0, "throw", pieces=["cuboid-blue", "die-black", "die-yellow", "die-white"])
    assert isinstance(thrown, Thrown)
    assert found.view.values == {"die-white": 1, "die-yellow": 6, "die-black": 2, "cuboid-blue": 3}
    assert found.view.needs.pieces == ("die-white", "die-black", "cuboid-blue", "die-yellow")


@rule("DI-06")
def test_all_or_some_may_be_rolled_again_as_often_as_wanted() -> None:
    found = building()
    throw(found, die_white=5, die_black=5, cuboid_blue=1, die_yellow=1)
    throw(found, die_white=1, die_black=2)
    throw(found, cuboid_blue=2)
    assert found.view.values == {"die-white": 1, "die-black": 2, "cuboid-blue": 2, "die-yellow": 1}


@rule("DI-07")
def test_built_in_pieces_may_be_taken_and_rolled_but_not_from_under_others() -> None:
    found = building()
    throw(found, die_white=3, die_black=3, cuboid_blue=2, die_yellow=2)
    put = gate(found)
    assert put.verdict.matched
    assert {(f.piece, f.below) for f in put.faults} == {("cuboid-blue", "die-white"), ("cuboid-blue", "die-black")}
    no = found.refused(0, "throw", pieces=["die-white"])
    assert (no.code, no.params["other"]) == ("something-rests-on-it", "cuboid-blue")
    throw(found, cuboid_blue=4, die_yellow=4)
    assert found.state.bench.find("cuboid-blue") is None
    found.put("cuboid-blue", "lying", 0, 1)
    (put,) = found.put("die-yellow", "flat", 0, 2)
    assert put.faults == ()  # type: ignore[attr-defined]
    assert isinstance(found.wait(1000)[0], Completed)


@rule("DI-08", "DI-R1")
@pytest.mark.parametrize(
    ("white", "black", "cuboid", "yellow", "wrong"),
    [
        (1, 2, 2, 2, []),
        (1, 3, 4, 6, []),
        (1, 2, 1, 2, [Fault("pips", "cuboid-blue", 1, "die-black", 2)]),
        (2, 2, 1, 2, [("cuboid-blue", "die-white"), ("cuboid-blue", "die-black")]),
        (1, 2, 3, 2, [Fault("pips", "die-yellow", 2, "cuboid-blue", 3)]),
        (1, 1, 1, 1, []),
    ],
)
def test_the_worked_example(white: int, black: int, cuboid: int, yellow: int, wrong: list[Any]) -> None:
    found = building()
    throw(found, die_white=white, die_black=black, cuboid_blue=cuboid, die_yellow=yellow)
    put = gate(found)
    assert put.verdict.matched
    told = [f if isinstance(w, Fault) else (f.piece, f.below) for f, w in zip(put.faults, wrong, strict=True)]
    assert told == wrong
    assert (put.stands_at is not None) is (not wrong)
    found.wait(1000)
    assert (len(found.state.turn.done) == 1 or found.state.turn.number == 1) is (not wrong)


@rule("DI-09", "DI-R6", "DI-R7")
def test_an_upright_cuboid_takes_any_value_below_and_above() -> None:
    found = building(POST)
    throw(found, die_red=6, cuboid_orange=1, die_green=1)
    found.put("die-red", "flat", 0, 0)
    found.put("cuboid-orange", "upright", 0, 1)
    (put,) = found.put("die-green", "flat", 0, 3)
    assert put.verdict.matched  # type: ignore[attr-defined]
    assert put.faults == ()  # type: ignore[attr-defined]
    assert found.view.values["cuboid-orange"] == 0


@rule("DI-R7")
def test_across_a_die_and_an_upright_cuboid_only_the_die_binds() -> None:
    found = building(MIXED)
    throw(found, die_white=1, die_yellow=4, cuboid_blue=3, cuboid_orange=2)
    found.put("die-white", "flat", 0, 0)
    found.put("cuboid-blue", "upright", 1, 0)
    found.put("die-yellow", "flat", 0, 1)
    (put,) = found.put("cuboid-orange", "lying", 0, 2)
    assert put.verdict.matched  # type: ignore[attr-defined]
    assert put.faults == (Fault("pips", "cuboid-orange", 2, "die-yellow", 4),)  # type: ignore[attr-defined]


@rule("DI-R7")
def test_touching_sides_do_not_count() -> None:
    found = building("d09y 1 yellow neutral: die.@0,0 die.@1,0")
    throw(found, die_white=6, die_yellow=1)
    found.put("die-white", "flat", 0, 0)
    (put,) = found.put("die-yellow", "flat", 1, 0)
    assert put.faults == ()  # type: ignore[attr-defined]


@rule("DI-10", "DI-R8")
def test_a_finished_construction_is_knocked_down_and_everything_is_rolled_anew() -> None:
    found = building(GATE, POST)
    first = found.card
    assert first.id == "d01y"
    throw(found, die_white=1, die_black=1, cuboid_blue=1, die_yellow=1)
    gate(found)
    events = found.wait(1000)
    assert [type(e) for e in events] == [Completed, Broken, TurnedOver]
    assert events[1].sound == "crash"  # type: ignore[attr-defined]
    assert found.state.turn.done == (first,)
    assert (found.state.bench.placed, found.view.values, found.view.in_play) == ((), {}, ())
    assert found.refused(0, "lift", brick="die-red").code == "throw-first"
    found.do(0, "finish")
    assert found.state.scores == (first.points, 0)


@rule("DI-12", "DI-R5")
def test_cards_are_shuffled_back_and_the_old_builder_is_the_new_stopper() -> None:
    found = building(GATE, POST, TOWER, seats=3)
    throw(found, die_white=1, die_black=1, cuboid_blue=1, die_yellow=1)
    gate(found)
    found.wait(1000)
    assert found.view.left == 1
    found.do(0, "finish")
    assert found.last(ShuffledBack) == ShuffledBack(2, 2)
    assert found.view.left == 3
    assert (found.architect, found.view.timekeeper) == (1, 0)


@rule("DI-R5")
def test_in_the_basic_level_cards_come_back_with_a_side_drawn_at_random() -> None:
    back = []
    for seed in range(60):
        found = Table(GAME, LONG, 2, str(seed), first=0, bricks="real", timer="off")
        found.do(0, "ready")
        found.wait(3000)
        found.complete()
        found.do(0, "finish")
        shuffled = found.last(ShuffledBack)
        assert shuffled.cards == 2
        assert (
            found.state.yellow
            == 15 - sum(e.card.number == "yellow" for e in found.all(TurnedOver)) + shuffled.yellow
        )
        back.append(shuffled.yellow)
    assert set(back) == {0, 1, 2}


@rule("DI-R5")
def test_a_pile_that_runs_out_ends_the_turn() -> None:
    found = building(TOWER)
    throw(found, die_white=1, die_yellow=2)
    found.put("die-white", "flat", 0, 0)
    found.put("die-yellow", "flat", 0, 1)
    events = found.wait(1000)
    stopped = next(e for e in events if isinstance(e, Stopped))
    assert stopped.why == "no-cards"
    assert found.architect == 1
    assert found.view.left == 1


@rule("DI-13")
def test_a_coloured_card_says_which_piece_goes_where() -> None:
    found = building()
    throw(found, die_white=1, die_black=1, cuboid_blue=1, die_yellow=1)
    found.put("die-black", "flat", 0, 0)
    found.put("die-white", "flat", 1, 0)
    found.put("cuboid-blue", "lying", 0, 1)
    (put,) = found.put("die-yellow", "flat", 0, 2)
    assert not put.verdict.matched  # type: ignore[attr-defined]
    assert put.verdict.differences[0].what == "swapped"  # type: ignore[attr-defined]


@rule("DI-14", "DI-R9")
def test_a_neutral_card_leaves_the_choice_of_pieces_but_not_of_their_number() -> None:
    found = building(TOWER)
    assert (found.view.needs.dice, found.view.needs.cuboids) == (2, 0)
    no = found.refused(0, "throw", pieces=["die-red", "die-green", "die-blue"])
    assert (no.code, no.params["n"]) == ("too-many-in-play", 2)
    assert found.refused(0, "throw", pieces=["cuboid-blue"]).code == "too-many-in-play"
    throw(found, die_red=6, die_green=3)
    assert found.refused(0, "throw", pieces=["die-blue"]).code == "too-many-in-play"
    assert found.refused(0, "throw", pieces=["die-blue"], out=["die-white"]).code == "not-in-play"
    found.put("die-green", "flat", 0, 0)
    assert found.refused(0, "throw", pieces=["die-blue"], out=["die-green"]).code == "take-it-off-first"
    load(found, [4])
    found.do(0, "throw", pieces=["die-blue"], out=["die-red"])
    assert found.view.values == {"die-green": 3, "die-blue": 4}
    assert found.view.in_play == ("die-green", "die-blue")
    found.wait(600)
    (put,) = found.put("die-blue", "flat", 0, 1)
    assert put.verdict.matched  # type: ignore[attr-defined]


@rule("DI-R9")
def test_two_dice_never_stand_for_a_cuboid() -> None:
    found = building("d09y 1 yellow neutral: cuboid-@0,0 die.@0,1")
    assert found.refused(0, "throw", pieces=["die-red", "die-green"]).code == "too-many-in-play"


@rule("DI-15", "DI-R10")
def test_red_cards_any_pieces_any_construction_but_one_on_the_table() -> None:
    found = building(THREE)
    no = found.refused(0, "throw", pieces=["die-red", "die-green", "die-blue", "die-white"])
    assert (no.code, no.params["n"]) == ("too-many-in-play", 3)
    throw(found, die_red=5, cuboid_blue=4, die_green=1)
    found.put("die-red", "flat", 0, 0)
    found.put("cuboid-blue", "upright", 0, 1)
    (put,) = found.put("die-green", "flat", 2, 0)
    assert not put.verdict.matched  # type: ignore[attr-defined]
    found.do(0, "lift", brick="die-green")
    (put,) = found.do(0, "place", after=200, brick="die-green", how="flat", x=50, y=350)
    assert put.verdict.matched  # type: ignore[attr-defined]
    assert put.faults == ()  # type: ignore[attr-defined]
    four = building(FOUR)
    throw(four, die_white=1, die_yellow=2, die_blue=3, die_black=2)
    for n, piece in enumerate(("die-white", "die-yellow", "die-blue", "die-black")):
        (put,) = four.put(piece, "flat", 0, n)
    assert put.verdict.matched  # type: ignore[attr-defined]
    assert put.faults == (Fault("pips", "die-black", 2, "die-blue", 3),)  # type: ignore[attr-defined]


@rule("DI-16", "DI-R2")
def test_after_three_turns_each_the_highest_sum_wins_and_ties_share() -> None:
    found = building(GATE, POST)
    for n in range(6):
        assert found.sitting.match.outcome() is None
        who = found.architect
        if n:
            found.do(who, "ready")
            found.wait(3000)
        if n == 1:
            throw(found, die_white=1, die_black=1, cuboid_blue=1, die_yellow=1)
            gate(found)
            found.wait(1000)
        found.do(who, "finish")
    outcome = found.sitting.match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 2), (1,))
    even = building(turns=1)
    even.do(0, "finish")
    even.do(1, "ready")
    even.wait(3000)
    even.do(1, "finish")
    outcome = even.sitting.match.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


# Rulings


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
def test_what_is_knocked_down_by_hand_has_fallen_too() -> None:
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
def test_a_turn_without_timer_ends_when_the_builder_says_so() -> None:
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


def test_each_is_offered_what_is_theirs_to_say() -> None:
    by_stopper = table(stopper="player", seats=3)
    assert [sorted(by_stopper.offers(seat)) for seat in range(3)] == [[], [], ["start"]]
    by_table = table(seats=3)
    assert [sorted(by_table.offers(seat)) for seat in range(3)] == [["ready"], [], []]


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
