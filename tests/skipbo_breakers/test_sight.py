"""Who may know what: whole views compared field by field, and states imagined from them."""

from random import Random

import msgspec
import pytest

from breakhouse.core import Chance
from breakhouse.core.rehearsal import rehearse
from breakhouse.games.skipbo_breakers import GAME
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.values import (
    BreakersOptions,
    BreakersView,
    Dealt,
    Laid,
    ScoredHand,
    Shown,
)
from tests.support.skipbo_breakers.table import Table

rule = pytest.mark.rule


def midway(**options: object) -> Table:
    """One finished round, then a run of three with one pass on it; the clock stands at 700."""
    table = Table("3 9 9 10 11 12", "4 1 1 5", "2 13 14 * 6", scores=(7, 0, 12), **options)
    table.play("3", "4", "-", "9", "-", "-")
    table.now = 700
    table.play("10 11 12", "-")
    return table


@rule("SB-05", "SB-R7", "SB-21")
def test_a_view_shows_exactly_this() -> None:
    view = GAME.view(midway().state, 2)
    assert view == BreakersView(
        seat=2,
        options=BreakersOptions(),
        scores=(7, 0, 12),
        counts=(1, 3, 5),
        mine="2 6 13 14 *",
        aside=0,
        draws=(),
        hand=1,
        round=2,
        opener=0,
        turn=2,
        since=700,
        lying=(Shown(0, 3, "run", "10 11 12", 12),),
        passed=(1,),
        put_aside=((Shown(0, 1), Shown(1, 1), Shown(0, 1)),),
        last_hand=None,
        winner=None,
    )
    for_all = msgspec.structs.replace(view, seat=None, mine=None)
    assert GAME.view(midway().state, None) == for_all


@rule("SB-R7")
def test_an_open_discard_shows_the_tiles_of_finished_rounds() -> None:
    view = GAME.view(midway(open_discard=True).state, None)
    assert view.put_aside == ((Shown(0, 1, tiles="3"), Shown(1, 1, tiles="4"), Shown(0, 1, tiles="9")),)


@rule("SB-R7", "SB-19")
def test_a_scored_hand_is_shown_completely() -> None:
    table = Table("3 9", "4 1", "2 2 5")
    table.play("3", "4", "-", "9")
    assert table.state.last_hand == ScoredHand(
        hand=1,
        winner=0,
        points=4,
        left=("", "1", "2 2 5"),
        rounds=((Shown(0, 1, tiles="3"), Shown(1, 1, tiles="4"), Shown(0, 1, tiles="9")),),
    )
    assert GAME.view(table.state, None).last_hand == table.state.last_hand
    table = Table("3 9 9", "4 1", "2 2 5")
    table.play("3", "4", "-", "-", "1")
    (first, last) = table.state.last_hand.rounds  # type: ignore[union-attr]
    assert [s.tiles for s in first] == ["3", "4"]
    assert last == (Shown(1, 1, tiles="1"),)


@rule("SB-R7", "SB-05")
def test_only_what_was_visible_of_deals_and_sets_can_be_looked_up() -> None:
    table = midway()
    dealt = Dealt(1, 0, ("3", "4", "5"), (1, 1, 1), "6", 9)
    assert GAME.recall(dealt, 1, table.state) == Dealt(1, 0, (None, "4", None), (1, 1, 1), None, 9)
    assert GAME.recall(dealt, None, table.state) == Dealt(1, 0, (None, None, None), (1, 1, 1), None, 9)
    earlier = msgspec.structs.replace(dealt, hand=0)
    assert GAME.recall(earlier, 1, table.state) == earlier
    over = msgspec.structs.replace(table.state, winner=1)
    assert GAME.recall(dealt, 1, over) == dealt
    finished = Laid(1, 1, 0, 3, "run", "3 4 5", 5, 2, 40)
    present = msgspec.structs.replace(finished, round=2)
    assert GAME.recall(finished, 0, table.state) == Laid(1, 1, 0, 3, left=2, at=40)
    assert GAME.recall(present, 0, table.state) == present
    assert GAME.recall(msgspec.structs.replace(finished, hand=0), 0, table.state).tiles == "3 4 5"  # type: ignore[union-attr]
    assert GAME.recall(finished, 0, over) == finished


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"open_discard": True}])
def test_an_imagined_state_is_one_that_the_view_allows(seats: int, options: dict[str, object]) -> None:
    rng = Random(f"{seats} {options}")
    for n, sitting in enumerate(rehearse(GAME, seats, {"target": 20, **options}, Chance.of("s").seed, rng)):
        if n % 9:
            continue
        state = sitting.match.state
        for seat in (*range(seats), None):
            view = GAME.view(state, seat)  # type: ignore[arg-type]
            imagined = GAME.imagine(view, rng)
            assert GAME.view(imagined, seat) == view
            places = [*imagined.hands, imagined.aside, *(s.tiles for s in imagined.lying)]
            places += [s.tiles for round_ in imagined.put_aside for s in round_]
            assert sorted(tile for place in places for tile in t.list_tiles(place)) == t.deck()
            if seat is not None:
                assert imagined.hands[seat] == state.hands[seat]  # type: ignore[attr-defined]


def test_imagination_is_not_memory() -> None:
    """What is hidden is dealt anew: other hands differ from the true ones, and from one another."""
    sitting = next(rehearse(GAME, 3, {}, Chance.of("s").seed, Random(1)))
    view = GAME.view(sitting.match.state, 0)  # type: ignore[arg-type]
    imagined = [GAME.imagine(view, Random(n)).hands[1] for n in range(20)]
    assert len(set(imagined)) == 20
    assert sitting.match.state.hands[1] not in imagined  # type: ignore[attr-defined]
