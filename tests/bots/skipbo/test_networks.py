"""The networks in the package: they fit what is computed with them, and the quick sums of playouts are right."""

import numpy as np
import pytest

from breakhouse.bots.skipbo_breakers import features, network, playout_network
from breakhouse.bots.skipbo_breakers.jit.playout import (
    add_others,
    begin,
    make_room,
    note_laid,
    play_out,
    playout_move,
)
from breakhouse.bots.skipbo_breakers.jit.search import drop_losers
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.jit.listing import FEWEST, MOST_FEWEST, list_sets
from breakhouse.games.skipbo_breakers.jit.playout import MUST_LAY
from breakhouse.games.skipbo_breakers.kinds import demand_of
from breakhouse.games.skipbo_breakers.notation import parse_set


def test_shipped_networks_are_small_and_fit() -> None:
    sizes = []
    for seats in (2, 3, 4):
        weights = network.load(seats)
        assert weights[0].shape == (features.size(seats), network.WIDTHS[0])
        sizes.append(len(network.write(weights)))
    assert sum(sizes) <= 1_000_000


def test_a_written_network_can_be_read_back() -> None:
    weights = network.load(2)
    again = network.read(network.write(weights))
    assert all((a == b).all() for a, b in zip(weights, again, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shipped_playout_networks_fit(seats: int) -> None:
    rows, counts = playout_network.load(seats)
    assert rows.shape == (playout_network.size(seats) + 1, playout_network.WIDTH)
    assert counts.shape == (playout_network.WIDTH,)
    again = playout_network.read(playout_network.write((rows, counts)))
    assert (again[0] == rows).all()


@pytest.mark.parametrize("options", [0, MUST_LAY])
def test_a_playout_plays_to_the_end_and_loses_no_tile(options: int) -> None:
    hands = np.array(
        [t.parse_tiles("1 2 2 9 9 * 14"), t.parse_tiles("3 4 5 6 12 12"), t.parse_tiles("7 8 8 10 *")]
    )
    seen = t.FULL
    for hand in hands:
        seen = t.without(seen, int(hand))
    before = hands.copy()
    winner = play_out(hands, 1, 0, 0, options, seen, playout_network.load(3), make_room(3))
    assert hands[winner] == 0
    assert all(t.holds(int(old), int(new)) for old, new in zip(before, hands, strict=True))
    assert sum(t.count_tiles(int(hand)) > 0 for hand in hands) == 2


def test_the_sums_are_kept_as_features_are_switched_off() -> None:
    """What is corrected step by step is what adding all features anew would give."""
    rows, _ = playout_network.load(2)
    hands, laid = np.array([t.parse_tiles("1 2 2 9 *"), t.parse_tiles("3 4 5 *")]), t.parse_tiles("2 2 *")
    room, fresh = make_room(2), make_room(2)
    begin(hands, 0, rows, room)
    left = t.without(int(hands[0]), laid)
    note_laid(0, int(hands[0]), left, laid, rows, room)
    begin(np.array([left, hands[1]]), laid, rows, fresh)
    assert np.allclose(room[0], fresh[0], atol=1e-3)
    assert (room[3] == fresh[3]).all()
    assert (room[4] == fresh[4]).all()
    assert features.UNSEEN == 64


@pytest.mark.parametrize("top", ["", "single 3", "run 1 2 3"])
def test_a_playout_move_is_the_one_that_all_features_like_best(top: str) -> None:
    """The quick sums of a choice give what the network says with every feature added anew."""
    rows, counts = playout_network.load(2)
    hand, wanted = t.parse_tiles("2 3 4 4 5 5 6 9 9 9 12 *"), demand_of(parse_set(top)) if top else 0
    hands, table, room = np.array([hand, t.parse_tiles("1 7 8")]), t.parse_tiles("1 2 3 10"), make_room(2)
    begin(hands, table, rows, room)
    add_others(0, rows, room)
    tiles, demands = np.zeros(MOST_FEWEST, np.int64), np.zeros(MOST_FEWEST, np.int64)
    moves = [(int(tiles[n]), int(demands[n])) for n in range(list_sets(hand, wanted, FEWEST, tiles, demands))]
    moves += [(0, 0)] if top else []

    def worth(laid: int, demand: int) -> float:
        left = t.without(hand, laid)
        unseen = t.without(t.without(t.FULL, table), hand)
        active = network.context_features(0, np.array([12, 3]), unseen, [0, 0], [[17] * 6] * 2)
        active = [
            *(one for one in active if one < playout_network.OTHERS),
            playout_network.OTHERS + 3 - 1,
            len(rows) - 1,
        ]
        layer = rows[active + network.features_after(left, demand, 0 if laid else 1)].sum(0)
        return float(layer[0] + (counts * np.maximum(layer, 0)).sum())

    best = max(moves, key=lambda move: worth(*move))
    assert playout_move(hand, 12, wanted, 0, 0, (rows, counts), room) == best


def test_moves_that_have_certainly_lost_are_pruned() -> None:
    """In the same deals, the second move is a point worse in all, the third now and then better."""
    draw = np.random.default_rng(1)
    first = draw.normal(0, 10, 64)
    margins = np.stack([first, first - 1, first + draw.normal(0, 10, 64)])
    alive, values = np.ones(3, np.bool_), np.zeros(3)
    assert drop_losers(alive, values, margins.sum(1), margins @ margins.T, 64, 0.0, 2.5) == 2
    assert alive.tolist() == [True, False, True]
