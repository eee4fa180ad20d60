"""How the networks learn: slopes that are slopes, and a pocket network that likes what the network likes."""

import numpy as np
import pytest

from breakhouse.bots.skipbo_breakers import distilling, features, network, pocket_network
from breakhouse.bots.skipbo_breakers.jit.playout import (
    add_others,
    begin,
    make_room,
    note_laid,
    pocket_move,
    pocket_playout,
)
from breakhouse.bots.skipbo_breakers.jit.search import drop_losers
from breakhouse.bots.skipbo_breakers.jit.selfplay import blank, self_play
from breakhouse.bots.skipbo_breakers.learner import BATCH, NetLearner
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.jit.listing import FEWEST, MOST_FEWEST, list_sets
from breakhouse.games.skipbo_breakers.jit.playout import MUST_LAY
from breakhouse.games.skipbo_breakers.kinds import demand_of
from breakhouse.games.skipbo_breakers.notation import parse_set


def samples(count: int) -> tuple[object, object, object]:
    room = blank(count)
    self_play(10**6, 2, network.load(2), False, 0.1, 0.8, 0.1, network.load(2), False, 3, *room)
    return room


def test_a_learner_learns_what_it_is_shown() -> None:
    room, learner = samples(3000), NetLearner(2, 1)
    first = learner.learn(room, 3000, 10 * BATCH, 1e-3)
    for _ in range(3):
        last = learner.learn(room, 3000, 20 * BATCH, 1e-3)
    assert last < 0.6 * first


@pytest.mark.parametrize("part", range(8))
def test_slopes_are_slopes(part: int) -> None:
    """Adam's first step goes a fixed length against the slope of every weight that has one."""
    room = samples(1500)
    learner = NetLearner(2, 1, network.load(2))
    before = [np.array(one, np.float64) for one in learner.net]
    rows = np.flatnonzero(room[1])[:BATCH]
    learner._step(room, rows, 1e-4)
    moved = (learner.net[part] - before[part]).reshape(-1)
    place = int(np.abs(learner._means[part]).argmax())
    slope = numeric_slope(before, part, place, room, rows)
    assert np.sign(moved[place]) == -np.sign(slope)
    assert learner._means[part][place] / 0.1 == pytest.approx(slope, rel=0.05)


def numeric_slope(parts: list[object], part: int, place: int, room: object, rows: object) -> float:
    losses = []
    for step in (1e-3, -1e-3):
        nudged = [np.array(one) for one in parts]
        nudged[part].reshape(-1)[place] += step
        losses.append(loss(nudged, room, rows))
    return (losses[0] - losses[1]) / 2e-3


def loss(parts: list[object], room: object, rows: object) -> float:
    w1, b1, w2, b2, w3, b3, w4, b4 = parts
    lit, count, target = room
    first = np.stack([b1 + w1[lit[row, : count[row]]].sum(0) for row in rows])
    out = np.maximum(np.maximum(np.maximum(first, 0) @ w2 + b2, 0) @ w3 + b3, 0) @ w4 + b4[0]
    return float(((out - target[rows] / network.POINTS) ** 2).mean())


def test_against_a_rival_only_one_seat_learns() -> None:
    """Alone against itself nobody is better off; alone against a network that knows nothing the network is."""
    room, strong, weak = blank(6000), network.load(2), network.blank(2)
    _, even, hands = self_play(10**6, 2, strong, False, 0.0, 1.0, 0.0, strong, True, 5, *room)
    _, edge, _ = self_play(10**6, 2, strong, False, 0.0, 1.0, 0.0, weak, True, 5, *room)
    assert hands > 400
    assert abs(even) < 2 < edge


def test_the_pocket_network_understands_the_network() -> None:
    _, little = distilling.distil(2, network.load(2), 1, choices=1500, passes=1)
    _, more = distilling.distil(2, network.load(2), 1, choices=1500, passes=6)
    assert more > little
    assert more > 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shipped_pocket_networks_fit(seats: int) -> None:
    rows, counts = pocket_network.load(seats)
    assert rows.shape == (pocket_network.size(seats) + 1, pocket_network.WIDTH)
    assert counts.shape == (pocket_network.WIDTH,)
    again = pocket_network.read(pocket_network.write((rows, counts)))
    assert (again[0] == rows).all()


@pytest.mark.parametrize("options", [0, MUST_LAY])
def test_a_playout_goes_out_and_loses_no_tile(options: int) -> None:
    hands = np.array(
        [t.parse_tiles("1 2 2 9 9 * 14"), t.parse_tiles("3 4 5 6 12 12"), t.parse_tiles("7 8 8 10 *")]
    )
    seen = t.FULL
    for hand in hands:
        seen = t.without(seen, int(hand))
    before = hands.copy()
    winner = pocket_playout(hands, 1, 0, 0, options, seen, pocket_network.load(3), make_room(3))
    assert hands[winner] == 0
    assert all(t.holds(int(old), int(new)) for old, new in zip(before, hands, strict=True))
    assert sum(t.count_tiles(int(hand)) > 0 for hand in hands) == 2


def test_the_sums_are_kept_as_lamps_go_out() -> None:
    """What is corrected step by step is what lighting all lamps anew would give."""
    rows, _ = pocket_network.load(2)
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
def test_a_pocket_move_is_the_one_that_all_lamps_like_best(top: str) -> None:
    """The quick sums of a choice give what the network says with every lamp lit anew."""
    rows, counts = pocket_network.load(2)
    hand, wanted = t.parse_tiles("2 3 4 4 5 5 6 9 9 9 12 *"), demand_of(parse_set(top)) if top else 0
    hands, table, room = np.array([hand, t.parse_tiles("1 7 8")]), t.parse_tiles("1 2 3 10"), make_room(2)
    begin(hands, table, rows, room)
    add_others(0, rows, room)
    tiles, demands = np.zeros(MOST_FEWEST, np.int64), np.zeros(MOST_FEWEST, np.int64)
    moves = [(int(tiles[n]), int(demands[n])) for n in range(list_sets(hand, wanted, FEWEST, tiles, demands))]
    moves += [(0, 0)] if top else []

    def worth(laid: int, demand: int) -> float:
        left = t.without(hand, laid)
        lit = [
            *network.lamps(0, np.array([12, 3]), t.without(t.without(t.FULL, table), hand), [0, 0], [[17] * 6] * 2)
        ]
        lit = [
            *(lamp for lamp in lit if lamp < pocket_network.OTHERS),
            pocket_network.OTHERS + 3 - 1,
            len(rows) - 1,
        ]
        layer = rows[lit + network.lamps_after(left, demand, 0 if laid else 1)].sum(0)
        return float(layer[0] + (counts * np.maximum(layer, 0)).sum())

    best = max(moves, key=lambda move: worth(*move))
    assert pocket_move(hand, 12, wanted, 0, 0, (rows, counts), room) == best


def test_moves_that_have_surely_lost_are_dropped() -> None:
    """In the same deals, the second move is a point worse in all, the third now and then better."""
    draw = np.random.default_rng(1)
    first = draw.normal(0, 10, 64)
    margins = np.stack([first, first - 1, first + draw.normal(0, 10, 64)])
    alive, values = np.ones(3, np.bool_), np.zeros(3)
    assert drop_losers(alive, values, margins.sum(1), margins @ margins.T, 64, 0.0, 2.5) == 2
    assert alive.tolist() == [True, False, True]
