"""What hands can do: a program at machine speed is held to it where the match counts, and marked where not."""

from itertools import pairwise
from typing import Any

import pytest

from breakhouse.bots import make_bot
from breakhouse.bots.party import Party
from breakhouse.core import Refusal
from breakhouse.core.match import Sitting
from breakhouse.games import game, shelf
from breakhouse.games.blocks.bench.pace import FIVE_MS, FIVE_ON_GRID_MS, REACH_MS, REST_MS
from breakhouse.games.blocks.bench.workbench import ROW, Lifted, Placed
from breakhouse.games.blocks.cards.card import Card, Step
from breakhouse.games.blocks.match.speech import missing_from
from breakhouse.games.blocks.match.values import Completed
from tests.workbench.builder import Table

BUILDING = [id for id, rules in shelf().items() if rules.manifest.paced]


class Program:
    """Builds as fast as it is let, by the card's own order, and never holds anything."""

    def __init__(self, id: str = "classic", **options: Any) -> None:
        self.table = begun(id, **options)
        self.late = 0

    def do(self, do: str, **fields: Any) -> None:
        """At once, or when it may."""
        table = self.table
        while True:
            try:
                table.do(0, do, **fields)
                return
            except Refusal as no:
                if no.code != "too-fast":
                    raise
                self.late += 1
                table.wait(int(no.params["left"]))

    def build(self, card: Card) -> bool:
        table, named = self.table, self.table.assigned(card)
        if table.state.bench.placed:
            self.do("break")
        for step in card.order or [Step(n) for n in range(len(card.pieces))]:
            brick, pose = named[step.put], card.pieces[step.put]
            self.do("lift", brick=brick)
            try:
                self.do("place", brick=brick, how=pose.how, x=pose.x, y=pose.y)
            except Refusal as no:
                if no.code != "would-fall":
                    raise
                return False
        table.wait(1000)
        return True

    def turn(self) -> int:
        """A whole turn; the cards that were done."""
        while self.table.state.turn.number == 0 and self.table.state.turn.phase == "building":
            try:
                self.build(self.table.card)
            except Refusal:
                break
        return len(self.table.all(Completed))


def test_a_program_scores_no_more_than_quick_hands_could_where_it_counts() -> None:
    free, strict = Program(), Program(strict=True)
    most, allowed = free.turn(), strict.turn()
    assert strict.late > 0
    assert allowed <= 0.65 * most
    placed = [event for event in strict.table.happened if isinstance(event, Placed)]
    lifted = [event for event in strict.table.happened if isinstance(event, Lifted)]
    assert min(p.at - e.at for e, p in zip(lifted, placed, strict=False)) >= REACH_MS
    assert min(e.at - p.at for p, e in zip(placed, lifted[1:], strict=False)) >= REST_MS
    rows = zip(lifted, placed[ROW - 1 :], strict=False)
    assert min(p.at - e.at for e, p in rows) >= FIVE_MS
    assert not any(p.odd for p in placed)


def test_where_nothing_is_at_stake_it_is_marked_and_counted() -> None:
    program = Program()
    program.turn()
    placed = [event for event in program.table.happened if isinstance(event, Placed)]
    assert {event.odd for event in placed} == {"", "too-fast"}
    assert program.table.view.odd == (sum(bool(event.odd) for event in placed), 0)


def test_on_the_grid_there_is_only_a_floor() -> None:
    program = Program(strict=True, hands="grid", reach_ms=0)
    program.turn()
    placed = [event for event in program.table.happened if isinstance(event, Placed)]
    lifted = [event for event in program.table.happened if isinstance(event, Lifted)]
    assert min(p.at - e.at for e, p in zip(lifted, placed, strict=False)) >= REACH_MS
    assert min(p.at - e.at for e, p in zip(lifted, placed[ROW - 1 :], strict=False)) == FIVE_ON_GRID_MS


def put(table: Table, brick: str, how: str, left: float, bottom: float) -> Any:
    table.wait(1000)
    return table.put(brick, how, left, bottom)


def begun(id: str = "classic", **options: Any) -> Table:
    table = Table(game(id), turns=1, first=0, **options)
    if "roll" in table.offers(0):
        table.do(0, "roll")
    table.do(0, "start")
    return table


@pytest.mark.parametrize("strict", [True, False])
def test_what_certainly_falls_must_be_held_or_propped_whatever_the_order(strict: bool) -> None:
    table = begun(strict=strict)
    put(table, "red", "standing", 0, 0)
    if strict:
        with pytest.raises(Refusal, match="would-fall"):
            put(table, "white", "lying", 0, 3)
        table.do(0, "lay-aside", brick="white")
    else:
        assert put(table, "white", "lying", 0, 3)[0].odd == "would-fall"
        return
    put(table, "brown", "standing", 2, 0)  # a prop
    assert put(table, "white", "lying", 0, 3)[0].odd == ""


def test_with_a_hand_on_it_the_same_brick_stays() -> None:
    table = begun(strict=True)
    put(table, "red", "standing", 0, 0)
    table.wait(1000)
    table.do(0, "lift", brick="white")
    table.do(0, "hold", brick="white")
    placed = table.do(0, "place", after=200, brick="white", how="lying", x=150, y=350)[0]
    assert isinstance(placed, Placed)
    assert not placed.odd
    put(table, "brown", "standing", 2, 0)
    table.do(0, "release", brick="white")


def test_the_other_hand_holds_two_bricks_and_no_more_where_it_counts() -> None:
    table = begun(strict=True)
    for n, brick in enumerate(("red", "white", "brown")):
        put(table, brick, "lying", 4 * n, 0)
    table.do(0, "hold", brick="red")
    table.do(0, "hold", brick="white")
    assert table.refused(0, "hold", brick="brown").code == "other-hand-is-full"


def test_what_rests_on_a_lifted_brick_may_come_along() -> None:
    table = begun(strict=True)
    put(table, "red", "lying", 0, 0)
    put(table, "white", "lying", 0, 1)
    table.wait(1000)
    table.do(0, "lift", brick="red")
    assert table.view.bench.aboard == ("white",)
    table.do(0, "place", after=300, brick="red", how="lying", x=650, y=50)
    table.do(0, "settle", bricks=[{"piece": "white", "how": "lying", "x": 650, "y": 150}])
    assert put(table, "brown", "lying", -6, 0)[0].odd == ""


@pytest.mark.parametrize("id", BUILDING)
def test_views_and_events_do_not_say_how_a_card_can_be_built(id: str) -> None:
    rules = game(id)
    sitting = Sitting.start(rules, ["a", "b"], {"turns": 1})
    Party(sitting, [make_bot(id, "expert", seat) for seat in range(2)]).play()
    match, shown = sitting.rewind(), 0
    for entry in sitting.log:
        for event in entry.read_events(rules):
            for seat in (None, 0, 1):
                seen = rules.redact(event, seat)
                card = getattr(seen, "card", None)
                shown += isinstance(card, Card)
                assert not isinstance(card, Card) or not card.order
        match = match.replay(entry)
        view = rules.view(match.state, 0)
        assert all(not card.order for card in (*view.turn.done, *filter(None, [view.turn.card])))
    assert shown


def test_the_next_missing_brick_is_the_lowest_then_the_leftmost() -> None:
    table = begun()
    verdict = table.view.turn.verdict
    pieces = table.card.pieces
    where = [
        (pieces[d.target].bottom, pieces[d.target].left) for d in missing_from(verdict) if d.target is not None
    ]
    assert where == sorted(where)
    assert len(where) == len(pieces)


@pytest.mark.parametrize("level", ["beginner", "casual", "strong", "expert"])
@pytest.mark.parametrize("id", BUILDING)
def test_hands_at_human_speed_are_never_refused_or_marked(id: str, level: str) -> None:
    rules = game(id)
    sitting = Sitting.start(rules, ["a", "b"], {"turns": 2})
    Party(sitting, [make_bot(id, level, seat) for seat in range(2)]).play()
    events = [event for entry in sitting.log for event in entry.read_events(rules)]
    placed = [event for event in events if isinstance(event, Placed)]
    assert len(placed) >= 15
    assert [event.odd for event in placed] == [""] * len(placed)
    hands = [event for event in events if isinstance(event, Placed | Lifted)]
    rests = [b.at - a.at for a, b in pairwise(hands) if isinstance(a, Placed) and isinstance(b, Lifted)]
    assert min(rests) >= REST_MS
