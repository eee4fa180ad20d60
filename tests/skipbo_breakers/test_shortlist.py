"""The few sets worth considering: one of every kind, nothing torn apart, wilds and Breakers last."""

import time

import pytest

from breakhouse.core.offers import shortlist
from breakhouse.games.skipbo_breakers import GAME
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import TileSet, places, readings
from breakhouse.games.skipbo_breakers.shortlist import FEW
from breakhouse.games.skipbo_breakers.values import Lay
from tests.support.skipbo_breakers.table import Table


def few(table: Table) -> list[str]:
    seat = table.state.turn
    assert seat is not None
    offers = GAME.legal(table.state, seat, 0)
    found = shortlist(GAME, GAME.view(table.state, seat), offers)
    assert all(one in offers for one in found)
    return [one.set for one in found if isinstance(one, Lay)]


def test_a_shortlist_of_hundreds_keeps_a_few_of_every_kind() -> None:
    table = Table("1 1 2 3 4 5 6 7 8 9 9 9 11 12 12 13 14 * * *", "1")
    offers = GAME.legal(table.state, 0, 0)
    assert len(offers) > 300
    found = shortlist(GAME, GAME.view(table.state, 0), offers)
    kinds = [one.kind for one in found if isinstance(one, Lay)]
    assert len(found) <= FEW
    assert set(kinds) == {"single", "pair", "pairs", "run", "breaker"}
    assert kinds[-1] == "breaker", "Breakers come last"


def test_a_follower_is_offered_the_lowest_set_that_beats_and_splits_nothing() -> None:
    table = Table("3 1 1", "2 2 5 6 7 9 10 10 12 15 * 13 13 13")
    table.play("3")
    found = few(table)
    assert found[:2] == ["9", "12"], "no number out of a pair or a run, as long as there are others"
    assert found[-1] == "13 13 13"
    assert "*" not in found


def test_a_short_list_of_offers_is_not_shortened() -> None:
    assert few(Table("3 9", "1")) == []
    table = Table("3 1 1", "1 9")
    table.play("3")
    assert few(table) == []


def test_shortlisting_takes_no_noticeable_time() -> None:
    table = Table("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 1 * * * *", "1")
    view, offers = GAME.view(table.state, 0), GAME.legal(table.state, 0, 0)
    shortlist(GAME, view, offers)
    began = time.process_time()
    for _ in range(20):
        shortlist(GAME, view, offers)
    assert (time.process_time() - began) / 20 < 0.05, f"{len(offers)} offers"


@pytest.mark.rule("SB-15")
@pytest.mark.parametrize(
    ("kind", "tiles", "placed"),
    [
        ("run", "6 8 *", "6 *7 8"),
        ("run", "14 15 *", "*13 14 15"),
        ("run", "13 * *", "13 *14 *15"),
        ("pairs", "3 3 4 *", "3 3 4 *4"),
        ("pairs", "14 15 * *", "14 *14 15 *15"),
        ("pair", "4 *", "4 *4"),
        ("pair", "* *", "*16 *16"),
        ("breaker", "8 8 8", "8 8 8"),
        ("single", "*", "*16"),
    ],
)
def test_a_wild_is_placed_at_the_number_it_stands_for(kind: str, tiles: str, placed: str) -> None:
    one: TileSet = next(found for found in readings(t.parse_tiles(tiles)) if found.kind == kind)
    assert " ".join(f"*{n}" if tile == t.WILD else str(n) for tile, n in places(one)) == placed
