"""What hands can do: a program at machine speed is held to it where the match counts, and marked elsewhere."""

from itertools import pairwise

import pytest

from breakhouse.bots import make_bot
from breakhouse.bots.party import Party
from breakhouse.core import Refusal, log
from breakhouse.core.entry import OddDeed
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.games.blocks.bench.pace import FIVE_MS, FIVE_TYPED_MS, REACH_MS, REST_MS
from breakhouse.games.blocks.bench.workbench import ROW, Lifted, Placed
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.speech import missing_from
from breakhouse.games.blocks.match.values import Completed, Started
from tests.support.building.hands import BUILDING, WAY, begun, hurry, put
from tests.support.building.table import Table
from tests.support.building.whole_match import written


def most_bricks(ms: int, five: int) -> int:
    """What the limits leave: every fifth brick is placed no sooner than `five` after the first was lifted, and the
    next is lifted after it."""
    return ROW * (ms // five + 1)


@pytest.mark.parametrize("hands", ["free", "typed", "grid"])
@pytest.mark.parametrize("id", BUILDING)
def test_where_a_match_counts_a_program_builds_no_faster_than_the_limits_allow(id: str, hands: str) -> None:
    program = hurry(id, strict=True, reach_ms=0, hands="grid" if hands == "grid" else "free")
    program.path = WAY if hands == "free" else []
    program.turn()
    five = FIVE_MS + REST_MS if hands == "free" else FIVE_TYPED_MS
    began, ended = program.last(Started).at, program.hands[-1].at
    placed, lifted = program.all(Placed), program.all(Lifted)
    assert ROW < len(placed) <= most_bricks(ended - began, five)
    assert min(p.at - e.at for e, p in zip(lifted, placed, strict=False)) >= REACH_MS
    assert min(p.at - e.at for e, p in zip(lifted, placed[ROW - 1 :], strict=False)) >= five - REST_MS
    assert not any(event.odd for event in placed)


def test_where_a_match_counts_the_limits_halve_what_an_unlimited_program_builds() -> None:
    """What the audit saw, 31 cards in a turn; and every brick of it is found again in the log."""
    free, strict = hurry(), hurry(strict=True)
    for program in (free, strict):
        program.turn()
    assert strict.late > 0
    assert len(strict.all(Completed)) <= 0.55 * len(free.all(Completed))
    assert find(strict) == []
    assert len(find(free)) == free.view.odd[0]


def test_where_nothing_is_at_stake_impossible_speed_is_marked_and_counted() -> None:
    program = hurry()
    program.turn()
    placed = program.all(Placed)
    assert {event.odd for event in placed} == {"", "too-fast"}
    assert program.view.odd == (sum(bool(event.odd) for event in placed), 0)


def find(found: Table) -> list[OddDeed]:
    """What the referee finds when it judges the match again; lifting too soon isn't marked in play."""
    deeds = log.find_impossible_hands(found.game, written(found))
    placing = {entry.seq for entry in found.sitting.log if b'"do":"place"' in bytes(entry.command)}
    return [deed for deed in deeds if deed.seq in placing]


@pytest.mark.parametrize("strict", [True, False])
def test_a_brick_that_would_certainly_fall_must_be_held_or_propped_in_any_order(strict: bool) -> None:
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


def test_the_same_brick_stays_while_a_hand_holds_it() -> None:
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


def test_where_a_match_counts_the_other_hand_holds_at_most_two_bricks() -> None:
    table = begun(strict=True)
    for n, brick in enumerate(("red", "white", "brown")):
        put(table, brick, "lying", 4 * n, 0)
    table.do(0, "hold", brick="red")
    table.do(0, "hold", brick="white")
    assert table.refused(0, "hold", brick="brown").code == "other-hand-is-full"


def test_bricks_resting_on_a_lifted_brick_may_come_along() -> None:
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


def test_a_refusal_does_not_repeat_a_long_name() -> None:
    table = begun()
    pose = {"piece": "x" * 3000, "how": "lying", "x": 0, "y": 50}
    assert len(str(table.refused(0, "settle", bricks=[pose]).params["brick"])) <= 40
